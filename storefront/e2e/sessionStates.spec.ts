import { expect, type Page, test } from '@playwright/test';
import { enterLogin } from './customer.ts';
import { openInteractive } from './interactive.ts';
import { answer, banner } from './measuring.ts';
import { addCustomer } from './operator.ts';
import { addSomething, addWithScripts, mailTo } from './shopping.ts';
import { storefronts } from './storefronts.ts';

/** What a session can be, and what another tab makes of its changes. */

const base = storefronts.de;
const password = 'Kreide-rot-7';

const header = (page: Page) => page.getByRole('banner');

/** A customer of this test alone. */
async function newCustomer(): Promise<string> {
  const email = `aenne.${test.info().testId}.${Date.now()}@example.de`;
  await addCustomer(email, password);
  return email;
}

const cookie = async (page: Page, name: string) =>
  (await page.context().cookies(base)).find((each) => each.name === name)?.value;

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('AUTH-11 DEC-16 a login from its own page leads to the account', async ({ page }) => {
      await page.goto(`${base}/login`);
      await enterLogin(page, await newCustomer(), password);
      await expect(page).toHaveURL(`${base}/myaccount/contact-details`);
      await page.goto(`${base}/login`);
      await expect(page).toHaveURL(`${base}/myaccount/contact-details`);
    });
  });
}

test('AUTH-03 a session is logged out, logged in, or logged in as a guest, as its cookies say', async ({
  page,
}) => {
  const states = () =>
    page.evaluate(() =>
      ((window.dataLayer ?? []) as Record<string, unknown>[]).flatMap((event) =>
        event.event === 'Meta' ? [[event.visitor_type, event.visitor_login_state]] : [],
      ),
    );
  const stateOn = async (path: string) => {
    await openInteractive(page, `${base}${path}`);
    await expect.poll(async () => (await states()).length).toBeGreaterThan(0);
    return (await states())[0];
  };
  await openInteractive(page, `${base}/service/kontakt`);
  await answer(page, 'Alle annehmen').click();
  await expect(banner(page)).toHaveCount(0);
  expect(await stateOn('/service/kontakt')).toEqual(['guest', 'logged_out']);

  await addSomething(page, 'de');
  await page.goto(`${base}/checkout/login`);
  await page.getByRole('button', { name: 'Als Gast bestellen' }).click();
  await expect(page).toHaveURL(/\/checkout\/shipping/);
  expect(await cookie(page, 'GUEST_SESSION')).toBe('true');
  expect(await cookie(page, 'EXISTING_SESSION')).toBeUndefined();
  expect(await stateOn('/service/kontakt')).toEqual(['guestCustomer', 'logged_out']);

  await page.goto(`${base}/login`);
  await enterLogin(page, await newCustomer(), password);
  await expect(page).toHaveURL(`${base}/myaccount/contact-details`);
  expect(await cookie(page, 'GUEST_SESSION')).toBeUndefined();
  expect(await cookie(page, 'EXISTING_SESSION')).toBe('true');
  expect(await stateOn('/service/kontakt')).toEqual(['newCustomer', 'logged_in']);

  await page.context().clearCookies({ name: 'EXISTING_SESSION' });
  expect(await stateOn('/service/kontakt')).toEqual(['guest', 'logged_out']);
});

/** Marks a page's document, to tell later whether it was loaded anew. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { isSame: true }));
const isSame = (page: Page) => page.evaluate(() => 'isSame' in window);

test('SYNC-03 another tab goes on with the cart that this one got', async ({ page, context }) => {
  // Two carts: one of the customer, one of whoever is here before the login.
  const email = await newCustomer();
  await page.goto(`${base}/login`);
  await enterLogin(page, email, password);
  await expect(page).toHaveURL(`${base}/myaccount/contact-details`);
  await addSomething(page, 'de');
  const ofCustomer = await cookie(page, 'cartId');
  await context.clearCookies();

  const flyout = await addWithScripts(page, 'de');
  await flyout.getByRole('button', { name: 'Schließen' }).click();
  const ofVisitor = await cookie(page, 'cartId');
  expect(ofVisitor).not.toBe(ofCustomer);
  const other = await context.newPage();
  await openInteractive(other, `${base}/checkout/basket`);
  await expect(other.getByRole('heading', { level: 1 })).toContainText('(1 Artikel)');
  await mark(other);

  await openInteractive(page, `${base}/login`);
  await enterLogin(page, email, password);
  await expect(other.getByRole('heading', { level: 1 })).toContainText('(2 Artikel)');
  expect(await cookie(page, 'cartId')).toBe(ofCustomer);
  const sent = other.waitForRequest('**/graphql/');
  await other.getByRole('button', { name: 'Mehr' }).first().click();
  expect((await sent).postData()).toContain(`"cartId":"${ofCustomer}"`);
  await expect(other.getByRole('heading', { level: 1 })).toContainText('(3 Artikel)');
  expect(await isSame(other)).toBe(true);
});

