import { expect, type Page, test } from '@playwright/test';
import { expectNoFaults } from './axe.ts';
import { enterLogin } from './customer.ts';
import { importLines } from './operator.ts';
import { mailTo } from './shopping.ts';
import { logins, storefronts } from './storefronts.ts';

/** Waiting for an article that can't be bought, until it can. */

const base = storefronts.de;
const everywhere = {
  ...{ de: { cents: 200 }, at: { cents: 200 }, ch: { cents: 200 } },
  b2b: { cents: 200 },
};

/** Imports the article, with so many pieces. */
const stock = (id: string, pieces: number) =>
  importLines([
    { type: 'category', id: 'warteprobe', name: 'Warteprobe', excludedFromNavigation: true },
    {
      ...{ type: 'product', id, category: 'warteprobe', name: `Kreisel ${id}` },
      items: [{ id, orderNumber: id, stock: pieces, restockDays: null, prices: everywhere }],
    },
  ]);

const tones = { Rot: 'red', Blau: 'blue', Grau: 'grey' };

/** Imports a product of which only the grey one may be there. */
const stockVariants = (id: string, greys: number) =>
  importLines([
    { type: 'category', id: 'warteprobe', name: 'Warteprobe', excludedFromNavigation: true },
    {
      ...{ type: 'attribute', id: 'warteton', name: { de: 'Ton', en: 'Tone' }, display: 'tiles' },
      values: Object.entries(tones).map(([de, en]) => ({ id: `W${en}`, name: { de, en } })),
    },
    {
      ...{ type: 'product', id, category: 'warteprobe', name: `Kreisel ${id}` },
      items: Object.values(tones).map((tone) => ({
        ...{ id: `${id}-${tone}`, orderNumber: `${id}-${tone}`, restockDays: null },
        ...{ stock: tone === 'grey' ? greys : 0, variant: { warteton: `W${tone}` } },
        prices: everywhere,
      })),
    },
  ]);

/** Where a mail's link leads, in the shop that runs here. */
const linkIn = (mail: string, of: 'token' | 'end') =>
  base + (new RegExp(`http://[^/\\s]+(/notify\\?${of}=\\S+)`).exec(mail)?.[1] ?? '');

const expectWayToArticle = (page: Page, id: string) =>
  expect(page.getByRole('main').getByRole('link', { name: 'Zum Artikel' })).toHaveAttribute(
    'href',
    `/prod/${id}?varid=${id}`,
  );

