import { clientQuery, type IEnvironment, type RouteQuery, useRouteQuery } from '@kreide/relay';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { Suspense, useMemo } from 'react';
import { useLocation } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { writeCookie } from '../../platform/readableCookies.ts';
import { renderInShop } from '../../testing/renderInShop.tsx';
import type { ProductBelowFoldQuery } from './__generated__/ProductBelowFoldQuery.graphql';
import type { ProductPageQuery } from './__generated__/ProductPageQuery.graphql';
import { BuyBox } from './BuyBox.tsx';
import { productBelowFoldQuery, productBelowFoldVariables } from './ProductBelowFoldQuery.ts';
import { ProductFacts } from './ProductFacts.tsx';
import { productPageQuery, productPageVariables } from './ProductPageQuery.ts';
import { RelatedProducts } from './RelatedProducts.tsx';

// The page's query asks for more than these parts of it show.
const { error } = console;
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation((message: unknown, ...rest) => {
    if (!String(message).includes('RelayResponseNormalizer')) error(message, ...rest);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
});

type Data = Readonly<Record<string, unknown>>;

const price = (cents: number, changes: Data = {}) => ({
  current: { cents },
  old: null,
  list: null,
  discountPercent: 0,
  base: null,
  isStartingFrom: false,
  specialDescription: null,
  isBestPrice: false,
  grossSuggestion: null,
  validFrom: null,
  tiers: [],
  duringDeal: null,
  ...changes,
});

const item = (changes: Data = {}) => ({
  __typename: 'Item',
  id: 'Item:1',
  itemId: '1',
  orderNumber: '47-1',
  ean: null,
  minimumOrderQuantity: 1,
  maxQuantity: 20,
  price: price(499),
  availability: {
    isForSale: true,
    colour: 'green',
    text: 'Auf Lager. Lieferung bis Do., 26.11.',
  },
  primeFaehig: false,
  warnings: [],
  charger: null,
  lightningDealInfo: null,
  ...changes,
});

const product: Data = {
  __typename: 'Product',
  id: 'Product:1',
  productId: '1',
  name: 'Bastelschere',
  image: null,
  category: null,
  items: [],
  manufacturerName: 'Scherwerk',
  summary: null,
  description: null,
  rating: null,
  numberOfRatings: 0,
  isNewProduct: false,
  isTopseller: false,
  isSale: false,
  isBook: false,
  extraBadges: [],
  price: price(499),
  energyEfficiency: null,
  variantInformation: { isConfigured: true, item: item(), attributes: [] },
  features: [],
  warnings: [],
  downloads: [],
  videos: [],
  audioSamples: [],
  labelAttributes: [],
  warranty: null,
  deliveryInfo: null,
  manufacturer: null,
  teasers: [],
  reviews: { total: 0, counts: [0, 0, 0, 0, 0], reviews: [] },
  accessories: [],
  replacementProducts: [],
};

function Top({ routeQuery }: { routeQuery: RouteQuery }) {
  const { product: found } = useRouteQuery<ProductPageQuery>(productPageQuery, routeQuery);
  return found && <BuyBox product={found} />;
}

function Rest({ routeQuery }: { routeQuery: RouteQuery }) {
  const { product: found } = useRouteQuery<ProductBelowFoldQuery>(
    productBelowFoldQuery,
    routeQuery,
  );
  return (
    found && (
      <>
        <ProductFacts product={found} />
        <RelatedProducts product={found} />
      </>
    )
  );
}

async function show(changes: Data = {}, host?: string) {
  const url = new URL('https://kreide.de/prod/1');
  const page = await renderInShop(
    (environment) => (
      <>
        <Suspense>
          <Top
            routeQuery={clientQuery<ProductPageQuery>(
              environment,
              productPageQuery,
              productPageVariables('1', url),
            )}
          />
        </Suspense>
        <Suspense>
          <Rest
            routeQuery={clientQuery<ProductBelowFoldQuery>(
              environment,
              productBelowFoldQuery,
              productBelowFoldVariables('1', url.searchParams),
            )}
          />
        </Suspense>
      </>
    ),
    { path: '/prod/1', ...(host && { host }) },
  );
  const found = { ...product, ...changes };
  await act(async () => {
    page.network.pending('ProductPageQuery').resolve({ product: found, retired: null });
    page.network.pending('ProductBelowFoldQuery').resolve({ product: found });
  });
  await act(() => vi.dynamicImportSettled());
  return page;
}

