import { clientQuery, type RouteQuery, useFragment, useRouteQuery } from '@kreide/relay';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ProductTile, type ProductTileProps } from '../../features/product/ProductTile.tsx';
import { renderInShop } from '../../testing/renderInShop.tsx';
import type { ProductBelowFoldQuery } from './__generated__/ProductBelowFoldQuery.graphql';
import related, {
  type RelatedProducts_product$key,
} from './__generated__/RelatedProducts_product.graphql';
import { productBelowFoldQuery, productBelowFoldVariables } from './ProductBelowFoldQuery.ts';

// The page's query asks for more than its tiles show.
const { error } = console;
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation((message: unknown, ...rest) => {
    if (!String(message).includes('RelayResponseNormalizer')) error(message, ...rest);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
});

const tile = {
  __typename: 'Product',
  id: 'Product:2',
  productId: '2',
  name: 'Kopierpapier A4',
  path: '/prod/2',
  orderNumber: '47-2',
  manufacturerName: 'Kreidewerk',
  categoryName: 'Kopierpapier',
  image: null,
  price: {
    current: { cents: 499 },
    old: null,
    list: null,
    discountPercent: 0,
    base: null,
    isStartingFrom: false,
  },
  rating: 4.5,
  numberOfRatings: 7,
  isSale: false,
  isNewProduct: false,
  isTopseller: false,
  extraBadges: [{ badgeId: 'eco', name: 'Umweltfreundlich' }],
  hasMoreVariants: false,
  deliveryStatus: 'IN_STOCK',
  availability: { deliveryText: 'Lieferung bis Do., 26.11.' },
  lightningDealInfo: null,
  energyEfficiency: null,
  bestItemDownloads: [],
  quickOrder: null,
};

type Layout = NonNullable<ProductTileProps['layout']>;

function Tiles({ routeQuery, layout }: { routeQuery: RouteQuery; layout: Layout }) {
  const { product } = useRouteQuery<ProductBelowFoldQuery>(productBelowFoldQuery, routeQuery);
  return product && <Accessories product={product} layout={layout} />;
}

function Accessories({
  product,
  layout,
}: {
  product: RelatedProducts_product$key;
  layout: Layout;
}) {
  const { accessories } = useFragment(related, product);
  return accessories.map((one) => <ProductTile key={one.id} product={one} layout={layout} />);
}

async function show(changes: Readonly<Record<string, unknown>> = {}, layout: Layout = 'grid') {
  const variables = productBelowFoldVariables('1', new URLSearchParams());
  const page = await renderInShop(
    (environment) => (
      <Suspense>
        <Tiles
          layout={layout}
          routeQuery={clientQuery<ProductBelowFoldQuery>(
            environment,
            productBelowFoldQuery,
            variables,
          )}
        />
      </Suspense>
    ),
    { host: layout === 'list' ? 'educational.kreide.de' : 'kreide.de' },
  );
  await act(async () =>
    page.network.pending('ProductBelowFoldQuery').resolve({
      product: {
        __typename: 'Product',
        id: 'Product:1',
        teasers: [],
        replacementProducts: [],
        accessories: [{ ...tile, ...changes }],
      },
    }),
  );
  await act(() => vi.dynamicImportSettled());
  return page;
}

it('says which language a name is in where the goods have English texts alone', async () => {
  await show({ name: 'Copier paper A4', textLanguage: 'en' });
  const link = screen.getByRole('link', { name: 'Copier paper A4' });
  expect(link.getAttribute('lang')).toBe('en');
  expect(screen.getByText('Lieferung bis Do., 26.11.').closest('[lang="en"]')).toBeNull();
});

it('shows price, stars, number of ratings and maker; a list the category, too (LIST-14)', async () => {
  await show();
  expect(screen.getByText(/^Preis 4,99/)).toBeDefined();
  expect(screen.getByText('(7)')).toBeDefined();
  expect(screen.getByText('Kreidewerk')).toBeDefined();
  cleanup();
  await show({}, 'list');
  expect(screen.getByText('Kreidewerk · Kopierpapier')).toBeDefined();
});

it('asks for one extra badge and shows it (LIST-17)', async () => {
  await show();
  expect(screen.getByText('Umweltfreundlich')).toBeDefined();
});

