import { loadPart, pageLanguage } from './catalogue.ts';

/** The texts of the question for consent, as orderTexts.ts has those of an order. */
if (!import.meta.env.SSR) await loadPart('consent', pageLanguage());
