import { devices, expect, type Page, test } from '@playwright/test';
import { openInteractive } from './interactive.ts';
import { storefronts } from './storefronts.ts';

/** Widths and pointers that the looks of the shop tell apart. */

const category = '/cat/schulbedarf';

/** The conditions on widths of all styles of a page, by the first width from which each holds. */
const bandsOf = (page: Page) =>
  page.evaluate(() => {
    const conditions = (rules: CSSRuleList): string[] =>
      [...rules].flatMap((rule) => [
        ...(rule instanceof CSSMediaRule ? [rule.conditionText] : []),
        ...('cssRules' in rule ? conditions(rule.cssRules as CSSRuleList) : []),
      ]);
    const all = [...document.styleSheets].flatMap((sheet) => conditions(sheet.cssRules));
    const widths = all.flatMap((text) => [
      ...[...text.matchAll(/(?:min-width:|width >=?) ?([\d.]+)px/g)].map(([, width]) =>
        Number(width),
      ),
      ...[...text.matchAll(/(?:max-width:|width <=?) ?([\d.]+)px/g)].map(([, width]) =>
        Math.ceil(Number(width)),
      ),
    ]);
    return [...new Set(widths)].sort((a, b) => a - b);
  });

test('UI-19 from tablets on looks change at 768, 1024, 1280 and 1780 px, and nowhere else', async ({
  page,
}) => {
  const bands = new Set<number>();
  for (const path of ['/', category, '/prod/klassensatz-a5', '/checkout/basket']) {
    await page.goto(path);
    for (const width of await bandsOf(page)) bands.add(width);
  }
  // What is narrower is mobile, with fits of its own.
  const wide = [...bands].filter((width) => width > 767).sort((a, b) => a - b);
  expect(wide).toEqual([768, 1024, 1280, 1780]);

  await page.goto('/');
  const banner = page.getByRole('banner');
  const menu = banner.getByRole('button', { name: 'Menü', exact: true });
  const tabs = banner.getByRole('navigation', { name: 'Sortiment' });
  const service = banner.getByRole('link', { name: 'Kontakt und Beratung' });
  for (const [width, has] of [
    [767, { menu: true, tabs: false, service: false }],
    [768, { menu: true, tabs: false, service: true }],
    [1023, { menu: true, tabs: false, service: true }],
    [1024, { menu: false, tabs: true, service: true }],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect(menu, `${width}`).toBeVisible({ visible: has.menu });
    await expect(tabs, `${width}`).toBeVisible({ visible: has.tabs });
    await expect(service, `${width}`).toBeVisible({ visible: has.service });
  }
});

test('UI-20 without hover and with a coarse pointer a device is one for fingers', async ({
  page,
  browser,
}) => {
  const arrows = (on: Page) =>
    on.getByRole('main').getByRole('button', { name: 'Weitere Artikel' }).filter({ visible: true });
  await openInteractive(page, '/');
  await expect(arrows(page)).not.toHaveCount(0);

  const { isMobile, hasTouch } = devices['iPad Pro 11'];
  const context = await browser.newContext({
    ...{ isMobile, hasTouch, viewport: { width: 1280, height: 800 }, locale: 'de-DE' },
  });
  const tablet = await context.newPage();
  await openInteractive(tablet, storefronts.de);
  expect(
    await tablet.evaluate(() => matchMedia('(hover: none) and (pointer: coarse)').matches),
  ).toBe(true);
  await expect(tablet.getByRole('main').getByRole('article').first()).toBeVisible();
  await expect(arrows(tablet)).toHaveCount(0);
  // A finger on a tab follows it, and opens nothing on the way.
  const bar = tablet.getByRole('banner').getByRole('navigation', { name: 'Sortiment' });
  await bar.getByRole('link', { name: 'Schulbedarf', exact: true }).tap();
  await expect(tablet).toHaveURL(`${storefronts.de}${category}`);
  await expect(bar.getByRole('link', { name: 'Hefte & Blöcke', exact: true })).toHaveCount(0);
  await context.close();
});
