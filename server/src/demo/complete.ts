import { createHash } from 'node:crypto';
import { valueName } from './attributes.ts';
import { dayBefore } from './days.ts';
import { enclosuresOf } from './enclosures.ts';
import { keywordsOf } from './keywords.ts';
import { makerName } from './manufacturers.ts';
import type { ItemSpec, ProductSpec } from './product.ts';
import { type Random, randomOf } from './random.ts';
import { enumeration, map, type Text, t } from './text.ts';
import { tiersOf } from './tiers.ts';
import { warnings } from './warnings.ts';

const storefronts = ['de', 'at', 'ch', 'b2b'] as const;
type StorefrontId = (typeof storefronts)[number];

/** The next shelf price: x.x9 up to 10 euro, x.49 and x.99 up to 100, above that 104.00, 109.00 … */
function shelfPrice(cents: number): number {
  if (cents < 1000) return Math.max(9, Math.ceil((cents + 1) / 10) * 10 - 1);
  if (cents < 10_000) return Math.ceil((cents + 1) / 50) * 50 - 1;
  return Math.ceil((cents + 100) / 500) * 500 - 100;
}

/** What German cents are in a storefront: gross in de, at, ch, net in b2b. Books are bound. */
function inStorefront(cents: number, storefront: StorefrontId, spec: ProductSpec): number {
  const rate = spec.book || spec.reducedTax ? 1.07 : 1.19;
  switch (storefront) {
    case 'de':
      return cents;
    case 'at':
      return spec.book
        ? Math.ceil((cents * 1.03) / 10) * 10
        : cents < 300
          ? cents
          : shelfPrice(cents * 1.01);
    case 'ch':
      return Math.ceil((cents * (spec.book ? 1.25 : 1.09)) / 5) * 5;
    case 'b2b':
      return Math.round((cents / rate) * (spec.book ? 1 : 0.94));
  }
}

interface PriceStep {
  /** Days before today; 0 is this morning. */
  readonly daysAgo: number;
  readonly factor: number;
}

/** Five ways in which a price came to be what it is. The last step is the price of today. */
function priceSteps(random: Random, spec: ProductSpec): readonly PriceStep[] {
  if (spec.book) return [];
  const roll = random.next();
  if (roll < 0.1) {
    const off = random.pick([0.9, 0.85, 0.8, 0.8, 0.75, 0.7]);
    return [
      { daysAgo: 160, factor: 1 },
      { daysAgo: random.between(2, 12), factor: off },
    ];
  }
  if (roll < 0.13) {
    // A week of action within the last 30 days: the reduction is told from that week's price.
    return [
      { daysAgo: 140, factor: 1 },
      { daysAgo: 26, factor: 0.92 },
      { daysAgo: 19, factor: 1 },
      { daysAgo: random.between(2, 6), factor: random.pick([0.8, 0.75]) },
    ];
  }
  if (roll < 0.15) {
    // Lowered for good more than 30 days ago: no reduction any more.
    return [
      { daysAgo: 200, factor: 1.1 },
      { daysAgo: 75, factor: 1 },
    ];
  }
  if (roll < 0.2) {
    return [
      { daysAgo: 220, factor: 0.94 },
      { daysAgo: 90, factor: 1 },
    ];
  }
  // What a lightning deal is measured against was asked before it.
  return [{ daysAgo: 120, factor: 1 }];
}

export const isReduced = (spec: ProductSpec): boolean => {
  const steps = priceSteps(randomOf(`${spec.id} price`), spec);
  return (steps.at(-1)?.factor ?? 1) < 1;
};

const badges: Readonly<Record<NonNullable<ProductSpec['badge']>, Text>> = {
  eco: t('Umweltfreundlich', 'Eco-friendly'),
  'class-pack': t('Klassenpaket', 'Class pack'),
  teachers: t('Tipp aus dem Lehrerzimmer', 'Teachers’ tip'),
  starter: t('Zum Schulanfang', 'For starting school'),
  classic: t('Klassiker', 'Classic'),
};

