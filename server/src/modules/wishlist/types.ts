import { builder } from '../../schema/builder.ts';
import { globalId } from '../../schema/globalId.ts';
import { resultFields } from '../../schema/result.ts';
import { goodsFields, type ListedGoods, withCards } from './goodsTypes.ts';
import type { WishlistResult } from './service.ts';
import type { EntryRow, WishlistRow } from './store.ts';

/** Lists and their entries in the API, and what other kinds of lists share with them. */

export type { ListedGoods } from './goodsTypes.ts';
export { goodsFields, goodsTotals, TotalsRef, withCards } from './goodsTypes.ts';

const EntryRef = builder.objectRef<EntryRow & ListedGoods>('WishlistEntry').implement({
  description: 'WISH-27.',
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => globalId('WishlistEntry', id) }),
    ...goodsFields(t),
  }),
});

const notepadNames = { de: 'Merkzettel', en: 'Notepad' };

export const WishlistRef = builder.objectRef<WishlistRow>('Wishlist').implement({
  description: 'WISH-26, without what sharing brings.',
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => globalId('Wishlist', id) }),
    externalId: t.exposeString('id'),
    name: t.string({ resolve: ({ name }, _, { language }) => name ?? notepadNames[language] }),
    description: t.exposeString('description'),
    isDefault: t.exposeBoolean('is_default', { description: 'The notepad.' }),
    isStandardList: t.exposeBoolean('is_standard', {
      description: 'An entry that is added without naming a wishlist goes here.',
    }),
    createdAt: t.string({
      description: 'ISO 8601.',
      resolve: ({ created_at }) => created_at.toISOString(),
    }),
    entries: t.field({
      type: [EntryRef],
      description: 'In the order in which they were added.',
      resolve: (list, _, context) => withCards(list.entries, context),
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
