import { readFile } from 'node:fs/promises';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { expectNoFaults } from './axe.ts';
import { order, signIn } from './customer.ts';
import { addBusiness } from './operator.ts';
import { mailTo } from './shopping.ts';
import { storefronts } from './storefronts.ts';

const base = storefronts.de;
const path = '/myaccount/contact-details';

/** Reloads until the job has made it, which looks every 15 seconds. */
async function made(page: Page, text: string): Promise<void> {
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole('main').getByText(text)).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 45_000 });
}

const linkIn = (mail: string) => /\/myaccount\/data-export\?token=[\w-]+/.exec(mail)?.[0] ?? '';

async function download(page: Page, name: string) {
  const started = page.waitForEvent('download');
  await page.getByRole('main').getByRole('link', { name }).click();
  const file = await started;
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
}

/** The file by itself, as somebody opens it on a phone and on a desk. */
async function expectNoFaultsIn(page: Page, html: string): Promise<void> {
  const file = await page.context().newPage();
  await file.setContent(html);
  for (const width of [360, 1280]) {
    await file.setViewportSize({ width, height: 800 });
    const { violations } = await new AxeBuilder({ page: file }).analyze();
    expect(violations).toEqual([]);
    expect(await file.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
  await file.close();
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('a customer downloads all that the shop keeps, by the link of a mail', async ({
      page,
      browser,
    }) => {
      const email = await signIn(page, path);
      const number = await order(page);
      await page.goto(`${base}${path}`);
      const main = page.getByRole('main');
      await main.getByRole('button', { name: 'Daten anfordern' }).click();
      await expect(main.getByText('Der Link kommt in wenigen Minuten per E-Mail.')).toBeVisible();
      await expect(main.getByText('Wir stellen Ihre Daten gerade zusammen.')).toBeVisible();
      await expect(main.getByRole('button', { name: 'Daten anfordern' })).toHaveCount(0);
      await made(page, 'Ihre Daten liegen bis');
      const link = linkIn(await mailTo(page, email, 'Ihre Daten liegen bereit'));

      await page.goto(`${base}${link}`);
      await expect(main.getByRole('heading', { level: 1 })).toHaveText('Ihre Daten');
      const json = await download(page, 'JSON herunterladen');
      expect(json.name).toBe('meine-daten.json');
      const data = JSON.parse(json.text);
      expect(data).toMatchObject({ format: 'kreide-personal-data', version: 1, language: 'de' });
      expect(data.account[0].email).toBe(email);
      expect(data.orders[0].number).toBe(number);
      const html = await download(page, 'HTML herunterladen');
      expect(html.name).toBe('meine-daten.html');
      expect(html.text).toContain(`<h3>${number}</h3>`);
      if (javaScriptEnabled) await expectNoFaultsIn(page, html.text);

      // As it is sent.
      const href = await main
        .getByRole('link', { name: 'HTML herunterladen' })
        .getAttribute('href');
      const answer = await page.request.get(`${base}${href}`);
      expect(answer.headers()).toMatchObject({
        'cache-control': 'private, no-store',
        'content-disposition': 'attachment; filename="meine-daten.html"',
        'x-content-type-options': 'nosniff',
      });

      // The mail alone gives nothing away.
      const stranger = await browser.newContext({ javaScriptEnabled });
      const another = await stranger.newPage();
      await another.goto(`${base}${link}`);
      await expect(another).toHaveURL(/\/login\?redirect=/);
      const refused = await another.request.get(`${base}${href}`, { maxRedirects: 0 });
      expect(refused.status()).toBe(302);
      // Nor in somebody else's account.
      await signIn(another, path);
      const foreign = await another.goto(`${base}${link}`);
      expect(foreign?.status()).toBe(404);
      await expect(another.getByRole('heading', { level: 1 })).toHaveText('Dieser Link gilt nicht');
      expect((await another.request.get(`${base}${href}`)).status()).toBe(404);
      await stranger.close();
    });
  });
}

test('a business gets the page and the files in English; axe finds no fault in any of it', async ({
  page,
}) => {
  const english = storefronts['b2b-en'];
  const number = `E${test.info().testId.slice(-6)}${Date.now() % 100_000}`;
  await addBusiness(number, 'Kreide-rot-7');
  await page.goto(`${english}/login`);
  const main = page.getByRole('main');
  await main.getByLabel('Customer number').fill(number);
  await main.getByLabel('Password', { exact: true }).fill('Kreide-rot-7');
  await main.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL(`${english}${path}`);
  await main.getByRole('button', { name: 'Ask for my data' }).click();
  await expect(main.getByText('We are putting your data together.').first()).toBeVisible();
  await expectNoFaults(page);
  await made(page, 'Your data is ready until');
  await expectNoFaults(page);
  const mail = await mailTo(page, `${number}@schule.example`.toLowerCase(), 'Your data is ready');
  expect(mail).toContain('en.educational');
  await page.goto(`${english}${linkIn(mail)}`);
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Your data');
  await expectNoFaults(page);
  const html = await download(page, 'Download HTML');
  expect(html.name).toBe('my-data.html');

  expect(html.text).toContain('<html lang="en">');
  expect(html.text).toContain('Grundschule am Lindenweg');
  await expectNoFaultsIn(page, html.text);

  await page.goto(`${english}/myaccount/data-export?token=wrong`);
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('This link is not valid');
  await expectNoFaults(page);
});
