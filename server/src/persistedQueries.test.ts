import SchemaBuilder from '@pothos/core';
import { GraphQLError, isInputObjectType, isNonNullType, isRequiredInputField } from 'graphql';
import { beforeEach, expect, test } from 'vitest';
import type { PersonalContext, PublicContext } from './context.ts';
import { createPersistedQueries } from './persistedQueries.ts';
import './schema/cachePolicy.ts';
import { schema as shopSchema } from './schema/schema.ts';

let executed: string[];
let sum: number;
/** What the resolvers of public fields were told. */
let told: PublicContext[];

/** Waits its turn in the event loop: whatever runs at the same time gets ahead. */
const later = () => new Promise((resolve) => setImmediate(resolve));

const builder = new SchemaBuilder<{
  Context: PublicContext;
  Scalars: { JSON: { Input: unknown; Output: unknown } };
}>({ plugins: ['cachePolicy'] });

builder.scalarType('JSON', { serialize: (value) => value });
const Step = builder.inputType('Step', { fields: (t) => ({ by: t.int({ defaultValue: 1 }) }) });
const Goods = builder.objectRef<{ readonly term: string }>('Goods').implement({
  fields: (t) => ({
    term: t.exposeString('term'),
    left: t.live.int({ resolve: () => sum }),
    isMine: t.personal.boolean({ resolve: (_, __, { userId }) => userId === 'me' }),
  }),
});

builder.queryType({
  fields: (t) => ({
    search: t.public.string({
      args: { term: t.arg.string({ required: true }) },
      resolve: (_, { term }, context) => {
        executed.push(term);
        told.push(context);
        return term.repeat(4);
      },
    }),
    goods: t.public.field({ type: Goods, resolve: () => ({ term: 'chalk' }) }),
    stock: t.live.int({ resolve: () => sum }),
    shop_findCart: t.personal.int({ resolve: () => sum }),
    visitor: t.personal.string({ resolve: (_, __, { userId }) => userId }),
    category: t.public.field({
      type: 'JSON',
      resolve: () => {
        executed.push('category');
        return { headline: 'Hefte "A4"', list: [1, null] };
      },
    }),
  }),
});
builder.mutationType({
  fields: ({ personal: t }) => ({
    add: t.int({
      args: { step: t.arg({ type: Step, required: true }) },
      resolve: async (_, { step }) => {
        const before = sum;
        await later();
        sum = before + (step.by ?? 0);
        return sum;
      },
    }),
    fail: t.int({
      resolve: async () => {
        await later();
        throw new Error('inside');
      },
    }),
  }),
});

const schema = builder.toSchema();

const documents = {
  search: 'query S($term: String!) { search(term: $term) }',
  shapeless: 'query J { category }',
  mixed: 'query M { search(term: "a") shop_findCart }',
  visitor: 'query V { search(term: "a") visitor }',
  stock: 'query L { search(term: "a") stock }',
  plain: 'query P { goods { term } }',
  live: 'query G { goods { ...F } } fragment F on Goods { term left }',
  mine: 'query W { goods { ... on Goods { isMine } } }',
  add: 'mutation A($step: Step!) { add(step: $step) }',
  several: 'mutation B { first: add(step: { by: 5 }) fail second: add(step: {}) third: fail }',
  deferred: 'query D { ... @defer { shop_findCart } }',
  two: 'query X { shop_findCart } query Y { shop_findCart }',
};

beforeEach(() => {
  executed = [];
  sum = 0;
  told = [];
});

function create(keptAnswerBytes: number) {
  const queries = createPersistedQueries({
    schema,
    documents,
    maskError: () => new GraphQLError('masked'),
    keptAnswerBytes,
  });
  const context = {
    storefront: { id: 'de' },
    shopLanguage: 'de-DE',
    userId: 'me',
    loginToken: 'my token',
  } as PersonalContext;
  return async (id: keyof typeof documents, variables = {}, generation = '1') => {
    const answer = await queries.answer({ id, variables }, context, generation);
    return answer && JSON.parse(Buffer.from(answer.body).toString());
  };
}

test('a public answer is kept until the generation changes', async () => {
  const ask = create(1000);
  for (const generation of ['1', '1', '2']) {
    expect(await ask('search', { term: 'ä' }, generation)).toEqual({ data: { search: 'ääää' } });
  }
  expect(executed).toEqual(['ä', 'ä']);
});

