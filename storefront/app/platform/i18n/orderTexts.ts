import { loadPart, pageLanguage } from './catalogue.ts';

/**
 * The texts that only the pages of an order show. What shows them imports this module and so has
 * them before it renders; the build tells where it is missing (vite/messages.ts). The server has
 * all texts from the start.
 */
if (!import.meta.env.SSR) await loadPart('order', pageLanguage());
