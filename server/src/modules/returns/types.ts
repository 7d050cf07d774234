import { builder } from '../../schema/builder.ts';
import { isShipperCode, shipperName } from '../cart/cart.ts';
import { LabelledValueRef, PictureRef } from '../catalog/types.ts';
import { returnAddress } from './returnMails.ts';
import { type GoodsReturn, type ReturnableLine, type ReturnLine, reasonsOf } from './returns.ts';
import type { Draft, ReturnOrder } from './service.ts';

interface LineOf {
  readonly of: ReturnOrder;
  readonly item: ReturnableLine;
}

const ReturnOrderItemRef = builder.objectRef<LineOf>('ReturnOrderItem').implement({
  description: 'A line of the order, with what of it may come back.',
  fields: (t) => ({
    id: t.string({ resolve: ({ item }) => item.line.itemId }),
    lineNo: t.int({ resolve: ({ item }) => item.lineNo }),
    name: t.string({ resolve: ({ item }) => item.line.name }),
    orderNumber: t.string({ resolve: ({ item }) => item.line.orderNumber }),
    variantAttributes: t.field({
      type: [LabelledValueRef],
      resolve: ({ item }) => [...item.line.variantAttributes],
    }),
    quantity: t.int({ resolve: ({ item }) => item.line.quantity }),
    returnableQuantity: t.int({ resolve: ({ item }) => item.returnable }),
    reasons: t.stringList({
      description: 'Reasons that can be given (DEC-108).',
      resolve: ({ item }) => [...reasonsOf(item)],
    }),
    comment: t.string({
      nullable: true,
      description: 'A message key: why nothing of it may come back.',
      resolve: ({ item }) => item.obstacle,
    }),
    image: t.field({
      type: PictureRef,
      nullable: true,
      resolve: ({ item: { line } }) =>
        line.mediaId === null ? null : { mediaId: line.mediaId, alt: line.name },
    }),
    components: t.stringList({
      description: 'Parts that can come back by themselves; articles have none yet.',
      resolve: () => [],
    }),
  }),
});

interface PartOf {
  readonly of: ReturnOrder;
  readonly line: ReturnLine;
}

const ReturnedItemRef = builder.objectRef<PartOf>('ReturnedItem').implement({
  fields: (t) => ({
    lineNo: t.int({ resolve: ({ line }) => line.lineNo }),
    name: t.string({ resolve: ({ of, line }) => of.order.lines[line.lineNo - 1]?.name ?? '' }),
    quantity: t.int({ resolve: ({ line }) => line.quantity }),
    reason: t.string({ resolve: ({ line }) => line.reason }),
  }),
});

interface ReturnOf {
  readonly of: ReturnOrder;
  readonly goods: GoodsReturn;
}

const GoodsReturnRef = builder.objectRef<ReturnOf>('GoodsReturn').implement({
  description: 'A return that was announced.',
  fields: (t) => ({
    rma: t.string({ description: 'Its number, for people.', resolve: ({ goods }) => goods.rma }),
    carrier: t.string({
      description: "A shipper's code, or `nolabel`.",
      resolve: ({ goods }) => goods.carrier,
    }),
    carrierName: t.string({
      nullable: true,
      resolve: ({ goods: { carrier } }, _, { language }) => nameOf(carrier, language),
    }),
    regulation: t.string({
      description: '`refund`, `replacement` or `voucher`.',
      resolve: ({ goods }) => goods.regulation,
    }),
    status: t.string({
      description: '`announced`, `received`, `accepted` or `rejected`.',
      resolve: ({ goods }) => goods.state,
    }),
    labels: t.int({ resolve: ({ goods }) => goods.labels }),
    announcedAt: t.string({
      description: 'ISO 8601.',
      resolve: ({ goods }) => goods.announcedAt.toISOString(),
    }),
    items: t.field({
      type: [ReturnedItemRef],
      resolve: ({ of, goods }) => goods.lines.map((line) => ({ of, line })),
    }),
  }),
});

const nameOf = (carrier: string, language: 'de' | 'en'): string | null =>
  isShipperCode(carrier) ? shipperName(carrier, language) : null;

