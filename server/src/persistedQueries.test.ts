import {
  buildSchema,
  GraphQLError,
  isInputObjectType,
  isNonNullType,
  isRequiredInputField,
} from 'graphql';
import { beforeEach, expect, test } from 'vitest';
import type { Context } from './context.ts';
import { createPersistedQueries } from './persistedQueries.ts';
import { schema as shopSchema } from './schema/schema.ts';

const schema = buildSchema(`
  directive @defer on FRAGMENT_SPREAD | INLINE_FRAGMENT
  scalar JSON
  input Step { by: Int = 1 }
  type Query { search(term: String!): String  shop_findCart: Int  category: JSON }
  type Mutation { add(step: Step!): Int  fail: Int }
`);

const documents = {
  search: 'query S($term: String!) { search(term: $term) }',
  shapeless: 'query J { category }',
  mixed: 'query M { search(term: "a") shop_findCart }',
  add: 'mutation A($step: Step!) { add(step: $step) }',
  several: 'mutation B { first: add(step: { by: 5 }) fail second: add(step: {}) third: fail }',
  deferred: 'query D { ... @defer { shop_findCart } }',
  two: 'query X { shop_findCart } query Y { shop_findCart }',
};

let executed: string[];
let sum: number;

/** Waits its turn in the event loop: whatever runs at the same time gets ahead. */
const later = () => new Promise((resolve) => setImmediate(resolve));

beforeEach(() => {
  executed = [];
  sum = 0;
  Object.assign(schema.getQueryType()?.getFields().search ?? {}, {
    resolve: async (_: unknown, { term }: { term: string }) => {
      executed.push(term);
      return term.repeat(4);
    },
  });
  Object.assign(schema.getQueryType()?.getFields().shop_findCart ?? {}, { resolve: () => sum });
  Object.assign(schema.getMutationType()?.getFields().add ?? {}, {
    resolve: async (_: unknown, { step }: { step: { by: number } }) => {
      const before = sum;
      await later();
      sum = before + step.by;
      return sum;
    },
  });
  Object.assign(schema.getMutationType()?.getFields().fail ?? {}, {
    resolve: async () => {
      await later();
      throw new Error('inside');
    },
  });
});

function create(keptAnswerBytes: number) {
  const queries = createPersistedQueries({
    schema,
    documents,
    maskError: () => new GraphQLError('masked'),
    keptAnswerBytes,
  });
  const context = { storefront: { id: 'de' }, shopLanguage: 'de-DE' } as Context;
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
  const content = { headline: 'Hefte "A4"', list: [1, null] };
  Object.assign(schema.getQueryType()?.getFields().category ?? {}, {
    resolve: () => {
      executed.push('category');
      return content;
    },
  });
  const ask = create(1000);
  for (const _ of [1, 2]) expect(await ask('shapeless')).toEqual({ data: { category: content } });
  expect(executed).toEqual(['category']);
});
