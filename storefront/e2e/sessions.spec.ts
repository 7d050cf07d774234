import { expect, type Page, test } from '@playwright/test';
import { enterLogin, signIn } from './customer.ts';
import { openInteractive } from './interactive.ts';
import { addCustomer } from './operator.ts';
import { addSomething, addWithScripts } from './shopping.ts';
import { logins, storefronts } from './storefronts.ts';

/** Who is logged in, how it is kept, and how it ends. */

const base = storefronts.de;
const password = 'Kreide-rot-7';
const business = logins[1] ?? { user: '', password: '' };

const header = (page: Page) => page.getByRole('banner');
const messages = (page: Page) => page.getByRole('region', { name: 'Mitteilungen' });

/** A customer of this test alone. */
async function newCustomer(): Promise<string> {
  const email = `aenne.${test.info().testId}.${Date.now()}@example.de`;
  await addCustomer(email, password);
  return email;
}

async function openLogin(page: Page, path = '/service/kontakt', shop: string = base) {
  await openInteractive(page, `${shop}${path}`);
  await header(page).getByRole('link', { name: 'Anmelden', exact: true }).click();
  const login = page.getByRole('dialog', { name: 'Anmelden' });
  await expect(login).toBeVisible();
  return login;
}

async function setCookie(page: Page, name: string, value: string, url: string = base) {
  await page.context().addCookies([{ name, value, url, sameSite: 'Lax' }]);
}

test('AUTH-01 AUTH-02 logged in is whoever has the cookie of a session, and not that of a guest', async ({
  page,
}) => {
  for (const [cookies, isLoggedIn] of [
    [[], false],
    [['EXISTING_SESSION'], true],
    [['EXISTING_SESSION', 'GUEST_SESSION'], false],
    [['GUEST_SESSION'], false],
  ] as const) {
    await page.context().clearCookies();
    for (const name of cookies) await setCookie(page, name, 'true');
    // What the API says of a session that there is not would end it.
    await page.route('**/graphql/', (route) => route.abort());
    await openInteractive(page, `${base}/service/kontakt`);
    const shown = header(page).getByRole('link', { name: isLoggedIn ? 'Konto' : 'Anmelden' });
    await expect(shown, cookies.join()).toBeVisible();
    const other = header(page).getByRole('link', { name: isLoggedIn ? 'Anmelden' : 'Konto' });
    await expect(other, cookies.join()).toHaveCount(0);
  }
});

test('AUTH-05 the name of the customer is kept here, and there at once after a reload', async ({
  page,
}) => {
  await signIn(page, '/myaccount/contact-details');
  await expect(header(page).getByRole('link', { name: 'Änne' })).toBeVisible();
  await page.route('**/graphql/', (route) => route.abort());
  await page.goto(`${base}/service/kontakt`);
  await expect(header(page).getByRole('link', { name: 'Änne' })).toBeVisible();
  await header(page).getByRole('link', { name: 'Änne' }).click();
  await expect(page.getByRole('dialog', { name: 'Ihr Konto' })).toContainText('Änne Müller');
});

test('AUTH-06 AUTH-07 AUTH-12 a login sends what the contract names, and says that it failed', async ({
  page,
}) => {
  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/login-action/')) sent.push(request.postDataJSON());
  });
  const login = await openLogin(page);
  const email = login.getByLabel('E-Mail-Adresse');
  const secret = login.getByLabel('Passwort', { exact: true });
  await email.fill('niemand@example.de');
  await secret.fill('falsch');
  await login.getByLabel('Angemeldet bleiben').check();
  await login.getByRole('button', { name: 'Anmelden', exact: true }).click();
  const refused = login.getByText(/^Diese Angaben passen nicht zusammen/);
  await expect(refused).toHaveCount(1);
  expect(sent).toEqual([
    {
      formData: { email: 'niemand@example.de', password: 'falsch', stayLogged: true },
      mergeCart: true,
    },
  ]);
  // Both are marked, by no words of their own; a toast tells of it as well.
  for (const field of [email, secret]) {
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription('');
  }
  await expect(messages(page)).toContainText('Die Anmeldung ist fehlgeschlagen.');

  sent.length = 0;
  const number = await openLogin(page, '/service/kontakt', storefronts.b2b);
  const submit = number.getByRole('button', { name: 'Anmelden', exact: true });
  const field = number.getByLabel('Kundennummer');
  await number.getByLabel('Passwort', { exact: true }).fill('falsch');
  await submit.click();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await field.fill('K'.repeat(81));
  await submit.click();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(/zu lang/);
  expect(sent).toEqual([]);
  await field.fill('K'.repeat(80));
  await submit.click();
  await expect(number.getByText(/^Diese Angaben passen nicht zusammen/)).toBeVisible();
  expect(sent).toMatchObject([{ formData: { email: 'K'.repeat(80), password: 'falsch' } }]);
});

