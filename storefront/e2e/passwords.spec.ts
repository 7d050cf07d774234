import { type Browser, expect, type Page, test } from '@playwright/test';
import { expectNoFaults } from './axe.ts';
import { enterLogin, signIn } from './customer.ts';
import { interactive } from './interactive.ts';
import { banner } from './measuring.ts';
import { addCustomer, setPassword, shop } from './operator.ts';
import { mailTo } from './shopping.ts';
import { logins, storefronts } from './storefronts.ts';

const base = storefronts.de;
const password = 'Kreide-rot-7';
const chosen = 'Tafel-gruen-9';

const newEmail = () => `aenne.${test.info().testId}.${Date.now()}@example.de`;

async function newCustomer(): Promise<string> {
  const email = newEmail();
  await addCustomer(email, password);
  return email;
}

/** Asks for a link on the page of a storefront. */
async function askForLink(page: Page, email: string): Promise<void> {
  await page.goto(`${base}/myaccount/resetpassword`);
  const main = page.getByRole('main');
  await main.getByLabel('E-Mail-Adresse').fill(email);
  await main.getByRole('button', { name: 'Link anfordern' }).click();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Sehen Sie in Ihre E-Mails');
}

const linkIn = (mail: string) => /\/myaccount\/newpassword\?token=[\w-]+/.exec(mail)?.[0] ?? '';

async function openLink(page: Page, email: string): Promise<string> {
  const link = linkIn(await mailTo(page, email, 'Ihr neues Passwort'));
  await page.goto(`${base}${link}`);
  return link;
}

async function choose(page: Page, first: string, second = first): Promise<void> {
  const main = page.getByRole('main');
  await main.getByLabel('Neues Passwort').fill(first);
  await main.getByLabel('Passwort wiederholen').fill(second);
  await main.getByRole('button', { name: 'Passwort speichern' }).click();
}

async function logIn(page: Page, email: string, secret: string): Promise<void> {
  await page.goto(`${base}/login?redirect=${encodeURIComponent('/myaccount/contact-details')}`);
  await enterLogin(page, email, secret);
}

const cookieOf = async (page: Page, name: string) =>
  (await page.context().cookies()).find((cookie) => cookie.name === name)?.value;

/** A second browser of the same customer. */
async function elsewhere(browser: Browser, email: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await logIn(page, email, password);
  await expect(page).toHaveURL(`${base}/myaccount/contact-details`);
  return page;
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('ROUTE-19 PWD-01 PWD-04 PWD-05 a forgotten password is set anew by a link', async ({
      page,
    }) => {
      const email = await newCustomer();
      await page.goto(`${base}/login`);
      await page.getByRole('main').getByRole('link', { name: 'Passwort vergessen?' }).click();
      await expect(page).toHaveURL(`${base}/myaccount/resetpassword`);
      await askForLink(page, email);
      const link = await openLink(page, email);
      await choose(page, chosen, `${chosen}!`);
      await expect(
        page.getByText('Die beiden Passwörter sind nicht gleich.').first(),
      ).toBeVisible();
      await choose(page, 'passwort');
      await expect(page.getByText('Dieses Passwort haben sehr viele.').first()).toBeVisible();
      await choose(page, chosen);
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toHaveText('Ihr neues Passwort gilt');
      await page.getByRole('link', { name: 'Zur Anmeldung' }).click();
      await logIn(page, email, chosen);
      await expect(page).toHaveURL(`${base}/myaccount/contact-details`);
      await mailTo(page, email, 'Ihr Passwort wurde geändert');

      await page.goto(`${base}${link}`);
      await expect(heading).toHaveText('Dieser Link gilt nicht mehr');
      await expect(page.getByLabel('Neues Passwort')).toHaveCount(0);
    });

    test('ROUTE-17 PWD-08 a customer changes the password; other devices are signed out', async ({
      page,
      browser,
    }) => {
      const email = await signIn(page, '/myaccount/password');
      const main = page.getByRole('main');
      const current = main.getByLabel('Jetziges Passwort');
      await expect(current).toHaveAttribute('autocomplete', 'current-password');
      await expect(main.getByLabel('Neues Passwort')).toHaveAttribute(
        'autocomplete',
        'new-password',
      );
      const other = await elsewhere(browser, email);

      await current.fill(password);
      await choose(page, chosen, '');
      const repetition = main.getByLabel('Passwort wiederholen');
      await expect(repetition).toHaveAttribute('aria-invalid', 'true');
      await current.fill('falsch');
      await choose(page, chosen);
      await expect(main.getByText('Das ist nicht Ihr jetziges Passwort.').first()).toBeVisible();
      await expect(main.getByLabel('Neues Passwort')).toHaveValue(javaScriptEnabled ? chosen : '');
      await current.fill(password);
      await choose(page, chosen);
      await expect(main.getByText('Ihr Passwort ist geändert')).toBeVisible();
      await mailTo(page, email, 'Ihr Passwort wurde geändert');

      await page.goto(`${base}/myaccount/contact-details`);
      await expect(main.getByText(email, { exact: true })).toBeVisible();
      await other.goto(`${base}/myaccount/contact-details`);
      await expect(other).toHaveURL(/\/login\?redirect=/);
      await logIn(other, email, chosen);
      await expect(other).toHaveURL(`${base}/myaccount/contact-details`);
      await other.context().close();
    });

    test('PWD-07 too short and too long ones are told at the field', async ({ page }) => {
      const email = await newCustomer();
      await askForLink(page, email);
      await openLink(page, email);
      for (const wrong of ['ab', 'x'.repeat(36)]) {
        await choose(page, wrong);
        await expect(page.getByText('zu kurz oder zu lang').first()).toBeVisible();
        await expect(page.getByLabel('Neues Passwort')).toHaveAttribute('aria-invalid', 'true');
      }
      await choose(page, 'x-Z');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ihr neues Passwort gilt');
    });
  });
}

