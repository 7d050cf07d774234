/**
 * A value whose objects name their keys once for all objects with the same ones: a listing has 60
 * tiles of 40 keys. An object is `[shape, ...values]`, a list `[-1, ...entries]`.
 */
export interface PackedPayload {
  readonly shapes: readonly (readonly string[])[];
  readonly value: unknown;
}

const list = -1;

/** The keys of an object so far, and what followed them in objects before. */
interface Keys {
  readonly names: readonly string[];
  readonly following: Map<string, Keys>;
  /** Of an object that has no more keys. */
  shape?: number;
}

function followedBy({ names, following }: Keys, key: string): Keys {
  let keys = following.get(key);
  if (keys === undefined) {
    keys = { names: [...names, key], following: new Map() };
    following.set(key, keys);
  }
  return keys;
}

/** @param value what JSON can say; properties that are undefined are left out as JSON does */
export function packPayload(value: unknown): PackedPayload {
  const shapes: (readonly string[])[] = [];
  const start: Keys = { names: [], following: new Map() };
  function write(part: unknown): unknown {
    if (typeof part !== 'object' || part === null) return part;
    if (Array.isArray(part)) {
      const entries: unknown[] = [list];
      for (const entry of part) entries.push(write(entry));
      return entries;
    }
    const written: unknown[] = [list];
    let keys = start;
    for (const key of Object.keys(part)) {
      const value = (part as Record<string, unknown>)[key];
      if (value === undefined) continue;
      keys = followedBy(keys, key);
      written.push(write(value));
    }
    keys.shape ??= shapes.push(keys.names) - 1;
    written[0] = keys.shape;
    return written;
  }
  return { value: write(value), shapes };
}

export function unpackPayload({ shapes, value }: PackedPayload): unknown {
  function read(part: unknown): unknown {
    if (!Array.isArray(part)) return part;
    const [shape, ...values] = part as [number, ...unknown[]];
    if (shape === list) return values.map(read);
    const object: Record<string, unknown> = {};
    (shapes[shape] ?? []).forEach((key, index) => {
      object[key] = read(values[index]);
    });
    return object;
  }
  return read(value);
}
