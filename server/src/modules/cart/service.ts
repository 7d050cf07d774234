import { guestDays, hasPrime } from '../../../contract/index.ts';
import type { Clock } from '../../clock.ts';
import type { Connection, Database } from '../../database/database.ts';
import { retried } from '../../database/retried.ts';
import type { CatalogService } from '../catalog/service.ts';
import { removeAddressesOfVisitor } from '../customer/service.ts';
import type { LightningDealService, RenewedReservations } from '../lightningDeal/service.ts';
import type { LimitName } from '../limiter/limiter.ts';
import type { Limiter } from '../limiter/service.ts';
import type { ParametersService } from '../parameters/service.ts';
import type { Members } from '../prime/prime.ts';
import { insertVisitor, isVisitor, removeIdleVisitors } from '../session/service.ts';
import {
  cartNotFound,
  isRandomId,
  loginRequired,
  randomId,
  type Shopper,
  userIdRequired,
} from '../session/session.ts';
import type { VatIdService } from '../vatId/service.ts';
import type { VoucherService } from '../voucher/service.ts';
import { type Cart, cartOf } from './cart.ts';
import { type CartContent, setContent } from './contentStore.ts';
import { carryOver, mergeLines, type OrderedPieces } from './lineStore.ts';
import { createOperationBatch, guestOf } from './operationBatch.ts';
import { type CartOperation, type CartUpdate, updateOf } from './operations.ts';
import {
  acknowledgePrices,
  adoptCart,
  type CartRow,
  closeCart,
  type EndedCart,
  endExpressSession,
  forgetGuestOf,
  giveCartsTo,
  insertCart,
  type LockedCart,
  loadCart,
  lockAccountCart,
  lockCart,
  lockGuestCart,
  lockOrdered,
  lockOrderedOf,
  removeIdleCarts,
} from './store.ts';
import { mergeVoucher } from './voucherStore.ts';

export { cartData } from './exportStore.ts';

export type { CartUpdate } from './operations.ts';
export { removeCartsOf } from './store.ts';

/** CART-26: what became of the reservations, and the cart with them. */
export interface ReservationUpdate extends RenewedReservations {
  readonly cart: Cart;
}

export interface CartAfterLogin {
  /** Lines of the visitor's cart moved into the account's. */
  readonly cartMerged: boolean;
  /** The cart to go on with; null: the account has none yet, and the visitor had none. */
  readonly updatedCartId: string | null;
}

export interface GuestReset {
  /** To go on with. */
  readonly ids: { readonly cartId: string; readonly userId: string };
  /** The carts that were ordered, and whose they are now; undefined when there was none. */
  readonly past: { readonly userId: string; readonly cartIds: readonly string[] } | undefined;
}

export interface CartService {
  /**
   * Ids to shop with (API-63): a new cart, under the visitor's id if it is one of ours, else a new
   * one. Who is logged in gets the account's open cart.
   *
   * @throws Refusal when too many were made for the network
   */
  initShop(shopper: Shopper): Promise<{ cartId: string; userId: string }>;
  /** @throws Refusal when the cart is not one that this shopper may see. */
  find(shopper: Shopper, cartId: string): Promise<Cart>;
  /** The same inside a transaction; undefined instead of a refusal. */
  read(connection: Connection, shopper: Shopper, cartId: string): Promise<Cart | undefined>;
  /**
   * Performs the operations in order, all in one transaction; those that are refused leave the
   * others standing.
   *
   * @throws Refusal as `find`
   */
  update(
    shopper: Shopper,
    cartId: string,
    operations: readonly CartOperation[],
  ): Promise<CartUpdate>;
  /**
   * Writes what a step of the checkout entered. @returns false when the cart is not the shopper's,
   * or not open any more
   */
  setContent(
    shopper: Shopper,
    cartId: string,
    content: CartContent,
    connection?: Connection,
  ): Promise<boolean>;
  /**
   * Extends what the cart has reserved of lightning deals, or refreshes what has lapsed (CART-25).
   *
   * @throws Refusal as `find`
   */
  renewReservations(
    shopper: Shopper,
    cartId: string,
    how: 'extend' | 'refresh',
  ): Promise<ReservationUpdate>;
  /** Makes the visitor's cart the account's, or merges it into the account's (DEC-65). */
  takeOverAtLogin(
    shopper: Shopper,
    cartId: string | undefined,
    merge: boolean,
  ): Promise<CartAfterLogin>;
  /** Locks the cart to the transaction's end; undefined when it is not the shopper's. */
  lock(tx: Connection, shopper: Shopper, cartId: string): Promise<LockedCart | undefined>;
  /**
   * Ends a locked cart whose order was placed, and makes the cart to go on with: empty, but for what
   * was put in while the shopper paid.
   */
  succeed(
    tx: Connection,
    cart: EndedCart,
    ordered: readonly OrderedPieces[],
  ): Promise<{ newCartId: string }>;
  /** The cart of an order whose shopper may be gone; locked to the transaction's end. */
  lockOrdered(tx: Connection, cartId: string): Promise<(EndedCart & LockedCart) | undefined>;
  /** An express checkout came to nothing: another way to pay can be chosen. The cart is locked. */
  endExpressSession(tx: Connection, cartId: string): Promise<void>;
  /** Records that the shopper sees today's prices: the next review compares with them (DEC-67). */
  acknowledgePrices(tx: Connection, cartId: string): Promise<void>;
  /**
   * Parts a guest from what they have ordered (CONF-04): the ordered carts are given to a user id that
   * nobody is told, the addresses are removed, and the cart to go on with keeps its goods alone. The
   * guest's ids stay, so that a change of the cart which is sent at the same moment reaches it. Who has
   * logged in since goes on with the account's cart. Does nothing for who has not ordered as a guest.
   *
   * @returns undefined when the cart is not the shopper's
   */
  resetGuest(tx: Connection, shopper: Shopper, cartId: string): Promise<GuestReset | undefined>;
  /** Deletes carts of guests, and submitted ones, that nobody touched for `guestDays` (DEC-66). */
  prune(): Promise<void>;
}

