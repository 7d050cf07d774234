/// <reference path="./parts.d.ts" />
import type { Language } from '@kreide/server/contract';
import type { Message } from './formatMessage.ts';
import type de from './messages/de.json';

export type MessageKey = keyof typeof de;
export type Catalogue = Readonly<Record<string, Message>>;

type Load = Record<Language, () => Promise<{ default: unknown }>>;

/** In the browser's build without the texts of the parts below. */
const everyPage: Load = {
  de: () => import('./messages/de.json'),
  en: () => import('./messages/en.json'),
};

/** Texts that most visits never show (vite/messages.ts). */
const parts = {
  order: {
    de: () => import('./messages/de.json?order'),
    en: () => import('./messages/en.json?order'),
  },
  consent: {
    de: () => import('./messages/de.json?consent'),
    en: () => import('./messages/en.json?consent'),
  },
  wishlist: {
    de: () => import('./messages/de.json?wishlist'),
    en: () => import('./messages/en.json?wishlist'),
  },
  product: {
    de: () => import('./messages/de.json?product'),
    en: () => import('./messages/en.json?product'),
  },
} satisfies Record<string, Load>;

const catalogues: Record<Language, Record<string, Message>> = { de: {}, en: {} };
const loaded = new Set<() => unknown>();

/** Loads a language's compiled messages once; the browser fetches only its own. */
export async function loadCatalogue(language: Language): Promise<Catalogue> {
  return load(language, everyPage);
}

/**
 * Adds the texts of a part; called by `orderTexts.ts` and the like, which the part's components
 * import.
 */
export async function loadPart(name: keyof typeof parts, language: Language): Promise<Catalogue> {
  return load(language, parts[name]);
}

/** A language's messages so far; empty before `loadCatalogue`, so that a broken start still renders. */
export function catalogueOf(language: Language): Catalogue {
  return catalogues[language];
}

/** The language of the document, in the browser. */
export function pageLanguage(): Language {
  return document.documentElement.lang.startsWith('en') ? 'en' : 'de';
}

async function load(language: Language, { [language]: texts }: Load): Promise<Catalogue> {
  const catalogue = catalogues[language];
  if (!loaded.has(texts)) {
    // vite/messages.ts compiles the JSON of strings to this.
    Object.assign(catalogue, (await texts()).default);
    loaded.add(texts);
  }
  return catalogue;
}
