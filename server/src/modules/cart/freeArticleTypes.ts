import { productPath } from '../../../contract/index.ts';
import { builder } from '../../schema/builder.ts';
import { globalId } from '../../schema/globalId.ts';
import { LabelledValueRef, MoneyRef, PictureRef } from '../catalog/types.ts';
import type { Cart, FreeArticle, WithheldGift } from './cart.ts';

/** Free articles of a cart, in the API. */

interface OfferOf {
  readonly cart: Cart;
  readonly part: FreeArticle;
}

const money = ({ storefront }: Cart, cents: number) => ({
  cents,
  currencyCode: storefront.currency,
});

export const FreeArticleRef = builder.objectRef<OfferOf>('FreeArticle').implement({
  description: 'CART-16. Books do not count for its minimum price.',
  fields: (t) => ({
    id: t.id({ resolve: ({ cart, part }) => globalId('FreeArticle', `${cart.id}:${part.giftId}`) }),
    itemId: t.string({
      description: 'What addFreeItem takes.',
      resolve: ({ part }) => part.itemId,
    }),
    name: t.string({ resolve: ({ part }) => part.name }),
    path: t.string({
      resolve: ({ part }) => productPath(part.productId, part.itemId),
    }),
    picture: t.field({ type: PictureRef, nullable: true, resolve: ({ part }) => part.picture }),
    variantAttributes: t.field({
      type: [LabelledValueRef],
      resolve: ({ part }) => [...part.variantAttributes],
    }),
    minimumPrice: t.field({
      type: MoneyRef,
      description: 'Value of goods from which it is given, in the price basis.',
      resolve: ({ cart, part }) => money(cart, part.minimumCents),
    }),
    missing: t.field({
      type: MoneyRef,
      resolve: ({ cart, part }) => money(cart, part.missingCents),
    }),
    reached: t.boolean({ resolve: ({ part }) => part.missingCents === 0 }),
    availableForSale: t.boolean({
      description: 'A piece is left for this cart.',
      resolve: ({ part }) => part.isAvailable,
    }),
    inCart: t.boolean({ resolve: ({ part }) => part.lineId !== null }),
    operationsId: t.string({
      nullable: true,
      description: 'Of its position in the cart.',
      resolve: ({ part }) => part.lineId,
    }),
    removableItem: t.boolean({
      description: 'False: it comes by itself when its minimum is reached (CART-13).',
      resolve: ({ part }) => part.isRemovable,
    }),
  }),
});

export const WithheldGiftRef = builder.objectRef<WithheldGift>('WithheldGift').implement({
  fields: (t) => ({
    operationsId: t.exposeString('lineId', { description: 'Gives it up: removePosition.' }),
    itemId: t.exposeString('itemId'),
    name: t.exposeString('name'),
    messageKey: t.exposeString('obstacle'),
  }),
});
