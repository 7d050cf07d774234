import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { enterLogin, signIn } from './customer.ts';
import { openInteractive } from './interactive.ts';
import { importLines, shop } from './operator.ts';
import { addWithScripts, pressAdd } from './shopping.ts';
import { ask, logins, storefronts } from './storefronts.ts';

/** The header of every page, and what it opens. */

// Two of them change what the others look at.
test.describe.configure({ mode: 'default' });

const banner = (page: Page) => page.getByRole('banner');

test('HEAD-01 HEAD-02 the logo leads home, measures 300 by 83, and is another one on the English host', async ({
  page,
}) => {
  const drawn = new Map<string, string>();
  for (const [storefront, base] of Object.entries(storefronts)) {
    await page.goto(`${base}/service/kontakt`);
    const home = banner(page).locator('a[href="/"]').first();
    const logo = home.getByRole('img', { name: /^Kreide/ });
    await expect(logo).toBeVisible();
    expect(await logo.boundingBox(), storefront).toMatchObject({ width: 300, height: 83 });
    drawn.set(storefront, await logo.innerHTML());
    await home.click();
    await expect(page).toHaveURL(`${base}/`);
  }
  const { 'b2b-en': english, ...others } = Object.fromEntries(drawn);
  expect(new Set(Object.values(others)).size).toBe(1);
  expect(Object.values(others)).not.toContain(english);
});

test('a logo of its own stands in header and footer, and can be read in the dark', async ({
  page,
}) => {
  const set = (value: string) =>
    shop('parameter', 'set', 'company', 'logo', value, '--storefront', 'ch');
  const folder = await mkdtemp(path.join(tmpdir(), 'kreide-logo-'));
  const [logo, letter] = [path.join(folder, 'logo.svg'), path.join(folder, 'letter.txt')];
  // Dark ink on nothing: on chalkboard only a ground of its own makes it seen.
  const ink = '<path fill="#101418" d="M30 10h30v20H30z"/>';
  await writeFile(
    logo,
    `<svg xmlns="http://www.w3.org/2000/svg" width="90" height="40">${ink}</svg>`,
  );
  await writeFile(letter, 'Dear operator');
  await page.emulateMedia({ colorScheme: 'dark' });
  try {
    await expect(set(letter)).rejects.toThrow(
      /letter\.txt" is no picture that company logo can be: the file is no picture/,
    );
    await expect(set(path.join(folder, 'gone.svg'))).rejects.toThrow(/there is no such file/);
    await set(logo);
    const home = page
      .getByRole('banner')
      .getByRole('link', { name: 'Kreide, zur Startseite' })
      .getByRole('img');
    await expect
      .poll(async () => {
        await page.goto(`${storefronts.ch}/service/newsletter`);
        return home.locator('image').count();
      })
      .toBe(1);
    expect(await home.boundingBox()).toMatchObject({ width: 300, height: 83 });
    const footer = page.getByRole('contentinfo').getByRole('img', { name: 'Kreide' });
    const address = await home.locator('image').getAttribute('href');
    expect(await footer.locator('image').getAttribute('href')).toBe(address);
    const seen = await page.evaluate(async (url) => {
      const picture = await createImageBitmap(await (await fetch(url)).blob());
      const canvas = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
      canvas?.drawImage(picture, 0, 0);
      const at = (x: number, y: number) => [...(canvas?.getImageData(x, y, 1, 1).data ?? [])];
      const { width, height } = picture;
      return { width, height, ground: at(2, 2), ink: at(width / 2, height / 2) };
    }, address ?? '');
    expect(seen).toEqual({
      ...{ width: 374, height: 166 },
      ground: [255, 255, 255, 255],
      ink: [16, 20, 24, 255],
    });
  } finally {
    await set('');
    await rm(folder, { recursive: true });
  }
});

test('a shop of another name is called so in its titles, header, footer, data for programs and manifest', async ({
  page,
  request,
}) => {
  const set = (name: string) =>
    shop('parameter', 'set', 'company', 'shopName', name, '--storefront', 'ch');
  const path = '/service/newsletter';
  // Begins like the others' names, which tests of this storefront look for meanwhile.
  await set('Kreide am Markt');
  try {
    await expect
      .poll(async () => {
        await page.goto(storefronts.ch + path);
        return page.title();
      })
      .toMatch(/ \| Kreide am Markt$/);
    const header = page.getByRole('banner');
    const home = header.getByRole('link', { name: 'Kreide am Markt, zur Startseite' });
    await expect(home.locator('text')).toHaveText(/^Kreide\s*am Markt$/);
    await expect(home.locator('tspan')).toHaveText('am Markt');
    await expect(
      page.getByRole('contentinfo').getByRole('img', { name: 'Kreide am Markt' }),
    ).toBeVisible();
    // And on the way to a page without loading a document.
    await home.click();
    await page.waitForURL(`${storefronts.ch}/`);
    await expect(page).toHaveTitle(/Kreide am Markt/);
    const html = await (await ask(request, 'ch', '/')).text();
    expect(html).toContain('"@type":"WebSite"');
    expect(html).toMatch(/"name":"Kreide am Markt"/);
    expect(html).toContain('<meta property="og:site_name" content="Kreide am Markt"');
    const manifest = await ask(request, 'ch', '/manifest.webmanifest');
    expect(await manifest.json()).toMatchObject({ name: 'Kreide am Markt' });
    // Others keep theirs.
    await page.goto(storefronts.at + path);
    await expect(page).toHaveTitle(/ \| Kreide$/);
  } finally {
    await set('Kreide');
  }
});

