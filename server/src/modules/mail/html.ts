/** Markup that is safe to send: what was interpolated into it has been escaped. */
export class Html {
  readonly markup: string;

  constructor(markup: string) {
    this.markup = markup;
  }
}

type Part = string | number | Html | readonly Html[] | null | undefined | false;

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A template whose texts are escaped and whose `Html` parts are not. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return new Html(
    strings.reduce((markup, text, index) => markup + markupOf(parts[index - 1]) + text),
  );
}

/** A text of several lines; empty lines part paragraphs. */
export function paragraphs(text: string, style: string): Html[] {
  return text
    .split(/\n{2,}/)
    .map(
      (paragraph) =>
        html`<p style="${style}">${paragraph
          .split('\n')
          .map((line, index) => (index === 0 ? html`${line}` : html`<br>${line}`))}</p>`,
    );
}

function markupOf(part: Part): string {
  if (part == null || part === false) return '';
  if (part instanceof Html) return part.markup;
  if (typeof part === 'object') return part.map(({ markup }) => markup).join('');
  return String(part).replace(/[&<>"']/g, (character) => escapes[character] ?? character);
}
