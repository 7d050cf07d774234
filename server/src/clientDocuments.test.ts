import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildClientSchema, getIntrospectionQuery } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readApiClients } from './apiClientSettings.ts';
import { readClientDocuments } from './clientDocuments.ts';
import { SettingsError } from './settings.ts';
import { documentId, startTestApi, type TestApi } from './testing/api.ts';
import { stockGoods } from './testing/goods.ts';
import { createTestDatabase, type TestDatabase } from './testing/index.ts';

const secrets = { reader: 'r'.repeat(32), partner: 'p'.repeat(32) };
const own = 'query Own($id: String!) { productById(productId: $id) { name } }';
const outdated = '{ whatOnceWas }';

let db: TestDatabase;
let shop: TestApi;
let folder: string;
/** What docs/api.md shows an operator as such a file. */
let told: Readonly<Record<string, string>>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kreide-documents-'));
  db = await createTestDatabase();
  await stockGoods(db.database, { id: 'heft', name: 'Schulheft' });
  const file = join(folder, 'documents.json');
  const page = await readFile(new URL('../../docs/api.md', import.meta.url), 'utf8');
  told = JSON.parse(/```json\n(.*?)```/s.exec(page)?.[1] ?? '');
  const documents = Object.fromEntries(
    [own, outdated, ...Object.values(told)].map((text) => [documentId(text), text]),
  );
  await writeFile(file, JSON.stringify(documents));
  shop = await startTestApi(db.database, ['{ navigationTree { categoryId } }'], {
    clientDocuments: await readClientDocuments(file),
    clients: [
      { id: 'reader', secret: secrets.reader, isOutside: true, mayIntrospect: true },
      { id: 'partner', secret: secrets.partner, isOutside: true },
    ],
  });
});

afterAll(async () => {
  await shop.api.close();
  await db.drop();
  await rm(folder, { recursive: true, force: true });
});

async function tokenOf(id: keyof typeof secrets, scope = ''): Promise<string> {
  const answer = await shop.api.fetch(
    new Request('http://api/oauth/token', {
      method: 'POST',
      headers: { authorization: `Basic ${btoa(`${id}:${secrets[id]}`)}` },
      body: new URLSearchParams({ grant_type: 'client_credentials', scope }),
    }),
  );
  return (await answer.json()).access_token;
}

const ask = async (body: object, token: string, headers = {}) =>
  (await shop.post(body, headers, token)).json();

test('a document of one’s own runs by its id and by its text', async () => {
  const variables = { id: 'p-heft' };
  const answer = { data: { productById: { name: 'Schulheft' } } };
  const token = await tokenOf('partner');
  expect(await ask({ id: documentId(own), variables }, token)).toEqual(answer);
  expect(await ask({ query: own, variables }, token)).toEqual(answer);
});

test('the file that docs/api.md shows is read, and its document runs', async () => {
  const file = join(folder, 'told.json');
  await writeFile(file, JSON.stringify(told));
  expect(await readClientDocuments(file)).toEqual(told);
  const [id = ''] = Object.keys(told);
  expect(await ask({ id, variables: { id: 'p-heft' } }, await tokenOf('partner'))).toEqual({
    data: { productById: { name: 'Schulheft' } },
  });
});

test('one that the schema does not answer is left out, and the shop starts all the same', async () => {
  const answer = await ask({ id: documentId(outdated) }, await tokenOf('partner'));
  expect(answer.errors[0].message).toBe('PersistedQueryNotFound');
});

test('a program of others vouches for nobody', async () => {
  const headers = { 'x-store': 'b2b', 'x-guard': 'passed' };
  const body = { id: documentId(own), variables: { id: 'p-heft' } };
  const answer = await ask(body, await tokenOf('partner'), headers);
  expect(answer.errors[0].extensions.classification).toBe('LOGIN_REQUIRED');
});

test('the schema is told to a client that has the right, and to no other', async () => {
  const query = getIntrospectionQuery();
  const { data } = await ask({ query }, await tokenOf('reader'));
  expect(buildClientSchema(data).getQueryType()?.getFields()).toHaveProperty('productById');
  const type = { query: '{ __type(name: "Product") { name } }' };
  expect((await ask(type, await tokenOf('reader'))).data.__type.name).toBe('Product');
  // A token for browsers is seen by everybody.
  for (const token of [await tokenOf('partner'), await tokenOf('reader', 'browser')]) {
    const refused = await ask({ query }, token);
    expect(refused.data).toBeUndefined();
    expect(refused.errors).toHaveLength(1);
  }
});

