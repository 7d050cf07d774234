import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { flatColumns } from './files/flatCsv.ts';
import { createTestShop, type TestShop } from './testShop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
beforeEach(() => shop.empty());
afterAll(() => shop.close());

const offline = { pictures: { fetch: false } };

describe('Shopify’s product CSV', () => {
  const header =
    'Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Option2 Name,' +
    'Option2 Value,Variant SKU,Variant Grams,Variant Inventory Qty,Variant Inventory Policy,' +
    'Variant Price,Variant Compare At Price,Variant Barcode,Image Src,Image Position,' +
    'Image Alt Text,Gift Card,SEO Title,Variant Image';
  const csv = (...rows: string[]) => [header, ...rows].join('\n');

  test('rows of one handle are one product, options are variants, other rows are pictures', async () => {
    const report = await shop.import(
      csv(
        'cup,Cup,"<p onclick=""x()"">Big</p><script>1</script>",Ada,Cups,"Blue, Clay",true,Size,S,Colour,Blue,,90,5,deny,9.99,12.00,4006381333931,https://p.example/1.jpg,2,One,false,Best cup,https://p.example/s.jpg',
        'cup,,,,,,,,M,,Blue,SKU-M,95,-2,continue,10.5,,no-ean,https://p.example/2.jpg,1,,,,',
        'cup,,,,,,,,,,,,,,,,,,https://p.example/3.jpg,3,,,,',
      ),
      { ...offline, defaults: { compareAt: 'list-price' } },
    );
    expect(report).toMatchObject({ format: 'shopify', refused: 0, lines: 4 });
    expect(report.byType).toMatchObject({ product: { created: 1 }, attribute: { created: 2 } });
    expect(await shop.rows('select * from product')).toMatchObject([
      {
        id: 'cup',
        category_id: 'cups',
        manufacturer_id: 'ada',
        name: { de: 'Cup' },
        description: { de: '<p>Big</p>' },
        keywords: { de: ['Blue', 'Clay'] },
        seo: { title: { de: 'Best cup' } },
        tax_class: 'standard',
      },
    ]);
    const items = await shop.rows<{ pictures: { source: string }[] }>(
      'select * from item order by position',
    );
    expect(items).toMatchObject([
      {
        id: 'cup-s-blue',
        order_number: 'cup-s-blue',
        stock: 5,
        restock_days: null,
        weight_grams: 90,
        ean: '4006381333931',
        variant: { size: 's', colour: 'blue' },
      },
      {
        id: 'SKU-M',
        order_number: 'SKU-M',
        stock: 0,
        restock_days: 7,
        ean: null,
        variant: { size: 'm', colour: 'blue' },
      },
    ]);
    expect(items.map(({ pictures }) => pictures.map(({ source }) => source.at(-5)))).toEqual([
      ['s', '2', '1', '3'],
      ['2', '1', '3'],
    ]);
    expect(
      await shop.rows(
        `select storefront, cents, list_price_cents as uvp from current_price
          where item_id = 'cup-s-blue' order by storefront`,
      ),
    ).toEqual([
      { storefront: 'at', cents: 999, uvp: 1200 },
      // Businesses see net prices.
      { storefront: 'b2b', cents: 839, uvp: 1008 },
      { storefront: 'ch', cents: 999, uvp: 1200 },
      { storefront: 'de', cents: 999, uvp: 1200 },
    ]);
    expect(
      await shop.rows('select attribute_id, id, name from attribute_value order by 1, 2'),
    ).toEqual([
      { attribute_id: 'colour', id: 'blue', name: { de: 'Blue' } },
      { attribute_id: 'size', id: 'm', name: { de: 'M' } },
      { attribute_id: 'size', id: 's', name: { de: 'S' } },
    ]);
    expect(report.remarks).toContainEqual(
      expect.objectContaining({ line: 3, field: 'Variant Barcode', id: 'cup' }),
    );
    expect(report.remarks).toContainEqual(
      expect.objectContaining({ field: 'Image Src', reason: expect.stringMatching(/placeholder/) }),
    );
  });

  test('the same file again changes nothing', async () => {
    const file = csv(
      'cup,Cup,Text,Ada,,"Blue, Clay",true,Title,Default Title,,,,0,5,deny,9.99,,,,,,,,',
    );
    await shop.import(file);
    expect(await shop.import(file)).toMatchObject({ created: 0, updated: 0, unchanged: 3 });
    expect(await shop.rows('select id, variant from item')).toEqual([{ id: 'cup', variant: {} }]);
  });

  test('category from Type, else Tags, else what the flag says (ruling 15)', async () => {
    const row = (handle: string, type: string, tags: string) =>
      `${handle},Name,,,${type},"${tags}",true,,,,,,,,,1,,,,,,,,`;
    const file = csv(row('a', 'Cups', 'Blue'), row('b', '', 'Blue, Red'), row('c', '', ''));
    await shop.import(file);
    const categories = 'select id, category_id from product order by id';
    expect(await shop.rows(categories)).toEqual([
      { id: 'a', category_id: 'cups' },
      { id: 'b', category_id: 'blue' },
      { id: 'c', category_id: 'unsortiert' },
    ]);
    await shop.import(file, {
      defaults: { category: 'Neu', storefronts: ['at'], taxClass: 'reduced' },
    });
    expect(
      await shop.rows('select category_id, tax_class, storefronts from product order by id'),
    ).toContainEqual({ category_id: 'neu', tax_class: 'reduced', storefronts: ['at'] });
    expect(await shop.rows('select distinct storefront from current_price')).toEqual([
      { storefront: 'at' },
    ]);
  });

  test('what is not published or a draft is not sold; gift cards are refused', async () => {
    const statusHeader = `${header},Status`;
    const row = (handle: string, published: string, gift: string, status: string) =>
      `${handle},N,,,T,,${published},,,,,,,,,1,,,,,,${gift},,,${status}`;
    const report = await shop.import(
      [
        statusHeader,
        row('a', 'true', 'false', 'active'),
        row('b', 'false', 'false', 'active'),
        row('c', 'true', 'false', 'draft'),
        row('d', 'true', 'true', 'active'),
      ].join('\n'),
    );
    expect(await shop.rows('select id from product where retired_at is null')).toEqual([
      { id: 'a' },
    ]);
    expect(report.refusals).toMatchObject([{ line: 5, field: 'Gift Card', id: 'd' }]);
  });

  test('what Shopify does not count can be sold; without a column of stock a warning says so', async () => {
    const tracked = `${header},Variant Inventory Tracker`;
    const row = (handle: string, stock: string, tracker: string) =>
      `${handle},N,,,T,,true,,,,,,,${stock},deny,1,,,,,,,,,${tracker}`;
    await shop.import(
      [tracked, row('a', '0', ''), row('b', '0', 'shopify'), row('c', '3', 'shopify')].join('\n'),
    );
    expect(await shop.rows('select id, stock, restock_days from item order by id')).toEqual([
      { id: 'a', stock: 10_000, restock_days: 7 },
      { id: 'b', stock: 0, restock_days: null },
      { id: 'c', stock: 3, restock_days: null },
    ]);
    const report = await shop.import('Handle,Title,Variant Price\nd,D,5\n');
    expect(report).toMatchObject({ refused: 0, accepted: 2 });
    expect(report.remarks).toMatchObject([
      { line: 1, field: 'Variant Inventory Qty', reason: expect.stringMatching(/id and stock/) },
    ]);
  });

  test('a compare-at price is the recommended one only when that is said', async () => {
    const file = csv('cup,Cup,,Ada,Cups,,true,,,,,,,1,deny,9.99,12.00,,,,,,,');
    const listPrices = `select distinct list_price_cents as uvp from current_price
                         where storefront = 'de'`;
    const report = await shop.import(file);
    expect(report.remarks).toMatchObject([
      { line: 1, field: 'Variant Compare At Price', reason: expect.stringMatching(/--compare-at/) },
    ]);
    expect(await shop.rows(listPrices)).toEqual([{ uvp: null }]);
    const told = await shop.import(file, { defaults: { compareAt: 'list-price' } });
    expect(told.remarks).toEqual([]);
    expect(await shop.rows(listPrices)).toEqual([{ uvp: 1200 }]);
  });

  test('a draft may be without a price and stays a draft', async () => {
    const row = (handle: string, status: string) =>
      `${handle},N,,,T,,true,,,,,,,1,deny,,,,,,,,,,${status}`;
    const file = [`${header},Status`, row('a', 'draft'), row('b', 'active')].join('\n');
    const report = await shop.import(file);
    expect(report.refusals).toMatchObject([{ line: 3, id: 'b', field: 'Variant Price' }]);
    expect(await shop.import(file)).toMatchObject({ updated: 0 });
    expect(await shop.rows('select id, retired_at is null as sold from product')).toEqual([
      { id: 'a', sold: false },
    ]);
    expect(await shop.rows('select * from current_price')).toEqual([]);
  });

  test('refuses a product as a whole, with line and column', async () => {
    const report = await shop.import(
      csv(
        'cup,Cup,,Ada,Cups,,true,Size,S,,,,,5,deny,9.99,,,,,,,,',
        'cup,,,,,,,,M,,,,,5,deny,free,,,,,,,,',
        'pot,Pot,,Ada,Cups,,true,,,,,,,1,deny,5,,,,,,,,',
        'pan,,,Ada,Cups,,true,,,,,,,1,deny,5,,,,,,,,',
        ',Lid,,Ada,Cups,,true,,,,,,,1,deny,5,,,,,,,,',
        'jar,Jar,"never closed,Ada',
      ),
    );
    expect(report.refusals.map(({ line, id, field, reason }) => [line, id, field, reason])).toEqual(
      [
        [3, 'cup', 'Variant Price', 'is no number: "free"'],
        [5, 'pan', 'Title', 'is missing'],
        [6, undefined, 'Handle', 'is missing'],
        [7, 'jar', '', 'opens a quotation mark that is never closed'],
      ],
    );
    expect(await shop.rows('select id from product')).toEqual([{ id: 'pot' }]);
  });

  test('rows of a product that stand apart are refused, not taken for all of it', async () => {
    const row = (handle: string, size: string) =>
      `${handle},N,,,T,,true,Size,${size},,,,,,,1,,,,,,,,`;
    const report = await shop.import(csv(row('a', 'S'), row('b', 'S'), row('a', 'M')));
    expect(report.refusals).toMatchObject([{ line: 4, id: 'a', reason: 'was already in line 2' }]);
    expect(await shop.rows('select id from item order by id')).toEqual([
      { id: 'a-s' },
      { id: 'b-s' },
    ]);
  });

  test('leaves alone what the shop knows of categories and attributes', async () => {
    await shop.import([
      { type: 'category', id: 'cups', name: { de: 'Tassen', en: 'Cups' }, position: 9 },
      { type: 'attribute', id: 'size', name: 'Größe', values: [{ id: 's', name: 'Klein' }] },
    ]);
    const row = (size: string) => `cup,Cup,,,Cups,,true,Size,${size},,,,,,,1,,,,,,,,`;
    await shop.import(csv(row('S'), row('M')));
    expect(await shop.rows('select name, position from category')).toEqual([
      { name: { de: 'Tassen', en: 'Cups' }, position: 9 },
    ]);
    expect(await shop.rows('select name from attribute')).toEqual([{ name: { de: 'Größe' } }]);
    expect(await shop.rows('select id, name from attribute_value order by id')).toEqual([
      { id: 'm', name: { de: 'M' } },
      { id: 's', name: { de: 'Klein' } },
    ]);
  });

  test('the newer export’s column names are known too', async () => {
    const report = await shop.import(
      'Title,URL handle,Description,Vendor,Type,Tags,Published on online store,Status,SKU,Option1 name,Option1 value,Price,Inventory quantity,Product image URL\n' +
        'Cup,cup,<p>x</p>,Ada,Cups,,TRUE,Active,C-1,Size,S,9.99,3,',
    );
    expect(report).toMatchObject({ format: 'shopify', refused: 0 });
    expect(await shop.rows('select id, stock, variant from item')).toEqual([
      { id: 'C-1', stock: 3, variant: { size: 's' } },
    ]);
  });
});

