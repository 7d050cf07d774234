import { builder } from '../../schema/builder.ts';
import { formResultFields } from '../../schema/result.ts';
import { shopperOf } from '../session/schema.ts';
import type { WithdrawalResult } from './withdrawal.ts';

const WithdrawalResultRef = builder.objectRef<WithdrawalResult>('WithdrawalResult').implement({
  description: 'The same whether or not such an order is known (ruling 15).',
  fields: (t) => ({
    ...formResultFields(t),
    receivedAt: t.string({
      nullable: true,
      description: 'ISO 8601.',
      resolve: (result) => (result.ok ? result.receivedAt.toISOString() : null),
    }),
  }),
});

builder.mutationFields(({ personal: t }) => ({
  withdrawContract: t.field({
    type: WithdrawalResultRef,
    description: 'BGB § 356a: the confirmed second step; the receipt goes out by mail at once.',
    args: {
      orderNumber: t.arg.string({ required: true }),
      name: t.arg.string({ required: true }),
      email: t.arg.string({ required: true }),
    },
    resolve: async (_, args, context) =>
      context.services.withdrawals.declare(await shopperOf(context), {
        ...args,
        ip: context.forwarded.ip,
      }),
  }),
}));
