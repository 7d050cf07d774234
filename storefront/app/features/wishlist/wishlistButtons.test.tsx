import { act, fireEvent, screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { writeCookie } from '../../platform/readableCookies.ts';
import { listenToTabs, type TabMessage } from '../../platform/tabs.ts';
import { subscribeToEvents } from '../../platform/tracking.ts';
import { renderInShop } from '../../testing/renderInShop.tsx';
import { TileWishlistButton } from './TileWishlistButton.tsx';
import { WishlistButton } from './WishlistButton.tsx';
import { goodsOf } from './wishlistButtons.ts';

const askForIds = vi.fn(async () => {
  // biome-ignore lint/suspicious/noDocumentCookie: as an answer sets it, of which nobody is told
  document.cookie = 'cartId=cart';
  return Response.json({ cartId: 'cart', userId: 'visitor' });
});

beforeEach(() => {
  askForIds.mockClear();
  vi.stubGlobal('fetch', askForIds);
});

afterEach(() => {
  subscribeToEvents(undefined);
  for (const name of ['cartId', 'EXISTING_SESSION']) writeCookie(name, '');
});

const settle = () => act(() => vi.dynamicImportSettled());

const product = { productId: 'p', itemId: null, name: 'Heft' };

const show = (
  button = <TileWishlistButton product={product} hasVariants={false} />,
  host = 'kreide.de',
) => renderInShop(() => button, { host });

const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Heft merken' });

type Entry = readonly [productId: string, itemId: string | null];

const list = (
  id: string,
  name: string,
  entries: readonly Entry[] = [],
  rights: readonly string[] = ['EDIT'],
) => ({
  __typename: 'Wishlist',
  id,
  externalId: id,
  name,
  isStandardList: id === 'notepad',
  rights,
  entries: entries.map(([productId, itemId]) => ({
    __typename: 'WishlistEntry',
    id: `${id} ${productId} ${itemId}`,
    externalId: `${id} ${productId} ${itemId}`,
    productId,
    itemId,
  })),
});

const notepad = (...entries: Entry[]) => list('notepad', 'Merkzettel', entries);

const answer = (field: string, wishlists: readonly object[], changes = {}) => ({
  [field]: { successful: true, errorMessage: null, wishlists, ...changes },
});

async function showKnown(lists: readonly object[], element?: ReactElement, cookie = 'cartId') {
  writeCookie(cookie, 'true');
  const page = await show(element);
  await settle();
  await act(async () => page.network.pending('WishlistsQuery').resolve({ allWishlists: lists }));
  await settle();
  return page;
}

describe('a wishlist button', () => {
  it('is a plain form before its code is there, and asks for nothing while nobody is known', async () => {
    const { network } = await show();
    const { form } = button();
    expect(form?.method).toBe('post');
    expect(form?.getAttribute('action')).toBe('/myaccount/wishlist');
    const sent = Object.fromEntries(new FormData(form ?? undefined, button()));
    expect(sent).toEqual({ intent: 'add', goods: 'p' });
    expect(goodsOf('a%2Fb/i%20j')).toEqual({ productId: 'a/b', itemId: 'i j' });
    expect(network.operations).toHaveLength(0);
    expect(button().getAttribute('aria-pressed')).toBe('false');
  });

  it.each<[string, boolean, string | null, readonly Entry[], boolean]>([
    ['a product without variants, whatever its item', false, 'i', [['p', null]], true],
    ['another product', false, 'i', [['q', 'i']], false],
    ['the chosen variant', true, 'i', [['p', 'i']], true],
    ['another variant', true, 'i', [['p', 'j']], false],
    ['a product whose variant is open', true, null, [['p', null]], true],
    ['an open one, when a variant is listed', true, null, [['p', 'i']], false],
  ])('WISH-16: %s', async (_, hasVariants, itemId, entries, isListed) => {
    await showKnown(
      [notepad(...entries)],
      <WishlistButton product={product} hasVariants={hasVariants} itemId={itemId} />,
    );
    const name = isListed ? 'Von der Liste nehmen' : 'Merken';
    expect(screen.getByRole('button', { name })).toBeDefined();
  });

  it('WISH-18, WISH-11, TRACK-03, SYNC-02: a press adds at once, says so, and tells statistics and other tabs', async () => {
    const events = vi.fn();
    subscribeToEvents(events);
    const { network } = await show();
    fireEvent.click(button());
    // The controller's code, then that of a press.
    await settle();
    await settle();
    // Ids come with the first action, not before (AUTH-21).
    expect(askForIds).toHaveBeenCalledExactlyOnceWith('/api/cart-id');
    const add = network.pending('AddToWishlistMutation');
    expect(add.variables).toEqual({
      externalId: null,
      entry: { productId: 'p', itemId: null },
    });
    expect(events).not.toHaveBeenCalled();
    await act(async () => add.resolve(answer('wishlist_add', [notepad(['p', 'i'])])));
    await settle();
    expect(button().getAttribute('aria-pressed')).toBe('true');
    expect(screen.getByText('„Heft“ steht jetzt auf: Merkzettel')).toBeDefined();
    const items = [{ item_id: 'p', item_name: 'Heft', quantity: 1 }];
    expect(events).toHaveBeenCalledExactlyOnceWith({ event: 'add_to_wishlist', items });
  });

  it('WISH-18, WISH-11, TRACK-03: another press takes it off again', async () => {
    const events = vi.fn();
    subscribeToEvents(events);
    const { network } = await showKnown([notepad(['p', 'i'])]);
    fireEvent.click(button());
    await settle();
    const remove = network.pending('RemoveFromWishlistMutation');
    expect(remove.variables).toEqual({ externalId: 'notepad', entryId: 'notepad p i' });
    await act(async () => remove.resolve(answer('wishlist_remove', [notepad()])));
    await settle();
    expect(button().getAttribute('aria-pressed')).toBe('false');
    expect(screen.getByText('„Heft“ steht nicht mehr auf: Merkzettel')).toBeDefined();
    expect(events.mock.calls.map(([{ event }]) => event)).toEqual(['remove_from_wishlist']);
  });

  it('ERR-21, SYNC-01: what went wrong is said, and nobody else is told', async () => {
    const events = vi.fn();
    subscribeToEvents(events);
    const told = vi.fn();
    const stop = listenToTabs(told);
    const { network } = await showKnown([notepad()]);
    fireEvent.click(button());
    await settle();
    const refused = { successful: false, errorMessage: 'vue.wishlist.error.tooManyEntries' };
    await act(async () =>
      network
        .pending('AddToWishlistMutation')
        .resolve(answer('wishlist_add', [notepad()], refused)),
    );
    await settle();
    expect(screen.getByText('Die Liste ist voll: Sie fasst 200 Artikel.')).toBeDefined();
    expect(button().getAttribute('aria-busy')).toBeNull();
    expect(events).not.toHaveBeenCalled();
    expect(told).not.toHaveBeenCalled();
    stop();
  });

  it('a press before the lists are known waits for them', async () => {
    writeCookie('cartId', 'cart');
    const { network } = await show();
    fireEvent.click(button());
    await settle();
    expect(network.operations.map(({ name }) => name)).toEqual(['WishlistsQuery']);
    await act(async () =>
      network.pending('WishlistsQuery').resolve({ allWishlists: [notepad(['p', 'i'])] }),
    );
    await settle();
    expect(network.pending('RemoveFromWishlistMutation')).toBeDefined();
  });

  it('SYNC-05: another tab changed the lists', async () => {
    const { network } = await showKnown([notepad()]);
    const other = new BroadcastChannel('shop-sync');
    const message: TabMessage = { wishlist: true };
    other.postMessage(message);
    await act(() => vi.waitFor(() => network.pending('WishlistsQuery')));
    await act(async () =>
      network.pending('WishlistsQuery').resolve({ allWishlists: [notepad(['p', 'i'])] }),
    );
    expect(button().getAttribute('aria-pressed')).toBe('true');
    other.close();
  });

  it('ROUTE-34: on b2b a visitor is asked to log in', async () => {
    const { network } = await show(undefined, 'educational.kreide.de');
    fireEvent.click(button());
    await settle();
    await settle();
    expect(screen.getByRole('dialog')).toBeDefined();
    expect(network.operations).toHaveLength(0);
  });
});

describe('a list of somebody else that a customer may only read', () => {
  const readOnly = list('class', 'Klasse 3b', [['p', null]], ['TAKE', 'LEAVE']);

  it('SHARE-02: is neither offered nor shown at the button', async () => {
    const { network } = await showKnown([notepad(), readOnly], undefined, 'EXISTING_SESSION');
    expect(button().getAttribute('aria-pressed')).toBe('false');
    fireEvent.click(button());
    await settle();
    await settle();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(network.pending('AddToWishlistMutation').variables.externalId).toBeNull();
  });
});

describe('the list picker', () => {
  const lists = [notepad(['p', 'i']), list('class', 'Klasse 3b')];
  const open = async () => {
    const page = await showKnown(lists, undefined, 'EXISTING_SESSION');
    fireEvent.click(button());
    // Its code comes after that of the press.
    await settle();
    await settle();
    const picker = within(screen.getByRole('dialog', { name: 'Auf welche Liste?' }));
    return { ...page, picker };
  };

  it('WISH-17: asks a customer with several lists, and changes those that were chosen', async () => {
    const { network, picker } = await open();
    const box = (name: string) => picker.getByRole<HTMLInputElement>('checkbox', { name });
    expect(box('Merkzettel').checked).toBe(true);
    expect(box('Klasse 3b').checked).toBe(false);
    fireEvent.click(box('Merkzettel'));
    fireEvent.click(box('Klasse 3b'));
    fireEvent.click(picker.getByRole('button', { name: 'Übernehmen' }));
    await settle();
    const remove = network.pending('RemoveFromWishlistMutation');
    expect(remove.variables.externalId).toBe('notepad');
    await act(async () => remove.resolve(answer('wishlist_remove', [notepad(), lists[1] ?? {}])));
    await settle();
    expect(network.pending('AddToWishlistMutation').variables.externalId).toBe('class');
  });

  it('DEC-131: cancelled, it changes nothing and says nothing', async () => {
    const { network, picker } = await open();
    fireEvent.click(picker.getByRole('checkbox', { name: 'Klasse 3b' }));
    fireEvent.click(picker.getByRole('button', { name: 'Abbrechen' }));
    await settle();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(network.operations.map(({ name }) => name)).toEqual(['WishlistsQuery']);
    expect(screen.queryByText(/Heft.*auf/)).toBeNull();
  });
});
