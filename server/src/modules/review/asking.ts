import type { Clock } from '../../clock.ts';
import { type Connection, type Database, statement } from '../../database/database.ts';
import type { MailService } from '../mail/service.ts';
import type { OrderService } from '../order/service.ts';
import type { ParametersService } from '../parameters/service.ts';
import type { Shopper } from '../session/session.ts';
import type { Language, StorefrontId } from '../storefront/storefront.ts';
import { createRatingLinks } from './ratingLink.ts';
import { ratingMail } from './ratingMail.ts';

/** Asking buyers for their opinion, once, if they allowed it (DEC-89). */
export interface Asking {
  /**
   * Keeps a buyer's consent to one mail after delivery. Repeating it changes nothing.
   *
   * @param wording version of the words that were agreed to, kept as proof
   * @returns false: the session placed no such order
   */
  allow(shopper: Shopper, orderId: string, wording: string): Promise<boolean>;
  /** Writes the mails of orders that have been there for some days. @returns how many */
  mailDue(): Promise<number>;
}

const dayMs = 86_400_000;

const insert = statement(
  'rating_consent_insert',
  `insert into rating_consent (order_id, wording, consented_at) values ($1, $2, $3)
   on conflict (order_id) do nothing`,
);

/** What was sent back, or never came, is not asked about. */
const takeDue = statement(
  'rating_consent_take_due',
  `update rating_consent c set mailed_at = $1
    where c.order_id = (
      select r.order_id from rating_consent r join customer_order o on o.id = r.order_id
       where r.mailed_at is null and o.state = 'delivered' and o.storefront = $3
         and o.money_state <> 'refunded'
         and (select max(s.delivered_at) from shipment s where s.order_id = o.id) <= $2
       order by r.consented_at, r.order_id limit 1 for update of r skip locked)
   returning c.order_id as "orderId"`,
);

const order = statement(
  'rating_order',
  'select number, email, language from customer_order where id = $1',
);

/** One line of each product that is still shown, and that the buyer has not reviewed yet. */
const lines = statement(
  'rating_lines',
  `select distinct on (l.product_id) l.line_no as "lineNo", l.name
     from order_line l
     join customer_order o on o.id = l.order_id
     join product p on p.id = l.product_id and p.retired_at is null
    where l.order_id = $1 and l.kind = 'goods'
      and not exists (select 1 from review r
                       where r.product_id = l.product_id
                         and (r.order_id = o.id or r.customer_id = o.customer_id))
    order by l.product_id, l.line_no`,
);

interface OrderRow {
  readonly number: string;
  readonly email: string;
  readonly language: Language;
}

export function createAsking({
  database,
  clock,
  secret,
  orders,
  parameters,
  mail,
  storefronts,
}: {
  database: Database;
  clock: Clock;
  secret: string;
  orders: Pick<OrderService, 'find'>;
  parameters: ParametersService;
  mail: MailService;
  storefronts: readonly StorefrontId[];
}): Asking {
  const links = createRatingLinks({ secret, clock });

  /** @returns false: nothing is due */
  async function mailOne(tx: Connection, storefront: StorefrontId): Promise<boolean> {
    const now = clock.now();
    const set = await parameters.of(storefront);
    const before = new Date(now.getTime() - set.integer('rating', 'mail.days') * dayMs);
    const due = await tx.row<{ orderId: string }>(takeDue, [now, before, storefront]);
    if (due === undefined) return false;
    const { orderId } = due;
    const about = await tx.row<OrderRow>(order, [orderId]);
    const rated = await tx.rows<{ lineNo: number; name: string }>(lines, [orderId]);
    if (about === undefined || rated.length === 0) return true;
    const linked = await Promise.all(
      rated.map(async ({ lineNo, name }) => ({
        name,
        path: `/rating?enc=${await links.make({ orderId, lineNo })}`,
      })),
    );
    await mail.enqueue(tx, ratingMail(about, linked, set));
    return true;
  }

  return {
    async allow(shopper, orderId, wording) {
      if (!/^\d{1,6}$/.test(wording)) return false;
      if ((await orders.find(shopper, orderId)) === undefined) return false;
      await database.run(insert, [orderId, wording, clock.now()]);
      return true;
    },

    async mailDue() {
      let mailed = 0;
      for (const storefront of storefronts) {
        while (await database.transaction((tx) => mailOne(tx, storefront))) mailed += 1;
      }
      if (mailed > 0) mail.wake();
      return mailed;
    },
  };
}
