import { expect, type Locator, test } from '@playwright/test';
import { interactive } from './interactive.ts';
import { openSomething } from './shopping.ts';
import { storefronts } from './storefronts.ts';

const widthOf = async (picture: Locator) => (await picture.boundingBox())?.width ?? 0;

test('a picture is enlarged twice by a click and by keys, and dragged where it is too large', async ({
  page,
}) => {
  await openSomething(page, 'de');
  // The button does nothing until the page's scripts have come.
  await interactive(page);
  await page
    .getByRole('button', { name: /^Bild vergrößern/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  const picture = dialog.getByRole('img');
  await expect(picture).toBeVisible();
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(1600);
  const fitting = await widthOf(picture);
  const enlarge = dialog.getByRole('button', { name: 'Bild vergrößern' });
  await enlarge.click();
  await expect(enlarge).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => widthOf(picture)).toBeCloseTo(2 * fitting, 0);

  // By mouse and by keys.
  const topOf = async () => (await picture.boundingBox())?.y ?? 0;
  const before = await topOf();
  await page.mouse.move(640, 400);
  await page.mouse.down();
  await page.mouse.move(640, 340, { steps: 4 });
  await page.mouse.up();
  await expect.poll(topOf).toBeCloseTo(before - 60, 0);
  await expect(enlarge).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('ArrowUp');
  await expect.poll(topOf).toBeGreaterThan(before - 60);
  await page.keyboard.press('0');
  await expect.poll(() => widthOf(picture)).toBeCloseTo(fitting, 0);
  await page.keyboard.press('+');
  await expect.poll(() => widthOf(picture)).toBeCloseTo(1.5 * fitting, 0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('two fingers enlarge the picture', async ({ page }) => {
    await openSomething(page, 'de');
    await page
      .getByRole('button', { name: /^Bild vergrößern/ })
      .first()
      .tap();
    const picture = page.getByRole('dialog').getByRole('img');
    await expect.poll(() => widthOf(picture)).toBeGreaterThan(200);
    const fitting = await widthOf(picture);
    const session = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', reach: number) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints:
          type === 'touchEnd'
            ? []
            : [
                { x: 180 - reach, y: 350, id: 0 },
                { x: 180 + reach, y: 350, id: 1 },
              ],
      });
    await touch('touchStart', 30);
    for (const reach of [45, 60, 75, 90]) await touch('touchMove', reach);
    await touch('touchEnd', 0);
    await expect.poll(() => widthOf(picture)).toBeCloseTo(3 * fitting, 0);
  });

  test('price, variant and day of delivery stand beside the button at the lower edge', async ({
    page,
  }) => {
    const add = await openSomething(page, 'de');
    await page.mouse.wheel(0, 3000);
    await expect(add).toBeInViewport();
    const bar = page.locator('form', { has: add });
    await expect(bar).toContainText(/\d,\d\d\s€/);
    await expect(bar).toContainText(/Lieferung (?:bis|etwa)/);
    const price = bar.getByText(/\d,\d\d\s€/).first();
    await expect(price).toBeInViewport();

    const product = `${storefronts.de}/prod/klassensatz-a5`;
    await page.goto(product);
    const option = page.getByRole('combobox', { name: 'Lineatur' }).locator('option').nth(2);
    const variant = (await option.textContent()) ?? '';
    expect(variant).toMatch(/^Lineatur \d/);
    await page.goto(`${product}?varid=${await option.getAttribute('value')}`);
    await page.mouse.wheel(0, 3000);
    const line = bar.getByText(new RegExp(`${variant.replace(/[()]/g, '\\$&')} · Lieferung`));
    await expect(line).toBeInViewport({ ratio: 1 });
  });
});

test('the tile’s picture stays until the large one is there', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/media\/[^/]+\/main-/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${storefronts.de}/cat/schulbedarf`);
  const main = page.getByRole('main');
  const tile = main.getByRole('article').first();
  await expect
    .poll(() =>
      tile
        .getByRole('img')
        .first()
        .evaluate((img: HTMLImageElement) => img.complete),
    )
    .toBe(true);
  await interactive(page);
  await tile.getByRole('link').first().click();
  await page.waitForURL(/\/prod\//);
  const large = main
    .getByRole('button', { name: /^Bild vergrößern/ })
    .first()
    .getByRole('img');
  await expect(large).toHaveCSS('background-image', /\/media\/[^/]+\/listing-/);
  release();
  await expect(large).toHaveCSS('background-image', 'none');
  expect(await large.evaluate((img: HTMLImageElement) => img.currentSrc)).toContain('/main-');
});

test('pictures that are called alike are told apart by their numbers', async ({ page }) => {
  await page.goto(`${storefronts.de}/prod/heft-klassik-a4-32`);
  const buttons = page.locator('button[aria-label^="Bild vergrößern"]');
  const names = await buttons.evaluateAll((all) => all.map((each) => each.ariaLabel));
  expect(names[1]).toMatch(/^Bild vergrößern: Bild 2 von \d: \S/);
  expect(new Set(names).size).toBe(names.length);
});