/** Ids of what a CSV has only names of. */
const derived = async () => ({
  categories: await shop.rows('select id, retired_at is null as shown from category order by id'),
  makers: await shop.rows('select id from manufacturer order by id'),
  values: await shop.rows('select attribute_id, id from attribute_value order by 1, 2'),
});

describe('what only refused rows name is not made', () => {
  test('of a gift card, in Shopify’s CSV', async () => {
    const row = (handle: string, type: string, vendor: string, option: string, gift: string) =>
      `${handle},N,${vendor},${type},${option},50,1,${gift}`;
    const report = await shop.import(
      [
        'Handle,Title,Vendor,Type,Option1 Name,Option1 Value,Variant Price,Gift Card',
        row('card', 'Gift', 'Cards', 'Amount', 'true'),
        row('cup', 'Cups', 'Ada', 'Size', 'false'),
      ].join('\n'),
    );
    expect(report.refusals).toMatchObject([{ id: 'card', field: 'Gift Card' }]);
    expect(await derived()).toEqual({
      categories: [{ id: 'cups', shown: true }],
      makers: [{ id: 'ada' }],
      values: [{ attribute_id: 'size', id: 'v50' }],
    });
  });

  test('of articles with a cell, a field or a number that is refused', async () => {
    const report = await shop.import(
      [
        'id;name;category;manufacturer;price;ean;variant:Farbe;attribute:Form',
        '1;A;Stifte > Neu;Ada;abc;;rot;rund',
        '2;B;Stifte > Alt;Ben;1;4006381333932;blau;eckig',
        '3;C;Stifte;Cem;1;;grün;spitz',
        '4;D;Hefte;Dora;1;;gelb;flach',
        '3;E;Mappen;Eva;1;;grau;rund',
      ].join('\n'),
    );
    expect(report.refusals.map(({ line, field }) => [line, field])).toEqual([
      [2, 'price'],
      [3, 'ean'],
      [6, 'id'],
    ]);
    expect(await derived()).toEqual({
      categories: [
        { id: 'hefte', shown: true },
        { id: 'stifte', shown: true },
      ],
      makers: [{ id: 'cem' }, { id: 'dora' }],
      values: [
        { attribute_id: 'farbe', id: 'gelb' },
        { attribute_id: 'farbe', id: 'gruen' },
        { attribute_id: 'form', id: 'flach' },
        { attribute_id: 'form', id: 'spitz' },
      ],
    });
  });

  test('but what the shop has of it stays when the file replaces all', async () => {
    const file = (price: string) =>
      `id;name;category;manufacturer;price;variant:Farbe\n1;A;Stifte > Neu;Ada;${price};rot\n2;B;Hefte;Ben;1;blau\n`;
    await shop.import(file('1'));
    const before = await derived();
    const report = await shop.import(file('abc'), { replace: true });
    expect(report).toMatchObject({ refused: 1, retired: 0 });
    expect(report.remarks).toMatchObject([{ line: 1, field: 'stock' }]);
    expect(await derived()).toEqual(before);
  });
});

