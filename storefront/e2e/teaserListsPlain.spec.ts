import { expect, test } from '@playwright/test';
import { importLines } from './operator.ts';
import { storefronts } from './storefronts.ts';
import { goodsLines, list, quantity, row, toCart, toWishlist } from './teaserList.ts';

/** Lists that editors publish, without JavaScript. */

test.use({ javaScriptEnabled: false });

const goods = [
  { id: 'blank-stift' },
  { id: 'blank-heft', colors: ['rot', 'blau'] },
  { id: 'blank-knapp', stock: 1 },
];

test('WISH-33 a list is a form: what can be had lies in the cart, which says what could not be added', async ({
  page,
}) => {
  const path = '/listenprobe/blank';
  await importLines([
    ...goodsLines('de', goods),
    {
      ...{ type: 'teaser-list', id: 'blank', name: 'Liste blank' },
      entries: [
        { product: 'blank-stift', quantity: 3 },
        { product: 'blank-heft' },
        { product: 'blank-knapp', quantity: 2 },
      ],
    },
    {
      ...{ type: 'content', path, title: 'Blank' },
      rows: [
        {
          cells: [{ template: 'listTeaser', attributes: { teaserWishlistExternalId: 'blank' } }],
        },
      ],
    },
  ]);
  await expect.poll(async () => (await page.request.get(path)).status()).toBe(200);
  await page.goto(path);
  const of = list(page, 'Liste blank');
  await quantity(row(of, 'Ware blank-stift')).fill('5');
  // The first action of the visit: there is no cart yet.
  await toCart(of).click();
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(/^Warenkorb/);
  await expect(
    quantity(main.getByRole('listitem').filter({ hasText: 'Ware blank-stift' })),
  ).toHaveValue('5');
  await expect(
    quantity(main.getByRole('listitem').filter({ hasText: 'Ware blank-knapp' })),
  ).toHaveValue('1');
  await expect(main).toContainText('Gibt es in mehreren Ausführungen.');
  await expect(main.getByRole('link', { name: 'Ware blank-heft' })).toHaveAttribute(
    'href',
    '/prod/blank-heft',
  );
  await expect(main).toContainText('Mehr als 1 Stück können Sie nicht bestellen.');

  await page.goto(path);
  await toWishlist(of).click();
  await expect(page).toHaveURL(/\/notepad\?added=/);
  await expect(main.getByText('Gemerkt: Was Sie gewählt haben')).toBeVisible();
  const noted = page.getByRole('list', { name: /^Artikel auf/ }).locator(':scope > li');
  await expect(noted).toHaveCount(3);
  await expect(quantity(noted.filter({ hasText: 'Ware blank-stift' }))).toHaveValue('3');
});

test('a form of no list is refused, and says nothing of the shop', async ({ page }) => {
  for (const path of ['/checkout/basket', '/myaccount/wishlist']) {
    const answer = await page.request.post(path, {
      form: { intent: 'addTeaserList', teaserWishlistId: 'gibt-es-nicht' },
      headers: { origin: storefronts.de },
      maxRedirects: 5,
    });
    expect(answer.status(), path).toBe(404);
  }
});
