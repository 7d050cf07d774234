import { expect, type Page, test } from '@playwright/test';
import { shop } from './operator.ts';
import { addSomething } from './shopping.ts';
import { storefronts } from './storefronts.ts';

/** What an operator switches in one storefront, until the test is over. */
async function withSwitch(
  storefront: 'at' | 'ch',
  [name, entry]: readonly [string, string],
  value: 'true' | 'false',
  run: () => Promise<void>,
): Promise<void> {
  const set = (to: string) => shop('parameter', 'set', name, entry, to, '--storefront', storefront);
  await set(value);
  try {
    await run();
  } finally {
    await set(value === 'true' ? 'false' : 'true');
  }
}

/** Opens the home page again and again, until it shows so many. */
const expectCount = (page: Page, base: string, of: () => ReturnType<Page['locator']>) => ({
  toBe: (count: number) =>
    expect
      .poll(async () => {
        await page.goto(`${base}/`);
        return of().count();
      })
      .toBe(count),
  toBeSome: () =>
    expect
      .poll(async () => {
        await page.goto(`${base}/`);
        return of().count();
      })
      .toBeGreaterThan(0),
});

test('FLAG-01 FLAG-02 an operator switches the flyouts of the navigation, and that of the sale alone', async ({
  page,
}) => {
  const base = storefronts.ch;
  const flyouts = () => page.getByRole('banner').getByRole('button', { name: /: Untermenü$/ });
  const sale = () => page.getByRole('banner').getByRole('button', { name: 'Sale: Untermenü' });
  await expectCount(page, base, sale).toBe(1);
  await withSwitch('ch', ['feature', 'T216-Sale-Aktion'], 'false', async () => {
    await expectCount(page, base, sale).toBe(0);
    await expectCount(page, base, flyouts).toBeSome();
  });
  await withSwitch('ch', ['feature', 'T155 Navigation'], 'false', async () => {
    await expectCount(page, base, flyouts).toBe(0);
    // The links are there all the same.
    await expect(
      page.getByRole('banner').getByRole('link', { name: 'Schulbedarf' }).first(),
    ).toBeVisible();
  });
  await expectCount(page, base, sale).toBe(1);
});

test('FLAG-09 an operator switches whether carriers are shown with what they cost', async ({
  page,
}) => {
  const base = storefronts.ch;
  await addSomething(page, 'ch');
  await page.goto(`${base}/checkout/login`);
  await page.getByRole('button', { name: 'Als Gast bestellen' }).click();
  const carrier = page.getByRole('radio', { name: /^Die Schweizerische Post/ });
  await expect(carrier).toHaveAccessibleName(/\d,\d\d|\d\.\d\d|Kostenlos|kostenlos/);
  await withSwitch('ch', ['feature', 'T164-DHL-Retest'], 'false', async () => {
    await expect
      .poll(async () => {
        await page.goto(`${base}/checkout/shipping`);
        return page.getByRole('radio', { name: 'Die Schweizerische Post', exact: true }).count();
      })
      .toBe(1);
  });
});

test('FLAG-07 FOOT-13 an operator switches Amazon Pay', async ({ page }) => {
  const base = storefronts.at;
  const mark = () =>
    page
      .getByRole('contentinfo')
      .getByRole('list', { name: 'Zahlungsarten' })
      .getByText('Amazon Pay', { exact: true });
  await page.goto(`${base}/`);
  await expect(page.getByRole('contentinfo').getByText('Rechnung', { exact: true })).toBeVisible();
  await expect(mark()).toHaveCount(0);
  await withSwitch('at', ['amazonpay', 'activated'], 'true', async () => {
    await expect
      .poll(async () => {
        await page.goto(`${base}/`);
        await expect(
          page.getByRole('contentinfo').getByText('Rechnung', { exact: true }),
        ).toBeVisible();
        return mark().count();
      })
      .toBe(1);
  });
});
