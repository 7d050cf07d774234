import { loadPart, pageLanguage } from './catalogue.ts';

/** The texts of a product page below its first screenful, as orderTexts.ts has those of an order. */
if (!import.meta.env.SSR) await loadPart('product', pageLanguage());
