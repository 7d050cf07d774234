import { expect, type Page, test } from '@playwright/test';
import { answer, banner } from './measuring.ts';
import { importLines } from './operator.ts';
import type { StorefrontName } from './shopping.ts';
import { ask, storefronts } from './storefronts.ts';

/** Slides that turn: the heroes of a page, and rows of goods. */

const slider = (page: Page) => page.getByRole('region', { name: 'Aktuelles' });
const position = (page: Page) => slider(page).getByRole('group', { name: /^Bild \d von \d$/ });
const shown = async (page: Page) =>
  Number(/^Bild (\d)/.exec((await position(page).getAttribute('aria-label')) ?? '')?.[1]);

const path = '/pruefung/buehne';

/** Opens a page with three heroes on which time passes only where a test lets it. */
async function openHeroes(page: Page, storefront: StorefrontName): Promise<void> {
  await importLines([
    {
      ...{ type: 'content', path, title: 'Bühne' },
      rows: [
        {
          cells: ['Hefte', 'Stifte', 'Farben'].map((headline) => ({
            template: 'sliderHero',
            attributes: { headline, teaserLink: '/cat/kunst', teaserButtonText: `Zu ${headline}` },
          })),
        },
      ],
    },
  ]);
  const address = `${storefronts[storefront]}${path}`;
  await expect
    .poll(async () => (await ask(page.request, storefront, path)).text())
    .toContain('Zu Farben');
  await page.clock.install();
  await page.goto(address);
  await page.mouse.move(5, 5);
  await expect(banner(page)).toBeVisible();
  await expect(slider(page).getByRole('button', { name: 'Nächstes Bild' })).toBeVisible();
}

const pause = async (page: Page) =>
  page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));

test('CMS-14 CMS-15 CMS-17 heroes turn every 6,000 ms once the visitor answered, but not under pointer or focus', async ({
  page,
}) => {
  await openHeroes(page, 'de');
  const stop = slider(page).getByRole('button', { name: 'Bildwechsel anhalten' });
  await expect(stop).toHaveCount(0);
  await page.clock.fastForward(20_000);
  expect(await shown(page)).toBe(1);
  await answer(page, 'Alle ablehnen').click();
  await page.mouse.move(5, 5);
  await expect(stop).toBeVisible();
  await pause(page);
  const first = await shown(page);
  // The part of its time that is over already.
  await page.clock.runFor(6_000);
  await expect.poll(() => shown(page)).not.toBe(first);

  const next = await shown(page);
  await page.clock.runFor(5_800);
  expect(await shown(page)).toBe(next);
  await page.clock.runFor(400);
  await expect.poll(() => shown(page)).toBe((next % 3) + 1);

  for (const [hold, letGo] of [
    [() => position(page).hover(), () => page.mouse.move(5, 5)],
    [() => position(page).focus(), () => position(page).blur()],
  ] as const) {
    await hold();
    const before = await shown(page);
    await page.clock.runFor(30_000);
    expect(await shown(page)).toBe(before);
    await letGo();
    await page.clock.runFor(6_500);
    await expect.poll(() => shown(page)).toBe((before % 3) + 1);
  }
});

test('CMS-17 on ch heroes turn at once', async ({ page }) => {
  await openHeroes(page, 'ch');
  await expect(slider(page).getByRole('button', { name: 'Bildwechsel anhalten' })).toBeVisible();
  const first = await shown(page);
  await page.clock.runFor(6_500);
  await expect.poll(() => shown(page)).not.toBe(first);
});

test('CMS-16 on mobile heroes do not turn by themselves', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 780 });
  await openHeroes(page, 'ch');
  await expect(slider(page).getByRole('button', { name: 'Bildwechsel anhalten' })).toHaveCount(0);
  await page.clock.runFor(30_000);
  expect(await shown(page)).toBe(1);
});

