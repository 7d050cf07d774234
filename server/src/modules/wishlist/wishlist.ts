/** What other modules may use of wishlists. */
export { giveNotepadTo } from './store.ts';
