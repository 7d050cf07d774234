import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { writeCookie } from '../../platform/readableCookies.ts';
import { subscribeToEvents } from '../../platform/tracking.ts';
import { cartItem, cartPayload, testCartId, updatePayload } from '../../testing/cartPayload.ts';
import { renderInShop } from '../../testing/renderInShop.tsx';
import { AddToCartForm } from './AddToCartForm.tsx';
import { CartAction } from './CartAction.tsx';

const askForIds = vi.fn(async () => {
  // biome-ignore lint/suspicious/noDocumentCookie: as an answer sets it, of which nobody is told
  document.cookie = `cartId=${testCartId}`;
  return Response.json({ cartId: testCartId, userId: 'visitor' });
});

beforeEach(() => {
  askForIds.mockClear();
  vi.stubGlobal('fetch', askForIds);
});

afterEach(() => {
  writeCookie('cartId', '');
});

const settle = () => act(() => vi.dynamicImportSettled());

const showProduct = () =>
  renderInShop(() => (
    <>
      <CartAction />
      <AddToCartForm itemId="1" name="Artikel 1" min={1} max={20} />
    </>
  ));

async function add(): Promise<void> {
  fireEvent.click(screen.getByRole('button', { name: 'In den Warenkorb' }));
  await settle();
}

const added = (itemId: string, quantity: number) => ({
  successfullyAdded: [{ itemId, quantity, requested: quantity, messageKey: null, amount: null }],
});

const cartOf = (...ids: string[]) => cartPayload(ids.map((id) => cartItem(id)));

