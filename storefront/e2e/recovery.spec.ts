import { expect, type Page, test } from '@playwright/test';
import type { TrackingEvent } from '../app/platform/tracking.ts';
import { enterLogin } from './customer.ts';
import { openInteractive } from './interactive.ts';
import { answer } from './measuring.ts';
import { addSomething, addWithScripts } from './shopping.ts';
import { logins, storefronts } from './storefronts.ts';

const messages = (page: Page) => page.getByRole('region', { name: 'Mitteilungen' });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** The cart page of a visitor with one article in the cart. */
async function openFilledCart(page: Page): Promise<void> {
  await addSomething(page, 'de');
  await page.goto(`${storefronts.de}/checkout/basket`);
  await expect(heading(page)).toContainText('(1 Artikel)');
}

/** Puts something into the cart, from where its page shows it. */
async function addToCart(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'In den Warenkorb' }).first().click();
}

/** Another value for a cookie of the visit. */
async function forge(page: Page, name: string, value: string): Promise<void> {
  const cookie = (await page.context().cookies()).find((each) => each.name === name);
  if (!cookie) throw new Error(`No cookie ${name}`);
  await page.context().addCookies([{ ...cookie, value }]);
}

test('ERR-10 a cart that the API lost is replaced, and the item lies in the new one', async ({
  page,
}) => {
  const flyout = await addWithScripts(page, 'de');
  await flyout.getByRole('button', { name: 'Schließen' }).click();
  await forge(page, 'cartId', '00000000-0000-4000-8000-000000000000');
  // Were the new cart asked for while it is being filled, that answer could come last.
  const early: string[] = [];
  let isFilled = false;
  await page.route('**/graphql/', async (route) => {
    const asked = route.request().postData() ?? '';
    if (!isFilled && asked.includes('"CartQuery"')) early.push(asked);
    const response = await route.fetch();
    const isAnswered = !(await response.text()).includes('"errors"');
    if (asked.includes('"UpdateCartMutation"')) isFilled ||= isAnswered;
    await route.fulfill({ response });
  });
  await addToCart(page);
  await expect(page.getByRole('dialog')).toContainText('Liegt im Warenkorb');
  expect(isFilled).toBe(true);
  expect(early).toEqual([]);
  await expect(messages(page)).not.toContainText(/./);
  await page.goto(`${storefronts.de}/checkout/basket`);
  await expect(heading(page)).toContainText('(1 Artikel)');
});

test('ERR-11 without a user id cart and user are made anew', async ({ page }) => {
  const flyout = await addWithScripts(page, 'de');
  await flyout.getByRole('button', { name: 'Schließen' }).click();
  await page.context().clearCookies({ name: 'X-iSHOP-API-USERID' });
  await addToCart(page);
  await expect(page.getByRole('dialog')).toContainText('Liegt im Warenkorb');
  await page.goto(`${storefronts.de}/checkout/basket`);
  await expect(heading(page)).toContainText('(1 Artikel)');
});

interface Operation {
  readonly operationName?: string;
}

/** Lets each operation that asks who the customer is fail, and no other. @returns where they went */
async function hideCustomer(page: Page): Promise<Set<string>> {
  const addresses = new Set<string>();
  const errors = [{ message: 'Unexpected error.', extensions: { classification: 'INTERNAL' } }];
  const asksWho = /^(?:AccountActionQuery|AccountFlyoutQuery|TrackingQuery|PersonalPrimeNote)/;
  await page.route('**/graphql/', async (route) => {
    const sent: Operation | readonly Operation[] = route.request().postDataJSON();
    const isHidden = ({ operationName = '' }: Operation) => asksWho.test(operationName);
    if (![sent].flat().some(isHidden)) return route.continue();
    addresses.add(route.request().url());
    const answers = await (await route.fetch()).json();
    const shown = [sent].flat().map((operation, index) => {
      const answer = Array.isArray(answers) ? answers[index] : answers;
      return isHidden(operation) ? { data: null, errors } : answer;
    });
    return route.fulfill({ json: Array.isArray(sent) ? shown : shown[0] });
  });
  return addresses;
}

