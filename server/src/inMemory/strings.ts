/** Many short strings in one buffer: a few bytes each, and nothing for the garbage collector. */
export interface StringTable {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** String n lies at `offsets[n]` up to `offsets[n + 1]`. */
  readonly offsets: Uint32Array<ArrayBuffer>;
}

export function stringTable(strings: readonly string[]): StringTable {
  const offsets = new Uint32Array(strings.length + 1);
  let length = 0;
  strings.forEach((string, index) => {
    length += Buffer.byteLength(string);
    offsets[index + 1] = length;
  });
  const bytes = new Uint8Array(length);
  const target = Buffer.from(bytes.buffer);
  strings.forEach((string, index) => {
    target.write(string, offsets[index] ?? 0);
  });
  return { bytes, offsets };
}

export function stringAt({ bytes, offsets }: StringTable, index: number): string {
  const start = offsets[index] ?? 0;
  return Buffer.from(bytes.buffer, start, (offsets[index + 1] ?? start) - start).toString();
}

/** In bytes. */
export function stringLength({ offsets }: StringTable, index: number): number {
  return (offsets[index + 1] ?? 0) - (offsets[index] ?? 0);
}

export function stringCount({ offsets }: StringTable): number {
  return offsets.length - 1;
}

/** Compares two tables' strings byte by byte, as PostgreSQL's "C" collation does. */
export function compareStrings(a: StringTable, i: number, b: StringTable, j: number): number {
  return Buffer.compare(
    a.bytes.subarray(a.offsets[i], a.offsets[i + 1]),
    b.bytes.subarray(b.offsets[j], b.offsets[j + 1]),
  );
}

/** FNV-1a over UTF-16 code units: tells whether a text changed, in four bytes. */
export function hashText(text: string, seed = 0x811c9dc5): number {
  let hash = seed;
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}

/**
 * A text put together in one piece of memory. V8 writes an answer as JSON three times as fast when all
 * of its texts are; one that a template has put together, from a dozen letters up, is not, and a single
 * one is enough. So what stands in every tile or link of a list is made by this.
 */
export const inOnePiece = (...pieces: readonly string[]): string => pieces.join('');
