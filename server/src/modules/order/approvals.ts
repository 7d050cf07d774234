import { approvalReasonForm, guestDays, shopLanguageIn } from '../../../contract/index.ts';
import type { Clock } from '../../clock.ts';
import type { Connection, Database } from '../../database/database.ts';
import { retried } from '../../database/retried.ts';
import type { Cart } from '../cart/cart.ts';
import type { CartService } from '../cart/service.ts';
import type { CustomerService } from '../customer/service.ts';
import { type FormRefusal, faulty, readForm, refuse, taken } from '../form/form.ts';
import { mayApprove, type Person } from '../institution/institution.ts';
import type { InstitutionService } from '../institution/service.ts';
import { type LightningDealService, lockDealsOfCarts } from '../lightningDeal/service.ts';
import type { MailService } from '../mail/service.ts';
import type { ParametersService } from '../parameters/service.ts';
import { accountKindOf, isRandomId, loginRequired, type Shopper } from '../session/session.ts';
import { type Language, storefrontOf } from '../storefront/storefront.ts';
import type { VoucherService } from '../voucher/service.ts';
import { approvalWantedMail, type WaitEnd, waitingMail, waitOverMail } from './approvalMails.ts';
import {
  type ApprovalRow,
  insertApproval,
  loadApproval,
  loadLapsing,
  loadWaiting,
  type Named,
  noteDecision,
} from './approvalStore.ts';
import { advance, type LifeEvent, loadEvents, lockLife, type OrderLife } from './lifeStore.ts';
import { newLinesOf } from './newOrder.ts';
import type { NewOrder, NewOrderLine, Order, OrderLine } from './order.ts';
import type { OrderLinks } from './orderLink.ts';
import type { ConfirmationPapers, Placing } from './placing.ts';
import { loadOrderById, lockItems } from './store.ts';

/** Why an order of this cart would have to be released, and who could. */
export interface ApprovalNeed {
  readonly institutionId: string;
  /** Of the net total, with shipping. */
  readonly limitCents: number;
  readonly approvers: readonly Person[];
}

/** What stands in the way of a release; `TOTAL`: voucher, shipping or VAT are not as they were. */
export interface ApprovalChange {
  readonly itemId: string | null;
  readonly name: string | null;
  readonly kind: 'PRICE' | 'STOCK' | 'UNAVAILABLE' | 'TOTAL';
}

/** Nothing has happened where it is not ok. */
export type ApprovalResult =
  | { readonly ok: true }
  | (FormRefusal & { readonly changes?: readonly ApprovalChange[] });

/** An order that waits for somebody of the institution. */
export interface WaitingOrder {
  readonly order: Order;
  readonly approval: ApprovalRow;
  /** The asker ordered it, so somebody else decides. */
  readonly isOwn: boolean;
}

/** What an order's page says of its approval. */
export interface ApprovalView extends ApprovalRow {
  readonly order: Order;
  readonly approvers: readonly Person[];
  /** From the submit to the decision. */
  readonly steps: readonly LifeEvent[];
}

/**
 * Orders above their buyer's limit wait until somebody else of the institution releases them; until
 * then they hold nothing (docs/orders.md). All that take a shopper throw Refusal when nobody is
 * logged in.
 */
export interface Approvals {
  /** Undefined: an order of the cart is placed at once. */
  neededFor(cart: Cart, connection?: Connection): Promise<ApprovalNeed | undefined>;
  /** Writes an order that waits, and tells the buyer and everybody who can release it. The cart is locked. */
  wait(
    tx: Connection,
    order: NewOrder,
    cart: Cart,
    need: ApprovalNeed & { readonly buyer: Named },
  ): Promise<{ readonly newCartId: string }>;
  /** The oldest first, none for who is alone in the business; undefined: the asker releases nothing. */
  waiting(shopper: Shopper): Promise<WaitingOrder[] | undefined>;
  /** A waiting order with its goods' names in a language. */
  toldIn(language: Language, order: Order): Promise<Order>;
  /** Undefined: nobody had to release it. */
  of(order: Order): Promise<ApprovalView | undefined>;
  /** Places the order, at the prices of its submit, if everything is there and nothing is dearer. */
  release(shopper: Shopper, orderId: string): Promise<ApprovalResult>;
  decline(shopper: Shopper, orderId: string, reason: string): Promise<ApprovalResult>;
  /** By the buyer. */
  withdraw(shopper: Shopper, orderId: string): Promise<ApprovalResult>;
  /** Cancels what nobody released in time. @returns how many */
  lapse(): Promise<number>;
}

