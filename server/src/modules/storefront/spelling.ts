import { type Language, type ShopLanguage, swissQuotes } from '../../../contract/index.ts';

/** `@`, a scheme, or a beginning that only a path, an anchor or a query has. */
const isAddress = (word: string): boolean =>
  /^[/#?]|^www\./.test(word) || word.includes('@') || word.includes('://');

/** Words of a text or of its HTML; what stands in quotes there is a value of its own. */
const words = /[^\s"<>]+/g;

/**
 * A text as people of the storefront write it: in Switzerland nobody writes ß. Addresses of the web and
 * of mail keep theirs. For the shop's own texts; what people typed is not respelled.
 */
export function spelled(text: string, language: Language | ShopLanguage): string {
  if (language !== 'de-CH' || (!text.includes('ß') && !text.includes('ẞ'))) return text;
  return text.replace(words, (word) =>
    isAddress(word) ? word : word.replaceAll('ß', 'ss').replaceAll('ẞ', 'SS'),
  );
}

/** A name in the quotation marks of the language. */
export function quoted(name: string, language: Language | ShopLanguage): string {
  if (language.startsWith('en')) return `“${name}”`;
  return language === 'de-CH' ? `${swissQuotes('„')}${name}${swissQuotes('“')}` : `„${name}“`;
}

/**
 * A page of the shop's own, or any value as JSON has them: each text spelt, in Switzerland with its
 * quotation marks; itself where there is nothing to change.
 */
export function allSpelled<T>(value: T, language: Language | ShopLanguage): T;
export function allSpelled(value: unknown, language: Language | ShopLanguage): unknown {
  if (language !== 'de-CH') return value;
  if (typeof value === 'string') {
    // In pairs, so that an English quotation keeps its marks: it opens with what closes a German one.
    return spelled(value, language).replace(/„[^„“]*“/g, swissQuotes);
  }
  if (Array.isArray(value)) return value.map((entry) => allSpelled<unknown>(entry, language));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [key, allSpelled<unknown>(entry, language)]),
  );
}
