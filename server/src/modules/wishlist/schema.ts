import type { PersonalContext } from '../../context.ts';
import { builder } from '../../schema/builder.ts';
import { buyerOf, shopperOf } from '../session/schema.ts';
import type { CommentRow } from './commentStore.ts';
import type { EntryKey } from './entryStore.ts';
import { listOrStandard } from './service.ts';
import type { InvitedList } from './sharing.ts';
import { CommentRef, InvitedRoleRef, RoleRef } from './sharingTypes.ts';
import type { WishlistRow } from './store.ts';
import { WishlistRef, WishlistResultRef } from './types.ts';

const NewEntryInput = builder.inputType('WishlistNewEntry', {
  description: 'Without an item the product’s only one is meant, if there is but one.',
  fields: (t) => ({
    productId: t.string({ required: true }),
    itemId: t.string(),
    quantity: t.int({ defaultValue: 1 }),
    beforeEntryId: t.string({
      description: 'A new entry stands there; left out, or not on the list: at its end.',
    }),
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

const DirectionRef = builder.enumType('WishlistDirection', {
  values: { UP: { value: 'up' }, DOWN: { value: 'down' } } as const,
});

const keyOf = (
  entryId: string | null | undefined,
  goods: Partial<Record<'productId' | 'itemId', string | null | undefined>> | null | undefined,
): EntryKey => ({
  entryId: entryId ?? null,
  ...(goods?.productId != null && { productId: goods.productId, itemId: goods.itemId ?? null }),
});

const asked = new WeakMap<PersonalContext, Promise<readonly WishlistRow[]>>();

/** A visitor's lists: all fields of a query that ask for some are one question. */
function listsOf(context: PersonalContext) {
  let lists = asked.get(context);
  if (lists === undefined) {
    lists = buyerOf(context).then((buyer) => context.services.wishlists.all(buyer));
    asked.set(context, lists);
  }
  return lists;
}

builder.queryField('allWishlists', (t) =>
  t.personal.field({
    type: [WishlistRef],
    description:
      'API-91: a guest’s in full; of a customer’s, who may have twenty, clients ask for the essentials ' +
      'here and for one in full by `wishlist`. Empty for a visitor who has added nothing yet.',
    resolve: async (_, __, context) => [...(await listsOf(context))],
  }),
);

builder.queryField('wishlist', (t) =>
  t.personal.field({
    type: WishlistRef,
    nullable: true,
    description: 'One of them; the standard one where none is named, or one that is there no more.',
    args: { externalId: t.arg.string() },
    resolve: async (_, { externalId }, context) =>
      listOrStandard(await listsOf(context), externalId ?? null),
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
    resolve: async (_, { externalId, entry }, context) =>
      context.services.wishlists.add(
        await buyerOf(context),
        externalId ?? null,
        {
          productId: entry.productId,
          itemId: entry.itemId ?? null,
          quantity: entry.quantity ?? 1,
        },
        entry.beforeEntryId ?? null,
      ),
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
  wishlist_moveEntry: t.field({
    type: WishlistResultRef,
    description: 'Changes places with the entry above or below.',
    args: {
      externalId: t.arg.string({ required: true }),
      entryId: t.arg.string({ required: true }),
      direction: t.arg({ type: DirectionRef, required: true }),
    },
    resolve: async (_, { externalId, entryId, direction }, context) =>
      context.services.wishlists.moveEntry(await buyerOf(context), externalId, entryId, direction),
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

/* Wishlists that several customers use; all of it needs a login. */

const InvitedListRef = builder.objectRef<InvitedList>('InvitedWishlist').implement({
  description: 'A wishlist as whoever has a link to it reads it (DEC-125).',
  fields: (t) => ({
    wishlist: t.field({ type: WishlistRef, resolve: ({ wishlist }) => wishlist }),
    role: t.field({ type: RoleRef, resolve: ({ role }) => role }),
    creatorName: t.string({
      resolve: ({ creator }) => `${creator.firstName} ${creator.lastName}`,
    }),
    ownRole: t.field({
      type: RoleRef,
      nullable: true,
      description: 'As what this visitor uses it already.',
      resolve: ({ ownRole }) => ownRole,
    }),
  }),
});

const PositionCommentsRef = builder
  .objectRef<{ readonly positionId: string; readonly comments: readonly CommentRow[] }>(
    'WishlistPositionComments',
  )
  .implement({
    fields: (t) => ({
      positionId: t.exposeString('positionId', { description: 'The entry’s externalId.' }),
      comments: t.field({ type: [CommentRef], resolve: ({ comments }) => [...comments] }),
    }),
  });

builder.queryField('wishlistComments', (t) =>
  t.personal.field({
    type: [PositionCommentsRef],
    description: 'API-92. Empty for a list that the visitor may not read.',
    args: { wishlistId: t.arg.string({ required: true }) },
    resolve: async (_, { wishlistId }, context) => {
      const all = await context.services.wishlists.comments(await shopperOf(context), wishlistId);
      const byEntry = Map.groupBy(all, ({ positionId }) => positionId);
      return [...byEntry].map(([positionId, comments]) => ({ positionId, comments }));
    },
  }),
);

builder.queryField('isWishlistInvite', (t) =>
  t.personal.field({
    type: 'Boolean',
    description: 'Whether an invite link leads to a list; which one, only customers are told.',
    args: { token: t.arg.string({ required: true }) },
    resolve: (_, { token }, { services }) => services.wishlists.isInvite(token),
  }),
);

builder.queryField('invitedWishlist', (t) =>
  t.personal.field({
    type: InvitedListRef,
    nullable: true,
    description: 'The list behind an invite link. Null: the link is unknown, revoked or over.',
    args: { token: t.arg.string({ required: true }) },
    resolve: async (_, { token }, context) =>
      context.services.wishlists.invited(await shopperOf(context), token),
  }),
);

builder.mutationFields(({ personal: t }) => {
  const list = { externalId: t.arg.string({ required: true }) };
  return {
    wishlist_share: t.field({
      type: WishlistResultRef,
      description: 'API-116: makes the link for reading, or answers the living one. In `invites`.',
      args: list,
      resolve: async (_, { externalId }, context) =>
        context.services.wishlists.invite(await shopperOf(context), externalId, 'reader'),
    }),
    wishlist_invite: t.field({
      type: WishlistResultRef,
      description: 'API-116, SHARE-01: the same for people who may do more.',
      args: { ...list, role: t.arg({ type: InvitedRoleRef, required: true }) },
      resolve: async (_, { externalId, role }, context) =>
        context.services.wishlists.invite(await shopperOf(context), externalId, role),
    }),
    wishlist_revokeInvite: t.field({
      type: WishlistResultRef,
      description: 'DEC-125. Whoever has joined stays.',
      args: { ...list, token: t.arg.string({ required: true }) },
      resolve: async (_, { externalId, token }, context) =>
        context.services.wishlists.revokeInvite(await shopperOf(context), externalId, token),
    }),
    wishlist_join: t.field({
      type: WishlistResultRef,
      description: 'DEC-125: the list is among the visitor’s lists from now on.',
      args: { token: t.arg.string({ required: true }) },
      resolve: async (_, { token }, context) =>
        context.services.wishlists.join(await shopperOf(context), token),
    }),
    wishlist_leave: t.field({
      type: WishlistResultRef,
      description: 'DEC-127.',
      args: list,
      resolve: async (_, { externalId }, context) =>
        context.services.wishlists.leave(await shopperOf(context), externalId),
    }),
    wishlist_removeMember: t.field({
      type: WishlistResultRef,
      description: 'DEC-124.',
      args: { ...list, memberId: t.arg.string({ required: true }) },
      resolve: async (_, { externalId, memberId }, context) =>
        context.services.wishlists.removeMember(await shopperOf(context), externalId, memberId),
    }),
    wishlist_import: t.field({
      type: WishlistResultRef,
      description: 'API-116, DEC-128: a copy as an own list.',
      args: list,
      resolve: async (_, { externalId }, context) =>
        context.services.wishlists.importList(await shopperOf(context), externalId),
    }),
    wishlist_comment: t.field({
      type: WishlistResultRef,
      description: 'API-117.',
      args: {
        ...list,
        entryId: t.arg.string({ required: true }),
        comment: t.arg.string({ required: true }),
      },
      resolve: async (_, { externalId, entryId, comment }, context) =>
        context.services.wishlists.comment(await shopperOf(context), externalId, {
          entryId,
          text: comment,
        }),
    }),
    wishlist_deleteComment: t.field({
      type: WishlistResultRef,
      description: 'DEC-126.',
      args: {
        wishlistId: t.arg.string({ required: true }),
        commentId: t.arg.string({ required: true }),
      },
      resolve: async (_, { wishlistId, commentId }, context) =>
        context.services.wishlists.deleteComment(await shopperOf(context), wishlistId, commentId),
    }),
    wishlist_take: t.field({
      type: WishlistResultRef,
      description: 'Says that the visitor buys an entry, or takes that back.',
      args: {
        ...list,
        entryId: t.arg.string({ required: true }),
        isTaken: t.arg.boolean({ required: true }),
      },
      resolve: async (_, { externalId, entryId, isTaken }, context) =>
        context.services.wishlists.take(await shopperOf(context), externalId, entryId, isTaken),
    }),
  };
});
