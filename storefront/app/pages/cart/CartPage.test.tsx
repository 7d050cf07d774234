import { clientQuery, type RouteQuery, useRouteQuery } from '@kreide/relay';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { writeCookie } from '../../platform/readableCookies.ts';
import {
  cartItem,
  cartPayload,
  cartTotals,
  testCartId,
  updatePayload,
} from '../../testing/cartPayload.ts';
import { renderInShop } from '../../testing/renderInShop.tsx';
import type { CartPageQuery } from './__generated__/CartPageQuery.graphql';
import { CartPage } from './CartPage.tsx';
import { cartPageQuery } from './CartPageQuery.ts';

beforeEach(() => {
  writeCookie('cartId', testCartId);
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  writeCookie('cartId', '');
});

function CartRoutePage({ routeQuery }: { routeQuery: RouteQuery }) {
  const { cart } = useRouteQuery<CartPageQuery>(cartPageQuery, routeQuery);
  return <CartPage cart={cart} />;
}

type Payload = ReturnType<typeof cartPayload>;

const showCart = (cart: Payload, host = 'kreide.de') =>
  renderInShop(
    (environment, network) => {
      const routeQuery = clientQuery<CartPageQuery>(environment, cartPageQuery, {
        cartId: testCartId,
      });
      network.pending('CartPageQuery').resolve({ cart });
      return <CartRoutePage routeQuery={routeQuery} />;
    },
    { host, path: '/checkout/basket' },
  );

const line = (name: string) => {
  const item = screen.getByText(name).closest('li');
  if (!item) throw new Error(`${name} stands in no list`);
  return within(item);
};

/** Lets timers run and what they start settle; code of changes is fetched on first use. */
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const settle = () => act(() => vi.dynamicImportSettled());

