/** What other modules may know of lightning deals. */
export type { Deal } from './deal.ts';