const visitorTypes = (page: Page) =>
  page.evaluate(() =>
    ((window.dataLayer ?? []) as TrackingEvent[]).flatMap((event) =>
      event.event === 'Meta' ? [[event.visitor_type, event.prime_status, event.internal]] : [],
    ),
  );

test('API-34: who the customer is, is asked at the root; without an answer the defaults of a guest stand', async ({
  page,
}) => {
  const consumer = logins[0];
  if (!consumer) throw new Error('No consumer login given');
  await page.goto(`${storefronts.de}/login`);
  const form = page.getByRole('main');
  await enterLogin(form, consumer.user, consumer.password);
  await expect(page.getByRole('link', { name: 'Mia' })).toBeVisible();
  await answer(page, 'Alle annehmen').click();
  await expect.poll(() => visitorTypes(page)).toHaveLength(1);
  const [known] = await visitorTypes(page);
  expect(known?.[0]).not.toBe('guest');
  // What the browser remembers of an earlier answer.
  await page.evaluate(() => localStorage.removeItem('customerName'));

  const addresses = await hideCustomer(page);
  for (const path of ['/', '/cat/schulbedarf']) {
    await page.goto(`${storefronts.de}${path}`);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Konto' })).toBeVisible();
    await expect.poll(() => visitorTypes(page)).toEqual([['guest', 'inactive', false]]);
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
    await expect(messages(page)).not.toContainText(/./);
  }
  expect([...addresses]).toEqual([`${storefronts.de}/graphql/`]);

  await page.unroute('**/graphql/');
  await page.reload();
  await expect(page.getByRole('link', { name: 'Mia' })).toBeVisible();
  await expect.poll(() => visitorTypes(page)).toEqual([known]);
});

test('ERR-13 AUTH-14 a login that the API refuses ends, and the visitor reads why', async ({
  page,
}) => {
  const consumer = logins[0];
  if (!consumer) throw new Error('No consumer login given');
  await page.goto(`${storefronts.de}/login`);
  const form = page.getByRole('main');
  await enterLogin(form, consumer.user, consumer.password);
  await expect(page.getByRole('link', { name: 'Mia' })).toBeVisible();
  const flyout = await addWithScripts(page, 'de');
  await flyout.getByRole('button', { name: 'Schließen' }).click();
  await forge(page, 'X-JWT', 'nobody');
  await addToCart(page);
  await expect(page).toHaveURL(`${storefronts.de}/`);
  await expect(messages(page)).toContainText('Zu Ihrer Sicherheit haben wir Sie abgemeldet');
  await expect(messages(page).getByRole('listitem')).toHaveCount(1);
  await expect(page.getByRole('link', { name: 'Anmelden' })).toBeVisible();
});

test('ERR-19 ERR-20 however much fails inside, it is said once, and the line can be used again', async ({
  page,
}) => {
  await openFilledCart(page);
  const failure = {
    message: 'Unexpected error.',
    extensions: { classification: 'INTERNAL', messageKey: 'error.internal' },
  };
  await page.route('**/graphql/', (route) =>
    route.fulfill({ json: { data: null, errors: [failure, failure] } }),
  );
  const more = page.getByRole('button', { name: 'Mehr' });
  await more.click();
  await expect(messages(page).getByRole('listitem')).toHaveCount(1);
  await expect(page.getByLabel(/^Menge/)).toHaveValue('1');
  await page.unroute('**/graphql/');
  await more.click();
  await expect(heading(page)).toContainText('(2 Artikel)');
});

test('ERR-18 what is not answered in five seconds has failed, and can be tried again', async ({
  page,
}) => {
  await openFilledCart(page);
  await page.clock.install();
  await page.route('**/graphql/', () => {});
  const sent = page.waitForRequest('**/graphql/');
  await page.getByRole('button', { name: 'Mehr' }).click();
  await page.clock.runFor(1_000);
  await sent;
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(1);
  await page.clock.runFor(5_000);
  await expect(messages(page).getByRole('listitem')).toHaveCount(1);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
});

