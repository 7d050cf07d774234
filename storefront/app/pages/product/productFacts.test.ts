import { createMockEnvironment, createMockNetwork } from '@kreide/relay/testing';
import { expect, test } from 'vitest';
import { defaultHosts, domainOf } from '../../platform/domain.ts';
import { leftOutOf, problemsOf } from '../../testing/schemaOrg.ts';
import { productFacts } from './productFacts.server.ts';

const item = (itemId: string, more: object = {}) => ({
  __typename: 'Item',
  id: `Item:${itemId}`,
  itemId,
  orderNumber: `N-${itemId}`,
  ean: '4006381333931',
  price: { current: { cents: 1234, currencyCode: 'EUR' } },
  pictures: [{ mediaId: 'a'.repeat(32) }],
  availability: { status: 'IN_STOCK' },
  variantAttributes: [],
  ...more,
});

const product = {
  id: 'Product:heft',
  productId: 'heft',
  name: 'Heft </script>',
  summary: 'Ein Heft.',
  metaDescription: null,
  manufacturerName: 'Kreidewerk',
  rating: 4.6666,
  numberOfRatings: 3,
  missingIn: ['ch'],
  image: { mediaId: 'b'.repeat(32) },
  category: {
    id: 'Category:a4',
    name: 'A4',
    categoryUrl: '/cat/a4',
    breadcrumb: [{ id: 'Category:hefte', name: 'Hefte', categoryUrl: '/cat/hefte' }],
  },
  variantInformation: { attributes: [] as { name: string; displayName: string }[] },
  items: [item('heft-1')],
};

async function factsOf(
  more: Partial<Record<keyof typeof product, unknown>> = {},
  host = 'kreide.at',
) {
  const network = createMockNetwork();
  network.answer('ProductStructuredDataQuery', { product: { ...product, ...more } });
  const domain = domainOf(host, 'https', defaultHosts);
  const facts = await productFacts(createMockEnvironment(network), domain, 'heft');
  const [main, breadcrumb] = facts.linkedData.map(
    (data) => JSON.parse(JSON.stringify(data)) as Record<string, unknown>,
  );
  return { facts, main: main ?? {}, breadcrumb: breadcrumb ?? {} };
}

test('DEC-59 a product with one item is a Product with its offer', async () => {
  const { main, facts } = await factsOf();
  expect(facts.linkedData.flatMap(problemsOf)).toEqual([]);
  expect(facts.linkedData.flatMap(leftOutOf)).toEqual([]);
  expect(main).toEqual({
    '@type': 'Product',
    name: 'Heft </script>',
    url: 'https://kreide.at/prod/heft',
    description: 'Ein Heft.',
    image: [`https://kreide.at/media/${'b'.repeat(32)}/main-desktop.webp`],
    brand: { '@type': 'Brand', name: 'Kreidewerk' },
    aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.7, reviewCount: 3 },
    sku: 'N-heft-1',
    gtin: '4006381333931',
    offers: {
      '@type': 'Offer',
      url: 'https://kreide.at/prod/heft',
      price: '12.34',
      priceCurrency: 'EUR',
      availability: 'https://schema.org/InStock',
    },
  });
});

test('DEC-59 variants make a group, each with what it varies by and its own address and offer', async () => {
  const { main, facts } = await factsOf({
    variantInformation: {
      attributes: [
        { name: 'color', displayName: 'Farbe' },
        { name: 'ruling', displayName: 'Lineatur' },
      ],
    },
    items: ['1', '2'].map((id) =>
      item(`heft-${id}`, {
        variantAttributes: [
          { label: 'Farbe', value: `Rot ${id}` },
          { label: 'Lineatur', value: '25' },
        ],
      }),
    ),
  });
  expect(facts.linkedData.flatMap(problemsOf)).toEqual([]);
  expect(main).toMatchObject({
    '@type': 'ProductGroup',
    productGroupID: 'heft',
    variesBy: ['https://schema.org/color'],
  });
  expect(main.hasVariant).toHaveLength(2);
  expect((main.hasVariant as object[])[1]).toMatchObject({
    '@type': 'Product',
    name: 'Heft </script>, Rot 2, 25',
    sku: 'N-heft-2',
    color: 'Rot 2',
    additionalProperty: [{ '@type': 'PropertyValue', name: 'Lineatur', value: '25' }],
    offers: { url: 'https://kreide.at/prod/heft?varid=heft-2', price: '12.34' },
  });
});

test.each([
  ['IN_STOCK', 'InStock'],
  ['SHORTAGE', 'LimitedAvailability'],
  ['BACKORDER', 'BackOrder'],
  ['UNAVAILABLE', 'OutOfStock'],
])('stock that is %s is told as %s', async (status, availability) => {
  const { main } = await factsOf({ items: [item('heft-1', { availability: { status } })] });
  expect(main.offers).toMatchObject({ availability: `https://schema.org/${availability}` });
});

test('what is not known is not told', async () => {
  const { main, facts } = await factsOf({
    rating: null,
    numberOfRatings: 0,
    manufacturerName: null,
    summary: null,
    image: null,
    category: null,
    items: [item('heft-1', { ean: 'none', pictures: [] })],
  });
  expect(facts.linkedData.flatMap(problemsOf)).toEqual([]);
  expect(Object.keys(main)).toEqual(['@type', 'name', 'url', 'sku', 'offers']);
});

test('DEC-59 the way to a product goes from the top category down', async () => {
  const { breadcrumb } = await factsOf();
  expect(breadcrumb.itemListElement).toEqual(
    [
      ['Hefte', '/cat/hefte'],
      ['A4', '/cat/a4'],
      ['Heft </script>', '/prod/heft'],
    ].map(([name, path], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `https://kreide.at${path}`,
    })),
  );
});

test('SEO-08 a product knows the storefronts that do not sell it', async () => {
  expect((await factsOf()).facts.missingIn).toEqual(['ch']);
});

test('SEO-09 of a business product nothing is told', async () => {
  const { facts } = await factsOf({}, 'educational.kreide.de');
  expect(facts).toEqual({ linkedData: [] });
});
