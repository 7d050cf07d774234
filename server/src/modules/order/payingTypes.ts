import { builder } from '../../schema/builder.ts';
import { type Result, resultFields } from '../../schema/result.ts';
import type { PaymentEnd } from '../payment/service.ts';
import { buyerOf } from '../session/schema.ts';

const AbortResultRef = builder.objectRef<Result>('AbortPaymentResult').implement({
  fields: (t) => resultFields(t),
});

const PaymentEndRef = builder.objectRef<PaymentEnd>('PaymentEnd').implement({
  description: 'Repeating the question changes nothing.',
  fields: (t) => ({
    state: t.string({
      description: '`placed`, `subscribed`, `pending`, `failed`, `cancelled` or `unknown`.',
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
  paymentNotice: t.field({
    type: AbortResultRef,
    description: "What a provider's server tells; refused unless the provider signed it.",
    args: {
      paymentId: t.arg.string({ required: true }),
      headers: t.arg.string({ required: true, description: 'As JSON.' }),
      body: t.arg.string({ required: true, description: 'Base64.' }),
    },
    resolve: async (_, { paymentId, headers, body }, { services, forwarded: { ip } }) => {
      const notice = { headers: headersOf(headers), body: Buffer.from(body, 'base64') };
      return (await services.attempts.notice(paymentId, notice, ip))
        ? ({ ok: true } as const)
        : ({ ok: false, messageKey: 'vue.checkout.payment.error' } as const);
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
      services.attempts.complete(paymentId, new URLSearchParams(parameters)),
  }),
}));

function headersOf(text: string): Readonly<Record<string, string>> {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}