const operationLimit = 200;
const keptMs = guestDays * 24 * 3600 * 1000;

export function createCartService({
  database,
  clock,
  catalog,
  parameters,
  lightningDeals,
  limiter,
  vouchers,
  members,
  vatIds,
}: {
  database: Database;
  clock: Clock;
  members: Members;
  vatIds: Pick<VatIdService, 'of'>;
  catalog: Pick<CatalogService, 'taxonomy'>;
  parameters: ParametersService;
  lightningDeals: LightningDealService;
  limiter: Limiter;
  vouchers: VoucherService;
}): CartService {
  const performAll = createOperationBatch({
    ...{ database, clock, lightningDeals, limiter, vouchers },
    read,
  });

  async function read(
    connection: Connection,
    shopper: Shopper,
    cartId: string,
  ): Promise<Cart | undefined> {
    if (!isRandomId(cartId)) return undefined;
    const { storefront } = shopper;
    const hasDeals = await lightningDeals.isOn(storefront.id);
    const now = clock.now();
    const [row, parameterSet, taxonomy, isMember, vatId] = await Promise.all([
      loadCart(connection, shopper, cartId, { hasDeals, now }),
      parameters.of(storefront.id),
      catalog.taxonomy(),
      hasPrime(storefront.id) && members.isMember(shopper.signedIn?.customerId, connection),
      vatIds.of(connection, shopper),
    ]);
    if (row === undefined) return undefined;
    const held = row.lines.filter(({ reservation }) => reservation?.is_live);
    const deals = await lightningDeals.running(
      held.map(({ item_id }) => item_id),
      storefront.id,
    );
    const voucher = await voucherOf(connection, row);
    return cartOf(row, shopper, {
      parameters: parameterSet,
      taxonomy,
      deals,
      voucher,
      isMember,
      vatId,
      now,
    });
  }

  const voucherOf = async (
    connection: Connection,
    { id: cartId, voucher_code, customer_id: customerId, billing_address }: CartRow,
  ) =>
    voucher_code === null
      ? undefined
      : vouchers.find(connection, voucher_code, {
          customerId,
          email: customerId === null ? (billing_address?.email ?? null) : null,
          cartId,
        });

  async function find(shopper: Shopper, cartId: string): Promise<Cart> {
    const cart = await read(database, shopper, cartId);
    if (cart) return cart;
    // An unknown visitor needs a new id first; a new cart alone would not help it.
    throw shopper.signedIn || (await isVisitor(database, shopper.userId))
      ? cartNotFound()
      : userIdRequired();
  }

  return {
    async initShop(shopper) {
      const { storefront, signedIn } = shopper;
      const now = clock.now();
      const visitor = (await isVisitor(database, shopper.userId)) ? 'known' : 'new';
      const userId = visitor === 'known' && shopper.userId ? shopper.userId : randomId();
      const customerId = signedIn?.customerId ?? null;
      const accountCart = async (): Promise<string | undefined> =>
        customerId === null
          ? undefined
          : (await lockAccountCart(database, customerId, storefront.id))?.id;

      const existing = await accountCart();
      const made: LimitName[] = [
        ...(visitor === 'new' ? (['visitorsByNetwork'] as const) : []),
        ...(existing === undefined ? (['cartsByNetwork'] as const) : []),
      ];
      await limiter.demand(made, { network: shopper.ip });
      if (existing !== undefined) {
        if (visitor === 'new') await insertVisitor(database, userId, now);
        return { cartId: existing, userId };
      }
      const cart = { id: randomId(), userId, customerId, storefront: storefront.id, now };
      if (visitor === 'new') await insertVisitor(database, userId, now);
      if (await insertCart(database, cart)) return { cartId: cart.id, userId };
      // Another request of the same account was faster.
      const cartId = await accountCart();
      if (cartId === undefined) throw new Error('A cart could not be created');
      return { cartId, userId };
    },

    find,
    read,

    async update(shopper, cartId, operations) {
      if (operations.length > operationLimit) {
        const cart = await find(shopper, cartId);
        return updateOf(cart, [
          { kind: 'refused', messageKey: 'vue.cart.error.tooManyOperations' },
        ]);
      }
      const outcomes = await performAll(shopper, cartId, operations);
      const cart = await find(shopper, cartId);
      return updateOf(cart, outcomes);
    },

    async renewReservations(shopper, cartId, how) {
      const renewed = await database.transaction(async (tx) => {
        const cart = isRandomId(cartId) ? await lockCart(tx, shopper, cartId) : undefined;
        const isPossible =
          cart?.state === 'open' && (await lightningDeals.isOn(shopper.storefront.id));
        if (!isPossible) return { noLongerLegal: [], reduced: [] };
        return how === 'extend'
          ? lightningDeals.extend(tx, cart.id)
          : lightningDeals.refreshLapsed(tx, { id: cart.id, guest: guestOf(shopper) });
      });
      return { ...renewed, cart: await find(shopper, cartId) };
    },

    takeOverAtLogin(shopper, cartId, merge) {
      const { storefront, signedIn, userId } = shopper;
      if (signedIn === undefined) throw loginRequired();
      const { customerId } = signedIn;
      return retried(() =>
        database.transaction(async (tx) => {
          // Always the account's cart first: two logins at once lock in the same order.
          const account = await lockAccountCart(tx, customerId, storefront.id);
          const guest =
            isRandomId(cartId) && isRandomId(userId)
              ? await lockGuestCart(tx, cartId, userId, storefront.id)
              : undefined;
          if (account === undefined) {
            if (guest) await adoptCart(tx, guest.id, customerId, clock.now());
            return { cartMerged: false, updatedCartId: guest?.id ?? null };
          }
          const cartMerged = merge && guest?.hasLines === true;
          if (cartMerged) {
            await mergeLines(tx, account.id, guest.id, () =>
              lightningDeals.move(tx, account.id, guest.id),
            );
            await mergeVoucher(tx, account.id, guest.id);
          }
          return { cartMerged, updatedCartId: account.id };
        }),
      );
    },

    lock: lockCart,

    async succeed(tx, { id, userId, customerId, storefront }, ordered) {
      const now = clock.now();
      const newCartId = randomId();
      await closeCart(tx, id, newCartId, now);
      const next = { id: newCartId, userId, customerId, storefront, now };
      if (!(await insertCart(tx, next))) throw new Error('The next cart was not created');
      await carryOver(tx, id, newCartId, ordered);
      return { newCartId };
    },

    lockOrdered,

    endExpressSession,

    acknowledgePrices,

    setContent: (shopper, cartId, content, connection = database) =>
      setContent(connection, shopper, cartId, content, clock.now()),

    async resetGuest(tx, shopper, cartId) {
      const named = isRandomId(cartId) ? await lockCart(tx, shopper, cartId) : undefined;
      const cart =
        named?.state === 'submitted' && named.nextCartId !== null
          ? await lockCart(tx, shopper, named.nextCartId)
          : named;
      if (cart === undefined) return undefined;
      const userId = shopper.userId ?? cart.userId;
      const ids = { cartId: cart.id, userId };
      const ordered = await lockOrderedOf(tx, userId);
      if (ordered.length === 0) return { ids, past: undefined };
      const past = { userId: randomId(), cartIds: ordered };
      const now = clock.now();
      await insertVisitor(tx, past.userId, now);
      await giveCartsTo(tx, ordered, past.userId);
      await removeAddressesOfVisitor(tx, userId);
      // Who has logged in since has a cart of the account, with its addresses.
      if (cart.customerId === null) await forgetGuestOf(tx, cart.id, now);
      return { ids, past };
    },

    async prune() {
      const before = new Date(clock.now().getTime() - keptMs);
      await removeIdleCarts(database, before);
      await removeIdleVisitors(database, before);
    },
  };
}
