import { type Browser, expect, type Page, test } from '@playwright/test';
import { expectNoFaults } from './axe.ts';
import { enterLogin, signIn } from './customer.ts';
import { addBusiness, shop } from './operator.ts';
import { mailTo } from './shopping.ts';
import { storefronts } from './storefronts.ts';

const base = storefronts.de;
const password = 'Kreide-rot-7';
const activity = '/myaccount/activity';

const windows =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Safari/537.36';

/** What has happened, the newest first. */
const entries = (page: Page) =>
  page.getByRole('list', { name: 'Kontoaktivität, Neuestes zuerst' }).getByRole('listitem');

async function logIn(page: Page, email: string, secret = password): Promise<void> {
  await page.goto(`${base}/login?redirect=${encodeURIComponent(activity)}`);
  await enterLogin(page, email, secret);
}

/** A browser that has not been in the shop. */
const elsewhere = async (browser: Browser) =>
  (await browser.newContext({ userAgent: windows })).newPage();

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('a login on a new device is told by mail, and stands in the account with what else happened', async ({
      page,
      browser,
    }) => {
      const email = await signIn(page, activity);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'Was in Ihrem Konto geschehen ist',
      );
      await expect(entries(page)).toHaveCount(1);
      await expect(entries(page)).toContainText('Angemeldet');

      const other = await elsewhere(browser);
      await logIn(other, email, 'geraten');
      await expect(other.getByText('Diese Angaben passen nicht zusammen.').first()).toBeVisible();
      await logIn(other, email);
      await expect(other).toHaveURL(`${base}${activity}`);
      const mail = await mailTo(page, email, 'Anmeldung auf einem neuen Gerät');
      expect(mail).toContain('Gerät: Chrome, Windows');
      expect(mail).toMatch(/\/myaccount\/resetpassword$/m);
      const [link = ''] = /\/myaccount\/activity$/m.exec(mail) ?? [];

      await page.goto(`${base}${link}`);
      await expect(entries(page)).toHaveCount(3);
      const newest = entries(page).first();
      await expect(newest).toContainText('Anmeldung auf einem neuen Gerät, bitte prüfen');
      await expect(newest).toContainText('Chrome, Windows');
      await expect(entries(page).nth(1)).toContainText('Fehlgeschlagener Versuch, sich anzumelden');

      await page.getByRole('link', { name: /Ändern Sie Ihr Passwort/ }).click();
      const logOut = page.getByRole('button', { name: /^Abmelden Chrome, Windows/ });
      await logOut.click();
      await expect(logOut).toHaveCount(0);
      await page.getByRole('link', { name: 'Was in Ihrem Konto geschehen ist' }).click();
      await expect(entries(page).first()).toContainText('Auf anderen Geräten abgemeldet');

      // Of the same browser nothing is new, and of another customer nothing is read.
      await other.goto(`${base}/`);
      // With scripts the page finds out that its session was ended, and says so on a page anew.
      if (javaScriptEnabled)
        await expect(
          other.getByText('Zu Ihrer Sicherheit haben wir Sie abgemeldet.'),
        ).toBeVisible();
      await logIn(other, email);
      await expect(entries(other).first()).toContainText('Angemeldet, zur Information');
      await other.context().clearCookies({ name: /^(?!deviceId)/ });
      const stranger = await signIn(other, activity);
      expect(stranger).not.toBe(email);
      await expect(entries(other)).toHaveCount(1);
      await other.context().close();
    });

    test('older ones are a page further, and the newest a page back', async ({ page }) => {
      const email = await signIn(page, activity);
      await expect(page.getByRole('link', { name: 'Ältere anzeigen' })).toHaveCount(0);
      for (let times = 0; times < 20; times++) {
        await page.request.post(`${base}/api/login-action/`, {
          data: { formData: { email, password }, mergeCart: true },
        });
      }
      await page.goto(`${base}${activity}`);
      await expect(entries(page)).toHaveCount(20);
      await expect(page.getByRole('link', { name: 'Neueste anzeigen' })).toHaveCount(0);
      await page.getByRole('link', { name: 'Ältere anzeigen' }).click();
      await expect(entries(page)).toHaveCount(1);
      await expect(page.getByRole('link', { name: 'Ältere anzeigen' })).toHaveCount(0);
      await page.getByRole('link', { name: 'Neueste anzeigen' }).click();
      await expect(entries(page)).toHaveCount(20);
    });
  });
}

test('axe finds nothing in the account’s activity', async ({ page, browser }) => {
  const email = await signIn(page, activity);
  const other = await elsewhere(browser);
  await logIn(other, email);
  await expect(other).toHaveURL(`${base}${activity}`);
  await other.context().close();
  await page.reload();
  await expect(entries(page)).toHaveCount(2);
  await expectNoFaults(page);
});

test('a business reads in English what happened, with what the shop did', async ({ page }) => {
  const english = storefronts['b2b-en'];
  const number = `A-${Date.now()}`;
  await addBusiness(number, password);
  await shop('customer', 'close', number);
  await shop('customer', 'open', number);
  await page.goto(`${english}/login`);
  const main = page.getByRole('main');
  await main.getByLabel('Customer number').fill(number);
  await main.getByLabel('Password', { exact: true }).fill(password);
  await main.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).not.toHaveURL(/\/login/);
  await page.goto(`${english}${activity}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'What has happened in your account',
  );
  const list = page.getByRole('list', { name: 'Account activity, newest first' });
  await expect(list.getByRole('listitem')).toHaveText([
    /^Logged in, for information/,
    /^Account reopened by our customer service/,
    /^Account closed by our customer service/,
  ]);
  await expect(page.getByRole('navigation').getByText('Account activity')).toHaveAttribute(
    'aria-current',
    'page',
  );
});

test('the cookie that names a browser is no script’s, lives 400 days, and outlives a logout', async ({
  page,
}) => {
  await signIn(page, activity);
  const named = async () =>
    (await page.context().cookies(base)).find(({ name }) => name === 'deviceId');
  const cookie = await named();
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
  expect(cookie?.value).toMatch(/^[\w-]{22}$/);
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
  expect(days).toBeGreaterThan(399.9);
  expect(days).toBeLessThanOrEqual(400);
  await page.request.post(`${base}/logout`, { headers: { origin: base }, form: {} });
  expect((await named())?.value).toBe(cookie?.value);
});
