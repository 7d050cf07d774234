import { expect, type Page, test } from '@playwright/test';
import { importLines, shop } from './operator.ts';
import { pressAdd } from './shopping.ts';
import { ask, storefronts } from './storefronts.ts';

/** Lightning deals, in a storefront where no other test has any. */

const base = storefronts.at;
const main = (page: Page) => page.getByRole('main');
const share = (page: Page) => main(page).getByRole('progressbar', { name: 'Reservierter Anteil' });

const set = (name: string, entry: string, value: string) =>
  shop('parameter', 'set', name, entry, value, '--storefront', 'at');

const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

/** A product with one item and a deal on it. */
const withDeal = (id: string, deal: object) => [
  {
    ...{ type: 'product', id, category: 'blitzprobe', name: id, introducedOn: '2020-01-01' },
    items: [{ id: `${id}-1`, orderNumber: `${id}-1`, stock: 90, prices: { at: { cents: 900 } } }],
  },
  {
    ...{ type: 'lightning-deal', id, item: `${id}-1`, storefront: 'at', cents: 500, quantity: 40 },
    ...{ startsAt: day(-1), endsAt: day(1) },
    ...deal,
  },
];

/** Opens a product's page once it says something. */
async function openWith(page: Page, id: string, says: RegExp): Promise<void> {
  await expect
    .poll(async () => (await ask(page.request, 'at', `/prod/${id}`)).text())
    .toMatch(says);
  await page.goto(`${base}/prod/${id}`);
}

test('PDP-28 PDP-29 PDP-30 PDP-31 FLAG-03 FLAG-04 a deal shows its price, share and limit, until it is sold out or switched off', async ({
  page,
}) => {
  await importLines([
    { type: 'category', id: 'blitzprobe', name: 'Blitzprobe', excludedFromNavigation: true },
    ...withDeal('blitz-laufend', { sold: 13, quantityMax: 3 }),
    ...withDeal('blitz-voll', {
      sold: 40,
      soldOutText: { de: 'Alle Blitzangebote sind vergeben' },
    }),
    ...withDeal('blitz-vorbei', { endsAt: day(-0.5) }),
  ]);
  const label = main(page).getByText('Blitzangebot', { exact: true });
  const usual = main(page).getByText(/^Preis 9,00/);

  try {
    await openWith(page, 'blitz-laufend', /Preis 5,00/);
    await expect(label.first()).toBeVisible();
    await expect(main(page).getByText(/^Preis 5,00/)).toBeVisible();
    await expect(usual).toHaveCount(0);
    // 13 of 40 are 32.5 percent.
    await expect(share(page)).toHaveAttribute('aria-valuenow', '32');
    await expect(share(page)).toHaveAttribute('aria-valuetext', 'Noch 27 Stück frei');
    await expect(main(page).getByText(/^Endet in/)).toContainText('höchstens 3 je Bestellung');

    // The deal holds for three pieces, the fourth costs what it always does.
    await main(page)
      .getByRole('textbox', { name: /^Menge/ })
      .fill('4');
    await pressAdd(page, main(page).getByRole('button', { name: 'In den Warenkorb' }).first());
    await page.goto(`${base}/checkout/basket`);
    await expect(main(page)).toContainText(/3 × 5,00\s€ Blitzpreis/);
    await expect(main(page)).toContainText(/24,00\s€/);

    await openWith(page, 'blitz-voll', /Preis 9,00/);
    await expect(share(page)).toHaveAttribute('aria-valuetext', 'Alle Blitzangebote sind vergeben');
    await expect(usual).toBeVisible();
    await expect(label).toHaveCount(0);

    // Neither flagged nor running.
    await openWith(page, 'blitz-vorbei', /Preis 9,00/);
    await expect(usual).toBeVisible();
    await expect(share(page)).toHaveCount(0);
    await expect(label).toHaveCount(0);

    // FLAG-03: percent instead of pieces, and no badge of its own.
    await set('feature', 'T217-Blitzangebote', 'false');
    await expect
      .poll(async () => {
        await page.goto(`${base}/prod/blitz-laufend`);
        return share(page).getAttribute('aria-valuetext');
      })
      .toMatch(/^\d+ % reserviert$/);
    await expect(label).toHaveCount(1);

    await set('Blitzangebot', 'activated', 'off');
    await openWith(page, 'blitz-laufend', /Preis 9,00/);
    await expect(usual).toBeVisible();
    await expect(label).toHaveCount(0);
    await expect(share(page)).toHaveCount(0);
  } finally {
    await Promise.all([
      set('Blitzangebot', 'activated', 'on'),
      set('feature', 'T217-Blitzangebote', 'true'),
    ]);
  }
});
