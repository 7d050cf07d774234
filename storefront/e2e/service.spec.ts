import { expect, type Page, test } from '@playwright/test';
import { expectNoFaults } from './axe.ts';
import { enterLogin } from './customer.ts';
import { addSomething, fillAddress, goToSummary, mailTo, orderNumber } from './shopping.ts';
import { logins, storefronts } from './storefronts.ts';

/** The forms of the service pages, with the mails that they cause. */

/** An address of this run of this test alone. */
const newEmail = () => `aenne.${test.info().testId}.${Date.now()}@example.de`;

/** Where the one link of a mail leads, in the shop that runs here. */
const linkIn = (mail: string) => /http:\/\/[^/\s]+(\/service\/\S+)/.exec(mail)?.[1] ?? '';

async function subscribe(page: Page, email: string): Promise<string> {
  await page.goto('/service/newsletter');
  await page.getByLabel('E-Mail-Adresse').fill(email);
  await page.getByRole('button', { name: 'Newsletter bestellen' }).click();
  await expect(page).toHaveURL('/service/newsletter/success');
  await expect(
    page.getByRole('heading', { name: 'Bitte sehen Sie in Ihr Postfach' }),
  ).toBeVisible();
  return linkIn(await mailTo(page, email, 'Bitte bestätigen Sie'));
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('NEWS-01 NEWS-03 ROUTE-21 somebody subscribes, confirms by the mail’s link, and leaves by another', async ({
      page,
    }) => {
      const email = newEmail();
      await page.goto(await subscribe(page, email));
      // Looking at the link is not following it.
      await expect(page.getByRole('heading', { name: 'Newsletter bestätigen' })).toBeVisible();
      await page.getByRole('button', { name: 'Anmeldung bestätigen' }).click();
      await expect(page.getByRole('heading', { name: 'Sie sind angemeldet' })).toBeVisible();

      await page.goto(linkIn(await mailTo(page, email, 'Sie bekommen jetzt')));
      // With scripts the link was the one click that it takes (DEC-132).
      if (!javaScriptEnabled) await page.getByRole('button', { name: 'Abmelden' }).click();
      await expect(page.getByText('Sie sind abgemeldet')).toBeVisible();
    });

    test('NEWS-03 NEWS-04 the newsletter is left by the address, whosever it is', async ({
      page,
    }) => {
      await page.goto('/service/newsletter/newsletter-abmelden');
      await page.getByLabel('E-Mail-Adresse').fill('keine Adresse');
      await page.getByRole('button', { name: 'Abmelden' }).click();
      await expect(page.getByRole('link', { name: /^E-Mail-Adresse: Bitte geben/ })).toBeVisible();
      await page.getByLabel('E-Mail-Adresse').fill(newEmail());
      await page.getByRole('button', { name: 'Abmelden' }).click();
      await expect(page.getByText('Ihre Abmeldung ist eingegangen')).toBeVisible();
    });
  });
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('NEWS-06 NEWS-04 API-105 somebody writes to the shop, with a file, and gets a copy', async ({
      page,
    }) => {
      const email = newEmail();
      await page.goto('/service/kontakt');
      await expect(page.getByText('Am schnellsten geht es am Telefon')).toBeVisible();
      await page.getByLabel('Anrede').selectOption('Frau');
      await page.getByLabel('Vorname').fill('Änne');
      await page.getByLabel('E-Mail-Adresse').fill(email);
      await page.getByLabel('Worum geht es?').selectOption('Lieferung');
      await page.getByLabel('Ihre Nachricht').fill('Ein Heft ist nass geworden.');
      await page.getByRole('button', { name: 'Nachricht senden' }).click();
      await expect(page.getByRole('link', { name: /^Nachname: / })).toBeVisible();
      await expect(page.getByLabel('Vorname')).toHaveValue('Änne');
      await page.getByLabel('Nachname').fill('Müller');
      await page.locator('input[type=file]').setInputFiles({
        name: 'Lieferschein.pdf',
        mimeType: 'application/pdf',
        buffer: Buffer.from('%PDF-1.7 nass'),
      });
      await page.getByRole('button', { name: 'Nachricht senden' }).click();
      await expect(
        page.getByRole('heading', { level: 1, name: 'Ihre Nachricht ist angekommen' }),
      ).toBeInViewport();
      // Reloaded, it sends nothing again.
      await page.reload();
      await expect(page).toHaveURL('/service/contact/success');
      const copy = await mailTo(page, email, 'Ihre Nachricht an uns: Lieferung');
      expect(copy).toContain('Ein Heft ist nass geworden.');
      expect(copy).toContain('Anhänge: Lieferschein.pdf');
    });

    test('a product page’s question is about the variant that it shows', async ({ page }) => {
      const email = newEmail();
      await page.goto('/prod/klassensatz-a5');
      const choice = page.getByRole('combobox', { name: 'Lineatur' });
      const item = await choice.locator('option:not([disabled])').last().getAttribute('value');
      const product = `/prod/klassensatz-a5?varid=${item}`;
      await page.goto(product);
      // A heading keeps numbers and what they count on one line.
      const heading = await page.getByRole('heading', { level: 1 }).textContent();
      const name = heading?.replaceAll('\u00a0', ' ');
      const shown = await page.getByText(/^Art\.-Nr\. /).textContent();
      const articleNumber = shown?.replace('Art.-Nr. ', '') ?? '';
      await page.getByRole('link', { name: 'Frage zum Artikel stellen' }).click();
      await expect(page.getByLabel('Worum geht es?')).toHaveValue('product');
      const number = page.getByRole('textbox', { name: 'Artikelnummer' });
      await expect(number).toHaveValue(articleNumber);
      await expect(number).toHaveAccessibleDescription(name ?? '');
      await page.getByLabel('Vorname').fill('Änne');
      await page.getByLabel('Nachname').fill('Müller');
      await page.getByLabel('E-Mail-Adresse').fill(email);
      await page.getByLabel('Ihre Nachricht').fill('Ist das Papier säurefrei?');
      await page.getByRole('button', { name: 'Nachricht senden' }).click();
      await expect(
        page.getByRole('heading', { name: 'Ihre Nachricht ist angekommen' }),
      ).toBeVisible();
      const copy = await mailTo(page, email, 'Ihre Nachricht an uns: Frage zu einem Artikel');
      expect(copy).toContain(`Artikelnummer: ${articleNumber}, ${name}, `);
      expect(copy).toContain(product);
    });
  });
}

