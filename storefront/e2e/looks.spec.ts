import { expect, type Locator, test } from '@playwright/test';
import { openInteractive } from './interactive.ts';

/** What an eye finds wrong with a page at once, and a measure proves. */

const phone = { width: 360, height: 740 };

/** How well the edge of a control, or its fill, is told from what it lies on: WCAG's ratio. */
const outline = (control: Locator): Promise<number> =>
  control.evaluate((element) => {
    const channels = (color: string) => (color.match(/[\d.]+/g) ?? []).map(Number);
    const isSeen = (color: string) => channels(color)[3] !== 0;
    const light = (color: string) => {
      const [red = 0, green = 0, blue = 0] = channels(color).map((value) => {
        const share = value / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const fill = (of: Element) => getComputedStyle(of).backgroundColor;
    let ground = element.parentElement ?? element;
    while (!isSeen(fill(ground)) && ground.parentElement) ground = ground.parentElement;
    const ratios = [getComputedStyle(element).borderTopColor, fill(element)]
      .filter(isSeen)
      .map((color) => [light(color), light(fill(ground))].sort((a, b) => b - a))
      .map(([high = 0, low = 0]) => (high + 0.05) / (low + 0.05));
    return Math.max(...ratios);
  });

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`${colorScheme} mode`, () => {
    test.use({ colorScheme });

    test('a button on a tinted ground has an outline', async ({ page }) => {
      const main = page.getByRole('main');
      await page.goto('/notepad');
      for (const name of ['Anmelden', 'Konto anlegen']) {
        expect(await outline(main.getByRole('link', { name })), name).toBeGreaterThan(3);
      }
      await page.goto('/service/orderform');
      const take = main.getByRole('button', { name: 'In die Zeilen übernehmen' });
      expect(await outline(take)).toBeGreaterThan(3);
    });
  });
}

test('what editors put below a product stands at the edges of its page', async ({ page }) => {
  const main = page.getByRole('main');
  for (const width of [phone.width, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await openInteractive(page, '/prod/heft-klassik-a4-16');
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    const teaser = main.getByRole('heading', { name: 'Welche Lineatur passt?' });
    await expect(teaser).toBeVisible();
    const reviews = main.getByRole('heading', { name: 'Bewertungen' });
    /** How far in the card begins, which has edges that are seen as soon as its styles are there. */
    const inset = async () => {
      const start = await teaser.evaluate((heading) => {
        const isCard = (element: Element) => getComputedStyle(element).borderBottomWidth !== '0px';
        let card = heading;
        while (!isCard(card) && card.parentElement) card = card.parentElement;
        return card.getBoundingClientRect().x;
      });
      return start - ((await reviews.boundingBox())?.x ?? Number.NaN);
    };
    await expect.poll(inset, { message: `at ${width} px` }).toBe(0);
  }
});

test('one line parts a short footer from the page', async ({ page }) => {
  await page.goto('/myaccount/resetpassword');
  const lines = await page.getByRole('contentinfo').evaluate((footer) => {
    const { top } = footer.getBoundingClientRect();
    return [footer, ...footer.querySelectorAll('*')].filter(
      (element) =>
        element.getBoundingClientRect().top - top < 4 &&
        getComputedStyle(element).borderTopWidth !== '0px',
    ).length;
  });
  expect(lines).toBe(1);
});

test('on a phone the sizes of chairs stand in one line each', async ({ page }) => {
  // What a scrollbar leaves of the narrowest.
  const width = 345;
  await page.setViewportSize({ ...phone, width });
  await page.goto('/beratung/moebelgroessen');
  const cells = page.getByRole('main').getByRole('cell');
  await expect(cells.first()).toBeVisible();
  const broken = await cells.evaluateAll((all) =>
    all
      .filter((cell) => {
        const words = document.createRange();
        words.selectNodeContents(cell);
        return new Set([...words.getClientRects()].map(({ top }) => top)).size > 1;
      })
      .map(({ textContent }) => textContent),
  );
  expect(broken).toEqual([]);
  // Nothing of it is out of sight, behind an edge to scroll by.
  const heads = page.getByRole('main').getByRole('columnheader');
  const [first, last] = [await heads.first().boundingBox(), await heads.last().boundingBox()];
  const margin = first?.x ?? Number.NaN;
  expect((last?.x ?? 0) + (last?.width ?? 0)).toBeLessThanOrEqual(width - margin);
});
