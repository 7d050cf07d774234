import {
  createOrderOperator,
  createParametersService,
  ImpossibleStepError,
  type OrderRecord,
  orderStates,
  systemClock,
} from '@kreide/server';
import { openShopDatabase } from '../composition/database.ts';
import { type Call, type Command, choiceOf, countOf, textOf, UsageError } from './command.ts';
import { linesOf } from './lines.ts';

type Operator = ReturnType<typeof createOrderOperator>;

/** `npm run shop -- order`: what becomes of orders, for people and for other systems. */
export const order: Command = {
  summary: 'shows orders, ships, cancels and refunds them',
  help: `npm run shop -- order list [--state placed] [--limit 50] [--json]
npm run shop -- order show NUMBER [--json]
npm run shop -- order paid NUMBER                 the transfer came in
npm run shop -- order ship NUMBER --carrier GLS [--tracking CODE] [--lines 1:2,3:1]
npm run shop -- order deliver NUMBER [--shipment 1]
npm run shop -- order cancel NUMBER --reason TEXT  goods, vouchers and money go back
npm run shop -- order refund NUMBER --cents 500
npm run shop -- order refunded NUMBER              you transferred what was yours to transfer
npm run shop -- order export [--since CURSOR] [--limit 500]

--lines are the numbers of lines as "show" has them, each with pieces; without it all that is left goes.
"export" prints one order per line as JSON, of those that something happened to, and last
{"cursor": …} for the next call; what happened within the last minute comes with that.
Customers are told by mail. States and what leads from one to the next: docs/orders.md.`,
  options: {
    json: { type: 'boolean' },
    state: { type: 'string' },
    limit: { type: 'string' },
    carrier: { type: 'string' },
    tracking: { type: 'string' },
    lines: { type: 'string' },
    shipment: { type: 'string' },
    reason: { type: 'string' },
    cents: { type: 'string' },
    since: { type: 'string' },
  },
  async run(call) {
    const { settings, positionals } = call;
    const [action = '', number, ...rest] = positionals;
    const perform = Object.hasOwn(actions, action) ? actions[action] : undefined;
    const needsNumber = !['list', 'export'].includes(action);
    if (rest.length > 0 || perform === undefined || needsNumber !== (number !== undefined)) {
      throw new UsageError(this.help);
    }
    await using shop = await openShopDatabase(settings, console.error);
    const { database } = shop;
    const parameters = createParametersService({ database });
    const { mailFrom, secret } = settings;
    const clock = systemClock;
    const orders = createOrderOperator({ database, clock, parameters, mailFrom, secret });
    try {
      return await perform(orders, number ?? '', call);
    } catch (error) {
      if (!(error instanceof ImpossibleStepError)) throw error;
      console.error(error.message);
      return 1;
    }
  },
};

type Action = (orders: Operator, number: string, call: Call) => Promise<number>;

const done = async (work: Promise<unknown>): Promise<number> => {
  await work;
  return 0;
};

/** An option that this action cannot do without. */
function needed<T>(value: T | undefined, name: string): T {
  if (value === undefined) throw new UsageError(`--${name} is missing`);
  return value;
}

const actions: Readonly<Record<string, Action>> = {
  async list(orders, _, { values }) {
    const state = choiceOf(values, 'state', orderStates);
    for (const row of await orders.all({ state, limit: countOf(values, 'limit') ?? 50 })) {
      const { number, storefront, placedAt, totalCents, currency, paymentId } = row;
      const sum = `${(totalCents / 100).toFixed(2)} ${currency}`;
      const text = `${number}  ${storefront}  ${placedAt.toISOString()}  ${row.state}  ${row.moneyState}  ${sum}  ${paymentId}`;
      console.log(values.json ? JSON.stringify(row) : text);
    }
    return 0;
  },

  async show(orders, number, { values }) {
    const record = await orders.show(number);
    if (record === undefined) {
      console.error(`There is no order ${number}`);
      return 1;
    }
    console.log(values.json ? JSON.stringify(record, undefined, 2) : describe(record));
    return 0;
  },

  paid: (orders, number) => done(orders.paid(number)),

  async ship(orders, number, { values }) {
    const lines = textOf(values, 'lines');
    const shipment = await orders.ship(number, {
      carrier: needed(textOf(values, 'carrier'), 'carrier'),
      trackingCode: textOf(values, 'tracking') ?? null,
      ...(lines !== undefined && { lines: linesOf(lines) }),
    });
    console.log(`Shipment ${shipment} of ${number}`);
    return 0;
  },

  deliver: (orders, number, { values }) =>
    done(orders.deliver(number, countOf(values, 'shipment'))),

  cancel: (orders, number, { values }) =>
    done(orders.cancel(number, needed(textOf(values, 'reason'), 'reason'))),

  refund: (orders, number, { values }) =>
    done(orders.refund(number, needed(countOf(values, 'cents'), 'cents'))),

  async refunded(orders, number) {
    if ((await orders.refunded(number)) > 0) return 0;
    console.error(`${number} has no refund that waits for a transfer`);
    return 1;
  },

  async export(orders, _, { values }) {
    const { records, cursor } = await orders.changedSince(
      textOf(values, 'since'),
      countOf(values, 'limit') ?? 500,
    );
    for (const record of records) console.log(JSON.stringify(record));
    console.log(JSON.stringify({ cursor }));
    return 0;
  },
};

function describe({
  order: sold,
  shipments,
  payments,
  refunds,
  withdrawals,
  events,
}: OrderRecord): string {
  const sum = (cents: number) => `${(cents / 100).toFixed(2)} ${sold.currency}`;
  return [
    `${sold.number}  ${sold.storefront}  ${sold.placedAt.toISOString()}  ${sold.state}  ${sold.moneyState}`,
    `${sold.paymentId}  ${sum(sold.totals.total)}  ${sold.email}`,
    ...sold.lines.map(
      ({ orderNumber, name, quantity, lineCents }, index) =>
        `  ${index + 1}  ${quantity} × ${orderNumber}  ${name}  ${sum(lineCents)}`,
    ),
    ...shipments.map(
      ({ number, state, carrier, trackingCode, lines }) =>
        `shipment ${number}  ${state}  ${carrier}  ${trackingCode ?? '–'}  ${lines.map(({ lineNo, quantity }) => `${lineNo}:${quantity}`).join(',')}`,
    ),
    ...payments.map(
      ({ paymentId, state, cents, reference }) =>
        `payment  ${paymentId}  ${state}  ${sum(cents)}  ${reference ?? '–'}`,
    ),
    ...refunds.map(({ state, cents, reason }) => `refund  ${state}  ${sum(cents)}  ${reason}`),
    ...withdrawals.map(
      ({ receivedAt, name, email, isOfBuyer }) =>
        `withdrawal  ${receivedAt.toISOString()}  ${name}  ${email}${isOfBuyer ? '' : "  not the order's address"}`,
    ),
    ...events.map(
      ({ at, line, state, actor, note }) =>
        `${at.toISOString()}  ${line}  ${state}  ${actor}${note === null ? '' : `  ${note}`}`,
    ),
  ].join('\n');
}
