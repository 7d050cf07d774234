import type { View } from './photograph.ts';

/** A story that looks different, or that only one side has. */
export interface Finding {
  readonly storyId: string;
  readonly kind: 'changed' | 'accepted' | 'unsteady' | 'new' | 'gone';
  readonly views: readonly ChangedView[];
}

/** A view whose pictures lie in the report's folder, under the name of `pictureOf`. */
export interface ChangedView extends View {
  readonly pixels: number;
}

export const pictureKinds = ['before', 'after', 'difference'] as const;
export type PictureKind = (typeof pictureKinds)[number];

/** Where the report keeps a picture, relative to itself. */
export function pictureOf(storyId: string, view: View, kind: PictureKind): string {
  return `${storyId}/${view.width}-${view.theme}-${view.mode}-${kind}.png`;
}

/** In the order in which they want to be looked at. */
const headings: Readonly<Record<Finding['kind'], string>> = {
  changed: 'Changed, and no commit accepts it',
  unsteady: 'Not compared, since it does not look the same twice',
  accepted: 'Changed, as a commit says',
  new: 'New',
  gone: 'Gone',
};

/** The report as a page that needs nothing but the pictures beside it. */
export function reportPage(title: string, findings: readonly Finding[]): string {
  const parts = Object.entries(headings).flatMap(([kind, heading]) => {
    const own = findings.filter((finding) => finding.kind === kind);
    if (own.length === 0) return [];
    return [`<h2>${heading}: ${own.length}</h2>`, ...own.map(storyPart)];
  });
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${textOf(title)}</title>
<style>
  body { margin: 2rem; font: 1rem/1.5 system-ui; }
  figure { margin: 1rem 0; }
  .pictures { display: grid; grid-template-columns: repeat(3, 1fr); gap: 1rem; align-items: start; }
  img { max-width: 100%; border: 1px solid #ccc; }
</style>
<h1>${textOf(title)}</h1>
${parts.join('\n') || '<p>Every story looks as it did.</p>'}
</html>
`;
}

function storyPart({ storyId, kind, views }: Finding): string {
  const open = kind === 'changed' || kind === 'unsteady' ? ' open' : '';
  const id = textOf(storyId);
  if (views.length === 0) return `<p><code>${id}</code></p>`;
  return `<details${open}><summary><code>${id}</code></summary>\n${views
    .map((view) => viewPart(storyId, view))
    .join('\n')}\n</details>`;
}

function viewPart(storyId: string, view: ChangedView): string {
  const pictures = pictureKinds.map((kind) => {
    const file = textOf(pictureOf(storyId, view, kind));
    return `<a href="${file}"><img src="${file}" alt="${kind}" loading="lazy"></a>`;
  });
  const caption = `${view.theme}, ${view.mode}, ${view.width} px wide: ${view.pixels} pixels differ`;
  return `<figure><figcaption>${textOf(caption)}</figcaption><div class="pictures">${pictures.join('')}</div></figure>`;
}

function textOf(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
