import { screen } from '@testing-library/react';
import { UNSAFE_ErrorResponseImpl } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readHead } from '../testing/head.ts';
import { renderInShop } from '../testing/renderInShop.tsx';
import { ErrorPage } from './ErrorPage.tsx';

beforeEach(() => {
  vi.stubEnv('SSR', true);
});

afterEach(() => {
  vi.unstubAllEnvs();
});

test.each([404, 410, 500, 503])('SEO-03 an error page of %i is noindex,follow', async (status) => {
  const page = await renderInShop(() => <ErrorPage status={status} />, { path: '/cat/hefte' });
  expect(readHead().robots).toBe('noindex,follow');
  page.unmount();
});

test.each([404, 410])(
  'SEO-14 a page of %i bears the title of what is not found',
  async (status) => {
    const page = await renderInShop(() => <ErrorPage status={status} />);
    expect(readHead().title).toBe('Diese Seite gibt es nicht | Kreide');
    page.unmount();
  },
);

const failure = new UNSAFE_ErrorResponseImpl(503, '', {
  reference: 'c-1',
  details: 'Error: the API is away\n    at loader',
});

test('ERR-03 a failure says its number, and outside production message and stack (ruling 6)', async () => {
  const shown = await renderInShop(() => <ErrorPage status={503} error={failure} showsErrors />);
  screen.getByText('Fehlernummer: c-1');
  screen.getByText(/^Error: the API is away/);
  shown.unmount();
  const kept = await renderInShop(() => <ErrorPage status={503} error={failure} />);
  screen.getByText('Fehlernummer: c-1');
  expect(screen.queryByText(/the API is away/)).toBeNull();
  kept.unmount();
});

test('ERR-03 so does one of the browser', async () => {
  await renderInShop(() => (
    <ErrorPage status={500} error={new TypeError('not a page')} showsErrors />
  ));
  screen.getByText(/^TypeError: not a page at /);
  expect(screen.queryByText(/Fehlernummer/)).toBeNull();
});
