import { paymentTerms, productPath } from '../../../contract/index.ts';
import type { PublicContext } from '../../context.ts';
import { builder } from '../../schema/builder.ts';
import { LabelledValueRef, MoneyRef, PictureRef } from '../catalog/types.ts';
import { AddressRef } from '../customer/schema.ts';
import type { ParameterSet } from '../parameters/service.ts';
import { HandoverFieldRef } from '../payment/schema.ts';
import { buyerOf, shopperOf } from '../session/schema.ts';
import { isPaidByTransfer, type Order, type OrderLine } from './order.ts';
import type { CartCheck, ChangedItem, PlacedOrder, SubmitOutcome } from './service.ts';

const ChangedItemKind = builder.enumType('ChangedItemKind', {
  values: ['PRICE', 'STOCK', 'UNAVAILABLE'] as const,
});

const ChangedItemRef = builder.objectRef<ChangedItem>('ChangedItem').implement({
  description: 'An item that is not as the shopper was told (DEC-67).',
  fields: (t) => ({
    itemId: t.exposeString('itemId'),
    name: t.exposeString('name'),
    kind: t.expose('kind', { type: ChangedItemKind }),
  }),
});

const CartCheckRef = builder.objectRef<CartCheck>('CartCheck').implement({
  description: 'SUBMIT-05.',
  fields: (t) => ({
    submitted: t.exposeBoolean('isSubmitted'),
    changed: t.exposeBoolean('isChanged'),
    newCartId: t.exposeString('newCartId', { nullable: true }),
    changes: t.field({ type: [ChangedItemRef], resolve: ({ changes }) => [...changes] }),
  }),
});

const SubmitResultRef = builder.objectRef<SubmitOutcome>('SubmitResult').implement({
  description: 'SUBMIT-12; at most one of orderId and errorMessage is there.',
  fields: (t) => ({
    computopData: t.field({
      type: [HandoverFieldRef],
      nullable: true,
      description:
        "Fields of the provider's form, which is posted to `paymentFormUrl` (SUBMIT-09).",
      resolve: (outcome) => {
        const form = formOf(outcome);
        return form ? [...form.fields] : null;
      },
    }),
    paymentFormUrl: t.string({
      nullable: true,
      resolve: (outcome) => formOf(outcome)?.action,
    }),
    errorMessage: t.string({
      nullable: true,
      description: 'A message key.',
      resolve: (outcome) => errorOf(outcome),
    }),
    orderId: t.string({
      nullable: true,
      resolve: (outcome) => (outcome.kind === 'placed' ? outcome.orderId : null),
    }),
    orderNumber: t.string({
      nullable: true,
      description: 'For people.',
      resolve: (outcome) => (outcome.kind === 'placed' ? outcome.orderNumber : null),
    }),
    redirectUrl: t.string({
      nullable: true,
      description: 'Where the shopper pays (SUBMIT-10).',
      resolve: (outcome) =>
        outcome.kind === 'paying' && outcome.nextStep.kind !== 'form' ? outcome.nextStep.url : null,
    }),
    newCartId: t.string({
      nullable: true,
      resolve: (outcome) => ('newCartId' in outcome ? outcome.newCartId : null),
    }),
    submitted: t.boolean({
      description: 'Another submit of this cart came first (SUBMIT-06).',
      resolve: ({ kind }) => kind === 'submitted',
    }),
    changed: t.boolean({
      description: 'The cart is not the one that was reviewed; nothing was ordered (SUBMIT-07).',
      resolve: ({ kind }) => kind === 'changed',
    }),
    changes: t.field({
      type: [ChangedItemRef],
      resolve: (outcome) => (outcome.kind === 'changed' ? [...outcome.changes] : []),
    }),
  }),
});

function formOf(outcome: SubmitOutcome) {
  return outcome.kind === 'paying' && outcome.nextStep.kind === 'form'
    ? outcome.nextStep
    : undefined;
}

