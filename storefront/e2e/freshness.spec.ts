import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';

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

/** Runs the operator's command line beside the open shop. */
async function shop(...args: string[]): Promise<void> {
  await promisify(execFile)(process.execPath, [
    path.resolve(import.meta.dirname, '../../scripts/shop.ts'),
    ...args,
  ]);
}

test('an operator’s price change reaches the product and its listing', async ({ page }) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'kreide-freshness-'));
  const file = path.join(folder, 'catalogue.jsonl');
  const importPrice = async (cents: number) => {
    await writeFile(
      file,
      [category, product(cents)].map((line) => JSON.stringify(line)).join('\n'),
    );
    await shop('import', file);
  };
  try {
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
  } finally {
    await rm(folder, { recursive: true });
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
