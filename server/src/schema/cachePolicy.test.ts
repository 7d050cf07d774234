import SchemaBuilder from '@pothos/core';
import { parse } from 'graphql';
import { expect, test } from 'vitest';
import type { PersonalContext, PublicContext } from '../context.ts';
import { contextToExecuteWith, isPublic, personalContextOf } from './cachePolicy.ts';
import { schema } from './schema.ts';

const newBuilder = () =>
  new SchemaBuilder<{ Context: PublicContext }>({ plugins: ['cachePolicy'] });

test('there is no schema while a root field does not say whose its answer is', () => {
  const builder = newBuilder();
  builder.queryType({
    fields: (t) => ({
      said: t.public.int({ resolve: () => 1 }),
      unclassified: t.int({ resolve: () => 1 }),
    }),
  });
  builder.mutationType({ fields: (t) => ({ change: t.int({ resolve: () => 1 }) }) });
  expect(() => builder.toSchema()).toThrow(/: unclassified, change$/);
});

test('the types tell a visitor to resolvers of personal fields alone', () => {
  const builder = newBuilder();
  builder.queryType({
    fields: (t) => ({
      // @ts-expect-error
      public: t.public.string({ resolve: (_, __, { userId }) => userId }),
      // @ts-expect-error
      live: t.live.string({ resolve: (_, __, { loginToken }) => loginToken }),
      personal: t.personal.string({ resolve: (_, __, { userId }) => userId }),
    }),
  });
  builder.objectRef<object>('Goods').implement({
    fields: (t) => ({
      // @ts-expect-error
      unclassified: t.string({ resolve: (_, __, { forwarded }) => forwarded.ip }),
    }),
  });
  expect(Object.keys(builder.toSchema().getQueryType()?.getFields() ?? {})).toHaveLength(3);
});

test('an answer for everyone has nobody to tell of', () => {
  const visitor = { userId: 'me' } as PersonalContext;
  const shown = contextToExecuteWith(visitor);
  expect(shown).not.toHaveProperty('userId');
  expect(personalContextOf(shown)).toBe(visitor);
  expect(() => personalContextOf({ ...shown })).toThrow();
});

test('a field that is asked of an interface is as personal as any type makes it', () => {
  const builder = newBuilder();
  const Marked = builder.interfaceRef<object>('Marked').implement({
    fields: (t) => ({ isMine: t.boolean({ resolve: () => false }) }),
  });
  builder.objectRef<object>('Goods').implement({
    interfaces: [Marked],
    fields: (t) => ({
      isMine: t.personal.boolean({ resolve: (_, __, { userId }) => userId === 'me' }),
    }),
  });
  builder.queryType({
    fields: (t) => ({ first: t.public.field({ type: Marked, resolve: () => ({}) }) }),
  });
  const marked = builder.toSchema();
  expect(isPublic(marked, parse('{ first { __typename } }'))).toBe(true);
  expect(isPublic(marked, parse('{ first { isMine } }'))).toBe(false);
});

test.each([
  ['a listing', true, '{ categoryProducts(categoryId: "a") { products { name } } }'],
  [
    'a listing and a cart',
    false,
    '{ categoryProducts(categoryId: "a") { total } shop_findCart(cartId: "b") { id } }',
  ],
  ['a deal of a product', true, '{ productById(productId: "a") { lightningDealInfo { isSold } } }'],
  [
    'what is left of it',
    false,
    '{ productById(productId: "a") { ...D } } fragment D on Product { lightningDealInfo { lightningQuantityLeft } }',
  ],
  ['a product as a node', false, '{ node(id: "Product:a") { id } }'],
  ['a mutation', false, 'mutation { logout { successful } }'],
])('%s is the same for everyone: %s', (_, expected, document) => {
  expect(isPublic(schema, parse(document))).toBe(expected);
});
