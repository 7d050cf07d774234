import { createMockEnvironment, createMockNetwork } from '@kreide/relay/testing';
import { afterEach, expect, it, vi } from 'vitest';
import { writeCookie } from '../../platform/readableCookies.ts';
import { subscribeToEvents } from '../../platform/tracking.ts';
import { testCartId } from '../../testing/cartPayload.ts';
import { cartWasFilled } from './cartWasFilled.ts';

afterEach(() => {
  subscribeToEvents(undefined);
  writeCookie('cartId', '');
});

it('TRACK-15 SYNC-01 what a form put into the cart is told as one event, and to other tabs', async () => {
  const heard = vi.fn();
  const tabs = new BroadcastChannel('shop-sync');
  tabs.onmessage = ({ data }) => heard(data);
  const events = vi.fn();
  subscribeToEvents(events);
  const network = createMockNetwork();
  writeCookie('cartId', testCartId);
  cartWasFilled(createMockEnvironment(network), [
    { itemId: '1', name: 'Stift', quantity: 2 },
    { itemId: '2', name: 'Heft', quantity: 20 },
  ]);
  expect(events).toHaveBeenCalledExactlyOnceWith({
    event: 'add_to_cart',
    items: [
      { item_id: '1', item_name: 'Stift', quantity: 2 },
      { item_id: '2', item_name: 'Heft', quantity: 20 },
    ],
  });
  // Header and minicart show the cart as it is now.
  expect(network.pending('CartQuery').variables).toEqual({ cartId: testCartId });
  await vi.waitFor(() => expect(heard).toHaveBeenCalledWith({ cart: true, cartId: true }));
  tabs.close();
});
