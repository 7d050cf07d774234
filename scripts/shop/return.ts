import { writeFileSync } from 'node:fs';
import {
  createParametersService,
  createReturnOperator,
  ImpossibleStepError,
  type ReturnRecord,
  returnStates,
  systemClock,
} from '@kreide/server';
import { openShopDatabase } from '../composition/database.ts';
import { type Call, type Command, choiceOf, countOf, textOf, UsageError } from './command.ts';
import { linesOf } from './lines.ts';

type Operator = ReturnType<typeof createReturnOperator>;

/** `npm run shop -- return`: what becomes of goods that come back. */
export const goodsReturn: Command = {
  summary: 'shows returns, takes them in, accepts and rejects them',
  help: `npm run shop -- return list [--state announced] [--limit 50] [--json]
npm run shop -- return show RMA [--json]
npm run shop -- return image ID --to FILE          a photograph of the customer's
npm run shop -- return receive RMA                 the parcel is here
npm run shop -- return accept RMA [--lines 1:2,3:1] [--as refund] [--restock]
npm run shop -- return reject RMA --reason TEXT    the customer keeps the goods

--lines are the order's, each with the pieces that are accepted; without it all that was announced.
--as is refund, replacement or voucher, instead of what the customer chose; --restock puts the goods
up for sale again. Customers are told by mail; the reason as well. States: docs/returns.md.`,
  options: {
    json: { type: 'boolean' },
    state: { type: 'string' },
    limit: { type: 'string' },
    to: { type: 'string' },
    lines: { type: 'string' },
    as: { type: 'string' },
    restock: { type: 'boolean' },
    reason: { type: 'string' },
  },
  async run(call) {
    const { settings, positionals } = call;
    const [action = '', id, ...rest] = positionals;
    const perform = Object.hasOwn(actions, action) ? actions[action] : undefined;
    if (rest.length > 0 || perform === undefined || (action !== 'list') !== (id !== undefined)) {
      throw new UsageError(this.help);
    }
    await using shop = await openShopDatabase(settings, console.error);
    const { database } = shop;
    const parameters = createParametersService({ database });
    const { mailFrom, secret } = settings;
    const clock = systemClock;
    const returns = createReturnOperator({ database, clock, parameters, mailFrom, secret });
    try {
      return await perform(returns, id ?? '', call);
    } catch (error) {
      if (!(error instanceof ImpossibleStepError)) throw error;
      console.error(error.message);
      return 1;
    }
  },
};

type Action = (returns: Operator, id: string, call: Call) => Promise<number>;

const regulations = ['refund', 'replacement', 'voucher'] as const;

const actions: Readonly<Record<string, Action>> = {
  async list(returns, _, { values }) {
    const state = choiceOf(values, 'state', returnStates);
    for (const record of await returns.all({ state, limit: countOf(values, 'limit') ?? 50 })) {
      const { goods, order } = record;
      const text = `${goods.rma}  ${order.number}  ${goods.announcedAt.toISOString()}  ${goods.state}  ${goods.regulation}  ${goods.carrier}`;
      console.log(values.json ? JSON.stringify(record) : text);
    }
    return 0;
  },

  async show(returns, rma, { values }) {
    const record = await returns.show(rma);
    if (record === undefined) {
      console.error(`There is no return ${rma}`);
      return 1;
    }
    console.log(values.json ? JSON.stringify(record, undefined, 2) : describe(record));
    return 0;
  },

  async image(returns, id, { values }) {
    const file = textOf(values, 'to');
    if (file === undefined) throw new UsageError('--to is missing');
    const image = await returns.image(id);
    if (image === undefined) {
      console.error(`There is no image ${id}`);
      return 1;
    }
    writeFileSync(file, image.bytes);
    return 0;
  },

  async receive(returns, rma) {
    await returns.receive(rma);
    return 0;
  },

  async accept(returns, rma, { values }) {
    const lines = textOf(values, 'lines');
    const settled = await returns.accept(rma, {
      ...(lines !== undefined && { lines: linesOf(lines) }),
      regulation: choiceOf(values, 'as', regulations),
      restock: values.restock === true,
    });
    const { regulation, refundCents, voucherCode } = settled;
    console.log(`${settled.rma}  ${regulation}  ${voucherCode ?? (refundCents ?? 0) / 100}`);
    return 0;
  },

  async reject(returns, rma, { values }) {
    const reason = textOf(values, 'reason');
    if (reason === undefined) throw new UsageError('--reason is missing');
    await returns.reject(rma, reason);
    return 0;
  },
};

function describe({ goods, order }: ReturnRecord): string {
  const { contact } = goods;
  return [
    `${goods.rma}  ${order.number}  ${goods.announcedAt.toISOString()}  ${goods.state}  ${goods.regulation}  ${goods.carrier}`,
    `${contact.firstName} ${contact.lastName}  ${contact.email}  ${contact.phone}`,
    ...goods.lines.flatMap(({ lineNo, quantity, accepted, reason, additionalInfo, images }) => [
      `  ${lineNo}  ${quantity} × ${order.lines[lineNo - 1]?.name ?? ''}  ${reason}${accepted === null ? '' : `  accepted ${accepted}`}`,
      ...(additionalInfo === '' ? [] : [`     ${additionalInfo}`]),
      ...images.map((id) => `     image ${id}`),
    ]),
    ...(goods.rejectReason === null ? [] : [`rejected: ${goods.rejectReason}`]),
    ...(goods.voucherCode === null ? [] : [`voucher ${goods.voucherCode}`]),
  ].join('\n');
}
