import { builder } from '../../schema/builder.ts';
import { formResultFields, resultFields } from '../../schema/result.ts';
import { MoneyRef } from '../catalog/types.ts';
import { CustomerInfoRef } from '../customer/schema.ts';
import type { FormResult } from '../form/form.ts';
import { HandoverFieldRef } from '../payment/schema.ts';
import { shopperOf } from '../session/schema.ts';
import type { CancellationResult, PrimeInfo, PrimeOffer, SubscribeOutcome } from './service.ts';

const PrimeInfoRef = builder.objectRef<PrimeInfo>('PrimeInfo').implement({
  description: 'PRIME-01.',
  fields: (t) => ({
    status: t.exposeString('status', {
      description: 'ACTIVE of members; NONE or ENDED of everybody else (PRIME-02).',
    }),
    abo: t.exposeBoolean('isRenewed', { description: 'Whether it goes on after `endDate`.' }),
    startDate: t.string({
      nullable: true,
      resolve: ({ startsAt }) => startsAt?.toISOString(),
    }),
    endDate: t.string({
      nullable: true,
      description: 'Paid until then.',
      resolve: ({ endsAt }) => endsAt?.toISOString(),
    }),
  }),
});

builder.objectField(CustomerInfoRef, 'primeInfo', (t) =>
  t.field({
    type: PrimeInfoRef,
    resolve: ({ customer }, _, { services }) => services.members.info(customer?.id),
  }),
);

const PrimeOfferRef = builder.objectRef<PrimeOffer>('PrimeOffer').implement({
  description: 'DEC-91.',
  fields: (t) => ({
    isOpen: t.exposeBoolean('isOpen', {
      description: 'Without it there is a waiting list (DEC-93).',
    }),
    price: t.field({
      type: MoneyRef,
      description: 'Of the first term, VAT included.',
      resolve: ({ priceCents, currency }) => ({ cents: priceCents, currencyCode: currency }),
    }),
    months: t.exposeInt('months', { description: 'Of the first term.' }),
    monthlyPrice: t.field({
      type: MoneyRef,
      description: 'Of each month after the first term, VAT included.',
      resolve: ({ monthlyCents, currency }) => ({ cents: monthlyCents, currencyCode: currency }),
    }),
  }),
});

const formOf = (outcome: SubscribeOutcome) =>
  outcome.ok && outcome.nextStep.kind === 'form' ? outcome.nextStep : undefined;

const SubscribeResultRef = builder
  .objectRef<SubscribeOutcome>('PrimeSubscriptionResult')
  .implement({
    description: 'API-84: where the first term is paid.',
    fields: (t) => ({
      ...resultFields(t),
      redirectUrl: t.string({
        nullable: true,
        resolve: (outcome) =>
          outcome.ok && outcome.nextStep.kind !== 'form' ? outcome.nextStep.url : null,
      }),
      paymentFormUrl: t.string({ nullable: true, resolve: (outcome) => formOf(outcome)?.action }),
      paymentFormFields: t.field({
        type: [HandoverFieldRef],
        nullable: true,
        description: 'Posted to `paymentFormUrl`.',
        resolve: (outcome) => {
          const form = formOf(outcome);
          return form ? [...form.fields] : null;
        },
      }),
    }),
  });

const CancellationResultRef = builder
  .objectRef<CancellationResult>('PrimeCancellationResult')
  .implement({
    description: 'The same whether or not somebody is a member.',
    fields: (t) => ({
      ...formResultFields(t),
      receivedAt: t.string({
        nullable: true,
        resolve: (result) => (result.ok ? result.receivedAt.toISOString() : null),
      }),
    }),
  });

const WaitingResultRef = builder.objectRef<FormResult>('PrimeWaitingResult').implement({
  description: 'API-85. Nothing in it tells who waits.',
  fields: formResultFields,
});

builder.queryField('primeOffer', (t) =>
  t.public.field({
    type: PrimeOfferRef,
    nullable: true,
    description: 'Null where the storefront sells no membership.',
    resolve: (_, __, { services, storefront }) => services.prime.offer(storefront),
  }),
);

builder.queryField('primePaymentMethods', (t) =>
  t.personal.stringList({
    description: 'Ids of what a membership can be paid with (DEC-94).',
    resolve: async (_, __, context) => context.services.prime.paymentIds(await shopperOf(context)),
  }),
);

builder.mutationFields(({ personal: t }) => ({
  submitPrimeSubscription: t.field({
    type: SubscribeResultRef,
    description: 'API-84, PRIME-05: orders a membership, for whoever is logged in.',
    args: { paymentId: t.arg.string({ required: true }) },
    resolve: async (_, { paymentId }, context) =>
      context.services.prime.subscribe(
        await shopperOf(context),
        paymentId,
        context.forwarded.shopUrl,
      ),
  }),
  cancelPrime: t.field({
    type: CancellationResultRef,
    description: 'BGB § 312k: the confirmed second step; the receipt goes out by mail at once.',
    args: {
      name: t.arg.string({ required: true }),
      email: t.arg.string({ required: true }),
      reason: t.arg.string({ description: 'Only of an extraordinary cancellation.' }),
    },
    resolve: (_, form, { services, storefront, language, forwarded: { ip } }) =>
      services.prime.cancel(form, { storefront, language, ip }),
  }),
  primeWaitingList: t.field({
    type: WaitingResultRef,
    description: 'API-85, PRIME-06: asks the address by mail to confirm (DEC-93).',
    args: {
      email: t.arg.string({ required: true }),
      website: t.arg.string({
        description: 'Hidden from people. Filled in, the request is answered and dropped.',
      }),
    },
    resolve: (_, form, { services, storefront, language, forwarded: { ip } }) =>
      services.prime.wait(form, { storefront, language, ip }),
  }),
  confirmPrimeWaitingList: t.field({
    type: WaitingResultRef,
    description: "By the token of the mail's link.",
    args: { token: t.arg.string({ required: true }) },
    resolve: (_, { token }, { services }) => services.prime.confirmWaiting(token),
  }),
}));
