import { clientQuery, type RouteQuery, useRouteQuery } from '@kreide/relay';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CartAction } from '../../features/cart/CartAction.tsx';
import { writeCookie } from '../../platform/readableCookies.ts';
import { subscribeToEvents, type TrackingEvent } from '../../platform/tracking.ts';
import { cartItem, cartPayload, reservation, testCartId } from '../../testing/cartPayload.ts';
import { renderInShop } from '../../testing/renderInShop.tsx';
import type { CartPageQuery } from './__generated__/CartPageQuery.graphql';
import { CartPage } from './CartPage.tsx';
import { cartPageQuery } from './CartPageQuery.ts';

beforeEach(() => {
  writeCookie('cartId', testCartId);
  vi.useFakeTimers();
});
afterEach(() => {
  subscribeToEvents(undefined);
  vi.useRealTimers();
  writeCookie('cartId', '');
});

const minute = 60_000;
let serverNow = Date.parse('2026-11-22T10:00:00Z');
/** The server's clock goes on from test to test: a browser never believes it went back. */
beforeEach(() => {
  serverNow += 3_600_000;
});

const running = (left: number, changes = {}) =>
  reservation({
    hasLightningDealReservation: true,
    lightningDealReservationTimestampEnd: serverNow + left,
    serverNow,
    ...changes,
  });
const lapsed = () =>
  reservation({
    hasLightningDealReservation: true,
    isLightningDealReservationExpired: true,
    serverNow,
  });

const globe = cartItem('1', {
  name: 'Globus',
  quantity: 5,
  quantityLightning: 3,
  quantityNormal: 2,
  isLightningDeal: true,
  pricePerUnit: { cents: 2000, text: '' },
  pricePerUnitLightning: { cents: 1500, text: '' },
  totalPrice: { cents: 8500, text: '' },
});

function CartRoutePage({ routeQuery }: { routeQuery: RouteQuery }) {
  const { cart } = useRouteQuery<CartPageQuery>(cartPageQuery, routeQuery);
  return (
    <>
      <header>
        <CartAction />
      </header>
      <main>
        <CartPage cart={cart} />
      </main>
    </>
  );
}

const showCart = async (held: object) => {
  const page = await renderInShop(
    (environment, network) => {
      const routeQuery = clientQuery<CartPageQuery>(environment, cartPageQuery, {
        cartId: testCartId,
      });
      const cart = cartPayload([globe], { lightningDealReservation: held });
      network.pending('CartPageQuery').resolve({ cart });
      return <CartRoutePage routeQuery={routeQuery} />;
    },
    { path: '/checkout/basket' },
  );
  await act(() => vi.dynamicImportSettled());
  return page;
};
type Page = Awaited<ReturnType<typeof showCart>>;

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
/** Screen readers get to know of a live message a moment before its words. */
const untoldToo = { hidden: true };
const timers = () => screen.getAllByRole('timer', untoldToo).map(({ textContent }) => textContent);
const click = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await act(() => vi.dynamicImportSettled());
};
const answer = ({ network }: Page, how: 'Extend' | 'Refresh', renewed: object) =>
  act(async () =>
    network.pending(`${how}ReservationMutation`).resolve({
      renewed: { itemsNoLongerLegal: [], reducedQuantities: [], ...renewed },
    }),
  );

describe('a reservation', () => {
  it('counts down in the cart and at the header’s shortcut (CART-23, HEAD-06)', async () => {
    await showCart(running(14 * minute));
    expect(timers()).toEqual(['14:00', '14:00']);
    await pass(1000);
    expect(timers()).toEqual(['13:59', '13:59']);
    expect(screen.getByRole('banner').textContent).toContain('13:59');
  });

  it('shows nothing where there is none', async () => {
    await showCart(reservation());
    expect(screen.queryByRole('timer', untoldToo)).toBeNull();
  });

  it('warns two minutes before its end (ruling 14)', async () => {
    await showCart(running(3 * minute));
    expect(screen.queryByText(/endet bald/)).toBeNull();
    await pass(minute + 1);
    expect(screen.getAllByText(/Ihre Reservierung endet bald/).length).toBeGreaterThan(0);
  });

  it('stops at zero and asks what is left of it (CART-24)', async () => {
    const page = await showCart(running(2000));
    await pass(2001);
    expect(timers()).toEqual(['00:00', '00:00']);
    const cart = cartPayload([globe], { lightningDealReservation: lapsed() });
    await act(async () => page.network.pending('CartQuery').resolve({ cart }));
    expect(screen.queryByRole('timer', untoldToo)).toBeNull();
    expect(screen.getByText('Ihre Reservierung ist abgelaufen')).toBeDefined();
  });

  it('can be extended once, which is told to analytics (CART-25, TRACK-15)', async () => {
    const events: TrackingEvent[] = [];
    subscribeToEvents((event) => events.push(event));
    const page = await showCart(running(5 * minute));
    await click('Um 15 Minuten verlängern');
    await answer(page, 'Extend', {
      cart: cartPayload([globe], {
        lightningDealReservation: running(20 * minute, { extended: true }),
      }),
    });
    expect(timers()).toEqual(['20:00', '20:00']);
    expect(screen.queryByRole('button', { name: 'Um 15 Minuten verlängern' })).toBeNull();
    expect(events).toEqual([{ event: 'lightning_deal', action: 'extend', item_id: '1' }]);
  });

  it('can be reserved anew, and says what could not be had (CART-25, CART-26)', async () => {
    const page = await showCart(lapsed());
    await click('Neu reservieren');
    await answer(page, 'Refresh', {
      itemsNoLongerLegal: ['9'],
      reducedQuantities: [{ itemId: '1', quantityBefore: 3, quantity: 2 }],
      cart: cartPayload([globe], { lightningDealReservation: running(15 * minute) }),
    });
    expect(screen.getByText('Globus: nur noch 2 statt 3 Stück zum Blitzpreis.')).toBeDefined();
    expect(screen.getByText(/^9: Das Blitzangebot gilt nicht mehr/)).toBeDefined();
    expect(timers()).toEqual(['15:00', '15:00']);
  });

  it('says when no more time was to be had, and can be asked again', async () => {
    const page = await showCart(running(5 * minute));
    await click('Um 15 Minuten verlängern');
    await act(async () =>
      page.network.pending('ExtendReservationMutation').reject({ kind: 'network' }),
    );
    expect(screen.getByText(/^Das hat nicht geklappt/)).toBeDefined();
    await click('Um 15 Minuten verlängern');
    expect(page.network.pending('ExtendReservationMutation').isOver).toBe(false);
  });

  it('counts down in the minicart, beside the totals (MINI-06)', async () => {
    const page = await showCart(running(14 * minute));
    fireEvent.click(screen.getByRole('link', { name: /^Warenkorb/ }));
    await act(() => vi.dynamicImportSettled());
    const cart = cartPayload([globe], { lightningDealReservation: running(14 * minute) });
    for (const operation of page.network.operations.filter(({ isOver }) => !isOver)) {
      await act(async () => operation.resolve({ cart }));
    }
    const minicart = within(screen.getByRole('dialog'));
    expect(minicart.getByRole('timer', untoldToo).textContent).toBe('14:00');
    expect(minicart.getByText('Zusammenfassung')).toBeDefined();
  });

  it('is a part of the line’s price (CART-21)', async () => {
    await showCart(running(5 * minute));
    expect(screen.getByText(/^3 × 15,00 € Blitzpreis ?2 × 20,00 €$/)).toBeDefined();
    expect(screen.getByText('85,00 €')).toBeDefined();
  });
});
