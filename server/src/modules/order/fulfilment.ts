import { paymentIds, paymentTerms } from '../../../contract/index.ts';
import type { Clock } from '../../clock.ts';
import { type Connection, type Database, statement } from '../../database/database.ts';
import { creditRefund, writeInvoice } from '../invoice/service.ts';
import type { MailService } from '../mail/service.ts';
import type { ParametersService } from '../parameters/service.ts';
import { giveBackStock, giveBackVouchers } from './givingBack.ts';
import { cancellationMail, paymentReceivedMail, refundMail, shipmentMail } from './lifeMails.ts';
import { advance, ImpossibleStepError, lockLife, type OrderLife, orderIdOf } from './lifeStore.ts';
import type { Order } from './order.ts';
import type { OrderLinks } from './orderLink.ts';
import { askRefundOfOrder, loadRefunds, refundedCents } from './refunds.ts';
import { deliverShipments, insertShipment, loadShipments } from './shipmentStore.ts';
import { type Actor, isShippable } from './states.ts';
import { loadOrderById } from './store.ts';

/**
 * What becomes of orders after they were placed, as operators and jobs say. Each function is one
 * transaction with the mail that tells of it; all throw `ImpossibleStepError` with a reason for the
 * operator where the order's states don't allow it, and change nothing then.
 */
export interface Fulfilment {
  /** The transfer came in: prepayment, or an invoice. */
  paid(orderNumber: string): Promise<void>;
  /**
   * Goods leave the house.
   *
   * @param lines of which so many pieces go; undefined: all that is left
   * @returns the shipment's number within the order
   */
  ship(
    orderNumber: string,
    shipment: {
      readonly carrier: string;
      readonly trackingCode: string | null;
      readonly lines?: readonly { readonly lineNo: number; readonly quantity: number }[];
    },
  ): Promise<number>;
  /** @param shipment its number; undefined: all that are on the way */
  deliver(orderNumber: string, shipment?: number): Promise<void>;
  /** Gives goods, vouchers and money back. */
  cancel(orderNumber: string, reason: string, actor?: Actor): Promise<void>;
  /** Gives back a part of the money, or all of it. */
  refund(orderNumber: string, cents: number): Promise<void>;
  /** Cancels prepayments that nobody paid in time. @returns how many */
  lapseUnpaid(): Promise<number>;
}

const dayMs = 24 * 3600_000;

const unpaid = statement(
  'order_unpaid',
  `select number, placed_at as "placedAt", storefront
     from customer_order o
    where money_state = 'open' and state in ('placed', 'inFulfilment') and placed_at < $1
      and payment_id = any($2::text[])
      -- Of orders from before there were states it is not known whether they were paid.
      and exists (select from order_event e where e.order_id = o.id)
    order by placed_at, id limit 500`,
);

