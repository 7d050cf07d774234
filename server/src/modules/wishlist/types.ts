import type { PublicContext } from '../../context.ts';
import { builder } from '../../schema/builder.ts';
import { globalId } from '../../schema/globalId.ts';
import { resultFields } from '../../schema/result.ts';
import { MoneyRef } from '../catalog/types.ts';
import { shopperOf } from '../session/schema.ts';
import { goodsFields, type ListedGoods, listTotal, withCards } from './goodsTypes.ts';
import { may, type Right, rights } from './rights.ts';
import type { WishlistResult } from './service.ts';
import { CommentRef, commentsOf, InviteRef, RightRef, UserRef } from './sharingTypes.ts';
import type { EntryRow, WishlistRow } from './store.ts';

/** Lists and their entries in the API, and what other kinds of lists share with them. */

export type { ListedGoods } from './goodsTypes.ts';
export { goodsFields, goodsTotals, TotalsRef, withCards } from './goodsTypes.ts';

const EntryRef = builder
  .objectRef<EntryRow & ListedGoods & { readonly list: WishlistRow }>('WishlistEntry')
  .implement({
    description: 'WISH-27.',
    fields: (t) => ({
      id: t.id({ resolve: ({ id }) => globalId('WishlistEntry', id) }),
      ...goodsFields(t),
      comments: t.personal.field({
        type: [CommentRef],
        description: 'WISH-29: the oldest first.',
        resolve: async ({ id, list }, _, context) =>
          (await commentsOf(list, context)).filter(({ positionId }) => positionId === id),
      }),
      isTaken: t.exposeBoolean('is_taken', { description: 'Somebody of a shared list buys it.' }),
      isTakenByMe: t.exposeBoolean('is_taken_by_me'),
      takenBy: t.exposeString('taken_by', {
        nullable: true,
        description: 'Who buys it, for creator and admins.',
      }),
    }),
  });

/** So many entries stand on a page of a list. */
const entriesPerPage = 50;

interface EntryPage {
  readonly list: WishlistRow;
  /** From 0. */
  readonly page: number;
}

const EntryPageRef = builder.objectRef<EntryPage>('WishlistEntryPage').implement({
  description: 'A part of a long list. Beyond the last page there are no entries.',
  fields: (t) => ({
    entries: t.field({
      type: [EntryRef],
      resolve: ({ list, page }, _, context) => {
        const first = page * entriesPerPage;
        return entriesOf(list, list.entries.slice(first, first + entriesPerPage), context);
      },
    }),
    totalPages: t.int({
      description: 'At least one.',
      resolve: ({ list }) => Math.max(1, Math.ceil(list.entries.length / entriesPerPage)),
    }),
  }),
});

const entriesOf = (list: WishlistRow, rows: readonly EntryRow[], context: PublicContext) =>
  withCards(rows, context).map((entry) => ({ ...entry, list }));

const notepadNames = { de: 'Merkzettel', en: 'Notepad' };

/**
 * What this visitor may do with a list (DEC-124). Nobody is invited to a notepad, and nobody removes it;
 * a guest puts goods on it and takes them off (DEC-122).
 */
function rightsOf({ role, is_default, is_guests }: WishlistRow): Right[] {
  if (role === null) return [];
  if (is_guests) return ['edit'];
  const held = rights.filter((right) => may(role, right));
  return is_default ? held.filter((right) => right !== 'invite' && right !== 'remove') : held;
}

export const WishlistRef = builder.objectRef<WishlistRow>('Wishlist').implement({
  description: 'WISH-26.',
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => globalId('Wishlist', id) }),
    externalId: t.exposeString('id'),
    name: t.string({ resolve: ({ name }, _, { language }) => name ?? notepadNames[language] }),
    description: t.exposeString('description'),
    isDefault: t.exposeBoolean('is_default', { description: 'The notepad.' }),
    isStandardList: t.exposeBoolean('is_standard', {
      description: 'An entry that is added without naming a wishlist goes here.',
    }),
    active: t.boolean({
      args: { externalId: t.arg.string({ description: 'Of the cookie activeWishlistId.' }) },
      description:
        'Whether it is the visitor’s current list: the one that is named, else the standard.',
      resolve: ({ id, is_standard }, { externalId }) =>
        externalId == null ? is_standard : id === externalId,
    }),
    createdAt: t.string({
      description: 'ISO 8601.',
      resolve: ({ created_at }) => created_at.toISOString(),
    }),
    version: t.string({
      description: 'Another one after every change, also of comments, marks and users.',
      resolve: ({ updated_at }) => updated_at.toISOString(),
    }),
    isCreator: t.boolean({ resolve: ({ role }) => role === 'creator' }),
    isAdmin: t.boolean({ resolve: ({ role }) => role === 'admin' }),
    isEditor: t.boolean({ resolve: ({ role }) => role === 'editor' }),
    isCommentator: t.boolean({ resolve: ({ role }) => role === 'commentator' }),
    rights: t.field({
      type: [RightRef],
      description: 'SHARE-02: what this visitor may do with it.',
      resolve: rightsOf,
    }),
    users: t.personal.field({
      type: [UserRef],
      description: 'SHARE-05: who uses it, the creator first. Empty for guests.',
      resolve: async (list, _, context) => {
        const users = await context.services.wishlists.users(await shopperOf(context), list);
        return users.map((user) => ({ ...user, viewerRole: list.role }));
      },
    }),
    invites: t.personal.field({
      type: [InviteRef],
      description: 'The living links that this visitor may hand out.',
      resolve: async (list, _, context) => [
        ...(await context.services.wishlists.invites(await shopperOf(context), list)),
      ],
    }),
    entries: t.field({
      type: [EntryRef],
      description: 'In the order in which they were added.',
      resolve: (list, _, context) => entriesOf(list, list.entries, context),
    }),
    page: t.field({
      type: EntryPageRef,
      description: 'The same, a page at a time.',
      args: { page: t.arg.int({ required: true, description: 'From 0; below it is the first.' }) },
      resolve: (list, { page }) => ({ list, page: Math.max(0, page) }),
    }),
    entriesCount: t.int({ resolve: ({ entries }) => entries.length }),
    total: t.field({
      type: MoneyRef,
      nullable: true,
      description:
        'Of all entries that are saleable. Null: prices are told to signed-in customers only (ruling 21).',
      resolve: ({ entries }, _, context) => listTotal(withCards(entries, context), context),
    }),
  }),
});

export const WishlistResultRef = builder.objectRef<WishlistResult>('WishlistResult').implement({
  fields: (t) => ({
    ...resultFields(t),
    wishlists: t.field({
      type: [WishlistRef],
      description: 'All of them, the notepad first.',
      resolve: ({ wishlists }) => [...wishlists],
    }),
    wishlist: t.field({
      type: WishlistRef,
      nullable: true,
      description: 'The one that it was about, if it is there.',
      resolve: ({ wishlists, listId }) => wishlists.find(({ id }) => id === listId),
    }),
  }),
});
