import { storefrontIds } from '../modules/storefront/storefront.ts';
import { demoDrawings } from './drawings/index.ts';
import {
  blame,
  colors,
  endings,
  firstParts,
  grades,
  makers,
  materials,
  praise,
  type Subject,
  sizes,
  subjects,
} from './generatedWords.ts';

/** A line of the import format as it stands in a file (docs/import.md). */
export type CatalogueLine = Readonly<Record<string, unknown>> & { readonly type: string };

/** The largest root's share of all products. */
const largestShare = 0.15;

/**
 * A made-up catalogue of any size, for measuring: ten roots with twelve leaves each, one of the
 * roots with 15 % of all products; one to six variants, prices in every storefront, reductions,
 * facets, reviews. The same numbers give the same lines. Drawings repeat, so pictures stay few.
 */
export function* generateCatalogue({
  products,
  seed = 1,
  today = '2026-11-21',
}: {
  products: number;
  seed?: number;
  /** What dates are counted back from. */
  today?: string;
}): Generator<CatalogueLine> {
  yield* attributes();
  for (const [index, name] of makers.entries()) {
    yield {
      type: 'manufacturer',
      id: `maker-${index + 1}`,
      name,
      postalAddress: `Werkstraße ${index + 1}, 90402 Nürnberg`,
      email: `service@maker-${index + 1}.example`,
    };
  }
  yield* categories();
  for (let number = 1; number <= products; number++) {
    const random = createRandom(seed * 1_000_003 + number);
    const product = productLine(number, random, today);
    yield product;
    yield* reviewLines(product.id, random, today);
  }
}

function* attributes(): Generator<CatalogueLine> {
  type Row = readonly [id: string, de: string, en: string, css?: string];
  const line = (id: string, de: string, en: string, display: string, values: readonly Row[]) => ({
    type: 'attribute',
    id,
    name: { de, en },
    display,
    position: 0,
    values: values.map(([value, german, english, css]) => ({
      id: value,
      name: { de: german, en: english },
      ...(css !== undefined && { css }),
    })),
  });
  yield { ...line('color', 'Farbe', 'Colour', 'tiles', colors), position: 1 };
  yield { ...line('size', 'Größe', 'Size', 'dropdown', sizes), position: 2 };
  yield { ...line('material', 'Material', 'Material', 'dropdown', materials), position: 3 };
  yield { ...line('grade', 'Klassenstufe', 'School year', 'dropdown', grades), position: 4 };
}

function* categories(): Generator<CatalogueLine> {
  for (const [position, { id, name, english, groups }] of subjects.entries()) {
    yield { type: 'category', id, position, name: { de: name, en: english }, subject: id };
    for (const [groupAt, group] of groups.entries()) {
      const groupId = `${id}-${groupAt + 1}`;
      yield { type: 'category', id: groupId, parent: id, position: groupAt, name: group.name };
      for (const [leafAt, leaf] of group.leaves.entries()) {
        const leafId = `${groupId}-${leafAt + 1}`;
        yield { type: 'category', id: leafId, parent: groupId, position: leafAt, name: leaf };
      }
    }
  }
}

const drawings = demoDrawings.kinds
  .filter((kind) => kind !== 'placeholder')
  .map((kind) => ({ kind }));

