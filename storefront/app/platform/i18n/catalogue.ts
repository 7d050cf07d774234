import type { Language } from '@kreide/server/contract';
import type { Message } from './formatMessage.ts';
import type consent from './messages/consent/de.json';
import type everyPage from './messages/everyPage/de.json';
import type order from './messages/order/de.json';
import type product from './messages/product/de.json';
import type teaserList from './messages/teaserList/de.json';
import type wishlist from './messages/wishlist/de.json';

export type MessageKey =
  | keyof typeof everyPage
  | keyof typeof order
  | keyof typeof product
  | keyof typeof teaserList
  | keyof typeof wishlist
  | keyof typeof consent;
export type Catalogue = Readonly<Record<string, Message>>;

/**
 * A folder of `messages/` each. The browser loads those of every page at the start, and the others
 * with the code that shows them, which imports `orderTexts.ts` or its like (vite/messages.ts).
 */
const parts = {
  everyPage: {
    de: () => import('./messages/everyPage/de.json'),
    en: () => import('./messages/everyPage/en.json'),
  },
  /** The cart, checkout, login, account and the service's forms; the footer, which the server writes. */
  order: {
    de: () => import('./messages/order/de.json'),
    en: () => import('./messages/order/en.json'),
  },
  /** A product page below its first screenful. */
  product: {
    de: () => import('./messages/product/de.json'),
    en: () => import('./messages/product/en.json'),
  },
  teaserList: {
    de: () => import('./messages/teaserList/de.json'),
    en: () => import('./messages/teaserList/en.json'),
  },
  wishlist: {
    de: () => import('./messages/wishlist/de.json'),
    en: () => import('./messages/wishlist/en.json'),
  },
  /** The choice by category; the question itself is on every page. */
  consent: {
    de: () => import('./messages/consent/de.json'),
    en: () => import('./messages/consent/en.json'),
  },
} satisfies Record<string, Record<Language, () => Promise<{ default: unknown }>>>;

type PartName = keyof typeof parts;

const catalogues: Record<Language, Record<string, Message>> = { de: {}, en: {} };
const loaded = new Set<() => unknown>();

/** Loads all compiled messages of a language, each part once: the server's way. */
export async function loadCatalogue(language: Language): Promise<Catalogue> {
  await Promise.all(Object.keys(parts).map((name) => loadPart(name as PartName, language)));
  return catalogues[language];
}

/** Adds the texts of a part, once. */
export async function loadPart(name: PartName, language: Language): Promise<void> {
  const texts = parts[name][language];
  if (loaded.has(texts)) return;
  // vite/messages.ts turned the JSON of strings into this.
  Object.assign(catalogues[language], (await texts()).default);
  loaded.add(texts);
}

/** A language's messages so far; empty before the first load, so that a broken start still renders. */
export function catalogueOf(language: Language): Catalogue {
  return catalogues[language];
}

/** The language of the document, in the browser. */
export function pageLanguage(): Language {
  return document.documentElement.lang.startsWith('en') ? 'en' : 'de';
}
