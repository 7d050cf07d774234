import { stat } from 'node:fs/promises';
import { quote } from '../format/rules.ts';
import type { ImportFormat, Tally } from '../tally.ts';
import type { CsvDefaults } from './cells.ts';
import { delimiterOf } from './csv.ts';
import { columnsOf } from './csvTable.ts';
import { plainChunks } from './encoding.ts';
import { isFlatHeader, readFlatCsv } from './flatCsv.ts';
import { isShopifyHeader, readShopifyCsv } from './shopifyCsv.ts';
import {
  decodeUtf8,
  type Entry,
  maxLineBytes,
  type RawLine,
  readFileBytes,
  readJsonLines,
  splitLines,
  UnusableFileError,
} from './source.ts';
import { isUpdateHeader, readUpdateCsv } from './updateCsv.ts';

/** A path, the text or bytes of a file, or objects as the lines of a file hold them. */
export type ImportSource = string | AsyncIterable<string | Uint8Array> | Iterable<object>;

export interface OpenSource {
  readonly format: ImportFormat;
  readonly entries: AsyncIterable<Entry>;
}

/** @throws UnusableFileError */
export async function openSource(
  source: ImportSource,
  wanted: ImportFormat | undefined,
  defaults: CsvDefaults,
  tally: Tally,
): Promise<OpenSource> {
  if (typeof source !== 'string' && !(Symbol.asyncIterator in source)) {
    return { format: 'jsonl', entries: numbered(source, tally) };
  }
  if (typeof source === 'string') {
    tally.totalBytes = (await stat(source).catch(() => undefined))?.size;
  }
  const chunks = typeof source === 'string' ? readFileBytes(source) : source;
  const lines = splitLines(plainChunks(counted(chunks, tally)), maxLineBytes)[
    Symbol.asyncIterator
  ]();
  const begin: RawLine[] = [];
  let first: string | undefined;
  while (first === undefined) {
    const next = await lines.next();
    if (next.done) throw new UnusableFileError('The file is empty');
    begin.push(next.value);
    first = firstText(next.value);
  }
  const format = wanted ?? detect(first);
  const all = linesFrom(begin, lines, tally);
  if (format === 'jsonl') return { format, entries: readJsonLines(all) };
  return { format, entries: csvReaders[format](all, delimiterOf(first), defaults) };
}

const csvReaders = { csv: readFlatCsv, shopify: readShopifyCsv, update: readUpdateCsv };

function firstText({ bytes }: RawLine): string | undefined {
  if (bytes === undefined) return '';
  const text = (decodeUtf8(bytes) ?? bytes.toString('latin1')).trim();
  return text === '' ? undefined : text;
}

function detect(first: string): ImportFormat {
  if (first.startsWith('{')) return 'jsonl';
  if (first.startsWith('[')) {
    throw new UnusableFileError(
      'The file is one JSON list; the shop reads JSON Lines, one object in each line',
    );
  }
  const header = columnsOf(first.split(delimiterOf(first)).map(unquoted));
  if (isShopifyHeader(header)) return 'shopify';
  if (isFlatHeader(header)) return 'csv';
  if (isUpdateHeader(header)) return 'update';
  throw new UnusableFileError(
    'The file is neither JSON Lines nor a CSV whose header the shop knows: a list of articles has ' +
      'the columns id, name and price, one of prices or stock alone has id and no name, or is ' +
      `read with --format update (docs/import.md). Its first line has ${namesOf(header)}`,
  );
}

/** What an operator compares with the page: a column by another name is easily overlooked. */
const namesOf = (header: ReadonlyMap<string, number>): string =>
  quote([...header.keys()].slice(0, 20).join(', '), 200);

function unquoted(cell: string): string {
  return cell
    .trim()
    .replace(/^"(.*)"$/, '$1')
    .trim();
}

async function* counted(chunks: AsyncIterable<string | Uint8Array>, tally: Tally) {
  for await (const chunk of chunks) {
    tally.bytes += typeof chunk === 'string' ? Buffer.byteLength(chunk) : chunk.byteLength;
    yield chunk;
  }
}

async function* linesFrom(begin: RawLine[], rest: AsyncIterator<RawLine>, tally: Tally) {
  for (const line of begin) yield line;
  for (;;) {
    const next = await rest.next();
    if (next.done) return;
    tally.lines = next.value.line;
    tally.tick();
    yield next.value;
  }
}

async function* numbered(objects: Iterable<object>, tally: Tally): AsyncGenerator<Entry> {
  for (const value of objects) {
    tally.lines++;
    tally.tick();
    yield { line: tally.lines, value };
  }
}
