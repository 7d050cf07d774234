import { expect, type Page, test } from '@playwright/test';
import { importLines, shop } from './operator.ts';
import { pressAdd } from './shopping.ts';
import { ask, storefronts } from './storefronts.ts';

/** Lightning deals, in storefronts where no other test has any: the switches are those of ch. */

const main = (page: Page) => page.getByRole('main');
const share = (page: Page) => main(page).getByRole('progressbar', { name: 'Reservierter Anteil' });
const label = (page: Page) => main(page).getByText('Blitzangebot', { exact: true });
const usual = (page: Page) => main(page).getByText(/^Preis\D*9[.,]00/);

const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

/** A product with one item and a deal on it. */
const withDeal = (id: string, storefront: 'at' | 'ch', deal: object = {}) => [
  { type: 'category', id: `blitz-${storefront}`, name: 'Blitz', excludedFromNavigation: true },
  {
    ...{ type: 'product', id, category: `blitz-${storefront}`, name: id },
    introducedOn: '2020-01-01',
    items: [
      {
        id: `${id}-1`,
        orderNumber: `${id}-1`,
        stock: 90,
        prices: { [storefront]: { cents: 900 } },
      },
    ],
  },
  {
    ...{ type: 'lightning-deal', id, item: `${id}-1`, storefront, cents: 500, quantity: 40 },
    ...{ sold: 13, startsAt: day(-1), endsAt: day(1) },
    ...deal,
  },
];

/** Opens a product's page once there is one. */
async function open(page: Page, storefront: 'at' | 'ch', id: string) {
  await expect
    .poll(async () => (await ask(page.request, storefront, `/prod/${id}`)).status())
    .toBe(200);
  await page.goto(`${storefronts[storefront]}/prod/${id}`);
}

test('PDP-28 PDP-29 PDP-30 PDP-31 a deal shows its price, share and limit, until it is sold out or over', async ({
  page,
}) => {
  const soldOutText = { de: 'Alle Blitzangebote sind vergeben' };
  await importLines([
    ...withDeal('blitz-laufend', 'at', { quantityMax: 3 }),
    ...withDeal('blitz-voll', 'at', { sold: 40, soldOutText }).slice(1),
    ...withDeal('blitz-vorbei', 'at', { endsAt: day(-0.5) }).slice(1),
  ]);
  await open(page, 'at', 'blitz-voll');
  await expect(share(page)).toHaveAttribute('aria-valuetext', soldOutText.de);
  await expect(usual(page)).toBeVisible();
  await expect(label(page)).toHaveCount(0);

  await open(page, 'at', 'blitz-vorbei');
  await expect(usual(page)).toBeVisible();
  await expect(share(page)).toHaveCount(0);
  await expect(label(page)).toHaveCount(0);

  await open(page, 'at', 'blitz-laufend');
  await expect(label(page).first()).toBeVisible();
  await expect(main(page).getByText(/^Preis\D*5[.,]00/)).toBeVisible();
  await expect(usual(page)).toHaveCount(0);
  // 13 of 40 are 32.5 percent.
  await expect(share(page)).toHaveAttribute('aria-valuenow', '32');
  await expect(main(page).getByText(/^Endet in/)).toContainText('höchstens 3 je Bestellung');
  // The deal holds for three pieces, the fourth costs what it always does.
  const quantity = main(page).getByRole('textbox', { name: /^Menge/ });
  await quantity.fill('4');
  await quantity.press('Tab');
  await pressAdd(page, main(page).getByRole('button', { name: 'In den Warenkorb' }).first());
  await page.goto(`${storefronts.at}/checkout/basket`);
  await expect(main(page)).toContainText(/3 × €\s5,00 Blitzpreis/);
  await expect(main(page)).toContainText(/€\s24,00/);
});

test('FLAG-03 FLAG-04 an operator switches how deals look, and whether there are any', async ({
  page,
}) => {
  const set = (name: string, entry: string, value: string) =>
    shop('parameter', 'set', name, entry, value, '--storefront', 'ch');
  await importLines(withDeal('blitz-schalter', 'ch'));
  try {
    for (const [isOn, says, labels] of [
      ['false', '32 % reserviert', 1],
      // Pieces instead of percent, and a badge besides the words above the price.
      ['true', 'Noch 27 Stück frei', 2],
    ] as const) {
      await set('feature', 'T217-Blitzangebote', isOn);
      await expect
        .poll(async () => {
          await open(page, 'ch', 'blitz-schalter');
          return share(page).getAttribute('aria-valuetext');
        })
        .toBe(says);
      await expect(label(page)).toHaveCount(labels);
    }

    await set('Blitzangebot', 'activated', 'off');
    await expect
      .poll(async () => {
        await page.goto(`${storefronts.ch}/prod/blitz-schalter`);
        await expect(usual(page).or(label(page)).first()).toBeVisible();
        return label(page).count();
      })
      .toBe(0);
    await expect(usual(page)).toBeVisible();
    await expect(share(page)).toHaveCount(0);
  } finally {
    await Promise.all([
      set('Blitzangebot', 'activated', 'on'),
      set('feature', 'T217-Blitzangebote', 'true'),
    ]);
  }
});

test('UI-14 UI-15 UI-16 UI-17 what is left of a deal is told in days, then by a clock with days, with hours, and without', async ({
  page,
}) => {
  const hours = (count: number) => day(count / 24);
  for (const [id, endsAt, expected] of [
    ['blitz-tage', hours(5 * 24 + 1), /^Endet in\s*5 Tage/],
    ['blitz-zwei-tage', hours(2 * 24 + 4.5), /^Endet in\s*2:04:\d\d:\d\d/],
    ['blitz-stunden', hours(5.5), /^Endet in\s*05:\d\d:\d\d/],
    ['blitz-minuten', hours(0.75), /^Endet in\s*4\d:\d\d(?!:)/],
  ] as const) {
    await importLines(withDeal(id, 'at', { endsAt }));
    await open(page, 'at', id);
    await expect(
      main(page)
        .getByText(/^Endet in/)
        .first(),
    ).toHaveText(expected);
  }
});
