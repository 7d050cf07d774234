import { expect, type Page, test } from '@playwright/test';
import { expectNoFaults } from './axe.ts';
import { enterLogin, order, signIn } from './customer.ts';
import { interactive } from './interactive.ts';
import { setPassword } from './operator.ts';
import { addSomething, mailTo } from './shopping.ts';
import { logins, storefronts } from './storefronts.ts';

const base = storefronts.de;
const path = '/myaccount/contact-details';
const password = 'Kreide-rot-7';

async function openForm(page: Page, name: RegExp): Promise<void> {
  await page.getByRole('main').getByRole('link', { name }).click();
}

const save = (page: Page, name = 'Speichern') =>
  page.getByRole('main').getByRole('button', { name, exact: true }).click();

const cookieOf = async (page: Page, name: string) =>
  (await page.context().cookies()).find((cookie) => cookie.name === name)?.value;

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('a form that is opened at the end of a page is in sight on a phone, and so is its place after it', async ({
      page,
    }) => {
      await page.setViewportSize({ width: 375, height: 740 });
      await signIn(page, path);
      if (javaScriptEnabled) await interactive(page);
      const main = page.getByRole('main');
      await openForm(page, /^Konto löschen/);
      await expect(main.getByLabel('Jetziges Passwort')).toBeInViewport();
      await main.getByRole('link', { name: 'Abbrechen' }).click();
      await expect(main.getByRole('link', { name: /^Konto löschen/ })).toBeInViewport();
    });

    test('ACCT-01 a customer changes name, phone number and e-mail address', async ({ page }) => {
      const email = await signIn(page, path);
      const main = page.getByRole('main');
      await openForm(page, /^Ändern Name/);
      await expect(main.getByLabel('Vorname')).toHaveValue('Änne');
      await main.getByLabel('Anrede').selectOption('keine Angabe');
      await main.getByLabel('Vorname').fill('');
      await save(page);
      await expect(main.getByLabel('Vorname')).toHaveAttribute('aria-invalid', 'true');
      await main.getByLabel('Vorname').fill('Johanna');
      await save(page);
      await expect(main.getByText('Ihre Angaben sind gespeichert.')).toBeVisible();
      await expect(main.getByText('Johanna Müller')).toBeVisible();

      await openForm(page, /^Ändern Telefon/);
      await main.getByLabel('Telefon').fill('030 123456');
      await save(page);
      await expect(main.getByText('030 123456')).toBeVisible();

      const next = `neu.${email}`;
      await openForm(page, /^Ändern E-Mail/);
      await main.getByLabel('Neue E-Mail-Adresse').fill(next);
      await main.getByLabel('Jetziges Passwort').fill('falsch');
      await save(page, 'Link schicken');
      await expect(main.getByText('Das ist nicht Ihr jetziges Passwort.').first()).toBeVisible();
      await expect(main.getByLabel('Neue E-Mail-Adresse')).toHaveValue(next);
      await main.getByLabel('Jetziges Passwort').fill(password);
      await save(page, 'Link schicken');
      await expect(main.getByText('ist ein Link unterwegs')).toBeVisible();
      await expect(main.getByText(email, { exact: true })).toBeVisible();
      await mailTo(page, email, 'soll geändert werden');
      const mail = await mailTo(page, next, 'Bitte bestätigen Sie Ihre neue');
      const link = /\/myaccount\/confirm-email\?token=[\w-]+/.exec(mail)?.[0];
      await page.goto(`${base}${link}`);
      await main.getByRole('button', { name: 'Ja, das ist meine Adresse' }).click();
      await expect(page.getByText('Ihre E-Mail-Adresse ist bestätigt')).toBeVisible();
      await page.goto(`${base}${path}`);
      await expect(main.getByText(next, { exact: true })).toBeVisible();
    });

    test('ACCT-02 an account that is deleted ends its session', async ({ page }) => {
      const email = await signIn(page, path);
      const main = page.getByRole('main');
      await openForm(page, /^Konto löschen …/);
      await main.getByLabel('Jetziges Passwort').fill('falsch');
      await save(page, 'Endgültig löschen');
      await expect(main.getByText('Das ist nicht Ihr jetziges Passwort.').first()).toBeVisible();
      await main.getByLabel('Jetziges Passwort').fill(password);
      await save(page, 'Endgültig löschen');
      await expect(page).toHaveURL(`${base}/login`);
      expect(await cookieOf(page, 'X-JWT')).toBeUndefined();
      expect(await cookieOf(page, 'EXISTING_SESSION')).toBeUndefined();
      await mailTo(page, email, 'Ihr Kundenkonto ist gelöscht');
      await enterLogin(main, email, password);
      await expect(main.getByText('Diese Angaben passen nicht zusammen.')).toBeVisible();
      await addSomething(page, 'de');
    });
  });
}

