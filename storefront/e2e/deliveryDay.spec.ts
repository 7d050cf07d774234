import { expect, test } from '@playwright/test';
import { goToSummary, mailTo, openSomething, orderNumber, pressAdd } from './shopping.ts';
import { storefronts } from './storefronts.ts';

const promise = /Lieferung (?:bis|etwa) (?:Mo|Di|Mi|Do|Fr)\., \d+\.\d+\./;

test('PDP-20 card, product, cart, confirmation and its mail name the same day of delivery', async ({
  page,
}) => {
  const main = page.getByRole('main');
  const add = await openSomething(page, 'de');
  const product = page.url();
  await pressAdd(page, add);
  await page.goto(`${storefronts.de}/checkout/basket`);
  const line = main.getByRole('listitem').filter({ hasText: promise }).first();
  await expect(line).toBeVisible();
  const [day = ''] = promise.exec((await line.textContent()) ?? '') ?? [];
  const name = (await line.getByRole('link').first().textContent()) ?? '';

  await page.goto(`${storefronts.de}/cat/schulbedarf`);
  const card = main.getByRole('article').filter({ hasText: name }).first();
  await expect(card).toContainText(day);
  await page.goto(product);
  await expect(main.getByText(day).first()).toBeVisible();

  const email = `aenne.${test.info().testId}.${Date.now()}@example.de`;
  await goToSummary(page, 'de', email);
  await expect(main).toContainText(day);
  await page.getByRole('button', { name: 'Zahlungspflichtig bestellen', exact: true }).click();
  await orderNumber(page);
  await expect(main).toContainText(day);
  expect(await mailTo(page, email, 'Bestellung')).toContain(day);
});