it('shows the energy label, and all of it on demand (LIST-20)', async () => {
  await show({
    energyEfficiency: {
      energyClass: 'C',
      imgPath: null,
      detailsImgPath: '/media/label/main-mobile.webp',
      imgAlt: 'Energieeffizienzklasse C, Spektrum A bis G',
    },
  });
  fireEvent.click(screen.getByRole('button', { name: /^Energieeffizienzklasse C/ }));
  await act(() => vi.dynamicImportSettled());
  expect(screen.getByRole('dialog', { name: 'Energielabel' })).toBeDefined();
  expect(screen.getByRole('img').getAttribute('src')).toBe('/media/label/main-mobile.webp');
});

it('links to the files that go with it (LIST-21)', async () => {
  await show({
    bestItemDownloads: [
      {
        downloads: [
          { url: '/downloads/x/blatt.pdf', headline: 'Datenblatt', dataName: 'blatt.pdf' },
        ],
      },
    ],
  });
  expect(screen.getByRole('link', { name: 'Datenblatt' }).getAttribute('href')).toBe(
    '/downloads/x/blatt.pdf',
  );
});

it('can be ordered from a list, from the smallest quantity on, also as a plain form (LIST-19)', async () => {
  const quickOrder = { itemId: '9', minimumOrderQuantity: 5, maxQuantity: 100 };
  await show({ quickOrder }, 'list');
  const form = screen.getByRole('button', { name: 'In den Warenkorb' }).closest('form');
  expect(form?.getAttribute('action')).toBe('/checkout/basket');
  expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({
    intent: 'add',
    itemId: '9',
    quantity: '5',
  });
});

it('is put into the cart with one click, once somebody points at it or comes by keyboard', async () => {
  const quickOrder = { itemId: '9', minimumOrderQuantity: 5, maxQuantity: 100 };
  const button = () => screen.queryByRole('button', { name: /^In den Warenkorb/ });
  await show({ quickOrder });
  expect(button()).toBeNull();
  fireEvent.pointerEnter(screen.getByRole('article'), { pointerType: 'touch' });
  expect(button()).toBeNull();
  fireEvent.focus(screen.getByRole('link', { name: 'Kopierpapier A4' }));
  await act(() => vi.dynamicImportSettled());
  expect(button()?.getAttribute('aria-label')).toBe('In den Warenkorb: 5 × Kopierpapier A4');
  cleanup();
  await show({ quickOrder: { ...quickOrder, minimumOrderQuantity: 1 } });
  fireEvent.pointerEnter(screen.getByRole('article'), { pointerType: 'mouse' });
  await act(() => vi.dynamicImportSettled());
  expect(button()?.getAttribute('aria-label')).toBe('In den Warenkorb: Kopierpapier A4');
});

it('lets the row of a list choose a variant and how many of it', async () => {
  const { network } = await show({ hasMoreVariants: true }, 'list');
  const choose = screen.getByRole('link', { name: 'Ausführung wählen: Kopierpapier A4' });
  expect(choose.getAttribute('href')).toBe('/prod/2');
  fireEvent.click(choose);
  await act(() => vi.dynamicImportSettled());
  const variant = (itemId: string, value: string, isForSale = true) => ({
    __typename: 'Item',
    id: itemId,
    itemId,
    variantAttributes: [{ label: 'Farbe', value }],
    price: { current: { cents: 300 } },
    availability: { isForSale },
    minimumOrderQuantity: 5,
    maxQuantity: 50,
  });
  await act(async () =>
    network.pending('VariantSelectQuery').resolve({
      product: { ...tile, items: [variant('red', 'Rot'), variant('green', 'Grün', false)] },
    }),
  );
  const field = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Ausführung' });
  expect(document.activeElement).toBe(field);
  expect(screen.getByRole<HTMLOptionElement>('option', { name: /^Grün/ }).disabled).toBe(true);
  expect(screen.queryByRole('button', { name: 'In den Warenkorb' })).toBeNull();
  fireEvent.change(field, { target: { value: 'red' } });
  const form = screen.getByRole('button', { name: 'In den Warenkorb' }).closest('form');
  expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({
    intent: 'add',
    itemId: 'red',
    quantity: '5',
  });
});
