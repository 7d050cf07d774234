import type { PublicContext } from '../../context.ts';
import { builder } from '../../schema/builder.ts';
import { globalId } from '../../schema/globalId.ts';
import { resultFields } from '../../schema/result.ts';
import type { Price, ProductCard } from '../catalog/catalog.ts';
import { BasePriceRef, ItemRef, MoneyRef, ProductRef } from '../catalog/types.ts';
import { shopperOf } from '../session/schema.ts';
import { inLanguage } from '../storefront/storefront.ts';
import { may, type Right, rights } from './rights.ts';
import type { WishlistResult } from './service.ts';
import { CommentRef, commentsOf, InviteRef, RightRef, UserRef } from './sharingTypes.ts';
import type { EntryRow, WishlistRow } from './store.ts';

/** Lists and their entries in the API. */

/** An entry, and the product's card for those who ask for it: the cards of a list are one question. */
interface Entry extends EntryRow {
  readonly list: WishlistRow;
  card(): Promise<ProductCard | undefined>;
}

function entriesOf(list: WishlistRow, context: PublicContext): Entry[] {
  const { entries } = list;
  const ids = entries.map(({ product_id }) => product_id);
  let cards: Promise<(ProductCard | undefined)[]> | undefined;
  return entries.map((entry, index) => ({
    ...entry,
    list,
    async card() {
      cards ??= context.services.catalog.cardsById(ids, context);
      return (await cards)[index];
    },
  }));
}

const detailsOf = ({ product_id }: EntryRow, context: PublicContext) =>
  context.services.catalog.product(product_id, context);

async function itemOf(entry: EntryRow, context: PublicContext) {
  if (entry.item_id === null) return undefined;
  return (await detailsOf(entry, context))?.items.find(({ itemId }) => itemId === entry.item_id);
}

/** Of the item; while that is open, of the product's best one. */
async function priceOf(entry: Entry, context: PublicContext): Promise<Price | undefined> {
  if (entry.item_id !== null) return (await itemOf(entry, context))?.price;
  return (await entry.card())?.price;
}

async function isSaleable(entry: Entry, context: PublicContext): Promise<boolean> {
  if (entry.item_id !== null) {
    return (await itemOf(entry, context))?.availability.isForSale ?? false;
  }
  const card = await entry.card();
  return card !== undefined && card.deliveryStatus !== 'UNAVAILABLE';
}

/** WISH-08: the first of what replaces it that is sold here. */
async function replacementOf(entry: Entry, context: PublicContext) {
  if (await isSaleable(entry, context)) return undefined;
  const { catalog } = context.services;
  const known =
    (await detailsOf(entry, context)) ?? (await catalog.retired(entry.product_id, context));
  return known && (await catalog.cards(known.replacementIds, context))[0];
}

interface Totals {
  readonly quantity: number;
  readonly price: Price;
  readonly itemId: string | null;
}

const times = (quantity: number, { cents, currencyCode }: Price['current']) => ({
  cents: cents * quantity,
  currencyCode,
});

const TotalsRef = builder.objectRef<Totals>('WishlistEntryTotals').implement({
  description: 'WISH-28: for the quantity of the entry.',
  fields: (t) => ({
    current: t.field({
      type: MoneyRef,
      resolve: ({ quantity, price }) => times(quantity, price.current),
    }),
    old: t.field({
      type: MoneyRef,
      nullable: true,
      description: 'At the lowest price of the 30 days before the reduction (PAngV § 11).',
      resolve: ({ quantity, price }) => price.old && times(quantity, price.old),
    }),
    list: t.field({
      type: MoneyRef,
      nullable: true,
      description: 'At the maker’s recommendation (UVP).',
      resolve: ({ quantity, price }) => price.list && times(quantity, price.list),
    }),
    rawAmount: t.float({
      description: 'The current one in whole units of the currency.',
      resolve: ({ quantity, price }) => (price.current.cents * quantity) / 100,
    }),
    currencyCode: t.string({ resolve: ({ price }) => price.current.currencyCode }),
    lightningPrice: t.field({
      type: MoneyRef,
      nullable: true,
      description: 'Of one, while a lightning deal runs.',
      resolve: async ({ itemId }, _, { services, storefront }) => {
        const ids = itemId === null ? [] : [itemId];
        const running = await services.lightningDeals.running(ids, storefront.id);
        const deal = itemId === null ? undefined : running.get(itemId)?.deal;
        return deal && { cents: deal.cents, currencyCode: storefront.currency };
      },
    }),
    basePrice: t.field({
      type: BasePriceRef,
      nullable: true,
      resolve: ({ price }) => price.base,
    }),
    savings: t.field({
      type: MoneyRef,
      nullable: true,
      description: 'Against the lowest price of the 30 days before; null: none.',
      resolve: ({ quantity, price: { current, old } }) =>
        old && times(quantity, { ...old, cents: old.cents - current.cents }),
    }),
  }),
});

const EntryRef = builder.objectRef<Entry>('WishlistEntry').implement({
  description: 'WISH-27.',
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => globalId('WishlistEntry', id) }),
    externalId: t.exposeString('id'),
    quantity: t.exposeInt('quantity'),
    productId: t.exposeString('product_id'),
    itemId: t.exposeString('item_id', {
      nullable: true,
      description: "Null: which of the product's items is open (WISH-06).",
    }),
    name: t.string({
      description: 'Also of what is no longer sold.',
      resolve: ({ name, product_id }, _, { language }) =>
        name === null ? product_id : inLanguage(name, language),
    }),
    path: t.string({
      resolve: ({ product_id, item_id }) =>
        `/prod/${product_id}${item_id === null ? '' : `?varid=${item_id}`}`,
    }),
    product: t.field({
      type: ProductRef,
      nullable: true,
      description: 'Null: not sold here any more.',
      resolve: (entry) => entry.card(),
    }),
    item: t.field({
      type: ItemRef,
      nullable: true,
      resolve: (entry, _, context) => itemOf(entry, context),
    }),
    isSaleable: t.boolean({ resolve: (entry, _, context) => isSaleable(entry, context) }),
    replacement: t.field({
      type: ProductRef,
      nullable: true,
      description: 'WISH-07, WISH-08: for what is not saleable.',
      resolve: (entry, _, context) => replacementOf(entry, context),
    }),
    totals: t.field({
      type: TotalsRef,
      nullable: true,
      description: 'Null: not sold here any more.',
      resolve: async (entry, _, context) => {
        const price = await priceOf(entry, context);
        return price && { price, quantity: entry.quantity, itemId: entry.item_id };
      },
    }),
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
      resolve: (list, _, context) => entriesOf(list, context),
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
