import { maxOrderFormRows, productPath } from '../../../contract/index.ts';
import { builder } from '../../schema/builder.ts';
import { CartRef } from '../cart/types.ts';
import { ItemRef, PriceTierRef } from '../catalog/types.ts';
import { tierReached } from '../pricing/pricing.ts';
import { buyerOf } from '../session/schema.ts';
import { invalidInput } from '../session/session.ts';
import type { Article, OrderFormEntry, OrderFormRow, OrderFormUpdate } from './service.ts';

const OrderFormRowInput = builder.inputType('OrderFormRow', {
  description: 'OFORM-01.',
  fields: (t) => ({
    articleNumber: t.string({ required: true }),
    quantity: t.int({ required: true, description: '1 to 999.' }),
  }),
});

const ArticleRef = builder.objectRef<Article>('OrderFormArticle').implement({
  description: 'What an article number stands for.',
  fields: (t) => ({
    name: t.string({ resolve: ({ product }) => product.name }),
    path: t.string({
      resolve: ({ product, item }) => productPath(product.productId, item.itemId),
    }),
    articleNumber: t.string({
      description: 'As it can be written into a row.',
      resolve: ({ item }) => item.orderNumber.replace(/[^A-Za-z0-9+-]/g, ''),
    }),
    item: t.expose('item', { type: ItemRef }),
  }),
});

const EntryRef = builder.objectRef<OrderFormEntry>('OrderFormEntry').implement({
  description: 'OFORM-02. A row of the order form, and what there is to say of it.',
  fields: (t) => ({
    articleNumber: t.exposeString('articleNumber'),
    quantity: t.exposeInt('quantity'),
    valid: t.boolean({ resolve: ({ notification }) => notification === null }),
    isFollowProduct: t.boolean({
      description: 'Another article has taken its place (DEC-137).',
      resolve: ({ followArticle }) => followArticle !== null,
    }),
    notification: t.exposeString('notification', {
      nullable: true,
      description: 'A message key; null: nothing is wrong.',
    }),
    amount: t.exposeInt('amount', {
      nullable: true,
      description: 'Of the message: the most, or the least, that can be ordered.',
    }),
    article: t.expose('article', {
      type: ArticleRef,
      nullable: true,
      description: 'Null: the storefront does not sell it, or not any more.',
    }),
    tier: t.field({
      type: PriceTierRef,
      nullable: true,
      description: 'Of the article, what so many cost each; null: the price of one (decision 057).',
      resolve: ({ article, quantity }) =>
        (article && tierReached(article.item.price.tiers, quantity)) ?? null,
    }),
    followArticle: t.expose('followArticle', { type: ArticleRef, nullable: true }),
    quantityInCart: t.exposeInt('quantityInCart', {
      nullable: true,
      description: 'Of the article, once the entry lies in the cart; null: it does not.',
    }),
  }),
});

const UpdateRef = builder.objectRef<OrderFormUpdate>('OrderFormUpdateResult').implement({
  description: 'API-108.',
  fields: (t) => ({
    successful: t.boolean({
      description: 'All of it lies in the cart.',
      resolve: ({ entries }) => entries.every(({ quantityInCart }) => quantityInCart !== null),
    }),
    errorMessage: t.string({
      nullable: true,
      description: 'The message key of the first entry that does not.',
      resolve: ({ entries }) =>
        entries.find(({ quantityInCart }) => quantityInCart === null)?.notification ?? null,
    }),
    entries: t.field({ type: [EntryRef], resolve: ({ entries }) => [...entries] }),
    cart: t.expose('cart', { type: CartRef }),
  }),
});

function checked(rows: readonly OrderFormRow[]): readonly OrderFormRow[] {
  if (rows.length > maxOrderFormRows)
    throw invalidInput(`An order form has ${maxOrderFormRows} rows at most.`);
  return rows;
}

builder.queryField('orderFormValidation', (t) =>
  t.personal.field({
    type: [EntryRef],
    description:
      'API-95. An entry for each row, in their order. On b2b for customers only (DEC-138).',
    args: { rows: t.arg({ type: [OrderFormRowInput], required: true }) },
    resolve: async (_, { rows }, context) =>
      context.services.orderForms.validate(await buyerOf(context), checked(rows)),
  }),
);

builder.mutationFields(({ personal: t }) => ({
  validateOrderForm: t.field({
    type: [EntryRef],
    description: 'API-108. Answers as the query `orderFormValidation`, and changes nothing either.',
    args: { rows: t.arg({ type: [OrderFormRowInput], required: true }) },
    resolve: async (_, { rows }, context) =>
      context.services.orderForms.validate(await buyerOf(context), checked(rows)),
  }),
  addOrderFormToCart: t.field({
    type: UpdateRef,
    description:
      'API-108, OFORM-04. The valid entries go into the cart in one transaction, the others are told. Rows of one article become one (DEC-136).',
    args: {
      cartId: t.arg.string({ required: true }),
      rows: t.arg({ type: [OrderFormRowInput], required: true }),
    },
    resolve: async (_, { cartId, rows }, context) =>
      context.services.orderForms.addToCart(await buyerOf(context), cartId, checked(rows)),
  }),
}));
