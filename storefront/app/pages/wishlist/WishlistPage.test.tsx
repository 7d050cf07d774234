import { clientQuery, type RouteQuery, useRouteQuery } from '@kreide/relay';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CartAction } from '../../features/cart/CartAction.tsx';
import { writeCookie } from '../../platform/readableCookies.ts';
import { listenToTabs } from '../../platform/tabs.ts';
import { subscribeToEvents } from '../../platform/tracking.ts';
import { cartItem, cartPayload, testCartId, updatePayload } from '../../testing/cartPayload.ts';
import { renderInShop } from '../../testing/renderInShop.tsx';
import type { WishlistPageQuery } from './__generated__/WishlistPageQuery.graphql';
import { WishlistPage } from './WishlistPage.tsx';
import { wishlistPageQuery } from './WishlistPageQuery.ts';

beforeEach(() => {
  writeCookie('cartId', testCartId);
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  subscribeToEvents(undefined);
  writeCookie('cartId', '');
});

const money = (cents: number) => ({ cents, currencyCode: 'EUR', text: '' });

const inStock = { status: 'IN_STOCK', text: 'Auf Lager' };

type Fields = Readonly<Record<string, unknown>>;

function entry(id: string, changes: Fields = {}) {
  const { product, item, totals, ...rest } = changes;
  return {
    __typename: 'WishlistEntry',
    id: `entry-${id}`,
    externalId: `e-${id}`,
    productId: `p-${id}`,
    itemId: `i-${id}`,
    name: `Artikel ${id}`,
    path: `/prod/p-${id}?varid=i-${id}`,
    quantity: 1,
    isSaleable: true,
    replacement: null,
    comments: [],
    isTaken: false,
    isTakenByMe: false,
    takenBy: null,
    ...rest,
    product: product === null ? null : { ...productOf(id), ...(product as Fields | undefined) },
    item: item === null ? null : { ...itemOf(id), ...(item as Fields | undefined) },
    totals:
      totals === null
        ? null
        : {
            current: money(250),
            savings: null,
            lightningPrice: null,
            basePrice: null,
            ...(totals as Fields | undefined),
          },
  };
}

const productOf = (id: string) => ({
  __typename: 'Product',
  id: `product-${id}`,
  isSale: false,
  isNewProduct: false,
  isTopseller: false,
  extraBadges: [],
  hasMoreVariants: false,
  image: null,
  availability: inStock,
  lightningDealInfo: null,
});

const itemOf = (id: string) => ({
  __typename: 'Item',
  id: `item-${id}`,
  itemId: `i-${id}`,
  orderNumber: `10-${id}`,
  variantAttributes: [],
  pictures: [],
  availability: inStock,
  minimumOrderQuantity: 1,
  lightningDealInfo: null,
});

type Entry = ReturnType<typeof entry>;

const listOf = (entries: readonly Entry[], changes: Fields = {}) => ({
  __typename: 'Wishlist',
  id: 'list',
  externalId: 'list',
  name: 'Merkzettel',
  description: '',
  isDefault: true,
  isStandardList: true,
  version: '1',
  isCreator: true,
  rights: ['COMMENT', 'TAKE', 'EDIT', 'RENAME', 'SET_STANDARD', 'REMOVE'],
  users: [],
  invites: [],
  entriesCount: entries.length,
  total: money(250 * entries.length),
  page: { __typename: 'WishlistEntryPage', totalPages: 1, entries },
  ...changes,
});

type List = ReturnType<typeof listOf>;

function Loaded({ routeQuery }: { routeQuery: RouteQuery }) {
  return <WishlistPage query={useRouteQuery<WishlistPageQuery>(wishlistPageQuery, routeQuery)} />;
}

const show = (list: List | null, others: readonly List[] = []) =>
  renderInShop(
    (environment, network) => {
      const routeQuery = clientQuery<WishlistPageQuery>(environment, wishlistPageQuery, {
        externalId: null,
        page: 0,
      });
      const allWishlists = [...(list ? [list] : []), ...others];
      network.pending('WishlistPageQuery').resolve({ allWishlists, wishlist: list });
      return (
        <>
          <CartAction />
          <Loaded routeQuery={routeQuery} />
        </>
      );
    },
    { path: '/myaccount/wishlist' },
  );

