import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/index.ts';
import { createTestShop, type TestShop } from '../../testing/shop.ts';
import { importCatalogue } from '../import/service.ts';

let db: TestDatabase;
let shop: TestShop;

const drawing = { drawing: { kind: 'exercise-book' } };
const data = (mime: string, text: string) => `data:${mime};base64,${btoa(text)}`;

beforeAll(async () => {
  db = await createTestDatabase();
  shop = createTestShop(db.database);
  const report = await importCatalogue({
    database: db.database,
    media: shop.services.media,
    clock: shop.clock,
    source: [
      { type: 'category', id: 'licht', name: { de: 'Licht', en: 'Light' } },
      { type: 'category', id: 'lampen', parent: 'licht', name: { de: 'Lampen', en: 'Lamps' } },
      {
        type: 'attribute',
        id: 'color',
        name: { de: 'Farbe', en: 'Colour' },
        values: [
          { id: 'Cred', name: { de: 'Rot', en: 'Red' } },
          { id: 'Cblue', name: { de: 'Blau', en: 'Blue' } },
        ],
      },
      {
        type: 'manufacturer',
        id: 'hell',
        name: 'Hell',
        url: 'https://hell.example/',
        picture: drawing,
      },
      {
        type: 'product',
        id: 'lampe',
        category: 'lampen',
        manufacturer: 'hell',
        name: { de: 'Leselampe', en: 'Reading lamp' },
        documents: [
          { name: 'Anleitung', kind: 'manual', data: data('application/pdf', '%PDF-1.4') },
          { name: 'Beratung', url: '/beratung/licht' },
        ],
        videos: [{ name: 'Film', url: 'https://film.example/1', picture: drawing }],
        audioSamples: [{ name: 'Klick', data: data('audio/mpeg', 'ID3 click') }],
        labels: [{ name: 'Sparsam', text: 'Braucht wenig.', picture: drawing }],
        warranty: '5 Jahre',
        energy: { class: 'C', label: drawing, sheetUrl: '/blatt.pdf' },
        specialOffer: { de: 'Lichtwochen', en: 'Weeks of light' },
        teasers: { top: '/teaser/licht' },
        extraBadges: [
          { id: 'classic', name: 'Klassiker' },
          { id: 'a', name: 'A' },
          { id: 'top-rated', name: 'Bestens' },
          { id: 'b', name: 'B' },
          { id: 'shop-brand', name: 'Eigen' },
          { id: 'c', name: 'C' },
          { id: 'd', name: 'D' },
        ],
        seo: { title: 'Lampe!', description: 'Hell.', robots: 'noindex' },
        warnings: [{ text: { de: 'Heiß', en: 'Hot' }, danger: true, picture: drawing }],
        items: [
          {
            id: 'rot',
            variant: { color: 'Cred' },
            stock: 9,
            isBulky: true,
            primeEligible: true,
            minimumOrderQuantity: 2,
            maxQuantity: 8,
            warnings: ['Rot färbt ab'].map((text) => ({ text })),
            charger: { included: false, minWatt: 5, maxWatt: 20, usbPd: true },
            prices: { de: { cents: 800, listPriceCents: 1500 }, b2b: { cents: 1000 } },
            priceHistory: [{ storefront: 'de', cents: 1000, validFrom: '2026-08-01' }],
          },
          { id: 'blau', variant: { color: 'Cblue' }, stock: 0, prices: { de: { cents: 900 } } },
        ],
      },
      {
        type: 'content',
        path: '/teaser/licht',
        rows: [{ cells: [{ template: 'html', attributes: { headline: 'Mehr Licht' } }] }],
      },
    ],
  });
  expect(report).toMatchObject({ refused: 0, warnings: 0 });
});
afterAll(() => db.drop());

const product = (fields: string, storefront: 'de' | 'b2b' = 'de') =>
  shop
    .visitor(
      storefront,
      storefront === 'b2b' ? { shopLanguage: 'en-DE', hasPassedGuard: true } : {},
    )
    .run<{ productById: Record<string, unknown> }>(
      `query ($id: String!) { productById(productId: $id) { ${fields} } }`,
      { id: 'lampe' },
    )
    .then(({ productById }) => productById);

const variants = (selectedVariants: object[], itemId?: string) =>
  shop
    .visitor()
    .run<{ variantInformation: unknown }>(
      `query ($selected: [VariantSelection!]!, $itemId: String) {
         variantInformation(productId: "lampe", selectedVariants: $selected, itemId: $itemId) {
           isConfigured
           item {
             itemId orderNumber primeFaehig minimumOrderQuantity maxQuantity
             warnings { text } charger { included maxWatt image { mediaId } }
             availability { colour text } variantAttributes { label value }
           }
           attributes { name displayName options { value selected disabled } }
         }
       }`,
      { selected: selectedVariants, itemId },
    )
    .then(({ variantInformation }) => variantInformation);

