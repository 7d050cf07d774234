import { expect, type Page, test } from '@playwright/test';
import { expectNoFaults } from './axe.ts';
import { enterLogin } from './customer.ts';
import { banner } from './measuring.ts';
import { addCustomer, setPassword } from './operator.ts';
import { addSomething, fillAddress, mailTo } from './shopping.ts';
import { storefronts } from './storefronts.ts';

const base = storefronts.de;
const password = 'Kreide-rot-7';

const newEmail = () => `aenne.${test.info().testId}.${Date.now()}@example.de`;

/** Opens a page of the account as a customer of this test alone. @returns the e-mail address */
async function signIn(page: Page, path: string): Promise<string> {
  const email = newEmail();
  await addCustomer(email, password);
  await page.goto(`${base}/login?${new URLSearchParams({ redirect: path })}`);
  const main = page.getByRole('main');
  await enterLogin(main, email, password);
  await expect(page).toHaveURL(`${base}${path}`);
  return email;
}

async function fillRegistration(page: Page, email: string, chosen = password): Promise<void> {
  const main = page.getByRole('main');
  await main.getByLabel('E-Mail-Adresse').fill(email);
  await main.getByLabel('Passwort', { exact: true }).fill(chosen);
  await main.getByLabel('Passwort wiederholen').fill(chosen);
  await fillAddress(page, 'de');
}

const openAccount = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Konto eröffnen' }).click();

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('CHK-04 CHK-20 a visitor opens an account on the way to an order', async ({ page }) => {
      const email = newEmail();
      await addSomething(page, 'de');
      await page.goto(`${base}/checkout/login`);
      for (const name of ['Als Gast bestellen', 'Anmelden']) {
        await expect(
          page.getByRole('main').getByRole('button', { name, exact: true }),
        ).toBeVisible();
      }
      await page.getByRole('main').getByRole('link', { name: 'Konto eröffnen' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Konto eröffnen' })).toBeVisible();
      // The choice is kept.
      await page.reload();
      await fillRegistration(page, email);
      await openAccount(page);
      await expect(page).toHaveURL(`${base}/checkout/shipping`);
      await expect(page.getByRole('radio', { name: /^Änne Müller/ }).first()).toBeChecked();

      const mail = await mailTo(page, email, 'bestätigen');
      const link = /\/myaccount\/confirm-email\?token=[\w-]+/.exec(mail)?.[0];
      await page.goto(`${base}/myaccount/contact-details`);
      await expect(page.getByText('Bitte bestätigen Sie Ihre E-Mail-Adresse')).toBeVisible();
      await page.goto(`${base}${link}`);
      await page.getByRole('button', { name: 'Ja, das ist meine Adresse' }).click();
      await expect(page.getByText('Ihre E-Mail-Adresse ist bestätigt')).toBeVisible();
      await page.goto(`${base}/myaccount/contact-details`);
      await expect(page.getByText(email, { exact: true })).toBeVisible();
      await expect(page.getByText('Bitte bestätigen Sie Ihre E-Mail-Adresse')).toBeHidden();
    });

    test('ADDR-01 ADDR-02 ADDR-04 a customer keeps an address book', async ({ page }) => {
      await signIn(page, '/myaccount/addresses/shipping');
      const main = page.getByRole('main');
      await expect(main.getByText('Noch keine Adresse')).toBeVisible();
      await main.getByRole('link', { name: 'Neue Adresse' }).click();
      await fillAddress(page, 'de');
      await main.getByRole('button', { name: 'Speichern' }).click();
      await expect(page).toHaveURL(`${base}/myaccount/addresses/shipping`);
      await expect(main.getByText('10115 Berlin', { exact: true })).toBeVisible();

      await main.getByRole('link', { name: /^Ändern/ }).click();
      await expect(main.getByRole('heading', { name: 'Adresse ändern' })).toBeVisible();
      await expect(main.getByRole('button', { name: 'Speichern' })).toHaveCount(1);
      await main.getByLabel('Ort', { exact: true }).fill('Potsdam');
      await main.getByRole('button', { name: 'Speichern' }).click();
      await expect(main.getByText('10115 Potsdam', { exact: true })).toBeVisible();

      await main.getByRole('button', { name: /^Löschen/ }).click();
      await expect(main.getByText('Die Adresse ist gelöscht.')).toBeVisible();
      await expect(main.getByText('10115 Potsdam', { exact: true })).toBeHidden();
      await main.getByRole('button', { name: 'Wiederherstellen' }).click();
      await expect(main.getByText('10115 Potsdam', { exact: true })).toBeVisible();
      await expect(main.getByText('Die Adresse ist gelöscht.')).toBeHidden();
    });
  });
}

