import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { settableClock } from '../../clock.ts';
import { type Database, statement } from '../../database/database.ts';
import { demoDrawings } from '../../demo/drawings/index.ts';
import { createTestDatabase } from '../../testing/index.ts';
import { createMediaService } from '../media/service.ts';
import { exportCatalogue } from './export.ts';
import { type ImportOptions, type ImportReport, importCatalogue, type Remark } from './service.ts';

/** An empty shop for the tests of the import, on a database and in a folder of its own. */
export interface TestShop {
  readonly database: Database;
  readonly folder: string;
  readonly clock: ReturnType<typeof settableClock>;
  /** Imports a file's text, or lines as objects; tells what was refused and warned of as well. */
  import(
    source: string | readonly object[],
    options?: Partial<ImportOptions>,
  ): Promise<ImportReport & { refusals: Remark[]; remarks: Remark[] }>;
  rows<R = Record<string, unknown>>(sql: string): Promise<R[]>;
  export(picturesDirectory?: string): Promise<string>;
  empty(): Promise<void>;
  close(): Promise<void>;
}

export async function createTestShop(): Promise<TestShop> {
  const test = await createTestDatabase();
  const { database } = test;
  const folder = await mkdtemp(join(tmpdir(), 'kreide-import-test-'));
  const clock = settableClock(new Date('2026-11-21T10:00:00Z'));
  const media = createMediaService({
    database,
    directory: folder,
    log: console,
    drawings: demoDrawings,
  });
  return {
    database,
    folder,
    clock,
    async import(source, options) {
      const refusals: Remark[] = [];
      const remarks: Remark[] = [];
      const report = await importCatalogue({
        database,
        media,
        clock,
        source: typeof source === 'string' ? asStream(source) : source,
        onRefused: (refusal) => refusals.push(refusal),
        onWarning: (warning) => remarks.push(warning),
        ...options,
      });
      return { ...report, refusals, remarks };
    },
    rows: <R>(sql: string) =>
      database.rows<R>(statement(`test_${createHash('sha1').update(sql).digest('hex')}`, sql)),
    async export(picturesDirectory) {
      const lines = [];
      for await (const line of exportCatalogue({ database, picturesDirectory })) lines.push(line);
      return lines.join('');
    },
    empty: () =>
      database.script(`truncate media, category, attribute, manufacturer, product, item, price,
        current_price, lightning_deal, review, content_page, search_term, parameter, voucher, gift,
        teaser_list, outbox cascade`),
    async close() {
      await test.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function* asStream(text: string): AsyncGenerator<string> {
  yield text;
}

/** The lines that a product needs around it. */
export const surroundings = [
  { type: 'category', id: 'hefte', name: { de: 'Hefte', en: 'Exercise books' } },
  { type: 'attribute', id: 'ruling', name: 'Lineatur', values: [value('L21'), value('L25')] },
  { type: 'manufacturer', id: 'kreidewerk', name: 'Kreidewerk' },
];

function value(id: string) {
  return { id, name: `Lineatur ${id.slice(1)}` };
}

/** A product with one item for each cents given. */
export function product(id: string, ...prices: number[]) {
  return {
    type: 'product',
    id,
    category: 'hefte',
    name: { de: `Heft ${id}` },
    items: (prices.length > 0 ? prices : [119]).map((cents, index) => ({
      id: `${id}-${index + 1}`,
      variant: prices.length > 1 ? { ruling: index === 0 ? 'L21' : 'L25' } : {},
      prices: { de: { cents } },
    })),
  };
}
