import { clientQuery, graphql, useRouteQuery } from '@kreide/relay';
import { act, cleanup, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInShop } from '../testing/renderInShop.tsx';
import type { ShopNavigationTestQuery } from './__generated__/ShopNavigationTestQuery.graphql';
import { ShopNavigation } from './ShopNavigation.tsx';

const query = graphql`
  query ShopNavigationTestQuery {
    ...ShopNavigation_query
  }
`;

const category = (id: string, name: string, change: object = {}) => ({
  __typename: 'Category',
  id,
  categoryId: id,
  name,
  categoryUrl: `/cat/${id}`,
  subject: null,
  icon: null,
  isSale: false,
  isExcludedFromNav: false,
  hasChildren: true,
  ...change,
});

const navigationTree = [
  category('kunst', 'Kunst', { icon: 'artist-palette' }),
  category('musik', 'Musik', { icon: 'unknown' }),
  category('geheim', 'Geheim', { isExcludedFromNav: true }),
  category('sale', 'Sale', { icon: 'label', isSale: true }),
];

async function show(flags: { flyouts?: string; saleFlyout?: string } = {}) {
  const { flyouts = 'true', saleFlyout = 'true' } = flags;
  const { network } = await renderInShop((environment, mock) => {
    const routeQuery = clientQuery<ShopNavigationTestQuery>(environment, query, {});
    mock.pending('ShopNavigationTestQuery').resolve({
      navigationTree,
      flyouts: [{ value: flyouts }],
      saleFlyout: [{ value: saleFlyout }],
    });
    return <Shown routeQuery={routeQuery} />;
  });
  await act(async () => {});
  // jsdom knows no widths, and hides the popover that is a row on a laptop.
  const list = screen.getAllByRole('list', { hidden: true })[0] as HTMLElement;
  list.closest('[popover]')?.removeAttribute('popover');
  return { network, tabs: within(list) };
}

function Shown({ routeQuery }: { routeQuery: ReturnType<typeof clientQuery> }) {
  const data = useRouteQuery<ShopNavigationTestQuery>(query, routeQuery);
  return <ShopNavigation query={data} />;
}

const openers = (tabs: ReturnType<typeof within>) =>
  tabs.queryAllByRole('button').map((button: HTMLElement) => button.getAttribute('aria-label'));

test('NAV-07: what is excluded from the navigation is not in it', async () => {
  const { tabs } = await show();
  expect(tabs.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Startseite',
    'Kunst',
    'Musik',
    'Sale',
  ]);
  expect(screen.queryByText('Geheim')).toBeNull();
});

test('NAV-03 DEC-20: each tab has the icon that the content names, or the general one', async () => {
  const { tabs } = await show();
  const iconOf = (name: string) =>
    tabs.getByRole('link', { name }).querySelector('span')?.style.getPropertyValue('--icon');
  expect(iconOf('Musik')).toBe('0');
  expect(new Set(['Startseite', 'Kunst', 'Musik', 'Sale'].map(iconOf)).size).toBe(4);
});

test('FLAG-01 DEC-22: with the navigation’s switch off there is a plain row of links', async () => {
  expect(openers((await show()).tabs)).toEqual([
    'Kunst: Untermenü',
    'Musik: Untermenü',
    'Sale: Untermenü',
  ]);
  cleanup();
  const { tabs } = await show({ flyouts: 'false' });
  expect(openers(tabs)).toEqual([]);
  expect(tabs.getByRole('link', { name: 'Kunst' }).getAttribute('href')).toBe('/cat/kunst');
});

test('FLAG-02: the sale’s flyout shows only while it is switched on', async () => {
  const { tabs } = await show({ saleFlyout: 'false' });
  expect(openers(tabs)).toEqual(['Kunst: Untermenü', 'Musik: Untermenü']);
  expect(tabs.getByRole('link', { name: 'Sale' })).toBeDefined();
});
