import { apportion, type TaxClass, type VatTotal, vatRate, vatTotals } from '../pricing/pricing.ts';
import type { Country } from '../storefront/storefront.ts';

/**
 * Cents. Subtotal, discount and shipping are in the price basis; total is what is paid, always
 * gross.
 */
export interface Totals {
  readonly priceBasis: 'gross' | 'net';
  /** Goods before vouchers. */
  readonly subtotal: number;
  /** What vouchers take off the goods. */
  readonly discount: number;
  readonly shipping: number;
  readonly net: number;
  readonly tax: number;
  readonly total: number;
  /** What reductions save against the lowest price of the 30 days before (PAngV § 11), and vouchers. */
  readonly savings: number;
  readonly taxes: readonly VatTotal[];
}

export interface TotalsLine {
  readonly cents: number;
  readonly oldCents: number | null;
  readonly taxClass: TaxClass;
}

/** What is taken off the lines at these places, together. */
export interface Discount {
  readonly cents: number;
  readonly lines: readonly number[];
}

/**
 * What each line loses by a discount, in proportion to its value, to the cent. Lines of one order
 * get the same shares in whatever order they stand, but for a cent between lines of equal value.
 */
export function discountShares(
  lines: readonly Pick<TotalsLine, 'cents'>[],
  { cents, lines: places }: Discount,
): number[] {
  const shares = lines.map(() => 0);
  const byValue = [...places].sort((a, b) => (lines[b]?.cents ?? 0) - (lines[a]?.cents ?? 0));
  const parts = apportion(
    cents,
    byValue.map((place) => lines[place]?.cents ?? 0),
  );
  byValue.forEach((place, index) => {
    shares[place] = parts[index] ?? 0;
  });
  return shares;
}

/**
 * What a cart costs. VAT by the country of delivery and the goods' tax class (ruling 12). A discount
 * lowers what is taxed. The cost of shipping is part of the delivery and shares the rates of its
 * goods, in proportion to what is paid for them (UStAE 3.10).
 */
export function totalsOf(
  lines: readonly TotalsLine[],
  {
    discount = { cents: 0, lines: [] },
    shipping,
    country,
    priceBasis,
  }: {
    discount?: Discount;
    /** In the price basis. */
    shipping: number;
    country: Country;
    priceBasis: 'gross' | 'net';
  },
): Totals {
  const shares = discountShares(lines, discount);
  const paid = byRate(
    lines.map(({ cents, taxClass }, index) => ({
      rate: vatRate(country, taxClass),
      cents: cents - (shares[index] ?? 0),
    })),
  );
  const carriage = apportion(
    shipping,
    paid.map(({ cents }) => cents),
  );
  const taxes = vatTotals(
    paid.map(({ rate, cents }, index) => ({ rate, cents: cents + (carriage[index] ?? 0) })),
    priceBasis,
  );
  const reductions = sum(
    lines.map(({ cents, oldCents }) => Math.max(0, (oldCents ?? cents) - cents)),
  );
  return {
    priceBasis,
    subtotal: sum(lines.map(({ cents }) => cents)),
    discount: discount.cents,
    shipping,
    net: sum(taxes.map(({ net }) => net)),
    tax: sum(taxes.map(({ vat }) => vat)),
    total: sum(taxes.map(({ gross }) => gross)),
    savings: reductions + discount.cents,
    taxes,
  };
}

/** Sums by rate, the highest rate first. */
function byRate(amounts: readonly { readonly rate: number; readonly cents: number }[]) {
  const sums = new Map<number, number>();
  for (const { rate, cents } of amounts) sums.set(rate, (sums.get(rate) ?? 0) + cents);
  return [...sums].sort(([a], [b]) => b - a).map(([rate, cents]) => ({ rate, cents }));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
