import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { folderPerTest } from '../testing/folderPerTest.ts';
import { checkDocuments, checkPersisted } from './relay.ts';

const text = 'query CartPageQuery { cart { id } }';
const id = createHash('sha256').update(text).digest('hex');

const folder = folderPerTest({
  'relay.config.json': '{"persistConfig":{"file":"./persisted.json"}}',
  'app/__generated__/CartPageQuery.graphql.ts': `const node = {\n  "params": {\n    "id": "${id}",\n    "name": "CartPageQuery"\n  }\n};\n`,
});

const persist = (documents: Record<string, string>) =>
  folder.write('persisted.json', JSON.stringify(documents));

test('documents that the artifacts ask for are right', async () => {
  await persist({ [id]: text });
  expect(checkPersisted(folder.root)).toEqual([]);
});

test.each([
  ['is missing', {}, 'lacks the document'],
  ['nobody asks for', { [id]: text, ['0'.repeat(64)]: 'query Old { a }' }, 'holds query Old'],
  ['was changed by hand', { [id]: `${text} ` }, 'is not the hash of its document'],
])('a document that %s is told', async (_, documents, problem) => {
  await persist(documents);
  expect(checkPersisted(folder.root).join('\n')).toContain(problem);
});

const source = (file: string, document: string) =>
  folder.write(`app/${file}`, `export const it = graphql\`\n  ${document}\n\`;\n`);

test('documents of components, and such as bear the name of their file, are right', async () => {
  await source('CartPageQuery.ts', text);
  await source('CartLine.tsx', 'fragment CartLine_item on CartItem { name }');
  await source('OrderFormEntry.ts', 'fragment OrderFormEntry_row on OrderFormEntry { name }');
  await source('CartAction.tsx', 'query CartActionQuery { cart { id } }');
  await rm(path.join(folder.root, 'app/__generated__'), { recursive: true });
  expect(checkDocuments(folder.root)).toEqual([]);
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
  expect(checkDocuments(folder.root).join('\n')).toContain(problem);
});

test('an artifact whose document is gone is told', () => {
  expect(checkDocuments(folder.root)).toEqual([
    'app/__generated__/CartPageQuery.graphql.ts has no document any more: delete it',
  ]);
});