test('kept answers take no more than was said: the longest unused one goes', async () => {
  // {"data":{"search":"aaaa"}} has 26 bytes; its key has 32 characters, of two bytes at most.
  const ask = create(180);
  for (const term of ['a', 'b', 'a', 'c', 'a', 'b']) await ask('search', { term });
  expect(executed).toEqual(['a', 'b', 'c', 'b']);
});

test('variables that the document does not declare make no answer of their own', async () => {
  const ask = create(1000);
  for (const padding of ['a', 'b', 'c'.repeat(900)]) await ask('search', { term: 'a', padding });
  expect(executed).toEqual(['a']);
});

test('without memory for answers each query is executed', async () => {
  const ask = create(0);
  for (const term of ['a', 'a']) await ask('search', { term });
  expect(executed).toEqual(['a', 'a']);
});

test('a query that also asks for something personal is not kept', async () => {
  const ask = create(1000);
  await ask('mixed');
  sum = 7;
  expect(await ask('mixed')).toEqual({ data: { search: 'aaaa', shop_findCart: 7 } });
});

test('one field that is stale at once, at the root or in a fragment, and the answer is not kept', async () => {
  const ask = create(1000);
  expect(await ask('stock')).toEqual({ data: { search: 'aaaa', stock: 0 } });
  expect(await ask('live')).toEqual({ data: { goods: { term: 'chalk', left: 0 } } });
  sum = 7;
  expect(await ask('stock')).toEqual({ data: { search: 'aaaa', stock: 7 } });
  expect(await ask('live')).toEqual({ data: { goods: { term: 'chalk', left: 7 } } });
});

test('only resolvers of personal fields are told who asks, kept or not, beside each other or alone', async () => {
  const ask = create(1000);
  await ask('search', { term: 'b' });
  await create(0)('search', { term: 'c' });
  expect(await ask('visitor')).toEqual({ data: { search: 'aaaa', visitor: 'me' } });
  expect(await ask('mine')).toEqual({ data: { goods: { isMine: true } } });
  expect(told).toHaveLength(3);
  for (const context of told) {
    expect(context.storefront.id).toBe('de');
    expect(context).not.toHaveProperty('userId');
    expect(Object.values(context)).not.toContain('my token');
  }
});

test('a mutation is executed each time, with its defaults', async () => {
  const ask = create(1000);
  const variables = { step: {} };
  expect(await ask('add', variables)).toEqual({ data: { add: 1 } });
  expect(await ask('add', variables)).toEqual({ data: { add: 2 } });
  expect((await ask('add', { step: { by: 'x' } })).errors).toHaveLength(1);
  expect(sum).toBe(2);
});

test('the compiler fills in every default of the schema’s inputs: none is of a required field', () => {
  // graphql-jit takes a required field with a default for missing.
  const inputs = Object.values(shopSchema.getTypeMap()).filter(isInputObjectType);
  const fields = inputs.flatMap((input) => Object.values(input.getFields()));
  expect(fields.length).toBeGreaterThan(20);
  expect(fields.filter(isRequiredInputField).length).toBeGreaterThan(0);
  expect(
    fields.filter(({ type, defaultValue }) => isNonNullType(type) && defaultValue !== undefined),
  ).toEqual([]);
});

test('the fields of a mutation follow each other, past one that fails', async () => {
  const ask = create(1000);
  const answer = await ask('several');
  expect(answer.data).toEqual({ first: 5, fail: null, second: 6, third: null });
  expect(answer.errors.map(({ message }: { message: string }) => message)).toEqual([
    'masked',
    'masked',
  ]);
});

test('deferred parts and documents of several operations take the general way', async () => {
  const ask = create(1000);
  expect(await ask('deferred')).toBeUndefined();
  expect(await ask('two')).toBeUndefined();
});

test('data without a shape is executed by the compiler, and kept, like any other', async () => {
  const ask = create(1000);
  for (const _ of [1, 2])
    expect(await ask('shapeless')).toEqual({
      data: { category: { headline: 'Hefte "A4"', list: [1, null] } },
    });
  expect(executed).toEqual(['category']);
});
