import { maxEntryQuantity } from '../../../contract/index.ts';
import { builder } from '../../schema/builder.ts';
import { resultFields } from '../../schema/result.ts';
import { CartUpdateRef } from '../cart/schema.ts';
import { buyerOf } from '../session/schema.ts';
import { goodsTotals, TotalsRef, WishlistResultRef, withCards } from '../wishlist/types.ts';
import { openItem, type ReplacedItem, type Replacement, type TakenGoods } from './service.ts';
import { TeaserEntryRef, TeaserWishlistRef } from './types.ts';

const GoodsInput = builder.inputType('TeaserWishlistGoods', {
  fields: (t) => ({
    productId: t.string({ required: true }),
    itemId: t.string({ description: '"-", or nothing: none of the product’s items is chosen.' }),
    quantity: t.int({ required: true }),
  }),
});

const itemOf = (itemId: string | null | undefined) =>
  itemId == null || itemId === openItem ? null : itemId;

const goodsOf = ({ productId, itemId, quantity }: typeof GoodsInput.$inferInput): TakenGoods => ({
  productId,
  itemId: itemOf(itemId),
  quantity,
});

builder.queryFields((t) => ({
  wishlistFromTeaserId: t.public.field({
    type: TeaserWishlistRef,
    nullable: true,
    description: 'API-94. Null: this storefront has no such list.',
    args: { externalId: t.arg.string({ required: true }) },
    resolve: async (_, { externalId }, { guard, services, storefront }) => {
      await guard.assertMayBrowse();
      return services.teaserLists.find(externalId, { storefront });
    },
  }),
  totalsForTeaserWishlist: t.public.field({
    type: TotalsRef,
    nullable: true,
    description:
      'API-93: what so many cost. Null: that is not sold here, or told to signed-in customers only (ruling 21).',
    args: {
      productId: t.arg.string({ required: true }),
      itemId: t.arg.string({
        required: true,
        description:
          '"-": none of the product’s items is chosen; the price is that of the best one.',
      }),
      quantity: t.arg.int({ required: true }),
    },
    resolve: async (_, { productId, itemId, quantity }, context) => {
      await context.guard.assertMayBrowse();
      if (quantity < 1 || quantity > maxEntryQuantity) return undefined;
      const goods = {
        id: '',
        product_id: productId,
        item_id: itemOf(itemId),
        quantity,
        name: null,
      };
      const [listed] = withCards([goods], context);
      return listed && goodsTotals(listed, context);
    },
  }),
}));

const ReplacementRef = builder.objectRef<Replacement>('TeaserWishlistReplacement').implement({
  description: 'WISH-35: what was decided about an entry. All is null where it was refused.',
  fields: (t) => {
    const replaced = (result: Replacement): ReplacedItem | undefined =>
      result.ok ? result : undefined;
    return {
      ...resultFields(t),
      newItemId: t.string({ nullable: true, resolve: (result) => replaced(result)?.newItemId }),
      externalId: t.string({
        nullable: true,
        description: 'The entry before.',
        resolve: (result) => replaced(result)?.externalId,
      }),
      itemId: t.string({
        nullable: true,
        description: 'The item before; null also where it was open.',
        resolve: (result) => replaced(result)?.itemId,
      }),
      isNewItemLightningDeal: t.boolean({
        nullable: true,
        description: 'A lightning deal of the new item runs.',
        resolve: (result) => replaced(result)?.isNewItemLightningDeal,
      }),
      teaserWishlistId: t.string({
        nullable: true,
        resolve: (result) => replaced(result)?.teaserWishlistId,
      }),
      entry: t.field({
        type: TeaserEntryRef,
        nullable: true,
        description: 'As it would be; nothing is stored.',
        resolve: (result, _, context) => {
          const entry = replaced(result)?.entry;
          return entry && withCards([entry], context)[0];
        },
      }),
    };
  },
});

builder.mutationFields(({ personal: t }) => ({
  wishlist_replaceItemInTeaserWishlist: t.field({
    type: ReplacementRef,
    description: 'API-113.',
    args: {
      itemId: t.arg.string({ required: true }),
      oldExternalId: t.arg.string({ required: true, description: 'Of the entry.' }),
      quantity: t.arg.int({ required: true }),
    },
    resolve: async (_, { itemId, oldExternalId, quantity }, context) => {
      await context.guard.assertMayBrowse();
      return context.services.teaserLists.replaceItem(oldExternalId, { itemId, quantity }, context);
    },
  }),
  wishlist_addTeaserListToCart: t.field({
    type: CartUpdateRef,
    description: 'API-114. What is refused leaves the rest standing.',
    args: {
      cartId: t.arg.string({ required: true }),
      teaserWishlist: t.arg({ type: [GoodsInput], required: true }),
    },
    resolve: async (_, { cartId, teaserWishlist }, context) =>
      context.services.teaserLists.addToCart(
        await buyerOf(context),
        cartId,
        teaserWishlist.map(goodsOf),
      ),
  }),
  wishlist_addTeaserList: t.field({
    type: WishlistResultRef,
    description:
      'Puts a list of a teaser onto one of the visitor’s: all that is known, or nothing.',
    args: {
      externalId: t.arg.string({ description: 'Left out: the standard list.' }),
      teaserWishlist: t.arg({ type: [GoodsInput], required: true }),
    },
    resolve: async (_, { externalId, teaserWishlist }, context) =>
      context.services.teaserLists.addToWishlist(
        await buyerOf(context),
        externalId ?? null,
        teaserWishlist.map(goodsOf),
      ),
  }),
}));
