/**
 * A value whose objects name their keys once for all objects with the same ones: a listing has 60
 * tiles of 40 keys. An object is `[shape, ...values]`, a list `[-1, ...entries]`.
 */
export interface Shaped {
  readonly shapes: readonly (readonly string[])[];
  readonly value: unknown;
}

const list = -1;

/** @param value what JSON can say; properties that are undefined are left out as JSON does */
export function shaped(value: unknown): Shaped {
  const shapes: (readonly string[])[] = [];
  const known = new Map<string, number>();
  function shapeOf(keys: readonly string[]): number {
    // No key contains a NUL: PostgreSQL's JSON can't.
    const name = keys.join('\0');
    let shape = known.get(name);
    if (shape === undefined) {
      shape = shapes.push(keys) - 1;
      known.set(name, shape);
    }
    return shape;
  }
  function write(part: unknown): unknown {
    if (typeof part !== 'object' || part === null) return part;
    if (Array.isArray(part)) return [list, ...part.map(write)];
    const object = part as Record<string, unknown>;
    const keys = Object.keys(object).filter((key) => object[key] !== undefined);
    const written: unknown[] = [shapeOf(keys)];
    for (const key of keys) written.push(write(object[key]));
    return written;
  }
  return { value: write(value), shapes };
}

export function unshaped({ shapes, value }: Shaped): unknown {
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