test('ACCT-02 an account stays while an order is open', async ({ page }) => {
  await signIn(page, path);
  await order(page);
  await page.goto(`${base}${path}?form=delete`);
  const main = page.getByRole('main');
  await main.getByLabel('Jetziges Passwort').fill(password);
  await save(page, 'Endgültig löschen');
  await expect(main.getByText('Eine Bestellung von Ihnen ist noch offen.')).toBeVisible();
  await page.reload();
  await expect(page).toHaveURL(new RegExp(`${path}`));
});

test('ROUTE-20 a business reads its customer number; a consumer has none', async ({ page }) => {
  const b2b = storefronts.b2b;
  const [, business] = logins;
  await page.goto(`${b2b}/login`);
  const main = page.getByRole('main');
  await enterLogin(main, business?.user ?? '', business?.password ?? '');
  await expect(page).toHaveURL(`${b2b}/myaccount/contact-details`);
  await page.getByRole('link', { name: 'Kundennummer', exact: true }).click();
  await expect(page).toHaveURL(`${b2b}/myaccount/customernumber`);
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Kundennummer');
  await expect(main.getByText(business?.user ?? '?', { exact: true })).toBeVisible();

  await signIn(page, path);
  await page.goto(`${base}/myaccount/customernumber`);
  await expect(page).toHaveURL(`${base}${path}`);
});

test('one form is open at a time, and the browser’s buttons lead through them', async ({
  page,
}) => {
  await signIn(page, path);
  await interactive(page);
  const main = page.getByRole('main');
  await openForm(page, /^Ändern Name/);
  await expect(main.getByLabel('Vorname')).toBeVisible();
  await openForm(page, /^Ändern E-Mail/);
  await expect(main.getByLabel('Neue E-Mail-Adresse')).toBeVisible();
  await expect(main.getByLabel('Vorname')).toHaveCount(0);
  await page.goBack();
  await expect(main.getByLabel('Vorname')).toBeVisible();
  await main.getByRole('link', { name: 'Abbrechen' }).click();
  await expect(main.getByLabel('Vorname')).toHaveCount(0);
});

test('ERR-14 ERR-15 a change whose session was ended elsewhere keeps what was typed', async ({
  page,
}) => {
  const email = await signIn(page, `${path}?form=data`);
  const main = page.getByRole('main');
  await main.getByLabel('Vorname').fill('Johanna');
  await setPassword(email, 'Tafel-gruen-9');
  await save(page);
  await expect(main.getByText('Zu Ihrer Sicherheit haben wir Sie abgemeldet.')).toBeVisible();
  await expect(main.getByLabel('Vorname')).toHaveValue('Johanna');
  expect(await cookieOf(page, 'securityLogout')).toBe('true');
});

test('the forms of the account have no fault that axe can find', async ({ page }) => {
  await signIn(page, path);
  for (const form of ['data', 'email', 'phone', 'delete']) {
    await page.goto(`${base}${path}?form=${form}`);
    await expectNoFaults(page);
  }
});
