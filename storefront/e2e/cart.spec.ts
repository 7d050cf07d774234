import { expect, type Page, test } from '@playwright/test';
import { interactive } from './interactive.ts';
import { banner } from './measuring.ts';
import { importLines } from './operator.ts';
import { addSomething, addWithScripts, pressAdd } from './shopping.ts';
import { storefronts } from './storefronts.ts';

const base = storefronts.de;

const lines = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('textbox') });

/** Opens the page of the cart, with its scripts and what they bring: the question for consent is last. */
async function openCart(page: Page): Promise<void> {
  await page.goto(`${base}/checkout/basket`);
  await expect(banner(page)).toBeVisible();
}

test('CART-30 the cart is there on another page, in another tab and after a reload', async ({
  page,
  context,
}) => {
  await addSomething(page, 'de');
  const { value } = (await context.cookies()).find(({ name }) => name === 'cartId') ?? {};
  expect(value).toMatch(/^[\w-]{22}$/);
  const other = await context.newPage();
  await openCart(other);
  await expect(lines(other)).toHaveCount(1);
  await other.reload();
  await expect(lines(other)).toHaveCount(1);
  expect((await context.cookies()).find(({ name }) => name === 'cartId')?.value).toBe(value);
});

test('CART-28 the picture of a line has the size 343 × 281', async ({ page }) => {
  await addSomething(page, 'de');
  await openCart(page);
  const picture = lines(page).locator('img');
  await expect(picture).toHaveAttribute('width', '343');
  await expect(picture).toHaveAttribute('height', '281');
});