describe('product by id', () => {
  it('API-28 answers what the product page shows (PDP-01, PDP-02)', async () => {
    expect(
      await product(
        `productId name rating numberOfRatings availableForSale isNewProduct isTopseller isShortage
         isBook hasMultipleItems hasSamePricesForAllItems minimumOrderQuantity maxQuantity
         availability { isForSale }`,
      ),
    ).toEqual({
      productId: 'lampe',
      name: 'Leselampe',
      rating: null,
      numberOfRatings: 0,
      availableForSale: true,
      isNewProduct: false,
      isTopseller: false,
      isShortage: false,
      isBook: false,
      hasMultipleItems: true,
      hasSamePricesForAllItems: false,
      minimumOrderQuantity: 2,
      maxQuantity: 8,
      availability: { isForSale: true },
    });
  });

  it('brings films, sounds and documents, and files by what they are about (PDP-04, LIST-21)', async () => {
    const answer = await product(
      `videos { displayName url isKept image { mediaId } }
       audioSamples { displayName url isKept }
       downloads { displayName about url }
       bestItemDownloads { displayName downloads { dataName url headline } }`,
    );
    expect(answer).toMatchObject({
      videos: [{ displayName: 'Film', url: 'https://film.example/1', isKept: false }],
      audioSamples: [{ displayName: 'Klick', isKept: true }],
      downloads: [
        { displayName: 'Anleitung', about: 'Anleitungen' },
        { displayName: 'Beratung', about: 'Weitere Informationen', url: '/beratung/licht' },
      ],
      bestItemDownloads: [
        {
          displayName: 'Anleitungen',
          downloads: [
            {
              dataName: 'anleitung.pdf',
              url: expect.stringMatching(/^\/downloads\/[0-9a-f]{32}\/anleitung\.pdf$/),
              headline: 'Anleitung',
            },
          ],
        },
      ],
    });
  });

  it('brings labels, warranty, delivery and energy label (PDP-05, LIST-20)', async () => {
    expect(
      await product(
        `labelAttributes { name text image { mediaId } } warranty deliveryInfo
         energyEfficiency { energyClass imgPath detailsImgPath imgAlt sheetUrl }`,
        'b2b',
      ),
    ).toMatchObject({
      labelAttributes: [{ name: 'Sparsam', text: 'Braucht wenig.' }],
      warranty: '5 Jahre',
      deliveryInfo: expect.stringMatching(/^Bulky goods/),
      energyEfficiency: {
        energyClass: 'C',
        imgPath: null,
        detailsImgPath: expect.stringMatching(/^\/media\/[0-9a-f]{32}\/main-mobile\.webp$/),
        imgAlt: 'Energy class C, scale A to G',
        sheetUrl: '/blatt.pdf',
      },
    });
  });

  it('names the maker with logo and site (PDP-03)', async () => {
    expect(await product('manufacturerName manufacturer { name link image { mediaId } }')).toEqual({
      manufacturerName: 'Hell',
      manufacturer: {
        name: 'Hell',
        link: 'https://hell.example/',
        image: { mediaId: expect.stringMatching(/^[0-9a-f]{32}$/) },
      },
    });
  });

  it('fills the teaser slots (PDP-06)', async () => {
    expect(await product('teasers { slot path page { rows { cells { attributes } } } }')).toEqual({
      teasers: [
        {
          slot: 'top',
          path: '/teaser/licht',
          page: { rows: [{ cells: [{ attributes: { headline: 'Mehr Licht' } }] }] },
        },
      ],
    });
  });

  it('tells the head what the operator wrote (PDP-07)', async () => {
    expect(await product('metaTitle metaDescription metaRobots')).toEqual({
      metaTitle: 'Lampe!',
      metaDescription: 'Hell.',
      metaRobots: 'noindex',
    });
  });

  it('shows three extra badges, a tile one, and those of the shop itself never (PDP-09, PDP-10, LIST-17)', async () => {
    expect(
      await product('page: extraBadges { name } tile: extraBadges(first: 1) { name }'),
    ).toEqual({ page: ['A', 'B', 'C'].map((name) => ({ name })), tile: [{ name: 'A' }] });
  });

  it('says what the tile says of maker and place (LIST-14)', async () => {
    expect(
      await product('manufacturerName categoryName breadCrumb { name categoryUrl }', 'b2b'),
    ).toEqual({
      manufacturerName: 'Hell',
      categoryName: 'Lamps',
      breadCrumb: [
        { name: 'Light', categoryUrl: '/cat/licht' },
        { name: 'Lamps', categoryUrl: '/cat/lampen' },
      ],
    });
  });

  it('names a reduction only while there is one, and the gross price to businesses (PDP-11, PDP-12, PDP-14)', async () => {
    const price = `items {
      price { current { text currencyCode } old { cents } list { cents } validFrom
              specialDescription grossSuggestion { cents } } }`;
    const [red, blue] = (await product(price)).items as { price: object }[];
    expect(red?.price).toMatchObject({
      current: { text: '8,00\u00a0€', currencyCode: 'EUR' },
      old: { cents: 1000 },
      list: { cents: 1500 },
      validFrom: expect.stringMatching(/^2026-11-21/),
      specialDescription: 'Lichtwochen',
      grossSuggestion: null,
    });
    expect(blue?.price).toMatchObject({ old: null, specialDescription: null });
    const [business] = (await product(price, 'b2b')).items as { price: object }[];
    expect(business?.price).toMatchObject({ grossSuggestion: { cents: 1190 } });
  });

  it('lets lists order in place what leaves nothing to choose (LIST-19)', async () => {
    const fields = 'quickOrder { itemId minimumOrderQuantity maxQuantity }';
    expect(await product(fields)).toEqual({ quickOrder: null });
    // In the business storefront one of its two items is sold.
    expect(await product(fields, 'b2b')).toEqual({
      quickOrder: { itemId: 'rot', minimumOrderQuantity: 2, maxQuantity: 8 },
    });
  });

  it('names the files of a picture (LIST-13, PDP-15)', async () => {
    expect(
      await product(
        'image { alt title file(use: main) { src width height sources { type sizesValue } } }',
      ),
    ).toMatchObject({
      image: {
        title: 'Leselampe',
        file: {
          width: 960,
          height: 960,
          sources: [{ type: 'image/avif' }, { type: 'image/webp' }],
        },
      },
    });
  });
});

