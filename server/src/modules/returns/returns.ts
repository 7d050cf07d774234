import {
  isFault,
  noLabel,
  type ReturnContact,
  type ReturnReason,
  type ReturnRegulation,
  returnReasons,
} from '../../../contract/index.ts';
import { isShipperCode } from '../cart/cart.ts';
import type { Order, OrderLine } from '../order/order.ts';
import type { Shipment } from '../order/service.ts';
import type { ParameterSet } from '../parameters/service.ts';
import { storefrontOf } from '../storefront/storefront.ts';

/** Goods of an order that come back (docs/returns.md). */
export interface GoodsReturn {
  readonly id: string;
  /** For people, on the parcel; grants nothing. */
  readonly rma: string;
  readonly orderId: string;
  readonly state: ReturnState;
  readonly regulation: ReturnRegulation;
  /** A shipper's code, or `nolabel`. */
  readonly carrier: string;
  readonly labels: number;
  readonly contact: ReturnContact;
  readonly announcedAt: Date;
  readonly receivedAt: Date | null;
  readonly settledAt: Date | null;
  /** What the accepted goods are worth to the customer; null until then. */
  readonly refundCents: number | null;
  readonly voucherCode: string | null;
  readonly replacementOrderId: string | null;
  readonly rejectReason: string | null;
  readonly lines: readonly ReturnLine[];
}

export interface ReturnLine {
  readonly lineNo: number;
  readonly quantity: number;
  /** Pieces that were as announced; null until somebody looked. */
  readonly accepted: number | null;
  readonly reason: ReturnReason;
  readonly additionalInfo: string;
  readonly components: readonly string[];
  /** Ids. */
  readonly images: readonly string[];
}

export type ReturnState = 'announced' | 'received' | 'accepted' | 'rejected';

const steps: Readonly<Record<ReturnState, readonly ReturnState[]>> = {
  announced: ['received', 'accepted', 'rejected'],
  received: ['accepted', 'rejected'],
  accepted: [],
  rejected: [],
};

export const returnStates = Object.keys(steps) as readonly ReturnState[];

export const mayReturnBecome = (from: ReturnState, to: ReturnState): boolean =>
  steps[from].includes(to);

/** A line of an order, with what of it may come back. */
export interface ReturnableLine {
  /** From 1, as everywhere. */
  readonly lineNo: number;
  readonly line: OrderLine;
  readonly returnable: number;
  /** Why nothing may, as a message key. */
  readonly obstacle: ReturnObstacle | null;
}

export type ReturnObstacle =
  | 'vue.returns.item.notShipped'
  | 'vue.returns.item.returned'
  | 'vue.returns.item.over'
  | 'vue.returns.item.free';

const dayMs = 24 * 3600_000;
/** Until somebody says when a parcel arrived, it took so long. */
const transitMs = 7 * dayMs;

/**
 * What of an order may come back at a moment: what was sent, no longer ago than the period, and is not
 * on its way back yet.
 *
 * @param days from a parcel's delivery on (DEC-110)
 */
export function returnableLines(
  order: Order,
  shipments: readonly Shipment[],
  returns: readonly GoodsReturn[],
  { days, now }: { readonly days: number; readonly now: Date },
): ReturnableLine[] {
  const isInTime = ({ deliveredAt, shippedAt }: Shipment): boolean => {
    const arrived = deliveredAt?.getTime() ?? (shippedAt?.getTime() ?? 0) + transitMs;
    return arrived + days * dayMs >= now.getTime();
  };
  const sent = shipments.filter(({ state }) => state === 'shipped' || state === 'delivered');
  const inTime = sent.filter(isInTime);
  return order.lines.map((line, index) => {
    const lineNo = index + 1;
    // What cost nothing stays with the customer, whatever else comes back.
    if (line.kind !== 'goods') {
      return { lineNo, line, returnable: 0, obstacle: 'vue.returns.item.free' };
    }
    const all = piecesIn(sent, lineNo);
    const back = piecesBack(returns, lineNo);
    const returnable = Math.max(0, Math.min(piecesIn(inTime, lineNo), all - back));
    const obstacle =
      returnable > 0
        ? null
        : all === 0
          ? 'vue.returns.item.notShipped'
          : back >= all
            ? 'vue.returns.item.returned'
            : 'vue.returns.item.over';
    return { lineNo, line, returnable, obstacle };
  });
}

