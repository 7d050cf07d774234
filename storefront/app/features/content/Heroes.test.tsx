import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { writeCookie } from '../../platform/readableCookies.ts';
import { renderInShop } from '../../testing/renderInShop.tsx';
import { Heroes } from './Heroes.tsx';

beforeEach(() => {
  // A desk's width, and nobody who wants calm.
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener() {},
    removeEventListener() {},
  }));
});

afterEach(() => {
  writeCookie('consent', '');
});

async function show(host: string) {
  await renderInShop(
    () => (
      <Heroes>
        <h2>Hefte</h2>
        <h2>Stifte</h2>
      </Heroes>
    ),
    { host },
  );
  // What turns them comes by itself, then its controls do.
  await act(() => vi.dynamicImportSettled());
  await act(() => vi.dynamicImportSettled());
}

const isTurning = () => screen.queryByRole('button', { name: 'Bildwechsel anhalten' }) !== null;

it('turns by itself outside ch only after an answer on consent, whichever it is (CMS-17)', async () => {
  await show('kreide.de');
  expect(screen.getByRole('button', { name: 'Nächstes Bild' })).toBeDefined();
  expect(isTurning()).toBe(false);
  act(() => writeCookie('consent', '2..1795000000.'));
  expect(isTurning()).toBe(true);
});

it('turns at once on ch (CMS-17)', async () => {
  await show('kreide.ch');
  expect(isTurning()).toBe(true);
});
