import { randomInt } from 'node:crypto';
import type { ReturnRegulation } from '../../../contract/index.ts';
import type { Clock } from '../../clock.ts';
import type { Connection, Database } from '../../database/database.ts';
import type { MailService } from '../mail/service.ts';
import { type Order, readReturnNumber } from '../order/order.ts';
import {
  askRefundOfOrder,
  giveBackStock,
  ImpossibleStepError,
  loadOrderById,
  lockLife,
  type OrderLife,
  placeReplacement,
  refundedCents,
} from '../order/service.ts';
import type { ParametersService } from '../parameters/service.ts';
import { consumerStorefronts } from '../storefront/storefront.ts';
import { insertVoucher } from '../voucher/service.ts';
import { returnAcceptedMail, returnReceivedMail, returnRejectedMail } from './returnMails.ts';
import {
  acceptedPieces,
  type GoodsReturn,
  mayReturnBecome,
  type ReturnState,
  worthOf,
} from './returns.ts';
import { sealOf } from './service.ts';
import { loadReturnByRma, loadReturns, setReceived, setSettled } from './store.ts';

/**
 * What becomes of returns, as operators say: each step is one transaction with the mail that tells
 * of it, and throws `ImpossibleStepError` where it is none.
 */
export interface ReturnHandling {
  /** The parcel is here. */
  receive(rma: string): Promise<void>;
  /**
   * The goods are taken back: money, a voucher or the goods once more, as the customer chose.
   *
   * @param lines of which so many pieces are accepted; undefined: all that was announced
   * @param regulation instead of what the customer chose
   * @param restock whether the goods can be sold again
   */
  accept(
    rma: string,
    how: {
      readonly lines?: readonly { readonly lineNo: number; readonly quantity: number }[];
      readonly regulation?: ReturnRegulation | undefined;
      readonly restock: boolean;
    },
  ): Promise<GoodsReturn>;
  reject(rma: string, reason: string): Promise<void>;
}

const yearMs = 365 * 24 * 3600_000;
/** As long as a claim to the money would last (BGB § 195). */
const voucherYears = 3;

export function createReturnHandling({
  database,
  clock,
  mail,
  parameters,
  secret,
}: {
  database: Database;
  clock: Clock;
  mail: Pick<MailService, 'enqueue' | 'wake'>;
  parameters: ParametersService;
  secret: string;
}): ReturnHandling {
  const seal = sealOf(secret);

  interface Locked {
    readonly life: OrderLife;
    readonly order: Order;
    readonly goods: GoodsReturn;
  }

  /** One transaction over a locked order, whose return takes the step. */
  async function change<T>(
    rma: string,
    to: ReturnState,
    work: (tx: Connection, locked: Locked) => Promise<T>,
  ): Promise<T> {
    const outcome = await database.transaction(async (tx) => {
      const known = await loadReturnByRma(tx, readReturnNumber(rma) ?? rma);
      const life = known && (await lockLife(tx, known.orderId));
      // Again, now that nobody else changes it.
      const goods = known && (await loadReturnByRma(tx, known.rma));
      const order = life && (await loadOrderById(tx, life.id));
      if (!goods || !order) throw new ImpossibleStepError(`There is no return ${rma}`);
      if (!mayReturnBecome(goods.state, to)) {
        throw new ImpossibleStepError(`${goods.rma} is ${goods.state}, not to be ${to}`);
      }
      return work(tx, { life, order, goods });
    });
    mail.wake();
    return outcome;
  }

  const toldOf = async (order: Order) => ({
    parameters: await parameters.of(order.storefront),
    hash: await seal.make(order.id),
  });

  return {
    async receive(rma) {
      await change(rma, 'received', async (tx, { order, goods }) => {
        await setReceived(tx, goods.id, clock.now());
        await mail.enqueue(tx, returnReceivedMail(order, goods, await toldOf(order)));
      });
    },

    accept: (rma, { lines, regulation, restock }) =>
      change(rma, 'accepted', async (tx, { life, order, goods }) => {
        const now = clock.now();
        const taken = takenLines(goods, lines);
        const pieces = new Map(taken.map(({ lineNo, accepted }) => [lineNo, accepted ?? 0]));
        const cents = await worthNow(tx, order, { ...goods, lines: taken });
        const how = regulation ?? goods.regulation;
        const replacement =
          how === 'replacement' ? await placeReplacement(tx, order, pieces, now) : undefined;
        const voucherCode = how === 'voucher' ? newVoucherCode() : null;
        if (voucherCode !== null)
          await insertVoucher(tx, voucherOf(order, voucherCode, cents, now));
        const isCredited = how === 'refund' && life.moneyState === 'open';
        if (how === 'refund' && cents > 0) {
          const refund = { cents, reason: 'returned', actor: 'operator', pieces } as const;
          await askRefundOfOrder(tx, life, refund, now);
        }
        if (restock) await giveBackStock(tx, order.id, piecesByItem(order, pieces));
        const settled: GoodsReturn = {
          ...goods,
          state: 'accepted',
          regulation: how,
          settledAt: now,
          refundCents: how === 'replacement' ? 0 : cents,
          voucherCode,
          replacementOrderId: replacement?.id ?? null,
          lines: taken,
        };
        await setSettled(tx, settled);
        const outcome = { isCredited, replacement };
        await mail.enqueue(tx, returnAcceptedMail(order, settled, outcome, await toldOf(order)));
        return settled;
      }),

    async reject(rma, rejectReason) {
      await change(rma, 'rejected', async (tx, { order, goods }) => {
        const lines = goods.lines.map((line) => ({ ...line, accepted: 0 }));
        const rejected: GoodsReturn = {
          ...goods,
          state: 'rejected',
          settledAt: clock.now(),
          rejectReason,
          lines,
        };
        await setSettled(tx, rejected);
        await mail.enqueue(tx, returnRejectedMail(order, rejected, await toldOf(order)));
      });
    },
  };
}