test('HEAD-03 help and trust stand in every header, for businesses others than for consumers', async ({
  page,
}) => {
  const expected = {
    de: ['Kontakt und Beratung', 'Sicher einkaufen'],
    at: ['Kontakt und Beratung', 'Sicher einkaufen'],
    ch: ['Kontakt und Beratung', 'Sicher einkaufen'],
    b2b: ['Persönliche Beratung', 'Ihre Vorteile'],
    'b2b-en': ['Personal advice', 'Your advantages'],
  } as const;
  for (const [storefront, names] of Object.entries(expected)) {
    const id = storefront as keyof typeof expected;
    await page.goto(`${storefronts[id]}/barrierefreiheit`);
    for (const name of names) {
      const link = banner(page).getByRole('link', { name, exact: true });
      await expect(link, storefront).toBeVisible();
      const path = (await link.getAttribute('href')) ?? '';
      expect((await ask(page.request, id, path)).status(), path).toBe(200);
    }
    const all = Object.entries(expected).filter(
      ([other]) => (other.startsWith('b2b') ? 1 : 0) !== (id.startsWith('b2b') ? 1 : 0),
    );
    for (const name of all.flatMap(([, other]) => other)) {
      await expect(banner(page).getByRole('link', { name, exact: true })).toHaveCount(0);
    }
  }
});

test('HEAD-05 the shortcut to the cart tells how many articles lie in it', async ({ page }) => {
  const shortcut = (name: RegExp) => banner(page).getByRole('link', { name });
  await openInteractive(page, storefronts.de);
  await expect(shortcut(/^Warenkorb$/)).toBeVisible();
  const flyout = await addWithScripts(page, 'de');
  const close = flyout.getByRole('button', { name: 'Schließen' });
  await close.click();
  await expect(shortcut(/^Warenkorb ?, 1 Artikel$/)).toHaveText(/1/);
  await pressAdd(page, page.getByRole('button', { name: 'In den Warenkorb' }).first());
  await close.click();
  await expect(shortcut(/^Warenkorb ?, 2 Artikel$/)).toHaveText(/2/);
  await page.goto(`${storefronts.de}/service/kontakt`);
  await expect(shortcut(/^Warenkorb ?, 2 Artikel$/)).toBeVisible();
});

test('HEAD-06 while a lightning reservation runs, the shortcut to the cart counts it down', async ({
  page,
}) => {
  await importLines([
    { type: 'category', id: 'kopfprobe', name: 'Kopfprobe', excludedFromNavigation: true },
    {
      ...{ type: 'product', id: 'kopfblitz', category: 'kopfprobe', name: 'Blitzheft' },
      items: [
        {
          id: 'kopfblitz-1',
          orderNumber: 'kopfblitz-1',
          stock: 50,
          prices: { de: { cents: 900 } },
        },
      ],
    },
    {
      ...{ type: 'lightning-deal', id: 'kopfblitz', item: 'kopfblitz-1', storefront: 'de' },
      ...{ cents: 500, quantity: 40 },
      startsAt: new Date(Date.now() - 3_600_000).toISOString(),
      endsAt: new Date(Date.now() + 86_400_000).toISOString(),
    },
  ]);
  const document = async () => (await page.request.get('/prod/kopfblitz')).text();
  await expect.poll(document).toContain('5,00');
  await page.goto('/prod/kopfblitz');
  const cart = banner(page).getByRole('link', { name: /^Warenkorb/ });
  await expect(cart).not.toContainText(/\d:\d\d/);
  await pressAdd(page, page.getByRole('button', { name: 'In den Warenkorb' }).first());
  await page.goto('/service/kontakt');
  const left = async () => {
    const [, minutes = '', seconds = ''] =
      /(\d\d?):(\d\d)/.exec((await cart.textContent()) ?? '') ?? [];
    return Number(minutes) * 60 + Number(seconds);
  };
  // DEC-63: a quarter of an hour.
  await expect.poll(left).toBeGreaterThan(800);
  const first = await left();
  expect(first).toBeLessThanOrEqual(900);
  await expect.poll(left).toBeLessThan(first);
});

