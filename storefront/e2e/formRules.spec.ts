import { expect, type Locator, type Page, test } from '@playwright/test';
import { openInteractive } from './interactive.ts';
import { addSomething, fillShipping } from './shopping.ts';
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

test('what is scrolled to lies below the header, which sticks: fields, and headings of links', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openInteractive(page, '/service/kontakt');
  const header = page.getByRole('banner');
  /** Comes back on the way up, and covers what is not kept free of it. */
  const expectBelowHeader = async (target: Locator) => {
    await expect(target).toBeInViewport();
    await expect
      .poll(async () => {
        const [head, box] = [await header.boundingBox(), await target.boundingBox()];
        return (box?.y ?? 0) - ((head?.y ?? 0) + (head?.height ?? 0));
      })
      .toBeGreaterThanOrEqual(0);
  };
  await main(page).getByRole('button', { name: 'Nachricht senden' }).click();
  const first = main(page).getByLabel('Vorname');
  await expect(first).toBeFocused();
  await expectBelowHeader(first);
  const told = main(page).getByRole('alert').getByRole('link');
  await told.last().click();
  await expectBelowHeader(main(page).getByLabel('Ihre Nachricht'));
  await told.first().focus();
  await page.keyboard.press('Enter');
  await expect(first).toBeFocused();
  await expectBelowHeader(first);

  await openInteractive(page, '/prod/heft-klassik-a4-32');
  const reviews = main(page).getByRole('heading', { name: 'Bewertungen' });
  await main(page).locator('a[href="#reviews"]').click();
  await expectBelowHeader(reviews);
  await page.goto('/service/kontakt');
  await page.goto('/prod/heft-klassik-a4-32#reviews');
  await expectBelowHeader(reviews);
});

test('ACCT-06 an e-mail address has at most 80 characters', async ({ page }) => {
  for (const path of ['/myaccount/register', '/service/kontakt']) {
    await openInteractive(page, path);
    const field = main(page).getByRole('combobox', { name: 'E-Mail-Adresse' });
    const send = main(page).getByRole('button', { name: /^(Konto eröffnen|Nachricht senden)$/ });
    const domain = '@kreide-und-tafel.example';
    await field.fill(`${'a'.repeat(81 - domain.length)}${domain}`);
    await field.press('Escape');
    await send.click();
    await expect(field, path).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(/Das ist zu lang\./);
    await field.fill(`${'a'.repeat(80 - domain.length)}${domain}`);
    await field.press('Escape');
    await send.click();
    await expect(main(page).getByRole('alert').getByRole('link').first()).toBeVisible();
    await expect(field, path).not.toHaveAttribute('aria-invalid', 'true');
  }
});

test('ACCT-08 fields take digits only, a number’s signs, letters first, or a digit among them', async ({
  page,
}) => {
  await openInteractive(page, `${storefronts.b2b}/myaccount/register`);
  const send = main(page).getByRole('button', { name: 'Konto beantragen' });
  for (const [label, wrong, fault, right] of [
    [/^Anzahl der Beschäftigten/, '34 a', 'Bitte geben Sie nur Ziffern ein.', '34'],
    [/^USt-IdNr\./, 'DE1366_5976', 'nur Buchstaben, Ziffern, Minus und Plus', 'DE-136695976'],
    ['Telefon', '030 12E4567', 'Bitte geben Sie eine Telefonnummer', '+49 (0)30/123-4567'],
    ['Ort', 'Berlin_10', 'Bitte prüfen Sie den Ort.', 'Åre 10'],
    ['Vorname', '1änne', 'Der Name muss mit einem Buchstaben beginnen.', 'Änne 1'],
    ['Straße und Hausnummer', 'Lindenweg', 'Bitte ergänzen Sie die Hausnummer.', 'Lindenweg 4'],
  ] as const) {
    const field = main(page).getByLabel(label, { exact: typeof label === 'string' });
    await field.fill(wrong);
    await send.click();
    await expect(field, wrong).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(new RegExp(fault));
    await field.fill(right);
    await send.click();
    await expect(field, right).not.toHaveAttribute('aria-invalid', 'true');
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('ruling 17: nobody has to tell a salutation, and "keine Angabe" is chosen at first', async ({
    page,
  }) => {
    const salutation = main(page).getByLabel('Anrede');
    for (const path of [
      '/service/kontakt',
      '/service/newsletter',
      '/service/katalog',
      '/myaccount/register',
      `${storefronts.at}/myaccount/register`,
      `${storefronts.b2b}/myaccount/register`,
    ]) {
      await page.goto(path);
      await expect(salutation, path).not.toHaveCount(0);
      for (const each of await salutation.all()) {
        await expect(each, path).toHaveValue('NONE');
        await expect(each, path).not.toHaveAttribute('required');
      }
    }
    await addSomething(page, 'de');
    await page.goto('/checkout/login');
    await page.getByRole('button', { name: 'Als Gast bestellen' }).click();
    for (const each of await salutation.all()) await expect(each).toHaveValue('NONE');
    await fillShipping(page, 'de', `aenne.${Date.now()}@example.de`);
    await salutation.first().selectOption('keine Angabe');
    await page.getByRole('button', { name: 'Weiter zur Zahlung' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zahlung');
  });

  test('ACCT-10 of two forms with the same fields each shows its own faults', async ({ page }) => {
    await addSomething(page, 'de');
    await page.goto(`${storefronts.de}/checkout/login`);
    await page.getByRole('button', { name: 'Als Gast bestellen' }).click();
    await fillShipping(page, 'de', 'aenne@example.de');
    await page.getByRole('radio', { name: /^An eine andere Adresse/ }).check();
    const go = page.getByRole('button', { name: 'Weiter zur Zahlung' });
    await go.click();
    const field = (form: 'billing' | 'shipping', name: string) =>
      page.locator(`[name="${form}.${name}"]`);
    const expectFaultOf = async (wrong: 'billing' | 'shipping', right: 'billing' | 'shipping') => {
      await expect(field(wrong, 'postcode')).toHaveAttribute('aria-invalid', 'true');
      await expect(field(right, 'postcode')).not.toHaveAttribute('aria-invalid', 'true');
      await expect(page.getByRole('alert').getByRole('link')).toHaveCount(
        await page.locator(`[name^="${wrong}."][aria-invalid="true"]`).count(),
      );
    };
    await expectFaultOf('shipping', 'billing');
    for (const [name, text] of [
      ['firstname', 'Bo'],
      ['lastname', 'Öz'],
      ['streetAndNumber', 'Am Markt 1'],
      ['postcode', '20095'],
      ['city', 'Hamburg'],
    ] as const) {
      await field('shipping', name).fill(text);
    }
    await field('billing', 'postcode').fill('1');
    await go.click();
    await expectFaultOf('billing', 'shipping');
  });
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
    // The list comes with the first focus.
    await field.fill('aenne@');
    await expect(main(page).getByRole('option')).not.toHaveCount(0);
    const known = [...everywhere, ...own[storefront]];
    for (const start of new Set([...all].map((domain) => domain.slice(0, 3)))) {
      await field.fill(`aenne@${start}`);
      const options = main(page).getByRole('option').filter({ hasText: 'aenne@' });
      const offered = async () =>
        (await options.allTextContents()).map((text) => text.replace('aenne@', '')).sort();
      const expected = known.filter((domain) => domain.startsWith(start)).sort();
      await expect.poll(offered, { message: `${storefront} ${start}` }).toEqual(expected);
    }
  }
});