export interface Surroundings {
  readonly today: string;
  readonly accessories: readonly string[];
  /** The product that takes this one's place; the product itself is sold out for good. */
  readonly successor: string | undefined;
  readonly saleCategory: string | undefined;
  readonly numbers: NumberPool;
}

/** Article numbers that stay the same when the assortment grows around them. */
export class NumberPool {
  readonly #taken = new Set<number>();

  numberOf(key: string): string {
    let number = 100_000 + (createHash('md5').update(key).digest().readUInt32BE(0) % 800_000);
    while (this.#taken.has(number)) number += 1;
    this.#taken.add(number);
    return String(number);
  }
}

/** A GTIN from the range that is kept for use inside a shop, so that it can't be a real product's. */
function eanOf(orderNumber: string): string {
  const digits = `20${orderNumber.padStart(10, '0')}`;
  let sum = 0;
  for (let at = 0; at < 12; at += 1) sum += Number(digits[at]) * (at % 2 === 0 ? 1 : 3);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

const html = (text: string): string =>
  text
    .split('\n\n')
    .map((paragraph) => `<p>${paragraph.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</p>`)
    .join('');

/** "Zur Wahl stehen Rot, Blau und Grün." for a product whose items differ in one thing only. */
function choicesOf(spec: ProductSpec): Text | undefined {
  const attributes = [...new Set(spec.items.flatMap(({ variant }) => Object.keys(variant ?? {})))];
  const [attribute] = attributes;
  if (attributes.length !== 1 || attribute === undefined) return undefined;
  const names = spec.items.flatMap(({ variant }) => {
    const value = Object.values(variant ?? {})[0];
    return value === undefined ? [] : [valueName(attribute, value)];
  });
  if (names.length < 2 || names.length > 12) return undefined;
  return map(enumeration(names), (text, language) =>
    language === 'de' ? `\n\nZur Wahl stehen ${text}.` : `\n\nChoose from ${text}.`,
  );
}

const joined = (first: Text, second: Text): Text => t(first.de + second.de, first.en + second.en);

/** Days since the shop began to sell it; about one in fourteen is new. */
export function ageOf(spec: ProductSpec): number {
  const random = randomOf(`${spec.id} age`);
  return random.chance(0.07) ? random.between(3, 28) : random.between(90, 1600);
}

/** The line that the import reads. */
export function productLine(spec: ProductSpec, around: Surroundings) {
  const random = randomOf(spec.id);
  const steps = priceSteps(randomOf(`${spec.id} price`), spec);
  const listFactor =
    !spec.book && random.chance(0.32) ? random.pick([1.12, 1.18, 1.25, 1.33]) : undefined;
  const age = ageOf(spec);
  const choices = choicesOf(spec);
  const fame = random.next() ** 3;
  const isTopseller = fame > 0.8 || (spec.badge === 'classic' && fame > 0.4);
  return {
    type: 'product',
    id: spec.id,
    category: spec.category,
    furtherCategories: [
      ...(spec.also ?? []),
      ...(around.saleCategory && isReduced(spec) ? [around.saleCategory] : []),
    ],
    manufacturer: spec.maker,
    name: spec.name,
    summary: spec.summary,
    description: map(choices ? joined(spec.description, choices) : spec.description, html),
    features: spec.features.map(([name, value]) => ({ name, value })),
    attributes: spec.attributes ?? {},
    keywords: keywordsOf(spec.id),
    warnings: (spec.warnings ?? []).map((id) => warnings[id]),
    ...enclosuresOf(spec, makerName(spec.maker)),
    ...(spec.warranty ? { warranty: spec.warranty } : {}),
    ...(spec.energy
      ? {
          energy: {
            class: spec.energy.class,
            scale: 'A-G',
            label: { drawing: { kind: 'energy-label', class: spec.energy.class } },
          },
        }
      : {}),
    taxClass: spec.book || spec.reducedTax ? 'reduced' : 'standard',
    isBook: spec.book ?? false,
    isTopseller,
    introducedOn: dayBefore(around.today, age),
    editorialRank: Math.round(fame * 60) + (spec.badge ? 15 : 0),
    popularity: Math.round(fame * 900) + random.between(5, 60),
    extraBadges: spec.badge ? [{ id: spec.badge, name: badges[spec.badge] }] : [],
    accessories: around.accessories,
    replacements: around.successor ? [around.successor] : [],
    storefronts: spec.storefronts ?? storefronts,
    items: spec.items.map((item) =>
      itemLine(spec, item, { ...around, steps, listFactor }, randomOf(`${spec.id} ${keyOf(item)}`)),
    ),
  };
}

const keyOf = (item: ItemSpec): string =>
  Object.entries(item.variant ?? {})
    .map(([attribute, value]) => `${attribute}=${value}`)
    .join(' ');

function itemLine(
  spec: ProductSpec,
  item: ItemSpec,
  around: Surroundings & { steps: readonly PriceStep[]; listFactor: number | undefined },
  random: Random,
) {
  const orderNumber = around.numbers.numberOf(`${spec.id} ${keyOf(item)}`);
  const regular = item.price ?? spec.price;
  const now = around.steps.at(-1)?.factor ?? 1;
  const at = (factor: number, storefront: StorefrontId): number =>
    factor === 1
      ? inStorefront(regular, storefront, spec)
      : inStorefront(
          regular < 60 ? Math.round(regular * factor) : shelfPrice(regular * factor - 4),
          storefront,
          spec,
        );
  const sold = spec.storefronts ?? storefronts;
  const listPrice = (storefront: StorefrontId): { listPriceCents?: number } =>
    around.listFactor === undefined || storefront === 'b2b'
      ? {}
      : { listPriceCents: inStorefront(shelfPrice(regular * around.listFactor), storefront, spec) };
  const variantNames = Object.entries(item.variant ?? {}).map(([attribute, value]) =>
    valueName(attribute, value),
  );
  const words = (language: 'de' | 'en'): string =>
    [spec.name[language], ...variantNames.map((name) => name[language])].join(', ');
  return {
    id: orderNumber,
    orderNumber,
    ean: eanOf(orderNumber),
    variant: item.variant ?? {},
    pictures: item.pictures.map((drawing) => ({
      drawing,
      alt: { de: words('de'), en: words('en') },
    })),
    ...stockOf(spec, around.successor !== undefined, random),
    minimumOrderQuantity: spec.minimum ?? 1,
    ...(item.content ? { content: item.content } : {}),
    weightGrams: item.grams ?? spec.grams ?? 100,
    isBulky: spec.bulky ?? false,
    primeEligible: !spec.bulky && !spec.book,
    ...(spec.charger ? { charger: spec.charger } : {}),
    prices: Object.fromEntries(
      sold.map((storefront) => [
        storefront,
        {
          cents: at(now, storefront),
          ...listPrice(storefront),
          tiers: tiersOf(spec.id, storefront, at(now, storefront)),
        },
      ]),
    ),
    priceHistory: sold.flatMap((storefront) =>
      around.steps.map((step) => ({
        storefront,
        cents: at(step.factor, storefront),
        ...listPrice(storefront),
        validFrom: `${dayBefore(around.today, step.daysAgo)}T04:00:00Z`,
      })),
    ),
  };
}

/** Most is there, a little is short, some comes back, few are gone. */
function stockOf(
  spec: ProductSpec,
  isGone: boolean,
  random: Random,
): { stock: number; restockDays?: number } {
  if (isGone) return { stock: 0 };
  const roll = random.next();
  const usual = spec.bulky ? random.between(3, 40) : random.between(14, 900);
  if (roll < 0.88) return { stock: usual, restockDays: random.pick([5, 7, 10, 14]) };
  if (roll < 0.94) return { stock: random.between(1, 4), restockDays: random.pick([7, 10, 14]) };
  if (roll < 0.985) return { stock: 0, restockDays: random.pick([4, 7, 10, 14, 21]) };
  return { stock: 0 };
}
