import { filterIdFrom, idFrom } from './slug.ts';
import type { Entry } from './source.ts';

/**
 * Categories, makers and attributes that a CSV knows by their names only. Their lines add what the
 * shop lacks: categories and makers before the product that names them, attributes, whose values
 * are complete only then, at the file's end.
 */
export interface Derived {
  /** Ids of a path of categories, `Schule > Hefte`; the last one is the product's. */
  category(path: string): { readonly id: string; readonly entries: readonly Entry[] };
  manufacturer(name: string): { readonly id: string; readonly entries: readonly Entry[] };
  /** The id of an attribute's value; both are remembered. */
  attributeValue(attribute: string, value: string): { attribute: string; value: string };
  attributes(): Iterable<Entry>;
}

// Where the shop has a filter of this name itself (values.ts), the attribute gets another one.
const taken = ['availability', 'category', 'manufacturer', 'offer', 'price', 'rating'];

export function createDerived(lineNow: () => number): Derived {
  const known = new Set<string>();
  const attributes = new Map<string, { name: string; line: number; values: Map<string, string> }>();

  const entry = (value: { type: string; id: string; name: string; parent?: string }): Entry[] => {
    if (known.has(`${value.type} ${value.id}`)) return [];
    known.add(`${value.type} ${value.id}`);
    return [{ line: lineNow(), value, onlyNew: true }];
  };

  return {
    category(path) {
      const names = path.split('>').map((name) => name.trim());
      const entries: Entry[] = [];
      let parent: string | undefined;
      for (const name of names.filter((one) => one !== '')) {
        const id: string = idFrom(parent === undefined ? name : `${parent}-${name}`);
        entries.push(...entry({ type: 'category', id, name, ...(parent && { parent }) }));
        parent = id;
      }
      return { id: parent ?? '', entries };
    },

    manufacturer(name) {
      const id = idFrom(name);
      return { id, entries: entry({ type: 'manufacturer', id, name }) };
    },

    attributeValue(attribute, value) {
      const given = filterIdFrom(attribute);
      const id = taken.includes(given) ? `option-${given}` : given;
      const valueId = filterIdFrom(value);
      let stored = attributes.get(id);
      if (!stored) {
        stored = { name: attribute, line: lineNow(), values: new Map() };
        attributes.set(id, stored);
      }
      if (!stored.values.has(valueId)) stored.values.set(valueId, value);
      return { attribute: id, value: valueId };
    },

    *attributes() {
      for (const [id, { name, line, values }] of attributes) {
        const list = [...values].map(([value, text]) => ({ id: value, name: text }));
        yield { line, onlyNew: true, value: { type: 'attribute', id, name, values: list } };
      }
    },
  };
}