function errorOf(outcome: SubmitOutcome): string | null {
  switch (outcome.kind) {
    case 'placed':
    case 'paying':
      return null;
    case 'submitted':
      return 'vue.checkout.message.alreadySubmitted';
    case 'changed':
      return 'vue.checkout.message.cartChanged';
    case 'refused':
      return outcome.messageKey;
  }
}

const SubmitStatusRef = builder.objectRef<Partial<PlacedOrder>>('SubmitStatus').implement({
  description: 'What became of a submit whose answer was lost.',
  fields: (t) => ({
    done: t.boolean({ resolve: ({ orderId }) => orderId !== undefined }),
    orderId: t.string({ nullable: true, resolve: ({ orderId }) => orderId }),
    orderNumber: t.string({ nullable: true, resolve: ({ orderNumber }) => orderNumber }),
    newCartId: t.string({ nullable: true, resolve: ({ newCartId }) => newCartId }),
  }),
});

/** A part of an order, which needs the order's currency. */
interface Of<T> {
  readonly order: Order;
  readonly part: T;
}

const money = ({ currency }: Order, cents: number) => ({ cents, currencyCode: currency });

const askedOf = new WeakMap<Order, Promise<ReadonlySet<string>>>();

/** Which products of an order are still sold: one question for all of its lines. */
const productsSold = (order: Order, context: PublicContext) =>
  askedOf.getOrInsertComputed(order, async () => {
    const ids = order.lines.map(({ productId }) => productId);
    const cards = await context.services.catalog.cardsById([...new Set(ids)], context);
    return new Set(cards.flatMap((card) => card?.productId ?? []));
  });

export const OrderItemRef = builder.objectRef<Of<OrderLine>>('OrderItem').implement({
  description: 'A line as it was sold.',
  fields: (t) => ({
    itemId: t.string({ resolve: ({ part }) => part.itemId }),
    productId: t.string({ resolve: ({ part }) => part.productId }),
    name: t.string({ resolve: ({ part }) => part.name }),
    path: t.string({
      nullable: true,
      description: 'Its page; null: not sold here any more, or never was on a page of its own.',
      resolve: async ({ order, part: { productId, itemId, kind } }, _, context) =>
        kind !== 'catalogue' && (await productsSold(order, context)).has(productId)
          ? productPath(productId, itemId)
          : null,
    }),
    textLanguage: t.string({
      nullable: true,
      description: 'Language of the name, where it is another than that of the shop.',
      resolve({ order, part }, _, { language }) {
        const own = part.isEnglish ? 'en' : order.language;
        return own === language ? null : own;
      },
    }),
    orderNumber: t.string({ resolve: ({ part }) => part.orderNumber }),
    variantAttributes: t.field({
      type: [LabelledValueRef],
      resolve: ({ part }) => [...part.variantAttributes],
    }),
    picture: t.field({
      type: PictureRef,
      nullable: true,
      resolve: ({ part: { mediaId, name } }) => (mediaId === null ? null : { mediaId, alt: name }),
    }),
    deliveryText: t.string({ resolve: ({ part }) => part.deliveryText }),
    quantity: t.int({ resolve: ({ part }) => part.quantity }),
    isFreeItem: t.boolean({ resolve: ({ part }) => part.kind === 'gift' }),
    isCatalog: t.boolean({ resolve: ({ part }) => part.kind === 'catalogue' }),
    pricePerUnit: t.field({
      type: MoneyRef,
      resolve: ({ order, part }) => money(order, part.unitCents),
    }),
    totalPrice: t.field({
      type: MoneyRef,
      resolve: ({ order, part }) => money(order, part.lineCents),
    }),
  }),
});

const OrderTaxRef = builder.objectRef<Of<Order['totals']['taxes'][number]>>('OrderTax').implement({
  fields: (t) => ({
    rate: t.float({ description: 'Percent.', resolve: ({ part }) => part.rate / 10 }),
    net: t.field({ type: MoneyRef, resolve: ({ order, part }) => money(order, part.net) }),
    tax: t.field({ type: MoneyRef, resolve: ({ order, part }) => money(order, part.vat) }),
  }),
});