async function ask(page: Page, id: string, email: string): Promise<string> {
  await expect.poll(async () => (await page.request.get(`${base}/prod/${id}`)).status()).toBe(200);
  await page.goto(`${base}/prod/${id}`);
  await page.getByRole('link', { name: 'Benachrichtigen, wenn wieder lieferbar' }).click();
  await expect(page).toHaveURL(`${base}/notify/${id}`);
  await page.getByLabel('E-Mail-Adresse').fill(email);
  await page.getByRole('button', { name: 'Benachrichtigen' }).click();
  await expect(
    page.getByRole('heading', { name: 'Bitte sehen Sie in Ihr Postfach' }),
  ).toBeVisible();
  await expectWayToArticle(page, id);
  return mailTo(page, email, 'Bitte bestätigen Sie');
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('somebody waits for an article, and hears of it when an import brings it back', async ({
      page,
    }) => {
      const id = `warte-${javaScriptEnabled ? 'js' : 'html'}-${Date.now()}`;
      const email = `aenne.${id}@example.de`;
      await stock(id, 0);
      await page.goto(linkIn(await ask(page, id, email), 'token'));
      await page.getByRole('button', { name: 'Bestätigen' }).click();
      await expect(page.getByRole('heading', { name: 'Wir sagen Ihnen Bescheid' })).toBeVisible();
      await expectWayToArticle(page, id);
      await stock(id, 9);
      await expect(async () => {
        expect(await mailTo(page, email, 'Wieder da')).toContain(`/prod/${id}?varid=${id}`);
      }).toPass({ timeout: 40_000 });
      await page.goto(`${base}/notify/${id}`);
      await expect(page.getByText('Dieser Artikel ist lieferbar.')).toBeVisible();
    });

    test('who has chosen no variant is asked which, where none can be bought', async ({ page }) => {
      const id = `wartewahl-${javaScriptEnabled ? 'js' : 'html'}-${Date.now()}`;
      const email = `aenne.${id}@example.de`;
      await stockVariants(id, 0);
      await expect
        .poll(async () => (await page.request.get(`${base}/prod/${id}`)).status())
        .toBe(200);
      await page.goto(`${base}/prod/${id}`);
      const main = page.getByRole('main');
      await expect(main.getByText('Dieser Artikel ist zurzeit nicht bestellbar.')).toBeVisible();
      await main.getByRole('link', { name: 'Benachrichtigen, wenn wieder lieferbar' }).click();
      await expect(
        page.getByRole('heading', { name: 'Auf welche Ausführung warten Sie?' }),
      ).toBeVisible();
      await expect(main.getByRole('listitem')).toHaveText(['Rot', 'Blau', 'Grau']);
      await expect(page.getByLabel('E-Mail-Adresse')).toHaveCount(0);
      if (javaScriptEnabled) await expectNoFaults(page);
      await main.getByRole('link', { name: 'Blau' }).click();
      await expect(page).toHaveURL(`${base}/notify/${id}-blue`);
      await expect(main.getByText('Blau', { exact: true })).toBeVisible();

      // The one that came by then is no longer among them.
      await stockVariants(id, 3);
      const others = `/notify/${id}-blue?choose`;
      await expect(main.getByRole('link', { name: 'Andere Ausführung wählen' })).toHaveAttribute(
        'href',
        others,
      );
      await expect(async () => {
        await page.goto(base + others);
        await expect(main.getByRole('listitem')).toHaveText(['Rot', 'Blau'], { timeout: 1_000 });
      }).toPass();
      await main.getByRole('link', { name: 'Blau' }).click();
      await page.getByLabel('E-Mail-Adresse').fill(email);
      await page.getByRole('button', { name: 'Benachrichtigen' }).click();
      await expect(page).toHaveURL(`${base}/notify?product=${id}&varid=${id}-blue`);
      expect(await mailTo(page, email, 'Bitte bestätigen Sie')).toContain(
        `Kreisel ${id}, Blau (${id}-blue)`,
      );
    });

    test('who wants a variant that is sold out waits for it, while others can be bought', async ({
      page,
    }) => {
      const id = `warterest-${javaScriptEnabled ? 'js' : 'html'}-${Date.now()}`;
      await stockVariants(id, 4);
      await expect
        .poll(async () => (await page.request.get(`${base}/prod/${id}`)).status())
        .toBe(200);
      await page.goto(`${base}/prod/${id}?varid=${id}-grey`);
      const main = page.getByRole('main');
      await expect(main.getByRole('button', { name: 'In den Warenkorb' }).first()).toBeVisible();
      await main.getByRole('link', { name: 'Ausverkauft? Benachrichtigen lassen' }).click();
      await expect(main.getByRole('listitem')).toHaveText(['Rot', 'Blau']);
      await main.getByRole('link', { name: 'Rot' }).click();
      await expect(page.getByLabel('E-Mail-Adresse')).toBeVisible();

      // Where everything can be bought nobody is asked.
      await page.goto(`${base}/prod/heft-klassik-a4-32`);
      await expect(
        main.getByRole('link', { name: 'Ausverkauft? Benachrichtigen lassen' }),
      ).toHaveCount(0);
    });

    test('who no longer wants to wait ends it by the mail’s link', async ({ page }) => {
      const id = `ende-${javaScriptEnabled ? 'js' : 'html'}-${Date.now()}`;
      await stock(id, 0);
      const mail = await ask(page, id, `aenne.${id}@example.de`);
      await page.goto(linkIn(mail, 'end'));
      await page.getByRole('button', { name: 'Löschen' }).click();
      await expect(page.getByRole('heading', { name: 'Ihre Anfrage ist gelöscht' })).toBeVisible();
      await expectWayToArticle(page, id);
      await page.goto(linkIn(mail, 'token'));
      await page.getByRole('button', { name: 'Bestätigen' }).click();
      await expect(page.getByText('Dieser Link gilt nicht mehr.')).toBeVisible();
    });
  });
}

test('a business waits in English, at the address of its account', async ({ page }) => {
  const id = `warte-business-${Date.now()}`;
  const own = storefronts['b2b-en'];
  const business = logins[1] ?? { user: '', password: '' };
  await stockVariants(id, 0);
  await page.goto(`${own}/login`);
  await enterLogin(page, business.user, business.password);
  await expect(page).toHaveURL(`${own}/myaccount/contact-details`);
  await expect(async () => {
    await page.goto(`${own}/prod/${id}`);
    await page
      .getByRole('link', { name: 'Tell me when it is available again' })
      .click({ timeout: 1_000 });
  }).toPass();
  await expect(
    page.getByRole('heading', { name: 'Which variant are you waiting for?' }),
  ).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'red' }).click();
  const address = page.getByLabel('E-mail address');
  await expect(address).toHaveValue(/@/);
  const email = `aenne.${id}@school.example`;
  await address.fill(email);
  await page.getByRole('button', { name: 'Notify me' }).click();
  await expect(page.getByRole('heading', { name: 'Please look into your inbox' })).toBeVisible();
  const mail = await mailTo(page, email, 'Please confirm');
  expect(mail).toContain(`Kreisel ${id}, red (${id}-red)`);
  const [, link = ''] = /http:\/\/en\.[^/\s]+(\/notify\?token=[\w-]+)/.exec(mail) ?? [];
  // Whoever follows it may be somewhere else, and not be signed in.
  await page.context().clearCookies();
  await page.goto(own + link);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('heading', { name: 'We will let you know' })).toBeVisible();
});

test('axe finds nothing in the pages of waiting', async ({ page }) => {
  await stock('warte-axe', 0);
  await expect
    .poll(async () => (await page.request.get(`${base}/notify/warte-axe`)).status())
    .toBe(200);
  for (const path of ['/notify/warte-axe', '/notify', '/notify?token=x', '/notify?end=x']) {
    await page.goto(base + path);
    await expectNoFaults(page);
  }
  expect((await page.request.get(`${base}/notify/gibt-es-nicht`)).status()).toBe(404);
});