test('SYNC-01 a change that failed is told to no other tab', async ({ page, context }) => {
  await openFilledCart(page);
  const other = await context.newPage();
  await other.goto(`${storefronts.de}/checkout/basket`);
  await expect(heading(other)).toContainText('(1 Artikel)');
  const asked: string[] = [];
  other.on('request', (request) => {
    if (request.url().endsWith('/graphql/')) asked.push(request.url());
  });
  await page.route('**/graphql/', (route) => route.abort());
  await page.getByRole('button', { name: 'Mehr' }).click();
  await expect(messages(page).getByRole('listitem')).toHaveCount(1);
  await page.unroute('**/graphql/');
  await page.getByRole('button', { name: 'Mehr' }).click();
  await expect(heading(other)).toContainText('(2 Artikel)');
  expect(asked).toHaveLength(1);
});

test('ERR-02 a page that could not be had can be tried again', async ({ page }) => {
  await openFilledCart(page);
  await page.route('**/checkout/login.data*', (route) => route.abort());
  await page.getByRole('link', { name: 'Zur Kasse' }).click();
  await expect(heading(page)).toHaveText('Da ist etwas schiefgegangen');
  await expect(page.getByRole('link', { name: 'Zur Startseite', exact: true })).toBeVisible();
  await page.unroute('**/checkout/login.data*');
  await page.getByRole('link', { name: 'Noch einmal versuchen' }).click();
  await expect(heading(page)).toHaveText('Wie möchten Sie bestellen?');
});

test('ERR-24 DEC-117 under the silent policy failures are logged and not shown', async ({
  page,
  context,
}) => {
  await openFilledCart(page);
  await context.addCookies([
    { name: 'silentErrorPolicy', value: 'true', url: storefronts.de, sameSite: 'Lax' },
  ]);
  const logged: string[] = [];
  page.on('console', (entry) => {
    if (entry.type() === 'error') logged.push(entry.text());
  });
  const failure = { message: 'Shelf is locked', extensions: { classification: 'SHELF' } };
  await page.route('**/graphql/', (route) =>
    route.fulfill({ json: { data: null, errors: [failure] } }),
  );
  await page.getByRole('button', { name: 'Mehr' }).click();
  await expect.poll(() => logged.join('\n')).toContain('Shelf is locked');
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await expect(messages(page).getByRole('listitem')).toHaveCount(0);
  await page.unroute('**/graphql/');
  await page.getByRole('button', { name: 'Mehr' }).click();
  await expect(heading(page)).toContainText('(2 Artikel)');
});

test('ERR-05 a page that cannot be mounted says so in the log, and works as one without scripts', async ({
  page,
}) => {
  const logged: string[] = [];
  page.on('console', (entry) => {
    if (entry.type() === 'error') logged.push(entry.text());
  });
  const texts = await page.request.get(`${storefronts.de}/`);
  const [url = ''] = /\/assets\/de-[^"]+\.js/.exec(await texts.text()) ?? [];
  expect(url).not.toBe('');
  await page.route(`**${url}`, (route) => route.abort());
  await page.goto(`${storefronts.de}/`);
  await expect.poll(() => logged.join('\n')).toContain('Mounting went wrong');
  await page.getByRole('navigation', { name: 'Sortiment' }).getByRole('link').nth(1).click();
  await expect(page).not.toHaveURL(`${storefronts.de}/`);
  await expect(heading(page)).toBeVisible();
});

test('code that cannot be had takes no page away, and what was asked for is tried again', async ({
  page,
}) => {
  await openInteractive(page, `${storefronts.de}/`);
  await answer(page, 'Alle ablehnen').click();
  await page.route(/\/(?:LoginFlyout|NavigationFlyout)-[^/]+\.js$/, (route) => route.abort());
  const tab = page.getByRole('navigation', { name: 'Sortiment' }).getByRole('link').nth(1);
  const refused = page.waitForEvent('requestfailed', (request) =>
    request.url().includes('NavigationFlyout'),
  );
  await tab.hover();
  await refused;
  const login = page.getByRole('link', { name: 'Anmelden' });
  await login.click();
  await expect(messages(page)).toContainText('Das hat nicht geklappt');
  await messages(page).getByRole('button', { name: 'Schließen' }).click();
  await expect(heading(page)).toBeVisible();
  await page.unroute(/\/(?:LoginFlyout|NavigationFlyout)-[^/]+\.js$/);
  await login.click();
  await expect(page.getByRole('dialog', { name: 'Anmelden' })).toBeVisible();
});