export const OrderTotalsRef = builder.objectRef<Order>('OrderTotals').implement({
  description: 'Subtotal and shipping cost are in the price basis.',
  fields: (t) => ({
    priceBasis: t.string({ resolve: ({ totals }) => totals.priceBasis }),
    subtotal: t.field({ type: MoneyRef, resolve: (order) => money(order, order.totals.subtotal) }),
    promotionsSaving: t.field({
      type: MoneyRef,
      description: 'What vouchers took off the goods, in the price basis.',
      resolve: (order) => money(order, order.totals.discount),
    }),
    shippingCost: t.field({
      type: MoneyRef,
      resolve: (order) => money(order, order.totals.shipping),
    }),
    netValue: t.field({ type: MoneyRef, resolve: (order) => money(order, order.totals.net) }),
    tax: t.field({ type: MoneyRef, resolve: (order) => money(order, order.totals.tax) }),
    total: t.field({ type: MoneyRef, resolve: (order) => money(order, order.totals.total) }),
    intraCommunityVatId: t.string({
      nullable: true,
      description:
        'The VAT ID of the buyer by which it is an intra-Community supply without VAT (UStG § 6a).',
      resolve: ({ vatProof }) => vatProof?.vatId,
    }),
    taxes: t.field({
      type: [OrderTaxRef],
      resolve: (order) => order.totals.taxes.map((part) => ({ order, part })),
    }),
  }),
});

interface Prepayment {
  readonly order: Order;
  readonly parameters: ParameterSet;
}

interface ThankYouPage extends Prepayment {
  /** Null: nobody placed it. */
  readonly statusPath: string | null;
}

export const PrepaymentRef = builder.objectRef<Prepayment>('PrepaymentInstructions').implement({
  fields: (t) => ({
    accountHolder: t.string({
      resolve: ({ parameters }) => parameters.text('bank', 'accountHolder'),
    }),
    iban: t.string({ resolve: ({ parameters }) => parameters.text('bank', 'iban') }),
    bic: t.string({ resolve: ({ parameters }) => parameters.text('bank', 'bic') }),
    bankName: t.string({ resolve: ({ parameters }) => parameters.text('bank', 'bankName') }),
    reference: t.string({ resolve: ({ order }) => order.number }),
    amount: t.field({
      type: MoneyRef,
      resolve: ({ order }) => money(order, order.totals.total),
    }),
    days: t.int({
      description: 'To pay within.',
      resolve: ({ parameters }) => parameters.integer('bank', 'prepayment.days'),
    }),
  }),
});

export const ThankYouPageRef = builder.objectRef<ThankYouPage>('ThankYouPage').implement({
  description: 'CONF-01, DEC-89.',
  fields: (t) => ({
    orderId: t.string({ resolve: ({ order }) => order.id }),
    orderNumber: t.string({ resolve: ({ order }) => order.number }),
    placedAt: t.string({
      description: 'ISO 8601.',
      resolve: ({ order }) => order.placedAt.toISOString(),
    }),
    email: t.string({ resolve: ({ order }) => order.email }),
    paymentId: t.string({ resolve: ({ order }) => order.paymentId }),
    prepayment: t.field({
      type: PrepaymentRef,
      nullable: true,
      resolve: (page) => (isPaidByTransfer(page.order) ? page : null),
    }),
    paymentTermsDays: t.int({
      nullable: true,
      description: 'Of an invoice.',
      resolve: ({ order, parameters }) =>
        order.state !== 'awaitingApproval' && paymentTerms(order.paymentId) === 'invoice'
          ? (order.paymentTermsDays ?? parameters.integer('bank', 'invoice.days'))
          : null,
    }),
    items: t.field({
      type: [OrderItemRef],
      resolve: ({ order }) => order.lines.map((part) => ({ order, part })),
    }),
    totals: t.field({ type: OrderTotalsRef, resolve: ({ order }) => order }),
    billingAddress: t.field({ type: AddressRef, resolve: ({ order }) => order.billingAddress }),
    shippingAddress: t.field({
      type: AddressRef,
      nullable: true,
      description: 'Null: the same as billing.',
      resolve: ({ order }) => order.shippingAddress,
    }),
    statusPath: t.exposeString('statusPath', {
      nullable: true,
      description: 'Where its customer sees what becomes of it; of a preview null.',
    }),
    orderReference: t.string({ nullable: true, resolve: ({ order }) => order.orderReference }),
    buyerReference: t.string({
      nullable: true,
      description: 'Leitweg-ID.',
      resolve: ({ order }) => order.buyerReference,
    }),
    comment: t.string({ nullable: true, resolve: ({ order }) => order.comment }),
    isGuest: t.boolean({ resolve: ({ order }) => order.customerId === null }),
  }),
});

