import { builder } from '../../schema/builder.ts';
import type { CartChange, CartUpdate, VariantsToChoose } from './operations.ts';
import { CartDetailsRef, CartRef } from './types.ts';

/** What operations on a cart did, in the API. */

const CartChangeRef = builder.objectRef<CartChange>('CartChange').implement({
  description: 'What an operation did to a position (CART-20).',
  fields: (t) => ({
    positionId: t.exposeString('positionId'),
    itemId: t.exposeString('itemId'),
    requested: t.exposeInt('requested'),
    quantity: t.exposeInt('quantity', { description: 'Now in the cart.' }),
    messageKey: t.exposeString('messageKey', { nullable: true }),
    amount: t.exposeInt('amount', {
      nullable: true,
      description: 'Of the message: the maximum or minimum that was applied.',
    }),
  }),
});

const VariantsToChooseRef = builder.objectRef<VariantsToChoose>('VariantsToChoose').implement({
  description: 'A product that was added without saying which variant.',
  fields: (t) => ({
    productId: t.exposeString('productId'),
    name: t.exposeString('name'),
    itemIds: t.stringList({ resolve: ({ itemIds }) => [...itemIds] }),
  }),
});

interface Refused {
  readonly index: number;
  readonly messageKey: string;
}

const RefusedRef = builder.objectRef<Refused>('RefusedCartOperation').implement({
  fields: (t) => ({
    index: t.exposeInt('index', { description: 'Its place among what was asked for, from 0.' }),
    messageKey: t.exposeString('messageKey'),
  }),
});

export const CartUpdateRef = builder.objectRef<CartUpdate>('CartUpdateResult').implement({
  description: 'API-64.',
  fields: (t) => ({
    successful: t.boolean({
      description: 'False: at least one operation did nothing.',
      resolve: ({ messageKey }) => messageKey === null,
    }),
    errorMessage: t.exposeString('messageKey', {
      nullable: true,
      description: 'The message key of the first operation that did nothing.',
    }),
    refused: t.field({
      type: [RefusedRef],
      description: 'What did nothing and is in no other group: it is not sold, or does not fit.',
      resolve: ({ results }) =>
        results.flatMap(({ messageKey, change }, index) =>
          messageKey !== null && change === null ? [{ index, messageKey }] : [],
        ),
    }),
    cart: t.expose('cart', { type: CartRef }),
    details: t.field({ type: CartDetailsRef, resolve: ({ cart }) => cart }),
    successfullyAdded: t.field({
      type: [CartChangeRef],
      resolve: ({ successfullyAdded }) => [...successfullyAdded],
    }),
    quantityChanged: t.field({
      type: [CartChangeRef],
      resolve: ({ quantityChanged }) => [...quantityChanged],
    }),
    maxInCart: t.field({ type: [CartChangeRef], resolve: ({ maxInCart }) => [...maxInCart] }),
    variantsToChoose: t.field({
      type: [VariantsToChooseRef],
      resolve: ({ variantsToChoose }) => [...variantsToChoose],
    }),
  }),
});
