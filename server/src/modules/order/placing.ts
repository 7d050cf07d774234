import { shopLanguageIn } from '../../../contract/index.ts';
import type { Clock } from '../../clock.ts';
import type { Connection } from '../../database/database.ts';
import type { EndedCart } from '../cart/cart.ts';
import type { CartService } from '../cart/service.ts';
import { availabilityOf } from '../catalog/catalog.ts';
import { takeStock } from '../catalog/service.ts';
import {
  holdReservations,
  lockDealsOfCarts,
  sellPieces,
  shortenReservations,
} from '../lightningDeal/service.ts';
import type { MailService } from '../mail/service.ts';
import { appendChanges } from '../outbox/service.ts';
import type { ParameterSet } from '../parameters/service.ts';
import { storefrontOf } from '../storefront/storefront.ts';
import type { VoucherService } from '../voucher/service.ts';
import { confirmationMail } from './confirmationMail.ts';
import { giveBackStock, giveBackVouchers } from './givingBack.ts';
import type { LegalTexts } from './legalTexts.ts';
import {
  advance,
  beginLife,
  insertTakenStock,
  loadTakenStock,
  type OrderLife,
  type TakenStock,
} from './lifeStore.ts';
import type { NewOrder, NewOrderLine, Order, OrderLine } from './order.ts';
import type { OrderLinks } from './orderLink.ts';
import type { Actor, MoneyState } from './states.ts';
import { insertOrder, type StockRow, savePlacedAt } from './store.ts';

/** What the confirmation says besides the order: read before a transaction holds any lock. */
export interface ConfirmationPapers {
  readonly parameterSet: ParameterSet;
  readonly legal: LegalTexts;
}

/** What an order does to stock, deals, vouchers, cart and mail, step by step; each joins a transaction. */
export interface Placing {
  /**
   * Writes an order and takes what it needs of stock, deals and voucher. The caller has locked
   * cart, voucher, deals and items, in this order.
   */
  write(tx: Connection, order: NewOrder, stock: readonly StockRow[]): Promise<OrderLife>;
  /** The shopper goes to a provider: what the cart has reserved of deals lasts until then. */
  holdDeals(tx: Connection, cartId: string, until: Date): Promise<void>;
  /**
   * The order is placed: its deals are sold, the next cart is there, and the confirmation is on its
   * way. The cart is locked.
   */
  place(
    tx: Connection,
    life: OrderLife,
    order: Order,
    cart: EndedCart,
    step: { readonly moneyState?: MoneyState; readonly actor: Actor },
    papers: ConfirmationPapers,
  ): Promise<{ readonly newCartId: string }>;
  /**
   * Writes an order that takes nothing yet, as somebody has to release it; the next cart is there.
   * The cart is locked.
   */
  wait(tx: Connection, order: NewOrder, cart: EndedCart): Promise<{ readonly newCartId: string }>;
  /**
   * Takes for a waiting order what it needs, places it and confirms it. The caller has locked cart,
   * vouchers, deals and items, in this order, and found that everything is there.
   *
   * @param lines what the cart would order now: which pieces are of which deal
   */
  placeWaiting(
    tx: Connection,
    life: OrderLife,
    order: Order,
    goods: { readonly lines: readonly NewOrderLine[]; readonly stock: readonly StockRow[] },
    papers: ConfirmationPapers,
  ): Promise<void>;
  /** Gives back what an unpaid order holds; its cart, locked, is as it was. */
  release(tx: Connection, life: OrderLife, actor: Actor, note: string): Promise<void>;
}

/** As after putting something into a cart (DEC-63). */
const afterReleaseMs = 15 * 60_000;

