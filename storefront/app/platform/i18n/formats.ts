import type { ShopLanguage } from '@kreide/server/contract';

export interface MoneyValue {
  readonly cents: number;
}

/** How a storefront writes amounts, numbers and dates. */
export interface Formats {
  money(value: MoneyValue): string;
  /** The same in parts, for typography that raises the cents. */
  moneyParts(value: MoneyValue): Intl.NumberFormatPart[];
  /** Whole units of the currency, with cents only where they are not zero. */
  amount(value: number): string;
  /** How the currency is written beside a number: `€`, `CHF`. */
  readonly currencySign: string;
  number(value: number, options?: Intl.NumberFormatOptions): string;
  /** @param date ISO 8601 */
  date(date: string): string;
  /** @param date ISO 8601 */
  dateTime(date: string): string;
}

/** Prices repeat across a catalogue, and `formatToParts` is slow. */
const rememberedAmounts = 5000;

const made = new Map<string, Formats>();

/** English readers expect 90,215, where `en-DE` has 90.215. */
const writtenAs = (shopLanguage: ShopLanguage): string =>
  shopLanguage === 'en-DE' ? 'en-GB' : shopLanguage;

/**
 * Formatters are expensive to create, so there is one set per language and currency for the
 * process.
 * @param currency ISO 4217; not needed where no amounts are formatted
 */
export function createFormats(shopLanguage: ShopLanguage, currency = 'EUR'): Formats {
  const locale = writtenAs(shopLanguage);
  const key = `${locale} ${currency}`;
  const known = made.get(key);
  if (known !== undefined) return known;
  const amounts = new Intl.NumberFormat(locale, { style: 'currency', currency });
  const short = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  });
  const parts = new Map<number, Intl.NumberFormatPart[]>();
  const plain = new Intl.NumberFormat(locale);
  const dates = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'Europe/Berlin' });
  const times = new Intl.DateTimeFormat(locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Europe/Berlin',
  });
  const formats: Formats = {
    money: ({ cents }) => amounts.format(cents / 100),
    moneyParts({ cents }) {
      let known = parts.get(cents);
      if (known === undefined) {
        known = amounts.formatToParts(cents / 100);
        if (parts.size >= rememberedAmounts) parts.clear();
        parts.set(cents, known);
      }
      return known;
    },
    amount: (value) => short.format(value),
    currencySign:
      amounts.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? currency,
    number: (value, options) =>
      options !== undefined
        ? new Intl.NumberFormat(locale, options).format(value)
        : // Counts are mostly below the first separator, and formatting them is slow.
          Number.isInteger(value) && value >= 0 && value < 1000
          ? String(value)
          : plain.format(value),
    date: (date) => dates.format(new Date(date)),
    dateTime: (date) => times.format(new Date(date)),
  };
  made.set(key, formats);
  return formats;
}
