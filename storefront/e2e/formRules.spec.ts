import { expect, type Page, test } from '@playwright/test';
import { openInteractive } from './interactive.ts';
import { storefronts } from './storefronts.ts';

/** Rules that hold in every form. */

const main = (page: Page) => page.getByRole('main');

test('ACCT-05 an e-mail address has a local part, an @, a domain and an ending of two letters', async ({
  page,
}) => {
  await openInteractive(page, '/service/newsletter');
  const field = main(page).getByRole('combobox', { name: 'E-Mail-Adresse' });
  const fault =
    'Bitte geben Sie eine vollständige E-Mail-Adresse ein, zum Beispiel name@beispiel.de.';
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && !request.url().endsWith('/graphql/'))
      asked.push(request.url());
  });
  for (const text of [
    'änne',
    '@example.de',
    'aenne@',
    'aenne@example',
    'aenne@example.d',
    'aenne.example.de',
  ]) {
    await field.fill(text);
    await field.press('Escape');
    await main(page).getByRole('button', { name: 'Newsletter bestellen' }).click();
    await expect(field, text).toHaveAttribute('aria-invalid', 'true');
    await expect(field, text).toHaveAccessibleDescription(fault);
  }
  expect(asked).toEqual([]);
  await field.fill('aenne@example.de');
  await expect(field).not.toHaveAttribute('aria-invalid', 'true');
});

test('ACCT-07 faults are told in the order of the fields, one for each, and the first is scrolled to', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await openInteractive(page, '/service/kontakt');
  const send = main(page).getByRole('button', { name: 'Nachricht senden' });
  const first = main(page).getByLabel('Vorname');
  await main(page).getByLabel('Ihre Nachricht').fill('kurz');
  await send.scrollIntoViewIfNeeded();
  await expect(first).not.toBeInViewport();
  await send.click();
  await expect(first).toBeInViewport();
  await expect(first).toBeFocused();
  const told = main(page).getByRole('alert').getByRole('link');
  await expect(told).toHaveText([
    /^Vorname: /,
    /^Nachname: /,
    /^E-Mail-Adresse: /,
    /^Worum geht es\?: /,
    /^Ihre Nachricht: /,
  ]);
  // Of several rules of a field the first that is broken is told, and only that.
  for (const text of ['', '@'.repeat(90)]) {
    await main(page).getByLabel('E-Mail-Adresse').fill(text);
    await send.click();
    await expect(told.filter({ hasText: /^E-Mail-Adresse: / })).toHaveCount(1);
  }
  await first.fill('Änne');
  await send.click();
  await expect(main(page).getByLabel('Nachname')).toBeFocused();
});

const everywhere = [
  ...['gmail.com', 'hotmail.com', 'yahoo.com', 'aol.com', 'outlook.com', 'icloud.com'],
  // DEC-130: what the placeholders stand for.
  ...['msn.com', 'live.com', 'googlemail.com', 'me.com', 'gmx.net'],
];
const german = [
  ...['hotmail.de', 'yahoo.de', 'gmx.de', 'web.de', 't-online.de', 'outlook.de', 'live.de'],
  ...['freenet.de', 'online.de', 'arcor.de', 'posteo.de'],
];
const own = {
  de: german,
  at: ['gmx.at', 'aon.at'],
  ch: ['gmx.ch', 'bluewin.ch'],
} as const;

test('ACCT-11 ACCT-12 ACCT-13 e-mail fields suggest the domains of everywhere and of their country', async ({
  page,
}) => {
  const all = new Set([...everywhere, ...Object.values(own).flat()]);
  for (const storefront of ['de', 'at', 'ch'] as const) {
    await openInteractive(page, `${storefronts[storefront]}/service/newsletter`);
    const field = main(page).getByRole('combobox', { name: 'E-Mail-Adresse' });
    const offered = new Set<string>();
    for (const start of new Set([...all].map((domain) => domain.slice(0, 3)))) {
      await field.fill(`aenne@${start}`);
      const options = main(page).getByRole('option').filter({ hasText: 'aenne@' });
      for (const text of await options.allTextContents()) offered.add(text.replace('aenne@', ''));
    }
    expect([...offered].sort(), storefront).toEqual([...everywhere, ...own[storefront]].sort());
  }
});
