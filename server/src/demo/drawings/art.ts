import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { createRequire } from 'node:module';
import { LRUCache } from 'lru-cache';

/**
 * Vector art of @iconify-json/fluent-emoji (MIT), by name. The package is one file of 100 MB whose
 * icons stand in the order of their names: a binary search reads a few blocks of it and no more,
 * where parsing the file would take 0.4 s and 300 MB.
 */
export function fluentEmoji(name: string): string {
  const known = cache.get(name);
  if (known !== undefined) return known;
  const file = openSync(
    createRequire(import.meta.url).resolve('@iconify-json/fluent-emoji/icons.json'),
    'r',
  );
  try {
    const body = search(file, name);
    if (body === undefined) throw new Error(`fluent-emoji has no icon ${name}`);
    cache.set(name, body);
    return body;
  } finally {
    closeSync(file);
  }
}

const cache = new LRUCache<string, string>({ max: 200 });
const blockSize = 65_536;
const entry = /\n\t\t"([a-z0-9-]+)": \{\n\t\t\t"body": "/g;

function readAt(file: number, position: number, length: number): string {
  const buffer = Buffer.allocUnsafe(length);
  return buffer.toString('latin1', 0, readSync(file, buffer, 0, length, position));
}

function search(file: number, name: string): string | undefined {
  let low = 0;
  let high = fstatSync(file).size;
  while (low < high) {
    const middle = low + Math.floor((high - low) / 2);
    const found = firstEntry(file, middle, high);
    if (!found || found.name > name) high = middle;
    else if (found.name < name) low = found.start;
    else return body(file, found.start);
  }
  return undefined;
}

/** The first icon that begins at or after `from`. */
function firstEntry(
  file: number,
  from: number,
  end: number,
): { name: string; start: number } | undefined {
  for (let at = from; at < end; at += blockSize - 200) {
    entry.lastIndex = 0;
    const match = entry.exec(readAt(file, at, blockSize));
    if (match?.[1]) return { name: match[1], start: at + match.index + match[0].length };
  }
  return undefined;
}

/** The JSON string that begins at `start`, up to its first quotation mark that isn't escaped. */
function body(file: number, start: number): string {
  let text = '';
  for (let at = start; text.length < 4_000_000; at += blockSize) {
    text += readAt(file, at, blockSize);
    const end = text.search(/(?<!\\)"/);
    if (end >= 0) return JSON.parse(`"${text.slice(0, end)}"`) as string;
  }
  throw new Error('icons.json has another form than expected');
}
