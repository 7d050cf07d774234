/** One line of a table (RFC 4180), its end included. */
export function csvLine(cells: readonly (string | Date | null)[]): string {
  const texts = cells.map((cell) => (cell instanceof Date ? cell.toISOString() : (cell ?? '')));
  return `${texts.map(csvCell).join(',')}\r\n`;
}

/** Spreadsheets run what begins like a formula; an apostrophe makes it the text that it is. */
function csvCell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
