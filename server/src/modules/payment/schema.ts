import { builder } from '../../schema/builder.ts';
import { resultFields } from '../../schema/result.ts';
import { CartRef } from '../cart/types.ts';
import { buyerOf } from '../session/schema.ts';
import type { PaymentInfo, PaymentMethod, PaymentOutcome } from './service.ts';

const PaymentMethodRef = builder.objectRef<PaymentMethod>('PaymentMethod').implement({
  fields: (t) => ({
    paymentId: t.exposeString('paymentId'),
    selected: t.exposeBoolean('selected'),
  }),
});

/** A field of a form that is posted to a provider (SUBMIT-09). */
export const HandoverFieldRef = builder
  .objectRef<{ readonly name: string; readonly value: string }>('ComputopField')
  .implement({
    fields: (t) => ({ name: t.exposeString('name'), value: t.exposeString('value') }),
  });

const PaymentInfoRef = builder
  .objectRef<PaymentInfo & { readonly buyerReference: string | null }>('PaymentInfo')
  .implement({
    description: 'API-47.',
    fields: (t) => ({
      paymentMethods: t.field({ type: [PaymentMethodRef], resolve: ({ methods }) => [...methods] }),
      paymentNeeded: t.exposeBoolean('isNeeded', { description: 'CHK-17, CHK-18.' }),
      selectedMethodId: t.string({ nullable: true, resolve: ({ selected }) => selected }),
      buyerReference: t.exposeString('buyerReference', { nullable: true }),
      termsOfPayment: t.string({
        nullable: true,
        description: 'NET and the days to pay; businesses only.',
        resolve: ({ termsDays }) => (termsDays === null ? null : `NET${termsDays}`),
      }),
    }),
  });

const PaymentResultRef = builder.objectRef<PaymentOutcome>('PaymentResult').implement({
  description: 'API-73.',
  fields: (t) => ({
    ...resultFields(t),
    cart: t.expose('cart', { type: CartRef }),
  }),
});

builder.objectField(CartRef, 'selectedPayment', (t) =>
  t.field({
    type: PaymentMethodRef,
    nullable: true,
    resolve: async (cart, _, { services }) =>
      (await services.payments.infoFor(cart)).methods.find(({ selected }) => selected),
  }),
);

builder.queryFields((t) => ({
  offeredPayments: t.public.stringList({
    description:
      'Ids of all that a consumer of the storefront can pay with today; empty for businesses, who pay by contract.',
    resolve: async (_, _args, { services, storefront }) => services.payments.offeredIn(storefront),
  }),
  getPaymentInfo: t.personal.field({
    type: PaymentInfoRef,
    args: { cartId: t.arg.string({ required: true }) },
    resolve: async (_, { cartId }, context) => {
      const cart = await context.services.carts.find(await buyerOf(context), cartId);
      const info = await context.services.payments.infoFor(cart);
      return { ...info, buyerReference: cart.buyerReference };
    },
  }),
  paymentMethods: t.personal.field({
    type: [PaymentMethodRef],
    args: { cartId: t.arg.string({ required: true }) },
    resolve: async (_, { cartId }, context) => {
      const cart = await context.services.carts.find(await buyerOf(context), cartId);
      return [...(await context.services.payments.infoFor(cart)).methods];
    },
  }),
}));

builder.mutationFields(({ personal: t }) => ({
  setSelectedPayment: t.field({
    type: PaymentResultRef,
    args: {
      cartId: t.arg.string({ required: true }),
      paymentId: t.arg.string(),
      buyerReference: t.arg.string(),
    },
    resolve: async (_, { cartId, paymentId, buyerReference }, context) =>
      context.services.payments.select(
        await buyerOf(context),
        cartId,
        paymentId ?? undefined,
        buyerReference ?? undefined,
      ),
  }),
  setBuyerReference: t.field({
    type: PaymentResultRef,
    description:
      'Where the payment step is left out: the Leitweg-ID of the shipping step (ruling 8).',
    args: { cartId: t.arg.string({ required: true }), buyerReference: t.arg.string() },
    resolve: async (_, { cartId, buyerReference }, context) =>
      context.services.payments.setBuyerReference(
        await buyerOf(context),
        cartId,
        buyerReference ?? '',
      ),
  }),
}));
