import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { UnusableFileError } from './service.ts';
import { createTestShop, product, surroundings, type TestShop } from './testShop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
beforeEach(() => shop.empty());
afterAll(() => shop.close());

const ids = async (table: string) =>
  (await shop.rows<{ id: string }>(`select id from ${table} order by id`)).map(({ id }) => id);

describe('bad lines', () => {
  const text = (...lines: (object | string)[]) =>
    lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n');

  test('are told with number, field and reason, and the good ones are kept', async () => {
    const line = product('a');
    const [item] = line.items;
    const report = await shop.import(
      text(
        ...surroundings,
        '{"type":"product"',
        '',
        { type: 'produkt', id: 'x' },
        { ...line, id: '-x', items: [] },
        { ...line, id: 'x', items: [{ ...item, stock: -1, prices: { de: { cents: 1.5 } } }] },
        { ...line, id: 'y', items: [{ ...item, ean: '4006381333932', prices: {} }] },
        '[1]',
        '"text"',
        line,
        { ...line, isBook: 'yes' },
        { ...line, id: 'empty', items: [] },
        { ...line, id: 'free', items: [{ ...item, prices: {} }] },
      ),
    );
    expect(report).toMatchObject({ accepted: 4, refused: 10 });
    expect(report.refusals.map((one) => [one.line, one.id, one.field, one.reason])).toEqual([
      [4, undefined, '', expect.stringMatching(/^is no JSON: /)],
      [6, 'x', 'type', expect.stringMatching(/^must be one of attribute, /)],
      [7, '-x', 'id', expect.stringContaining('beginning with a letter or digit')],
      [8, 'x', 'items[0].stock', 'must be from 0 to 1000000000, not -1'],
      [8, 'x', 'items[0].prices.de.cents', 'must be a whole number, not 1.5'],
      [9, 'y', 'items[0].ean', 'has a wrong check digit: 4006381333932'],
      [10, undefined, 'type', 'is missing'],
      [11, undefined, 'type', 'is missing'],
      [13, 'a', 'isBook', 'must be true or false, not "yes"'],
      [14, 'empty', 'items', 'must have one that is published'],
      [15, 'free', 'items[0].prices', 'must have a price for one storefront at least'],
    ]);
    expect(await ids('product')).toEqual(['a']);
  });

  test('a product of which the database refuses a part leaves no trace', async () => {
    // Somebody else takes the order number between the import's look and its write.
    await shop.import([...surroundings, product('taken')]);
    await shop.database.script(`
      create function take_number() returns trigger language plpgsql as $$
      begin
        if new.order_number = 'bad' then raise unique_violation using message = 'taken'; end if;
        return new;
      end $$;
      create trigger take before insert on item for each row execute function take_number()`);
    const bad = product('bad');
    const items = [{ ...bad.items[0], orderNumber: 'bad' }];
    const good = [product('a'), product('b'), product('c')];
    const report = await shop.import([...good, { ...bad, items }, product('d')]);
    await shop.database.script('drop trigger take on item; drop function take_number()');
    expect(report.refusals).toMatchObject([
      { line: 4, type: 'product', id: 'bad', reason: 'the database refuses it: taken' },
    ]);
    expect(report).toMatchObject({ accepted: 4, created: 4, refused: 1 });
    expect(await ids('product')).toEqual(['a', 'b', 'c', 'd', 'taken']);
    expect(await ids('item')).toEqual(['a-1', 'b-1', 'c-1', 'd-1', 'taken-1']);
  });

  test('an id that stands in the file twice is refused the second time', async () => {
    const report = await shop.import([...surroundings, product('a', 100), product('a', 200)]);
    expect(report.refusals).toMatchObject([
      { line: 5, field: 'id', reason: 'was already in line 4' },
    ]);
    expect(await shop.rows('select cents from current_price')).toEqual([{ cents: 100 }]);
  });

  test('categories that lie below themselves are called so, however far apart they stand', async () => {
    const below = (id: string, parent: string) => ({ type: 'category', id, parent, name: id });
    const many = Array.from({ length: 900 }, (_, at) => below(`k${at}`, 'top'));
    const report = await shop.import([
      { type: 'category', id: 'top', name: 'Oben' },
      below('a', 'c'),
      ...many,
      below('b', 'a'),
      below('c', 'b'),
      below('self', 'self'),
      below('under', 'a'),
    ]);
    expect(report.refusals.map(({ id, field, reason }) => [id, field, reason])).toEqual([
      ['a', 'parent', '"a" lies below itself: a > c > b > a'],
      ['b', 'parent', '"b" lies below itself: b > a > c > b'],
      ['c', 'parent', '"c" lies below itself: c > b > a > c'],
      ['self', 'parent', '"self" lies below itself: self > self'],
      ['under', 'parent', 'there is no category "a"'],
    ]);
    expect(await ids('category')).toHaveLength(901);
  });

  test('a parameter is refused for the values that "parameter set" refuses', async () => {
    const row = (name: string, entry: string, value: string) => ({
      type: 'parameter',
      name,
      entry,
      value,
    });
    const report = await shop.import([
      row('returns', 'enabled', 'yes'),
      row('shipping', 'cost.cents', '4,95'),
      row('Blitzangebot', 'activated', 'true'),
      row('returns', 'days', '14'),
      row('own', 'entry', 'any text'),
    ]);
    expect(report.refusals.map(({ line, field, reason }) => [line, field, reason])).toEqual([
      [1, 'value', 'must be true or false, not "yes"'],
      [2, 'value', 'must be a whole number from 0 to 999999999, not "4,95"'],
      [3, 'value', 'must be on or off, not "true"'],
    ]);
    expect(await shop.rows('select entry, value from parameter order by entry')).toEqual([
      { entry: 'days', value: '14' },
      { entry: 'entry', value: 'any text' },
    ]);
  });

  test('colour families, icons and templates that the shop does not have are named', async () => {
    const report = await shop.import([
      { type: 'category', id: 'a', name: 'A', subject: 'mathe', icon: 'calculator' },
      { type: 'category', id: 'b', name: 'B', subject: 'mathematik', icon: 'abacus' },
      {
        type: 'content',
        path: '/a',
        rows: [{ cells: [{ template: 'html' }, { template: 'heroSlider' }] }],
      },
    ]);
    expect(report).toMatchObject({ accepted: 3, refused: 0 });
    expect(report.remarks.map(({ line, field, reason }) => [line, field, reason])).toEqual([
      [1, 'subject', expect.stringMatching(/"mathe"; there are deutsch, mathematik, /)],
      [1, 'icon', expect.stringMatching(/"calculator"; there are category, home, /)],
      [
        3,
        'rows[0].cells[1].template',
        expect.stringMatching(/"heroSlider"; there are sliderHero,/),
      ],
    ]);
  });

  test('goods in English need no German, which the English text stands in for', async () => {
    const report = await shop.import([
      { type: 'category', id: 'paper', name: { en: 'Paper' } },
      { ...product('a'), category: 'paper', name: { en: 'Pad' }, keywords: { en: ['jotter'] } },
      { ...product('b'), category: 'paper', name: {} },
    ]);
    expect(report.refusals).toMatchObject([
      { line: 3, field: 'name', reason: 'is missing: give it as de, en or both' },
    ]);
    expect(await shop.rows('select name, keywords from product')).toEqual([
      { name: { de: 'Pad', en: 'Pad' }, keywords: { de: ['jotter'], en: ['jotter'] } },
    ]);
    const csv = await shop.import('sku,name_en,price\nen-1,Stapler,9.99\n');
    expect(csv).toMatchObject({ refused: 0, format: 'csv' });
  });

  test('unknown fields are warned of, the line is kept', async () => {
    const report = await shop.import([
      { ...surroundings[0], colour: 'red', name: { de: 'H', fr: 'C' } },
    ]);
    expect(report).toMatchObject({ accepted: 1, warnings: 2 });
    expect(report.remarks.map(({ field }) => field).sort()).toEqual(['colour', 'name.fr']);
  });

  test('a line of any length needs no more memory than 4 MB', async () => {
    async function* huge() {
      yield `${JSON.stringify(surroundings[0])}\n{"type":"product","id":"`;
      for (let part = 0; part < 40; part++) yield 'x'.repeat(1_000_000);
      yield `"}\n${JSON.stringify(surroundings[2])}`;
    }
    const report = await shop.import([], { source: huge() });
    expect(report.refusals).toMatchObject([{ line: 2, reason: 'is longer than 4 MB' }]);
    expect(report.accepted).toBe(2);
  });

  test('JSON nested without end refuses its line only, wherever it stands', async () => {
    const deep = `${'['.repeat(200_000)}${']'.repeat(200_000)}`;
    const cell = `{"template":"html","attributes":{"a":${deep}}}`;
    const lines = [
      `{"type":"content","path":"/a","rows":[{"cells":[${cell}]}]}`,
      `{"type":"category","id":"waits","parent":"hefte","name":"W","deep":${deep}}`,
      `{"type":"attribute","id":"a","name":"A","values":${deep}}`,
      JSON.stringify(surroundings[0]),
    ];
    const report = await shop.import(lines.join('\n'));
    expect(report.refusals.map(({ line }) => line)).toEqual([1, 3]);
    expect(await ids('category')).toEqual(['hefte', 'waits']);
  });

  test('a line with thousands of mistakes is told in some twenty', async () => {
    const unknown = Array.from({ length: 5_000 }, (_, at) => [`field${at}`, at]);
    const values = Array.from({ length: 5_000 }, () => ({ id: '1' }));
    const line = { type: 'attribute', id: 'a', name: 'A', values, ...Object.fromEntries(unknown) };
    const report = await shop.import([line]);
    expect(report.refused).toBe(1);
    expect(report.refusals).toHaveLength(21);
    expect(report.remarks).toHaveLength(21);
  });

  test('broken UTF-8 refuses its line only, and a mark at the beginning is no matter', async () => {
    async function* bytes() {
      yield Buffer.from(`\ufeff${JSON.stringify(surroundings[0])}\r\n`);
      yield Buffer.from([0x7b, 0x22, 0xc3, 0x28, 0x22, 0x7d, 0x0a]);
      const last = Buffer.from(JSON.stringify({ type: 'manufacturer', id: 'm', name: 'Müller' }));
      // Chunks may end inside a character.
      const inside = last.indexOf(0xc3) + 1;
      yield last.subarray(0, inside);
      yield last.subarray(inside);
    }
    const report = await shop.import([], { source: bytes() });
    expect(report.refusals).toMatchObject([{ line: 2, reason: 'is not valid UTF-8' }]);
    expect(await shop.rows('select name from manufacturer')).toEqual([{ name: 'Müller' }]);
  });

  test('control characters and lone surrogates do not reach the database', async () => {
    const name = 'A\u0000B\ud800\u0007 C\r\nD';
    const report = await shop.import([{ type: 'manufacturer', id: 'm', name }]);
    expect(report.refused).toBe(0);
    expect(await shop.rows('select name from manufacturer')).toEqual([{ name: 'AB\ufffd C\nD' }]);
  });
});

describe('unusable files', () => {
  test.each([
    ['nothing', '', /empty/],
    ['blank lines', '\n \n', /empty/],
    ['one JSON list', '[{"type":"category"}]', /JSON Lines/],
    ['a letter', 'Dear shop, please find attached', /neither JSON Lines nor a CSV/],
  ])('%s', async (_what, text, message) => {
    await expect(shop.import(text)).rejects.toThrow(UnusableFileError);
    await expect(shop.import(text)).rejects.toThrow(message);
  });

  test('a path to nothing, and one to a folder', async () => {
    const source = join(shop.folder, 'nothing.jsonl');
    await expect(shop.import([], { source })).rejects.toThrow(UnusableFileError);
    await expect(shop.import([], { source: shop.folder })).rejects.toThrow(UnusableFileError);
  });

  test('prices in a currency that the storefronts do not have', async () => {
    const defaults = { currency: 'USD' };
    await expect(shop.import(surroundings, { defaults })).rejects.toThrow(/sells in EUR/);
  });
});
