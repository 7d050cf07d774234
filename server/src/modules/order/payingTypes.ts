import { builder } from '../../schema/builder.ts';
import { type Result, resultFields } from '../../schema/result.ts';
import { buyerOf } from '../session/schema.ts';
import type { PaymentEnd } from './paying.ts';

const AbortResultRef = builder.objectRef<Result>('AbortPaymentResult').implement({
  fields: (t) => resultFields(t),
});

const PaymentEndRef = builder.objectRef<PaymentEnd>('PaymentEnd').implement({
  description: 'Repeating the question changes nothing.',
  fields: (t) => ({
    state: t.string({
      description: '`placed`, `pending`, `failed`, `cancelled` or `unknown`.',
      resolve: (end) => (end.kind === 'failed' && end.isCancelled ? 'cancelled' : end.kind),
    }),
    orderId: t.string({
      nullable: true,
      resolve: (end) => (end.kind === 'placed' ? end.orderId : null),
    }),
    newCartId: t.string({
      nullable: true,
      resolve: (end) => (end.kind === 'placed' ? end.newCartId : null),
    }),
  }),
});

builder.mutationFields(({ personal: t }) => ({
  abortPayment: t.field({
    type: AbortResultRef,
    description: 'The shopper came back from the provider without having paid.',
    args: { cartId: t.arg.string({ required: true }) },
    resolve: async (_, { cartId }, context) => {
      await context.services.orders.abortPayment(await buyerOf(context), cartId);
      return { ok: true } as const;
    },
  }),
  completePayment: t.field({
    type: PaymentEndRef,
    description: "API-49: what the shopper's browser brought back from the provider (PAY-14).",
    args: {
      paymentId: t.arg.string({ required: true }),
      parameters: t.arg.string({ required: true, description: 'As in the address, encoded.' }),
    },
    resolve: (_, { paymentId, parameters }, { services }) =>
      services.orders.paying.complete(paymentId, new URLSearchParams(parameters)),
  }),
}));
