import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { settableClock } from '../../../clock.ts';
import { statement } from '../../../database/database.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/database.ts';
import { appendChanges, type Change, createOutboxReader } from '../../outbox/service.ts';
import { type CatalogReadModel, createCatalogReadModel, type ListRequest } from './readModel.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
  await test.database.script(`
    insert into category (id, parent_id, position, name, storefronts, source_hash) values
      ('buero', null, 2, '{"de": "Büro", "en": "Office"}', '{de,at,ch,b2b}', ''),
      ('schule', null, 1, '{"de": "Schule"}', '{de,at,ch,b2b}', ''),
      ('hefte', 'schule', 1, '{"de": "Hefte"}', '{de,at,ch,b2b}', ''),
      ('amtlich', 'buero', 1, '{"de": "Amtliches"}', '{b2b}', '');
    insert into attribute (id, name, source_hash) values ('color', '{"de": "Farbe"}', '');
    insert into attribute_value (attribute_id, id, name, position) values
      ('color', 'Cred', '{"de": "Rot", "en": "Red"}', 1), ('color', 'Cblue', '{"de": "Blau"}', 2);
    insert into manufacturer (id, name, source_hash) values ('kw', 'Kreidewerk', '');
    insert into product (id, category_id, further_category_ids, manufacturer_id, name, introduced_on,
                         source_hash) values
      ('heft', 'hefte', '{buero}', 'kw', '{"de": "Heft"}', '2026-09-01', ''),
      ('block', 'hefte', '{}', null, '{"de": "Block"}', '2026-01-01', ''),
      ('alt', 'hefte', '{}', null, '{"de": "Alt"}', '2026-01-01', '');
    update product set retired_at = now() where id = 'alt';
    insert into item (id, product_id, position, order_number, variant, stock) values
      ('heft-r', 'heft', 1, 'H1', '{"color": "Cred"}', 5),
      ('heft-b', 'heft', 2, 'H2', '{"color": "Cblue"}', 5),
      ('block-1', 'block', 1, 'B1', '{}', 5),
      ('alt-1', 'alt', 1, 'A1', '{}', 5);
    insert into current_price (item_id, storefront, cents, currency, valid_from)
    select item.id, storefront, case item.id when 'heft-b' then 90 else 100 end, 'EUR', now()
      from item, unnest('{de,b2b}'::text[]) as storefront;`);
});
afterAll(() => test.drop());

const warnings: unknown[] = [];
const log = { warn: (...words: unknown[]) => void warnings.push(words) };
const page = { storefront: 'de', language: 'de', offset: 0, limit: 60 } as const;

async function startReadModel(now = new Date('2026-10-01T12:00:00Z')) {
  const clock = settableClock(now);
  const { database } = test;
  const outbox = createOutboxReader({ database, log, pollMs: 1e9 });
  const readModel = createCatalogReadModel({ database, clock, log, outbox });
  await outbox.start();
  await readModel.start();
  return {
    readModel,
    clock,
    outbox,
    async [Symbol.asyncDispose]() {
      await readModel.stop();
      await outbox.stop();
    },
  };
}

const rangeOf = (readModel: CatalogReadModel, request: ListRequest, id: string) =>
  readModel.list(request)?.ranges.find((range) => range.id === id);

/** Runs SQL and tells of it, as every writer does. */
const change = (sql: string, ...changes: Change[]) =>
  test.database.transaction(async (tx) => {
    await tx.script(sql);
    await appendChanges(tx, changes);
  });
/** Whether a build waits for the items, having read the products to their end. */
const productsRead = statement(
  'test_products_read',
  `select count(*) filter (where wait_event_type = 'Lock') > 0
          and count(*) filter (where state = 'idle' and query = 'commit') > 0 as read
     from pg_stat_activity
    where datname = current_database() and backend_start > $1`,
);
const transactionBegan = statement('test_transaction_began', 'select now() as began');
const heft: Change = { kind: 'product', key: 'heft' };

