import { describe, expect, test } from 'vitest';
import type { Drawing } from '../modules/media/service.ts';
import { valueName } from './attributes.ts';
import { demoDrawings } from './drawings/index.ts';
import { demoProducts } from './index.ts';
import type { ItemSpec, ProductSpec } from './product.ts';
import { categories } from './taxonomy.ts';

const products = demoProducts();

/** Every picture once, however many items show it. */
const pictures = new Map<string, Drawing>();
for (const { picture } of categories) pictures.set(JSON.stringify(picture), picture);
for (const { items } of products) {
  for (const item of items) {
    for (const picture of item.pictures) pictures.set(JSON.stringify(picture), picture);
  }
}
const drawn = new Map<string, string>();
for (const [key, picture] of pictures) drawn.set(key, demoDrawings.draw(picture));

test('every picture of the demo is drawn', () => {
  expect(pictures.size).toBeGreaterThan(2500);
  for (const [key, svg] of drawn) {
    expect(/NaN|undefined|Infinity|<image|href/.test(svg), key).toBe(false);
  }
});

/** Goods that look alike wherever they stand; their drawing may be another shelf's, too. */
const lookAlike: Readonly<Record<string, string>> = {
  'exercise-book': 'books for writing and arithmetic differ in nothing but their ruling',
  'fibre-pens': 'an ink eraser is a fibre pen with another ink',
  'paint-bottle': 'paints, inks and soaps come in the same bottles, by amount',
  'paint-box': 'boxes of metal hold gouache or water colour',
  'paint-tubes': 'tubes of acrylic and of water colour',
  markers: 'markers for cloth, boards and canvas differ in their ink',
  clay: 'blocks and bars of clay, by colour',
  sheets: 'coloured paper and card differ in weight',
  scissors: 'pointed scissors for school and office',
  smock: 'smocks of the art room and of the kindergarten',
  'pencil-case': 'a padded roll for pens, or for a recorder',
  candle: 'a lantern ready made, and the set to make it',
  rug: 'mats for lying, changing and exercise',
  magnifier: 'a magnifier in a beaker',
  'storage-box': 'boxes of wood and card',
  'gym-gear': 'cones for traffic and for sports',
  percussion: 'cymbals of the music room, for a moment of silence',
  power: 'batteries of one size',
};

test('goods of different shelves share a picture only where they look alike', () => {
  const shelves = new Map<string, Map<string, string>>();
  for (const { category, name, items } of products) {
    for (const { pictures: own } of items) {
      const [first] = own;
      if (!first || first.kind in lookAlike) continue;
      const svg = drawn.get(JSON.stringify(first)) ?? '';
      shelves.set(
        svg,
        (shelves.get(svg) ?? new Map()).set(category, name.de.replace(/, \d+er-Pack$/, '')),
      );
    }
  }
  const shared = [...shelves.values()]
    .filter((names) => new Set(names.values()).size > 1)
    .map((names) => [...names.values()].join(' = '));
  expect(shared).toEqual([]);
});

test.each([
  ['Metallspitzer einfach', 'Doppelspitzer aus Metall'],
  ['Locher Lot', 'Vierfachlocher'],
  ['Pinnnadeln 40 Stück', 'Reißzwecken, 100 Stück'],
  ['Flipchart mit Dreibein', 'Flipchart mit Rollen'],
  ['Schaumwürfel groß, Augen, 2 Stück', 'Schaumwürfel groß, Farben, 2 Stück'],
  ['Wischtafel A4', 'Wischtafel-Set mit Stift und Schwamm'],
  ['Schülermikroskop', 'Handmikroskop'],
  ['Foldbackklammern 19 mm', 'Heftklammern 24/6, 1000 Stück'],
])('what tells %s and %s apart is drawn, whatever their colours', (...names) => {
  const kinds = names.map((name) => {
    const of = products.filter((product) => product.name.de.startsWith(name));
    expect(of, name).not.toEqual([]);
    const shown = of.flatMap(({ items }) => items.flatMap(({ pictures: own }) => own.slice(0, 1)));
    return shown.map(({ color, colors, ...rest }) => JSON.stringify(rest));
  });
  const [one = [], other = []] = kinds;
  expect(one.filter((kind) => other.includes(kind))).toEqual([]);
});

test('at most 3 % of the products wait for their picture', () => {
  const waiting = products.filter(({ items }) =>
    items.some(({ pictures: own }) => own.some(({ kind }) => kind === 'placeholder')),
  );
  expect(waiting.length / products.length).toBeLessThanOrEqual(0.03);
});