function productLine(number: number, random: Random, today: string) {
  const subject = subjectOf(random);
  const compound = random.pick(firstParts) + random.pick(subject.goods);
  const maker = Math.floor(random.skewed() * makers.length);
  const name = `${makers[maker]} ${compound} ${random.pick(endings)}`;
  const group = Math.floor(random.next() * 4) + 1;
  const leaf = Math.floor(random.skewed() * 3) + 1;
  const isBook = compound.endsWith('buch') || compound.endsWith('fibel');
  const id = `g${number}`;
  const drawing = drawings[number % drawings.length] ?? { kind: 'placeholder' };
  const variants = variantsOf(isBook ? 1 : random.whole(1, 6), random);
  const base = priceOf(random);
  const isReduced = !isBook && random.next() < 0.12;
  const hasListPrice = !isBook && random.next() < 0.2;
  const content = /\d ml$/.test(name) ? { amount: random.pick([0.2, 0.5]), unit: 'l' } : undefined;
  return {
    type: 'product',
    id,
    category: `${subject.id}-${group}-${leaf}`,
    manufacturer: `maker-${maker + 1}`,
    name: { de: name, en: `${makers[maker]} ${subject.english} item ${number}` },
    summary: { de: `${compound} für Schule, Kindergarten und Zuhause.` },
    description: {
      de:
        `<p>${compound} von ${makers[maker]}: für den Alltag in Klasse und Gruppe gemacht, ` +
        `${random.pick(endings)}, leicht zu reinigen und lange haltbar.</p>` +
        `<ul><li>${random.pick(endings)}</li><li>geprüft und kindgerecht</li></ul>`,
    },
    features: [{ name: { de: 'Lieferumfang', en: 'Contents' }, value: random.pick(endings) }],
    attributes: {
      material: [random.pick(materials)[0]],
      grade: grades.filter(() => random.next() < 0.35).map(([grade]) => grade),
    },
    isBook,
    isTopseller: random.next() < 0.04,
    introducedOn: daysBefore(today, Math.floor(random.skewed() * 2000)),
    popularity: Math.floor(random.skewed() ** 3 * 10_000),
    items: variants.map((variant, index) => {
      const cents = base + index * 50;
      const before = Math.round(cents * (1.1 + random.next() * 0.4));
      return {
        id: `${id}-${index + 1}`,
        variant,
        pictures: [{ drawing }],
        stock: random.next() < 0.1 ? 0 : random.whole(1, 400),
        ...(random.next() < 0.9 && { restockDays: random.pick([3, 7, 14]) }),
        ...(content && { content }),
        weightGrams: random.whole(20, 4000),
        isBulky: cents > 20_000,
        primeEligible: random.next() < 0.7,
        prices: Object.fromEntries(
          storefrontIds.map((storefront) => [
            storefront,
            {
              cents: inStorefront(cents, storefront),
              ...(hasListPrice && { listPriceCents: inStorefront(before + 200, storefront) }),
            },
          ]),
        ),
        ...(isReduced && {
          priceHistory: storefrontIds.flatMap((storefront) => [
            {
              storefront,
              cents: inStorefront(before, storefront),
              validFrom: daysBefore(today, 200),
            },
            { storefront, cents: inStorefront(cents, storefront), validFrom: daysBefore(today, 5) },
          ]),
        }),
      };
    }),
  };
}

/** The first root has 15 % of the products, the others share the rest evenly. */
function subjectOf(random: Random): Subject {
  const [first, ...others] = subjects;
  return first === undefined || random.next() >= largestShare ? random.pick(others) : first;
}

function variantsOf(count: number, random: Random): Record<string, string>[] {
  if (count === 1) return [{}];
  const bySize = count <= sizes.length && random.next() < 0.4;
  const values = bySize ? sizes : random.shuffled(colors);
  return values.slice(0, count).map(([value]) => ({ [bySize ? 'size' : 'color']: value }));
}

/** Between half a euro and some hundred, most of them small, ending in 9. */
function priceOf(random: Random): number {
  const euros = 0.6 * Math.exp(random.next() * random.next() * 6.5);
  return Math.max(49, Math.round(euros * 10) * 10 - 1);
}

function inStorefront(cents: number, storefront: (typeof storefrontIds)[number]): number {
  if (storefront === 'ch') return Math.round((cents * 1.15) / 10) * 10 - 1;
  return storefront === 'b2b' ? Math.round(cents / 1.19) : cents;
}

function* reviewLines(product: string, random: Random, today: string): Generator<CatalogueLine> {
  if (random.next() < 0.6) return;
  const count = random.whole(1, 4);
  for (let index = 1; index <= count; index++) {
    const rating = random.pick([5, 5, 5, 4, 4, 3, 2]);
    const [title, message] = random.pick(rating > 3 ? praise : blame);
    yield {
      type: 'review',
      id: `${product}-r${index}`,
      product,
      rating,
      author: `${random.pick(['Anna', 'Ben', 'Clara', 'David', 'Emma', 'Finn'])} ${random.pick(['A.', 'K.', 'M.', 'S.'])}`,
      title,
      message,
      writtenOn: daysBefore(today, random.whole(1, 900)),
      isVerified: random.next() < 0.8,
    };
  }
}

function daysBefore(today: string, days: number): string {
  return new Date(Date.parse(today) - days * 86_400_000).toISOString().slice(0, 10);
}

interface Random {
  /** From 0 up to 1. */
  next(): number;
  /** From 0 up to 1, small ones more often. */
  skewed(): number;
  whole(min: number, max: number): number;
  pick<T>(values: readonly T[]): T;
  shuffled<T>(values: readonly T[]): T[];
}

/** Mulberry32: small, fast, and the same everywhere. */
function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    next,
    skewed: () => next() ** 2,
    whole: (min, max) => min + Math.floor(next() * (max - min + 1)),
    pick: <T>(values: readonly T[]) => values[Math.floor(next() * values.length)] as T,
    shuffled: <T>(values: readonly T[]) => {
      const result = [...values];
      for (let at = result.length - 1; at > 0; at--) {
        const other = Math.floor(next() * (at + 1));
        [result[at], result[other]] = [result[other] as T, result[at] as T];
      }
      return result;
    },
  };
}
