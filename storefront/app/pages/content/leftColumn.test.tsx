import { clientQuery } from '@kreide/relay';
import { act, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { ContentPageQuery } from '../../features/content/__generated__/ContentPageQuery.graphql';
import { contentPageQuery } from '../../features/content/ContentPageQuery.ts';
import { contentPayload } from '../../testing/contentPayload.ts';
import { renderInShop } from '../../testing/renderInShop.tsx';
import ContentRoute from './route.tsx';

// jsdom has none.
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});

const section = [
  { displayName: 'Kontakt', url: '/service/kontakt' },
  { displayName: 'Zahlung', url: '/service/zahlung' },
];
const breadcrumbs = [
  { displayName: 'Service', url: '/service' },
  { displayName: 'Kontakt', url: '/service/kontakt' },
];

async function show(page: Readonly<Record<string, unknown>>) {
  const { network } = await renderInShop((environment) => {
    const routeQuery = clientQuery<ContentPageQuery>(environment, contentPageQuery, {
      url: '/service/kontakt',
    });
    const props = { loaderData: { routeQuery }, params: { '*': 'service/kontakt' } };
    return <ContentRoute {...(props as unknown as Parameters<typeof ContentRoute>[0])} />;
  });
  const rows = [[{ template: 'html', attributes: { headline: 'So erreichen Sie uns' } }]];
  const answer = { title: 'Kontakt', breadcrumbs, section, ...page };
  await act(async () =>
    network.pending('ContentPageQuery').resolve({ page: contentPayload(rows, answer) }),
  );
}

const leftColumn = () => screen.queryByRole('navigation', { name: 'In diesem Bereich' });

test('CMS-03 without flags the page has its way and the left column, itself marked', async () => {
  await show({ hideBreadcrumb: false, hideLeftColumn: false });
  const way = within(screen.getAllByRole('navigation')[0] as HTMLElement);
  expect(way.getByRole('link', { name: 'Service' }).getAttribute('href')).toBe('/service');
  const column = within(leftColumn() as HTMLElement);
  expect(column.getByText('Kontakt').getAttribute('aria-current')).toBe('page');
  expect(column.getByRole('link', { name: 'Zahlung' }).getAttribute('href')).toBe(
    '/service/zahlung',
  );
});

test('CMS-03 each flag takes away what it names', async () => {
  await show({ hideBreadcrumb: true, hideLeftColumn: true });
  screen.getByRole('heading', { name: 'So erreichen Sie uns' });
  expect(screen.queryAllByRole('navigation')).toEqual([]);
});
