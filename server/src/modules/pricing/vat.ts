import type { Country } from '../storefront/storefront.ts';

/** Why there is no VAT: `intraCommunity`, the buyer pays it at home (UStG § 4 no. 1b, § 6a). */
export type VatExemption = 'intraCommunity';

export const taxClasses = ['standard', 'reduced'] as const;
export type TaxClass = (typeof taxClasses)[number];

/** Amounts in cents; `net + vat` is always `gross`. */
export interface VatAmounts {
  readonly net: number;
  readonly vat: number;
  readonly gross: number;
}

/** One rate's share of an order. */
export interface VatTotal extends VatAmounts {
  /** Per mille. */
  readonly rate: number;
}

const austria = { standard: 200, reduced: 100 };
const switzerland = { standard: 81, reduced: 26 };

const rates: Readonly<Record<Country, Readonly<Record<TaxClass, number>>>> = {
  DE: { standard: 190, reduced: 70 },
  AT: austria,
  CH: switzerland,
  // Liechtenstein is part of the Swiss VAT territory.
  LI: switzerland,
  // Deliveries to South Tyrol count as the Austrian store's own until it passes the EU's threshold
  // for distance sales (VAT directive art. 59c).
  IT: austria,
};

/** The rate in per mille. It follows the country of delivery, not the storefront (ruling 16). */
export function vatRate(
  country: Country,
  taxClass: TaxClass,
  exemption: VatExemption | null = null,
): number {
  return exemption === null ? rates[country][taxClass] : 0;
}

const inEu: Readonly<Record<Country, boolean>> = {
  DE: true,
  AT: true,
  CH: false,
  LI: false,
  IT: true,
};

export const isInEu = (country: Country): boolean => inEu[country];

/** Splits a gross amount (cents, never negative); the tax is what the rounded net leaves over. */
export function vatOfGross(gross: number, rate: number): VatAmounts {
  const net = Math.round((gross * 1000) / (1000 + rate));
  return { net, vat: gross - net, gross };
}

/** Adds the tax to a net amount (cents, never negative), half a cent rounding up. */
export function vatOfNet(net: number, rate: number): VatAmounts {
  const vat = Math.round((net * rate) / 1000);
  return { net, vat, gross: net + vat };
}

/**
 * Totals per rate, highest first. An invoice shows tax per rate (UStG § 14 (4) no. 8), so amounts
 * are added up before they are rounded: rounding each line would drift by a cent a line.
 */
export function vatTotals(
  lines: Iterable<{ readonly cents: number; readonly rate: number }>,
  basis: 'gross' | 'net',
): VatTotal[] {
  const sums = new Map<number, number>();
  for (const { cents, rate } of lines) sums.set(rate, (sums.get(rate) ?? 0) + cents);
  const split = basis === 'gross' ? vatOfGross : vatOfNet;
  return [...sums]
    .sort(([a], [b]) => b - a)
    .map(([rate, cents]) => ({ rate, ...split(cents, rate) }));
}
