/** What other modules may know of lists. */
export { giveNotepadTo } from './store.ts';
