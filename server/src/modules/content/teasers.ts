import type { PageRow, Teaser } from './store.ts';

/** A heading in a long text that can be linked to. */
export interface Anchor {
  readonly anchor: string;
  readonly title: string;
}

export interface ShownTeaser extends Teaser {
  /** The editor's, or one made of the teaser's place. */
  readonly id: string;
  /** The headings of a long text. */
  readonly contents: readonly Anchor[];
}

/** So many headings want a table of contents. */
const longText = 5;

/** The rows of a page as they are shown: every teaser with an id, long texts with anchors. */
export function rowsOf({
  path,
  rows,
}: Pick<PageRow, 'path' | 'rows'>): readonly (readonly ShownTeaser[])[] {
  let headings = 0;
  return rows.map(({ cells }, row) =>
    cells.map((teaser, cell) => {
      const id = teaser.id ?? `${path}:${row + 1}.${cell + 1}`;
      const html = teaser.attributes.teasercontent;
      if (teaser.template !== 'html' || typeof html !== 'string') {
        return { ...teaser, id, contents: [] };
      }
      const contents: Anchor[] = [];
      // The import has sanitised it, so a heading looks like this and no other way.
      const anchored = html.replace(/<h2>(.*?)<\/h2>/gs, (_, title: string) => {
        const anchor = `s${++headings}`;
        contents.push({ anchor, title: plainText(title) });
        return `<h2 id="${anchor}">${title}</h2>`;
      });
      return contents.length < longText
        ? { ...teaser, id, contents: [] }
        : {
            ...teaser,
            id,
            contents,
            attributes: { ...teaser.attributes, teasercontent: anchored },
          };
    }),
  );
}

const entities: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&amp;': '&',
};

const plainText = (html: string) =>
  html
    .replace(/<[^<>]*>/g, '')
    .replace(/&(?:lt|gt|quot|amp);/g, (entity) => entities[entity] ?? '');
