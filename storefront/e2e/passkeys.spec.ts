import { type Browser, type CDPSession, expect, type Page, test } from '@playwright/test';
import { expectNoFaults } from './axe.ts';
import { signIn } from './customer.ts';
import { interactive } from './interactive.ts';
import { addBusiness, addCustomer, shop } from './operator.ts';
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

/** Opens the login as somebody else would, who takes no suggestion, and presses the button. */
async function pressPasskey(page: Page, device: Device, login = `${base}/login`): Promise<void> {
  await page.context().clearCookies();
  await device.show({ isThere: false });
  await page.goto(login);
  await expect(button(page)).toBeVisible();
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
});

test('the browser suggests passkeys in the field for the name', async ({ page }) => {
  await signIn(page, '/myaccount/password');
  await addDevice(page);
  await addPasskey(page, 'Telefon');
  await page.context().clearCookies();
  await page.goto(`${base}/login`);
  const field = page.getByRole('main').getByLabel('E-Mail-Adresse');
  await expect(field).toHaveAttribute('autocomplete', 'username webauthn');
  await expect(page).toHaveURL(`${base}/myaccount/contact-details`);
});
