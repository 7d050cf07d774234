import { builder } from '../../schema/builder.ts';
import { shopperOf } from '../session/schema.ts';
import type { CommentRow } from './commentStore.ts';
import type { InvitedList } from './sharing.ts';
import { CommentRef, InvitedRoleRef, RoleRef } from './sharingTypes.ts';
import { WishlistRef, WishlistResultRef } from './types.ts';

/** Operations on wishlists that several customers use; all need a login. */

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
