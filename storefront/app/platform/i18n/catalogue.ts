import type { Language } from '../domain.ts';
import type { Message } from './formatMessage.ts';
import type de from './messages/de.json';

export type MessageKey = keyof typeof de;
export type Catalogue = Readonly<Record<string, Message>>;

const loaders: Record<Language, () => Promise<{ default: unknown }>> = {
  de: () => import('./messages/de.json'),
  en: () => import('./messages/en.json'),
};

const loaded = new Map<Language, Catalogue>();

/** Loads a language's compiled messages once; the browser fetches only its own. */
export async function loadCatalogue(language: Language): Promise<Catalogue> {
  let catalogue = loaded.get(language);
  if (catalogue === undefined) {
    // vite/messages.ts turned the JSON of strings into this.
    catalogue = (await loaders[language]()).default as Catalogue;
    loaded.set(language, catalogue);
  }
  return catalogue;
}

/** A language's messages after `loadCatalogue`; empty before, so that a broken start still renders. */
export function catalogueOf(language: Language): Catalogue {
  return loaded.get(language) ?? {};
}
