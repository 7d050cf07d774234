import type { Language, ShopLanguage } from '../../../contract/index.ts';

/** English readers expect 29 November, which is British. */
const localeOf = (language: Language | ShopLanguage): string =>
  language.startsWith('en') ? 'en-GB' : language;

/**
 * A day as mails write it, "29. November 2026" and in Austria "29. Jänner 2027", with the time of day
 * where one is wanted.
 *
 * @param language the storefront's (`spellingOf`): the bare one would be written as in Germany
 */
export const dateText = (
  date: Date,
  language: Language | ShopLanguage,
  time: { readonly timeStyle?: 'short' | 'medium' } = {},
): string =>
  new Intl.DateTimeFormat(localeOf(language), {
    dateStyle: 'long',
    timeZone: 'Europe/Berlin',
    ...time,
  }).format(date);