const ReturnContactRef = builder
  .objectRef<NonNullable<Draft['contact']>>('ReturnContact')
  .implement({
    fields: (t) => ({
      salutation: t.exposeString('salutation'),
      firstName: t.exposeString('firstName'),
      lastName: t.exposeString('lastName'),
      email: t.exposeString('email'),
      phone: t.exposeString('phone'),
    }),
  });

export const ReturnOrderRef = builder.objectRef<ReturnOrder>('ReturnOrder').implement({
  description: 'RET-10.',
  fields: (t) => ({
    hash: t.exposeString('hash'),
    orderId: t.string({ resolve: ({ order }) => order.id }),
    salesOrderNo: t.string({ resolve: ({ order }) => order.number }),
    orderDate: t.string({
      description: 'ISO 8601.',
      resolve: ({ order }) => order.placedAt.toISOString(),
    }),
    items: t.field({
      type: [ReturnOrderItemRef],
      resolve: (of) => of.lines.map((item) => ({ of, item })),
    }),
    returns: t.field({
      type: [GoodsReturnRef],
      description: 'Announced before, the oldest first.',
      resolve: (of) => of.returns.map((goods) => ({ of, goods })),
    }),
    contact: t.field({
      type: ReturnContactRef,
      description: 'Who ordered: what the contact form begins with.',
      resolve: ({ order: { billingAddress: address, email } }) => ({
        salutation: address.salutation,
        firstName: address.firstName,
        lastName: address.lastName,
        email,
        phone: address.phone ?? '',
      }),
    }),
    returnAddress: t.stringList({
      description: 'Where the parcel goes, by lines.',
      resolve: async ({ order }, _, { services }) =>
        returnAddress(await services.parameters.of(order.storefront)).split('\n'),
    }),
  }),
});

export const CarrierRef = builder.objectRef<string>('ReturnCarrier').implement({
  fields: (t) => ({
    code: t.string({
      description: "A shipper's code, or `nolabel`: the customer chooses one, and pays it.",
      resolve: (code) => code,
    }),
    name: t.string({
      nullable: true,
      resolve: (code, _, { language }) => nameOf(code, language),
    }),
  }),
});

const DraftImageRef = builder
  .objectRef<{ readonly id: string; readonly name: string }>('ReturnDraftImage')
  .implement({ fields: (t) => ({ id: t.exposeString('id'), name: t.exposeString('name') }) });

interface DraftItemOf {
  readonly draft: Draft;
  readonly item: Draft['items'][number];
}

const DraftItemRef = builder.objectRef<DraftItemOf>('ReturnDraftItem').implement({
  fields: (t) => ({
    lineNo: t.int({ resolve: ({ item }) => item.lineNo }),
    quantity: t.int({ resolve: ({ item }) => item.quantity }),
    reason: t.string({ resolve: ({ item }) => item.reason }),
    additionalInfo: t.string({ resolve: ({ item }) => item.additionalInfo }),
    images: t.field({
      type: [DraftImageRef],
      resolve: ({ draft, item }) =>
        item.images.map((id) => ({ id, name: draft.imageNames.get(id) ?? '' })),
    }),
    components: t.stringList({ resolve: ({ item }) => [...item.components] }),
  }),
});

export const DraftRef = builder.objectRef<Draft>('ReturnDraft').implement({
  description: 'What was entered of a return so far (RET-11…14).',
  fields: (t) => ({
    hash: t.exposeString('hash'),
    items: t.field({
      type: [DraftItemRef],
      resolve: (draft) => draft.items.map((item) => ({ draft, item })),
    }),
    regulations: t.stringList({
      description: 'What can be chosen, the proposal first (RET-12).',
      resolve: ({ regulations }) => [...regulations],
    }),
    selectedRegulation: t.exposeString('regulation', { nullable: true }),
    selectedCarrier: t.exposeString('carrier', { nullable: true }),
    labels: t.exposeInt('labels'),
    contact: t.field({
      type: ReturnContactRef,
      nullable: true,
      resolve: ({ contact }) => contact,
    }),
    rma: t.string({
      nullable: true,
      description: 'Once it was submitted.',
      resolve: ({ submitted }) => submitted?.rma,
    }),
  }),
});
