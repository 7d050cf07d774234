import { amazonCheckoutTypes } from '../../../contract/index.ts';
import { builder } from '../../schema/builder.ts';
import { CartRef } from '../cart/types.ts';
import { AddressRef } from '../customer/schema.ts';
import type { ProviderButton } from '../payment/service.ts';
import { buyerOf } from '../session/schema.ts';
import type { AmazonPayState, OpenedExpress } from './expressCheckout.ts';

export const AmazonCheckoutTypeRef = builder.enumType('AmazonCheckoutType', {
  description: '`express`: addresses and way to pay from Amazon; `payment`: only the payment.',
  values: amazonCheckoutTypes,
});

const AmazonPayStateRef = builder.objectRef<AmazonPayState>('AmazonPayState').implement({
  description: 'PAY-12.',
  fields: (t) => ({
    isOffered: t.exposeBoolean('isOffered', { description: 'For this cart (PAY-10).' }),
    expressMode: t.exposeBoolean('isExpress', { description: 'CHK-19.' }),
    checkoutSession: t.exposeBoolean('hasSession'),
    checkoutType: t.field({
      type: AmazonCheckoutTypeRef,
      nullable: true,
      resolve: ({ checkoutType }) => checkoutType,
    }),
  }),
});

const ExpressCheckoutRef = builder
  .objectRef<{ readonly offered: readonly string[]; readonly paymentId: string | undefined }>(
    'ExpressCheckout',
  )
  .implement({
    description: 'Checking out with the addresses of an account with a payment provider (DEC-76).',
    fields: (t) => ({
      offered: t.stringList({
        description: 'Ids of the methods that can.',
        resolve: ({ offered }) => [...offered],
      }),
      paymentId: t.exposeString('paymentId', {
        nullable: true,
        description: 'The one that is chosen, with a session; there is no payment step then.',
      }),
    }),
  });

builder.objectField(CartRef, 'express', (t) =>
  t.field({
    type: ExpressCheckoutRef,
    resolve: async (cart, _, { services: { checkout } }) => ({
      offered: await checkout.express.offered(cart),
      paymentId: await checkout.express.chosen(cart),
    }),
  }),
);

const OpenedExpressRef = builder.objectRef<OpenedExpress>('OpenedExpressCheckout').implement({
  fields: (t) => ({
    redirectUrl: t.exposeString('url', { nullable: true, description: 'The provider’s page.' }),
    errorMessage: t.exposeString('messageKey', { nullable: true, description: 'A message key.' }),
  }),
});

builder.objectField(CartRef, 'amazonPay', (t) =>
  t.field({
    type: AmazonPayStateRef,
    resolve: (cart, _, { services }) => services.checkout.express.state(cart),
  }),
);

const ProviderButtonRef = builder
  .objectRef<ProviderButton>('PaymentProviderCheckoutData')
  .implement({
    description: "What a provider's script needs to draw its button (API-48).",
    fields: (t) => ({
      scriptUrl: t.exposeString('scriptUrl'),
      options: t.exposeString('options', { description: 'As JSON.' }),
    }),
  });

const AbortAmazonRef = builder
  .objectRef<{ readonly isReset: boolean; readonly cartId: string }>('AbortAmazonResult')
  .implement({
    description: 'API-17.',
    fields: (t) => ({ isReset: t.exposeBoolean('isReset'), cartId: t.exposeString('cartId') }),
  });

builder.queryFields((t) => ({
  getAmazonPayBillingAddresses: t.personal.field({
    type: [AddressRef],
    description: 'API-45: of the Amazon account that the cart is checked out with.',
    resolve: async (_, __, context) =>
      context.services.checkout.express.addresses(await buyerOf(context), 'billing'),
  }),
  getAmazonPayShippingAddresses: t.personal.field({
    type: [AddressRef],
    description: 'API-45; parcel stations included.',
    resolve: async (_, __, context) =>
      context.services.checkout.express.addresses(await buyerOf(context), 'shipping'),
  }),
  getPaymentProviderCheckoutData: t.personal.field({
    type: ProviderButtonRef,
    nullable: true,
    description:
      'API-48. With an attempt: to pay what was ordered; without one: to check the cart out in ' +
      'express mode. Null: there is nothing to pay, or the provider is not offered.',
    args: {
      cartId: t.arg.string({ required: true }),
      paymentId: t.arg.string({ required: true }),
      attemptId: t.arg.string({ description: 'As in the address that submitting answered.' }),
    },
    resolve: async (_, { cartId, paymentId, attemptId }, context) => {
      const { attempts, checkout } = context.services;
      if (attemptId != null) return attempts.button(paymentId, attemptId);
      if (paymentId !== 'AMAZONPAY') return null;
      const { shopUrl } = context.forwarded;
      return checkout.express.button(await buyerOf(context), cartId, shopUrl);
    },
  }),
}));

builder.mutationFields(({ personal: t }) => ({
  openExpressCheckout: t.field({
    type: OpenedExpressRef,
    description: 'Where address and way to pay are chosen, for providers with a page for it.',
    args: {
      cartId: t.arg.string({ required: true }),
      paymentId: t.arg.string({ required: true }),
    },
    resolve: async (_, { cartId, paymentId }, context) => {
      const { checkout } = context.services;
      const { shopUrl } = context.forwarded;
      return checkout.express.open(await buyerOf(context), cartId, paymentId, shopUrl);
    },
  }),
  abortExpressCheckout: t.field({
    type: AbortAmazonRef,
    description:
      'The shopper wants another way: what an express checkout brought goes, as in API-17.',
    args: {
      cartId: t.arg.string({ required: true }),
      paymentId: t.arg.string({ required: true }),
    },
    resolve: async (_, { cartId, paymentId }, context) => {
      const { orders, checkout } = context.services;
      const buyer = await buyerOf(context);
      await orders.abortPayment(buyer, cartId);
      return { isReset: await checkout.express.leave(buyer, cartId, paymentId), cartId };
    },
  }),
  abortAmazon: t.field({
    type: AbortAmazonRef,
    description: "API-17, PAY-13: the provider's addresses, method and session go, the rest stays.",
    args: {
      cartId: t.arg.string({ required: true }),
      checkoutType: t.arg({ type: AmazonCheckoutTypeRef, required: true }),
    },
    resolve: async (_, { cartId }, context) => {
      const { orders, checkout } = context.services;
      const buyer = await buyerOf(context);
      await orders.abortPayment(buyer, cartId);
      return { isReset: await checkout.express.reset(buyer, cartId), cartId };
    },
  }),
}));
