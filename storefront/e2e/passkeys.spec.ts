import { type CDPSession, expect, type Page, test } from '@playwright/test';
import { expectNoFaults } from './axe.ts';
import { enterLogin, signIn } from './customer.ts';
import { idle, interactive } from './interactive.ts';
import { banner } from './measuring.ts';
import { addBusiness, shop } from './operator.ts';
import { addSomething, mailTo } from './shopping.ts';
import { storefronts } from './storefronts.ts';

const base = storefronts.de;
const password = 'Kreide-rot-7';

interface Device {
  readonly cdp: CDPSession;
  readonly authenticatorId: string;
  /** Whether somebody shows a finger or a PIN, and whether anybody touches the device at all. */
  readonly show: (who: { isOwner?: boolean; isThere?: boolean }) => Promise<void>;
}

/** Gives a page a device that makes passkeys, as phones and notebooks have one built in. */
async function addDevice(page: Page): Promise<Device> {
  await page.addInitScript(() => {
    const { credentials } = navigator;
    const get = credentials.get.bind(credentials);
    credentials.get = (options) => {
      performance.mark('passkey asked for');
      return get(options);
    };
  });
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    cdp,
    authenticatorId,
    async show({ isOwner, isThere }) {
      if (isOwner !== undefined) {
        await cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: isOwner });
      }
      if (isThere !== undefined) {
        const enabled = isThere;
        await cdp.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled });
      }
    },
  };
}

const passkeys = (page: Page) => page.getByRole('region', { name: 'Passkeys' });
const card = (page: Page, name: string) =>
  passkeys(page).getByRole('listitem').filter({ hasText: name });

async function addPasskey(page: Page, name: string): Promise<void> {
  await passkeys(page).getByLabel('Name des Passkeys').last().fill(name);
  await passkeys(page).getByRole('button', { name: 'Passkey hinzufügen' }).click();
  await expect(card(page, name)).toBeVisible();
}

const button = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: /^(Mit Passkey anmelden|Log in with a passkey)$/ });

/** Waits until the browser was asked to suggest passkeys: somebody at the device would take one. */
async function suggested(page: Page): Promise<void> {
  const marks = () => performance.getEntriesByName('passkey asked for').length;
  await expect.poll(() => page.evaluate(marks)).toBeGreaterThan(0);
  await idle(page);
}

/** Opens the login as somebody else would, who takes no suggestion, and presses the button. */
async function pressPasskey(page: Page, device: Device, login = `${base}/login`): Promise<void> {
  await page.context().clearCookies();
  await device.show({ isThere: false });
  await page.goto(login);
  await suggested(page);
  await device.show({ isThere: true });
  await button(page).click();
}

test('a passkey is added, renamed, logs in, is removed, and then logs in no more', async ({
  page,
}) => {
  const email = await signIn(page, '/myaccount/password');
  const device = await addDevice(page);
  const section = passkeys(page);
  await expect(section.getByLabel('Name des Passkeys')).toHaveValue(/^Chrome auf /);
  await expect(section.getByLabel('Jetziges Passwort')).toHaveCount(0);
  await section.getByRole('button', { name: 'Passkey hinzufügen' }).click();
  await expect(card(page, 'Chrome auf ')).toContainText('noch nicht benutzt');
  await mailTo(page, email, 'Neuer Passkey für Ihr Kundenkonto');
  await expectNoFaults(page);

  // One for each device: the browser says so, and nothing is lost.
  await section.getByLabel('Name des Passkeys').last().fill('Noch einer');
  await section.getByRole('button', { name: 'Passkey hinzufügen' }).click();
  await expect(section.getByText('Auf diesem Gerät gibt es schon einen Passkey')).toBeVisible();
  await expect(section.getByLabel('Name des Passkeys').last()).toHaveValue('Noch einer');

  await card(page, 'Chrome auf ').getByText('Umbenennen').click();
  const name = card(page, 'Chrome auf ').getByLabel('Name des Passkeys');
  await name.fill('');
  await section.getByRole('button', { name: 'Namen speichern' }).click();
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await name.fill('Schulrechner');
  await section.getByRole('button', { name: 'Namen speichern' }).click();
  await expect(card(page, 'Schulrechner')).toBeVisible();

  await pressPasskey(page, device);
  await expect(page).toHaveURL(`${base}/myaccount/contact-details`);
  await page.goto(`${base}/myaccount/password`);
  await expect(card(page, 'Schulrechner')).toContainText('zuletzt benutzt am');

  await section.getByRole('button', { name: 'Entfernen Schulrechner' }).click();
  await expect(card(page, 'Schulrechner')).toHaveCount(0);
  await mailTo(page, email, 'Ein Passkey Ihres Kundenkontos wurde entfernt');
  await pressPasskey(page, device);
  const message = page.getByText('Dieser Passkey gehört zu keinem Konto mehr.');
  await expect(message).toBeVisible();
  await expect(page).toHaveURL(`${base}/login`);
  await expectNoFaults(page);
  // The browser was told to offer it no longer.
  const { cdp, authenticatorId } = device;
  const kept = () => cdp.send('WebAuthn.getCredentials', { authenticatorId });
  await expect.poll(async () => (await kept()).credentials).toEqual([]);
});

