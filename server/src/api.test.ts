import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Api } from './api.ts';
import { openDatabase } from './database/database.ts';
import { limitRules } from './modules/limiter/limiter.ts';
import { appendChanges } from './modules/outbox/service.ts';
import { documentId, startTestApi, type TestApi } from './testing/api.ts';
import { openLine } from './testing/databaseLine.ts';
import { stockGoods } from './testing/goods.ts';
import { createTestDatabase, type TestDatabase } from './testing/index.ts';

const documents = {
  product: 'query P($id: String!) { productById(productId: $id) { productId name } }',
  navigation: 'query N { navigationTree { categoryId } }',
  contact: `mutation C($file: File!) {
    contactMail(
      salutation: "MS", firstName: "Änne", lastName: "Öz", email: "aenne@schule.example",
      topic: "other", message: "Sehen Sie selbst.", attachments: [$file]
    ) { successful }
  }`,
};

let db: TestDatabase;
let shop: TestApi;
let api: Api;

beforeAll(async () => {
  db = await createTestDatabase();
  await stockGoods(db.database, { id: 'heft', name: 'Schulheft' });
  shop = await startTestApi(db.database, Object.values(documents));
  api = shop.api;
});

afterAll(async () => {
  await api.close();
  await db.drop();
});

const idOf = (name: keyof typeof documents) => documentId(documents[name]);
const tokenOf = (scope?: string) => shop.tokenOf(scope);
const post: TestApi['post'] = (...question) => shop.post(...question);

test('API-05 files come as parts of a multipart request, and in no other way', async () => {
  const body = new FormData();
  body.set('operations', JSON.stringify({ id: idOf('contact'), variables: { file: null } }));
  body.set('map', JSON.stringify({ 0: ['variables.file'] }));
  body.set('0', new File(['%PDF-1.7'], 'Schein.pdf', { type: 'application/pdf' }));
  const headers = { authorization: `Bearer ${await tokenOf()}` };
  const request = new Request('http://api/graphql/', { method: 'POST', headers, body });
  expect(await (await api.fetch(request)).json()).toEqual({
    data: { contactMail: { successful: true } },
  });
  const forged = { id: idOf('contact'), variables: { file: { name: 'Schein.pdf' } } };
  expect(await (await post(forged)).json()).toMatchObject({
    errors: [{ message: expect.stringContaining('got invalid value') }],
  });
});

test.each([8, 6_000, 5 * 1024 * 1024])('a file of %d bytes arrives', async (bytes) => {
  const body = new FormData();
  body.set('operations', JSON.stringify({ id: idOf('contact'), variables: { file: null } }));
  body.set('map', JSON.stringify({ 0: ['variables.file'] }));
  body.set('0', new File([`%PDF-1.7${' '.repeat(bytes - 8)}`], 'Schein.pdf'));
  const headers = { authorization: `Bearer ${await tokenOf()}` };
  const request = new Request('http://api/graphql/', { method: 'POST', headers, body });
  expect(await (await api.fetch(request)).json()).toEqual({
    data: { contactMail: { successful: true } },
  });
});

test.each([
  ['of a value', ['id'], 400],
  ['that the operation lacks', ['variables.other'], 400],
  ['of what objects inherit', ['variables.__proto__.file', 'constructor.prototype.file'], 400],
  ['that is no path', [1], 400],
])('a file is not put into a place %s', async (_, places, status) => {
  const body = new FormData();
  body.set('operations', JSON.stringify({ id: idOf('contact'), variables: { file: null } }));
  body.set('map', JSON.stringify({ 0: places }));
  body.set('0', new File(['%PDF-1.7'], 'Schein.pdf'));
  const headers = { authorization: `Bearer ${await tokenOf()}` };
  const request = new Request('http://api/graphql/', { method: 'POST', headers, body });
  expect((await api.fetch(request)).status).toBe(status);
});

test('a form in thousands of parts is refused, and one that is none', async () => {
  const headers = {
    'content-type': 'multipart/form-data; boundary=b',
    authorization: `Bearer ${await tokenOf()}`,
  };
  const part = '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\nx\r\n';
  const post = (body: string) =>
    api.fetch(new Request('http://api/graphql/', { method: 'POST', headers, body }));
  expect((await post(`${part.repeat(40_000)}--b--`)).status).toBe(413);
  expect((await post(`${part}--b--`)).status).toBe(400);
  expect((await post(part)).status).toBe(400);
});

const product = { id: idOf('product'), variables: { id: 'p-heft' } };

test('a body of more than 100 kB is refused while it is read', async () => {
  let pulled = 0;
  const endless = new ReadableStream({
    pull(controller) {
      pulled += 1;
      controller.enqueue(new Uint8Array(10_000).fill(32));
    },
  });
  const headers = {
    'content-type': 'application/json',
    authorization: `Bearer ${await tokenOf()}`,
  };
  const init = { method: 'POST', headers, body: endless, duplex: 'half' };
  const answer = await api.fetch(new Request('http://api/graphql/', init as RequestInit));
  expect(answer.status).toBe(413);
  expect(pulled).toBeLessThan(20);
});