test('SYNC-04 another tab forgets who was logged in here, and what was theirs', async ({
  page,
  context,
}) => {
  await page.goto(`${base}/login`);
  await enterLogin(page, await newCustomer(), password);
  await expect(page).toHaveURL(`${base}/myaccount/contact-details`);
  const flyout = await addWithScripts(page, 'de');
  await flyout.getByRole('button', { name: 'Schließen' }).click();
  const other = await context.newPage();
  await openInteractive(other, `${base}/checkout/basket`);
  await expect(header(other).getByRole('link', { name: 'Änne' })).toBeVisible();
  await expect(other.getByRole('heading', { level: 1 })).toContainText('(1 Artikel)');
  await mark(other);

  await header(page).getByRole('link', { name: 'Änne' }).click();
  await page.getByRole('button', { name: 'Abmelden' }).click();
  await expect(header(other).getByRole('link', { name: 'Anmelden', exact: true })).toBeVisible();
  await expect(header(other).getByRole('link', { name: 'Änne' })).toHaveCount(0);
  await expect(other.getByRole('heading', { name: 'Ihr Warenkorb ist noch leer' })).toBeVisible();
  expect(await isSame(other)).toBe(true);
});

test('AUTH-04 whoever forgot the password types nothing twice, and the login knows who came', async ({
  page,
}) => {
  const email = await newCustomer();
  const main = page.getByRole('main');
  const field = (label: string) => main.getByLabel(label);
  await addSomething(page, 'de');
  await page.goto(`${base}/checkout/login`);
  await page.getByRole('button', { name: 'Als Gast bestellen' }).click();
  await expect(page).toHaveURL(/\/checkout\/shipping/);
  expect(await cookie(page, 'GUEST_SESSION')).toBe('true');

  await openInteractive(page, `${base}/login`);
  await field('E-Mail-Adresse').fill(email);
  await main.getByRole('link', { name: 'Passwort vergessen?' }).click();
  await expect(field('E-Mail-Adresse')).toHaveValue(email);
  await page.context().addCookies([{ name: 'passwordTries', value: '5', url: base }]);
  await main.getByRole('button', { name: 'Link anfordern' }).click();
  await expect(main.getByText('Das waren viele Anfragen')).toBeVisible();
  await expect(field('E-Mail-Adresse')).toHaveValue(email);
  await page.context().clearCookies({ name: 'passwordTries' });
  await main.getByRole('button', { name: 'Link anfordern' }).click();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Sehen Sie in Ihre E-Mails');
  expect(await cookie(page, 'passwordTries')).toBe('1');

  await main.getByRole('link', { name: 'Schreiben Sie uns' }).click();
  await expect(field('E-Mail-Adresse')).toHaveValue(email);
  await expect(field('Worum geht es?')).toHaveValue('account');
  await field('Anrede').selectOption({ index: 1 });
  await field('Vorname').fill('Änne');
  await field('Nachname').fill('Müller');
  await field('Telefon').fill('030 901820');
  await field('Kundennummer').fill('K-4711');
  await field('Ihre Nachricht').fill('Mein Postfach gibt es nicht mehr.');
  await main.getByRole('button', { name: 'Nachricht senden' }).click();
  await expect(main.getByText('Ihre Nachricht ist angekommen')).toBeVisible();
  await header(page).getByRole('link', { name: 'Kreide' }).first().click();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Kontakt' }).first().click();
  await expect(field('Telefon')).toHaveValue('030 901820');
  await expect(field('Kundennummer')).toHaveValue('K-4711');

  const mail = await mailTo(page, email, 'Ihr neues Passwort');
  const [link = '', token = ''] = /\/myaccount\/newpassword\?token=([\w-]+)/.exec(mail) ?? [];
  await openInteractive(page, `${base}${link}`);
  await expect(main.locator('input[name=token]')).toHaveValue(token);
  await openInteractive(page, `${base}/login`);
  await enterLogin(page, email, password);
  await expect(page).toHaveURL(`${base}/myaccount/contact-details`);
  expect(await cookie(page, 'EXISTING_SESSION')).toBe('true');
  expect(await cookie(page, 'GUEST_SESSION')).toBeUndefined();
  await expect(header(page).getByRole('link', { name: 'Änne' })).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Kontakt' }).first().click();
  await expect(field('Worum geht es?')).toHaveValue('');
  await expect(field('Kundennummer')).toHaveValue('');
});
