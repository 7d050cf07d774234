import { shopLanguages } from '../../../contract/index.ts';
import type { Drawing } from '../../modules/media/service.ts';
import { mediaIdOfDrawing } from '../../modules/media/service.ts';
import {
  type Currencies,
  type StorefrontId,
  storefrontOf,
} from '../../modules/storefront/storefront.ts';
import { categories } from '../taxonomy.ts';

export interface Cell {
  readonly id?: string;
  readonly template: string;
  readonly attributes: Readonly<Record<string, unknown>>;
}

export interface Page {
  readonly path: string;
  readonly language: 'de' | 'en';
  readonly storefront?: 'de' | 'at' | 'ch' | 'b2b';
  readonly title: string;
  readonly description?: string;
  readonly rows: readonly (readonly Cell[])[];
  readonly home?: boolean;
  /** Shows the other pages of its section beside it. */
  readonly section?: boolean;
  /** Kept away from search engines. */
  readonly hidden?: boolean;
}

/** Writes amounts as the country does, in the storefront's currency: 49 €, € 6,95, CHF 8.95. */
export function amountIn(
  storefront: StorefrontId,
  currencies: Currencies,
): (amount: number) => string {
  const format = new Intl.NumberFormat(shopLanguages[storefront][0], {
    style: 'currency',
    currency: storefrontOf(storefront, currencies).currency,
    trailingZeroDisplay: 'stripIfInteger',
  });
  return (amount) => format.format(amount);
}

export const pageLine = (page: Page): object => ({
  type: 'content',
  path: page.path,
  language: page.language,
  ...(page.storefront ? { storefront: page.storefront } : {}),
  pageType: page.home ? 'HOMEPAGE' : 'CONTENT',
  title: page.title,
  rows: page.rows.map((cells) => ({ cells })),
  seo: {
    title: page.home ? page.title : `${page.title} – Kreide`,
    ...(page.description ? { description: page.description } : {}),
    ...(page.hidden ? { robots: 'noindex,follow' } : {}),
  },
  hideBreadcrumb: page.home ?? false,
  hideLeftColumn: !page.section,
});

/** A plain text page: one block of HTML under its heading, beside the pages of its section. */
export const textPage = (
  path: string,
  language: 'de' | 'en',
  title: string,
  html: string,
  more: Partial<Page> = {},
): Page => ({
  path,
  language,
  title,
  section: true,
  rows: [[{ template: 'html', attributes: { headline: title, teasercontent: html } }]],
  ...more,
});

/** A picture that a category or a product brings; one of the content's own stands there as its drawing. */
export const image = (drawing: Drawing, altTag = ''): { media: string; altTag: string } => ({
  media: mediaIdOfDrawing(drawing),
  altTag,
});

/** The picture of a category. */
export const pictureOf = (id: string): Drawing => {
  const category = categories.find((entry) => entry.id === id);
  if (!category) throw new Error(`No category ${id}`);
  return category.picture;
};