test('HEAD-11 a guest who opens the login finds a way in, and one to an account', async ({
  page,
}) => {
  for (const [storefront, words] of [
    ['de', ['Anmelden', 'Neues Konto anlegen']],
    ['b2b-en', ['Log in', 'Create an account']],
  ] as const) {
    const [login, register] = words;
    await openInteractive(page, `${storefronts[storefront]}/service/kontakt`);
    await banner(page).getByRole('link', { name: login, exact: true }).click();
    const flyout = page.getByRole('dialog', { name: login });
    await expect(flyout.getByRole('button', { name: login, exact: true })).toBeVisible();
    await flyout.getByRole('link', { name: register }).click();
    await expect(page).toHaveURL(/\/myaccount\/register/);
  }
});

test('HEAD-12 a customer finds data, addresses, orders and wishlist', async ({ page }) => {
  const email = await signIn(page, '/myaccount/contact-details');
  const flyout = page.getByRole('dialog', { name: 'Ihr Konto' });
  for (const [name, path] of [
    ['Persönliche Daten', '/myaccount/contact-details'],
    ['Adressen', '/myaccount/addresses/billing'],
    ['Bestellungen', '/myaccount/orders'],
    ['Merkzettel', '/myaccount/wishlist'],
  ] as const) {
    await openInteractive(page, `${storefronts.de}/service/kontakt`);
    await banner(page).getByRole('link', { name: 'Änne' }).click();
    await expect(flyout).toContainText(email);
    await flyout.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(`${storefronts.de}${path}`);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  }
});

test('HEAD-13 HEAD-14 a business is called by its number, and its wishlists are called carts', async ({
  page,
}) => {
  const business = logins[1] ?? { user: '', password: '' };
  await openInteractive(page, `${storefronts.b2b}/service/kontakt`);
  await banner(page).getByRole('link', { name: 'Anmelden', exact: true }).click();
  const login = page.getByRole('dialog', { name: 'Anmelden' });
  await expect(login.getByLabel('E-Mail-Adresse')).toHaveCount(0);
  await enterLogin(login, business.user, business.password);
  await expect(login).toBeHidden();
  await banner(page).locator('a[href="/logout"]').click();
  const account = page.getByRole('dialog', { name: 'Ihr Konto' });
  await expect(account).toContainText(`Kundennummer ${business.user}`);
  await expect(account).not.toContainText('@');
  await expect(account.locator('a[href="/myaccount/wishlist"]')).toHaveText(/korb|körbe/i);
});

test('HEAD-08 selling points stand on all pages but the cart', async ({ page }) => {
  const points = page.getByRole('listitem').filter({ hasText: /^14 Tage Widerrufsrecht$/ });
  await addWithScripts(page, 'de');
  for (const path of [
    '/',
    '/cat/schulbedarf',
    '/prod/hufeisenmagnet-8-6er',
    '/search?q=heft',
    '/service/kontakt',
    '/notepad',
    '/login',
    '/myaccount/resetpassword',
    '/checkout/login',
    '/prime/checkout',
    '/gibt-es-nicht',
  ]) {
    await page.goto(`${storefronts.de}${path}`);
    await expect(points, path).toBeVisible();
  }
  await page.goto(`${storefronts.de}/checkout/basket`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(points).toHaveCount(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('HEAD-04 the links of a page for one visitor are those of whoever is logged in', async ({
    page,
  }) => {
    const links = () =>
      banner(page)
        .getByRole('link')
        .evaluateAll((all) =>
          all
            .map(
              (link) =>
                `${link.getAttribute('aria-label') ?? link.textContent} ${link.getAttribute('href')}`,
            )
            .filter((link) => /(login|myaccount|notepad|basket)/.test(link)),
        );
    const basket = 'Warenkorb /checkout/basket';
    await page.goto(`${storefronts.de}/checkout/basket`);
    expect(await links()).toEqual(['Anmelden /login', 'Merkzettel /notepad', basket]);
    await signIn(page, '/myaccount/orders');
    for (const path of ['/myaccount/orders', '/checkout/basket', '/myaccount/wishlist']) {
      await page.goto(`${storefronts.de}${path}`);
      expect(await links(), path).toEqual(['Konto /myaccount', 'Merkzettel /notepad', basket]);
    }
    // The header is one for all; the page behind the link knows.
    await banner(page).getByRole('link', { name: 'Merkzettel' }).click();
    await expect(page).toHaveURL(`${storefronts.de}/myaccount/wishlist`);
    await banner(page).getByRole('link', { name: 'Konto' }).click();
    await page.getByRole('main').getByRole('link', { name: 'Abmelden' }).click();
    await page.getByRole('main').getByRole('button', { name: 'Abmelden' }).click();
    await page.goto(`${storefronts.de}/checkout/basket`);
    await expect(banner(page).getByRole('link', { name: 'Anmelden' })).toBeVisible();
  });
});