const rows = () => within(screen.getByRole('list', { name: /^Artikel auf/ }));
const row = (name: string) => {
  const item = rows().getByText(name).closest('li');
  if (!item) throw new Error(`${name} stands in no list`);
  return within(item);
};
const busyRows = () => document.querySelectorAll('li[aria-busy="true"]');
const settle = () => act(() => vi.dynamicImportSettled());
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** What a change answers. */
const answer = (field: string, list: List, changes: Fields = {}) => ({
  [field]: {
    successful: true,
    errorMessage: null,
    wishlists: [list],
    wishlist: list,
    ...changes,
  },
});

describe('an entry', () => {
  it('WISH-01, WISH-02: says what it is, what it costs and whether it can be had', async () => {
    await show(
      listOf([
        entry('1', {
          quantity: 2,
          product: {
            isSale: true,
            isNewProduct: true,
            isTopseller: true,
            extraBadges: [{ badgeId: 'wood', name: 'Aus Holz' }],
          },
          item: {
            variantAttributes: [{ label: 'Farbe', value: 'Rot' }],
            lightningDealInfo: { isSold: false, hasNewLook: true },
          },
          totals: {
            current: money(500),
            savings: money(100),
            lightningPrice: money(199),
            basePrice: { price: money(1250), amount: 1, unit: 'kg' },
          },
        }),
      ]),
    );
    for (const head of ['Artikel', 'Menge', 'Summe']) {
      expect(screen.getByText(head, { exact: true })).toBeDefined();
    }
    const item = row('Artikel 1');
    expect(item.getByRole('link', { name: 'Artikel 1' }).getAttribute('href')).toBe(
      '/prod/p-1?varid=i-1',
    );
    for (const text of ['Rot', '10-1', 'Auf Lager', 'Angebot', 'Neu', 'Beliebt', '5,00 €']) {
      expect(item.getByText(text)).toBeDefined();
    }
    for (const text of [/je 2,50/, /12,50.*kg/, /1,00 € gespart/, /Blitzpreis 1,99/]) {
      expect(item.getByText(text)).toBeDefined();
    }
    expect(item.getByRole<HTMLInputElement>('textbox', { name: 'Menge: Artikel 1' }).value).toBe(
      '2',
    );
  });

  it('WISH-06: while its item is open, it offers to choose one, and goes into the cart once it is chosen', async () => {
    await show(
      listOf([entry('1', { itemId: null, item: null, product: { hasMoreVariants: true } })]),
    );
    const item = row('Artikel 1');
    expect(item.getByRole('button', { name: /^Ausführung wählen/ })).toBeDefined();
    fireEvent.click(item.getByRole('button', { name: /^In den Warenkorb/ }));
    await settle();
    expect(screen.getByRole('dialog', { name: 'Ausführung wählen' })).toBeDefined();
  });

  it('WISH-07, WISH-08: what cannot be had says so, and what there is instead', async () => {
    const replacement = {
      ...productOf('9'),
      name: 'Nachfolger',
      path: '/prod/p-9',
    };
    await show(
      listOf([
        entry('1', { isSaleable: false, product: null, item: null, totals: null, replacement }),
      ]),
    );
    const item = row('Artikel 1');
    expect(item.getByText(/^Nicht lieferbar\./)).toBeDefined();
    expect(item.getByRole('link', { name: 'Nachfolger' }).getAttribute('href')).toBe('/prod/p-9');
    expect(item.queryByRole('button', { name: /^In den Warenkorb/ })).toBeNull();
    expect(item.getByRole('button', { name: /^Entfernen/ })).toBeDefined();
  });

  it('WISH-05, WISH-32, WISH-13: goes into the cart, whose flyout opens', async () => {
    const { network } = await show(listOf([entry('1', { quantity: 3 }), entry('2')]));
    const add = row('Artikel 1').getByRole('button', { name: /^In den Warenkorb/ });
    fireEvent.click(add);
    fireEvent.click(add);
    await settle();
    expect(busyRows()).toHaveLength(1);
    const sent = network.operations.filter(({ name }) => name === 'UpdateCartMutation');
    expect(sent).toHaveLength(1);
    const update = network.pending('UpdateCartMutation');
    expect(update.variables.ops).toEqual([{ addPosition: { itemId: 'i-1', quantity: 3 } }]);
    const cart = cartPayload([cartItem('i-1', { quantity: 3 })]);
    const added = { itemId: 'i-1', quantity: 3, requested: 3, messageKey: null, amount: null };
    await act(async () => update.resolve(updatePayload(cart, { successfullyAdded: [added] })));
    await settle();
    expect(screen.getByRole('dialog', { name: 'Ihr Warenkorb' })).toBeDefined();
    expect(busyRows()).toHaveLength(0);
  });
});

