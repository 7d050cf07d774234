import { clientQuery, type RouteQuery, useRouteQuery } from '@kreide/relay';
import { act, cleanup, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderInShop } from '../../testing/renderInShop.tsx';
import type { ProductBelowFoldQuery } from './__generated__/ProductBelowFoldQuery.graphql';
import type { ProductPageQuery } from './__generated__/ProductPageQuery.graphql';
import { BuyBox } from './BuyBox.tsx';
import { productBelowFoldQuery, productBelowFoldVariables } from './ProductBelowFoldQuery.ts';
import { productPageQuery, productPageVariables } from './ProductPageQuery.ts';
import { RelatedProducts } from './RelatedProducts.tsx';

// The page's query asks for more than this part of it shows.
const { error } = console;
beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation((message: unknown, ...rest) => {
    if (!String(message).includes('RelayResponseNormalizer')) error(message, ...rest);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const now = Date.parse('2026-11-22T10:00:00Z');
const until = now + 90 * 60_000;
const usualPrice = /^Preis 24,00/;
const money = (cents: number) => ({ cents });
const price = (cents: number, old: number | null) => ({
  current: money(cents),
  old: old === null ? null : money(old),
  list: null,
  discountPercent: old === null ? 0 : 25,
  base: null,
  isStartingFrom: false,
  grossSuggestion: null,
  tiers: [],
});

function Page({ routeQuery }: { routeQuery: RouteQuery }) {
  const { product } = useRouteQuery<ProductPageQuery>(productPageQuery, routeQuery);
  return product && <BuyBox product={product} />;
}

function Tile({ routeQuery }: { routeQuery: RouteQuery }) {
  const { product } = useRouteQuery<ProductBelowFoldQuery>(productBelowFoldQuery, routeQuery);
  return product && <RelatedProducts product={product} />;
}

/** The buy box of an item with a deal, or a tile of another product that has it. */
async function showDeal({
  place = 'page',
  ...changes
}: Record<string, unknown> & { place?: 'page' | 'tile' } = {}) {
  const url = new URL('https://kreide.de/prod/1');
  const page = await renderInShop((environment) => (
    <Suspense>
      {place === 'page' ? (
        <Page
          routeQuery={clientQuery<ProductPageQuery>(
            environment,
            productPageQuery,
            productPageVariables('1', url),
          )}
        />
      ) : (
        <Tile
          routeQuery={clientQuery<ProductBelowFoldQuery>(
            environment,
            productBelowFoldQuery,
            productBelowFoldVariables('1', url.searchParams),
          )}
        />
      )}
    </Suspense>
  ));
  const lightningDealInfo = {
    itemId: 'i',
    lightningDealTimestampUntil: until,
    lightningQuantityMax: 3,
    lightningPrice: price(1500, 2000),
    soldOutText: 'Alle vergeben',
    isSold: false,
    hasNewLook: false,
    ...changes,
  };
  const shown = {
    __typename: 'Product',
    productId: '1',
    name: 'Globus',
    path: '/prod/1',
    extraBadges: [],
    bestItemDownloads: [],
    deliveryStatus: 'IN_STOCK',
    availability: { deliveryText: 'Lieferung bis Do., 26.11.' },
    isSale: false,
    price: price(2400, null),
  };
  await act(async () =>
    page.network.pending(place === 'page' ? 'ProductPageQuery' : 'ProductBelowFoldQuery').resolve({
      product: {
        ...shown,
        id: 'Product:1',
        variantInformation: {
          attributes: [],
          item: {
            __typename: 'Item',
            id: 'Item:i',
            itemId: 'i',
            orderNumber: '10-1',
            minimumOrderQuantity: 1,
            maxQuantity: 20,
            price: price(2400, null),
            availability: { isForSale: true, colour: 'green', text: 'Auf Lager' },
            lightningDealInfo,
          },
        },
        accessories: [{ ...shown, id: 'Product:2', lightningDealInfo }],
        replacementProducts: [],
      },
      retired: null,
    }),
  );
  // The part is fetched when it is there to be seen.
  await act(() => vi.dynamicImportSettled());
  return page;
}

type ShownPage = Awaited<ReturnType<typeof showDeal>>;

const answer = ({ network }: ShownPage, ...infos: Record<string, number>[]) =>
  act(async () =>
    network.pending('LiveDealQuery').resolve({
      lightningDealInfos: infos.map((info) => ({
        lightningReservedPercentageRoundFloor: 68,
        lightningQuantityLeft: 19,
        lightningDealTimestampUntil: until,
        serverNow: now,
        ...info,
      })),
    }),
  );
const asked = ({ network }: ShownPage) =>
  network.operations.filter(({ name }) => name === 'LiveDealQuery');
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

describe('the price of a deal', () => {
  it('has its own display, its end, its limit and the lowest price of 30 days (PDP-14, PDP-31)', async () => {
    await showDeal();
    expect(screen.getByText('Blitzangebot')).toBeDefined();
    expect(screen.getByText(/^Preis 15,00/)).toBeDefined();
    expect(screen.getByText('20,00 €').tagName).toBe('S');
    // What a page can say that may have been made hours ago.
    expect(screen.getByText(/Bis 22\.11\.2026, 12:30 Uhr/).textContent).toContain(
      'höchstens 3 je Bestellung',
    );
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(screen.queryByText(usualPrice)).toBeNull();
  });

  it('shows the reserved share and counts down by the server’s clock (PDP-28, PDP-29)', async () => {
    const page = await showDeal();
    await answer(page, { lightningReservedPercentageRoundFloor: 68 });
    const bar = screen.getByRole('progressbar', { name: 'Reservierter Anteil' });
    expect(bar.getAttribute('aria-valuetext')).toBe('68 % reserviert');
    // The test's own clock stands elsewhere.
    expect(screen.getByRole('timer').textContent).toBe('01:30:00');
    await pass(1000);
    expect(screen.getByRole('timer').textContent).toBe('01:29:59');
  });

  it('asks again each half minute while somebody looks; in a tile once', async () => {
    const page = await showDeal();
    await answer(page, {});
    await pass(30_000);
    await answer(page, { lightningReservedPercentageRoundFloor: 70 });
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('70');
    cleanup();
    const tile = await showDeal({ place: 'tile' });
    await answer(tile, {});
    await pass(120_000);
    expect(asked(tile)).toHaveLength(1);
  });

  it('is shown as sold out at 100 %, at the usual price (PDP-30)', async () => {
    const page = await showDeal();
    await answer(page, { lightningReservedPercentageRoundFloor: 100 });
    expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('Alle vergeben');
    expect(screen.getByText(usualPrice)).toBeDefined();
    expect(screen.queryByText('Blitzangebot')).toBeNull();
    expect(screen.queryByRole('timer')).toBeNull();
  });

  it('says at once when all is ordered, before anybody asks (PDP-30)', async () => {
    await showDeal({ isSold: true, hasNewLook: true });
    expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('Alle vergeben');
    expect(screen.getByText(usualPrice)).toBeDefined();
    expect(screen.queryByText('Blitzangebot')).toBeNull();
  });

  it('is hidden when it is sold out and has no words for it (DEC-42)', async () => {
    const page = await showDeal({ soldOutText: null });
    await answer(page, { lightningReservedPercentageRoundFloor: 100 });
    expect(screen.getByText(usualPrice)).toBeDefined();
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it('asks anew at zero, and gives way to the usual price (DEC-41)', async () => {
    const page = await showDeal();
    await answer(page, { serverNow: until - 2000 });
    await pass(2001);
    await answer(page, {});
    expect(asked(page)).toHaveLength(2);
    cleanup();
    const over = await showDeal();
    await answer(over, { serverNow: until - 2000 });
    await pass(2001);
    await act(async () =>
      over.network.pending('LiveDealQuery').resolve({ lightningDealInfos: [] }),
    );
    expect(screen.getByText(usualPrice)).toBeDefined();
    expect(screen.queryByText('Blitzangebot')).toBeNull();
  });

  it('tells pieces instead of percent in the newer look (FLAG-03)', async () => {
    const page = await showDeal({ hasNewLook: true });
    await answer(page, { lightningQuantityLeft: 19 });
    expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toBe(
      'Noch 19 Stück frei',
    );
  });

  it('shows price and state in a tile (LIST-22)', async () => {
    const page = await showDeal({ place: 'tile' });
    await answer(page, {});
    expect(screen.getByText('Blitzangebot')).toBeDefined();
    expect(screen.getByText(/^Preis 15,00/)).toBeDefined();
    expect(screen.getByRole('progressbar')).toBeDefined();
    expect(screen.getByText(/Endet in/).textContent).not.toContain('höchstens');
  });
});