test('CMS-18 CMS-19 a row turns by more than 10 px of dragging, its arrow once in 2,000 ms, and it knows its edges', async ({
  page,
}) => {
  const ids = Array.from({ length: 5 }, (_, at) => `reihe-${at}`);
  await importLines([
    { type: 'category', id: 'reihenprobe', name: 'Reihe', excludedFromNavigation: true },
    ...ids.map((id) => ({
      ...{ type: 'product', id, category: 'reihenprobe', name: id },
      items: [{ id: `${id}-1`, stock: 5, prices: { de: { cents: 100 } } }],
    })),
    {
      ...{ type: 'content', path: '/pruefung/reihe', title: 'Reihe' },
      rows: [
        {
          cells: [
            {
              template: 'recommendations',
              attributes: { headline: 'Reihe', productsRecommendations: ids },
            },
          ],
        },
      ],
    },
  ]);
  const tiles = page.getByRole('main').getByRole('article');
  await page.setViewportSize({ width: 390, height: 780 });
  await page.clock.install();
  await expect
    .poll(async () => {
      await page.goto('/pruefung/reihe');
      return tiles.count();
    })
    .toBe(ids.length);
  await expect(banner(page)).toBeVisible();
  await answer(page, 'Alle ablehnen').click();
  await expect(banner(page)).toHaveCount(0);
  const track = page.getByRole('main').getByRole('list', { name: 'Reihe' });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const [next, previous] = ['Weitere Artikel', 'Vorherige Artikel'].map((name) =>
    // One at its end is not to be seen.
    page.getByRole('main').getByRole('button', { name, includeHidden: true }),
  );
  if (!next || !previous) throw new Error('No arrows');
  const left = () => track.evaluate((element) => Math.round(element.scrollLeft));
  const edge = () => track.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  const scrollTo = (to: number) =>
    track.evaluate((element, place) => {
      element.style.scrollSnapType = 'none';
      element.scrollLeft = place;
    }, to);
  // Under a paused clock, a page that is still being hydrated would never show its arrows.
  await expect(next).toBeVisible();
  await pause(page);

  // CMS-19
  await expect(previous).toHaveAttribute('aria-disabled', 'true');
  await next.click();
  await expect.poll(left).toBeGreaterThan(50);
  const once = await left();
  await page.clock.runFor(1_900);
  await next.click();
  expect(await left()).toBe(once);
  await page.clock.runFor(100);
  await next.click();
  await expect.poll(left).toBeGreaterThan(once);

  const end = await edge();
  await scrollTo(end - 16);
  await expect(next).toHaveAttribute('aria-disabled', 'false');
  await scrollTo(end - 15);
  await expect(next).toHaveAttribute('aria-disabled', 'true');

  // CMS-18
  await scrollTo(0);
  await expect(previous).toHaveAttribute('aria-disabled', 'true');
  await page.clock.runFor(3_000);
  const box = await track.boundingBox();
  if (!box) throw new Error('No row');
  const drag = async (by: number) => {
    const [x, y] = [box.x + box.width / 2, box.y + 40];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + by, y, { steps: 3 });
    await page.mouse.up();
  };
  await drag(-10);
  await page.clock.runFor(1_000);
  expect(await left()).toBe(0);
  await drag(-11);
  await page.clock.runFor(1_000);
  await expect.poll(left).toBe(once);

  // CMS-19: a new width, with room for all, is looked at 300 ms later. Scrolling looks as well.
  await scrollTo(0);
  await expect(previous).toHaveAttribute('aria-disabled', 'true');
  await page.clock.runFor(1_000);
  await page.evaluate(() => {
    addEventListener('resize', () => document.documentElement.setAttribute('data-resized', ''));
  });
  await page.setViewportSize({ width: 1920, height: 900 });
  await expect(page.locator('html')).toHaveAttribute('data-resized');
  await page.clock.runFor(299);
  await expect(next).toBeVisible();
  await page.clock.runFor(1);
  await expect(next).toHaveCount(0);
});