describe('the quantity', () => {
  const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Menge: Artikel 1' });

  it('WISH-19, WISH-20, WISH-13: is sent half a second after the last change, and its entry is marked', async () => {
    const { network } = await show(listOf([entry('1'), entry('2')]));
    fireEvent.change(field(), { target: { value: '7' } });
    await pass(499);
    expect(network.operations.map(({ name }) => name)).not.toContain(
      'SetWishlistEntryQuantityMutation',
    );
    await pass(1);
    const change = network.pending('SetWishlistEntryQuantityMutation');
    expect(change.variables).toEqual({
      externalId: 'list',
      entry: { entryId: 'e-1', productId: 'p-1', itemId: 'i-1', quantity: 7 },
      page: 0,
    });
    expect(busyRows()).toHaveLength(1);
    const list = listOf([
      entry('1', { quantity: 7, totals: { current: money(1750) } }),
      entry('2'),
    ]);
    await act(async () => change.resolve(answer('wishlist_changeQuantity', list)));
    expect(busyRows()).toHaveLength(0);
    expect(row('Artikel 1').getByText('17,50 €')).toBeDefined();
  });

  it('WISH-19: nothing is sent for the number that stands there, nor beyond 9998', async () => {
    const { network } = await show(listOf([entry('1', { quantity: 5, itemId: null, item: null })]));
    fireEvent.change(field(), { target: { value: '5' } });
    await pass(500);
    // UI-03, DEC-149: the field takes 9999, the list does not.
    fireEvent.change(field(), { target: { value: '9999' } });
    await pass(500);
    expect(network.operations.map(({ name }) => name)).not.toContain(
      'SetWishlistEntryQuantityMutation',
    );
    expect(field().value).toBe('5');
  });

  it('ERR-21, WISH-13: a refusal is said, the mark goes, the number goes back', async () => {
    const told = vi.fn();
    const stop = listenToTabs(told);
    const { network } = await show(listOf([entry('1')]));
    fireEvent.change(field(), { target: { value: '7' } });
    await pass(500);
    const refused = { successful: false, errorMessage: 'vue.wishlist.error.entryUnknown' };
    await act(async () =>
      network
        .pending('SetWishlistEntryQuantityMutation')
        .resolve(answer('wishlist_changeQuantity', listOf([entry('1')]), refused)),
    );
    expect(screen.getByText('Dieser Artikel steht nicht mehr auf der Liste.')).toBeDefined();
    expect(busyRows()).toHaveLength(0);
    expect(field().value).toBe('1');
    expect(told).not.toHaveBeenCalled();
    stop();
  });
});

describe('removing', () => {
  async function remove(name: string) {
    fireEvent.click(row(name).getByRole('button', { name: /^Entfernen/ }));
    await settle();
  }
  const order = () =>
    rows()
      .getAllByRole('listitem')
      .map((item) => /Artikel \d(“ ist entfernt)?/.exec(item.textContent ?? '')?.[0]);

  it('WISH-09, WISH-10, WISH-11, TRACK-03: leaves a row at its place that puts it back', async () => {
    const events = vi.fn();
    subscribeToEvents(events);
    const three = [entry('1'), entry('2', { quantity: 4 }), entry('3')] as const;
    const { network } = await show(listOf(three));
    // Tab begins with the page, not with its first entry.
    expect(document.activeElement).toBe(document.body);
    await remove('Artikel 2');
    const removal = network.pending('RemoveWishlistEntryMutation');
    expect(removal.variables).toEqual({ externalId: 'list', entryId: 'e-2', page: 0 });
    await act(async () => removal.resolve(answer('wishlist_remove', listOf([three[0], three[2]]))));
    expect(order()).toEqual(['Artikel 1', 'Artikel 2“ ist entfernt', 'Artikel 3']);
    expect(screen.getByText('„Artikel 2“ steht nicht mehr auf: Merkzettel')).toBeDefined();

    const restoring = screen.getByRole('button', { name: 'Zurückholen' });
    restoring.focus();
    fireEvent.click(restoring);
    await settle();
    const addition = network.pending('AddWishlistEntryMutation');
    expect(addition.variables).toEqual({
      externalId: 'list',
      entry: { productId: 'p-2', itemId: 'i-2', quantity: 4, beforeEntryId: 'e-3' },
      page: 0,
    });
    const back = entry('2', { id: 'entry-2b', externalId: 'e-2b', quantity: 4 });
    await act(async () =>
      addition.resolve(answer('wishlist_add', listOf([three[0], back, three[2]]))),
    );
    expect(order()).toEqual(['Artikel 1', 'Artikel 2', 'Artikel 3']);
    expect(screen.getByText('„Artikel 2“ steht jetzt auf: Merkzettel')).toBeDefined();
    expect(document.activeElement).toBe(screen.getByText('Artikel 2').closest('li'));
    expect(events.mock.calls.map(([event]) => event)).toEqual(
      ['remove_from_wishlist', 'add_to_wishlist'].map((event) => ({
        event,
        items: [{ item_id: 'p-2', item_name: 'Artikel 2', quantity: 4, price: 0.625 }],
      })),
    );
  });

  it.each([
    ['of a further list asks whether it shall go, too', false],
    ['of the notepad does not', true],
  ])('WISH-12: the last entry %s', async (_, isDefault) => {
    const changes = { isDefault, name: 'Klasse 3b' };
    const { network } = await show(listOf([entry('1')], changes));
    await remove('Artikel 1');
    await act(async () =>
      network
        .pending('RemoveWishlistEntryMutation')
        .resolve(answer('wishlist_remove', listOf([], changes))),
    );
    const question = screen.queryByRole('dialog', { name: '„Klasse 3b“ löschen?' });
    expect(question !== null).toBe(!isDefault);
  });
});

