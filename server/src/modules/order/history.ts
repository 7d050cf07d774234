import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import { isRandomId, loginRequired, type Shopper } from '../session/session.ts';
import { isOrderOf, loadHistoryPage, loadOrderYears } from './historyStore.ts';
import type { Order } from './order.ts';
import type { OrderLinks } from './orderLink.ts';
import { loadShipments, type Shipment } from './shipmentStore.ts';
import { loadOrderById } from './store.ts';

/** An order with its parcels, those to come as well (ORD-07). */
export interface OrderWithShipments {
  readonly order: Order;
  readonly shipments: readonly ShownShipment[];
}

export type ShownShipment = Omit<Shipment, 'id'>;

/** ORD-04. */
export interface OrderPage {
  readonly orders: readonly OrderWithShipments[];
  readonly total: number;
  readonly totalPages: number;
  /** From 0 (ORD-02). */
  readonly currentPage: number;
  readonly ordersPerPage: number;
}

/**
 * What customers see of their orders: those of the account, in every storefront that it is for.
 * Guests have a link in their mail instead (DEC-102).
 *
 * All functions but the last throw Refusal where nobody is signed in.
 */
export interface OrderHistory {
  /**
   * @param page from 0; what is beyond the last one is the last one
   * @param searchText as typed; under three letters it is none (DEC-101)
   * @param dateFilter `last3months`, `last6months`, a year or `all`; anything else is the first
   */
  page(
    shopper: Shopper,
    wish: { readonly page: number; readonly searchText: string; readonly dateFilter: string },
  ): Promise<OrderPage>;
  /** The years that there are orders of, the newest first (ORD-05). */
  years(shopper: Shopper): Promise<number[]>;
  /** Undefined for an order that is not the customer's, or is none (DEC-104). */
  find(shopper: Shopper, orderId: string): Promise<OrderWithShipments | undefined>;
  /** The order of a guest's link, for whoever has it; undefined: the shop made none, or it is over. */
  findByLink(link: string): Promise<OrderWithShipments | undefined>;
}

/** ORD-01. */
const ordersPerPage = 5;
/** DEC-101. */
const searchLength = { min: 3, max: 60 };

export function createOrderHistory({
  database,
  clock,
  links,
}: {
  database: Database;
  clock: Clock;
  links: OrderLinks;
}): OrderHistory {
  async function load(orderId: string): Promise<OrderWithShipments> {
    const [order, shipments] = await Promise.all([
      loadOrderById(database, orderId),
      loadShipments(database, orderId),
    ]);
    if (order === undefined) throw new Error('An order of a list is gone');
    return { order, shipments: withRest(order, shipments) };
  }

  return {
    async page({ signedIn }, { page, searchText, dateFilter }) {
      if (signedIn === undefined) throw loginRequired();
      const text = searchText.trim().slice(0, searchLength.max).toLowerCase();
      const filter = {
        customerId: signedIn.customerId,
        ...timeOf(dateFilter, clock.now()),
        text: text.length < searchLength.min ? '' : text,
      };
      const at = (number: number) => ({ limit: ordersPerPage, offset: number * ordersPerPage });
      const wished = Math.min(Math.max(0, page), 100_000);
      let found = await loadHistoryPage(database, filter, at(wished));
      const totalPages = Math.ceil(found.total / ordersPerPage);
      const currentPage = Math.min(wished, Math.max(0, totalPages - 1));
      if (currentPage !== wished) found = await loadHistoryPage(database, filter, at(currentPage));
      const orders = await Promise.all(found.orderIds.map(load));
      return { orders, total: found.total, totalPages, currentPage, ordersPerPage };
    },

    async years({ signedIn }) {
      if (signedIn === undefined) throw loginRequired();
      return loadOrderYears(database, signedIn.customerId);
    },

    async find({ signedIn }, orderId) {
      if (signedIn === undefined) throw loginRequired();
      if (!isRandomId(orderId)) return undefined;
      return (await isOrderOf(database, orderId, signedIn.customerId)) ? load(orderId) : undefined;
    },

    async findByLink(link) {
      const orderId = await links.read(link);
      if (orderId === undefined) return undefined;
      return (await isOrderOf(database, orderId, null)) ? load(orderId) : undefined;
    },
  };
}

/** DEC-100. */
function timeOf(filter: string, now: Date): { from: Date | null; until: Date | null } {
  if (filter === 'all') return { from: null, until: null };
  const year = /^(20\d\d)$/.exec(filter)?.[1];
  if (year !== undefined) {
    // A year of the shop's clock; an hour of a night in winter is the difference.
    const startOf = (number: number) => new Date(`${number}-01-01T00:00:00+01:00`);
    return { from: startOf(Number(year)), until: startOf(Number(year) + 1) };
  }
  const from = new Date(now);
  from.setUTCMonth(from.getUTCMonth() - (filter === 'last6months' ? 6 : 3));
  return { from, until: null };
}

/** What no parcel has yet, as one that is to come, or that never will where the order is cancelled. */
function withRest(order: Order, shipments: readonly Shipment[]): ShownShipment[] {
  const lines = order.lines.flatMap(({ quantity }, index) => {
    const lineNo = index + 1;
    const sent = shipments
      .flatMap((shipment) => shipment.lines)
      .reduce((sum, line) => sum + (line.lineNo === lineNo ? line.quantity : 0), 0);
    return quantity > sent ? [{ lineNo, quantity: quantity - sent }] : [];
  });
  if (lines.length === 0) return [...shipments];
  const { state } = order;
  const rest: ShownShipment = {
    number: shipments.length + 1,
    state:
      state === 'cancelled' ? 'cancelled' : state === 'inFulfilment' ? 'inPreparation' : 'open',
    carrier: order.shipperCode,
    trackingCode: null,
    shippedAt: null,
    deliveredAt: null,
    cancelReason: order.cancelReason,
    lines,
  };
  return [...shipments, rest];
}