test('AUTH-08 a login takes the cart along, forgets what was asked as a guest, and asks who came', async ({
  page,
}) => {
  const email = await newCustomer();
  // The cart that waits in the account.
  const before = await page.context().browser()?.newContext();
  const other = await before?.newPage();
  if (!other) throw new Error('No other browser');
  await addSomething(other, 'de');
  await other.request.post(`${base}/api/login-action/`, {
    data: { formData: { email, password }, mergeCart: true },
  });
  await before?.close();

  const cartIds = async () =>
    (await page.context().cookies(base)).find(({ name }) => name === 'cartId')?.value;
  const flyout = await addWithScripts(page, 'de');
  await flyout.getByRole('button', { name: 'Schließen' }).click();
  const guest = await cartIds();
  await header(page).getByRole('link', { name: 'Anmelden', exact: true }).click();
  const login = page.getByRole('dialog', { name: 'Anmelden' });
  await login.getByLabel('E-Mail-Adresse').fill(email);
  await login.getByLabel('Passwort', { exact: true }).fill(password);
  const answered = page.waitForResponse('**/api/login-action/');
  await login.getByRole('button', { name: 'Anmelden', exact: true }).click();
  const { updatedCartId } = await (await answered).json();
  await expect(login).toBeHidden();
  // Who it is, and what lies in the cart that is the account's now.
  await expect(header(page).getByRole('link', { name: 'Änne' })).toBeVisible();
  await expect(header(page).getByRole('link', { name: /^Warenkorb ?, 2 Artikel$/ })).toBeVisible();
  expect(updatedCartId).not.toBe(guest);
  expect(await cartIds()).toBe(updatedCartId);
});

test('AUTH-15 ERR-16 on the page of the logout a login that the API refuses leads home', async ({
  page,
}) => {
  await signIn(page, '/myaccount/contact-details');
  const cookies = await page.context().cookies(base);
  const token = cookies.find(({ name }) => name === 'X-JWT');
  if (!token) throw new Error('No login');
  await page.context().addCookies([{ ...token, value: 'nobody' }]);
  await page.goto(`${base}/logout`);
  await expect(page).toHaveURL(`${base}/`);
  await expect(header(page).getByRole('link', { name: 'Anmelden', exact: true })).toBeVisible();
  const left = (await page.context().cookies(base)).map(({ name }) => name);
  expect(left).not.toContain('X-JWT');
  expect(left).not.toContain('EXISTING_SESSION');
});