test('a customer sees where the account is signed in, and ends it', async ({ page, browser }) => {
  const email = await signIn(page, '/myaccount/password');
  const [phone, tablet] = [await elsewhere(browser, email), await elsewhere(browser, email)];
  await page.goto(`${base}/myaccount/password`);
  const main = page.getByRole('main');
  const places = main.getByRole('region', { name: 'Wo Sie angemeldet sind' }).getByRole('listitem');
  await expect(places).toHaveCount(3);
  await expect(places.filter({ hasText: 'Hier' })).toContainText('Chrome, ');
  await places
    .getByRole('button', { name: /^Abmelden/ })
    .first()
    .click();
  await expect(places).toHaveCount(2);
  await elsewhere(browser, email);
  await page.reload();
  await expect(places).toHaveCount(3);
  await main.getByRole('button', { name: 'Überall sonst abmelden' }).click();
  await expect(places).toHaveCount(1);
  for (const other of [phone, tablet]) {
    await other.goto(`${base}/myaccount/contact-details`);
    await expect(other).toHaveURL(/\/login\?redirect=/);
  }
});

test('PWD-03 without a token there is nothing to set', async ({ page }) => {
  for (const query of ['', '?token=', '?tokens=x']) {
    await page.goto(`${base}/myaccount/newpassword${query}`);
    await expect(page).toHaveURL(`${base}/myaccount/resetpassword`);
  }
  await page.goto(`${base}/myaccount/newpassword?token=x`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dieser Link gilt nicht mehr');
  await page.getByRole('link', { name: 'Neuen Link anfordern' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Passwort vergessen');
});

test('PWD-06 whoever is logged in changes the password instead', async ({ page }) => {
  await signIn(page, '/myaccount/contact-details');
  await page.goto(`${base}/myaccount/resetpassword`);
  await expect(page).toHaveURL(`${base}/myaccount/password`);
});

test('PWD-02 AUTH-08 requests are counted for the session of the browser, until a login', async ({
  page,
}) => {
  const email = await newCustomer();
  await askForLink(page, email);
  expect(await cookieOf(page, 'passwordTries')).toBe('1');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'versuchen Sie es noch einmal' }).click();
  for (const tries of ['2', '3', '4', '5']) {
    await askForLink(page, `${tries}.${email}`);
    expect(await cookieOf(page, 'passwordTries')).toBe(tries);
  }
  await page.goto(`${base}/myaccount/resetpassword`);
  await main.getByLabel('E-Mail-Adresse').fill(email);
  await main.getByRole('button', { name: 'Link anfordern' }).click();
  await expect(main.getByText('Das waren viele Anfragen')).toBeVisible();
  await logIn(page, email, password);
  await expect(page).toHaveURL(`${base}/myaccount/contact-details`);
  expect(await cookieOf(page, 'passwordTries')).toBeUndefined();
});

test('PWD-01 what a program fills in is answered and dropped', async ({ page }) => {
  const email = await newCustomer();
  await page.goto(`${base}/myaccount/resetpassword`);
  await expect(page.getByRole('textbox', { name: /leer lassen/ })).toHaveCount(0);
  await page.locator('[name=website]').evaluate((field: HTMLInputElement) => {
    field.value = 'http://x';
  });
  const main = page.getByRole('main');
  await main.getByLabel('E-Mail-Adresse').fill(email);
  await main.getByRole('button', { name: 'Link anfordern' }).click();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Sehen Sie in Ihre E-Mails');
  // What is asked for afterwards arrives, and it alone.
  await askForLink(page, email);
  await mailTo(page, email, 'Ihr neues Passwort');
  const mailbox = await (await page.request.get(`${base}/dev/mailbox`)).text();
  expect(mailbox.split('<tr>').filter((row) => row.includes(email))).toHaveLength(1);
});

test('PWD-01 schools ask by customer number, in their language', async ({ page }) => {
  const english = storefronts['b2b-en'];
  await page.goto(`${english}/login`);
  await page.getByRole('main').getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page).toHaveURL(`${english}/myaccount/resetpassword`);
  const main = page.getByRole('main');
  const [, business] = logins;
  await main.getByLabel('Customer number or e-mail address').fill(business?.user ?? '');
  await main.getByRole('button', { name: 'Send me a link' }).click();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Check your e-mails');
  const mail = await mailTo(page, 'einkauf@grundschule.example', 'Your new password');
  const link = linkIn(mail);
  await page.goto(`${english}${link}`);
  await expect(main.getByLabel('New password')).toBeVisible();
  await expectNoFaults(page);
  await page.goto(`${storefronts.b2b}/myaccount/resetpassword`);
  await expect(main.getByLabel('Kundennummer oder E-Mail-Adresse')).toBeVisible();
});

