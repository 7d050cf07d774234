/** What other modules may know of lightning deals. */
export type { Deal } from './deal.ts';
export type { LightningDealService, RenewedReservations, Reserved } from './service.ts';
export { acknowledgeLapses, isLive, lockDealsOfCarts, sellPieces } from './store.ts';
