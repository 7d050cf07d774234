import { readNumber } from './cells.ts';
import { filterIdFrom, idFrom } from './slug.ts';
import type { DerivedNames, Entry } from './source.ts';

/**
 * Categories, makers and attributes that a CSV knows by their names only. Their lines add what the
 * shop lacks: categories and makers with the first product that is taken and names them, attributes,
 * whose values are complete only then, at the file's end. What only refused products name is not made.
 */
export interface Derived {
  /** The names of one product, which stands in this line. */
  product(line: number): NamesOfProduct;
  /** Attributes of the products that were taken. */
  attributes(): Iterable<Entry>;
}

export interface NamesOfProduct extends DerivedNames {
  /** The id of the last in a path of categories, `Schule > Hefte`; it is the product's. */
  category(path: string): string;
  manufacturer(name: string): string;
  /** The ids of an attribute and of its value. */
  attributeValue(attribute: string, value: string): { attribute: string; value: string };
}

type Made = { type: 'category' | 'manufacturer'; id: string; name: string; parent?: string };

interface Attribute {
  readonly name: string;
  readonly line: number;
  /** Names by ids. */
  readonly values: Map<string, string>;
}

// Where the shop has a filter of this name itself (values.ts), the attribute gets another one.
const taken = ['availability', 'category', 'manufacturer', 'offer', 'price', 'rating'];

export function createDerived(): Derived {
  const made = new Set<string>();
  const attributes = new Map<string, Attribute>();

  return {
    product(line) {
      const named: Made[] = [];
      const values: { id: string; name: string; valueId: string; value: string }[] = [];
      return {
        category(path) {
          const names = path.split('>').map((name) => name.trim());
          let parent: string | undefined;
          for (const name of names.filter((one) => one !== '')) {
            const id: string = idFrom(parent === undefined ? name : `${parent}-${name}`);
            named.push({ type: 'category', id, name, ...(parent && { parent }) });
            parent = id;
          }
          return parent ?? '';
        },

        manufacturer(name) {
          const id = idFrom(name);
          named.push({ type: 'manufacturer', id, name });
          return id;
        },

        attributeValue(attribute, value) {
          const given = filterIdFrom(attribute);
          const id = taken.includes(given) ? `option-${given}` : given;
          const valueId = filterIdFrom(value);
          values.push({ id, name: attribute, valueId, value });
          return { attribute: id, value: valueId };
        },

        records() {
          const ids = new Set(values.map(({ id }) => id));
          return [...named, ...[...ids].map((id) => ({ type: 'attribute', id }))];
        },

        take() {
          for (const { id, name, valueId, value } of values) {
            const stored = attributes.get(id) ?? { name, line, values: new Map() };
            attributes.set(id, stored);
            if (!stored.values.has(valueId)) stored.values.set(valueId, value);
          }
          return named.flatMap((value): Entry[] => {
            const key = `${value.type} ${value.id}`;
            if (made.has(key)) return [];
            made.add(key);
            return [{ line, value, onlyNew: true }];
          });
        },
      };
    },

    *attributes() {
      for (const [id, { name, line, values }] of attributes) {
        const list = inOrder([...values].map(([value, text]) => ({ id: value, name: text })));
        yield { line, onlyNew: true, value: { type: 'attribute', id, name, values: list } };
      }
    },
  };
}

interface Value {
  readonly id: string;
  readonly name: string;
  readonly position?: number;
}

/** The largest that a line may say (lines.ts). */
const maxPosition = 1_000_000;

/**
 * Numbers of one unit (`0,5 m`, `10 m`) go by size, others as they came. Their positions are
 * hundredths of the unit, as far as that goes, so that what a later file adds finds its place.
 */
function inOrder(values: readonly Value[]): readonly Value[] {
  const sizes = values.map(({ name }) => sizeOf(name));
  const [first] = sizes;
  const sized = values.flatMap((value, index) => {
    const size = sizes[index];
    return size && size.unit === first?.unit ? [{ value, hundredths: size.number * 100 }] : [];
  });
  if (sized.length < values.length) return values;
  const sorted = sized.toSorted((a, b) => a.hundredths - b.hundredths);
  const fit = sorted.every(({ hundredths }) => hundredths >= 0 && hundredths <= maxPosition);
  return sorted.map(({ value, hundredths }) =>
    fit ? { ...value, position: Math.round(hundredths) } : value,
  );
}

/** A number and what follows it; nothing where there are more, as in `10 x 20 cm`. */
function sizeOf(name: string): { number: number; unit: string } | undefined {
  const [digits = ''] = /^[+-]?\d[\d.,]*/.exec(name) ?? [];
  const unit = name.slice(digits.length).trim().toLowerCase();
  const read = readNumber(digits);
  return 'value' in read && !/\d/.test(unit) ? { number: read.value, unit } : undefined;
}
