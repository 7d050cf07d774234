import { expect, test } from 'vitest';
import { type CatalogueLine, dealLines } from './deals.ts';
import { demoCatalogue } from './index.ts';

interface DealLine {
  readonly id: string;
  readonly item: string;
  readonly storefront: string;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly quantity: number;
  readonly sold: number;
}

const products = [...demoCatalogue()].filter(
  (line): line is CatalogueLine => (line as { type: string }).type === 'product',
);

const dealsAt = (moment: string) =>
  ([...dealLines(products, new Date(moment))] as DealLine[]).filter(
    ({ storefront }) => storefront === 'de',
  );

test('whenever the demo starts, deals run, one is sold out and one is to come', () => {
  for (const moment of ['2026-11-22T23:59:00Z', '2027-03-01T07:10:00Z']) {
    const now = new Date(moment).toISOString();
    const running = dealsAt(moment).filter(
      ({ startsAt, endsAt }) => startsAt <= now && now < endsAt,
    );
    expect(running).toHaveLength(5);
    expect(running.filter(({ sold, quantity }) => sold === quantity)).toHaveLength(1);
    expect(dealsAt(moment).filter(({ startsAt }) => startsAt > now)).toHaveLength(1);
  }
});

test('no two days within a month have the same goods, so that each price is a reduction', () => {
  const day = (date: number) => dealsAt(new Date(Date.UTC(2026, 10, date, 12)).toISOString());
  const items = Array.from({ length: 31 }, (_, at) => day(at + 1).map(({ item }) => item)).flat();
  expect(new Set(items).size).toBe(items.length);
  expect(items).toHaveLength(31 * 6);
});