test('AUTH-18 AUTH-19 the cookies of a visit are those that the contract names, and its id lives 30 days', async ({
  page,
}) => {
  const seen = new Map<string, number>();
  const look = async () => {
    for (const { name, expires } of await page.context().cookies(base)) seen.set(name, expires);
  };
  await page.request.get(`${base}/api/token`);
  await page.request.get(`${base}/api/cart-id`);
  await look();
  const days = ((seen.get('X-iSHOP-API-USERID') ?? 0) - Date.now() / 1000) / 86_400;
  expect(days).toBeGreaterThan(29.9);
  expect(days).toBeLessThanOrEqual(30);
  await addSomething(page, 'de');
  await page.goto(`${base}/checkout/login`);
  await page.getByRole('button', { name: 'Als Gast bestellen' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Lieferung' })).toBeVisible();
  await look();
  const email = await newCustomer();
  await page.request.post(`${base}/api/login-action/`, {
    data: { formData: { email, password }, mergeCart: true },
  });
  await page.goto(`${base}/myaccount/wishlist`);
  await page.getByRole('button', { name: 'Neue Liste' }).click();
  await page.getByLabel('Name der Liste').fill('Klasse 3b');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Klasse 3b' })).toBeVisible();
  await page.goto(page.url());
  await look();
  // The message of the logout waits for the next page.
  await page.request.post(`${base}/logout`, {
    headers: { origin: base },
    form: {},
    maxRedirects: 0,
  });
  await look();
  const named = [
    ...['apiToken', 'cartId', 'X-iSHOP-API-USERID', 'X-JWT', 'activeWishlistId'],
    ...['serverToasts', 'GUEST_SESSION', 'EXISTING_SESSION'],
  ];
  expect([...seen.keys()]).toEqual(expect.arrayContaining(named));
  // Two are read of what was set before: see ERR-24 and ROUTE-38. One is the shop's own: which browser
  // an account is known to use.
  const known = [...named, 'securityLogout', 'silentErrorPolicy', 'deviceId'];
  expect([...seen.keys()].filter((name) => !known.includes(name))).toEqual([]);
});

test('ROUTE-37 a business whose session is gone is logged out, and reads why', async ({ page }) => {
  const login = await openLogin(page, '/', storefronts.b2b);
  await enterLogin(login, business.user, business.password);
  await expect(login).toBeHidden();
  await page.goto(`${storefronts.b2b}/cat/schulbedarf`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Schulbedarf');
  await page.context().clearCookies({ name: 'X-JWT' });
  await page.goto(`${storefronts.b2b}/cat/schulbedarf`);
  await expect(messages(page)).toContainText('Ihre Sitzung ist abgelaufen.');
  await expect(page.getByRole('dialog', { name: 'Anmelden' })).toBeVisible();
  const left = (await page.context().cookies(storefronts.b2b)).map(({ name }) => name);
  expect(left).not.toContain('EXISTING_SESSION');
});

test('ROUTE-38 whoever comes upon an error while the login is marked as refused is logged out', async ({
  page,
}) => {
  await signIn(page, '/myaccount/contact-details');
  await setCookie(page, 'securityLogout', 'true');
  const left = page.waitForRequest((request) => new URL(request.url()).pathname === '/logout');
  await page.goto(`${base}/gibt-es-nicht`);
  await left;
});

test('SYNC-02 SYNC-06 other tabs are told what changed, and know of a login without a reload', async ({
  page,
  context,
}) => {
  const email = await newCustomer();
  const other = await context.newPage();
  await other.addInitScript(() => {
    const heard: unknown[] = [];
    Object.assign(window, { heard });
    new BroadcastChannel('shop-sync').onmessage = ({ data }) => heard.push(data);
  });
  await openInteractive(other, `${base}/service/kontakt`);
  await other.evaluate(() => Object.assign(window, { isSameDocument: true }));
  const heard = () =>
    other.evaluate(() => (window as unknown as { heard: Record<string, boolean>[] }).heard);
  const flagsOf = async () => Object.assign({}, ...(await heard())) as Record<string, boolean>;
  await page.goto(`${base}/service/kontakt`);

  const flyout = await addWithScripts(page, 'de');
  await expect.poll(flagsOf).toMatchObject({ cart: true });
  expect(await flagsOf()).not.toHaveProperty('user');
  await flyout.getByRole('button', { name: 'Schließen' }).click();
  await page.getByRole('main').getByRole('button', { name: 'Merken', exact: true }).click();
  await expect.poll(flagsOf).toMatchObject({ wishlist: true });

  await header(page).getByRole('link', { name: 'Anmelden', exact: true }).click();
  const login = page.getByRole('dialog', { name: 'Anmelden' });
  await enterLogin(login, email, password);
  await expect.poll(flagsOf).toMatchObject({ user: true, cartId: true, cart: true });
  await expect(header(other).getByRole('link', { name: 'Änne' })).toBeVisible();
  expect(await other.evaluate(() => 'isSameDocument' in window)).toBe(true);
});