describe('the variant', () => {
  it('WISH-06, WISH-14: is chosen in a dialog; the entry keeps its quantity', async () => {
    const open = entry('1', { itemId: null, item: null, product: { hasMoreVariants: true } });
    const { network } = await show(listOf([open]));
    fireEvent.click(row('Artikel 1').getByRole('button', { name: /^Ausführung wählen/ }));
    await settle();
    const variant = (itemId: string, value: string, isForSale = true) => ({
      __typename: 'Item',
      id: itemId,
      itemId,
      variantAttributes: [{ label: 'Farbe', value }],
      price: { current: money(300) },
      availability: { isForSale },
      minimumOrderQuantity: 1,
      maxQuantity: 99,
    });
    await act(async () =>
      network.pending('VariantSelectQuery').resolve({
        product: {
          ...productOf('1'),
          items: [variant('red', 'Rot'), variant('blue', 'Blau'), variant('green', 'Grün', false)],
        },
      }),
    );
    const dialog = within(screen.getByRole('dialog', { name: 'Ausführung wählen' }));
    fireEvent.click(dialog.getByRole('button', { name: 'Übernehmen' }));
    expect(dialog.getByText('Bitte wählen Sie eine Ausführung.')).toBeDefined();
    expect(dialog.getByRole<HTMLOptionElement>('option', { name: /^Grün/ }).disabled).toBe(true);
    fireEvent.change(dialog.getByRole('combobox', { name: 'Ausführung' }), {
      target: { value: 'blue' },
    });
    fireEvent.click(dialog.getByRole('button', { name: 'Übernehmen' }));
    await settle();
    const replacing = network.pending('ReplaceWishlistEntryMutation');
    expect(replacing.variables).toEqual({
      externalId: 'list',
      entryId: 'e-1',
      entry: { productId: 'p-1', itemId: 'blue' },
      page: 0,
    });
    const blue = { variantAttributes: [{ label: 'Farbe', value: 'Blau' }] };
    const list = listOf([entry('1', { product: { hasMoreVariants: true }, item: blue })]);
    await act(async () => replacing.resolve(answer('wishlist_replaceItem', list)));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(row('Artikel 1').getByText('Blau')).toBeDefined();
    expect(screen.getByText('Gespeichert.')).toBeDefined();
  });
});

describe('lists', () => {
  it('WISH-15: the notepad stands first among them', async () => {
    const other = listOf([entry('2')], {
      id: 'class',
      externalId: 'class',
      name: 'Klasse 3b',
      isDefault: false,
      isStandardList: false,
    });
    await show(listOf([entry('1')]), [other]);
    const links = within(screen.getByRole('navigation', { name: 'Ihre Listen' }))
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('aria-current')]);
    expect(links).toEqual([
      ['Merkzettel (1)', 'page'],
      ['Klasse 3b (1)', null],
    ]);
  });

  it('says how to begin where there are no entries yet', async () => {
    await show(null);
    expect(screen.getByRole('heading', { level: 1, name: 'Merkzettel' })).toBeDefined();
    expect(screen.getByText('Noch nichts gemerkt')).toBeDefined();
  });
});
