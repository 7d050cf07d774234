import { type Text, t } from './text.ts';

/** What the deals of the demo need of a line of the catalogue. */
export interface CatalogueLine {
  readonly isBook: boolean;
  readonly replacements: readonly string[];
  readonly items: readonly {
    readonly id: string;
    readonly stock: number;
    readonly prices: Readonly<Record<string, { readonly cents: number }>>;
  }[];
}

interface Kind {
  /** Hours from now on. */
  readonly from: number;
  readonly until: number;
  readonly quantity: number;
  readonly sold: number;
  readonly quantityMax: number;
  readonly factor: number;
}

/** Some that run, from a few hours to days; one that is sold out; one that is to come. */
const kinds: readonly Kind[] = [
  { from: -5, until: 3, quantity: 60, sold: 41, quantityMax: 3, factor: 0.7 },
  { from: -3, until: 9, quantity: 120, sold: 14, quantityMax: 5, factor: 0.75 },
  { from: -20, until: 30, quantity: 40, sold: 31, quantityMax: 2, factor: 0.65 },
  { from: -30, until: 120, quantity: 200, sold: 22, quantityMax: 10, factor: 0.8 },
  { from: -8, until: 6, quantity: 30, sold: 30, quantityMax: 2, factor: 0.6 },
  { from: 2, until: 12, quantity: 50, sold: 0, quantityMax: 5, factor: 0.7 },
];

const soldOutText: Text = t('Alle Blitzangebote sind vergeben', 'All lightning deals are taken');

const hour = 3_600_000;

/**
 * Lightning deals around this hour, as lines of the import. Each day has other goods, so that their
 * prices are reductions from the 30 days before; a second start on the same day moves the ends of
 * that day's deals.
 */
export function* dealLines(products: Iterable<CatalogueLine>, now: Date): Iterable<object> {
  const offered = [...products].filter(
    ({ isBook, replacements, items: [item, ...others] }) =>
      !isBook &&
      replacements.length === 0 &&
      others.length === 0 &&
      item !== undefined &&
      item.stock > 60 &&
      (item.prices.de?.cents ?? 0) > 800,
  );
  const today = now.toISOString().slice(0, 10);
  const day = Math.floor(now.getTime() / (24 * hour));
  const full = Math.floor(now.getTime() / hour) * hour;
  const moment = (hours: number) => new Date(full + hours * hour).toISOString();
  for (const [at, kind] of kinds.entries()) {
    // Not the next one: neighbours are alike.
    const item = offered[((day * kinds.length + at) * 97) % offered.length]?.items[0];
    for (const [storefront, { cents }] of Object.entries(item?.prices ?? {})) {
      yield {
        type: 'lightning-deal',
        id: `blitz-${today}-${at + 1}-${storefront}`,
        item: item?.id,
        storefront,
        cents: Math.round((cents * kind.factor) / 10) * 10 - 1,
        startsAt: moment(kind.from),
        endsAt: moment(kind.until + 1),
        quantity: kind.quantity,
        quantityMax: kind.quantityMax,
        soldOutText,
        sold: kind.sold,
      };
    }
  }
}
