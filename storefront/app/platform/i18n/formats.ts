import type { ShopLanguage } from '../domain.ts';

export interface MoneyValue {
  readonly cents: number;
  readonly currencyCode: string;
}

/** How a storefront writes amounts, numbers and dates. */
export interface Formats {
  money(value: MoneyValue): string;
  /** The same in parts, for typography that raises the cents. */
  moneyParts(value: MoneyValue): Intl.NumberFormatPart[];
  number(value: number, options?: Intl.NumberFormatOptions): string;
  /** @param date ISO 8601 */
  date(date: string): string;
  /** @param date ISO 8601 */
  dateTime(date: string): string;
}

/** Prices repeat across a catalogue, and taking an amount apart is slow. */
const rememberedAmounts = 5000;

const made = new Map<ShopLanguage, Formats>();

/** Formatters are costly to make, so there is one set per language for the whole process. */
export function createFormats(locale: ShopLanguage): Formats {
  const known = made.get(locale);
  if (known !== undefined) return known;
  const currencies = new Map<string, Intl.NumberFormat>();
  const parts = new Map<string, Intl.NumberFormatPart[]>();
  const plain = new Intl.NumberFormat(locale);
  const dates = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'Europe/Berlin' });
  const times = new Intl.DateTimeFormat(locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Europe/Berlin',
  });
  const currencyFormat = (currency: string) => {
    let format = currencies.get(currency);
    if (format === undefined) {
      format = new Intl.NumberFormat(locale, { style: 'currency', currency });
      currencies.set(currency, format);
    }
    return format;
  };
  const formats: Formats = {
    money: ({ cents, currencyCode }) => currencyFormat(currencyCode).format(cents / 100),
    moneyParts({ cents, currencyCode }) {
      const key = `${currencyCode}${cents}`;
      let known = parts.get(key);
      if (known === undefined) {
        known = currencyFormat(currencyCode).formatToParts(cents / 100);
        if (parts.size >= rememberedAmounts) parts.clear();
        parts.set(key, known);
      }
      return known;
    },
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
  made.set(locale, formats);
  return formats;
}
