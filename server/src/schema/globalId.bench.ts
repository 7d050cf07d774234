import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { documentId, startTestApi, type TestApi } from '../testing/api.ts';
import { importLines } from '../testing/importLines.ts';
import { createTestDatabase, type TestDatabase } from '../testing/index.ts';

let isSimple = false;

vi.mock('./globalId.ts', async (importOriginal) => {
  const original = await importOriginal<typeof import('./globalId.ts')>();
  const globalId: typeof original.globalId = (typename, id) =>
    isSimple ? `${typename}:${id}` : original.globalId(typename, id);
  return { ...original, globalId };
});

const tiles = 60;
const persisted = readFileSync(
  new URL('../../../storefront/persisted.json', import.meta.url),
  'utf8',
);
const listing = Object.values<string>(JSON.parse(persisted)).find((text) =>
  text.includes('query CategoryPageQuery('),
);

let db: TestDatabase;
let shop: TestApi;

beforeAll(async () => {
  db = await createTestDatabase();
  shop = await startTestApi(db.database, [listing ?? ''], { keptAnswerBytes: 0 });
  await importLines(db.database, [
    { type: 'category', id: 'paper', name: 'Papier' },
    ...Array.from({ length: tiles }, (_, number) => ({
      type: 'product',
      id: `product-${number}`,
      category: 'paper',
      name: `Schulheft Lineatur ${number} DIN A4`,
      items: [{ id: `product-${number}-item`, stock: 5, prices: { de: { cents: 95 + number } } }],
    })),
  ]);
  await shop.api.services.readModel.refreshed();
});

afterAll(async () => {
  await shop.api.close();
  await db.drop();
});

test('a listing is answered faster with ids that are joined than with ids by template', async () => {
  const token = await shop.tokenOf();
  const variables = { id: 'paper', offset: 0, limit: tiles, sortBy: 'si' };
  const question = { id: documentId(listing ?? ''), variables };
  const ask = async () => (await shop.post(question, {}, token)).text();
  expect((await ask()).match(/"id":"Product:/g)).toHaveLength(tiles);

  /** Of the processor, so that what runs beside it counts little; in turns, so that it counts alike. */
  async function microseconds(times: number): Promise<number> {
    const before = process.cpuUsage();
    for (let time = 0; time < times; time++) await ask();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / times;
  }
  const ratios: number[] = [];
  for (let round = 0; round < 60; round++) {
    const took = { joined: 0, simple: 0 };
    for (const kind of round % 2
      ? (['joined', 'simple'] as const)
      : (['simple', 'joined'] as const)) {
      isSimple = kind === 'simple';
      await microseconds(20);
      took[kind] = await microseconds(150);
    }
    ratios.push(took.simple / took.joined);
  }
  const ratio = ratios.toSorted((a, b) => a - b)[ratios.length / 2] ?? 0;
  console.log(`ids by template take ${ratio.toFixed(3)} of the time`);
  expect(ratio).toBeGreaterThan(1.03);
});
