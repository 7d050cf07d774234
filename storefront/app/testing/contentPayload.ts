/** A content page as the API answers `pageDetailsByUrl`. */

interface TeaserPayload {
  readonly template: string;
  readonly attributes?: Readonly<Record<string, unknown>>;
  readonly contents?: readonly { readonly anchor: string; readonly title: string }[];
  readonly products?: readonly object[];
  readonly teaserWishlist?: object;
}

export function contentPayload(
  rows: readonly (readonly TeaserPayload[])[],
  page: Readonly<Record<string, unknown>> = {},
) {
  return {
    pageType: 'CONTENT',
    redirectUrl: null,
    isTemporary: false,
    categoryId: null,
    title: 'Beratung',
    headline: null,
    breadcrumbs: [{ displayName: 'Beratung', url: '/beratung' }],
    hideBreadcrumb: false,
    hideLeftColumn: true,
    seoTitle: null,
    seoDescription: null,
    robots: null,
    canonicalUrl: null,
    missingIn: [],
    section: [],
    ...page,
    rows: rows.map((cells, row) => ({
      cells: cells.map((cell, place) => ({
        attributes: {},
        contents: [],
        products: [],
        teaserWishlist: null,
        ...cell,
        teaserId: `${row}.${place}`,
      })),
    })),
  };
}
