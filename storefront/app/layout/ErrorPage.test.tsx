import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readHead } from '../testing/head.ts';
import { renderInShop } from '../testing/renderInShop.tsx';
import { ErrorPage } from './ErrorPage.tsx';

beforeEach(() => {
  vi.stubEnv('SSR', true);
});

afterEach(() => {
  vi.unstubAllEnvs();
  document.head.replaceChildren();
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
