import { loadPart, pageLanguage } from './catalogue.ts';

/** The texts of teasers' lists, as orderTexts.ts has those of an order. */
if (!import.meta.env.SSR) await loadPart('teaserList', pageLanguage());