test('ADDR-02 opening another form closes the one that was open', async ({ page }) => {
  await signIn(page, '/myaccount/addresses/billing');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Neue Adresse' }).click();
  await expect(main.getByRole('heading', { name: 'Neue Adresse' })).toBeVisible();
  await main.getByRole('link', { name: /^Ändern/ }).click();
  await expect(main.getByRole('heading', { name: 'Adresse ändern' })).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Neue Adresse' })).toBeHidden();
  await expect(main.getByLabel('Vorname')).toHaveValue('Änne');
  await page.goBack();
  await expect(main.getByRole('heading', { name: 'Neue Adresse' })).toBeVisible();
  await expect(main.getByLabel('Vorname')).toHaveValue('');
});

/** Names of the fields of a form that people fill in or that go along, without the kind. */
async function fieldsIn(page: Page, kind: string): Promise<string[]> {
  const fields = page.locator(`form [name^="${kind}."]`);
  await expect(fields.first()).toBeAttached();
  const names = await fields.evaluateAll((all) => all.map((field) => field.getAttribute('name')));
  return [...new Set(names.map((name) => name?.slice(kind.length + 1) ?? ''))];
}

test('ADDR-09 ADDR-11 ADDR-12 each form has the fields of its kind', async ({ page }) => {
  const shipping = [
    'addressId',
    'formType',
    'company',
    'salutation',
    'firstname',
    'lastname',
    'streetAndNumber',
    'addition',
    'postcode',
    'city',
    'country',
  ];
  await signIn(page, '/myaccount/addresses/billing?form=new');
  expect((await fieldsIn(page, 'billing')).sort()).toEqual([...shipping, 'phone'].sort());
  await page.goto(`${base}/myaccount/addresses/shipping?form=new`);
  expect((await fieldsIn(page, 'shipping')).sort()).toEqual([...shipping].sort());
  await page.goto(`${base}/myaccount/addresses/packing-station?form=new`);
  const station = shipping
    .filter((name) => name !== 'formType')
    .map((name) => ({ streetAndNumber: 'postnumber', addition: 'packstation' })[name] ?? name);
  expect((await fieldsIn(page, 'packstation')).sort()).toEqual(station.sort());
  await expect(page.locator('[name="packstation.country"]')).toHaveValue('DE');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('ADDR-14 ADDR-15 the server’s faults stand at their fields', async ({ page }) => {
    await signIn(page, '/myaccount/addresses/billing?form=new');
    const main = page.getByRole('main');
    await fillAddress(page, 'de');
    await main.getByLabel('Straße und Hausnummer').fill('Packstation 145');
    await main.getByLabel('Adresszusatz').fill('x'.repeat(51));
    await main.getByRole('button', { name: 'Speichern' }).click();
    await expect(main.getByLabel('Straße und Hausnummer')).toHaveAttribute('aria-invalid', 'true');
    await expect(main.getByLabel('Adresszusatz')).toHaveAttribute('aria-invalid', 'true');
    await expect(main.getByLabel('Vorname')).toHaveValue('Änne');
    await page.goto(`${base}/myaccount/addresses/packing-station?form=new`);
    await main.getByLabel('Postnummer').fill('1');
    await main.getByLabel('Packstation').fill('1');
    await main.getByRole('button', { name: 'Speichern' }).click();
    await expect(main.getByLabel('Postnummer')).toHaveAttribute('aria-invalid', 'true');
    await expect(main.getByLabel('Packstation')).toHaveAttribute('aria-invalid', 'true');
  });

  test('REG-06 an address that has an account is told at its field', async ({ page }) => {
    const email = newEmail();
    await addCustomer(email, password);
    await page.goto(`${base}/myaccount/register`);
    await fillRegistration(page, email);
    await openAccount(page);
    await expect(
      page.getByRole('link', { name: /^E-Mail-Adresse: .* schon ein Konto/ }),
    ).toBeVisible();
    await expect(page.getByLabel('Vorname')).toHaveValue('Änne');
    await expect(page.getByLabel('Passwort', { exact: true })).toHaveValue('');
  });
});

