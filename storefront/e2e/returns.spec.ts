import { type Browser, expect, type Page, test } from '@playwright/test';
import { expectNoFaults } from './axe.ts';
import { order, signIn } from './customer.ts';
import { interactive } from './interactive.ts';
import { expectLivingMails } from './links.ts';
import { shop } from './operator.ts';
import { addSomething, goToSummary, mailTo, orderNumber } from './shopping.ts';
import { ask, storefronts } from './storefronts.ts';

const base = storefronts.de;
const start = `${base}/myaccount/returns`;

/** A guest's order that was sent. */
async function shippedOrder(page: Page): Promise<Guest> {
  const email = `aenne.${test.info().testId}.${Date.now()}@example.de`;
  await addSomething(page, 'de');
  await goToSummary(page, 'de', email);
  await page.getByRole('button', { name: 'Zahlungspflichtig bestellen', exact: true }).click();
  const number = await orderNumber(page);
  await shop('order', 'ship', number, '--carrier', 'GLS');
  return { number, email };
}

interface Guest {
  readonly number: string;
  readonly email: string;
}

/** Asks for the link to a return, and takes it from the mail. @returns its path */
async function requestedLink(page: Page, { number, email }: Guest): Promise<string> {
  await page.goto(start);
  await page.getByLabel('Bestellnummer').fill(number);
  await page.getByLabel('Postleitzahl').fill('10115');
  await page.getByRole('button', { name: 'Link anfordern' }).click();
  await expect(page.getByText('Bitte sehen Sie in Ihr Postfach')).toBeVisible();
  const mail = await mailTo(page, email, 'Rücksendung');
  return /\/myaccount\/returns\?hash=\S+/.exec(mail)?.[0] ?? '';
}

/** The link of a guest's order, by its page. @returns the first step's path */
async function linkOf(page: Page, { email }: Guest): Promise<string> {
  const path = /\/order\/\S+/.exec(await mailTo(page, email, 'unterwegs'))?.[0];
  await page.goto(`${base}${path}`);
  const link = page.getByRole('link', { name: 'Artikel zurückschicken' });
  return (await link.getAttribute('href')) ?? '';
}

const next = (page: Page) => page.getByRole('button', { name: 'Weiter', exact: true }).click();
const title = (page: Page) => page.getByRole('heading', { level: 1 });

/** Somebody who has the link, where nobody has been before. */
async function visitorOf(browser: Browser, javaScriptEnabled = true): Promise<Page> {
  return (await browser.newContext({ javaScriptEnabled })).newPage();
}

/** The first step: the only article, as defective. */
async function chooseGoods(page: Page, path: string): Promise<void> {
  await page.goto(`${base}${path}`);
  await page.getByRole('listitem').getByRole('checkbox').check();
  // Its fields bear the article's name, since those of others are called alike.
  const name = await page.getByRole('listitem').locator('label').first().textContent();
  await page
    .getByRole('group', { name: name ?? '' })
    .getByLabel('Grund')
    .selectOption('Defekt');
  await next(page);
  await expect(page).toHaveURL(`${start}/regulations`);
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('ROUTE-16 RET-03 RET-16 a guest announces a return by the link of a mail', async ({
      page,
      browser,
    }) => {
      const guest = await shippedOrder(page);
      const path = await requestedLink(page, guest);
      const other = await visitorOf(browser, javaScriptEnabled);
      await other.goto(`${base}${path}`);
      await expect(other).toHaveURL(/\/myaccount\/returns\/productselection\?order=/);
      await expect(title(other)).toHaveText('Was möchten Sie zurückschicken?');
      await chooseGoods(other, path);
      if (javaScriptEnabled) await expectNoFaults(other);
      await other.getByLabel('Denselben Artikel noch einmal').check();
      await next(other);
      await expect(other).toHaveURL(`${start}/carrier`);
      await other.getByLabel('Anzahl der Pakete').selectOption('2');
      await other.getByRole('button', { name: 'Rücksendung anmelden' }).click();
      await expect(other).toHaveURL(`${start}/confirm`);
      const steps = other.getByRole('navigation', { name: 'Schritte der Rücksendung' });
      await expect(steps.getByRole('listitem').last()).toContainText('Fertig');
      await expect(other.getByRole('main')).toContainText('Denselben Artikel noch einmal');
      await expect(other.getByText(/^Rücksendung R\d\d-\d{4}-\d{4} ist angemeldet$/)).toBeVisible();
      const labels = other.getByRole('link', { name: '2 Paketscheine herunterladen (PDF)' });
      const file = await other.request.get(`${base}${await labels.getAttribute('href')}`);
      expect(file.headers()['content-type']).toBe('application/pdf');
      expect((await file.body()).subarray(0, 5).toString()).toBe('%PDF-');
      if (javaScriptEnabled) await expectNoFaults(other);
      // The link shows what was announced; nothing is left to send back.
      await other.goto(`${base}${path}`);
      await expect(
        other.getByRole('heading', { name: 'Schon angemeldete Rücksendungen' }),
      ).toBeVisible();
      await expect(other.getByText('Schon zur Rücksendung angemeldet.')).toBeVisible();
      await expectLivingMails(other, 'de', [guest.email], 4);
    });

    test('RET-12 RET-13 the first regulation and the first carrier are chosen, one label, the contact of the order', async ({
      page,
    }) => {
      const path = await linkOf(page, await shippedOrder(page));
      await chooseGoods(page, path);
      await expect(page.getByLabel('Geld zurück')).toBeChecked();
      await next(page);
      await expect(page.getByLabel('DHL')).toBeChecked();
      await expect(page.getByLabel('Anzahl der Pakete')).toHaveValue('1');
      await expect(page.getByLabel('Vorname')).not.toHaveValue('');
      // Back and forward keep what was entered.
      await page.getByLabel('GLS').check();
      await page.getByLabel('Telefon').fill('x');
      await page.getByRole('button', { name: 'Rücksendung anmelden' }).click();
      await expect(page.getByLabel('GLS')).toBeChecked();
      await expect(page.getByLabel('Telefon')).toHaveAccessibleDescription(/./);
    });

    test('RET-07 RET-08 RET-09 a step before its turn leads to where the return begins', async ({
      page,
    }) => {
      for (const step of ['regulations', 'carrier', 'confirm']) {
        await page.goto(`${start}/${step}`);
        await expect(page).toHaveURL(start);
      }
      const path = await linkOf(page, await shippedOrder(page));
      await chooseGoods(page, path);
      for (const step of ['carrier', 'confirm']) {
        await page.goto(`${start}/${step}`);
        await expect(page).toHaveURL(/\/productselection\?order=/);
        await expect(page.getByRole('listitem').getByRole('checkbox')).toBeChecked();
      }
    });

    test('RET-05 RET-06 an order that is unknown, or none, leads back to the start', async ({
      page,
    }) => {
      await page.goto(`${start}/productselection`);
      await expect(page).toHaveURL(start);
      // A page that is left while it begins could take the message of the next one.
      if (javaScriptEnabled) await interactive(page);
      await page.goto(`${start}/productselection?order=abc`);
      await expect(page).toHaveURL(start);
      if (javaScriptEnabled) {
        await expect(page.getByText('Diesen Link kennen wir nicht.')).toBeVisible();
      }
    });

    test('goods that nothing is said of are told at their fields', async ({ page }) => {
      const path = await linkOf(page, await shippedOrder(page));
      await page.goto(`${base}${path}`);
      await next(page);
      await expect(page.getByText('Bitte wählen Sie mindestens einen Artikel aus.')).toBeVisible();
      await page.getByRole('listitem').getByRole('checkbox').check();
      await next(page);
      await expect(page.getByLabel('Grund')).toHaveAccessibleDescription(
        /Bitte wählen Sie einen Grund/,
      );
    });
  });
}