/**
 * What a return is worth on top of those that were settled, so that parts add up to the whole, to the
 * cent. Goods that were sent once more are still paid for. At most what is left of the order's money.
 */
async function worthNow(tx: Connection, order: Order, goods: GoodsReturn): Promise<number> {
  const earlier = (await loadReturns(tx, order.id)).filter(
    ({ id, state, regulation }) =>
      id !== goods.id && state === 'accepted' && regulation !== 'replacement',
  );
  const before = worthOf(order, acceptedPieces(earlier));
  const after = worthOf(order, acceptedPieces([...earlier, goods]));
  const asVouchers = earlier
    .filter(({ voucherCode }) => voucherCode !== null)
    .reduce((sum, { refundCents }) => sum + (refundCents ?? 0), 0);
  const left = order.totals.total - (await refundedCents(tx, order.id)) - asVouchers;
  return Math.max(0, Math.min(after - before, left));
}

function takenLines(
  goods: GoodsReturn,
  lines: readonly { readonly lineNo: number; readonly quantity: number }[] | undefined,
): GoodsReturn['lines'] {
  if (lines === undefined) {
    return goods.lines.map((line) => ({ ...line, accepted: line.quantity }));
  }
  const accepted = new Map(lines.map(({ lineNo, quantity }) => [lineNo, quantity]));
  for (const [lineNo, count] of accepted) {
    const announced = goods.lines.find((line) => line.lineNo === lineNo)?.quantity ?? 0;
    if (count < 0 || count > announced) {
      throw new ImpossibleStepError(`${goods.rma} announced ${announced} pieces of line ${lineNo}`);
    }
  }
  const taken = goods.lines.map((line) => ({ ...line, accepted: accepted.get(line.lineNo) ?? 0 }));
  if (taken.every((line) => line.accepted === 0)) {
    throw new ImpossibleStepError(`Nothing of ${goods.rma} would be accepted; reject it instead`);
  }
  return taken;
}

function piecesByItem({ lines }: Order, pieces: ReadonlyMap<number, number>): Map<string, number> {
  const byItem = new Map<string, number>();
  for (const [lineNo, count] of pieces) {
    const itemId = lines[lineNo - 1]?.itemId;
    if (itemId !== undefined) byItem.set(itemId, (byItem.get(itemId) ?? 0) + count);
  }
  return byItem;
}

/** Thirty-two characters that nobody mistakes for each other. */
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** 60 random bits: it is worth money. */
function newVoucherCode(): string {
  const part = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('');
  return `RET-${part()}-${part()}-${part()}`;
}

const voucherOf = ({ number }: Order, code: string, cents: number, now: Date) => ({
  code,
  cents,
  validUntil: new Date(now.getTime() + voucherYears * yearMs),
  storefronts: [...consumerStorefronts],
  name: { de: `Rücksendung zu ${number}`, en: `Return of ${number}` },
});
