import { invitePath } from '../../../contract/index.ts';
import type { PersonalContext } from '../../context.ts';
import { builder } from '../../schema/builder.ts';
import { shopperOf } from '../session/schema.ts';
import type { CommentRow } from './commentStore.ts';
import type { InviteRow, UserRow } from './memberStore.ts';
import { type Role, rights, roles } from './rights.ts';
import type { WishlistRow } from './store.ts';

/** What sharing adds to wishlists in the API. */

const upper = <T extends string>(values: readonly T[]) =>
  Object.fromEntries(
    values.map((value) => [
      value.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase(),
      { value },
    ]),
  ) as Record<string, { value: T }>;

export const RightRef = builder.enumType('WishlistRight', { values: upper(rights) });

export const RoleRef = builder.enumType('WishlistRole', { values: upper(roles) });

export const InvitedRoleRef = builder.enumType('WishlistInvitedRole', {
  description: 'DEC-125.',
  values: upper(['admin', 'editor', 'commentator'] as const),
});

/** Whoever reads a list sees of the others no more than tells them apart. */
const shortName = ({ firstName, lastName }: Pick<UserRow, 'firstName' | 'lastName'>): string =>
  `${firstName} ${[...lastName][0] ?? ''}.`;

interface ListUser extends UserRow {
  readonly viewerRole: Role | null;
}

export const UserRef = builder.objectRef<ListUser>('WishlistUser').implement({
  description: 'SHARE-05.',
  fields: (t) => ({
    memberId: t.exposeString('memberId', { nullable: true, description: 'Null: the creator.' }),
    name: t.string({
      description: 'In full for creator and admins; for others the last name’s first letter.',
      resolve: (user) =>
        user.isMe || user.viewerRole === 'creator' || user.viewerRole === 'admin'
          ? `${user.firstName} ${user.lastName}`
          : shortName(user),
    }),
    role: t.field({ type: RoleRef, resolve: ({ role }) => role }),
    isMe: t.exposeBoolean('isMe'),
  }),
});

export const InviteRef = builder.objectRef<InviteRow>('WishlistInvite').implement({
  description: 'SHARE-01: a link that lets several people in.',
  fields: (t) => ({
    token: t.exposeString('token'),
    role: t.field({
      type: RoleRef,
      description: 'READER: the share link.',
      resolve: ({ role }) => role,
    }),
    path: t.string({
      description: 'In every storefront.',
      resolve: ({ token }) => invitePath(token),
    }),
    expiresAt: t.string({
      description: 'ISO 8601.',
      resolve: ({ expiresAt }) => expiresAt.toISOString(),
    }),
  }),
});

export const CommentRef = builder.objectRef<CommentRow>('WishlistComment').implement({
  description: 'WISH-29.',
  fields: (t) => ({
    externalId: t.exposeString('id'),
    positionId: t.exposeString('positionId', { description: 'The entry’s externalId.' }),
    comment: t.exposeString('text'),
    name: t.string({ resolve: shortName }),
    displayedDate: t.string({
      description: 'As the shop’s language writes it.',
      resolve: ({ createdAt }, _, { shopLanguage }) =>
        new Intl.DateTimeFormat(shopLanguage, {
          dateStyle: 'medium',
          timeStyle: 'short',
          timeZone: 'Europe/Berlin',
        }).format(createdAt),
    }),
    isAllowedToDelete: t.exposeBoolean('isMine', { description: 'WISH-30: the author.' }),
  }),
});

const asked = new WeakMap<WishlistRow, Promise<readonly CommentRow[]>>();

/** The comments of a list: those of all its entries are one question. */
export function commentsOf(list: WishlistRow, context: PersonalContext) {
  let comments = asked.get(list);
  if (comments === undefined) {
    comments = shopperOf(context).then((shopper) =>
      context.services.wishlists.comments(shopper, list.id),
    );
    asked.set(list, comments);
  }
  return comments;
}