test('CART-11 CART-18 what is removed is marked at first, then offered again until something is added', async ({
  page,
}) => {
  await addSomething(page, 'de');
  await openCart(page);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/graphql/**', async (route) => {
    if (route.request().postData()?.includes('removePosition')) await held;
    await route.continue();
  });
  const line = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Entfernen' });
  await line.getByRole('button', { name: /entfernen/i }).click();
  await expect(line).toHaveAttribute('aria-busy', 'true');
  await expect(page.getByText(/ist entfernt\.$/)).toHaveCount(0);
  release();
  await expect(page.getByText(/ist entfernt\.$/)).toBeVisible();
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await expect(lines(page)).toHaveCount(1);

  // Removed once more, and something else is put in meanwhile.
  await line.getByRole('button', { name: /entfernen/i }).click();
  await expect(page.getByRole('button', { name: 'Rückgängig' })).toBeVisible();
  await addWithScripts(page, 'de');
  await expect(page.getByRole('button', { name: 'Rückgängig' })).toHaveCount(0);
});

/** Opens the page of a product of this test alone that a deal runs for. */
async function openDeal(page: Page): Promise<void> {
  const id = `blitz-${test.info().testId}-${Date.now()}`;
  const at = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
  await importLines([
    { type: 'category', id, name: id, excludedFromNavigation: true },
    {
      type: 'product',
      id,
      category: id,
      name: 'Blitzheft',
      items: [{ id, orderNumber: id, stock: 50, prices: { de: { cents: 500 } } }],
    },
    {
      type: 'lightning-deal',
      id,
      item: id,
      storefront: 'de',
      cents: 300,
      startsAt: at(-60),
      endsAt: at(60),
      quantity: 20,
      quantityMax: 5,
    },
  ]);
  await expect.poll(async () => (await page.request.get(`${base}/prod/${id}`)).status()).toBe(200);
  await page.goto(`${base}/prod/${id}`);
  await interactive(page);
  await page
    .getByRole('button', { name: /In den Warenkorb/ })
    .first()
    .press('Enter');
}

test('CART-23 a reservation counts down by seconds, in the minicart and in the cart', async ({
  page,
}) => {
  await openDeal(page);
  const minicart = page.getByRole('dialog', { name: 'Ihr Warenkorb' });
  await expect(minicart.getByRole('timer')).toHaveText(/^1[45]:\d\d$/);

  await openCart(page);
  const timer = page.getByRole('main').getByRole('timer');
  await expect(timer).toHaveText(/^14:\d\d$/);
  const secondsOf = async () => {
    const [minutes = 0, seconds = 0] = ((await timer.textContent()) ?? '').split(':').map(Number);
    return 60 * minutes + seconds;
  };
  // A busy machine may pass over a second.
  for (let ticks = 0; ticks < 3; ticks += 1) {
    const before = await secondsOf();
    await expect.poll(secondsOf, { intervals: [50] }).toBeLessThan(before);
    expect(before - (await secondsOf())).toBeLessThan(5);
  }
});

test('CART-24 at zero a countdown stops, and the reservation is asked for anew', async ({
  page,
}) => {
  await openDeal(page);
  await expect(
    page.getByRole('dialog', { name: 'Ihr Warenkorb' }).getByRole('timer'),
  ).toBeVisible();
  await page.clock.install();
  await openCart(page);
  const timer = page.getByRole('main').getByRole('timer');
  await expect(timer).toHaveText(/^14:\d\d$/);
  const asked = page.waitForRequest('**/graphql/');
  // The server's clock goes on as ever, so its answer is that some minutes are left.
  await page.clock.fastForward('15:00');
  await asked;
});

test('CART-29 who comes back to the cart after ten minutes sees it as it is by then', async ({
  page,
  browser,
}) => {
  await addSomething(page, 'de');
  await page.clock.install();
  await openCart(page);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('(1 Artikel)');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click();
  await expect(page).toHaveURL(/impressum/);
  // Another browser has the same cart; no message passes between the two.
  const other = await browser.newContext({ storageState: await page.context().storageState() });
  const elsewhere = await other.newPage();
  await openCart(elsewhere);
  await elsewhere.getByRole('button', { name: 'Mehr' }).click();
  await expect(elsewhere.getByRole('heading', { level: 1 })).toContainText('(2 Artikel)');
  await other.close();
  await page.clock.fastForward('10:01');
  await page.goBack();
  await expect(page).toHaveURL(`${base}/checkout/basket`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('(2 Artikel)');
});

test('at 768 px the term of a variant stands before its value, on one line', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto('/prod/klassensatz-a5');
  const option = page.getByRole('combobox', { name: 'Lineatur' }).locator('option').nth(2);
  await page.goto(`/prod/klassensatz-a5?varid=${await option.getAttribute('value')}`);
  await pressAdd(page, page.getByRole('button', { name: 'In den Warenkorb' }).first());
  await page.goto('/checkout/basket');
  const facts = page.getByRole('main').getByRole('listitem').first().locator('dl > div');
  await expect(facts.filter({ hasText: 'Lineatur' })).toHaveCount(1);
  for (const fact of await facts.all()) {
    const [term, value] = [
      await fact.getByRole('term').boundingBox(),
      await fact.getByRole('definition').boundingBox(),
    ];
    expect(value?.y).toBe(term?.y);
    // "Lineatur: 2", not "Lineatur: Lineatur 2".
    await expect(fact.getByRole('definition')).not.toHaveText(/^Lineatur/);
    expect(value?.height).toBe(term?.height);
    expect(value?.x).toBeGreaterThanOrEqual((term?.x ?? 0) + (term?.width ?? 0));
  }
});

test('on paper the cart and a product are documents, without what leads elsewhere', async ({
  page,
}) => {
  await addSomething(page, 'de');
  await openCart(page);
  const main = page.getByRole('main');
  await page.emulateMedia({ media: 'print' });
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(lines(page).first().getByRole('textbox')).toBeVisible();
  for (const around of [banner(page), page.getByRole('contentinfo')]) {
    await expect(around).toBeHidden();
  }
  await expect(main.getByRole('link', { name: 'Zur Kasse' })).toBeHidden();
  await expect(main.getByRole('button').filter({ visible: true })).toHaveCount(0);
  await page.goto(`${base}/prod/heft-klassik-a4-32`);
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(banner(page)).toBeHidden();
  await expect(main.getByRole('button', { name: 'In den Warenkorb' })).toBeHidden();
  await expect(main.getByRole('link', { name: 'Frage zum Artikel' })).toBeHidden();
  await expect(main.getByRole('navigation').filter({ visible: true })).toHaveCount(0);
});