/** What a product and its variant say of themselves, with units as drawings write them. */
function words(spec: ProductSpec, item: ItemSpec): string {
  const attributes = Object.entries({ ...spec.attributes, ...item.variant }).flatMap(
    ([attribute, values]) =>
      [values].flat().map((value) => valueName(attribute as 'color', value as string)?.de ?? ''),
  );
  const features = spec.features.map(([, value]) => value.de);
  return ` ${[spec.name.de, spec.summary.de, ...features, ...attributes].join(' ')} `
    .toUpperCase()
    .replaceAll('LITER', 'L')
    .replaceAll('ZWÖLF', '12')
    .replaceAll('SECHS', '6')
    .replace(/(\d)[,.](\d)/g, '$1.$2')
    .replace(/(\d)\s+(?=[A-Z])/g, '$1');
}

/** Whether `text` says `inscription`, and not as a part of a longer number. */
const says = (text: string, inscription: string): boolean =>
  new RegExp(`(?<![\\d.])${inscription.replaceAll('.', '\\.')}(?![\\d.])`).test(text);

describe('what is inscribed', () => {
  const all = products.flatMap((spec) =>
    spec.items.flatMap((item) => item.pictures.map((picture) => ({ spec, item, picture }))),
  );

  test('as an amount is the amount of the product', () => {
    const wrong: string[] = [];
    let amounts = 0;
    for (const { spec, item, picture } of all) {
      const { kind, label } = picture;
      // What stands on a card is a task, not the card's measure.
      if (
        kind === 'flash-cards' ||
        typeof label !== 'string' ||
        !/^\d+([.,]\d+)? ?(W|ML|L|G|KG|MM|CM|M)$/.test(label)
      ) {
        continue;
      }
      amounts += 1;
      const inscription = label.replace(',', '.').replace(' ', '');
      if (!says(words(spec, item), inscription)) wrong.push(`${spec.name.de}: ${label}`);
    }
    expect(amounts).toBeGreaterThan(300);
    expect([...new Set(wrong)]).toEqual([]);
  });

  test('as a number of pieces is how many there are', () => {
    const boxes = ['coloured-pencils', 'wax-crayons', 'fibre-pens', 'chalk'];
    const wrong: string[] = [];
    for (const { spec, item, picture } of all) {
      const { kind, colors, count, packed } = picture;
      if (!boxes.includes(kind) || packed === 'loose' || !Array.isArray(colors)) continue;
      if (colors.length === 1 && !count) continue;
      if (kind === 'fibre-pens' && packed !== 'carton') continue;
      const inscription = String(count || colors.length);
      if (!says(words(spec, item), inscription)) wrong.push(`${spec.name.de}: ${inscription}`);
    }
    expect([...new Set(wrong)]).toEqual([]);
  });

  test('as a format or a ruling is that of the paper', () => {
    const wrong: string[] = [];
    for (const { spec, item, picture } of all) {
      if (picture.kind !== 'pad' && picture.kind !== 'exercise-book') continue;
      const format = String(picture.format ?? 'a4')
        .slice(0, 2)
        .toUpperCase();
      const text = words(spec, item);
      if (!says(text, format)) wrong.push(`${spec.name.de}: ${format}`);
      const ruling = { ...spec.attributes, ...item.variant }.ruling;
      const own = [ruling ?? []].flat()[0];
      if (own !== undefined && own !== `L${picture.ruling}`) {
        wrong.push(`${spec.name.de}: ruling ${picture.ruling} is ${own}`);
      }
    }
    expect([...new Set(wrong)]).toEqual([]);
  });

  test('as a size of batteries, sockets or tools is the size of the product', () => {
    for (const { spec, picture } of all) {
      if (picture.kind === 'power' && picture.style === 'strip') {
        expect(spec.name.de).toContain(`${picture.count}-fach`);
      }
      if (picture.kind === 'power' && picture.style === 'batteries') {
        expect(says(spec.name.de, String(picture.label)), spec.name.de).toBe(true);
      }
      if (picture.kind === 'animals') expect(spec.name.de).toContain(` ${picture.count} `);
      if (picture.kind === 'staples') expect(spec.name.de).toContain(` ${picture.label},`);
      if (
        picture.kind === 'stickers' &&
        picture.motif === 'name' &&
        /je Bogen/.test(spec.name.de)
      ) {
        expect(spec.name.de).toContain(` ${picture.count} je Bogen`);
      }
    }
  });
});