const withItem = (changes: Data) => ({
  variantInformation: { isConfigured: true, item: item(changes), attributes: [] },
});

const colour = (value: string, changes: Data = {}) => ({
  value,
  label: value,
  css: null,
  image: null,
  disabled: false,
  selected: false,
  hasDiscount: false,
  itemId: value,
  ...changes,
});

describe('the buy box', () => {
  it('names product, maker, price, rating and stock (PDP-01)', async () => {
    await show({ rating: 4.5, numberOfRatings: 12 });
    expect(screen.getByRole('heading', { level: 1, name: 'Bastelschere' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Scherwerk' })).toBeDefined();
    expect(screen.getByText('Preis 4,99 €')).toBeDefined();
    expect(screen.getByText('Auf Lager')).toBeDefined();
    expect(screen.getByText('Lieferung bis Do., 26.11.')).toBeDefined();
  });

  it('marks what is new, popular and short (PDP-02)', async () => {
    await show({
      isNewProduct: true,
      isTopseller: true,
      ...withItem({
        availability: { isForSale: true, colour: 'yellow', text: 'Auf Lager. Nur noch 3 Stück' },
      }),
    });
    for (const mark of ['Neu', 'Beliebt', 'Nur noch 3 Stück']) {
      expect(screen.getByText(mark)).toBeDefined();
    }
  });

  it('presents a book as one: bound price, ISBN, bibliographic details (PDP-02)', async () => {
    await show({
      isBook: true,
      features: [{ name: 'Seiten', value: '96' }],
      ...withItem({ ean: '9783161484100' }),
    });
    expect(screen.getByText(/gebundener Buchpreis/)).toBeDefined();
    expect(screen.getByRole('heading', { name: 'Bibliografische Angaben' })).toBeDefined();
    expect(screen.getByText('ISBN')).toBeDefined();
    expect(screen.queryByText('EAN')).toBeNull();
  });

  it('takes quantities between minimum and maximum, from the minimum on (PDP-08)', async () => {
    await show(withItem({ minimumOrderQuantity: 5, maxQuantity: 30 }));
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('5');
  });

  it('says what a reduction is called, and since when the list price holds (PDP-11, PDP-12)', async () => {
    await show(
      withItem({
        price: price(399, {
          old: { cents: 499 },
          list: { cents: 599 },
          discountPercent: 20,
          specialDescription: 'Aktion zum Schulanfang',
          validFrom: '2026-11-12T04:00:00Z',
        }),
      }),
    );
    expect(screen.getByText('Aktion zum Schulanfang')).toBeDefined();
    expect(screen.getByText(/UVP \(Stand 12\.11\.2026\) 5,99/)).toBeDefined();
  });

  it('marks the best price, and tells businesses what it comes to with tax (PDP-14)', async () => {
    await show(
      withItem({ price: price(1000, { isBestPrice: true, grossSuggestion: { cents: 1190 } }) }),
      'educational.kreide.de',
    );
    expect(screen.getByText('Bestpreis im Vergleich')).toBeDefined();
    expect(screen.getByText(/entspricht 11,90\s€ inkl. MwSt./)).toBeDefined();
  });

  it.each([
    ['green', 'yellow'],
    ['yellow', 'red'],
    ['red', 'green'],
  ])(
    'shows the delivery status in the colour delivered, whatever it says: %s (PDP-19)',
    async (own, other) => {
      const looks = async (colourOfText: string) => {
        await show(
          withItem({ availability: { isForSale: true, colour: colourOfText, text: 'Bald da' } }),
        );
        const { className } = screen.getByText('Bald da');
        cleanup();
        return className;
      };
      expect(await looks(own)).not.toBe(await looks(other));
    },
  );

  it('says that members get it sent for free (PDP-18)', async () => {
    await show(withItem({ primeFaehig: true }));
    expect(screen.getByText('Für Mitglieder versandkostenfrei')).toBeDefined();
    cleanup();
    await show(withItem({ primeFaehig: false }));
    expect(screen.queryByText('Prime')).toBeNull();
    cleanup();
    writeCookie('EXISTING_SESSION', 'true');
    const { network } = await show(withItem({ primeFaehig: true }));
    await act(async () =>
      network.pending('PersonalPrimeNoteQuery').resolve({
        customerInfo: { primeInfo: { status: 'ACTIVE' } },
      }),
    );
    expect(screen.getByText('Für Sie als Mitglied versandkostenfrei')).toBeDefined();
    writeCookie('EXISTING_SESSION', '');
  });

  it('highlights what is still to be chosen when somebody wants to buy (PDP-25)', async () => {
    await show({
      variantInformation: {
        isConfigured: false,
        item: null,
        attributes: [
          {
            name: 'color',
            displayName: 'Farbe',
            display: 'tiles',
            options: [colour('Rot'), colour('Blau')],
          },
          {
            name: 'size',
            displayName: 'Größe',
            display: 'tiles',
            options: [colour('A4', { selected: true })],
          },
        ],
      },
    });
    expect(screen.queryByRole('alert')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'In den Warenkorb' }));
    expect(screen.getByRole('alert').textContent).toBe('Bitte wählen Sie: Farbe');
  });

  it('shows energy label and charging sign beside the price (DEC-50, PDP-17)', async () => {
    await show({
      energyEfficiency: {
        energyClass: 'C',
        imgPath: null,
        detailsImgPath: '/media/label/main-mobile.webp',
        imgAlt: 'Energieeffizienzklasse C, Spektrum A bis G',
        sheetUrl: null,
      },
      ...withItem({
        charger: {
          included: false,
          minWatt: 5,
          maxWatt: 20,
          usbPd: true,
          image: { mediaId: 'sign' },
        },
      }),
    });
    expect(screen.getByRole('button', { name: /^Energieeffizienzklasse C/ })).toBeDefined();
    expect(screen.getByRole('img', { name: /Netzteil liegt nicht bei.*USB PD/ })).toBeDefined();
  });
});

/** The page as its loader feeds it: each address asks for its own answer. */
function ByAddress({ environment }: { environment: IEnvironment }) {
  const { search } = useLocation();
  const routeQuery = useMemo(
    () =>
      clientQuery<ProductPageQuery>(
        environment,
        productPageQuery,
        productPageVariables('1', new URL(`/prod/1${search}`, 'https://kreide.de')),
      ),
    [environment, search],
  );
  return (
    <Suspense key={search}>
      <Top routeQuery={routeQuery} />
    </Suspense>
  );
}

it('asks for the variant that an option leads to, and shows its item (PDP-26)', async () => {
  const { network } = await renderInShop((environment) => <ByAddress environment={environment} />, {
    path: '/prod/1',
  });
  const answer = (selected: string | null, found: unknown) =>
    act(async () =>
      network.pending('ProductPageQuery').resolve({
        product: {
          ...product,
          variantInformation: {
            isConfigured: found !== null,
            item: found,
            attributes: [
              {
                name: 'color',
                displayName: 'Farbe',
                display: 'tiles',
                options: ['Rot', 'Blau'].map((name) =>
                  colour(name, { selected: name === selected }),
                ),
              },
            ],
          },
        },
        retired: null,
      }),
    );
  await answer(null, null);
  expect(screen.queryByText(/^Best\.-Nr\./)).toBeNull();
  await act(async () => fireEvent.click(screen.getByRole('link', { name: 'Blau' })));
  expect(network.pending('ProductPageQuery').variables).toMatchObject({ id: '1', varid: 'Blau' });
  await answer('Blau', item({ orderNumber: '47-12' }));
  expect(screen.getByText('Art.-Nr. 47-12')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Blau' }).getAttribute('aria-current')).toBe('true');
});

describe('the facts', () => {
  it('leave out what a product lacks (PDP-04, PDP-05)', async () => {
    await show();
    for (const name of [
      'Videos',
      'Hörproben',
      'Dokumente',
      'Details',
      'Sicherheit und Hersteller',
    ]) {
      expect(screen.queryByRole('heading', { name })).toBeNull();
    }
  });

  it('offer films, sounds and documents; films of others are links (PDP-04)', async () => {
    await show({
      videos: [
        {
          displayName: 'So schneidet sie',
          url: '/downloads/film.webm',
          isKept: true,
          captionsUrl: '/downloads/film.vtt',
          image: null,
        },
        {
          displayName: 'Beim Maker',
          url: 'https://film.example/1',
          isKept: false,
          captionsUrl: null,
          image: null,
        },
      ],
      audioSamples: [{ displayName: 'Schnipp', url: '/downloads/a.wav', isKept: true }],
      downloads: [
        {
          displayName: 'Blatt',
          url: '/downloads/x/blatt.pdf',
          dataName: 'blatt.pdf',
          about: 'Datenblätter',
        },
      ],
    });
    const film = document.querySelector('video');
    expect(film?.getAttribute('preload')).toBe('none');
    expect(film?.querySelector('track')?.getAttribute('kind')).toBe('captions');
    expect(document.querySelector('audio')?.getAttribute('src')).toBe('/downloads/a.wav');
    expect(screen.getByRole('link', { name: 'Beim Maker' }).getAttribute('href')).toBe(
      'https://film.example/1',
    );
    expect(screen.getByText('öffnet film.example')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Blatt' }).getAttribute('href')).toBe(
      '/downloads/x/blatt.pdf',
    );
  });

  it('tell features, warranty, delivery and labels (PDP-05)', async () => {
    await show({
      features: [{ name: 'Länge', value: '13 cm' }],
      warranty: 'Fünf Jahre',
      deliveryInfo: 'Kommt auf einer Palette',
      labelAttributes: [{ name: 'Sparsam', text: 'Braucht wenig.', image: null }],
    });
    for (const text of ['13 cm', 'Fünf Jahre', 'Kommt auf einer Palette', 'Sparsam']) {
      expect(screen.getByText(text)).toBeDefined();
    }
  });

  it('show warnings of product and item, and who answers for it (PDP-03, PDP-16, DEC-50)', async () => {
    await show({
      warnings: [{ text: 'Nicht für Kinder unter 3', isDanger: true, image: { mediaId: 'sign' } }],
      manufacturer: {
        name: 'Scherwerk',
        image: { mediaId: 'logo' },
        link: 'https://scherwerk.example/',
        postalAddress: 'Klingenweg 1, 00007 Musterthal',
        email: 'sicherheit@scherwerk.example',
        euResponsibleName: 'Nah GmbH',
        euResponsiblePostalAddress: 'Am Hafen 2, 00020 Musterhafen',
        euResponsibleEmail: 'nah@scherwerk.example',
      },
      ...withItem({ warnings: [{ text: 'Färbt ab', isDanger: false, image: null }] }),
    });
    const section = within(
      screen.getByRole('heading', { name: 'Sicherheit und Hersteller' }).parentElement ??
        document.body,
    );
    for (const text of [
      'Nicht für Kinder unter 3',
      'Färbt ab',
      'Klingenweg 1, 00007 Musterthal',
      'Am Hafen 2, 00020 Musterhafen',
    ]) {
      expect(section.getByText(text)).toBeDefined();
    }
    expect(section.getByRole('link', { name: 'sicherheit@scherwerk.example' })).toBeDefined();
    expect(section.getByRole('link', { name: 'nah@scherwerk.example' })).toBeDefined();
    expect(
      section.getByRole('link', { name: 'Website des Herstellers' }).getAttribute('href'),
    ).toBe('https://scherwerk.example/');
  });

  it('list what replaces it and what goes with it (PDP-06)', async () => {
    const tile = (id: string, name: string) => ({
      __typename: 'Product',
      id: `Product:${id}`,
      productId: id,
      name,
      path: `/prod/${id}`,
      orderNumber: id,
      manufacturerName: null,
      categoryName: null,
      image: null,
      price: price(100),
      rating: null,
      numberOfRatings: 0,
      isSale: false,
      isNewProduct: false,
      isTopseller: false,
      extraBadges: [],
      hasMoreVariants: false,
      deliveryStatus: 'IN_STOCK',
      availability: { deliveryText: 'Lieferung bis Do., 26.11.' },
      lightningDealInfo: null,
      energyEfficiency: null,
      bestItemDownloads: [],
      quickOrder: null,
    });
    await show({
      replacementProducts: [tile('2', 'Neue Schere')],
      accessories: [tile('3', 'Klebestift')],
    });
    expect(screen.getByRole('heading', { name: 'Stattdessen passt' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Neue Schere' }).getAttribute('href')).toBe('/prod/2');
    expect(screen.getByRole('link', { name: 'Klebestift' }).getAttribute('href')).toBe('/prod/3');
  });
});