export function createPlacing({
  clock,
  carts,
  vouchers,
  mail,
  links,
}: {
  clock: Clock;
  carts: CartService;
  vouchers: VoucherService;
  mail: MailService;
  links: OrderLinks;
}): Placing {
  /** @param lines with the deals that their pieces are of */
  async function take(
    tx: Connection,
    order: Order,
    lines: readonly NewOrderLine[],
    stock: readonly StockRow[],
  ): Promise<void> {
    const ordered = piecesOf(order.lines);
    await insertTakenStock(tx, order.id, takenOf(lines, ordered, stock));
    await takeStock(tx, ordered);
    for (const { code } of order.discounts) await vouchers.use(tx, code);
    await appendChanges(tx, changedProducts(stock, ordered, order));
  }

  async function confirm(
    tx: Connection,
    order: Order,
    { parameterSet, legal }: ConfirmationPapers,
  ): Promise<void> {
    const orderUrl = await links.urlOf(order, parameterSet);
    const papersToSend = { parameters: parameterSet, legal, orderUrl };
    await mail.enqueue(tx, confirmationMail(order, languageOf(order), papersToSend));
  }

  return {
    async write(tx, order, stock) {
      const life = await insertOrder(tx, order);
      await beginLife(tx, life, order.placedAt);
      await take(tx, order, order.lines, stock);
      return life;
    },

    async wait(tx, order, cart) {
      await beginLife(tx, await insertOrder(tx, order), order.placedAt);
      await lockDealsOfCarts(tx, [cart.id]);
      await shortenReservations(tx, cart.id, 0);
      return carts.succeed(tx, cart, order.lines);
    },

    async placeWaiting(tx, life, order, { lines, stock }, papers) {
      const placedAt = clock.now();
      await take(tx, order, lines, stock);
      await advance(tx, life, { state: 'placed', actor: 'approver', at: placedAt });
      await savePlacedAt(tx, order.id, placedAt);
      await sellDeals(tx, life, order);
      await confirm(tx, { ...order, placedAt, state: 'placed' }, papers);
    },

    async holdDeals(tx, cartId, until) {
      await holdReservations(tx, cartId, until.getTime() - clock.now().getTime());
    },

    async place(tx, life, order, cart, { moneyState, actor }, papers) {
      const at = clock.now();
      if (life.state === 'pendingPayment')
        await advance(tx, life, { state: 'placed', ...(moneyState && { moneyState }), actor, at });
      await sellDeals(tx, life, order);
      const { newCartId } = await carts.succeed(tx, cart, order.lines);
      await confirm(tx, order, papers);
      return { newCartId };
    },

    async release(tx, life, actor, note) {
      const order = await advance(tx, life, {
        state: 'failed',
        moneyState: 'failed',
        actor,
        at: clock.now(),
        note,
      });
      await giveBackVouchers(tx, order.id);
      await lockDealsOfCarts(tx, [order.cartId]);
      await shortenReservations(tx, order.cartId, afterReleaseMs);
      await giveBackStock(tx, order.id);
    },
  };
}

/** As the shopper read the shop. */
const languageOf = ({ storefront, language }: Order) =>
  shopLanguageIn(storefront, language) ?? storefrontOf(storefront).shopLanguages[0];

/** Pieces by item, of which an order may have several lines; catalogues are no items. */
function piecesOf(lines: readonly OrderLine[]): ReadonlyMap<string, number> {
  const pieces = new Map<string, number>();
  for (const { kind, itemId, quantity } of lines)
    if (kind !== 'catalogue') pieces.set(itemId, (pieces.get(itemId) ?? 0) + quantity);
  return pieces;
}

function takenOf(
  lines: readonly NewOrderLine[],
  ordered: ReadonlyMap<string, number>,
  stock: readonly StockRow[],
): TakenStock[] {
  return stock.flatMap(({ id: itemId, stock: there }) => {
    const quantity = ordered.get(itemId);
    if (quantity === undefined) return [];
    const ofDeal = lines.find((line) => line.itemId === itemId && line.dealId !== null);
    return {
      itemId,
      pieces: Math.min(there, quantity),
      dealId: ofDeal?.dealId ?? null,
      dealPieces: ofDeal?.quantity ?? 0,
    };
  });
}

/** What the cart holds of lightning deals is sold; deals that are sold out now are announced. */
async function sellDeals(
  tx: Connection,
  { id, cartId }: OrderLife,
  { lines }: Order,
): Promise<void> {
  const bought = (await loadTakenStock(tx, id)).flatMap(({ dealId, dealPieces: quantity }) =>
    dealId === null ? [] : [{ dealId, quantity }],
  );
  if (bought.length === 0) return;
  const deals = await sellPieces(tx, cartId, bought);
  await appendChanges(
    tx,
    deals.flatMap(({ itemId, isSoldOut }) => {
      const line = lines.find((candidate) => candidate.itemId === itemId);
      return isSoldOut && line ? [{ kind: 'product' as const, key: line.productId }] : [];
    }),
  );
}

/** Announces stock only where its text changes: 120 and 119 read the same to a shopper. */
function changedProducts(
  before: readonly StockRow[],
  ordered: ReadonlyMap<string, number>,
  order: Order,
): { kind: 'product'; key: string }[] {
  const text = (stock: number, restockDays: number | null): string =>
    availabilityOf(
      { stock, restockDays },
      {
        country: storefrontOf(order.storefront).homeCountry,
        shopLanguage: languageOf(order),
        now: order.placedAt,
      },
    ).text;
  return before.flatMap(({ id, product_id: key, stock, restock_days: restockDays }) => {
    const left = Math.max(0, stock - (ordered.get(id) ?? 0));
    return text(stock, restockDays) === text(left, restockDays) ? [] : [{ kind: 'product', key }];
  });
}
