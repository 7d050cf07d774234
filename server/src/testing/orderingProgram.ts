/**
 * Guests who order one after another until they are killed: tests do that in mid-order. The
 * argument is the connection string. Each line printed is an order that was acknowledged.
 */
import { openDatabase } from '../database/database.ts';
import { checkOutAsGuest, enterShop, putInCart, reviewOf, submit } from './journey.ts';
import { raisedLimits } from './limits.ts';
import { createTestShop } from './shop.ts';

const guestsAtOnce = 4;

const database = openDatabase({
  connectionString: process.argv[2] ?? '',
  poolSize: 5,
  // Who kills it decides when it ends, not a busy machine.
  connectionTimeoutMs: 60_000,
});
const shop = createTestShop(database, { limits: raisedLimits });

async function order(): Promise<void> {
  const guest = await enterShop(shop);
  await putInCart(guest, ['left', 1], ['right', 2]);
  await checkOutAsGuest(guest);
  const fingerprint = await reviewOf(guest);
  const { orderId } = await submit(guest, { fingerprint, idempotencyKey: guest.cartId });
  process.stdout.write(`${orderId}\n`);
}

await Promise.all(
  Array.from({ length: guestsAtOnce }, async () => {
    for (;;) await order();
  }),
);
