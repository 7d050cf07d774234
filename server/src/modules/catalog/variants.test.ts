import { expect, test } from 'vitest';
import type { ProductDetails } from './details.ts';
import { configure } from './variants.ts';

const attribute = (name: string, position: number, values: string[]) => ({
  name,
  displayName: name,
  position,
  display: 'tiles' as const,
  values: values.map((id) => ({ id, name: id, css: null })),
});

function item(itemId: string, variant: Record<string, string>, isForSale = true) {
  return {
    itemId,
    productId: 'p',
    orderNumber: itemId,
    ean: null,
    price: {
      current: { cents: 100, currencyCode: 'EUR' },
      old: null,
      list: null,
      discountPercent: itemId === 'red-a5' ? 10 : 0,
      base: null,
      tiers: [],
      isStartingFrom: false,
      specialDescription: null,
      isBestPrice: false,
      grossSuggestion: null,
      validFrom: null,
      content: null,
      taxClass: 'standard',
    },
    pictures: [],
    isForSale,
    stock: { stock: 1, restockDays: null },
    orderableQuantity: 99,
    minimumOrderQuantity: 1,
    maxQuantity: 999,
    isBulky: false,
    primeFaehig: false,
    warnings: [],
    charger: null,
    variant,
    variantAttributes: [],
  } as const;
}

const product = (items: ReturnType<typeof item>[]): ProductDetails => ({
  productId: 'p',
  name: 'p',
  summary: null,
  description: null,
  features: [],
  warnings: [],
  videos: [],
  audioSamples: [],
  labels: [],
  deliveryInfo: null,
  teasers: {},
  warranty: null,
  metaTitle: null,
  metaDescription: null,
  metaRobots: null,
  manufacturer: null,
  category: undefined,
  accessoryIds: [],
  replacementIds: [],
  missingIn: [],
  items,
  attributes:
    items.length > 1
      ? [attribute('color', 1, ['red', 'blue']), attribute('size', 2, ['a4', 'a5'])]
      : [],
});

const book = product([
  item('red-a4', { color: 'red', size: 'a4' }),
  item('red-a5', { color: 'red', size: 'a5' }),
  item('blue-a4', { color: 'blue', size: 'a4' }),
]);

const option = (product: ProductDetails, selected: Record<string, string>, value: string) =>
  configure(product, selected, null)
    .attributes.flatMap(({ options }) => options)
    .find((candidate) => candidate.value === value);

test('PDP-24 a product is configured once every attribute has a selection, or without any', () => {
  expect(configure(book, { color: 'red' }, null)).toMatchObject({
    isConfigured: false,
    item: null,
  });
  expect(configure(book, { color: 'red', size: 'a5' }, null)).toMatchObject({
    isConfigured: true,
    item: { itemId: 'red-a5' },
  });
  expect(configure(product([item('only', {})]), {}, null)).toMatchObject({
    isConfigured: true,
    item: { itemId: 'only' },
  });
});

test('PDP-25 while a selection is missing there is no item', () => {
  expect(configure(book, {}, null).item).toBeNull();
});

test('PDP-27 an item id selects its options', () => {
  const { item: chosen, attributes } = configure(book, {}, 'blue-a4');
  expect(chosen?.itemId).toBe('blue-a4');
  expect(
    attributes
      .flatMap(({ options }) => options.filter(({ isSelected }) => isSelected))
      .map(({ value }) => value),
  ).toEqual(['blue', 'a4']);
});

test('DEC-39 an item id of another product is ignored', () => {
  expect(configure(book, {}, 'nonsense').item).toBeNull();
  expect(configure(book, { color: 'nonsense' }, null).isConfigured).toBe(false);
});

test('PDP-23 an option is disabled when nothing for sale has it with what was chosen before', () => {
  expect(option(book, { color: 'blue', size: 'a4' }, 'a5')?.isDisabled).toBe(true);
  expect(option(book, { color: 'red', size: 'a5' }, 'a4')?.isDisabled).toBe(false);
});

test('the first attribute is always free, and leads to the closest item', () => {
  expect(option(book, { color: 'red', size: 'a5' }, 'blue')).toMatchObject({
    isDisabled: false,
    itemId: 'blue-a4',
  });
});

test('PDP-23 an option whose every item is sold out for good is disabled', () => {
  const soldOut = product([
    item('red-a4', { color: 'red', size: 'a4' }),
    item('blue-a4', { color: 'blue', size: 'a4' }, false),
  ]);
  expect(option(soldOut, {}, 'blue')?.isDisabled).toBe(true);
});

test('PDP-23 an option shows that its item is cheaper', () => {
  expect(option(book, { color: 'red', size: 'a4' }, 'a5')?.hasDiscount).toBe(true);
});
