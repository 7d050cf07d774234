import type { Clock } from '../../clock.ts';
import { type Connection, type Database, statement } from '../../database/database.ts';
import { createMailService } from '../mail/service.ts';
import type { ParametersService } from '../parameters/service.ts';
import { type Attempt, loadAttempts } from '../payment/service.ts';
import { createFulfilment, type Fulfilment } from './fulfilment.ts';
import { type LifeEvent, loadEvents, orderIdOf } from './lifeStore.ts';
import type { Order } from './order.ts';
import { createOrderLinks } from './orderLink.ts';
import { loadRefunds, markRefunded, type Refund } from './refunds.ts';
import { loadShipments, type Shipment } from './shipmentStore.ts';
import type { OrderState } from './states.ts';
import { loadOrderById } from './store.ts';
import { loadWithdrawals, type OrderWithdrawal } from './withdrawalStore.ts';

export { ImpossibleStepError } from './lifeStore.ts';
export { type OrderState, orderStates } from './states.ts';

/** An order in a list of them. */
export type OrderOverview = Pick<
  Order,
  'number' | 'storefront' | 'placedAt' | 'state' | 'moneyState' | 'paymentId' | 'currency'
> & { readonly totalCents: number };

/** An order with all that became of it. */
export interface OrderRecord {
  readonly order: Order;
  readonly shipments: readonly Shipment[];
  readonly payments: readonly Pick<Attempt, 'id' | 'paymentId' | 'state' | 'cents' | 'reference'>[];
  readonly refunds: readonly Refund[];
  readonly withdrawals: readonly OrderWithdrawal[];
  readonly events: readonly LifeEvent[];
}

/** Orders for the command line and for other systems. */
export interface OrderOperator extends Omit<Fulfilment, 'lapseUnpaid'> {
  /** The newest first. */
  all(filter: {
    readonly state?: OrderState | undefined;
    readonly limit: number;
  }): Promise<OrderOverview[]>;
  /** By its number for people. */
  show(orderNumber: string): Promise<OrderRecord | undefined>;
  /** Refunds that a person transfers were transferred. @returns how many */
  refunded(orderNumber: string): Promise<number>;
  /**
   * Orders that something happened to after a cursor, oldest first, at most `limit`. What happened
   * within the last minute waits for the next call: its transaction may still be under way.
   *
   * @param cursor from an earlier call; undefined: from the beginning
   */
  changedSince(
    cursor: string | undefined,
    limit: number,
  ): Promise<{ readonly records: readonly OrderRecord[]; readonly cursor: string }>;
}

const list = statement(
  'order_list_for_operator',
  `select o.number, o.storefront, o.placed_at as "placedAt", o.state, o.money_state as "moneyState",
          o.payment_id as "paymentId", o.currency, o.total_cents as "totalCents"
     from customer_order o
    where $1::text is null or o.state = $1
    order by o.placed_at desc, o.id limit $2`,
);

const changed = statement(
  'order_changed_since',
  `select e.order_id as id, max(e.at) as at
     from (select order_id, at from order_event
           union all
           select order_id, received_at from withdrawal where order_id is not null) e
    where e.at <= $3
    group by e.order_id
   having (max(e.at), e.order_id) > ($1::timestamptz, $2::text)
    order by max(e.at), e.order_id limit $4`,
);

const settledMs = 60_000;

export function createOrderOperator({
  database,
  clock,
  parameters,
  mailFrom,
  secret,
}: {
  database: Database;
  clock: Clock;
  parameters: ParametersService;
  mailFrom: string;
  /** Seals the links of guests, as the shop that reads them does. */
  secret: string;
}): OrderOperator {
  // It only writes mails; a running shop sends them.
  const mail = createMailService({
    database,
    clock,
    log: console,
    from: mailFrom,
    smtpUrl: undefined,
  });
  const { lapseUnpaid: _, ...fulfilment } = createFulfilment({
    database,
    clock,
    mail,
    parameters,
    links: createOrderLinks({ secret, clock }),
  });

  return {
    ...fulfilment,
    all: ({ state, limit }) => database.rows<OrderOverview>(list, [state ?? null, limit]),

    async show(orderNumber) {
      const id = await orderIdOf(database, orderNumber);
      return id === undefined ? undefined : recordOf(database, id);
    },

    async refunded(orderNumber) {
      const id = await orderIdOf(database, orderNumber);
      return id === undefined ? 0 : markRefunded(database, id, clock.now());
    },

    async changedSince(cursor, limit) {
      const [since, after] = readCursor(cursor);
      const until = new Date(clock.now().getTime() - settledMs);
      const values = [since, after, until, limit];
      const rows = await database.rows<{ readonly id: string; readonly at: Date }>(changed, values);
      const records = await Promise.all(rows.map(({ id }) => recordOf(database, id)));
      const last = rows.at(-1);
      return {
        records: records.filter((record) => record !== undefined),
        cursor: last ? `${last.at.toISOString()} ${last.id}` : `${since.toISOString()} ${after}`,
      };
    },
  };
}

async function recordOf(connection: Connection, id: string): Promise<OrderRecord | undefined> {
  const order = await loadOrderById(connection, id);
  if (order === undefined) return undefined;
  const [shipments, attempts, refunds, withdrawals, events] = await Promise.all([
    loadShipments(connection, id),
    loadAttempts(connection, id),
    loadRefunds(connection, id),
    loadWithdrawals(connection, id),
    loadEvents(connection, id),
  ]);
  const payments = attempts.map(({ id: attemptId, paymentId, state, cents, reference }) => ({
    id: attemptId,
    paymentId,
    state,
    cents,
    reference,
  }));
  return { order, shipments, payments, refunds, withdrawals, events };
}

/** A cursor that is none begins at the beginning: what is told twice does no harm. */
function readCursor(cursor = ''): [Date, string] {
  const [at = '', id = ''] = cursor.split(' ');
  const since = new Date(at);
  return Number.isNaN(since.getTime()) ? [new Date(0), ''] : [since, id];
}
