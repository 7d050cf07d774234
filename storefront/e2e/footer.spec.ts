import { expect, type Page, test } from '@playwright/test';
import { shop } from './operator.ts';
import { addSomething, fillShipping } from './shopping.ts';
import { storefronts } from './storefronts.ts';

/** What the footer says in each storefront. It is written by the server, so no script is needed. */

test.use({ javaScriptEnabled: false });

const footer = (page: Page) => page.getByRole('contentinfo');

/** Logos of a block, by their names; undefined where the storefront has no such block. */
async function marksOf(page: Page, name: 'Zahlungsarten' | 'Versand mit') {
  const block = footer(page).getByRole('list', { name });
  return (await block.count()) === 0 ? undefined : block.getByRole('listitem').allTextContents();
}

async function open(page: Page, storefront: keyof typeof storefronts): Promise<void> {
  await page.goto(`${storefronts[storefront]}/service/kontakt`);
  await expect(footer(page)).toBeVisible();
}

const consumers = ['de', 'at', 'ch'] as const;
const businesses = ['b2b', 'b2b-en'] as const;

test('FOOT-03 the block headed Bottom Links is the bar at the end, under no heading and in no fold', async ({
  page,
}) => {
  for (const storefront of [...consumers, ...businesses]) {
    await open(page, storefront);
    await expect(footer(page).getByText('Bottom Links')).toHaveCount(0);
    const imprint = footer(page).getByRole('link', { name: /^(Impressum|Imprint)$/ });
    await expect(imprint).toBeVisible();
    const blocks = footer(page).getByRole('group');
    expect(await blocks.count()).toBeGreaterThan(1);
    await expect(blocks.filter({ has: imprint })).toHaveCount(0);
    const bottoms = await blocks.evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect().bottom),
    );
    const { y = 0 } = (await imprint.boundingBox()) ?? {};
    expect(y, storefront).toBeGreaterThan(Math.max(...bottoms));
  }
});

test('FOOT-04 a service block has a button that leads to the contact form', async ({ page }) => {
  for (const [storefront, name] of [
    ['de', 'So erreichen Sie uns'],
    ['at', 'So erreichen Sie uns'],
    ['ch', 'So erreichen Sie uns'],
    ['b2b', 'So erreichen Sie uns'],
    ['b2b-en', 'How to reach us'],
  ] as const) {
    await page.goto(`${storefronts[storefront]}/barrierefreiheit`);
    await footer(page).getByRole('link', { name }).click();
    await expect(page, storefront).toHaveURL(/\/service\/(?:kontakt|contact)$/);
    await expect(page.getByRole('main').locator('textarea')).toBeVisible();
  }
});

test('FOOT-05 FOOT-06 beside the promise of quality consumers, and no business, see the badge of safe shopping', async ({
  page,
}) => {
  const badge = footer(page).locator('a[href="/service/sicher-einkaufen/"]');
  for (const storefront of consumers) {
    await open(page, storefront);
    await expect(badge).toHaveText('Sicher einkaufen');
    const promise = page.locator('div', {
      has: footer(page).getByText('Unser Qualitätsversprechen', { exact: true }),
    });
    // The closest thing around both is no wider than the logo's corner of the footer.
    const corner = promise.filter({ has: badge }).last();
    await expect(corner.getByRole('img', { name: 'Kreide' })).toBeVisible();
  }
  await page.goto(storefronts.de);
  await badge.click();
  await expect(page).toHaveURL(/\/service\/sicher-einkaufen\/?$/);
  for (const storefront of businesses) {
    await open(page, storefront);
    await expect(footer(page).locator('a[href*="sicher-einkaufen"]')).toHaveCount(0);
  }
});

test('FOOT-10 FOOT-11 FOOT-16 FOOT-17 who is paid and who delivers: consumers see their logos, businesses none', async ({
  page,
}) => {
  for (const storefront of businesses) {
    await open(page, storefront);
    await expect(footer(page).getByRole('link', { name: /^(Impressum|Imprint)$/ })).toBeVisible();
    await expect(footer(page)).not.toContainText(/Visa|DHL|DPD|GLS|Zahlungsarten|Versand mit/);
  }
  for (const storefront of consumers) {
    await open(page, storefront);
    const paid = await marksOf(page, 'Zahlungsarten');
    expect(paid, storefront).toEqual(expect.arrayContaining(['Rechnung', 'Visa']));
    const delivering = (await marksOf(page, 'Versand mit')) ?? [];
    expect(delivering.includes('DHL'), storefront).toBe(storefront === 'de');
    if (storefront === 'ch') expect(delivering).toEqual(['Schweizer Post']);
    else expect(delivering).not.toContain('Schweizer Post');
  }
});

/** What each way to pay is called in the footer, and in the payment step. */
const wayOf: Readonly<Record<string, RegExp>> = {
  Rechnung: /^Rechnung/,
  Visa: /^Kreditkarte/,
  Mastercard: /^Kreditkarte/,
  PayPal: /PayPal/,
  Vorkasse: /^Vorkasse/,
  Nachnahme: /^Nachnahme/,
  Twint: /^TWINT/,
  'Amazon Pay': /^Amazon Pay/,
};

for (const storefront of consumers) {
  test(`FOOT-11: the footer of ${storefront} names what can be paid with there, and no more`, async ({
    page,
  }) => {
    await open(page, storefront);
    // What other tests switch meanwhile is theirs.
    const switched = ['Amazon Pay', 'Twint'];
    const named = ((await marksOf(page, 'Zahlungsarten')) ?? []).filter(
      (name) => !switched.includes(name),
    );
    await addSomething(page, storefront);
    await page.goto(`${storefronts[storefront]}/checkout/basket`);
    await page.getByRole('link', { name: 'Zur Kasse' }).click();
    await page.getByRole('button', { name: 'Als Gast bestellen' }).click();
    await fillShipping(page, storefront, `fuss.${test.info().testId}@example.de`);
    await page.getByRole('button', { name: 'Weiter zur Zahlung' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Zahlung' })).toBeVisible();
    const main = page.getByRole('main');
    for (const name of named) {
      const way = wayOf[name] ?? name;
      const choice = main.getByRole('radio', { name: way });
      await expect(choice.or(main.getByRole('button', { name: way })), name).toHaveCount(1);
    }
    const offered = await main
      .getByRole('radio')
      .evaluateAll((radios) =>
        radios.map((radio) => (radio as HTMLInputElement).labels?.[0]?.textContent ?? ''),
      );
    // The mark of electronic invoices has a switch of its own (FOOT-14).
    for (const label of offered.filter((each) => !/^(Elektronische|TWINT|Amazon)/.test(each))) {
      expect(
        named.some((name) => wayOf[name]?.test(label)),
        label,
      ).toBe(true);
    }
    expect(named).toContain('PayPal');
  });
}

test('FOOT-12 Twint is shown on ch alone, and there while it is switched on', async ({ page }) => {
  const shows = async (storefront: (typeof consumers)[number]) => {
    await open(page, storefront);
    return (await marksOf(page, 'Zahlungsarten'))?.includes('Twint');
  };
  const set = (value: string) =>
    shop('parameter', 'set', 'feature', 'T134_Twint-Payment', value, '--storefront', 'ch');
  await set('true');
  try {
    await expect.poll(() => shows('ch')).toBe(true);
    expect(await shows('de')).toBe(false);
    expect(await shows('at')).toBe(false);
    await set('false');
    await expect.poll(() => shows('ch')).toBe(false);
  } finally {
    await set('true');
  }
});
