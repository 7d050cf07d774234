import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemClock } from '../../clock.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { createCatalogReadModel } from '../catalog/readModel/readModel.ts';
import { appendChanges, type Change, createOutboxReader } from '../outbox/service.ts';
import { createSearchTermsService } from './operator.ts';
import { createSearchService } from './service.ts';

let test: TestDatabase;
let stop: () => Promise<void>;
let services: ReturnType<typeof createServices>;

const log = { warn: () => undefined };
const shop = { storefront: 'de', language: 'de' } as const;

function createServices() {
  const { database } = test;
  const outbox = createOutboxReader({ database, log, pollMs: 1e9 });
  const readModel = createCatalogReadModel({ database, clock: systemClock, log, outbox });
  const search = createSearchService({ database, log, outbox, readModel });
  return { outbox, readModel, search };
}

beforeAll(async () => {
  test = await createTestDatabase();
  await test.database.script(`
    insert into category (id, parent_id, name, source_hash) values
      ('basteln', null, '{"de": "Basteln", "en": "Crafts"}', ''),
      ('scheren', 'basteln', '{"de": "Scheren", "en": "Scissors"}', ''),
      ('schule', null, '{"de": "Schule", "en": "School"}', '');
    insert into attribute (id, name, source_hash) values
      ('color', '{"de": "Farbe"}', ''), ('frame', '{"de": "Rahmen"}', '');
    insert into attribute_value (attribute_id, id, name) values
      ('color', 'Crot', '{"de": "Rot", "en": "Red"}'), ('color', 'Cblau', '{"de": "Blau"}'),
      ('frame', 'Frot', '{"de": "Rot"}'), ('color', 'Chell', '{"de": "Helles Grün"}');
    insert into manufacturer (id, name, source_hash) values ('kw', 'Kreidewerk', '');
    insert into product (id, category_id, manufacturer_id, name, attributes, popularity, storefronts,
                         source_hash) values
      ('bastel', 'scheren', 'kw', '{"de": "Bastelschere spitz", "en": "Craft scissors"}',
       '{"frame": ["Frot"]}', 0, '{de,at,ch,b2b}', ''),
      ('kinder', 'scheren', null, '{"de": "Kinderschere rund", "en": "Child scissors"}', '{}', 900,
       '{de,at,ch,b2b}', ''),
      ('buero', 'schule', null, '{"de": "Büroschere"}', '{}', 0, '{b2b}', ''),
      ('heft', 'schule', null, '{"de": "Schulheft A4"}', '{}', 0, '{de,at,ch,b2b}', '');
    insert into item (id, product_id, position, order_number, ean, variant) values
      ('b-rot', 'bastel', 1, '10001-21', '4006381333931', '{"color": "Crot"}'),
      ('b-blau', 'bastel', 2, '10001-22', null, '{"color": "Cblau"}'),
      ('k-1', 'kinder', 1, 'K 55/7', null, '{"color": "Crot"}'),
      ('o-1', 'buero', 1, 'O-9000', null, '{}'),
      ('h-1', 'heft', 1, '7', null, '{"color": "Chell"}');
    insert into current_price (item_id, storefront, cents, currency, valid_from)
    select id, storefront, case id when 'b-rot' then 200 when 'b-blau' then 200 else 100 end, 'EUR', now() from item, unnest('{de,b2b}'::text[]) as storefront;
    insert into search_term (kind, storefront, language, term, target, position) values
      ('synonym', '*', 'de', 'Schneidegerät', 'Schere', 0),
      ('redirect', '*', 'de', 'Über uns', '/ueber-uns', 0),
      ('redirect', 'at', 'de', 'Über uns', '/at/ueber-uns', 0),
      ('redirect', '*', 'de', 'Jobs', 'https://jobs.example/', 0),
      ('popular', 'de', 'de', 'Schultüte', '', 2), ('popular', '*', 'de', 'Scheren', '', 1),
      ('popular', 'de', 'en', 'Scissors', '', 1)`);
  services = createServices();
  const { outbox, readModel, search } = services;
  stop = async () => {
    await search.stop();
    await readModel.stop();
    await outbox.stop();
  };
  await outbox.start();
  await readModel.start();
  await search.start();
});
afterAll(async () => {
  await stop();
  await test.drop();
});

