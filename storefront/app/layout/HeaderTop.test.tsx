import { cleanup, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInShop } from '../testing/renderInShop.tsx';
import { HeaderTop } from './HeaderTop.tsx';

const hosts = {
  de: 'kreide.de',
  at: 'kreide.at',
  ch: 'kreide.ch',
  b2b: 'educational.kreide.de',
  english: 'en.educational.kreide.de',
} as const;

async function show(
  id: keyof typeof hosts,
  path = '/cat/hefte?p=2',
  freeFrom = 4900,
  hasInvoice = true,
) {
  cleanup();
  await renderInShop(() => <HeaderTop {...{ freeFrom, hasInvoice }} />, { host: hosts[id], path });
}

const links = () =>
  screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

test('HEAD-03: businesses are offered other services than consumers', async () => {
  await show('de');
  expect(links()).toEqual([
    ['Kontakt und Beratung', '/service/kontakt'],
    ['Sicher einkaufen', '/service/sicher-einkaufen'],
  ]);
  await show('b2b');
  expect(links().slice(0, 2)).toEqual([
    ['Persönliche Beratung', '/service/kontakt'],
    ['Ihre Vorteile', '/service/ihre-vorteile'],
  ]);
  await show('english');
  expect(links().slice(0, 2)).toEqual([
    ['Personal advice', '/service/contact'],
    ['Your advantages', '/service/your-advantages'],
  ]);
});

test('HEAD-07: businesses switch between German and English on the page they are on', async () => {
  const target = () => screen.queryByRole('link', { name: /^(English|Deutsch)$/ });
  await show('b2b');
  expect(target()?.getAttribute('href')).toBe('https://en.educational.kreide.de/cat/hefte?p=2');
  expect(target()?.textContent).toBe('English');
  await show('english');
  expect(target()?.getAttribute('href')).toBe('https://educational.kreide.de/cat/hefte?p=2');
  expect(target()?.textContent).toBe('Deutsch');
  for (const id of ['de', 'at', 'ch'] as const) {
    await show(id);
    expect(target(), id).toBeNull();
  }
});

test('HEAD-08: selling points show everywhere but on the cart page', async () => {
  for (const path of ['/', '/cat/hefte', '/prod/1', '/login', '/checkout/login']) {
    await show('de', path);
    expect(screen.getAllByRole('listitem'), path).toHaveLength(3);
    expect(screen.getByText('Kauf auf Rechnung')).toBeDefined();
  }
  await show('de', '/checkout/basket');
  expect(screen.queryByText('Kauf auf Rechnung')).toBeNull();
});

test('HEAD-08: the header says what the operator offers, as each country writes it', async () => {
  const points = () =>
    screen.getAllByRole('listitem').map(({ textContent }) => textContent?.replace(/\s/g, ' '));
  await show('de', '/', 4900);
  expect(points()[0]).toBe('Ab 49 € versandkostenfrei');
  await show('at', '/', 2950);
  expect(points()[0]).toBe('Ab € 29,50 versandkostenfrei');
  await show('ch', '/', 4900);
  expect(points()).toEqual([
    'Ab EUR 49 versandkostenfrei',
    'Kauf auf Rechnung',
    '14 Tage Rückgaberecht',
  ]);
  await show('de', '/', 0);
  expect(points()).toEqual(['Kauf auf Rechnung', '14 Tage Widerrufsrecht']);
  await show('de', '/', 0, false);
  expect(points()).toEqual(['14 Tage Widerrufsrecht']);
});
