import { expect, test } from '@playwright/test';
import { importLines, shop } from './operator.ts';
import { storefronts } from './storefronts.ts';

const product = (cents: number) => ({
  type: 'product',
  id: 'pruefheft',
  category: 'pruefung',
  name: { de: 'Prüfheft der Kreide', en: 'Test book of the chalk' },
  items: [
    {
      id: 'pruefheft-1',
      orderNumber: 'pruefheft-1',
      stock: 50,
      prices: { de: { cents }, at: { cents }, ch: { cents }, b2b: { cents } },
    },
  ],
});

const category = {
  type: 'category',
  id: 'pruefung',
  name: { de: 'Prüfung', en: 'Test' },
  excludedFromNavigation: true,
};

test('an operator’s price change reaches the product and its listing', async ({ page }) => {
  const importPrice = (cents: number) => importLines([category, product(cents)]);
  await importPrice(1234);
  for (const address of ['/prod/pruefheft', '/cat/pruefung']) {
    await expect
      .poll(async () => (await page.request.get(address)).text())
      .toContain('12,34 €'.replace(' ', '\u00a0'));
  }
  await importPrice(4321);
  for (const address of ['/prod/pruefheft', '/cat/pruefung']) {
    await expect
      .poll(async () => (await page.request.get(address)).text())
      .toContain('43,21 €'.replace(' ', '\u00a0'));
    expect(await (await page.request.get(address)).text()).not.toContain('12,34');
  }
});

test('FLAG-06 FOOT-15 an operator’s switch reaches every page', async ({ page }) => {
  const shows = async (address: string, carrier: string) => {
    await expect
      .poll(async () => {
        await page.goto(address);
        const marks = page.getByRole('contentinfo').getByRole('list', { name: 'Versand mit' });
        return marks.getByRole('listitem').allTextContents();
      })
      .toContain(carrier);
  };
  const addresses = ['/', '/cat/schulbedarf', '/service/kontakt'];
  try {
    for (const address of addresses) await shows(address, 'DPD');
    await shop('parameter', 'set', 'shipping-carrier', 'dpd', 'false');
    for (const address of addresses) await shows(address, 'GLS');
  } finally {
    await shop('parameter', 'set', 'shipping-carrier', 'dpd', 'true');
  }
});

test('HEAD-08 the header says from which amount delivery is free, as it is set', async ({
  page,
}) => {
  const says = (amount: string) =>
    expect
      .poll(async () => {
        await page.goto(`${storefronts.at}/cat/schulbedarf`);
        return page.getByRole('banner').textContent();
      })
      .toContain(`Ab ${amount} versandkostenfrei`);
  const set = (cents: string) =>
    shop('parameter', 'set', 'shipping', 'freeFrom.cents', cents, '--storefront', 'at');
  try {
    await says('€\u00a049');
    // Hardly another amount: others buy there meanwhile.
    await set('4901');
    await says('€\u00a049,01');
  } finally {
    await set('4900');
  }
});
