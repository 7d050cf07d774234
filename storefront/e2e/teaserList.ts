import { expect, type Locator, type Page } from '@playwright/test';
import { openInteractive } from './interactive.ts';
import { importLines } from './operator.ts';
import { ask, storefronts } from './storefronts.ts';

/** Lists that editors publish, for tests: their goods, their pages, and their parts on them. */

type StorefrontName = 'de' | 'at' | 'b2b';

export const list = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
export const rows = (of: Locator) =>
  of.getByRole('list', { name: /^Artikel der Liste/ }).getByRole('listitem');
export const row = (of: Locator, name: string) => rows(of).filter({ hasText: name });
export const quantity = (of: Locator) => of.getByRole('textbox', { name: /^Menge/ });
export const toCart = (of: Locator) => of.getByRole('button', { name: 'Alles in den Warenkorb' });
export const toWishlist = (of: Locator) => of.getByRole('button', { name: 'Zu meiner Liste' });

export const picture = { drawing: { kind: 'school-bag', color: '#1f5fa8' } };

interface Good {
  readonly id: string;
  readonly stock?: number;
  readonly colors?: readonly string[];
}

/** Goods of an import; what has colours comes in variants. */
export function goodsLines(storefront: StorefrontName, goods: readonly Good[]): object[] {
  const price = { prices: { [storefront]: { cents: 250 } } };
  return [
    { type: 'category', id: 'listenprobe', name: 'Listenprobe', excludedFromNavigation: true },
    ...goods.map(({ id, stock = 500, colors }) => ({
      ...{ type: 'product', id, category: 'listenprobe', name: `Ware ${id}` },
      introducedOn: '2020-01-01',
      items: (colors ?? ['']).map((color, at) => ({
        ...{ id: `${id}-${at + 1}`, orderNumber: `${id}-${at + 1}`, stock, ...price },
        ...(color !== '' && { variant: { color: `C${color}` } }),
      })),
    })),
  ];
}

interface Published {
  readonly id: string;
  readonly entries: readonly object[];
  readonly [field: string]: unknown;
}

/** Imports goods and lists, and the page whose teasers name them; opens it once it is there. */
export async function publish(
  page: Page,
  path: string,
  storefront: StorefrontName,
  goods: readonly Good[],
  ...lists: readonly Published[]
): Promise<void> {
  await importLines([
    ...goodsLines(storefront, goods),
    ...lists.map((each) => ({ type: 'teaser-list', name: `Liste ${each.id}`, ...each })),
    {
      ...{ type: 'content', path, storefront, title: path },
      rows: [
        { cells: [{ template: 'html', attributes: { headline: path } }] },
        ...lists.map(({ id }) => ({
          cells: [{ template: 'listTeaser', attributes: { teaserWishlistExternalId: id } }],
        })),
      ],
    },
  ]);
  if (storefront === 'b2b') return;
  await expect.poll(async () => (await ask(page.request, storefront, path)).status()).toBe(200);
  await openInteractive(page, `${storefronts[storefront]}${path}`);
}