describe('the read model', () => {
  it('reads the catalogue from PostgreSQL', async () => {
    await using started = await startReadModel();
    const { readModel } = started;
    expect(readModel.ready()).toBe(true);
    expect(rangeOf(readModel, page, 'price')).toMatchObject({ min: 90, max: 100 });
    expect(readModel.list({ ...page, sort: 'nameAsc' })).toMatchObject({
      productIds: ['block', 'heft'],
      bestItemIds: ['block-1', 'heft-b'],
      total: 2,
      facets: [
        {
          id: 'color',
          name: 'Farbe',
          values: [
            { id: 'Cred', name: 'Rot', count: 1 },
            { id: 'Cblue', name: 'Blau', count: 1 },
          ],
        },
        { id: 'manufacturer', values: [{ id: 'kw', name: 'Kreidewerk', count: 1 }] },
        { id: 'availability', values: [{ id: 'now', count: 2 }] },
        { id: 'offer', values: [{ id: 'new', count: 1 }] },
      ],
    });
    expect(readModel.list({ ...page, categoryId: 'buero' })?.productIds).toEqual(['heft']);
    expect(readModel.list({ ...page, storefront: 'at' })?.total).toBe(0);
    const [color] = readModel.list({ ...page, storefront: 'b2b', language: 'en' })?.facets ?? [];
    expect(color?.values.map(({ name }) => name)).toEqual(['Red', 'Blau']);
  });

  it('gives the tree of a storefront in order, with counts', async () => {
    await using started = await startReadModel();
    const tree = started.readModel.categoryTree('de');
    expect(tree).toMatchObject([
      {
        ...{ id: 'schule', parentId: undefined, depth: 0, path: ['schule'], productCount: 2 },
        children: [
          { id: 'hefte', parentId: 'schule', depth: 1, path: ['schule', 'hefte'], productCount: 2 },
        ],
      },
      { id: 'buero', productCount: 1, children: [] },
    ]);
    expect(started.readModel.categoryTree('b2b')[1]?.children).toMatchObject([{ id: 'amtlich' }]);
  });

  it('shows a changed price, stock and rating without a rebuild', async () => {
    await using started = await startReadModel();
    const { readModel, outbox } = started;
    const before = readModel.generation();
    const { numbering } = readModel.products('de');
    await change(
      `update current_price set cents = 80, lowest_30_days_cents = 100
        where item_id = 'heft-r' and storefront = 'de';
       update item set stock = 0, restock_days = null where product_id = 'block';
       update product set rating_count = 2, rating_sum = 9 where id = 'heft'`,
      heft,
      { kind: 'product', key: 'block' },
    );
    await outbox.poll();
    const listing = readModel.list({ ...page, sort: 'priceAsc' });
    expect(listing?.bestItemIds).toEqual(['heft-r', 'block-1']);
    expect(rangeOf(readModel, page, 'price')).toMatchObject({ min: 80, max: 100, steps: [] });
    expect(rangeOf(readModel, page, 'rating')).toMatchObject({
      min: 450,
      max: 450,
      steps: [
        { from: 4, count: 1 },
        { from: 3, count: 1 },
        { from: 2, count: 1 },
      ],
    });
    const valuesOf = (facet: string) => listing?.facets.find(({ id }) => id === facet)?.values;
    expect(valuesOf('availability')).toMatchObject([{ id: 'now' }, { id: 'none' }]);
    expect(valuesOf('offer')).toMatchObject([{ id: 'sale', count: 1 }, { id: 'new' }]);
    expect(readModel.generation()).toBeGreaterThan(before);
    expect(readModel.products('de').numbering).toBe(numbering);
    await change(
      `update current_price set cents = 100, lowest_30_days_cents = null where item_id = 'heft-r';
       update item set stock = 5 where product_id = 'block';
       update product set rating_count = 0, rating_sum = 0 where id = 'heft'`,
    );
  });

  it('keeps its generation when nothing that a listing shows has changed', async () => {
    await using started = await startReadModel();
    const { readModel, outbox } = started;
    const before = readModel.generation();
    await change("update item set stock = 4 where id = 'heft-r'", heft);
    await outbox.poll();
    expect(readModel.generation()).toBe(before);
  });

  it('unlists a product that was retired, or lost its price', async () => {
    await using started = await startReadModel();
    const { readModel, outbox } = started;
    await change("update product set retired_at = now() where id = 'heft'", heft);
    await outbox.poll();
    expect(readModel.list(page)?.productIds).toEqual(['block']);
    await change(
      `update product set retired_at = null where id = 'heft';
       delete from current_price where item_id like 'heft%' and storefront = 'b2b'`,
      heft,
    );
    await outbox.poll();
    expect(readModel.list(page)?.total).toBe(2);
    expect(readModel.list({ ...page, storefront: 'b2b' })?.productIds).toEqual(['block']);
    await change(
      `insert into current_price (item_id, storefront, cents, currency, valid_from)
       select id, 'b2b', 100, 'EUR', now() from item where product_id = 'heft'`,
      heft,
    );
  });

  it('knows which categories have goods, and announces when another one has, or none has any more', async () => {
    await using started = await startReadModel();
    const { readModel, outbox } = started;
    const announced: Change[] = [];
    outbox.freshness.subscribe((changes) => announced.push(...changes));
    const having = () =>
      ['schule', 'hefte', 'buero', 'amtlich'].filter((id) => readModel.hasGoods('de', id));
    const everything: Change = { kind: 'catalog', key: '*' };
    expect(having()).toEqual(['schule', 'hefte', 'buero']);
    await change("update item set stock = 3 where product_id = 'heft'", heft);
    await outbox.poll();
    expect(announced).not.toContainEqual(everything);
    await change("update product set retired_at = now() where id = 'heft'", heft);
    await outbox.poll();
    expect(having()).toEqual(['schule', 'hefte']);
    expect(announced.splice(0)).toContainEqual(everything);
    await change("update product set retired_at = null where id = 'heft'", heft);
    await outbox.poll();
    expect(having()).toEqual(['schule', 'hefte', 'buero']);
    expect(announced).toContainEqual(everything);
  });

  it('shows new products, moved ones and other categories after a rebuild', async () => {
    await using started = await startReadModel();
    const { readModel } = started;
    await change(
      `insert into product (id, category_id, name, source_hash)
       values ('neu', 'buero', '{"de": "Anspitzer"}', '');
       insert into item (id, product_id, order_number) values ('neu-1', 'neu', 'N1');
       insert into current_price values ('neu-1', 'de', 10, 'EUR', null, null, now());
       update product set category_id = 'buero', further_category_ids = '{}' where id = 'block'`,
      { kind: 'product', key: 'neu' },
      { kind: 'product', key: 'block' },
    );
    await readModel.refreshed();
    const request = { ...page, categoryId: 'buero', sort: 'nameAsc' } as const;
    expect(readModel.list(request)?.productIds).toEqual(['neu', 'block', 'heft']);

    await change('update category set name = \'{"de": "Kontor"}\' where id = \'buero\'', {
      kind: 'category',
      key: 'buero',
    });
    await readModel.refreshed();
    expect(readModel.categoryTree('de')[1]?.name.de).toBe('Kontor');
  });

  it('sorts a renamed product at its new place', async () => {
    await using started = await startReadModel();
    const { readModel } = started;
    await change('update product set name = \'{"de": "Äpfel"}\' where id = \'heft\'', heft);
    await readModel.refreshed();
    expect(readModel.list({ ...page, sort: 'nameAsc' })?.productIds[1]).toBe('heft');
  });

  it('misses no change that is committed while a build reads', async () => {
    await using started = await startReadModel();
    const { readModel, outbox } = started;
    let refreshed: Promise<void> | undefined;
    await test.database.transaction(async (tx) => {
      // The build has read the products and waits for the items …
      await tx.script('lock table item in access exclusive mode');
      await change('', { kind: 'catalog', key: '*' });
      refreshed = readModel.refreshed();
      const { began } = (await tx.row<{ began: Date }>(transactionBegan)) ?? {};
      for (let isRead = false; !isRead; ) {
        isRead = (await test.database.row<{ read: boolean }>(productsRead, [began]))?.read ?? false;
      }
      // … when one of the products changes.
      await tx.script("update product set rating_count = 1, rating_sum = 3 where id = 'heft'");
      await appendChanges(tx, [heft]);
    });
    // Told before the build is done, so written into the columns that it replaces.
    await outbox.poll();
    await refreshed;
    expect(rangeOf(readModel, page, 'rating')).toMatchObject({ min: 300, max: 300 });
  });

  it('announces a category and its goods once listings show them, not before', async () => {
    await using started = await startReadModel();
    const { readModel, outbox } = started;
    const seen: (number | undefined)[] = [];
    outbox.freshness.subscribe(() => seen.push(readModel.list(page)?.total));
    const before = readModel.list(page)?.total ?? 0;
    const everything: Change = { kind: 'catalog', key: '*' };
    await change("update product set retired_at = now() where id = 'heft'", everything);
    await readModel.refreshed();
    await change("update product set retired_at = null where id = 'heft'", everything);
    await readModel.refreshed();
    expect(seen).toEqual([before, before - 1, before - 1, before]);
  });

  it('ends "new" at midnight and tells so by its generation', async () => {
    await using started = await startReadModel(new Date('2026-10-30T23:59:00Z'));
    const { readModel, clock } = started;
    const before = readModel.generation();
    const offers = () =>
      readModel.list({ ...page, categoryId: 'schule' })?.facets.find(({ id }) => id === 'offer')
        ?.values;
    expect(offers()).toMatchObject([{ id: 'new', count: 1 }]);
    clock.advance(120_000);
    expect(readModel.generation()).toBeGreaterThan(before);
    expect(offers()).toBeUndefined();
  });

  it('survives a change that it cannot read, and shows it later', async () => {
    await using started = await startReadModel();
    const { readModel, outbox } = started;
    await change(
      `update current_price set cents = 70 where item_id = 'heft-b';
       alter table current_price rename to current_price_away`,
      heft,
    );
    await expect(outbox.poll()).rejects.toThrow('current_price');
    expect(rangeOf(readModel, page, 'price')?.min).not.toBe(70);
    await test.database.script('alter table current_price_away rename to current_price');
    await outbox.poll();
    expect(rangeOf(readModel, { ...page, categoryId: 'schule' }, 'price')?.min).toBe(70);
  });
});
