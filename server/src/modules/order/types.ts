import { builder } from '../../schema/builder.ts';
import { MoneyRef } from '../catalog/types.ts';
import { AddressRef } from '../customer/schema.ts';
import { shopperOf } from '../session/schema.ts';
import type { OrderPage, OrderWithShipments, ShownShipment } from './history.ts';
import { isPaidByTransfer } from './order.ts';
import { OrderItemRef, OrderTotalsRef, PrepaymentRef } from './schema.ts';
import { trackingLinkOf } from './tracking.ts';

export interface ShipmentOf {
  readonly of: OrderWithShipments;
  readonly shipment: ShownShipment;
}

export const ShipmentRef = builder.objectRef<ShipmentOf>('Shipment').implement({
  description: 'ORD-07, DEC-103.',
  fields: (t) => ({
    number: t.int({ resolve: ({ shipment }) => shipment.number }),
    status: t.string({
      description:
        '`open`, `inPreparation`, `shipped`, `partlyShipped`, `delivered`, `cancelled` or `returned`.',
      resolve: ({ shipment }) => shipment.state,
    }),
    carrier: t.string({ resolve: ({ shipment }) => shipment.carrier }),
    dispatchDate: t.string({
      nullable: true,
      description: 'ISO 8601.',
      resolve: ({ shipment }) => shipment.shippedAt?.toISOString(),
    }),
    trackingCode: t.string({ nullable: true, resolve: ({ shipment }) => shipment.trackingCode }),
    trackingLink: t.string({
      nullable: true,
      description: "The carrier's page about the parcel.",
      resolve: ({ shipment }) => trackingLinkOf(shipment),
    }),
    cancelReason: t.string({ nullable: true, resolve: ({ shipment }) => shipment.cancelReason }),
    items: t.field({
      type: [OrderItemRef],
      description: 'With the pieces of this parcel.',
      resolve: ({ of: { order }, shipment }) =>
        shipment.lines.flatMap(({ lineNo, quantity }) => {
          const line = order.lines[lineNo - 1];
          if (line === undefined) return [];
          const part = { ...line, quantity, lineCents: quantity * line.unitCents };
          return [{ order, part }];
        }),
    }),
  }),
});

export const OrderRef = builder.objectRef<OrderWithShipments>('Order').implement({
  description: 'ORD-06, API-53.',
  fields: (t) => ({
    orderId: t.string({ resolve: ({ order }) => order.id }),
    orderNumber: t.string({ resolve: ({ order }) => order.number }),
    orderedAt: t.string({
      description: 'ISO 8601.',
      resolve: ({ order }) => order.placedAt.toISOString(),
    }),
    state: t.string({ description: 'docs/orders.md.', resolve: ({ order }) => order.state }),
    paymentMethod: t.string({ resolve: ({ order }) => order.paymentId }),
    paymentState: t.string({ resolve: ({ order }) => order.moneyState }),
    prepayment: t.field({
      type: PrepaymentRef,
      nullable: true,
      description: 'How to pay, while the money is to be transferred.',
      resolve: async ({ order }, _, { services }) =>
        order.moneyState === 'open' && isPaidByTransfer(order)
          ? { order, parameters: await services.parameters.of(order.storefront) }
          : null,
    }),
    withdrawnAt: t.string({
      nullable: true,
      description:
        'When a withdrawal from the contract was declared with an address of the order. ISO 8601.',
      resolve: async ({ order }, _, { services }) =>
        (await services.withdrawals.declaredAt(order.id))?.toISOString(),
    }),
    total: t.field({
      type: MoneyRef,
      resolve: ({ order }) => ({ cents: order.totals.total, currencyCode: order.currency }),
    }),
    totals: t.field({ type: OrderTotalsRef, resolve: ({ order }) => order }),
    items: t.field({
      type: [OrderItemRef],
      resolve: ({ order }) => order.lines.map((part) => ({ order, part })),
    }),
    shipments: t.field({
      type: [ShipmentRef],
      resolve: (of) => of.shipments.map((shipment) => ({ of, shipment })),
    }),
    billingAddress: t.field({ type: AddressRef, resolve: ({ order }) => order.billingAddress }),
    shippingAddress: t.field({
      type: AddressRef,
      nullable: true,
      description: 'Null: the same as billing.',
      resolve: ({ order }) => order.shippingAddress,
    }),
    orderReference: t.string({ nullable: true, resolve: ({ order }) => order.orderReference }),
    comment: t.string({ nullable: true, resolve: ({ order }) => order.comment }),
  }),
});

const OrderPageInfoRef = builder.objectRef<OrderPage>('OrderPageInfo').implement({
  description: 'ORD-04.',
  fields: (t) => ({
    total: t.exposeInt('total'),
    totalPages: t.exposeInt('totalPages'),
    currentPage: t.exposeInt('currentPage', { description: 'From 0.' }),
    ordersPerPage: t.exposeInt('ordersPerPage'),
  }),
});

const OrderPageRef = builder.objectRef<OrderPage>('OrderPage').implement({
  fields: (t) => ({
    pageInfo: t.field({ type: OrderPageInfoRef, resolve: (page) => page }),
    orders: t.field({ type: [OrderRef], resolve: ({ orders }) => [...orders] }),
  }),
});

builder.queryFields((t) => ({
  orderByLink: t.personal.field({
    type: OrderRef,
    nullable: true,
    description: "A guest's order, by the link of its mails (DEC-102).",
    args: { link: t.arg.string({ required: true }) },
    resolve: (_, { link }, { services }) => services.orders.history.findByLink(link),
  }),
  getOrdersV2: t.personal.field({
    type: OrderPageRef,
    description: 'API-54.',
    args: {
      page: t.arg.int({ description: 'From 0.' }),
      searchText: t.arg.string(),
      dateFilter: t.arg.string({ description: '`last3months`, `last6months`, a year or `all`.' }),
    },
    resolve: async (_, { page, searchText, dateFilter }, context) =>
      context.services.orders.history.page(await shopperOf(context), {
        page: page ?? 0,
        searchText: searchText ?? '',
        dateFilter: dateFilter ?? 'last3months',
      }),
  }),
  orderYears: t.personal.field({
    type: ['Int'],
    description: 'API-55.',
    resolve: async (_, _args, context) =>
      context.services.orders.history.years(await shopperOf(context)),
  }),
  orderDetails: t.personal.field({
    type: OrderRef,
    nullable: true,
    description: 'API-53. Null for an order that is not of this customer (DEC-104).',
    args: { orderId: t.arg.string({ required: true }) },
    resolve: async (_, { orderId }, context) =>
      context.services.orders.history.find(await shopperOf(context), orderId),
  }),
}));