describe('values of an attribute that the import makes', () => {
  const file = (...lengths: string[]) =>
    ['id;name;price;stock;variant:Länge', ...lengths.map((it, at) => `${at};A;1;1;${it}`)].join(
      '\n',
    );
  const order = async () =>
    (
      await shop.rows<{ name: { de: string } }>(
        'select name from attribute_value order by position, id',
      )
    ).map(({ name }) => name.de);

  test.each([
    ['numbers of one unit', ['1 m', '10 m', '2m', '0,5 m'], ['0,5 m', '1 m', '2m', '10 m']],
    ['large ones', ['20000 mAh', '5000 mAh'], ['5000 mAh', '20000 mAh']],
    ['bare ones', ['24', '12.5', '-3'], ['-3', '12.5', '24']],
    ['of two units', ['1 m', '50 cm'], ['1 m', '50 cm']],
    ['of more than one number', ['10 x 20 cm', '5 x 5 cm'], ['10 x 20 cm', '5 x 5 cm']],
    ['that could mean two numbers', ['1.500 g', '200 g'], ['1.500 g', '200 g']],
    ['numbers and words', ['L', '3 m', '1 m'], ['L', '3 m', '1 m']],
  ])('go by size where they are alike: %s', async (_, given, expected) => {
    await shop.import(file(...given));
    expect(await order()).toEqual(expected);
  });

  test('find their place when a later file adds them', async () => {
    await shop.import(file('10 m', '1 m', '3 m'));
    await shop.import(file('10 m', '1 m', '3 m', '2 m', '0.5 m'));
    expect(await order()).toEqual(['0.5 m', '1 m', '2 m', '3 m', '10 m']);
  });

  test('stay as the shop has them where it made them itself', async () => {
    const values = [
      { id: 'v10-m', name: '10 m' },
      { id: 'v1-m', name: '1 m' },
    ];
    await shop.import([{ type: 'attribute', id: 'laenge', name: 'Länge', values }]);
    await shop.import(file('1 m', '10 m'));
    expect(await order()).toEqual(['10 m', '1 m']);
  });
});

