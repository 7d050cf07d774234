import { type Connection, statement } from '../database/database.ts';

const lapse = statement(
  'testing_deal_lapse',
  `update lightning_reservation set expires_at = statement_timestamp() - interval '1 second'
    where $1::text is null or cart_id = $1`,
);

/** 15 minutes later, as far as reservations go: of one cart, or of all. */
export async function letReservationsLapse(connection: Connection, cartId?: string) {
  await connection.run(lapse, [cartId ?? null]);
}