const piecesIn = (parcels: readonly Pick<Shipment, 'lines'>[], lineNo: number): number =>
  parcels
    .flatMap(({ lines }) => lines)
    .reduce((sum, line) => sum + (line.lineNo === lineNo ? line.quantity : 0), 0);

/** What was refused on arrival stays the customer's, and may be announced again. */
function piecesBack(returns: readonly GoodsReturn[], lineNo: number): number {
  return returns
    .filter(({ state }) => state !== 'rejected')
    .flatMap(({ lines }) => lines)
    .reduce(
      (sum, line) => sum + (line.lineNo === lineNo ? (line.accepted ?? line.quantity) : 0),
      0,
    );
}

/** Reasons that can be given for a line; none where nothing of it may come back. */
export const reasonsOf = ({ returnable }: ReturnableLine): readonly ReturnReason[] =>
  returnable > 0 ? returnReasons : [];

/** What customers may choose for these goods; the first is proposed (RET-12, DEC-108). */
export function regulationsFor(
  order: Order,
  reasons: readonly ReturnReason[],
): readonly ReturnRegulation[] {
  const isPaidFor = order.totals.total > 0;
  return [
    ...(isPaidFor ? (['refund'] as const) : []),
    ...(reasons.length > 0 && reasons.every(isFault) ? (['replacement'] as const) : []),
    // A voucher takes off goods' prices with their tax; businesses' prices are without.
    ...(isPaidFor && order.storefront !== 'b2b' ? (['voucher'] as const) : []),
  ];
}

/** Who takes the parcel at the shop's expense, from where the goods are (RET-13); else `nolabel`. */
export function carriersFor(order: Order, parameters: ParameterSet): readonly string[] {
  if (order.deliveryCountry !== storefrontOf(order.storefront).homeCountry) return [noLabel];
  const codes = parameters
    .text('returns', 'carriers')
    .split(',')
    .map((code) => code.trim())
    .filter(isShipperCode);
  return codes.length > 0 ? codes : [noLabel];
}

/**
 * What pieces of an order are worth, as they were paid: with tax, less their share of the
 * discounts. All of them together are worth the whole order with its shipping (BGB § 357).
 *
 * @param pieces by line number
 */
export function worthOf({ lines, totals }: Order, pieces: ReadonlyMap<number, number>): number {
  const count = (index: number, quantity: number) => Math.min(pieces.get(index + 1) ?? 0, quantity);
  const isAll = lines.every(
    ({ kind, quantity }, index) => kind !== 'goods' || count(index, quantity) === quantity,
  );
  if (isAll) {
    return totals.total;
  }
  const byRate = new Map<number, number>();
  for (const [index, { quantity, lineCents, discountCents, taxRate }] of lines.entries()) {
    const paid = lineCents - discountCents;
    const share = Math.round((paid * count(index, quantity)) / quantity);
    byRate.set(taxRate, (byRate.get(taxRate) ?? 0) + share);
  }
  const worth = [...byRate].reduce(
    (sum, [rate, cents]) =>
      sum + (totals.priceBasis === 'net' ? cents + Math.round((cents * rate) / 1000) : cents),
    0,
  );
  return Math.min(worth, totals.total);
}

/** Pieces by line that were taken back, by these returns. */
export function acceptedPieces(returns: readonly GoodsReturn[]): Map<number, number> {
  const pieces = new Map<number, number>();
  for (const { lines } of returns) {
    for (const { lineNo, accepted } of lines) {
      pieces.set(lineNo, (pieces.get(lineNo) ?? 0) + (accepted ?? 0));
    }
  }
  return pieces;
}
