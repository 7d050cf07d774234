import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkDocuments, checkPersisted } from './relay.ts';

const text = 'query CartPageQuery { cart { id } }';
const id = createHash('sha256').update(text).digest('hex');

let base: string;

beforeEach(async () => {
  base = await mkdtemp(path.join(tmpdir(), 'kreide-relay-'));
  await mkdir(path.join(base, 'app/__generated__'), { recursive: true });
  await writeFile(
    path.join(base, 'relay.config.json'),
    '{"persistConfig":{"file":"./persisted.json"}}',
  );
  await writeFile(
    path.join(base, 'app/__generated__/CartPageQuery.graphql.ts'),
    `const node = {\n  "params": {\n    "id": "${id}",\n    "name": "CartPageQuery"\n  }\n};\n`,
  );
});

afterEach(() => rm(base, { recursive: true, force: true }));

const persist = (documents: Record<string, string>) =>
  writeFile(path.join(base, 'persisted.json'), JSON.stringify(documents));

test('documents that the artifacts ask for are right', async () => {
  await persist({ [id]: text });
  expect(checkPersisted(base)).toEqual([]);
});

test.each([
  ['is missing', {}, 'lacks the document'],
  ['nobody asks for', { [id]: text, ['0'.repeat(64)]: 'query Old { a }' }, 'holds query Old'],
  ['was changed by hand', { [id]: `${text} ` }, 'is not the hash of its document'],
])('a document that %s is told', async (_, documents, problem) => {
  await persist(documents);
  expect(checkPersisted(base).join('\n')).toContain(problem);
});

const source = (file: string, document: string) =>
  writeFile(path.join(base, 'app', file), `export const it = graphql\`\n  ${document}\n\`;\n`);

test('documents of components, and such as bear the name of their file, are right', async () => {
  await source('CartPageQuery.ts', text);
  await source('CartLine.tsx', 'fragment CartLine_item on CartItem { name }');
  await source('OrderFormEntry.ts', 'fragment OrderFormEntry_row on OrderFormEntry { name }');
  await source('CartAction.tsx', 'query CartActionQuery { cart { id } }');
  await rm(path.join(base, 'app/__generated__'), { recursive: true });
  expect(checkDocuments(base)).toEqual([]);
});

test.each([
  ['begins with a small letter', 'cart.ts', 'query cartQuery { a }', 'is not named as PascalCase'],
  [
    'has an underscore',
    'Cart.tsx',
    'mutation Cart_addMutation { a }',
    'is not named as PascalCase',
  ],
  ['is a fragment without a prop', 'Cart.tsx', 'fragment Cart on Cart { a }', 'Component_prop'],
  ['is a fragment of nothing', 'entry.ts', 'fragment entry_row on Row { a }', 'Component_prop'],
  ['stands among other code', 'cart.ts', 'query CartQuery { a }', 'belongs into CartQuery.ts'],
])('a document that %s is told', async (_, file, document, problem) => {
  await source('CartPageQuery.ts', text);
  await source(file, document);
  expect(checkDocuments(base).join('\n')).toContain(problem);
});

test('an artifact whose document is gone is told', () => {
  expect(checkDocuments(base)).toEqual([
    'app/__generated__/CartPageQuery.graphql.ts has no document any more: delete it',
  ]);
});