function find(term: string, where: Parameters<typeof services.search.popularTerms>[0] = shop) {
  const result = services.search.search({ ...where, term });
  const { hits } = result;
  const listing = services.readModel.list({ ...where, hits, offset: 0, limit: 60 });
  return { ...result, ids: listing?.productIds ?? [], listing };
}

const change = async (sql: string, ...changes: Change[]) => {
  await test.database.transaction(async (tx) => {
    await tx.script(sql);
    await appendChanges(tx, changes);
  });
  await services.search.refreshed();
};

describe('search over the catalogue', () => {
  it('lists its hits by relevance, what is bought more before its equals (SEARCH-21)', () => {
    const { ids, total, match } = find('schere');
    expect({ ids, total, match }).toEqual({ ids: ['kinder', 'bastel'], total: 2, match: 'all' });
  });

  it('finds in a storefront what that sells', () => {
    expect(find('schere', { storefront: 'b2b', language: 'de' }).ids).toContain('buero');
    expect(find('schere', { storefront: 'at', language: 'de' })).toMatchObject({ total: 0 });
  });

  it('restricts to a category, and still counts the others (SEARCH-22)', () => {
    const { hits } = services.search.search({ ...shop, term: 'schere heft'.split(' ')[0] ?? '' });
    const request = { ...shop, hits, offset: 0, limit: 60 };
    const listing = services.readModel.list({ ...request, categoryId: 'schule' });
    expect(listing?.total).toBe(0);
    expect(listing?.categoryCounts.get('basteln')).toBe(2);
  });

  it('searches English texts for those who read English', () => {
    const english = { storefront: 'b2b', language: 'en' } as const;
    expect(find('scissors', english).ids.toSorted()).toEqual(['bastel', 'kinder']);
    expect(find('red craft scissors', english).ids[0]).toBe('bastel');
  });

  it('offers another spelling where nothing is found (DEC-29)', () => {
    expect(find('Kimdurschexe')).toMatchObject({ total: 0, didYouMean: 'Kinderschere' });
    expect(find('xyzzyq').didYouMean).toBeUndefined();
    // Nothing is both.
    expect(find('Kimdurschexe Schulheft')).toMatchObject({ ids: ['heft'], didYouMean: undefined });
  });

  it('says which words were given up, and what it read instead of others', () => {
    expect(find('schere xyzzyq')).toMatchObject({
      match: 'some',
      droppedWords: ['xyzzyq'],
      total: 2,
    });
    expect(find('Bastelscheere')).toMatchObject({ match: 'all', correctedTerm: 'Bastelschere' });
    expect(find('xyzzyq')).toMatchObject({ match: 'none', total: 0, correctedTerm: undefined });
  });

  it.each([
    ...['10001-21', '1000121', '10001 21', '4006381333931', '4 006381 333931', '10001'],
    ...[
      'Art.-Nr. 10001-21',
      'Artikelnummer: 10001-21',
      'Artikelnummer 10001 21',
      'EAN 4006381333931',
      'schere 10001-21',
    ],
  ])('finds an article by its number %s', (term) => {
    expect(find(term)).toMatchObject({ ids: ['bastel'], match: 'all' });
  });

  it.each([
    ['7', 'heft'],
    ['Art.-Nr. 7', 'heft'],
    ['K 55/7', 'kinder'],
    ['k55', 'kinder'],
    ['1000', 'bastel'],
    ['10001-2', 'bastel'],
  ])('finds an article by a number of any shape, or what it begins with: %s', (term, id) => {
    expect(find(term).ids).toEqual([id]);
  });

  it('takes digits beside other words for a number if it is whole, and finds the rest as well', () => {
    expect(find('Kinderschere 4006381333931').ids).toEqual(['bastel', 'kinder']);
    // A number of which that is the base only, and amounts.
    for (const term of ['Kinderschere 10001', 'Kinderschere 4006381333931 Stück']) {
      expect(find(term).ids[0], term).toBe('kinder');
    }
  });

  it('puts what costs as much as was said before what does not', () => {
    expect(find('schere ab 2 Euro').ids).toEqual(['bastel', 'kinder']);
    expect(find('schere unter 2 Euro').ids).toEqual(['kinder', 'bastel']);
  });
});

