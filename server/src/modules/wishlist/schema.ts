import { builder } from '../../schema/builder.ts';
import { buyerOf } from '../session/schema.ts';
import type { EntryKey } from './entryStore.ts';
import './sharingSchema.ts';
import { WishlistRef, WishlistResultRef } from './types.ts';

const NewEntryInput = builder.inputType('WishlistNewEntry', {
  description: 'Without an item the product’s only one is meant, if there is but one.',
  fields: (t) => ({
    productId: t.string({ required: true }),
    itemId: t.string(),
    quantity: t.int({ defaultValue: 1 }),
  }),
});

const EntryGoodsInput = builder.inputType('WishlistEntryGoods', {
  fields: (t) => ({
    productId: t.string({ required: true }),
    itemId: t.string(),
  }),
});

const QuantityInput = builder.inputType('WishlistEntryQuantity', {
  description: 'The entry by its id, or by product and item.',
  fields: (t) => ({
    entryId: t.string(),
    productId: t.string(),
    itemId: t.string(),
    quantity: t.int({ required: true, description: '0 to 9998; 0 removes (DEC-149).' }),
  }),
});

const ReplacingInput = builder.inputType('WishlistReplacingEntry', {
  fields: (t) => ({
    productId: t.string({ required: true }),
    itemId: t.string({ required: true }),
    quantity: t.int({ description: 'Left out: as it was.' }),
  }),
});

const keyOf = (
  entryId: string | null | undefined,
  goods: Partial<Record<'productId' | 'itemId', string | null | undefined>> | null | undefined,
): EntryKey => ({
  entryId: entryId ?? null,
  ...(goods?.productId != null && { productId: goods.productId, itemId: goods.itemId ?? null }),
});

builder.queryField('allWishlists', (t) =>
  t.personal.field({
    type: [WishlistRef],
    description:
      'API-91: a guest’s in full; of a customer’s, who may have twenty, clients ask for the essentials ' +
      'here and for one in full by `wishlist`. Empty for a visitor who has added nothing yet.',
    resolve: async (_, __, context) => [
      ...(await context.services.wishlists.all(await buyerOf(context))),
    ],
  }),
);

builder.queryField('wishlist', (t) =>
  t.personal.field({
    type: WishlistRef,
    nullable: true,
    description: 'One of them; the standard one where none is named, or one that is there no more.',
    args: { externalId: t.arg.string() },
    resolve: async (_, { externalId }, context) =>
      context.services.wishlists.find(await buyerOf(context), externalId ?? null),
  }),
);

builder.mutationFields(({ personal: t }) => ({
  wishlist_add: t.field({
    type: WishlistResultRef,
    description: 'API-109.',
    args: {
      externalId: t.arg.string({ description: 'Left out: the standard list.' }),
      entry: t.arg({ type: NewEntryInput, required: true }),
    },
    resolve: async (_, { externalId, entry: { productId, itemId, quantity } }, context) =>
      context.services.wishlists.add(await buyerOf(context), externalId ?? null, {
        productId,
        itemId: itemId ?? null,
        quantity: quantity ?? 1,
      }),
  }),
  wishlist_remove: t.field({
    type: WishlistResultRef,
    description: 'API-110.',
    args: {
      externalId: t.arg.string({ description: 'Left out: the standard list.' }),
      entryId: t.arg.string(),
      entry: t.arg({ type: EntryGoodsInput, description: 'Without an entryId.' }),
    },
    resolve: async (_, { externalId, entryId, entry }, context) =>
      context.services.wishlists.remove(
        await buyerOf(context),
        externalId ?? null,
        keyOf(entryId, entry),
      ),
  }),
  wishlist_changeQuantity: t.field({
    type: WishlistResultRef,
    description: 'API-111.',
    args: {
      externalId: t.arg.string({ description: 'Left out: the standard list.' }),
      entry: t.arg({ type: QuantityInput, required: true }),
    },
    resolve: async (_, { externalId, entry }, context) =>
      context.services.wishlists.changeQuantity(await buyerOf(context), externalId ?? null, {
        ...keyOf(entry.entryId, entry),
        quantity: entry.quantity,
      }),
  }),
  wishlist_replaceItem: t.field({
    type: WishlistResultRef,
    description: 'API-112.',
    args: {
      externalId: t.arg.string({ description: 'Left out: the standard list.' }),
      entryId: t.arg.string({ required: true }),
      entry: t.arg({ type: ReplacingInput, required: true }),
    },
    resolve: async (_, { externalId, entryId, entry }, context) =>
      context.services.wishlists.replaceItem(await buyerOf(context), externalId ?? null, entryId, {
        ...entry,
        quantity: entry.quantity ?? null,
      }),
  }),
  wishlist_create: t.field({
    type: WishlistResultRef,
    description: 'API-115. Needs a login.',
    args: { name: t.arg.string({ required: true }), description: t.arg.string() },
    resolve: async (_, { name, description }, context) =>
      context.services.wishlists.create(await buyerOf(context), {
        name,
        description: description ?? null,
      }),
  }),
  wishlist_rename: t.field({
    type: WishlistResultRef,
    description: 'API-115. Needs a login.',
    args: {
      externalId: t.arg.string({ required: true }),
      name: t.arg.string({ required: true }),
      description: t.arg.string({ description: 'Left out: as it was.' }),
    },
    resolve: async (_, { externalId, name, description }, context) =>
      context.services.wishlists.rename(await buyerOf(context), externalId, {
        name,
        description: description ?? null,
      }),
  }),
  wishlist_setStandard: t.field({
    type: WishlistResultRef,
    description: 'API-115. Needs a login.',
    args: { externalId: t.arg.string({ required: true }) },
    resolve: async (_, { externalId }, context) =>
      context.services.wishlists.setStandard(await buyerOf(context), externalId),
  }),
  wishlist_removeList: t.field({
    type: WishlistResultRef,
    description: 'DEC-127. Needs a login; the notepad stays.',
    args: { externalId: t.arg.string({ required: true }) },
    resolve: async (_, { externalId }, context) =>
      context.services.wishlists.removeList(await buyerOf(context), externalId),
  }),
}));
