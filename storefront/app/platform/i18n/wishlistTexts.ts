import { loadPart, pageLanguage } from './catalogue.ts';

/** The texts of wishlists, as orderTexts.ts has those of an order. */
if (!import.meta.env.SSR) await loadPart('wishlist', pageLanguage());