const dayMs = 24 * 3600_000;
const shownAtMost = 100;
const error = (name: string) => `vue.approval.error.${name}`;

export function createApprovals({
  database,
  clock,
  carts,
  customers,
  institutions,
  lightningDeals,
  links,
  mail,
  parameters,
  papersOf,
  placing,
  vouchers,
}: {
  database: Database;
  clock: Clock;
  carts: CartService;
  customers: CustomerService;
  institutions: InstitutionService;
  lightningDeals: Pick<LightningDealService, 'refreshLapsed'>;
  links: OrderLinks;
  mail: MailService;
  parameters: ParametersService;
  papersOf: (order: Order) => Promise<ConfirmationPapers>;
  placing: Placing;
  vouchers: VoucherService;
}): Approvals {
  async function toldOf(order: Order) {
    const set = await parameters.of(order.storefront);
    return { parameters: set, url: await links.urlOf(order, set) };
  }

  function customerOf({ signedIn }: Shopper): string {
    if (signedIn === undefined) throw loginRequired();
    return signedIn.customerId;
  }

  /** Nothing of it for whoever may not know that there is such an order. */
  async function mayDecide(tx: Connection, customerId: string, orderId: string) {
    const [member, approval] = await Promise.all([
      institutions.membershipOf(customerId, tx),
      loadApproval(tx, orderId),
    ]);
    const isOne = member !== undefined && approval?.institutionId === member.institutionId;
    return isOne && mayApprove(member.role);
  }

  const obstacleOf = ({ state }: OrderLife) =>
    state === 'awaitingApproval' ? undefined : refuse(error(stateFault(state)));

  /** One transaction over an order of the asker's institution, or of the asker. */
  async function deciding(
    orderId: string,
    isAllowed: (tx: Connection, order: Order) => Promise<string | undefined>,
    work: (tx: Connection, life: OrderLife, order: Order) => Promise<ApprovalResult>,
  ): Promise<ApprovalResult> {
    if (!isRandomId(orderId)) return refuse(error('notFound'));
    const result = await retried(() =>
      database.transaction(async (tx) => {
        const found = await loadOrderById(tx, orderId);
        if (found === undefined) return refuse(error('notFound'));
        const fault = await isAllowed(tx, found);
        if (fault !== undefined) return refuse(error(fault));
        // The cart first, as a submit locks.
        await carts.lockOrdered(tx, found.cartId);
        const life = await lockLife(tx, orderId);
        const order = await loadOrderById(tx, orderId);
        if (life === undefined || order === undefined) return refuse(error('notFound'));
        return obstacleOf(life) ?? work(tx, life, order);
      }),
    );
    if (result.ok) mail.wake();
    return result;
  }

  const byApprover = (customerId: string) => async (tx: Connection, order: Order) => {
    if (!(await mayDecide(tx, customerId, order.id))) return 'notFound';
    return order.customerId === customerId ? 'own' : undefined;
  };

  async function end(
    tx: Connection,
    life: OrderLife,
    order: Order,
    over: WaitEnd,
    actor: 'approver' | 'shopper' | 'job',
  ): Promise<void> {
    const at = clock.now();
    const note = over.is === 'declined' ? (over.reason ?? undefined) : undefined;
    const moneyState = over.is === 'lapsed' ? 'lapsed' : 'failed';
    await advance(tx, life, { state: 'cancelled', moneyState, actor, at, note });
    const buyer = (await loadApproval(tx, order.id))?.buyer ?? order.billingAddress;
    await mail.enqueue(tx, waitOverMail(order, buyer, over, await toldOf(order)));
  }

  /** The cart as its buyer reads it. @param language the buyer's, or of who is told of the goods */
  function cartOf(connection: Connection, order: Order, language: Language) {
    const { cartId, userId, customerId } = order;
    const storefront = storefrontOf(order.storefront);
    const buyer: Shopper = {
      storefront,
      shopLanguage: shopLanguageIn(storefront.id, language) ?? storefront.shopLanguages[0],
      language,
      userId,
      signedIn: customerId === null ? undefined : { customerId, sessionHash: '' },
      ip: undefined,
      deviceId: undefined,
      userAgent: undefined,
    };
    return carts.read(connection, buyer, cartId);
  }

  /** What the cart would cost its buyer now, and what there is of it; everything is locked. */
  async function today(tx: Connection, order: Order) {
    const { cartId } = order;
    for (const { code } of order.discounts) await vouchers.lock(tx, code);
    await lockDealsOfCarts(tx, [cartId]);
    await lightningDeals.refreshLapsed(tx, { id: cartId, guest: undefined });
    const stock = await lockItems(tx, cartId);
    return { stock, cart: await cartOf(tx, order, order.language) };
  }

  /** A waiting order whose goods are called as its reader calls them; the rest is as it was made. */
  async function inLanguage(connection: Connection, order: Order, language: Language) {
    if (language === order.language) return order;
    const cart = await cartOf(connection, order, language);
    if (cart === undefined) return order;
    const keyOf = ({ kind, itemId }: OrderLine) => `${kind} ${itemId}`;
    const told = new Map(newLinesOf(cart).map((line) => [keyOf(line), line]));
    const lines = order.lines.map((line) => {
      const { name, variantAttributes } = told.get(keyOf(line)) ?? line;
      return { ...line, name, variantAttributes };
    });
    return { ...order, lines };
  }

  return {
    async neededFor({ storefront, customerId, totals }, connection = database) {
      if (accountKindOf(storefront) !== 'business' || customerId === null) return undefined;
      const member = await institutions.membershipOf(customerId, connection);
      if (member === undefined || member.orderLimitCents === null) return undefined;
      const { institutionId, orderLimitCents: limitCents, role } = member;
      if (totals.net <= limitCents) return undefined;
      const all = await institutions.approversOf(institutionId, connection);
      const approvers = all.filter((person) => person.customerId !== customerId);
      // Whoever alone may release, and could lift the own limit, waits for nobody.
      if (approvers.length === 0 && mayApprove(role)) return undefined;
      return { institutionId, limitCents, approvers };
    },

    async wait(tx, order, cart, { institutionId, limitCents, approvers, buyer }) {
      const set = await parameters.of(order.storefront);
      // The cart is what a release reads prices of, and nobody keeps it longer.
      const days = Math.min(Math.max(1, set.integer('approval', 'days')), guestDays - 1);
      const lapsesAt = new Date(order.placedAt.getTime() + days * dayMs);
      const ended = { ...cart, storefront: cart.storefront.id };
      const next = await placing.wait(tx, order, ended);
      await insertApproval(tx, { orderId: order.id, institutionId, limitCents, lapsesAt });
      const wait = { buyer, approvers, limitCents, lapsesAt };
      await mail.enqueue(tx, waitingMail(order, wait, await toldOf(order)));
      const told = new Map<Language, Order>();
      for (const approver of approvers) {
        const { language } = approver;
        const read = told.get(language) ?? (await inLanguage(tx, order, language));
        told.set(language, read);
        await mail.enqueue(tx, approvalWantedMail(read, approver, wait, set));
      }
      return next;
    },

    async waiting(shopper) {
      const customerId = customerOf(shopper);
      if (accountKindOf(shopper.storefront) !== 'business') return undefined;
      const member = await institutions.membershipOf(customerId);
      if (member === undefined) return [];
      if (!mayApprove(member.role)) return undefined;
      const ids = await loadWaiting(database, member.institutionId, shownAtMost);
      const found = await Promise.all(
        ids.map(async (id): Promise<WaitingOrder | undefined> => {
          const [order, approval] = await Promise.all([
            loadOrderById(database, id),
            loadApproval(database, id),
          ]);
          if (order === undefined || approval === undefined) return undefined;
          return { order, approval, isOwn: order.customerId === customerId };
        }),
      );
      return found.filter((each) => each !== undefined);
    },

    toldIn: (language, order) => inLanguage(database, order, language),

    async of(order) {
      const approval = await loadApproval(database, order.id);
      if (approval === undefined) return undefined;
      const { institutionId } = approval;
      const [events, all] = await Promise.all([
        loadEvents(database, order.id),
        institutionId === null ? [] : institutions.approversOf(institutionId),
      ]);
      const approvers = all.filter(({ customerId }) => customerId !== order.customerId);
      const steps = events.filter(({ line }) => line === 'order').slice(0, 2);
      return { ...approval, order, approvers, steps };
    },

    async release(shopper, orderId) {
      const customerId = customerOf(shopper);
      const known = isRandomId(orderId) ? await loadOrderById(database, orderId) : undefined;
      if (known === undefined) return refuse(error('notFound'));
      const papers = await papersOf(known);
      return deciding(orderId, byApprover(customerId), async (tx, life, order) => {
        const { stock, cart } = await today(tx, order);
        if (cart === undefined) return refuse(error('changed'));
        const lines = newLinesOf(cart);
        const changes = changesOf(order, cart, lines);
        if (changes.length > 0) return { ...refuse(error('changed')), changes };
        await noteDecision(tx, orderId, customerId);
        await placing.placeWaiting(tx, life, order, { lines, stock }, papers);
        return taken;
      });
    },

    async decline(shopper, orderId, reason) {
      const customerId = customerOf(shopper);
      const read = readForm(approvalReasonForm, { reason }, null);
      if (!read.ok) return faulty(read.fieldErrors);
      const said = read.values.reason || null;
      const by = (await customers.get(customerId)) ?? { firstName: '', lastName: '' };
      return deciding(orderId, byApprover(customerId), async (tx, life, order) => {
        await noteDecision(tx, orderId, customerId);
        await end(tx, life, order, { is: 'declined', by, reason: said }, 'approver');
        return taken;
      });
    },

    async withdraw(shopper, orderId) {
      const customerId = customerOf(shopper);
      const isBuyer = async (_: Connection, order: Order) =>
        order.customerId === customerId ? undefined : 'notFound';
      return deciding(orderId, isBuyer, async (tx, life, order) => {
        await end(tx, life, order, { is: 'withdrawn' }, 'shopper');
        return taken;
      });
    },

    async lapse() {
      let lapsed = 0;
      for (const id of await loadLapsing(database, clock.now())) {
        const result = await deciding(
          id,
          async () => undefined,
          async (tx, life, order) => {
            await end(tx, life, order, { is: 'lapsed' }, 'job');
            return taken;
          },
        );
        if (result.ok) lapsed += 1;
      }
      return lapsed;
    },
  };
}