describe('variant information', () => {
  it('has no item before everything is chosen', async () => {
    expect(await variants([])).toMatchObject({ isConfigured: false, item: null });
  });

  it('API-29 brings the item that a selection leads to, or the one that is named (PDP-16…18)', async () => {
    const red = {
      isConfigured: true,
      item: {
        itemId: 'rot',
        primeFaehig: true,
        minimumOrderQuantity: 2,
        maxQuantity: 8,
        warnings: [{ text: 'Rot färbt ab' }],
        charger: {
          included: false,
          maxWatt: 20,
          image: { mediaId: expect.stringMatching(/^[0-9a-f]{32}$/) },
        },
        availability: { colour: 'green' },
        variantAttributes: [{ label: 'Farbe', value: 'Rot' }],
      },
    };
    expect(await variants([{ name: 'color', value: 'Cred' }])).toMatchObject(red);
    expect(await variants([], 'rot')).toMatchObject(red);
  });

  it('disables what can not be had', async () => {
    expect(await variants([])).toMatchObject({
      attributes: [
        {
          name: 'color',
          options: [
            { value: 'Cred', disabled: false },
            { value: 'Cblue', disabled: true },
          ],
        },
      ],
    });
  });
});

describe('a product by its global id (design ruling 5)', () => {
  const node = (id: unknown) =>
    shop
      .visitor()
      .run<{ node: unknown }>('query ($id: ID!) { node(id: $id) { id ... on Product { name } } }', {
        id,
      })
      .then((data) => data.node);

  it('is the node of the id that the product names', async () => {
    const { id } = await product('id');
    expect(await node(id)).toEqual({ id, name: 'Leselampe' });
  });

  it.each([
    '',
    'x',
    ':',
    'Product:',
    'Product:nichts',
    'Nichts:lampe',
    'Money:1',
    'Category:licht',
  ])('is nothing where the id is %j', async (id) => {
    expect(await node(id)).toBeNull();
  });
});

describe('products by ids', () => {
  const named = (productIds: readonly string[], limit = 20, storefront: 'de' | 'at' = 'de') =>
    shop
      .visitor(storefront)
      .run<{ productsById: readonly { productId: string }[] }>(
        `query ($productIds: [String!]!, $limit: Int!) {
           productsById(productIds: $productIds, limit: $limit) { productId }
         }`,
        { productIds, limit },
      )
      .then(({ productsById }) => productsById.map(({ productId }) => productId));

  beforeAll(async () => {
    const article = (id: string, storefronts: readonly string[]) => ({
      ...{ type: 'product', id, category: 'lampen', name: { de: id, en: id } },
      items: [
        {
          id: `${id}-1`,
          stock: 1,
          prices: Object.fromEntries(storefronts.map((one) => [one, { cents: 100 }])),
        },
      ],
    });
    const report = await importCatalogue({
      database: db.database,
      media: shop.services.media,
      clock: shop.clock,
      source: [article('kerze', ['de', 'at']), article('fackel', ['at'])],
    });
    expect(report).toMatchObject({ refused: 0 });
  });

  it('answers in the order of the ids, each once, without what is not sold here', async () => {
    const ids = ['lampe', 'nie', 'fackel', 'kerze', 'lampe', '', 'x'.repeat(5000)];
    expect(await named(ids)).toEqual(['lampe', 'kerze']);
    expect(await named(ids, 20, 'at')).toEqual(['fackel', 'kerze']);
    expect(await named([])).toEqual([]);
  });

  it('answers so many as are asked for, and looks at twenty ids', async () => {
    expect(await named(['nie', 'kerze', 'lampe'], 1)).toEqual(['kerze']);
    expect(await named(['lampe'], -1)).toEqual([]);
    const unknown = Array.from({ length: 20 }, (_, index) => `nie${index}`);
    expect(await named([...unknown.slice(1), 'lampe'])).toEqual(['lampe']);
    expect(await named([...unknown, 'lampe'])).toEqual([]);
  });
});