test('REG-06 the server’s faults are told by a message and at their fields', async ({ page }) => {
  const email = newEmail();
  await addCustomer(email, password);
  await page.goto(`${base}/myaccount/register`);
  await expect(banner(page)).toBeVisible();
  // Nobody tells the page before that the address has an account.
  await page.route('**/graphql/', (route) => route.abort());
  await fillRegistration(page, email);
  await openAccount(page);
  const notices = page.getByRole('region', { name: 'Mitteilungen' });
  await expect(notices).toContainText('Das Konto konnte nicht eröffnet werden.');
  const field = page.getByRole('main').getByLabel('E-Mail-Adresse');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await fillRegistration(page, newEmail(), 'passwort');
  await openAccount(page);
  await expect(page.getByLabel('Passwort', { exact: true })).toHaveAttribute(
    'aria-invalid',
    'true',
  );
  await expect(page.getByText('Dieses Passwort haben sehr viele').first()).toBeVisible();
});

for (const storefront of [base, storefronts.b2b]) {
  test(`REG-06 two passwords that differ are told by the field's name at ${storefront}`, async ({
    page,
  }) => {
    await page.goto(`${storefront}/myaccount/register`);
    await page.getByLabel('Passwort', { exact: true }).fill('Kreide-blau-5');
    await page.getByLabel('Passwort wiederholen').fill('Kreide-rot-5');
    await page.getByLabel('Passwort wiederholen').press('Enter');
    await expect(page.getByRole('link', { name: /^Passwort wiederholen: /i })).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText('⟦');
  });
}

test('REG-01 REG-02 whoever is logged in has an account', async ({ page }) => {
  await signIn(page, '/myaccount/contact-details');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Persönliche Daten');
  await page.goto(`${base}/myaccount/register?origin=wishlist`);
  await expect(page).toHaveURL(`${base}/myaccount/wishlist`);
  const notices = page.getByRole('region', { name: 'Mitteilungen' });
  await expect(notices).toContainText('Sie sind schon angemeldet.');
  await page.goto(`${base}/myaccount/register`);
  await expect(page).toHaveURL(`${base}/myaccount/contact-details`);
});

test('ROUTE-39 AUTH-22 pages of an account lead visitors and guests to the login', async ({
  page,
}) => {
  const paths = [
    '/myaccount',
    '/myaccount/contact-details',
    '/myaccount/orders',
    '/myaccount/addresses',
    '/myaccount/addresses/billing',
  ];
  const expectLogin = async (path: string) => {
    await page.goto(`${base}${path}`);
    await expect(page).toHaveURL(`${base}/login?${new URLSearchParams({ redirect: path })}`);
  };
  for (const path of paths) await expectLogin(path);
  await addSomething(page, 'de');
  await page.goto(`${base}/checkout/login`);
  await page.getByRole('button', { name: 'Als Gast bestellen' }).click();
  await expect(page).toHaveURL(`${base}/checkout/shipping`);
  for (const path of paths) await expectLogin(path);
});