test('the browser suggests passkeys in the field for the name', async ({ page }) => {
  await signIn(page, '/myaccount/password');
  const device = await addDevice(page);
  await addPasskey(page, 'Telefon');
  await page.context().clearCookies();
  // Nobody takes the suggestion: the page stays.
  await device.show({ isThere: false });
  await page.goto(`${base}/login`);
  const field = page.getByRole('main').getByLabel('E-Mail-Adresse');
  await expect(field).toHaveAttribute('autocomplete', 'username webauthn');
  await device.show({ isThere: true });
  await page.reload();
  await expect(page).toHaveURL(`${base}/myaccount/contact-details`);
});

test('who turns the device away sees no error, and one who is not reached loses nothing', async ({
  page,
}) => {
  const email = await signIn(page, '/myaccount/password');
  const device = await addDevice(page);
  await device.show({ isOwner: false });
  await passkeys(page).getByLabel('Name des Passkeys').fill('Versuch');
  const add = passkeys(page).getByRole('button', { name: 'Passkey hinzufügen' });
  await add.click();
  await expect(add).not.toHaveAttribute('aria-busy', 'true');
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
  await device.show({ isOwner: true });
  await page.route('**/api/passkey/**', (route) => route.abort());
  await add.click();
  await expect(passkeys(page).getByText('Keine Verbindung.')).toBeVisible();
  await page.unroute('**/api/passkey/**');
  await add.click();
  await expect(card(page, 'Versuch')).toBeVisible();

  await device.show({ isOwner: false });
  await pressPasskey(page, device);
  await expect(button(page)).not.toHaveAttribute('aria-busy', 'true');
  const main = page.getByRole('main');
  await expect(main.getByRole('alert')).toHaveCount(0);
  await main.getByLabel('E-Mail-Adresse').fill(email);
  await device.show({ isOwner: true });
  await page.route('**/api/passkey/**', (route) => route.abort());
  await button(page).click();
  await expect(main.getByText('Das hat nicht geklappt.')).toBeVisible();
  await expect(main.getByLabel('E-Mail-Adresse')).toHaveValue(email);
  await main.getByLabel('Passwort', { exact: true }).fill(password);
  await main.getByRole('button', { name: 'Anmelden', exact: true }).click();
  await expect(page).toHaveURL(`${base}/myaccount/contact-details`);
});

test('a passkey goes on with the checkout, and the cart stays', async ({ page }) => {
  const email = await signIn(page, '/myaccount/password');
  const device = await addDevice(page);
  await addPasskey(page, 'Telefon');
  await page.context().clearCookies();
  await device.show({ isThere: false });
  await addSomething(page, 'de');
  await page.goto(`${base}/checkout/login`);
  await suggested(page);
  await device.show({ isThere: true });
  await button(page).click();
  await expect(page).toHaveURL(`${base}/checkout/shipping`);
  await page.goto(`${base}/checkout/basket`);
  await expect(page.getByRole('main').getByRole('button', { name: /entfernen/i })).not.toHaveCount(
    0,
  );

  // A closed account's passkey opens nothing, and says why.
  await shop('customer', 'close', email);
  await pressPasskey(page, device);
  await expect(page.getByText('Dieses Konto ist geschlossen.')).toBeVisible();
});