export function createFulfilment({
  database,
  clock,
  mail,
  parameters,
  links,
}: {
  database: Database;
  clock: Clock;
  mail: Pick<MailService, 'enqueue' | 'wake'>;
  parameters: ParametersService;
  links: OrderLinks;
}): Fulfilment {
  /** One transaction over a locked order; what it tells goes out afterwards. */
  async function change<T>(
    orderNumber: string,
    work: (tx: Connection, life: OrderLife, order: Order) => Promise<T>,
  ): Promise<T> {
    const outcome = await database.transaction(async (tx) => {
      const id = await orderIdOf(tx, orderNumber);
      const life = id && (await lockLife(tx, id));
      const order = life && (await loadOrderById(tx, life.id));
      if (!order) throw new ImpossibleStepError(`There is no order ${orderNumber}`);
      return work(tx, life, order);
    });
    mail.wake();
    return outcome;
  }

  async function toldOf(order: Order) {
    const set = await parameters.of(order.storefront);
    return { parameters: set, url: await links.urlOf(order, set) };
  }

  async function cancel(orderNumber: string, reason: string, actor: Actor, hasLapsed: boolean) {
    await change(orderNumber, async (tx, life, order) => {
      const isPaid = life.moneyState === 'paid' || life.moneyState === 'authorised';
      const at = clock.now();
      const refundCents = isPaid ? life.totalCents : 0;
      const cancelled = await advance(tx, life, { state: 'cancelled', actor, at, note: reason });
      if (refundCents > 0) {
        const refund = { cents: refundCents, reason: 'cancelled', actor } as const;
        await askRefundOfOrder(tx, cancelled, refund, at);
      } else if (life.moneyState === 'open') {
        await advance(tx, cancelled, { moneyState: hasLapsed ? 'lapsed' : 'failed', actor, at });
      }
      // While it waits for its approver it holds nothing.
      if (life.state !== 'awaitingApproval') await giveBackVouchers(tx, life.id);
      await giveBackStock(tx, life.id);
      const told = { refundCents, hasLapsed };
      await mail.enqueue(tx, cancellationMail(order, told, await toldOf(order)));
    });
  }

  return {
    async paid(orderNumber) {
      await change(orderNumber, async (tx, life, order) => {
        if (life.state === 'awaitingApproval') {
          throw new ImpossibleStepError(`${orderNumber} waits for its approver`);
        }
        await advance(tx, life, { moneyState: 'paid', actor: 'operator', at: clock.now() });
        if (termsOf(order) === 'transfer') {
          await mail.enqueue(tx, paymentReceivedMail(order, await toldOf(order)));
        }
      });
    },

    ship: (orderNumber, { carrier, trackingCode, lines }) =>
      change(orderNumber, async (tx, life, order) => {
        if (!isShippable(life.state)) {
          throw new ImpossibleStepError(
            `${orderNumber} is ${life.state}; nothing of it is shipped`,
          );
        }
        if (isPaidFirst(order) && life.moneyState === 'open') {
          throw new ImpossibleStepError(`${orderNumber} is sent when it is paid`);
        }
        const left = await leftOf(tx, order);
        const before = sentOf(order, left);
        const sent = lines ?? [...left].map(([lineNo, quantity]) => ({ lineNo, quantity }));
        for (const { lineNo, quantity } of sent) {
          const rest = left.get(lineNo) ?? 0;
          if (quantity < 1 || quantity > rest) {
            throw new ImpossibleStepError(`Line ${lineNo} of ${orderNumber} has ${rest} left`);
          }
          left.set(lineNo, rest - quantity);
        }
        const isPart = [...left.values()].some((rest) => rest > 0);
        const shippedAt = clock.now();
        const state = isPart ? 'partlyShipped' : 'shipped';
        await advance(tx, life, { state, actor: 'operator', at: shippedAt });
        const shipment = { orderId: order.id, carrier, trackingCode, shippedAt, lines: sent };
        const number = await insertShipment(tx, shipment);
        const goods = sent.map(({ lineNo, quantity }) => ({
          name: order.lines[lineNo - 1]?.name ?? '',
          quantity,
        }));
        const told = await toldOf(order);
        const parcel = { carrier, trackingCode, lines: goods, isPart };
        await mail.enqueue(tx, shipmentMail(order, parcel, told));
        const part = {
          order,
          shipmentNumber: number,
          before,
          sent: new Map(sent.map(({ lineNo, quantity }) => [lineNo, quantity])),
          isPaid: life.moneyState !== 'open',
          parameters: told.parameters,
        };
        await writeInvoice(tx, part, shippedAt);
        // Money that went back before there was an invoice to credit.
        for (const refund of await loadRefunds(tx, order.id)) {
          if (refund.reason !== 'late-payment') await creditRefund(tx, refund, shippedAt);
        }
        return number;
      }),

    async deliver(orderNumber, shipment) {
      await change(orderNumber, async (tx, life, order) => {
        const at = clock.now();
        if ((await deliverShipments(tx, life.id, shipment ?? null, at)) === 0) {
          throw new ImpossibleStepError(`${orderNumber} has no such shipment on its way`);
        }
        const shipments = await loadShipments(tx, life.id);
        const isLeft = [...(await leftOf(tx, order)).values()].some((rest) => rest > 0);
        if (!isLeft && shipments.every(({ state }) => state === 'delivered')) {
          await advance(tx, life, { state: 'delivered', actor: 'operator', at });
        }
      });
    },

    cancel: (orderNumber, reason, actor = 'operator') => cancel(orderNumber, reason, actor, false),

    async refund(orderNumber, cents) {
      await change(orderNumber, async (tx, life, order) => {
        const rest = life.totalCents - (await refundedCents(tx, life.id));
        if (cents < 1 || cents > rest) {
          throw new ImpossibleStepError(`At most ${rest} cents of ${orderNumber} can go back`);
        }
        if (life.moneyState === 'open') {
          throw new ImpossibleStepError(`${orderNumber} is not paid yet`);
        }
        const refund = { cents, reason: 'goodwill', actor: 'operator' } as const;
        await askRefundOfOrder(tx, life, refund, clock.now());
        await mail.enqueue(tx, refundMail(order, cents, await toldOf(order)));
      });
    },

    async lapseUnpaid() {
      const now = clock.now().getTime();
      const candidates = await database.rows<UnpaidRow>(unpaid, [
        new Date(now - dayMs),
        paidByTransfer,
      ]);
      let lapsed = 0;
      for (const { number, placedAt, storefront } of candidates) {
        const days = (await parameters.of(storefront)).integer('bank', 'prepayment.lapseDays');
        if (placedAt.getTime() + days * dayMs > now) continue;
        await cancel(number, 'not paid in time', 'job', true);
        lapsed += 1;
      }
      return lapsed;
    },
  };
}

type UnpaidRow = Pick<Order, 'number' | 'placedAt' | 'storefront'>;

const paidByTransfer = paymentIds.filter((id) => paymentTerms(id) === 'transfer');

const termsOf = ({ paymentId }: Order) => paymentTerms(paymentId);

/** Invoices and cash on delivery are paid afterwards. */
const isPaidFirst = (order: Order): boolean =>
  order.totals.total > 0 && ['transfer', 'provider'].includes(termsOf(order) ?? '');

/** By line, how many pieces were sent. */
const sentOf = ({ lines }: Order, left: ReadonlyMap<number, number>): Map<number, number> =>
  new Map(
    lines
      .map(({ quantity }, index) => [index + 1, quantity - (left.get(index + 1) ?? 0)] as const)
      .filter(([, count]) => count > 0),
  );

/** By line, how many pieces no shipment has yet. */
async function leftOf(tx: Connection, order: Order): Promise<Map<number, number>> {
  const left = new Map(order.lines.map(({ quantity }, index) => [index + 1, quantity]));
  for (const { lines } of await loadShipments(tx, order.id)) {
    for (const { lineNo, quantity } of lines) {
      left.set(lineNo, (left.get(lineNo) ?? 0) - quantity);
    }
  }
  return new Map([...left].filter(([, rest]) => rest > 0));
}
