import { expect, type Page, test } from '@playwright/test';
import { expectNoFaults } from './axe.ts';
import { openInteractive } from './interactive.ts';
import { importLines } from './operator.ts';
import { pressAdd } from './shopping.ts';

/** Tier prices (decision 057) as shoppers see them, of goods of this test alone. */

const product = 'staffelkleber';
const tiers = [
  { from: 10, cents: 180 },
  { from: 50, cents: 160 },
];

test.beforeEach(async () => {
  const price = { cents: 200, tiers };
  await importLines([
    { type: 'category', id: 'staffelprobe', name: 'staffelprobe', excludedFromNavigation: true },
    {
      ...{ type: 'product', id: product, name: 'Kleber für viele', category: 'staffelprobe' },
      items: [
        {
          ...{ id: 'staffelkleber-1', orderNumber: 'ST-1', stock: 500 },
          content: { amount: 0.02, unit: 'kg' },
          prices: { de: price, b2b: price },
        },
      ],
    },
  ]);
});

/** Opens the product once the shop has it. */
async function openProduct(page: Page) {
  await expect.poll(async () => (await page.goto(`/prod/${product}`))?.status()).toBe(200);
  return page.getByRole('table', { name: 'Staffelpreise' });
}

const rowsOf = async (page: Page) =>
  (await page.getByRole('table').getByRole('row').allInnerTexts()).map((text) =>
    text.replaceAll(/\s+/g, ' ').trim(),
  );

test('the product page tells the tiers with their base prices, marks the chosen one, and keeps the price of one', async ({
  page,
}) => {
  const table = await openProduct(page);
  await openInteractive(page, `/prod/${product}`);
  await expect(table).toBeVisible();
  expect(await rowsOf(page)).toEqual([
    'Menge Stückpreis Grundpreis',
    '1 bis 9 Stück (Ihre Menge) 2,00 € 100,00 € / 1 kg',
    '10 bis 49 Stück 1,80 € 90,00 € / 1 kg',
    'ab 50 Stück 1,60 € 80,00 € / 1 kg',
  ]);
  const quantity = page.getByRole('spinbutton', { name: /Kleber für viele/ });
  await quantity.or(page.getByRole('textbox', { name: /Kleber für viele/ })).fill('50');
  const chosen = table.getByRole('row').and(page.locator('[aria-current]'));
  await expect(chosen).toHaveText(/ab 50 Stück \(Ihre Menge\)/);
  await expect(chosen).toHaveCount(1);
  // At the edge of a phone's screen what is chosen has its price.
  await page.setViewportSize({ width: 360, height: 780 });
  const bar = page
    .locator('form')
    .filter({ has: page.getByRole('button', { name: 'In den Warenkorb' }) });
  await expect(bar.getByText('1,60 €', { exact: true })).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 720 });
  await expectNoFaults(page);

  const [offers] = await page.locator('script[type="application/ld+json"]').evaluateAll((scripts) =>
    scripts
      .map((script) => JSON.parse(script.textContent ?? '{}'))
      .flatMap((data) => data['@graph'] ?? data)
      .flatMap(({ offers: own }) => own ?? []),
  );
  expect(offers).toMatchObject({ price: '2.00' });
});

test('a tile hints at the lowest tier beside the price of one', async ({ page }) => {
  const tile = page.getByRole('main').getByRole('article');
  await expect
    .poll(async () => {
      await page.goto('/cat/staffelprobe');
      return tile.count();
    })
    .toBe(1);
  await expect(tile).toContainText('Preis 2,00\u00a0€');
  await expect(tile).toContainText('ab 50 Stück 1,60\u00a0€');
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'by script' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('the cart says how many pieces are missing, and follows the quantity', async ({
      page,
    }) => {
      await openProduct(page);
      const field = page.locator('input[name="quantity"]');
      await field.fill('7');
      await pressAdd(page, page.getByRole('button', { name: 'In den Warenkorb' }));
      await page.goto('/checkout/basket');
      const cart = page.getByRole('main');
      await expect(cart.getByText('Noch 3 Stück bis 1,80\u00a0€ je Stück')).toBeVisible();
      await expect(cart.getByText('je 2,00\u00a0€')).toBeVisible();
      if (javaScriptEnabled) await expectNoFaults(page);
      await cart.locator('input[name="quantity"]').fill('50');
      if (!javaScriptEnabled) await cart.getByRole('button', { name: 'Menge ändern' }).click();
      await expect(cart.getByText('je 1,60\u00a0€')).toBeVisible();
      await expect(cart.getByText('80,00\u00a0€').first()).toBeVisible();
      await expect(cart.getByText(/Noch \d+ Stück bis/)).toHaveCount(0);
      await expect(cart.getByText('Der Preis hat sich geändert')).toHaveCount(0);
    });
  });
}