describe('a flat article list', () => {
  test('in German, with semicolons and decimal commas, in Windows-1252', async () => {
    const text =
      'Artikelnummer;Produkt;Bezeichnung;Kategorie;Hersteller;Preis;UVP;Bestand;Variante:Größe;Merkmal:Material;Eigenschaft:Inhalt;Mwst\r\n' +
      '4711;becher;Becher groß;Küche > Becher;Müller;1.234,50;;7;Groß;Holz|Metall;2 Stück;19 %\r\n' +
      '4712;becher;;;;3,49;4,00;0;Klein;;;\r\n';
    async function* bytes() {
      yield Buffer.from(text, 'latin1');
    }
    const report = await shop.import([], { source: bytes() });
    expect(report).toMatchObject({ format: 'csv', refused: 0, warnings: 0 });
    expect(await shop.rows('select * from product')).toMatchObject([
      {
        id: 'becher',
        name: { de: 'Becher groß' },
        category_id: 'kueche-becher',
        manufacturer_id: 'mueller',
        attributes: { material: ['holz', 'metall'] },
        features: [{ name: { de: 'Inhalt' }, value: { de: '2 Stück' } }],
      },
    ]);
    expect(await shop.rows('select id, parent_id, name from category order by id')).toEqual([
      { id: 'kueche', parent_id: null, name: { de: 'Küche' } },
      { id: 'kueche-becher', parent_id: 'kueche', name: { de: 'Becher' } },
    ]);
    expect(
      await shop.rows(
        `select i.id, i.stock, i.variant, c.cents, c.list_price_cents as uvp
           from item i join current_price c on c.item_id = i.id and c.storefront = 'de' order by 1`,
      ),
    ).toEqual([
      { id: '4711', stock: 7, variant: { groesse: 'gross' }, cents: 123450, uvp: null },
      { id: '4712', stock: 0, variant: { groesse: 'klein' }, cents: 349, uvp: 400 },
    ]);
  });

  test('every column that docs/import.md names', async () => {
    const header = Object.keys(flatColumns).join(',');
    const row =
      'a-1,a,A/1,Name,Name en,Kurz,Short,<b>Lang</b>,Long,Kat,Maker,wort|zwei,reduced,no,yes,31.08.2026,"de,at,b2b",yes,10.00,11.00,12.00,8.00,15.00,10: 9.00,5: 10.50,-,5: 7.50 | 20: 7.00,4,3,2,20,4006381333931,250,"0,5",l,ja,nein,';
    const report = await shop.import(`${header}\n${row}`);
    expect(report).toMatchObject({ refused: 0, warnings: 0 });
    expect(await shop.rows('select * from product')).toMatchObject([
      {
        name: { de: 'Name', en: 'Name en' },
        summary: { de: 'Kurz', en: 'Short' },
        description: { de: '<b>Lang</b>', en: '<p>Long</p>' },
        keywords: { de: ['wort', 'zwei'] },
        tax_class: 'reduced',
        is_topseller: true,
        introduced_on: '2026-08-31',
        storefronts: ['de', 'at', 'b2b'],
      },
    ]);
    expect(await shop.rows('select * from item')).toMatchObject([
      {
        id: 'a-1',
        order_number: 'A/1',
        restock_days: 3,
        minimum_order_quantity: 2,
        max_quantity: 20,
        weight_grams: 250,
        content_amount: '0.5000',
        content_unit: 'l',
        is_bulky: true,
        prime_eligible: false,
      },
    ]);
    expect(
      await shop.rows('select storefront, cents, tiers from current_price order by 1'),
    ).toEqual([
      { storefront: 'at', cents: 1100, tiers: [{ from: 5, cents: 1050 }] },
      {
        storefront: 'b2b',
        cents: 800,
        tiers: [
          { from: 5, cents: 750 },
          { from: 20, cents: 700 },
        ],
      },
      { storefront: 'de', cents: 1000, tiers: [{ from: 10, cents: 900 }] },
    ]);
  });

  test('tells line and column of what is wrong, and columns that it does not know', async () => {
    const report = await shop.import(
      'id,name,price,stock,ean,colour\n1,A,1.234,x,123,red\n2,B,,1,,\n,C,1,1,,\n3,D,1,1,,,extra\n4,E,5,,,',
    );
    expect(report.refusals.map(({ line, field, reason }) => [line, field, reason])).toEqual([
      [2, 'stock', 'is no number: "x"'],
      [2, 'price', expect.stringMatching(/^could be thousands or decimals/)],
      [3, 'price', 'is missing'],
      [4, 'id', 'is missing'],
      [5, '', 'has more cells (7) than the header has columns (6)'],
    ]);
    expect(report.remarks).toMatchObject([{ line: 1, field: 'colour' }]);
    expect(await shop.rows('select id from product')).toEqual([{ id: '4' }]);
  });

  test('without a column of stock a warning says that nothing is in stock', async () => {
    const report = await shop.import('id,name,price\n1,A,1\n2,B,1\n');
    expect(report).toMatchObject({ refused: 0, warnings: 1 });
    expect(report.remarks).toMatchObject([
      { line: 1, field: 'stock', reason: expect.stringMatching(/CSV of id and stock/) },
    ]);
  });

  test('one fault is told once, at the column of its storefront', async () => {
    const report = await shop.import(
      'id,name,price,price_at,list_price\n1,A,2000000,,\n2,B,1,-3,\n3,C,1,2,9999999\n',
    );
    expect(report.refusals.map(({ line, field, reason }) => [line, field, reason])).toEqual([
      [2, 'price', 'is above 1,000,000: 2000000'],
      [3, 'price_at', 'is negative: -3'],
      [4, 'list_price', 'is above 1,000,000: 9999999'],
    ]);
  });

  test('an article that stands there twice is told so once', async () => {
    const report = await shop.import('id,name,price\nA,One,1\nA,Two,2\n');
    expect(report.refusals).toMatchObject([
      { line: 3, field: 'id', reason: '"A" stands there twice' },
    ]);
  });

  test('umlauts of two characters, as a Mac writes them, are those of one', async () => {
    const red = sharp({ create: { width: 40, height: 30, channels: 3, background: 'red' } });
    const file = join(shop.folder, 'Büro.jpg'.normalize('NFD'));
    await writeFile(file, await red.jpeg().toBuffer());
    const list = 'id;name;bestand;preis;höchstmenge;bild\n1;Büro-Größe;1;1;5;Büro.jpg\n';
    const options = { pictures: { directory: shop.folder } };
    const report = await shop.import(list.normalize('NFD'), options);
    expect(report).toMatchObject({ refused: 0, warnings: 0 });
    expect(await shop.rows(`select name->>'de' as name from product`)).toEqual([
      { name: 'Büro-Größe'.normalize('NFC') },
    ]);
    expect(await shop.rows('select max_quantity from item')).toEqual([{ max_quantity: 5 }]);
    expect(await shop.import(list.normalize('NFC'), options)).toMatchObject({
      created: 0,
      updated: 0,
    });
  });

  test('a wrong EAN is told by the rules of the format, at its own column', async () => {
    const report = await shop.import('id,name,price,ean\n1,A,1,4006381333932\n');
    expect(report.refusals).toMatchObject([
      { line: 2, field: 'ean', reason: 'has a wrong check digit: 4006381333932' },
    ]);
  });
});
