import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemClock } from '../../clock.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { idOf } from '../catalog/catalog.ts';
import { createCatalogReadModel } from '../catalog/readModel/readModel.ts';
import { createOutboxReader } from '../outbox/service.ts';
import { createSearchService, type SearchService } from './service.ts';
import { rulesOfGermanShop } from './writtenLanguage.ts';

const log = { warn: () => undefined };

const goods = [
  ['Battery AA, pack of 4', 'For the clock and the torch.', 'EN-1001'],
  ['Ring binder A4', 'A binder of card with a label on the back.', 'EN-1002'],
  ['Binder clips 32 mm', 'Clips for a stack of paper.', 'EN-1003'],
  ['Paper knife', 'For letters and for the parcels of the day.', 'EN-1004'],
  ['Office chair', 'With armrests, and with wheels for a floor of wood.', 'EN-1005'],
  ['Whiteboard marker black', 'Wipes off the board with a dry cloth.', 'EN-1006'],
];

let test: TestDatabase;
let search: SearchService;
let stop: () => Promise<void>;

/** The names of what is found, best first. */
function find(term: string, storefront: 'de' | 'b2b' = 'de', language: 'de' | 'en' = 'de') {
  const { hits } = search.search({ storefront, language, term });
  const order = [...hits.products.keys()].sort(
    (a, b) => (hits.scores[b] ?? 0) - (hits.scores[a] ?? 0),
  );
  return order.map((at) => nameOf(hits.products[at] ?? 0));
}
let nameOf: (product: number) => string;

beforeAll(async () => {
  test = await createTestDatabase();
  const { database } = test;
  // As an import of English texts alone leaves them (docs/import.md).
  const both = (text = '') => `jsonb_build_object('de', '${text}', 'en', '${text}')`;
  await database.script(`
    insert into category (id, name, source_hash) values ('office', ${both('Office')}, '');
    ${goods
      .map(
        ([name, description, number], at) => `
    insert into product (id, category_id, name, description, storefronts, source_hash) values
      ('p${at}', 'office', ${both(name)}, ${both(description)}, '{de,b2b}', '');
    insert into item (id, product_id, position, order_number) values ('i${at}', 'p${at}', 1, '${number}');`,
      )
      .join('\n')}
    insert into current_price (item_id, storefront, cents, currency, valid_from)
    select id, storefront, case id when 'i1' then 900 else 200 end, 'EUR', now()
      from item, unnest('{de,b2b}'::text[]) as storefront;`);
  const outbox = createOutboxReader({ database, log, pollMs: 1e9 });
  const readModel = createCatalogReadModel({ database, clock: systemClock, log, outbox });
  search = createSearchService({ database, log, outbox, readModel });
  await outbox.start();
  await readModel.start();
  await search.start();
  nameOf = (product) => {
    const id = idOf(readModel.products('de').numbering, product);
    return goods[Number(id.slice(1))]?.[0] ?? '';
  };
  stop = async () => {
    await search.stop();
    await readModel.stop();
    await outbox.stop();
  };
});

afterAll(async () => {
  await stop();
  await test.drop();
});

describe('goods that have English texts alone', () => {
  it.each([
    ['de', 'de'],
    ['b2b', 'en'],
  ] as const)('are found by English words at %s in %s', (storefront, language) => {
    const first = (term: string) => find(term, storefront, language)[0];
    expect(first('batteries')).toBe('Battery AA, pack of 4');
    expect(first('paper knives')).toBe('Paper knife');
    expect(first('binder')).toBe('Ring binder A4');
    expect(first('marker for whiteboard')).toBe('Whiteboard marker black');
    expect(first('whitebord markers')).toBe('Whiteboard marker black');
    expect(find('ice', storefront, language)).toEqual([]);
    expect(find('EN-1005', storefront, language)).toEqual(['Office chair']);
  });

  it('keep the bounds that are said in German', () => {
    expect(find('binder unter 3 Euro')[0]).toBe('Binder clips 32 mm');
    expect(find('binder under 3 euros')[0]).toBe('Binder clips 32 mm');
  });
});

describe('the rules of a German shop', () => {
  const often = (text: string, hasOwnName = false) =>
    Array.from({ length: 20 }, () => ({ text, hasOwnName }));

  it('are German unless most of the texts are English', () => {
    expect(rulesOfGermanShop([])).toBe('de');
    expect(rulesOfGermanShop(often('Stift für die Schule und das Büro'))).toBe('de');
    expect(rulesOfGermanShop(often('A pen for the school and the office'))).toBe(
      'englishForGermans',
    );
    const mixed = [...often('A pen for the school'), ...often('Stift für die Schule und mehr')];
    expect(rulesOfGermanShop(mixed)).toBe('de');
  });

  it('are German where names are, whatever the descriptions', () => {
    const english = often('Drehstuhl blau. A chair for the office with a back of mesh.', true);
    expect(rulesOfGermanShop(english)).toBe('de');
    const few = [...english, ...often('A chair for the office'), ...often('A desk for the office')];
    expect(rulesOfGermanShop([...few, ...few.slice(20)])).toBe('englishForGermans');
  });
});
