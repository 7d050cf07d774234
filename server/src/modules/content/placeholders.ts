/** What a text of the demo leaves to the operator: `<mark>[Bitte ersetzen: Name]</mark>`. */
const placeholder = /<mark>\[(?:Bitte ersetzen|Please replace): [^\]]*\]<\/mark>/g;
/** Cheaper than to look through the whole of every page. */
const beginnings = ['<mark>[Bitte ersetzen: ', '<mark>[Please replace: '];

/** Marks what an operator has to fill in, so that nobody goes live with it. */
export const fill = (what: string): string => `<mark>[Bitte ersetzen: ${what}]</mark>`;
export const fillIn = (what: string): string => `<mark>[Please replace: ${what}]</mark>`;

/** How many placeholders stand somewhere in a page's rows, whatever their shape. */
export function countPlaceholders(rows: unknown): number {
  const text = JSON.stringify(rows) ?? '';
  return beginnings.some((beginning) => text.includes(beginning))
    ? [...text.matchAll(placeholder)].length
    : 0;
}

/** The rows without their placeholders, and without paragraphs that were nothing else. */
export function withoutPlaceholders<T>(rows: T): T {
  if (countPlaceholders(rows) === 0) return rows;
  return JSON.parse(
    JSON.stringify(rows)
      .replace(placeholder, '')
      .replaceAll(/<p>\s*<\/p>/g, ''),
  ) as T;
}