test('ROUTE-11 ROUTE-12 ROUTE-13 the account opens at its first pages', async ({ page }) => {
  await signIn(page, '/myaccount/contact-details');
  await page.goto(`${base}/myaccount`);
  await expect(page).toHaveURL(`${base}/myaccount/contact-details`);
  await page.goto(`${base}/myaccount/addresses`);
  await expect(page).toHaveURL(`${base}/myaccount/addresses/billing`);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Rechnungsadressen');
  const account = page.getByRole('navigation', { name: 'Ihr Konto' });
  for (const name of ['Lieferadressen', 'Packstationen', 'Bestellungen', 'Persönliche Daten']) {
    await account.getByRole('link', { name }).click();
    await expect(heading).toContainText(name);
  }
});

test('on a phone the account’s links are one row, in which the page’s own is in sight', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await signIn(page, '/myaccount/contact-details');
  const account = page.getByRole('navigation', { name: 'Ihr Konto' });
  await account.getByRole('link', { name: 'Merkzettel' }).scrollIntoViewIfNeeded();
  await account.getByRole('link', { name: 'Packstationen' }).click();
  await expect(page).toHaveURL(`${base}/myaccount/addresses/packing-station`);
  const current = account.locator('[aria-current="page"]');
  await expect(current).toBeInViewport({ ratio: 1 });
  await page.reload();
  await expect(current).toBeInViewport({ ratio: 1 });
  const list = await account.getByRole('list').boundingBox();
  expect(list?.height).toBeLessThan(60);
  // The page itself does not scroll sideways.
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
});

test('ERR-14 a form whose session was ended elsewhere keeps what was typed', async ({ page }) => {
  const email = await signIn(page, '/myaccount/addresses/shipping?form=new');
  await fillAddress(page, 'de');
  await setPassword(email, 'Tafel-gruen-9');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Speichern' }).click();
  await expect(main.getByText('Zu Ihrer Sicherheit haben wir Sie abgemeldet.')).toBeVisible();
  await expect(main.getByLabel('Vorname')).toHaveValue('Änne');
  const cookies = await page.context().cookies();
  expect(cookies.find(({ name }) => name === 'securityLogout')?.value).toBe('true');
});

test('API-12 API-14 programs open accounts by the endpoints of the contract', async ({ page }) => {
  const address = {
    'billing.formType': 'private',
    'billing.firstname': 'Änne',
    'billing.lastname': 'Müller',
    'billing.streetAndNumber': 'Lindenweg 4',
    'billing.postcode': '10115',
    'billing.city': 'Berlin',
    'billing.country': 'DE',
  };
  const email = newEmail();
  const formData = { email, password, passwordRepeat: password, ...address };
  const headers = { origin: base };
  const register = (data: object) =>
    page.request.post(`${base}/api/register-action/`, { data, headers });
  const opened = await register({ formData });
  expect(await opened.json()).toMatchObject({
    successfull: true,
    firstName: 'Änne',
    lastName: 'Müller',
    fieldErrors: [],
  });
  await page.goto(`${base}/myaccount/contact-details`);
  await expect(page.getByText(email, { exact: true })).toBeVisible();
  const again = await register({ formData });
  expect(await again.json()).toMatchObject({
    successfull: false,
    fieldErrors: [{ fieldName: 'email', message: 'vue.form.error.email.notUnique' }],
  });
  expect((await register({})).status()).toBe(400);

  const atCheckout = await page.request.post(`${base}/api/checkout-auth/`, {
    data: { authType: 'register', formData: { ...formData, email: 'kein@punkt' }, cartId: 'x' },
    headers,
  });
  expect(await atCheckout.json()).toMatchObject({
    successful: false,
    fieldErrors: [{ fieldName: 'email', message: 'vue.form.error.email.incorrect' }],
  });
});

test('the pages of an account have no fault that axe can find', async ({ page }) => {
  await page.goto(`${base}/myaccount/register`);
  await expectNoFaults(page);
  await signIn(page, '/myaccount/addresses/billing?form=new');
  await expectNoFaults(page);
  await page.goto(`${base}/myaccount/contact-details`);
  await expectNoFaults(page);
});
