import { type TaxClass, type VatTotal, vatRate, vatTotals } from '../pricing/pricing.ts';
import type { Country } from '../storefront/storefront.ts';

/** Cents. Subtotal and shipping are in the price basis; total is what is paid, always gross. */
export interface Totals {
  readonly priceBasis: 'gross' | 'net';
  readonly subtotal: number;
  readonly shipping: number;
  readonly net: number;
  readonly tax: number;
  readonly total: number;
  /** What reductions save against the lowest price of the 30 days before (PAngV § 11). */
  readonly savings: number;
  readonly taxes: readonly VatTotal[];
}

export interface TotalsLine {
  readonly cents: number;
  readonly oldCents: number | null;
  readonly taxClass: TaxClass;
}

/**
 * VAT by the country of delivery and the goods' tax class (ruling 12). The cost of shipping is
 * part of the delivery and shares the rates of its goods, in proportion to their value (UStAE
 * 3.10).
 */
export function totalsOf(
  lines: readonly TotalsLine[],
  shipping: number,
  country: Country,
  priceBasis: 'gross' | 'net',
): Totals {
  const taxed = lines.map(({ cents, taxClass }) => ({ cents, rate: vatRate(country, taxClass) }));
  const subtotal = sum(lines.map(({ cents }) => cents));
  const taxes = vatTotals([...taxed, ...shippingByRate(taxed, shipping, subtotal)], priceBasis);
  return {
    priceBasis,
    subtotal,
    shipping,
    net: sum(taxes.map(({ net }) => net)),
    tax: sum(taxes.map(({ vat }) => vat)),
    total: sum(taxes.map(({ gross }) => gross)),
    savings: sum(lines.map(({ cents, oldCents }) => Math.max(0, (oldCents ?? cents) - cents))),
    taxes,
  };
}

/** Splits the cost so that its parts add up to it: each cent that rounding leaves goes in turn. */
function shippingByRate(
  goods: readonly { cents: number; rate: number }[],
  shipping: number,
  subtotal: number,
): { cents: number; rate: number }[] {
  if (shipping === 0) return [];
  const byRate = new Map<number, number>();
  for (const { cents, rate } of goods) byRate.set(rate, (byRate.get(rate) ?? 0) + cents);
  const rates = [...byRate].sort(([a], [b]) => b - a);
  let before = 0;
  let given = 0;
  return rates.map(([rate, cents]) => {
    before += cents;
    const upTo = subtotal === 0 ? shipping : Math.round((shipping * before) / subtotal);
    const part = upTo - given;
    given = upTo;
    return { cents: part, rate };
  });
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
