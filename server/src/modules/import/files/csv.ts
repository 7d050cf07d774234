import { decodeUtf8, type RawLine, UnusableFileError } from './source.ts';

/** A row of a CSV file, or why it is none. */
export type CsvRow =
  | { readonly line: number; readonly cells: readonly string[] }
  | {
      readonly line: number;
      readonly reason: string;
      /** What could be read of it, to tell whose row it is. */
      readonly cells: readonly string[];
    };

const maxRowLength = 1_000_000;
const maxRowLines = 2_000;
const maxBrokenRows = 100;

/**
 * Reads a CSV as spreadsheets write it (RFC 4180): quoted cells may hold delimiters, line ends and
 * doubled quotes. A quote inside an unquoted cell is a character (27" screen). Where a quoted cell
 * never ends, its row is refused and reading goes on with the line after the one that opened it,
 * so that one missing quote does not swallow the rest of the file.
 *
 * UTF-8 and Windows-1252 are told apart by the first line that is not plain ASCII.
 */
export async function* readCsv(
  lines: AsyncIterable<RawLine>,
  delimiter: string,
): AsyncGenerator<CsvRow> {
  const decode = createDecoder();
  let open: { line: number; text: string }[] = [];
  let row = new Row(delimiter);
  let broken = 0;

  /** The row that ends with this line, if one does. */
  function add(line: number, text: string | undefined, isValid = true): CsvRow | undefined {
    if (text === undefined) {
      open = [];
      row = new Row(delimiter);
      return { line, reason: 'is longer than 4 MB', cells: [] };
    }
    if (!isValid) {
      const partial = new Row(delimiter);
      partial.add(text);
      return { line, reason: 'is not valid UTF-8', cells: partial.cells };
    }
    open.push({ line, text });
    const isComplete = row.add(text);
    if (!isComplete) return undefined;
    const { cells } = row;
    const start = open[0]?.line ?? line;
    open = [];
    row = new Row(delimiter);
    return cells.every((cell) => cell === '') ? undefined : { line: start, cells };
  }

  /** Gives up the row that was opened first and reads the lines after it anew. */
  function* giveUp(): Generator<CsvRow> {
    const [first, ...rest] = open;
    if (!first) return;
    if (++broken > maxBrokenRows) {
      throw new UnusableFileError(
        `More than ${maxBrokenRows} rows open a quotation mark that is never closed, the last one ` +
          `in line ${first.line}`,
      );
    }
    open = [];
    row = new Row(delimiter);
    row.add(first.text);
    const reason = 'opens a quotation mark that is never closed';
    yield { line: first.line, reason, cells: row.cells };
    row = new Row(delimiter);
    for (const { line, text } of rest) {
      const complete = add(line, text);
      if (complete) yield complete;
    }
  }

  for await (const { line, bytes } of lines) {
    const decoded = bytes && decode(bytes);
    const complete = add(line, decoded?.text, decoded?.isValid);
    if (complete) yield complete;
    while (open.length > maxRowLines || row.length > maxRowLength) yield* giveUp();
  }
  while (open.length > 0) yield* giveUp();
}

/** The delimiter of a header line: what stands in it most often, outside of quotes. */
export function delimiterOf(header: string): string {
  const plain = header.replace(/"[^"]*"/g, '');
  const count = (delimiter: string) => plain.split(delimiter).length;
  return [',', ';', '\t', '|'].reduce((best, other) => (count(other) > count(best) ? other : best));
}

/** One row while it is read, line by line. */
class Row {
  readonly cells: string[] = [];
  length = 0;
  readonly #delimiter: string;
  #cell = '';
  #isQuoted = false;

  constructor(delimiter: string) {
    this.#delimiter = delimiter;
  }

  /** Takes one more line; true when the row ends with it. */
  add(text: string): boolean {
    this.length += text.length + 1;
    let at = 0;
    if (this.#isQuoted) {
      this.#cell += '\n';
      at = this.#quoted(text, 0);
      if (this.#isQuoted) return false;
    }
    for (;;) {
      if (this.#cell === '' && text[at] === '"') {
        this.#isQuoted = true;
        at = this.#quoted(text, at + 1);
        if (this.#isQuoted) return false;
      }
      const end = text.indexOf(this.#delimiter, at);
      this.#cell += end < 0 ? text.slice(at) : text.slice(at, end);
      this.cells.push(this.#cell.trim());
      this.#cell = '';
      if (end < 0) return true;
      at = end + this.#delimiter.length;
    }
  }

  /** Reads inside quotes; the place after the closing one, or the line's end. */
  #quoted(text: string, start: number): number {
    let at = start;
    for (;;) {
      const quote = text.indexOf('"', at);
      if (quote < 0) {
        this.#cell += text.slice(at);
        return text.length;
      }
      this.#cell += text.slice(at, quote);
      if (text[quote + 1] === '"') {
        this.#cell += '"';
        at = quote + 2;
        continue;
      }
      // A single quote that no delimiter follows was not meant to close.
      const after = text.slice(quote + 1).trimStart();
      if (after === '' || after.startsWith(this.#delimiter)) {
        this.#isQuoted = false;
        return quote + 1;
      }
      this.#cell += '"';
      at = quote + 1;
    }
  }
}

const windows1252 = new TextDecoder('windows-1252');

function createDecoder(): (bytes: Buffer) => { text: string; isValid: boolean } {
  let encoding: 'utf-8' | 'windows-1252' | undefined;
  return (bytes) => {
    const text = encoding === 'windows-1252' ? undefined : decodeUtf8(bytes);
    const isPlain = text !== undefined && text.length === bytes.length;
    if (!isPlain) encoding ??= text === undefined ? 'windows-1252' : 'utf-8';
    return {
      text: text ?? windows1252.decode(bytes),
      isValid: text !== undefined || encoding === 'windows-1252',
    };
  };
}
