import type { Database } from '../database/database.ts';
import { importLines } from './importLines.ts';
import type { CartVisitor } from './journey.ts';

/** A lightning deal of a test, on `stockGoods`; runs for an hour unless it says otherwise. */
export interface TestDeal {
  readonly id?: string;
  readonly itemId: string;
  readonly storefront?: 'de' | 'at' | 'ch' | 'b2b';
  readonly cents: number;
  readonly quantity?: number;
  readonly quantityMax?: number;
  /** Minutes from now. */
  readonly from?: number;
  readonly until?: number;
  readonly soldOutText?: string;
}

/** Imports deals, as an operator does. */
export async function offerDeals(database: Database, ...deals: readonly TestDeal[]): Promise<void> {
  const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
  await importLines(
    database,
    deals.map((deal) => ({
      type: 'lightning-deal',
      id: deal.id ?? `deal-${deal.itemId}`,
      item: deal.itemId,
      storefront: deal.storefront ?? 'de',
      cents: deal.cents,
      startsAt: inMinutes(deal.from ?? -60),
      endsAt: inMinutes(deal.until ?? 60),
      quantity: deal.quantity ?? 50,
      quantityMax: deal.quantityMax ?? 5,
      ...(deal.soldOutText !== undefined && { soldOutText: { de: deal.soldOutText } }),
    })),
  );
}

const reservationFields = `hasLightningDealReservation isLightningDealReservationExpired
  lightningDealReservationTimestampEnd extended serverNow`;

export interface ReservationData {
  readonly hasLightningDealReservation: boolean;
  readonly isLightningDealReservationExpired: boolean;
  readonly lightningDealReservationTimestampEnd: number | null;
  readonly extended: boolean;
  readonly serverNow: number;
}

/** What a cart says of its reservations. */
export async function reservationOf({ visitor, cartId }: CartVisitor): Promise<ReservationData> {
  const { getLightningDealReservation } = await visitor.run<{
    getLightningDealReservation: ReservationData;
  }>(
    `query ($cartId: String!) {
      getLightningDealReservation(cartId: $cartId) { ${reservationFields} }
    }`,
    { cartId },
  );
  return getLightningDealReservation;
}

interface Renewed {
  readonly successful: boolean;
  readonly itemsNoLongerLegal: string[];
  readonly reducedQuantities: object[];
  readonly cart: { readonly lightningDealReservation: ReservationData };
}

/** Extends or refreshes a cart's reservations. */
export async function renew(how: 'extend' | 'refresh', { visitor, cartId }: CartVisitor) {
  const { renewed } = await visitor.run<{ renewed: Renewed }>(
    `mutation ($cartId: String!) {
      renewed: ${how}LightningDealReservation(cartId: $cartId) {
        successful errorMessage itemsNoLongerLegal
        reducedQuantities { itemId quantityBefore quantity }
        cart { lightningDealReservation { ${reservationFields} } }
      }
    }`,
    { cartId },
  );
  return renewed;
}