test.each([
  ['a text of 20,000 characters', { id: '/'.repeat(20_000) }],
  ['deeply nested', { id: JSON.parse(`${'['.repeat(50)}1${']'.repeat(50)}`) }],
  ['thousands of values', { id: Array.from({ length: 6000 }, () => 'x') }],
])('variables of %s are refused before anything works on them', async (_, variables) => {
  const answer = await post({ id: idOf('product'), variables });
  expect(answer.status).toBe(400);
  expect(await answer.text()).not.toContain('//');
});

test('API-01 a persisted document runs by its id', async () => {
  const answer = await (await post(product)).json();
  expect(answer).toEqual({ data: { productById: { productId: 'p-heft', name: 'Schulheft' } } });
});

test('a document runs by its text only when that is persisted (ruling 5)', async () => {
  const known = await (await post({ query: documents.navigation })).json();
  expect(known.errors).toBeUndefined();
  const unknown = await (await post({ query: '{ __schema { types { name } } }' })).json();
  expect(unknown.data).toBeUndefined();
  expect(unknown.errors).toHaveLength(1);
});

test('ERR-12 a missing, forged or foreign token is INVALID_TOKEN', async () => {
  for (const token of ['', 'x.y.z', `${await tokenOf()}x`]) {
    const answer = await (await post(product, {}, token)).json();
    expect(answer.errors[0].extensions.classification, token).toBe('INVALID_TOKEN');
  }
});

test('API-03 API-04 operations come in batches of up to ten, answered in order', async () => {
  const answers = await (await post([product, { id: idOf('navigation') }])).json();
  expect(answers.map(({ data }: { data: object }) => Object.keys(data)[0])).toEqual([
    'productById',
    'navigationTree',
  ]);
  const tooMany = await post(Array.from({ length: 11 }, () => product));
  expect(tooMany.ok).toBe(false);
});

test('DEC-144 one failing operation leaves the others valid', async () => {
  const answers = await (await post([{ id: 'unknown' }, product])).json();
  expect(answers[0].errors).toHaveLength(1);
  expect(answers[1].data.productById.productId).toBe('p-heft');
});

test('ROUTE-34 goods of the business shop are for those who are logged in', async () => {
  const business = { 'x-store': 'b2b' };
  const answer = await post(product, business);
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([200, null]);
  const refused = await answer.json();
  expect(refused.errors[0].extensions.classification).toBe('LOGIN_REQUIRED');
  const vouched = await (await post(product, { ...business, 'x-guard': 'passed' })).json();
  expect(vouched.data.productById.productId).toBe('p-heft');
  // The answer that was just given to somebody is not handed to anybody.
  const again = await (await post(product, business)).json();
  expect(again.errors[0].extensions.classification).toBe('LOGIN_REQUIRED');
});

test('an answer that is kept ends with the change of what it shows', async () => {
  const nameNow = async () => (await (await post(product)).json()).data.productById.name;
  expect(await nameNow()).toBe('Schulheft');
  await db.database.transaction(async (tx) => {
    await tx.script(`update product set name = '{"de": "Neues Heft"}' where id = 'p-heft'`);
    await appendChanges(tx, [{ kind: 'product', key: 'p-heft' }]);
  });
  await api.services.outbox.poll();
  expect(await nameNow()).toBe('Neues Heft');
});

test('a browser’s token vouches for nobody', async () => {
  const headers = { 'x-store': 'b2b', 'x-guard': 'passed' };
  const answer = await (await post(product, headers, await tokenOf('browser'))).json();
  expect(answer.errors[0].extensions.classification).toBe('LOGIN_REQUIRED');
});

test.each(['', '{', '[]', '{"id":5}', '"x"', 'null', `{"id":"${idOf('product')}","variables":[]}`])(
  'a malformed body is an error, not a crash: %s',
  async (body) => {
    const response = await post(body);
    expect(response.status).toBeLessThan(500);
    const text = await response.text();
    expect(text).not.toContain('.ts:');
    expect((await post(product)).ok).toBe(true);
  },
);

test('a storefront elsewhere asks whether a login token is good', async () => {
  const answer = await api.fetch(
    new Request('http://api/oauth/introspect', {
      method: 'POST',
      headers: { authorization: `Bearer ${await tokenOf()}`, 'x-store': 'b2b' },
      body: new URLSearchParams({ token: await tokenOf() }),
    }),
  );
  expect(await answer.json()).toEqual({ active: false });
});

test('a picture that does not exist, or a format that is not offered, is a 404', async () => {
  for (const path of [
    '/media/../../etc/passwd',
    `/media/${'0'.repeat(32)}/zoom.avif`,
    `/media/${'0'.repeat(32)}/huge.avif`,
    '/media/x/zoom.avif',
  ]) {
    expect((await api.fetch(new Request(`http://api${path}`))).status, path).toBe(404);
  }
});