test.each([
  '{ __schema { types { name } } productById(productId: "p-heft") { name } }',
  '{ navigationTree { categoryId } __typename }',
  'mutation { __typename }',
  '{ __schema { nothing } }',
  `{ __schema ${'{ types { fields { type '.repeat(9)} { name } ${'} } }'.repeat(9)} }`,
])('with the schema nothing else is told: %s', async (query) => {
  const answer = await ask({ query }, await tokenOf('reader'));
  expect(answer.data).toBeUndefined();
  expect(answer.errors).toHaveLength(1);
});

test('nor beside it in one batch', async () => {
  const token = await tokenOf('reader');
  const [schema, other] = await ask(
    [{ query: '{ __schema { queryType { name } } }' }, { query: '{ footer { __typename } }' }],
    token,
  );
  expect(schema.data.__schema.queryType.name).toBe('Query');
  expect(other.data).toBeUndefined();
});

test.each([
  ['no JSON', '{', /is no JSON: /],
  ['a list', '[]', /must be an object/],
  ['an id of another text', '{"abc":"{ a }"}', /is not the sha256 of its document: "abc"$/],
])('a file that holds %s is named in a line', async (_, text, message) => {
  const file = join(folder, 'wrong.json');
  await writeFile(file, text);
  expect(await faultOf(file)).toEqual([expect.stringMatching(message)]);
});

test('so is one that is not there or is a folder', async () => {
  expect(await faultOf(join(folder, 'nothing.json'))).toEqual([
    expect.stringMatching(/nothing\.json does not exist$/),
  ]);
  expect(await faultOf(folder)).toEqual([expect.stringMatching(/ cannot be read \(EISDIR\)$/)]);
});

/** The lines that keep the shop from starting. */
async function faultOf(file: string): Promise<readonly string[]> {
  const error = await readClientDocuments(file).catch((thrown: unknown) => thrown);
  if (!(error instanceof SettingsError)) throw error;
  for (const line of error.problems) expect(line).toContain(`KREIDE_API_DOCUMENTS: ${file} `);
  return error.problems;
}

test('clients are settings, and what is wrong with one is told without its secret', () => {
  const read = (text: string) => {
    const problems: string[] = [];
    const clients = readApiClients(text, 'storefront', (_, problem) => problems.push(problem));
    return { clients, problems };
  };
  expect(read(`a1:${'s'.repeat(32)}, b-2:${'t'.repeat(40)}:introspect`)).toEqual({
    clients: [
      { id: 'a1', secret: 's'.repeat(32), mayIntrospect: false },
      { id: 'b-2', secret: 't'.repeat(40), mayIntrospect: true },
    ],
    problems: [],
  });
  const { problems } = read(`short:tooshort,storefront:${'s'.repeat(32)}`);
  expect(problems).toEqual([
    expect.stringMatching(/^has an entry "short" that is not/),
    'names "storefront" twice',
  ]);
  expect(problems.join()).not.toContain('tooshort');
});

test('in development any document runs, and GraphiQL answers a browser', async () => {
  const open = await startTestApi(db.database, undefined);
  try {
    const token = await open.tokenOf();
    const answer = await open.post({ query: '{ __schema { queryType { name } } }' }, {}, token);
    expect((await answer.json()).data.__schema.queryType.name).toBe('Query');
    const page = await open.api.fetch(
      new Request('http://api/graphql/', { headers: { accept: 'text/html' } }),
    );
    const explorer = await page.text();
    expect(explorer).toMatch(/<title>.*GraphiQL/);
    // It brings all of its code along: no foreign host hears of who develops.
    expect(explorer).not.toMatch(/unpkg|\b(?:src|href)=\\?["']?(?:https?:)?\/\//);
    const closed = await shop.api.fetch(
      new Request('http://api/graphql/', { headers: { accept: 'text/html' } }),
    );
    expect(await closed.text()).not.toContain('GraphiQL');
  } finally {
    await open.api.close();
  }
});
