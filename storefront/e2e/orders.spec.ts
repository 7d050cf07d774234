import { expect, type Page, test } from '@playwright/test';
import { expectNoFaults } from './axe.ts';
import { order, signIn } from './customer.ts';
import { interactive } from './interactive.ts';
import { expectLivingMails } from './links.ts';
import { importLines, shop } from './operator.ts';
import { choosePayment, orderNumber, pressAdd } from './shopping.ts';
import { storefronts } from './storefronts.ts';

const base = storefronts.de;

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('ROUTE-14 ROUTE-15 a customer finds an order and follows its parcel', async ({ page }) => {
      await signIn(page, '/myaccount/orders');
      const number = await order(page);
      await page.goto(`${base}/myaccount/orders`);
      await page.getByLabel('Bestellnummer oder Artikel').fill(number);
      await page.getByRole('button', { name: 'Anzeigen' }).click();
      await expect(page).toHaveURL(`${base}/myaccount/orders?q=${number}&filter=last3months`);
      await expect(page.getByText('1 Bestellung', { exact: true })).toBeVisible();
      await shop('order', 'ship', number, '--carrier', 'GLS', '--tracking', 'GLS-77');
      await page.getByRole('link', { name: `Bestellung ${number}` }).click();
      await expect(page).toHaveURL(/\/myaccount\/orders\/orderdetail\?orderId=/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Bestellung ${number}`);
      await expect(page.getByText('Verschickt', { exact: true })).toBeVisible();
      await expect(page.getByRole('link', { name: 'GLS-77' })).toHaveAttribute(
        'href',
        /^https:\/\/gls-group\.com\//,
      );
    });
  });
}

test('ORD-07 each shipment shows status, carrier, dispatch date, invoice, tracking and items', async ({
  page,
}) => {
  await signIn(page, '/myaccount/orders');
  const number = await order(page);
  await shop('order', 'ship', number, '--carrier', 'GLS', '--tracking', 'GLS-79');
  await openOrder(page, number);
  const main = page.getByRole('main');
  await expect(main.getByText('Verschickt', { exact: true })).toBeVisible();
  await expect(detail(page, 'Versand mit')).toHaveText('GLS');
  await expect(detail(page, 'Verschickt am')).toHaveText(/\d{4}/);
  await expect(detail(page, 'Sendungsnummer').getByRole('link')).toHaveText('GLS-79');
  await expect(main.getByRole('list', { name: 'Artikel' }).getByRole('listitem')).toHaveCount(1);
  const invoice = detail(page, 'Rechnung').getByRole('link');
  await expect(invoice).toHaveText(/^RE\d\d-DE-\d{6} \(PDF\)$/);
  const answer = await page.request.get(`${base}${await invoice.getAttribute('href')}`);
  expect(answer.headers()).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': expect.stringMatching(/^attachment; filename="RE\d\d-DE-\d{6}\.pdf"$/),
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
  });
  expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-');
  // Knowing the address is not enough.
  const stranger = await page.context().browser()?.newContext();
  const refused = await stranger?.request.get(answer.url());
  expect(refused?.url()).not.toContain('/api/invoice');
  expect(refused?.headers()['content-type']).not.toContain('pdf');
  await stranger?.close();
});

test('what has been sent can be opened and reviewed from its order', async ({ page }) => {
  await signIn(page, '/myaccount/orders');
  const number = await order(page);
  await openOrder(page, number);
  const lines = page.getByRole('main').getByRole('list', { name: 'Artikel' });
  await expect(lines.getByRole('link')).toHaveCount(1);
  const name = (await lines.getByRole('link').textContent()) ?? '';
  await shop('order', 'ship', number, '--carrier', 'GLS', '--tracking', 'GLS-80');
  await page.reload();
  await page.getByRole('link', { name: `Artikel bewerten: ${name}` }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bewertung schreiben');
  await expect(page.getByRole('button', { name: 'Bewertung absenden' })).toBeVisible();
  await page.goBack();
  await lines.getByRole('link', { name, exact: true }).click();
  await expect(page).toHaveURL(/\/prod\/[^/]+\?varid=/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
});

test('ORD-07 what never comes says why', async ({ page }) => {
  const email = await signIn(page, '/myaccount/orders');
  const number = await order(page);
  await shop('order', 'cancel', number, '--reason', 'Doppelt bestellt');
  await openOrder(page, number);
  await expect(detail(page, 'Grund der Stornierung')).toHaveText('Doppelt bestellt');
  await expectLivingMails(page, 'de', [email], 2);
});

async function openOrder(page: Page, number: string): Promise<void> {
  await page.goto(`${base}/myaccount/orders?q=${number}`);
  await page.getByRole('link', { name: `Bestellung ${number}`, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Bestellung ${number}`);
}

/** What the page says of a term. */
const detail = (page: Page, term: string) =>
  page
    .getByRole('main')
    .getByRole('term')
    .filter({ hasText: term })
    .locator('xpath=following-sibling::dd[1]');

test('orders that are not there, and pages that nobody may see', async ({ page }) => {
  await signIn(page, '/myaccount/orders?q=gibt+es+nicht');
  await expect(page.getByRole('heading', { name: 'Keine Bestellung gefunden' })).toBeVisible();
  const answer = await page.goto(`${base}/myaccount/orders/orderdetail?orderId=x`);
  expect(answer?.status()).toBe(404);
});

test('the pages of orders have no fault that axe can find', async ({ page }) => {
  await signIn(page, '/myaccount/orders');
  const number = await order(page);
  await page.goto(`${base}/myaccount/orders`);
  await expectNoFaults(page);
  await page.getByRole('link', { name: `Bestellung ${number}` }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Bestellung ${number}`);
  await expectNoFaults(page);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'buying again' : 'buying again without scripts', () => {
    test.use({ javaScriptEnabled });

    test('what was ordered is put into the cart again, and what is no longer sold is told', async ({
      page,
    }) => {
      const id = `wieder-${test.info().testId}-${Date.now()}`;
      const goods = (isSold: boolean) => [
        { type: 'category', id, name: id, excludedFromNavigation: true },
        ...['Stift', 'Block'].map((name) => ({
          type: 'product',
          id: `${id}-${name}`,
          category: id,
          name,
          published: isSold || name === 'Stift',
          items: [
            {
              id: `${id}-${name}`,
              orderNumber: `${id}-${name}`,
              stock: 50,
              prices: { de: { cents: 500 } },
            },
          ],
        })),
      ];
      await importLines(goods(true));
      await signIn(page, '/myaccount/orders');
      for (const name of ['Stift', 'Block']) {
        const path = `${base}/prod/${id}-${name}`;
        await expect.poll(async () => (await page.request.get(path)).status()).toBe(200);
        await page.goto(path);
        await pressAdd(page, page.getByRole('button', { name: 'In den Warenkorb' }).first());
      }
      await page.goto(`${base}/checkout/shipping`);
      await page.getByRole('button', { name: 'Weiter zur Zahlung' }).click();
      await choosePayment(page, /^Rechnung/);
      await page.getByRole('button', { name: 'Zahlungspflichtig bestellen', exact: true }).click();
      const number = await orderNumber(page);
      await importLines(goods(false));
      const gone = `${base}/prod/${id}-Block`;
      await expect.poll(async () => (await page.request.get(gone)).status()).not.toBe(200);

      await page.goto(`${base}/myaccount/orders`);
      await page.getByRole('link', { name: `Bestellung ${number}` }).click();
      const lines = page.getByRole('main').getByRole('list', { name: 'Artikel' });
      await expect(lines.getByRole('listitem')).toHaveCount(2);
      // Of the two only one has a page still.
      await expect(lines.getByRole('link')).toHaveText(['Stift']);
      await page.getByRole('button', { name: 'In den Warenkorb legen' }).click();
      await expect(page).toHaveURL(`${base}/checkout/basket`);
      await expect(page.getByRole('heading', { level: 1 })).toContainText('(1 Artikel)');
      await expect(page.getByRole('main')).toContainText('Stift');
      if (javaScriptEnabled) {
        await expect(page.getByRole('region', { name: 'Mitteilungen' })).toContainText(
          'Nicht mehr zu haben: Block',
        );
      }
    });
  });
}

test('CONF-03 the list of the last three months shows an order that was just placed', async ({
  page,
}) => {
  await signIn(page, '/myaccount/orders');
  const number = await order(page);
  await interactive(page);
  await page.goBack();
  await page.goto(`${base}/myaccount/orders`);
  await expect(page.getByRole('link', { name: `Bestellung ${number}`, exact: true })).toBeVisible();
});

test.describe('many orders', () => {
  test.use({ javaScriptEnabled: false });

  test('ORD-02 the second page goes on where the first one ends', async ({ page }) => {
    await signIn(page, '/myaccount/orders');
    const numbers: string[] = [];
    for (let orders = 0; orders < 6; orders += 1) numbers.unshift(await order(page));
    const shown = async () => {
      const links = page.getByRole('main').getByRole('link', { name: /^Bestellung K/ });
      return (await links.allTextContents()).map((text) => /K\d{2}-\d{4}-\d{4}/.exec(text)?.[0]);
    };
    await page.goto(`${base}/myaccount/orders`);
    const first = await shown();
    await page
      .getByRole('main')
      .getByRole('link', { name: /^(?:Seite )?2$/ })
      .click();
    await expect(page).toHaveURL(/[?&]p(?:age)?=2/);
    expect([...first, ...(await shown())]).toEqual(numbers);
    expect(first.length).toBeGreaterThan(0);
  });
});