describe('adding to the cart', () => {
  it('is a plain form before JavaScript (design: "The way of a page", 6)', async () => {
    await showProduct();
    const form = screen.getByRole('button', { name: 'In den Warenkorb' }).closest('form');
    expect(form?.method).toBe('post');
    expect(form?.getAttribute('action')).toBe('/checkout/basket');
    expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({
      intent: 'add',
      itemId: '1',
      quantity: '1',
    });
  });

  it('asks for ids with the first item, not before (AUTH-21)', async () => {
    const { network } = await showProduct();
    expect(askForIds).not.toHaveBeenCalled();
    expect(network.operations).toHaveLength(0);
    await add();
    expect(askForIds).toHaveBeenCalledExactlyOnceWith('/api/cart-id');
    expect(network.pending('UpdateCartMutation').variables).toEqual({
      cartId: testCartId,
      ops: [{ addPosition: { itemId: '1', quantity: 1 } }],
    });
  });

  it('opens the flyout with what was added, without a second query (CART-18)', async () => {
    const { network } = await showProduct();
    await add();
    const update = updatePayload(cartOf('1'), added('1', 1));
    await act(async () => network.pending('UpdateCartMutation').resolve(update));
    await settle();
    const flyout = within(screen.getByRole('dialog', { name: 'Ihr Warenkorb' }));
    expect(flyout.getByText('Liegt im Warenkorb')).toBeDefined();
    expect(flyout.getByText('1 × Artikel 1')).toBeDefined();
    expect(flyout.getByRole('link', { name: 'Zum Warenkorb' }).getAttribute('href')).toBe(
      '/checkout/basket',
    );
    // The header lies behind the flyout, hidden from assistive technology.
    expect(screen.getByText(', 1 Artikel')).toBeDefined();
    expect(network.operations.map(({ name }) => name)).toEqual(['UpdateCartMutation']);
  });

  it('adds the number that was typed, or one for what is none (UI-07)', async () => {
    writeCookie('cartId', testCartId);
    const { network } = await showProduct();
    fireEvent.change(screen.getByRole('textbox'), { target: { value: '7' } });
    await add();
    expect(network.pending('UpdateCartMutation').variables.ops).toEqual([
      { addPosition: { itemId: '1', quantity: 7 } },
    ]);
    cleanup();
    const second = await showProduct();
    fireEvent.change(screen.getByRole('textbox'), { target: { value: 'sieben' } });
    await add();
    expect(second.network.pending('UpdateCartMutation').variables.ops).toEqual([
      { addPosition: { itemId: '1', quantity: 1 } },
    ]);
  });

  it('tells statistics what went in and what came out (TRACK-15)', async () => {
    const events = vi.fn();
    subscribeToEvents(events);
    writeCookie('cartId', testCartId);
    const { network } = await showProduct();
    await add();
    const update = updatePayload(cartOf('1'), added('1', 3));
    await act(async () => network.pending('UpdateCartMutation').resolve(update));
    await settle();
    const items = [{ item_id: '1', item_name: 'Artikel 1', quantity: 1 }];
    expect(events).toHaveBeenCalledExactlyOnceWith({ event: 'add_to_cart', items });
    const flyout = within(screen.getByRole('dialog', { name: 'Ihr Warenkorb' }));
    fireEvent.click(flyout.getAllByRole('button', { name: 'Artikel 1 entfernen' })[0] as Element);
    await settle();
    expect(events).toHaveBeenCalledTimes(1);
    await act(async () =>
      network.pending('UpdateCartMutation').resolve(updatePayload(cartOf(), { successful: true })),
    );
    expect(events).toHaveBeenLastCalledWith({ event: 'remove_from_cart', items });
    subscribeToEvents(undefined);
  });

  it('says why nothing was added, and opens nothing (CART-20)', async () => {
    writeCookie('cartId', testCartId);
    const { network } = await showProduct();
    await add();
    const refused = updatePayload(cartOf(), {
      successful: false,
      errorMessage: 'vue.cart.error.itemUnavailable',
    });
    await act(async () => network.pending('UpdateCartMutation').resolve(refused));
    expect(screen.getByText('Dieser Artikel ist nicht mehr erhältlich.')).toBeDefined();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('minicart', () => {
  async function openWith(...ids: string[]) {
    writeCookie('cartId', testCartId);
    const page = await showProduct();
    await act(async () =>
      page.network.pending('CartActionQuery').resolve({ cart: cartOf(...ids) }),
    );
    fireEvent.click(screen.getByRole('link', { name: /Warenkorb/ }));
    await settle();
    await act(async () => page.network.pending('CartQuery').resolve({ cart: cartOf(...ids) }));
    return within(screen.getByRole('dialog', { name: 'Ihr Warenkorb' }));
  }

  it('shows three items and the way to all of them (MINI-01, MINI-02, MINI-03)', async () => {
    const flyout = await openWith('1', '2', '3', '4');
    const items = within(flyout.getByRole('list', { name: 'Artikel im Warenkorb' }));
    expect(items.getAllByRole('listitem')).toHaveLength(3);
    expect(
      flyout
        .getByRole('link', { name: 'Alle 4 Produkte im Warenkorb ansehen' })
        .getAttribute('href'),
    ).toBe('/checkout/basket');
    expect(flyout.getByRole('link', { name: 'Zum Warenkorb' })).toBeDefined();
  });

  it('needs no such link for three items; totals are always there (MINI-02, MINI-06)', async () => {
    const flyout = await openWith('1', '2', '3');
    expect(flyout.queryByRole('link', { name: /^Alle/ })).toBeNull();
    expect(flyout.getByText('9,95 €')).toBeDefined();
  });

  it('changes and removes as the cart page does (MINI-05)', async () => {
    const flyout = await openWith('1');
    expect(flyout.getByRole('textbox', { name: 'Menge: Artikel 1' })).toBeDefined();
    expect(flyout.getAllByRole('button', { name: 'Artikel 1 entfernen' }).length).toBeGreaterThan(
      0,
    );
  });

  it('says when it is empty (MINI-04)', async () => {
    await showProduct();
    fireEvent.click(screen.getByRole('link', { name: 'Warenkorb' }));
    await settle();
    const flyout = within(screen.getByRole('dialog', { name: 'Ihr Warenkorb' }));
    expect(flyout.getByText('Ihr Warenkorb ist noch leer')).toBeDefined();
    expect(flyout.queryByRole('link', { name: 'Zum Warenkorb' })).toBeNull();
  });

  it('counts in the header once the number is known (CART-06)', async () => {
    writeCookie('cartId', testCartId);
    const { network } = await showProduct();
    const link = () => screen.getByRole('link', { name: /Warenkorb/ });
    expect(link().textContent).toBe('Warenkorb');
    await act(async () => network.pending('CartActionQuery').resolve({ cart: cartOf('1', '2') }));
    expect(link().textContent).toContain('2 Artikel');
  });
});