const CleanupResultRef = builder
  .objectRef<{ readonly cartId: string; readonly userId: string }>('CleanupResult')
  .implement({
    description: 'The ids to go on with; to a guest they answer the order no longer (CONF-04).',
    fields: (t) => ({
      successful: t.boolean({ resolve: () => true }),
      errorMessage: t.string({ nullable: true, resolve: () => null }),
      cartId: t.exposeString('cartId'),
      userId: t.exposeString('userId'),
    }),
  });

builder.queryFields((t) => ({
  checkCart: t.personal.field({
    type: CartCheckRef,
    args: { cartId: t.arg.string({ required: true }), fingerprint: t.arg.string() },
    resolve: async (_, { cartId, fingerprint }, context) => {
      const cart = await context.services.carts.find(await buyerOf(context), cartId);
      return context.services.orders.check(cart, fingerprint ?? undefined);
    },
  }),
  submitStatus: t.personal.field({
    type: SubmitStatusRef,
    args: {
      cartId: t.arg.string({ required: true }),
      idempotencyKey: t.arg.string({ required: true }),
    },
    resolve: async (_, { cartId, idempotencyKey }, context) =>
      (await context.services.orders.status(await buyerOf(context), cartId, idempotencyKey)) ?? {},
  }),
  thankYouPage: t.personal.field({
    type: ThankYouPageRef,
    nullable: true,
    description: 'API-52. Null for an order that this session did not place.',
    args: { orderId: t.arg.string({ required: true }) },
    resolve: async (_, { orderId }, context) => {
      const shopper = await buyerOf(context);
      const order = await context.services.orders.find(shopper, orderId);
      const parameters = await context.services.parameters.of(shopper.storefront.id);
      if (!order) return null;
      return { order, parameters, statusPath: await context.services.orders.pathOf(order) };
    },
  }),
  thankYouPreview: t.personal.field({
    type: ThankYouPageRef,
    nullable: true,
    description: 'CHK-16, DEC-86. Null in production for whoever is no internal customer.',
    args: {
      preview: t.arg.string({
        required: true,
        description: 'JSON: paymentId, email, comment, orderReference, all optional.',
      }),
    },
    resolve: async (_, { preview }, context) => {
      const shopper = await shopperOf(context);
      const order = await context.services.confirmationPreview.of(shopper, preview);
      const parameters = await context.services.parameters.of(shopper.storefront.id);
      if (!order) return null;
      return { order, parameters, statusPath: null };
    },
  }),
}));

builder.mutationFields(({ personal: t }) => ({
  submitCart: t.field({
    type: SubmitResultRef,
    description: 'API-77. The same idempotency key again answers the same order (ruling 9).',
    args: {
      cartId: t.arg.string({ required: true }),
      fingerprint: t.arg.string({ description: 'Of the cart that was reviewed.' }),
      idempotencyKey: t.arg.string(),
    },
    resolve: async (_, { cartId, fingerprint, idempotencyKey }, context) =>
      context.services.orders.submit(await buyerOf(context), cartId, {
        fingerprint: fingerprint ?? undefined,
        idempotencyKey: idempotencyKey ?? undefined,
        shopUrl: context.forwarded.shopUrl,
      }),
  }),
  confirmationCleanup: t.field({
    type: CleanupResultRef,
    description: 'API-79.',
    args: { cartId: t.arg.string({ required: true }) },
    resolve: async (_, { cartId }, context) =>
      context.services.orders.cleanUp(await buyerOf(context), cartId),
  }),
}));