describe('cart page', () => {
  it('lists what is in the cart (CART-01, CART-07)', async () => {
    await showCart(
      cartPayload([
        cartItem('1', {
          quantity: 2,
          totalPrice: { cents: 500, text: '' },
          variantAttributes: [{ label: 'Farbe', value: 'Rot' }],
          badges: { sale: true, new: false, popular: false, extra: 'Aus Holz' },
        }),
      ]),
    );
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Warenkorb (2 Artikel)');
    const item = line('Artikel 1');
    expect(item.getByRole('link', { name: 'Artikel 1' }).getAttribute('href')).toBe('/prod/1');
    for (const text of ['Rot', '10-1', 'Angebot', 'Aus Holz', 'Auf Lager', '5,00 €']) {
      expect(item.getByText(text)).toBeDefined();
    }
    expect(item.getByText('je 2,50 €')).toBeDefined();
    expect(item.getByRole<HTMLInputElement>('textbox').value).toBe('2');
    expect(item.getByRole('button', { name: /^Entfernen/ })).toBeDefined();
  });

  it('sends a changed quantity after half a second, and shows the answer (CART-09, UI-08)', async () => {
    const { network } = await showCart(cartPayload([cartItem('1')]));
    fireEvent.change(line('Artikel 1').getByRole('textbox'), { target: { value: '4' } });
    await pass(499);
    expect(network.operations).toHaveLength(1);
    await pass(1);
    await settle();
    const update = network.pending('UpdateCartMutation');
    expect(update.variables).toEqual({
      cartId: testCartId,
      ops: [{ setQuantity: { positionId: 'p-1', quantity: 4 } }],
    });
    expect(screen.getByText('Artikel 1').closest('li')?.getAttribute('aria-busy')).toBe('true');
    const total = { cents: 1495, text: '' };
    const changed = cartPayload([cartItem('1', { quantity: 4 })], {
      totals: cartTotals({ total }),
    });
    await act(async () => update.resolve(updatePayload(changed)));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Warenkorb (4 Artikel)');
    expect(screen.getByText('14,95 €')).toBeDefined();
    expect(screen.getByText('Artikel 1').closest('li')?.getAttribute('aria-busy')).toBeNull();
  });

  it('keeps a quantity within the item’s limits (CART-10, UI-04, UI-05)', async () => {
    const { network } = await showCart(
      cartPayload([cartItem('1', { quantity: 5, minimumOrderQuantity: 5, maxQuantity: 10 })]),
    );
    const field = line('Artikel 1').getByRole<HTMLInputElement>('textbox');
    fireEvent.change(field, { target: { value: '99' } });
    await pass(500);
    expect(field.value).toBe('10');
    await settle();
    expect(network.pending('UpdateCartMutation').variables.ops).toEqual([
      { setQuantity: { positionId: 'p-1', quantity: 10 } },
    ]);
  });

  it('removes, says so, and puts it back within eight seconds (CART-11, CART-12)', async () => {
    const { network } = await showCart(cartPayload([cartItem('1', { quantity: 3 })]));
    fireEvent.click(line('Artikel 1').getByRole('button', { name: /^Entfernen/ }));
    await settle();
    const removal = network.pending('UpdateCartMutation');
    expect(removal.variables.ops).toEqual([{ removePosition: { positionId: 'p-1' } }]);
    expect(screen.queryByText(/ist entfernt/)).toBeNull();
    await act(async () => removal.resolve(updatePayload(cartPayload([]))));
    expect(screen.getByText('„Artikel 1“ ist entfernt.')).toBeDefined();
    // The button that was used is gone; the next Tab leads to the undo.
    expect(document.activeElement?.textContent).toContain('„Artikel 1“ ist entfernt.');
    await pass(7999);
    const undo = screen.getByRole('button', { name: 'Rückgängig' });
    fireEvent.click(undo);
    expect(screen.queryByRole('button', { name: 'Rückgängig' })).toBeNull();
    // The second one of a double click puts nothing back twice.
    fireEvent.click(undo);
    await settle();
    const sent = network.operations.filter(({ name }) => name === 'UpdateCartMutation');
    expect(sent.map(({ variables }) => variables.ops)).toEqual([
      [{ removePosition: { positionId: 'p-1' } }],
      [{ addPosition: { itemId: '1', quantity: 3 } }],
    ]);
  });

  it('offers undo no longer after eight seconds (CART-12)', async () => {
    const { network } = await showCart(cartPayload([cartItem('1'), cartItem('2')]));
    fireEvent.click(line('Artikel 1').getByRole('button', { name: /^Entfernen/ }));
    await settle();
    await act(async () =>
      network.pending('UpdateCartMutation').resolve(updatePayload(cartPayload([cartItem('2')]))),
    );
    await pass(8000);
    expect(screen.queryByRole('button', { name: 'Rückgängig' })).toBeNull();
    expect(screen.getByText('Artikel 2')).toBeDefined();
  });

  it('deletes at a quantity of zero (UI-06)', async () => {
    const { network } = await showCart(cartPayload([cartItem('1')]));
    fireEvent.change(line('Artikel 1').getByRole('textbox'), { target: { value: '0' } });
    await pass(500);
    await settle();
    expect(network.pending('UpdateCartMutation').variables.ops).toEqual([
      { removePosition: { positionId: 'p-1' } },
    ]);
  });

  it('removes a gift with its voucher (CART-14), and what can’t be removed not at all (CART-13)', async () => {
    const { network } = await showCart(
      cartPayload([
        cartItem('1', { isFreeItem: true, relatedVoucherCode: 'HEFT5' }),
        cartItem('2', { removableItem: false }),
      ]),
    );
    expect(line('Artikel 2').queryByRole('button', { name: /^Entfernen/ })).toBeNull();
    fireEvent.click(line('Artikel 1').getByRole('button', { name: /^Entfernen/ }));
    await settle();
    expect(network.pending('UpdateCartMutation').variables.ops).toEqual([
      { removeVoucher: { code: 'HEFT5' } },
    ]);
  });

  it('marks what can’t be had, and a price that changed (CART-08, DEC-67)', async () => {
    await showCart(
      cartPayload([
        cartItem('1', { availableForSale: false }),
        cartItem('2', { priceChanged: { cents: 199, text: '' } }),
      ]),
    );
    expect(line('Artikel 1').getByText(/^Nicht lieferbar\./)).toBeDefined();
    expect(line('Artikel 2').getByText(/bisher 1,99 €, jetzt 2,50 €/)).toBeDefined();
  });

  it('says once, and with the number, what keeps a line from being ordered (CART-08, CART-10)', async () => {
    const outOfStock = 'vue.orderForm.availability.outOfStock';
    const lessInStock = 'vue.cart.item.lessInStock';
    await showCart(
      cartPayload([
        cartItem('1', { availableForSale: false, matrixCodeMessages: [outOfStock] }),
        cartItem('2', { quantity: 5, maxQuantity: 2, matrixCodeMessages: [lessInStock] }),
        cartItem('3', { minimumOrderQuantity: 3, matrixCodeMessages: [lessInStock] }),
      ]),
    );
    expect(line('Artikel 1').getAllByText(/^Nicht lieferbar/)).toHaveLength(1);
    line('Artikel 2').getByText('Mehr als 2 Stück können Sie nicht bestellen.');
    line('Artikel 3').getByText('Die Mindestbestellmenge ist 3.');
    expect(screen.queryByText(/^So viele haben wir/)).toBeNull();
  });

  it('leads to the checkout only with what can be ordered (CART-08)', async () => {
    await showCart(cartPayload([cartItem('1')]));
    const link = screen.getByRole('link', { name: 'Zur Kasse' });
    expect(link.getAttribute('href')).toBe('/checkout/login');
    cleanup();
    await showCart(
      cartPayload([cartItem('1', { availableForSale: false })], { canBeOrdered: false }),
    );
    expect(screen.queryByRole('link', { name: 'Zur Kasse' })).toBeNull();
    expect(screen.getByText(/^Bitte ändern oder entfernen Sie zuerst/)).toBeDefined();
  });

  it('says what failed and frees the position (ERR-20)', async () => {
    const { network } = await showCart(cartPayload([cartItem('1')]));
    fireEvent.click(line('Artikel 1').getByRole('button', { name: /^Entfernen/ }));
    await settle();
    const refused = updatePayload(cartPayload([cartItem('1')]), {
      successful: false,
      errorMessage: 'vue.checkout.message.alreadySubmitted',
    });
    await act(async () => network.pending('UpdateCartMutation').resolve(refused));
    expect(screen.getByText(/^Diese Bestellung ist schon bei uns/)).toBeDefined();
    expect(screen.getByText('Artikel 1').closest('li')?.getAttribute('aria-busy')).toBeNull();
    expect(screen.queryByText(/ist entfernt/)).toBeNull();
  });

  it('tells what the API changed of a quantity (CART-20)', async () => {
    const { network } = await showCart(cartPayload([cartItem('1')]));
    fireEvent.click(line('Artikel 1').getByRole('button', { name: 'Mehr' }));
    await pass(500);
    await settle();
    const limited = updatePayload(cartPayload([cartItem('1', { quantity: 1, maxQuantity: 1 })]), {
      maxInCart: [
        {
          itemId: '1',
          quantity: 1,
          requested: 2,
          messageKey: 'vue.buybox.text.quantity.error',
          amount: 1,
        },
      ],
    });
    await act(async () => network.pending('UpdateCartMutation').resolve(limited));
    const messages = within(screen.getByRole('region', { name: 'Mitteilungen' }));
    expect(messages.getByRole('listitem').textContent).toContain('1');
  });

  it('shows consumers gross amounts with the VAT in them, and the way to free shipping (CART-04, CART-17, DEC-05)', async () => {
    const text = 'Noch 44,00 €, dann ist Ihre Bestellung versandkostenfrei.';
    await showCart(
      cartPayload([cartItem('1')], {
        details: {
          articleCount: 1,
          attainableInfos: [{ kind: 'FREE_SHIPPING', reached: false, text }],
        },
      }),
    );
    const totals = within(screen.getByRole('region', { name: 'Zusammenfassung' }));
    expect(totals.getAllByRole('term').map((term) => term.textContent)).toEqual([
      'Warenwert',
      'Versandvoraussichtlich; genau nach Wahl der Adresse',
      'Gesamtsummeinkl. 19 % MwSt.: 1,59\u00a0€',
    ]);
    expect(totals.getByText(text)).toBeDefined();
  });

  it('shows businesses net amounts first and the VAT as a line (CART-04, DEC-05)', async () => {
    await showCart(
      cartPayload([cartItem('1')], { totals: cartTotals({ priceBasis: 'net' }) }),
      'educational.kreide.de',
    );
    const totals = within(screen.getByRole('region', { name: 'Zusammenfassung' }));
    expect(totals.getAllByRole('term').map((term) => term.textContent)).toEqual([
      'Warenwert netto',
      'Versandvoraussichtlich; genau nach Wahl der Adresse',
      'Summe netto',
      'zzgl. 19 % MwSt.',
      'Gesamtsummeinkl. MwSt. und Versand',
    ]);
  });

  it('leads on when it is empty', async () => {
    await showCart(cartPayload([]));
    expect(screen.getByRole('heading', { name: 'Ihr Warenkorb ist noch leer' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Weiter stöbern' }).getAttribute('href')).toBe('/');
  });
});