/** What to tell who decides on an order that waits no more. */
function stateFault(state: OrderLife['state']): string {
  return state === 'cancelled' ? 'alreadyCancelled' : 'alreadyReleased';
}

/** What is gone or dearer than it was ordered; what is cheaper by now is no obstacle. */
function changesOf(order: Order, cart: Cart, lines: readonly NewOrderLine[]): ApprovalChange[] {
  // A voucher lowers all lines: whether it still does, the total tells.
  const costOf = (all: Order['lines'], key: string): number =>
    all.reduce((sum, line) => sum + (keyOf(line) === key ? line.lineCents : 0), 0);
  const names = new Map(order.lines.map((line) => [keyOf(line), line]));
  const changes = [...names].flatMap(([key, { itemId, name }]): ApprovalChange[] => {
    const now = cart.lines.filter((line) => keyOf(line) === key);
    const is = (kind: ApprovalChange['kind']): ApprovalChange[] => [{ itemId, name, kind }];
    if (now.length === 0 || now.some(({ isForSale }) => !isForSale)) return is('UNAVAILABLE');
    if (now.some(({ isQuantityAvailable }) => !isQuantityAvailable)) return is('STOCK');
    return costOf(lines, key) > costOf(order.lines, key) ? is('PRICE') : [];
  });
  const isDearer = changes.length === 0 && cart.totals.total > order.totals.total;
  return isDearer ? [{ itemId: null, name: null, kind: 'TOTAL' }] : changes;
}

const keyOf = ({ kind, itemId }: Pick<NewOrderLine, 'kind' | 'itemId'>) => `${kind} ${itemId}`;
