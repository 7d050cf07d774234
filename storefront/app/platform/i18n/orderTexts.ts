import { loadPart, pageLanguage } from './catalogue.ts';

/**
 * The texts that only the pages of an order show. Components that show them import this module, so
 * that the texts are loaded before they render; the build reports a missing import
 * (vite/messages.ts). The server has all texts from the start.
 */
if (!import.meta.env.SSR) await loadPart('order', pageLanguage());