test('the login in the header leads there, and closes', async ({ page }) => {
  await page.goto(base);
  await expect(banner(page)).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Anmelden' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Passwort vergessen?' }).click();
  await expect(page).toHaveURL(`${base}/myaccount/resetpassword`);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('ERR-15 a change whose session was ended elsewhere is told so, and marked', async ({
  page,
}) => {
  const email = await signIn(page, '/myaccount/password');
  await setPassword(email, chosen);
  const main = page.getByRole('main');
  await main.getByLabel('Jetziges Passwort').fill(password);
  await choose(page, 'Schwamm-gelb-5');
  await expect(main.getByText('Zu Ihrer Sicherheit haben wir Sie abgemeldet.')).toBeVisible();
  expect(await cookieOf(page, 'securityLogout')).toBe('true');
});

test('API-13 ERR-15 programs change a password by the endpoint of the contract', async ({
  page,
}) => {
  const email = await signIn(page, '/myaccount/password');
  const post = async (formData: object | undefined) => {
    const headers = { origin: base };
    return page.request.post(`${base}/api/change-password/`, { data: { formData }, headers });
  };
  const form = { currentPassword: password, newPassword: chosen, newPasswordRepeat: chosen };
  expect((await post(undefined)).status()).toBe(400);
  expect(await (await post({ ...form, newPasswordRepeat: 'x' })).json()).toEqual({
    successful: false,
    generalErrorMessage: 'vue.form.error.general',
    fieldErrors: [{ fieldName: 'newPasswordRepeat', message: 'vue.form.error.password.repeat' }],
  });
  expect(await (await post({ ...form, currentPassword: 'falsch' })).json()).toEqual({
    successful: false,
    generalErrorMessage: 'vue.form.error.general',
    fieldErrors: [{ fieldName: 'currentPassword', message: 'vue.form.error.password.incorrect' }],
  });
  expect(await (await post(form)).json()).toEqual({
    successful: true,
    generalErrorMessage: null,
    fieldErrors: [],
  });
  await setPassword(email, 'Schwamm-gelb-5');
  const over = await post({ ...form, currentPassword: chosen });
  expect(await over.json()).toEqual({
    successful: false,
    generalErrorMessage: 'vue.message.securityLogout',
    fieldErrors: [],
  });
  expect(over.headers()['set-cookie']).toContain('securityLogout=true');
});

test('ruling 5: an operator asks for longer passwords, and every form says so', async ({
  page,
}) => {
  const email = await newCustomer();
  await askForLink(page, email);
  const link = linkIn(await mailTo(page, email, 'Ihr neues Passwort'));
  const minLength = (value: string) =>
    shop('parameter', 'set', 'password', 'minLength', value, '--storefront', 'de');
  await minLength('10');
  try {
    await expect
      .poll(async () => {
        await page.goto(`${base}${link}`);
        return page.getByText('10 bis 35 Zeichen').count();
      })
      .toBe(1);
    await interactive(page);
    await choose(page, 'Kurz-1');
    await expect(page.getByText('zu kurz oder zu lang').first()).toBeVisible();
    await page.goto(`${base}/myaccount/register`);
    await expect(page.getByText('10 bis 35 Zeichen')).toBeVisible();
  } finally {
    await minLength('3');
  }
});

test('how hard a password is to guess is said in words while it is typed', async ({ page }) => {
  await page.goto(`${base}/myaccount/register`);
  await interactive(page);
  const main = page.getByRole('main');
  const field = main.getByLabel('Passwort', { exact: true });
  await field.fill('heft');
  await expect(main.getByRole('status').filter({ hasText: 'Stärke: schwach' })).toBeVisible();
  await field.fill('Zirkel blau, 3 Hefte und Kreide');
  await expect(main.getByRole('status').filter({ hasText: 'Stärke: stark' })).toBeVisible();
});

test('the pages for passwords have no fault that axe can find', async ({ page }) => {
  const email = await newCustomer();
  await page.goto(`${base}/myaccount/resetpassword`);
  await expectNoFaults(page);
  await askForLink(page, email);
  await expectNoFaults(page);
  await openLink(page, email);
  await expectNoFaults(page);
  await page.goto(`${base}/myaccount/newpassword?token=x`);
  await expectNoFaults(page);
  await logIn(page, email, password);
  await expect(page).toHaveURL(`${base}/myaccount/contact-details`);
  await page.goto(`${base}/myaccount/password`);
  await expectNoFaults(page);
});
