/** What other modules may know of parameters. */
export { removeParameter } from './store.ts';
