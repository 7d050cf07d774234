import { builder } from '../../schema/builder.ts';
import { formResultFields } from '../../schema/result.ts';
import { CartRef } from '../cart/types.ts';
import { MoneyRef } from '../catalog/types.ts';
import type { Person } from '../institution/institution.ts';
import { shopperOf } from '../session/schema.ts';
import type { Named } from './approvalStore.ts';
import type {
  ApprovalChange,
  ApprovalNeed,
  ApprovalResult,
  ApprovalView,
  WaitingOrder,
} from './approvals.ts';
import type { LifeEvent } from './lifeStore.ts';
import { ThankYouPageRef } from './schema.ts';
import { OrderRef } from './types.ts';

const isoDate = { description: 'ISO 8601.' } as const;

const approverFields = {
  description: 'First and last names of those who can release it.',
} as const;

const namesOf = (people: readonly Named[]) =>
  people.map(({ firstName, lastName }) => `${firstName} ${lastName}`);

const nameOf = (person: Named | null) => (person === null ? null : (namesOf([person])[0] ?? null));

const CartApprovalRef = builder
  .objectRef<{ readonly need: ApprovalNeed; readonly currencyCode: string }>('CartApproval')
  .implement({
    description: 'An order of this cart waits until somebody of the institution releases it.',
    fields: (t) => ({
      limit: t.field({
        type: MoneyRef,
        description: 'Of the net total, with shipping; up to it an order is placed at once.',
        resolve: ({ need, currencyCode }) => ({ cents: need.limitCents, currencyCode }),
      }),
      approvers: t.stringList({
        ...approverFields,
        resolve: ({ need }) => namesOf(need.approvers satisfies readonly Person[]),
      }),
    }),
  });

builder.objectField(CartRef, 'approval', (t) =>
  t.field({
    type: CartApprovalRef,
    nullable: true,
    description: 'Null: an order of it is placed at once.',
    resolve: async (cart, _, { services }) => {
      const need = await services.orders.approvals.neededFor(cart);
      return need === undefined ? null : { need, currencyCode: cart.storefront.currency };
    },
  }),
);

const OrderStepRef = builder
  .objectRef<{
    readonly event: LifeEvent;
    readonly name: string | null;
  }>('OrderApprovalStep')
  .implement({
    fields: (t) => ({
      at: t.string({ ...isoDate, resolve: ({ event }) => event.at.toISOString() }),
      kind: t.string({
        description:
          '`ordered`, `released`, `declined`, `withdrawn`, `lapsed` or `cancelled` (by the shop).',
        resolve: ({ event }) => stepKindOf(event),
      }),
      name: t.string({
        nullable: true,
        description: 'First and last name of who did it, if it was a customer.',
        resolve: ({ name }) => name,
      }),
      reason: t.string({ nullable: true, resolve: ({ event }) => event.note }),
    }),
  });

function stepKindOf({ state, actor }: LifeEvent): string {
  if (state === 'awaitingApproval') return 'ordered';
  if (state !== 'cancelled') return 'released';
  if (actor === 'approver') return 'declined';
  if (actor === 'shopper') return 'withdrawn';
  return actor === 'job' ? 'lapsed' : 'cancelled';
}

const OrderApprovalRef = builder.objectRef<ApprovalView>('OrderApproval').implement({
  description: 'Of an order above the limit of who ordered (docs/orders.md).',
  fields: (t) => ({
    isWaiting: t.boolean({ resolve: ({ order }) => order.state === 'awaitingApproval' }),
    limit: t.field({
      type: MoneyRef,
      description: 'The one that it was above, of the net total.',
      resolve: ({ order, limitCents }) => ({ cents: limitCents, currencyCode: order.currency }),
    }),
    lapsesAt: t.string({ ...isoDate, resolve: ({ lapsesAt }) => lapsesAt.toISOString() }),
    approvers: t.stringList({
      ...approverFields,
      resolve: ({ approvers }) => namesOf(approvers),
    }),
    steps: t.field({
      type: [OrderStepRef],
      resolve: ({ steps, buyer, decidedBy }) =>
        steps.map((event) => {
          const who = event.actor === 'shopper' ? buyer : decidedBy;
          return {
            event,
            name: ['shopper', 'approver'].includes(event.actor) ? nameOf(who) : null,
          };
        }),
    }),
  }),
});