test('NEWS-06 API-96 a guest writes about the order just placed; nobody else is told whose it is', async ({
  page,
  browser,
}) => {
  const email = newEmail();
  await addSomething(page, 'de');
  await goToSummary(page, 'de', email);
  await page.getByRole('button', { name: 'Zahlungspflichtig bestellen', exact: true }).click();
  const number = await orderNumber(page);
  const contact = `/service/kontakt?orderId=${new URL(page.url()).searchParams.get('orderId')}`;
  await page.goto(contact);
  await expect(page.getByLabel('Bestellnummer')).toHaveValue(number);
  await expect(page.getByLabel('E-Mail-Adresse')).toHaveValue(email);
  await expect(page.getByLabel('Worum geht es?')).toHaveValue('order');

  await using stranger = await browser.newContext();
  const other = await stranger.newPage();
  await other.goto(`${storefronts.de}${contact}`);
  await expect(other.getByLabel('Bestellnummer')).toHaveValue('');
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('ROUTE-22 (catalogue): NEWS-10 a consumer orders the printed catalogue', async ({
      page,
    }) => {
      const email = newEmail();
      await page.goto('/service/catalogue');
      await expect(page).toHaveURL('/service/katalog');
      await page.getByLabel('Welchen möchten Sie?').selectOption('Möbel');
      await fillAddress(page, 'de');
      await page.getByLabel('E-Mail-Adresse').fill(email);
      await page.getByLabel('Nachname').fill('');
      await page.getByRole('button', { name: 'Katalog bestellen' }).click();
      await expect(page.getByRole('link', { name: /^Nachname: / })).toBeVisible();
      await page.getByLabel('Nachname').fill(`Müller ${javaScriptEnabled ? 'A' : 'B'}`);
      await page.getByRole('button', { name: 'Katalog bestellen' }).click();
      await expect(
        page.getByRole('heading', { name: 'Ihr Katalog ist bestellt' }),
      ).toBeInViewport();
      expect(await mailTo(page, email, 'Ihr Katalog ist bestellt')).toContain('1 × Möbel');
    });
  });
}

test('ROUTE-22 (catalogue): NEWS-07 NEWS-08 NEWS-09 a business logs in and orders catalogues', async ({
  page,
}) => {
  const business = logins[1];
  if (!business) throw new Error('No business login given');
  await page.goto(`${storefronts.b2b}/service/catalogue`);
  const login = page.getByRole('dialog', { name: 'Anmelden' });
  await enterLogin(login, business.user, business.password);
  await expect(page).toHaveURL(`${storefronts.b2b}/service/katalog`);
  await page.getByLabel('Welchen möchten Sie?').selectOption('Schule und Büro');
  await page.getByLabel('Anzahl').fill('4');
  await page.getByLabel('Schule, Einrichtung oder Firma').fill('Grundschule am Lindenweg');
  const email = newEmail();
  await fillAddress(page, 'de');
  await page.getByLabel('E-Mail-Adresse').fill(email);
  await page.getByRole('button', { name: 'Katalog bestellen' }).click();
  await expect(page.getByRole('heading', { name: 'Ihr Katalog ist bestellt' })).toBeVisible();
  expect(await mailTo(page, email, 'Ihr Katalog')).toContain('4 × Schule und Büro');
});

test('DEC-132 a mail program’s button unsubscribes by itself (RFC 8058)', async ({ page }) => {
  const email = newEmail();
  await page.goto(await subscribe(page, email));
  await page.getByRole('button', { name: 'Anmeldung bestätigen' }).click();
  const link = linkIn(await mailTo(page, email, 'Sie bekommen jetzt'));
  const answer = await fetch(`${storefronts.de}${link}`, {
    method: 'POST',
    body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
  });
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain('Sie sind abgemeldet');
});

test('the forms of the service pages have no fault that axe can find', async ({ page }) => {
  await page.goto(storefronts.de);
  await page.getByRole('button', { name: 'Alle ablehnen' }).click();
  for (const path of [
    '/service/newsletter',
    '/service/newsletter/success',
    '/service/newsletter/success?token=x',
    '/service/newsletter/newsletter-abmelden',
    '/service/kontakt',
    '/service/katalog',
  ]) {
    await page.goto(path);
    await expectNoFaults(page);
  }
});