test('the flyout logs in where one is, and loads nothing for it before', async ({ page }) => {
  await signIn(page, '/myaccount/password');
  const device = await addDevice(page);
  await addPasskey(page, 'Telefon');
  await page.context().clearCookies();
  await device.show({ isThere: false });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(`${base}/cat/schulbedarf`);
  await interactive(page);
  await expect(banner(page)).toBeVisible();
  const ofPasskeys = () => asked.filter((url) => /passkey/i.test(url));
  expect(ofPasskeys()).toEqual([]);
  await page.getByRole('banner').getByRole('link', { name: 'Anmelden', exact: true }).click();
  const flyout = page.getByRole('dialog', { name: 'Anmelden' });
  const login = flyout.getByRole('button', { name: 'Mit Passkey anmelden' });
  await expect(login).toBeVisible();
  expect(ofPasskeys()).not.toEqual([]);
  await expectNoFaults(page);
  await suggested(page);
  await device.show({ isThere: true });
  await login.click();
  await expect(flyout).toBeHidden();
  await expect(page).toHaveURL(`${base}/cat/schulbedarf`);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Änne' })).toBeVisible();
});

test('businesses use one in both languages', async ({ page }) => {
  const number = `K-${Date.now()}`.slice(0, 14);
  await addBusiness(number, password);
  const english = storefronts['b2b-en'];
  const device = await addDevice(page);
  await page.goto(`${english}/login`);
  const form = page.getByRole('main');
  await form.getByLabel('Customer number').fill(number);
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL(`${english}/myaccount/contact-details`);
  await page.goto(`${english}/myaccount/password`);
  const section = passkeys(page);
  await expect(section.getByLabel('Name of the passkey')).toHaveValue(/^Chrome on /);
  await section.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(card(page, 'Chrome on ')).toContainText('not used yet');
  await expectNoFaults(page);
  await pressPasskey(page, device, `${storefronts.b2b}/login`);
  await expect(page).toHaveURL(`${storefronts.b2b}/myaccount/contact-details`);
  await pressPasskey(page, device, `${english}/login`);
  await expect(page).toHaveURL(`${english}/myaccount/contact-details`);
});

test('without scripts passkeys are renamed and removed, and what needs them says so', async ({
  page,
  browser,
}) => {
  const email = await signIn(page, '/myaccount/password');
  await addDevice(page);
  await addPasskey(page, 'Telefon');
  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto(`${base}/login?redirect=${encodeURIComponent('/myaccount/password')}`);
  const main = plain.getByRole('main');
  await expect(main.getByRole('button', { name: 'Mit Passkey anmelden' })).toHaveCount(0);
  await enterLogin(main, email, password);
  const section = passkeys(plain);
  // Playwright reads no text of it.
  const told = section.locator('noscript', { has: plain.locator('p') });
  await expect(told.locator('> p')).toBeVisible();
  expect(await told.innerHTML()).toContain('schalten Sie bitte JavaScript ein');
  await expect(section.getByRole('button', { name: 'Passkey hinzufügen' })).toHaveCount(0);
  await card(plain, 'Telefon').getByText('Umbenennen').click();
  await section.getByLabel('Name des Passkeys').fill(' ');
  await section.getByRole('button', { name: 'Namen speichern' }).click();
  // The form with the fault is open.
  await expect(section.getByLabel('Name des Passkeys')).toHaveAttribute('aria-invalid', 'true');
  await section.getByLabel('Name des Passkeys').fill('Lehrerzimmer');
  await section.getByRole('button', { name: 'Namen speichern' }).click();
  await expect(card(plain, 'Lehrerzimmer')).toBeVisible();
  await section.getByRole('button', { name: 'Entfernen Lehrerzimmer' }).click();
  await expect(card(plain, 'Lehrerzimmer')).toHaveCount(0);
  // The other window still shows it; pressed there, the page says what is so.
  await passkeys(page).getByRole('button', { name: 'Entfernen Telefon' }).click();
  await expect(page.getByText('Diesen Passkey gibt es nicht mehr.')).toBeVisible();
  await context.close();
});

test('a browser without passkeys says so, and offers no login with one', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'PublicKeyCredential'));
  await signIn(page, '/myaccount/password');
  await expect(passkeys(page).getByText('kann keine Passkeys anlegen')).toBeVisible();
  await page.context().clearCookies();
  await page.goto(`${base}/login`);
  await interactive(page);
  await expect(button(page)).toHaveCount(0);
});
