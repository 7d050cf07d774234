import { type Connection, statement } from '../database/database.ts';

/** A lightning deal of a test, on `stockGoods`; runs for an hour unless it says otherwise. */
export interface TestDeal {
  readonly id?: string;
  readonly itemId: string;
  readonly storefront?: 'de' | 'at' | 'ch' | 'b2b';
  readonly cents: number;
  readonly quantity?: number;
  readonly quantityMax?: number;
  /** Minutes from now by the database's clock. */
  readonly from?: number;
  readonly until?: number;
  readonly soldOutText?: string;
}

const insert = statement(
  'testing_deal',
  `insert into lightning_deal (id, item_id, storefront, cents, currency, quantity, quantity_max,
                               starts_at, ends_at, sold_out_text)
   values ($1, $2, $3, $4, 'EUR', $5, $6, statement_timestamp() + $7::integer * interval '1 minute',
           statement_timestamp() + $8::integer * interval '1 minute', $9)`,
);

export async function offerDeals(connection: Connection, ...deals: readonly TestDeal[]) {
  for (const deal of deals) {
    await connection.run(insert, [
      deal.id ?? `deal-${deal.itemId}`,
      deal.itemId,
      deal.storefront ?? 'de',
      deal.cents,
      deal.quantity ?? 50,
      deal.quantityMax ?? 5,
      deal.from ?? -60,
      deal.until ?? 60,
      deal.soldOutText === undefined ? null : JSON.stringify({ de: deal.soldOutText }),
    ]);
  }
}

const lapse = statement(
  'testing_deal_lapse',
  `update lightning_reservation set expires_at = statement_timestamp() - interval '1 second'
    where $1::text is null or cart_id = $1`,
);

/** 15 minutes later, as far as reservations go: of one cart, or of all. */
export async function letReservationsLapse(connection: Connection, cartId?: string) {
  await connection.run(lapse, [cartId ?? null]);
}
