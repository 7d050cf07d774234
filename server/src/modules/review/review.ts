/** What other modules may know of reviews. */
export { updateRatings } from './store.ts';
