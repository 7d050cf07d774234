import type { Deal } from '../lightningDeal/lightningDeal.ts';
import type { LineRow } from './store.ts';

/** Pieces of a line that are reserved at the price of a lightning deal. */
export interface HeldPieces {
  readonly dealId: string;
  readonly quantity: number;
  readonly unitCents: number;
  /** The lowest price of the 30 days before the deal (PAngV § 11); null: it is no reduction. */
  readonly oldUnitCents: number | null;
}

/** CART-22. Moments are milliseconds since the epoch, by the database's clock. */
export interface CartReservation {
  readonly hasReservation: boolean;
  /** Nothing is held any more of what was. */
  readonly isExpired: boolean;
  /** When the first of the reservations that hold ends; null: none holds. */
  readonly endsAt: number | null;
  /** Nothing is left to extend (DEC-63). */
  readonly isExtended: boolean;
  readonly now: number;
}

/** What the line holds now; the deal is never dearer than the item itself. */
export function heldOf(
  { reservation, quantity }: LineRow,
  unitCents: number,
  deal: Deal | undefined,
): HeldPieces | null {
  if (!reservation?.is_live) return null;
  const isDealPrice = reservation.cents <= unitCents;
  const old = isDealPrice && deal?.id === reservation.deal_id ? deal.referenceCents : undefined;
  return {
    dealId: reservation.deal_id,
    quantity: Math.min(reservation.quantity, quantity),
    unitCents: Math.min(reservation.cents, unitCents),
    oldUnitCents: old ?? null,
  };
}

export function reservationOf(lines: readonly LineRow[], now: Date): CartReservation {
  const all = lines.flatMap(({ reservation }) => reservation ?? []);
  const live = all.filter(({ is_live }) => is_live);
  return {
    hasReservation: all.length > 0,
    isExpired: all.length > 0 && live.length === 0,
    endsAt: live.length === 0 ? null : Math.min(...live.map(({ ends_at }) => ends_at)),
    isExtended: live.length > 0 && live.every(({ is_extended }) => is_extended),
    now: now.getTime(),
  };
}
