import { createHash } from 'node:crypto';
import { type Connection, statement } from '../database/database.ts';
import { type Text, t } from './text.ts';

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
  { from: -2, until: 54, quantity: 80, sold: 33, quantityMax: 4, factor: 0.75 },
  { from: -8, until: 6, quantity: 30, sold: 30, quantityMax: 2, factor: 0.6 },
  { from: 2, until: 12, quantity: 50, sold: 0, quantityMax: 5, factor: 0.7 },
];

const soldOutText: Text = t('Alle Blitzangebote sind vergeben', 'All lightning deals are taken');

const hour = 3_600_000;

/** What is sold without a choice, in stock, and dear enough for a deal to be one. */
interface Goods {
  readonly item: string;
  readonly prices: Readonly<Record<string, number>>;
}

const suitable = statement(
  'demo_deal_goods',
  `select i.id as item, jsonb_object_agg(c.storefront, c.cents) as prices
     from product p
     join item i on i.product_id = p.id and i.retired_at is null
     join current_price c on c.item_id = i.id
    where p.retired_at is null and not p.is_book and p.replacement_ids = '{}' and i.stock > 60
      and not exists (select from item other where other.product_id = p.id and other.id <> i.id)
    group by i.id having max(c.cents) filter (where c.storefront = 'de') > 800`,
);

/** Goods have one day of so many: a deal's price is to be a reduction from the 30 days before. */
const daysApart = 31;

const numberOf = (item: string) => createHash('md5').update(item).digest().readUInt32BE(0);

/**
 * Lightning deals around this hour, as lines of the import, for the demo as the database has it. A
 * second start on the same day moves the ends of that day's deals.
 */
export async function demoDeals(database: Connection, now: Date): Promise<object[]> {
  const today = now.toISOString().slice(0, 10);
  const day = Math.floor(now.getTime() / (24 * hour));
  const full = Math.floor(now.getTime() / hour) * hour;
  const moment = (hours: number) => new Date(full + hours * hour).toISOString();
  const goods = (await database.rows<Goods>(suitable))
    .filter(({ item }) => numberOf(item) % daysApart === day % daysApart)
    .sort((a, b) => numberOf(a.item) - numberOf(b.item));
  return kinds.flatMap((kind, at) => {
    const { item, prices = {} } = goods[at] ?? {};
    return Object.entries(prices).map(([storefront, cents]) => ({
      type: 'lightning-deal',
      id: `blitz-${today}-${at + 1}-${storefront}`,
      item,
      storefront,
      cents: Math.round((cents * kind.factor) / 10) * 10 - 1,
      startsAt: moment(kind.from),
      endsAt: moment(kind.until + 1),
      quantity: kind.quantity,
      quantityMax: kind.quantityMax,
      soldOutText,
      sold: kind.sold,
    }));
  });
}
