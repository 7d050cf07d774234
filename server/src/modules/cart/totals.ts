import {
  apportion,
  type TaxClass,
  type VatExemption,
  type VatTotal,
  vatRate,
  vatTotals,
} from '../pricing/pricing.ts';
import type { Country } from '../storefront/storefront.ts';
import type { LineKind } from './store.ts';

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
  readonly kind: LineKind;
  readonly cents: number;
  /** What vouchers take off it. */
  readonly discountCents: number;
  readonly oldCents: number | null;
  readonly taxClass: TaxClass;
}

/**
 * What a cart costs; of its lines only the goods count. VAT by the country of delivery and the goods' tax class (ruling 16), unless the supply is exempt. A discount
 * lowers what is taxed. The cost of shipping is part of the delivery and shares the rates of its
 * goods, in proportion to what is paid for them (UStAE 3.10).
 */
export function totalsOf(
  all: readonly TotalsLine[],
  {
    shipping,
    country,
    priceBasis,
    exemption = null,
  }: {
    /** In the price basis. */
    shipping: number;
    country: Country;
    priceBasis: 'gross' | 'net';
    /** @default null: it is taxed */
    exemption?: VatExemption | null;
  },
): Totals {
  // Gifts and catalogues name no rate of VAT either, which shipping would share.
  const lines = all.filter(({ kind }) => kind === 'goods');
  const paid = byRate(
    lines.map(({ cents, discountCents, taxClass }) => ({
      rate: vatRate(country, taxClass, exemption),
      cents: cents - discountCents,
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
  const discount = sum(lines.map(({ discountCents }) => discountCents));
  const reductions = sum(
    lines.map(({ cents, oldCents }) => Math.max(0, (oldCents ?? cents) - cents)),
  );
  return {
    priceBasis,
    subtotal: sum(lines.map(({ cents }) => cents)),
    discount,
    shipping,
    net: sum(taxes.map(({ net }) => net)),
    tax: sum(taxes.map(({ vat }) => vat)),
    total: sum(taxes.map(({ gross }) => gross)),
    savings: reductions + discount,
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