builder.objectField(OrderRef, 'approval', (t) =>
  t.field({
    type: OrderApprovalRef,
    nullable: true,
    description: 'Null: nobody had to release it.',
    resolve: ({ order }, _, { services }) => services.orders.approvals.of(order),
  }),
);

builder.objectField(ThankYouPageRef, 'approval', (t) =>
  t.field({
    type: OrderApprovalRef,
    nullable: true,
    resolve: ({ order }, _, { services }) => services.orders.approvals.of(order),
  }),
);

const WaitingOrderRef = builder.objectRef<WaitingOrder>('WaitingOrder').implement({
  fields: (t) => ({
    order: t.field({
      type: OrderRef,
      resolve: async ({ order }, _, { language, services }) => ({
        order: await services.orders.approvals.toldIn(language, order),
        shipments: [],
      }),
    }),
    buyerName: t.string({
      nullable: true,
      resolve: ({ approval }) => nameOf(approval.buyer),
    }),
    limit: t.field({
      type: MoneyRef,
      description: "The buyer's when it was ordered, of the net total.",
      resolve: ({ order, approval }) => ({
        cents: approval.limitCents,
        currencyCode: order.currency,
      }),
    }),
    lapsesAt: t.string({ ...isoDate, resolve: ({ approval }) => approval.lapsesAt.toISOString() }),
    isOwn: t.exposeBoolean('isOwn', { description: 'Somebody else has to decide.' }),
  }),
});

const ApprovalChangeKind = builder.enumType('ApprovalChangeKind', {
  description: 'TOTAL: a voucher, the shipping or the VAT is not as it was.',
  values: ['PRICE', 'STOCK', 'UNAVAILABLE', 'TOTAL'] as const,
});

const ApprovalChangeRef = builder.objectRef<ApprovalChange>('ApprovalChange').implement({
  description: 'Why an order cannot be released as it was made.',
  fields: (t) => ({
    itemId: t.exposeString('itemId', { nullable: true }),
    name: t.exposeString('name', { nullable: true }),
    kind: t.expose('kind', { type: ApprovalChangeKind }),
  }),
});

const ApprovalResultRef = builder.objectRef<ApprovalResult>('ApprovalResult').implement({
  description: 'Nothing has happened where it was not successful.',
  fields: (t) => ({
    ...formResultFields(t),
    changes: t.field({
      type: [ApprovalChangeRef],
      resolve: (result) => (result.ok ? [] : [...(result.changes ?? [])]),
    }),
  }),
});

builder.queryFields((t) => ({
  waitingOrders: t.personal.field({
    type: [WaitingOrderRef],
    nullable: true,
    description:
      'Orders of the institution that wait, the oldest first, at most 100; null: the customer releases none.',
    resolve: async (_, _args, context) =>
      context.services.orders.approvals.waiting(await shopperOf(context)),
  }),
}));

builder.mutationFields(({ personal: t }) => ({
  releaseOrder: t.field({
    type: ApprovalResultRef,
    description: 'Places a waiting order if all of it is there and nothing is dearer.',
    args: { orderId: t.arg.string({ required: true }) },
    resolve: async (_, { orderId }, context) =>
      context.services.orders.approvals.release(await shopperOf(context), orderId),
  }),
  declineOrder: t.field({
    type: ApprovalResultRef,
    args: {
      orderId: t.arg.string({ required: true }),
      reason: t.arg.string({ description: 'For the buyer; 500 characters.' }),
    },
    resolve: async (_, { orderId, reason }, context) =>
      context.services.orders.approvals.decline(await shopperOf(context), orderId, reason ?? ''),
  }),
  withdrawOrder: t.field({
    type: ApprovalResultRef,
    description: 'The buyer takes a waiting order back.',
    args: { orderId: t.arg.string({ required: true }) },
    resolve: async (_, { orderId }, context) =>
      context.services.orders.approvals.withdraw(await shopperOf(context), orderId),
  }),
}));