describe('checkTerm', () => {
  const check = (originalQuery: string, where = shop) =>
    services.search.checkTerm({ ...where, originalQuery });

  it("follows the operator's redirect, the storefront's own before others (SEARCH-16)", async () => {
    expect(await check('über  UNS')).toMatchObject({ redirectPath: '/ueber-uns' });
    expect(await check('ueber uns', { ...shop, storefront: 'at' as 'de' })).toMatchObject({
      redirectPath: '/at/ueber-uns',
    });
    expect(await check('jobs')).toMatchObject({ redirectPath: 'https://jobs.example/' });
  });

  it.each([
    ['10001-22', 'bastel', 'b-blau'],
    ['k557', 'kinder', 'k-1'],
    ['Artikel-Nr. 10001-22', 'bastel', 'b-blau'],
    ['4006381333931', 'bastel', 'b-rot'],
  ])('leads %s straight to its article (SEARCH-17)', async (query, productId, itemId) => {
    expect(await check(query)).toMatchObject({ product: { productId, itemId } });
  });

  it('leads nowhere for a number that is not sold here, or only begins one', async () => {
    expect((await check('O-9000')).product).toBeUndefined();
    expect((await check('10001')).product).toBeUndefined();
  });

  it('rewrites what is misspelt and keeps the rest as typed', async () => {
    expect(await check('Bastelscheere')).toMatchObject({
      query: 'Bastelschere',
      originalQuery: 'Bastelscheere',
      redirectPath: undefined,
    });
    expect(await check(' Schere ')).toMatchObject({ query: ' Schere ' });
  });
});

describe('adjustLongTail', () => {
  const adjust = (searchQuery: string) => services.search.adjustLongTail({ ...shop, searchQuery });

  it('turns bounds of prices into filters, and colours said as adjectives (SEARCH-14)', () => {
    expect(adjust('Schere unter 1,50 Euro')).toEqual({
      searchQuery: 'Schere',
      filters: [{ name: 'price', values: ['-1.5'] }],
    });
    expect(adjust('blaue Schere ab 1 €')).toEqual({
      searchQuery: 'Schere',
      filters: [
        { name: 'color', values: ['Cblau'] },
        { name: 'price', values: ['1-'] },
      ],
    });
  });

  it('keeps a bound that nothing meets out of the filters', () => {
    expect(adjust('Schere unter 10 Cent Euro').filters).toEqual([]);
    expect(adjust('Schere ab 500 Euro').filters).toEqual([]);
  });

  it('turns words that name filter values into filters (SEARCH-14)', () => {
    expect(adjust('rote Kinderschere')).toEqual({
      searchQuery: 'Kinderschere',
      filters: [{ name: 'color', values: ['Crot'] }],
    });
    expect(adjust('bastelschere kreidewerk blau').filters).toEqual([
      { name: 'manufacturer', values: ['kw'] },
      { name: 'color', values: ['Cblau'] },
    ]);
  });

  it('takes of values with one name the one that more of the products have', () => {
    expect(adjust('schere rot').filters).toEqual([{ name: 'color', values: ['Crot'] }]);
  });

  it('reads names of several words', () => {
    expect(adjust('Schulheft helles Grün')).toEqual({
      searchQuery: 'Schulheft',
      filters: [{ name: 'color', values: ['Chell'] }],
    });
  });

  it.each(['rot', 'schere', 'kinderschere blau', 'xyz rot', ''])('leaves %j as it is', (query) => {
    expect(adjust(query)).toEqual({ searchQuery: query, filters: [] });
  });
});

