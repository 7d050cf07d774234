import { builder } from '../../schema/builder.ts';
import { FieldErrorRef, formResultFields } from '../../schema/result.ts';
import type { FormResult } from '../form/form.ts';
import { OrderRef } from '../order/types.ts';
import { shopperOf } from '../session/schema.ts';
import type { ImageOutcome } from './images.ts';
import type { DraftOutcome, SubmitReturnOutcome } from './service.ts';
import { CarrierRef, DraftRef, ReturnOrderRef } from './types.ts';

const ItemInput = builder.inputType('ReturnItemInput', {
  description: 'RET-11.',
  fields: (t) => ({
    id: t.string({ required: true, description: "The article's." }),
    lineNo: t.int({ required: true }),
    quantity: t.int({ required: true }),
    reason: t.string({ required: true }),
    additionalInfo: t.string({ description: 'At most 500 characters.' }),
    images: t.stringList({ description: 'Ids of `uploadReturnImage`, at most three.' }),
    components: t.stringList(),
  }),
});

const ContactInput = builder.inputType('ReturnContactInput', {
  fields: (t) => ({
    salutation: t.string(),
    firstName: t.string({ required: true }),
    lastName: t.string({ required: true }),
    email: t.string({ required: true }),
    phone: t.string(),
  }),
});

const ReturnOrderInput = builder.inputType('ReturnOrderInput', {
  description: 'A return as it is entered; what is missing is not said yet.',
  fields: (t) => ({
    items: t.field({ type: [ItemInput] }),
    regulation: t.string(),
    carrier: t.string(),
    labels: t.int({ description: 'From 1 to 5 (DEC-109).' }),
    contact: t.field({ type: ContactInput }),
  }),
});

const hash = { required: true, description: "The order's, as links have it (DEC-106)." } as const;

builder.queryFields((t) => ({
  findOrderForReturn: t.personal.field({
    type: ReturnOrderRef,
    nullable: true,
    description: 'API-56. Null: the shop made no such hash, or takes no returns.',
    args: { hash: t.arg.string(hash) },
    resolve: async (_, args, context) =>
      context.services.returns.find(await shopperOf(context), args.hash),
  }),
  availableRegulations: t.personal.stringList({
    description: 'API-57: the proposal first.',
    args: { hash: t.arg.string(hash), items: t.arg({ type: [ItemInput], required: true }) },
    resolve: async (_, args, context) => [
      ...(await context.services.returns.regulations(
        await shopperOf(context),
        args.hash,
        args.items,
      )),
    ],
  }),
  availableCarriers: t.personal.field({
    type: [CarrierRef],
    description: 'API-58: the proposal first.',
    args: { hash: t.arg.string(hash), returnOrder: t.arg({ type: ReturnOrderInput }) },
    resolve: async (_, args, context) => [
      ...(await context.services.returns.carriers(await shopperOf(context), args.hash)),
    ],
  }),
  returnLabel: t.personal.string({
    nullable: true,
    description: 'The labels of an announced return: PDF in Base64. Null: there is none.',
    args: { hash: t.arg.string(hash), rma: t.arg.string({ required: true }) },
    resolve: async (_, args, context) => {
      const pdf = await context.services.returns.labels(
        await shopperOf(context),
        args.hash,
        args.rma,
      );
      return pdf?.toString('base64');
    },
  }),
  returnDraft: t.personal.field({
    type: DraftRef,
    nullable: true,
    args: { draftId: t.arg.string({ required: true }) },
    resolve: (_, { draftId }, { services }) => services.returns.draft(draftId),
  }),
}));

const SubmitRef = builder.objectRef<SubmitReturnOutcome>('SubmitReturnResult').implement({
  description: 'API-60, ERR-22.',
  fields: (t) => ({
    isError: t.boolean({ resolve: ({ ok }) => !ok }),
    errorMsg: t.string({
      nullable: true,
      description: 'A message key.',
      resolve: (outcome) => (outcome.ok ? null : outcome.messageKey),
    }),
    fieldErrors: t.field({
      type: [FieldErrorRef],
      resolve: (outcome) => (outcome.ok ? [] : [...outcome.fieldErrors]),
    }),
    rma: t.string({
      nullable: true,
      resolve: (outcome) => (outcome.ok ? outcome.goods.rma : null),
    }),
  }),
});

const DraftResultRef = builder.objectRef<DraftOutcome>('ReturnDraftResult').implement({
  fields: (t) => ({
    ...formResultFields(t),
    draftId: t.string({
      nullable: true,
      resolve: (outcome) => (outcome.ok ? outcome.draftId : null),
    }),
  }),
});

const ImageResultRef = builder.objectRef<ImageOutcome>('ReturnImageResult').implement({
  fields: (t) => ({
    ...formResultFields(t),
    imageId: t.string({
      nullable: true,
      resolve: (outcome) => (outcome.ok ? outcome.id : null),
    }),
  }),
});

builder.mutationFields(({ personal: t }) => ({
  requestReturnLink: t.field({
    type: builder.objectRef<FormResult>('ReturnLinkResult').implement({ fields: formResultFields }),
    description:
      "API-59, DEC-107: mails the link to an order's return to the order's address. The answer is the same whether or not there is such an order (ruling 15).",
    args: {
      orderId: t.arg.string({ required: true, description: "The order's number for people." }),
      zip: t.arg.string({ required: true, description: 'Of bill or delivery.' }),
    },
    resolve: async (_, args, context) =>
      context.services.returns.requestLink(await shopperOf(context), args),
  }),
  saveReturnDraft: t.field({
    type: DraftResultRef,
    description: 'Keeps what a step entered; a draft of another hash begins anew (RET-15).',
    args: {
      hash: t.arg.string(hash),
      draftId: t.arg.string(),
      returnOrder: t.arg({ type: ReturnOrderInput, required: true }),
    },
    resolve: async (_, args, context) =>
      context.services.returns.saveDraft(
        await shopperOf(context),
        args.hash,
        args.draftId ?? undefined,
        args.returnOrder,
      ),
  }),
  submitReturnOrder: t.field({
    type: SubmitRef,
    description: 'API-60: of a draft, which is submitted once, or of what is said here.',
    args: {
      hash: t.arg.string(hash),
      draftId: t.arg.string(),
      returnOrder: t.arg({ type: ReturnOrderInput }),
    },
    resolve: async (_, args, context) =>
      context.services.returns.submit(
        await shopperOf(context),
        args.hash,
        args.draftId != null ? { draftId: args.draftId } : (args.returnOrder ?? {}),
      ),
  }),
  uploadReturnImage: t.field({
    type: ImageResultRef,
    description: 'API-61: JPEG, PNG or WebP of at most 10 MB.',
    args: { file: t.arg({ type: 'File', required: true }) },
    resolve: async (_, { file }, context) =>
      context.services.returns.uploadImage(await shopperOf(context), file),
  }),
}));

builder.objectField(OrderRef, 'returnHash', (t) =>
  t.string({
    nullable: true,
    description: 'DEC-111: opens its return; null: nothing of it may come back now.',
    resolve: ({ order }, _, { services }) => services.returns.hashOf(order),
  }),
);