test('DEC-59 a sitemap is for the storefront’s own client, for consumers, and an origin', async () => {
  const sitemap = async (path: string, store: string, scope?: string) =>
    api.fetch(
      new Request(`http://api/sitemaps/${path}`, {
        headers: { authorization: `Bearer ${await tokenOf(scope)}`, 'x-store': store },
      }),
    );
  const origin = 'origin=https%3A%2F%2Fkreide.at';
  const index = await sitemap(`index.xml?${origin}`, 'at');
  expect(index.headers.get('content-type')).toBe('application/xml; charset=utf-8');
  expect(await index.text()).toContain('<loc>https://kreide.at/sitemaps/products-1.xml.gz</loc>');
  const products = await sitemap(`products-1.xml.gz?${origin}`, 'at');
  expect(products.headers.get('content-type')).toBe('application/gzip');
  expect(gunzipSync(await products.bytes()).toString()).toContain('https://kreide.at/prod/p-heft');

  expect((await sitemap(`index.xml?${origin}`, 'b2b')).status).toBe(404);
  expect((await sitemap('index.xml?origin=https://kreide.at/x', 'at')).status).toBe(404);
  expect((await sitemap(`index.xml?${origin}`, 'at', 'browser')).status).toBe(401);
});

test('/healthz answers while the process lives, /readyz says what is ready', async () => {
  expect((await api.fetch(new Request('http://api/healthz'))).status).toBe(200);
  const ready = await api.fetch(new Request('http://api/readyz'));
  expect(ready.status).toBe(200);
  expect(await ready.json()).toEqual({
    isReady: true,
    database: 'reached',
    migrated: true,
    catalogue: 'loaded',
  });
});

test('/readyz says within 2 s that a database does not answer', async () => {
  await using line = await openLine(db.connectionString);
  const frozen = openDatabase({ connectionString: line.connectionString, poolSize: 2 });
  const { api: other } = await startTestApi(frozen, Object.values(documents));
  expect((await other.fetch(new Request('http://api/readyz'))).status).toBe(200);
  line.freeze();
  const before = performance.now();
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => other.fetch(new Request('http://api/readyz'))),
  );
  expect(performance.now() - before).toBeLessThan(2_000);
  for (const answer of answers) expect(answer.status).toBe(503);
  expect(await answers[0]?.json()).toMatchObject({ isReady: false, database: 'away' });
  line.thaw();
  await expect
    .poll(async () => (await other.fetch(new Request('http://api/readyz'))).status)
    .toBe(200);
  await other.close();
  await frozen.close();
});

test('a database that is away is a 503 with a number, and nothing of the inside', async () => {
  const away = openDatabase({ connectionString: db.connectionString, poolSize: 2 });
  const { api: other, logged } = await startTestApi(away, Object.values(documents));
  await away.close();
  const answer = await other.fetch(
    new Request('http://api/graphql/', {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${await tokenOf()}` },
      body: JSON.stringify(product),
    }),
  );
  const { errors } = await answer.json();
  expect(errors[0].extensions.correlationId).toMatch(/^[0-9a-f-]{36}$/);
  expect(JSON.stringify(errors)).not.toContain('postgres');
  expect(logged.join('\n')).toContain(errors[0].extensions.correlationId);
  expect((await other.fetch(new Request('http://api/readyz'))).status).toBe(503);
  const picture = await other.fetch(new Request(`http://api/media/${'0'.repeat(32)}/thumb.webp`));
  expect(picture.status).toBeGreaterThanOrEqual(500);
  expect(await picture.json()).toEqual({
    error: expect.any(String),
    correlationId: expect.stringMatching(/^[0-9a-f-]{36}$/),
  });
  await other.close();
});

test('what is asked too often is a 429 that says for how long, alone and deferred; in a batch its error does', async () => {
  const free = 'query E($email: String!) { emailUniqueness(email: $email) }';
  const deferred =
    'query D($email: String!) { ... @defer { orderYears } emailUniqueness(email: $email) }';
  const all = [free, deferred, documents.product];
  const limits = { ...limitRules, emailChecksByNetwork: { count: 1, seconds: 90 } };
  const other = await startTestApi(db.database, all, { limits });
  const ask = (text: string) => ({ id: documentId(text), variables: { email: 'a@example.org' } });
  const headers = { 'x-forwarded-for': '198.51.100.7' };
  expect((await other.post(ask(free), headers)).headers.get('retry-after')).toBeNull();
  for (const question of [ask(free), ask(deferred)]) {
    const answer = await other.post(question, headers);
    const wait = Number(answer.headers.get('retry-after'));
    expect(answer.status).toBe(429);
    expect(wait).toBeGreaterThan(60);
    expect(wait).toBeLessThanOrEqual(90);
    expect(await answer.json()).toMatchObject({
      errors: [{ extensions: { classification: 'TOO_MANY_REQUESTS', retryAfter: wait } }],
    });
  }
  const batch = await other.post([ask(free), product], headers);
  const [{ errors }, second] = await batch.json();
  expect(batch.status).toBe(200);
  expect(errors[0].extensions).toEqual({
    classification: 'TOO_MANY_REQUESTS',
    messageKey: 'error.tooManyRequests',
    retryAfter: expect.any(Number),
  });
  expect(second.data.productById.productId).toBe('p-heft');
  expect((await other.post(product, headers)).status).toBe(200);
  await other.api.close();
});
