import type { PriceTier, TaxClass } from '../../pricing/pricing.ts';
import { vatOfGross, vatRate } from '../../pricing/pricing.ts';
import { type StorefrontId, storefrontOf } from '../../storefront/storefront.ts';
import { maxCents } from '../format/itemUpdate.ts';

/** How the cells of a CSV are read; what can't be read gives the reason. */
export type Cell<T> = { readonly value: T } | { readonly reason: string };

/**
 * A number as German, English and Swiss spreadsheets write it: 1.234,56 and 1,234.56 and 1'234.56.
 * A single separator before exactly three digits could be either and is refused.
 */
export function readNumber(cell: string): Cell<number> {
  const plain = cell.replace(/[\s\u00a0\u202f'’€$£]|EUR|CHF|USD/gi, '');
  const refused = { reason: `is no number: ${JSON.stringify(cell.slice(0, 40))}` };
  if (!/^[+-]?\d[\d.,]*$/.test(plain)) return refused;
  const separators = [...plain.replace(/[^.,]/g, '')];
  const last = separators.at(-1);
  const others = separators.slice(0, -1);
  let digits = plain;
  if (last !== undefined) {
    const fraction = plain.slice(plain.lastIndexOf(last) + 1);
    const isRepeated = others.includes(last);
    if (isRepeated && new Set(separators).size > 1) return refused;
    const isThousands = isRepeated || fraction.length === 3;
    if (isThousands && !isRepeated && others.length === 0 && !/^[+-]?0[.,]/.test(plain)) {
      return {
        reason: `could be thousands or decimals: ${plain}; write ${plain}${last === '.' ? ',00' : '.00'} or leave the separator out`,
      };
    }
    const whole = plain.slice(0, plain.lastIndexOf(last)).replace(/[.,]/g, '');
    digits = isRepeated ? plain.replaceAll(last, '') : `${whole}.${fraction}`;
  }
  const value = Number(digits);
  return Number.isFinite(value) ? { value } : refused;
}

/** A price in whole cents. */
export function readCents(cell: string): Cell<number> {
  const read = readNumber(cell);
  if ('reason' in read) return read;
  const cents = Math.round(read.value * 100);
  if (Math.abs(read.value * 100 - cents) > 0.001) {
    return { reason: `has parts of a cent: ${cell.slice(0, 40)}` };
  }
  if (cents < 0) return { reason: `is negative: ${cell.slice(0, 40)}` };
  // Told here, since several storefronts' prices may follow from it.
  return cents <= maxCents
    ? { value: cents }
    : { reason: `is above 1,000,000: ${cell.slice(0, 40)}` };
}

/** `10: 1,80 | 50: 1,60`: from how many pieces on, and the price of each. A dash: none. */
export function readTiers(cell: string): Cell<readonly PriceTier[]> {
  if (/^[-–—]$/.test(cell)) return { value: [] };
  const tiers: PriceTier[] = [];
  for (const part of cell.split('|')) {
    const [quantity = '', price = '', ...rest] = part.split(':').map((text) => text.trim());
    if (quantity === '' || price === '' || rest.length > 0) {
      return {
        reason: `must be like "10: 1,80 | 50: 1,60", not ${JSON.stringify(cell.slice(0, 40))}`,
      };
    }
    const from = readWhole(quantity);
    if ('reason' in from) return from;
    const cents = readCents(price);
    if ('reason' in cents) return cents;
    tiers.push({ from: from.value, cents: cents.value });
  }
  return { value: tiers };
}

export function readWhole(cell: string): Cell<number> {
  const read = readNumber(cell);
  if ('reason' in read || Number.isInteger(read.value)) return read;
  return { reason: `is no whole number: ${cell.slice(0, 40)}` };
}

const yes = ['1', 'x', 'y', 'yes', 'true', 'ja', 'j', 'wahr', 'active'];
const no = ['', '0', 'n', 'no', 'false', 'nein', 'falsch', 'draft', 'archived'];

export function readFlag(cell: string): Cell<boolean> {
  const lower = cell.toLowerCase();
  if (yes.includes(lower)) return { value: true };
  if (no.includes(lower)) return { value: false };
  return { reason: `must be yes or no, not ${JSON.stringify(cell.slice(0, 40))}` };
}

export const compareAtUses = ['nothing', 'list-price'] as const;
export type CompareAt = (typeof compareAtUses)[number];

/** Defaults for what a CSV does not say; flags of the command line. */
export interface CsvDefaults {
  readonly currency: string;
  readonly taxClass: TaxClass;
  readonly storefronts: readonly StorefrontId[];
  readonly category: string;
  readonly language: 'de' | 'en';
  /** What Shopify's compare-at price, nearly always a former price, becomes. */
  readonly compareAt: CompareAt;
}

/** A consumer's price in the storefront's own terms: net where it sells to businesses. */
export function centsIn(storefront: StorefrontId, gross: number, taxClass: TaxClass): number {
  const { priceBasis, homeCountry } = storefrontOf(storefront);
  return priceBasis === 'gross' ? gross : vatOfGross(gross, vatRate(homeCountry, taxClass)).net;
}

/**
 * The same for prices by quantity; where cents fall together, with each other or with the price of
 * one piece, the first of them stays.
 */
export function tiersIn(
  storefront: StorefrontId,
  gross: readonly PriceTier[],
  taxClass: TaxClass,
  grossPrice?: number,
): readonly PriceTier[] {
  const own = (cents: number) => centsIn(storefront, cents, taxClass);
  return gross.flatMap(({ from, cents }, index) => {
    const before = gross[index - 1]?.cents;
    // Of the first tier, what is not below the price in the file itself is the file's fault.
    const isBelow = grossPrice !== undefined && cents < grossPrice;
    const above = before ?? (isBelow ? grossPrice : undefined);
    return above !== undefined && own(above) === own(cents) ? [] : [{ from, cents: own(cents) }];
  });
}