test('RET-02 ORD-08 a customer starts a return from the order, and from the list of orders', async ({
  page,
}) => {
  await signIn(page, '/myaccount/orders');
  const number = await order(page);
  await shop('order', 'ship', number, '--carrier', 'GLS');
  await page.goto(start);
  await expect(page).toHaveURL(`${base}/myaccount/orders`);
  await page.getByRole('link', { name: `Artikel der Bestellung ${number} zurückschicken` }).click();
  await expect(title(page)).toHaveText('Was möchten Sie zurückschicken?');
  await expect(page.getByText(`Bestellung ${number}`)).toBeVisible();
  await page.goto(`${base}/myaccount/orders`);
  await page.getByRole('link', { name: `Bestellung ${number}`, exact: true }).click();
  await page.getByRole('link', { name: 'Artikel zurückschicken' }).click();
  await expect(page).toHaveURL(/\/productselection\?order=/);
});

test('photographs go with a return, and stay when one comes back to it', async ({ page }) => {
  const path = await linkOf(page, await shippedOrder(page));
  await page.goto(`${base}${path}`);
  await page.getByRole('listitem').getByRole('checkbox').check();
  await page.getByLabel('Grund').selectOption('Beim Transport beschädigt');
  const photo = {
    name: 'Delle.png',
    mimeType: 'image/png',
    buffer: Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
      'base64',
    ),
  };
  const files = page.locator('input[type=file]');
  await files.setInputFiles({ ...photo, name: 'Text.png', buffer: Buffer.from('no picture') });
  await next(page);
  await expect(page.getByText('Dieses Bild können wir nicht lesen').first()).toBeVisible();
  await page.getByRole('button', { name: 'Text.png entfernen' }).click();
  await files.setInputFiles(photo);
  await next(page);
  await expect(page).toHaveURL(`${start}/regulations`);
  await page.goBack();
  await expect(page.getByRole('checkbox', { name: 'Delle.png' })).toBeChecked();
});

test('RET-01 without the switch no page of a return is there', async ({ request }) => {
  await shop('parameter', 'set', 'returns', 'enabled', 'false', '--storefront', 'ch');
  try {
    const paths = ['', '/productselection', '/regulations', '/carrier', '/confirm'];
    await expect
      .poll(async () => (await ask(request, 'ch', '/myaccount/returns')).status())
      .toBe(404);
    for (const path of paths) {
      const answer = await ask(request, 'ch', `/myaccount/returns${path}`);
      expect(answer.status(), path).toBe(404);
    }
  } finally {
    await shop('parameter', 'set', 'returns', 'enabled', 'true', '--storefront', 'ch');
  }
});

test('ROUTE-35 a return is announced in the storefront for businesses without a session', async ({
  page,
}) => {
  await page.goto(`${storefronts.b2b}/myaccount/returns`);
  await expect(title(page)).toHaveText('Artikel zurückschicken');
  await expectNoFaults(page);
});
