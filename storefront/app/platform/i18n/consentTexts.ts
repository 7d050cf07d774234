import { loadPart, pageLanguage } from './catalogue.ts';

/** The texts of the choice by category, as orderTexts.ts has those of an order. */
if (!import.meta.env.SSR) await loadPart('consent', pageLanguage());
