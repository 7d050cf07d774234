import { afterAll, beforeAll, expect, it } from 'vitest';
import { nextCutoff } from './modules/catalog/catalog.ts';
import { importCatalogue } from './modules/import/service.ts';
import { documentId, startTestApi, type TestApi } from './testing/api.ts';
import { createTestDatabase, type TestDatabase } from './testing/index.ts';

/** How the API is asked over HTTP, on goods that came through the import. */

const documents = {
  product: 'query Product($id: String!) { productById(productId: $id) { productId name } }',
  visitor: 'query Visitor { customerInfo { isGuest visitorType userId } }',
  start: 'mutation Start { initShop { cartId } }',
};

let db: TestDatabase;
let shop: TestApi;

const stock = (stock: number) =>
  importCatalogue({
    database: db.database,
    media: shop.api.services.media,
    source: [
      { type: 'category', id: 'paper', name: 'Papier' },
      {
        type: 'product',
        id: 'heft',
        category: 'paper',
        name: `Schulheft ${stock}`,
        items: [{ id: 'heft-1', stock, prices: { de: { cents: 95 } } }],
      },
    ],
  });

beforeAll(async () => {
  db = await createTestDatabase();
  shop = await startTestApi(db.database, Object.values(documents));
  expect(await stock(1)).toMatchObject({ refused: 0 });
  await shop.api.services.outbox.poll();
});

afterAll(async () => {
  await shop.api.close();
  await db.drop();
});

/** In the query of the URL, what is no text as JSON. */
function byGet(question: object, headers = {}) {
  const fields = Object.entries(question).map(([name, value]) => [
    name,
    typeof value === 'string' ? value : JSON.stringify(value),
  ]);
  return shop.get(`/graphql/?${new URLSearchParams(fields)}`, headers);
}

const idOf = (name: keyof typeof documents) => documentId(documents[name]);

it('API-02: a query answers the same by GET as by POST', async () => {
  const id = idOf('product');
  const variables = { id: 'heft' };
  const operationName = 'Product';
  const mine = { 'x-ishop-api-userid': 'A'.repeat(22) };
  const questions: [object, Record<string, string>?][] = [
    [{ id, variables }],
    [{ query: documents.product, operationName, variables }],
    [{ id: idOf('visitor') }, mine],
    [{ id: 'unknown' }],
  ];
  for (const [question, headers] of questions) {
    const [got, posted] = [await byGet(question, headers), await shop.post(question, headers)];
    expect(await got.json()).toEqual(await posted.json());
    expect(got.status).toBe(posted.status);
  }
  const answer = await (await byGet({ id, variables })).json();
  expect(answer).toEqual({ data: { productById: { productId: 'heft', name: 'Schulheft 1' } } });
});

it('an answer by GET is kept by nobody on its way', async () => {
  const answer = await byGet({ id: idOf('visitor') });
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
});

it('a mutation by GET is refused', async () => {
  const answer = await byGet({ id: idOf('start') });
  expect(answer.status).toBe(405);
  expect(await answer.json()).not.toHaveProperty('data');
});

/** What a storefront in a process of its own asks four times a second. */
async function freshness(): Promise<{ generation: string; boundaryInMs: number }> {
  return (await shop.get('/freshness')).json();
}

it('who keeps an answer for as long as /freshness names one generation shows each change', async () => {
  let kept = { generation: '', name: '' };
  async function shownName(): Promise<string> {
    const { generation } = await freshness();
    if (kept.generation !== generation) {
      const answer = await shop.post({ id: idOf('product'), variables: { id: 'heft' } });
      kept = { generation, name: (await answer.json()).data.productById.name };
    }
    return kept.name;
  }
  for (const pieces of [1, 2, 3]) {
    expect(await stock(pieces)).toMatchObject({ refused: 0 });
    await expect.poll(shownName).toBe(`Schulheft ${pieces}`);
  }
});

it('/freshness tells when prices, marks, deals or days of delivery change by the clock', async () => {
  const { boundaryInMs } = await freshness();
  expect(boundaryInMs).toBeGreaterThan(0);
  expect(boundaryInMs).toBeLessThanOrEqual(86_400_000 - (Date.now() % 86_400_000) + 1000);
  expect(boundaryInMs).toBeLessThanOrEqual(nextCutoff(Date.now()) - Date.now() + 1000);
});

it('/freshness counts as the process does that answers, and names it', async () => {
  const counted = async () => {
    const [instance, generation] = (await freshness()).generation.split(' ');
    return { instance, isPresent: generation === `${shop.api.generation()}` };
  };
  // A rebuild of the index after an import counts as well, whenever it is done.
  await expect
    .poll(counted)
    .toEqual({ instance: expect.stringMatching(/^[0-9a-f-]{36}$/), isPresent: true });
});

it('/freshness is for the storefront’s own client', async () => {
  for (const token of ['', 'x.y.z', await shop.tokenOf('browser')]) {
    expect((await shop.get('/freshness', {}, token)).status, token).toBe(401);
  }
});