describe("the operator's words", () => {
  it('are popular terms in their order, at most eight (DEC-28)', async () => {
    expect(services.search.popularTerms(shop)).toEqual(['Scheren', 'Schultüte']);
    expect(services.search.popularTerms({ ...shop, storefront: 'at' })).toEqual(['Scheren']);
  });

  it('put products first for a term, in every form of it, where they are sold', async () => {
    const terms = createSearchTermsService({ database: test.database });
    const boost = { kind: 'boost', storefront: '*', language: 'de', term: 'Schere' } as const;
    expect(find('scheren').ids[0]).toBe('kinder');
    await terms.save({ ...boost, target: 'bastel, buero, unknown' });
    await services.search.refreshed();
    expect(find('scheren').ids[0]).toBe('bastel');
    expect(find('scheren').ids).not.toContain('buero');
    expect(find('runde scheren').ids[0]).toBe('kinder');
    expect(await terms.remove(boost)).toBe(true);
    expect(await terms.remove(boost)).toBe(false);
    await services.search.refreshed();
    expect(find('scheren').ids[0]).toBe('kinder');
  });

  it('hold as soon as they are changed', async () => {
    expect(find('Schneidegeräte').total).toBe(2);
    const before = services.search.generation();
    await change(
      `delete from search_term where kind = 'synonym';
       insert into search_term (kind, language, term, target) values
         ('synonym', 'de', 'Cutter', 'Schere, Messer')`,
      { kind: 'search', key: '*' },
    );
    expect(find('Schneidegeräte').total).toBe(0);
    expect(find('cutter').total).toBe(2);
    expect(services.search.generation()).toBeGreaterThan(before);
  });
});

describe('freshness', () => {
  it('finds new products and new names, and no longer the old ones', async () => {
    await change(
      `update product set name = '{"de": "Zackenschere"}' where id = 'kinder';
       insert into product (id, category_id, name, source_hash)
       values ('globus', 'schule', '{"de": "Leuchtglobus"}', '');
       insert into item (id, product_id, order_number) values ('g-1', 'globus', 'G1');
       insert into current_price (item_id, storefront, cents, currency, valid_from)
       values ('g-1', 'de', 1, 'EUR', now())`,
      { kind: 'product', key: 'kinder' },
      { kind: 'product', key: 'globus' },
    );
    expect(find('zackenschere').ids[0]).toBe('kinder');
    expect(find('kinderschere').match).not.toBe('all');
    expect(find('leuchtglobus').ids[0]).toBe('globus');
    expect(services.search.suggest({ ...shop, text: 'leucht' })[0]?.value).toBe('Leuchtglobus');
  });

  it('needs no rebuild for what a price or stock changes, and ranks by them at once', async () => {
    const before = services.search.generation();
    await change(
      `update current_price set cents = 5 where item_id = 'g-1';
       update item set stock = 3 where id = 'g-1'`,
      { kind: 'product', key: 'globus' },
    );
    expect(services.search.generation()).toBe(before);
    const score = () => find('leuchtglobus').hits.scores[0] ?? 0;
    const inStock = score();
    await change("update item set stock = 0, restock_days = null where id = 'g-1'", {
      kind: 'product',
      key: 'globus',
    });
    expect(services.search.generation()).toBe(before);
    expect(score()).toBeLessThan(inStock);
    await change("update product set retired_at = now() where id = 'globus'", {
      kind: 'product',
      key: 'globus',
    });
    expect(find('leuchtglobus').total).toBe(0);
  });
});
