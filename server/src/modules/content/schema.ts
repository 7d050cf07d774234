import type { PublicContext } from '../../context.ts';
import { builder } from '../../schema/builder.ts';
import { ProductRef, teaserSlots } from '../catalog/types.ts';
import { TeaserWishlistRef } from '../teaserList/types.ts';
import { homeRows, selectedGoods, selectionOf } from './home.ts';
import {
  type HreflangLink,
  headlineOf,
  hreflangLinks,
  missingIn,
  type PageLookup,
} from './service.ts';
import type { AbTest, PageLink } from './store.ts';
import { type Anchor, rowsOf, type ShownTeaser } from './teasers.ts';

const AnchorRef = builder.objectRef<Anchor>('ContentAnchor').implement({
  fields: (t) => ({ anchor: t.exposeString('anchor'), title: t.exposeString('title') }),
});

const TeaserRef = builder.objectRef<ShownTeaser>('Teaser').implement({
  fields: (t) => ({
    id: t.exposeString('id', { description: 'The editor’s, or one made of the teaser’s place.' }),
    name: t.exposeString('name', { nullable: true }),
    type: t.exposeString('type', { nullable: true }),
    template: t.exposeString('template'),
    attributes: t.field({
      type: 'JSON',
      description:
        'By the attribute names of the content model: text, or an object of text, url, urlPath, altTag, imgTitle, width, height, valueList and openLinkInNewWindow (CMS-04). HTML is sanitised.',
      resolve: ({ attributes }) => attributes,
    }),
    contents: t.field({
      type: [AnchorRef],
      description: 'Headings of a long text, each with an anchor in its HTML.',
      resolve: ({ contents }) => [...contents],
    }),
    products: t.field({
      type: [ProductRef],
      description: 'Of a recommendation teaser (CMS-11).',
      resolve: ({ template, attributes }, _, context) => {
        const selection = template === 'recommendations' && selectionOf({ attributes });
        if (selection) return selectedGoods(selection, context).then((goods) => [...goods]);
        const ids = attributes.productsRecommendations;
        return Array.isArray(ids)
          ? context.services.catalog.cards(
              ids.filter((id) => typeof id === 'string'),
              context,
            )
          : [];
      },
    }),
    teaserWishlist: t.field({
      type: TeaserWishlistRef,
      nullable: true,
      description: 'WISH-25: the list that its attribute teaserWishlistExternalId names.',
      resolve: ({ attributes: { teaserWishlistExternalId: id } }, _, { services, storefront }) =>
        typeof id === 'string' ? services.teaserLists.find(id, { storefront }) : undefined,
    }),
  }),
});

const RowRef = builder.objectRef<readonly ShownTeaser[]>('ContentRow').implement({
  fields: (t) => ({ cells: t.field({ type: [TeaserRef], resolve: (cells) => [...cells] }) }),
});

const LinkRef = builder.objectRef<PageLink>('PageLink').implement({
  fields: (t) => ({
    displayName: t.exposeString('displayName'),
    url: t.exposeString('url'),
  }),
});

const HreflangRef = builder.objectRef<HreflangLink>('HreflangLink').implement({
  fields: (t) => ({ hreflang: t.exposeString('hreflang'), url: t.exposeString('url') }),
});

const AbTestRef = builder.objectRef<AbTest>('AbTest').implement({
  fields: (t) => ({
    id: t.exposeString('id', { description: 'Its cookie is BZ_AB_{id} (DEC-54).' }),
    trackingCode: t.exposeString('trackingCode'),
  }),
});

const PageTypeRef = builder.enumType('PageType', {
  values: ['HOMEPAGE', 'CONTENT', 'CATEGORY', 'REDIRECT', 'GONE', 'NOT_FOUND'] as const,
});

/** What was found, and whether it is the home page, which every shop has (decision 058). */
type ShownLookup = PageLookup & { readonly isHome?: boolean };

const PageDetailsRef = builder.objectRef<ShownLookup>('PageDetails');

const pageOf = (lookup: PageLookup) => (lookup.kind === 'page' ? lookup.page : undefined);

const homePath = '/';

/** Rows and grid of an answer are the same, and a home page's cost some thought. */
const rowsOfLookups = new WeakMap<PageLookup, ReturnType<typeof loadRows>>();

async function loadRows(lookup: PageLookup, context: PublicContext) {
  const page = pageOf(lookup);
  const isHome = page === undefined ? lookup.kind === 'notFound' : page.page_type === 'HOMEPAGE';
  if (!isHome) return page === undefined ? [] : rowsOf(page);
  const rows = await homeRows(page?.rows ?? [], context);
  return rowsOf({ path: page?.path ?? homePath, rows });
}

function shownRows(lookup: ShownLookup, context: PublicContext) {
  if (lookup.kind === 'notFound' && !lookup.isHome) return Promise.resolve([]);
  let rows = rowsOfLookups.get(lookup);
  if (rows === undefined) {
    rows = loadRows(lookup, context);
    rowsOfLookups.set(lookup, rows);
  }
  return rows;
}

builder.queryField('pageDetailsByUrl', (t) =>
  t.public.field({
    type: PageDetailsRef.implement({
      description: 'What a path without a route of its own stands for (ROUTE-25…29).',
      fields: (f) => ({
        pageType: f.field({
          type: PageTypeRef,
          resolve: (lookup) => {
            switch (lookup.kind) {
              case 'page':
                return lookup.page.page_type;
              case 'redirect':
                return 'REDIRECT';
              case 'gone':
                return 'GONE';
              case 'notFound':
                return 'NOT_FOUND';
            }
          },
        }),
        redirectUrl: f.string({
          nullable: true,
          resolve: (lookup) => (lookup.kind === 'redirect' ? lookup.url : null),
        }),
        isTemporary: f.boolean({
          resolve: (lookup) => lookup.kind === 'redirect' && lookup.isTemporary,
        }),
        categoryId: f.string({ nullable: true, resolve: (lookup) => pageOf(lookup)?.category_id }),
        title: f.string({ nullable: true, resolve: (lookup) => pageOf(lookup)?.title }),
        headline: f.string({
          nullable: true,
          description: 'Of the first HTML teaser: names a page that has no title (SEO-13).',
          resolve: (lookup) => headlineOf(pageOf(lookup)),
        }),
        rows: f.field({
          type: [RowRef],
          resolve: async (lookup, _, context) => [...(await shownRows(lookup, context))],
        }),
        grid: f.field({
          type: [TeaserRef],
          description: 'The teasers of all rows, in reading order.',
          resolve: async (lookup, _, context) => (await shownRows(lookup, context)).flat(),
        }),
        seoTitle: f.string({ nullable: true, resolve: (lookup) => pageOf(lookup)?.seo?.title }),
        seoDescription: f.string({
          nullable: true,
          resolve: (lookup) => pageOf(lookup)?.seo?.description,
        }),
        robots: f.string({ nullable: true, resolve: (lookup) => pageOf(lookup)?.seo?.robots }),
        canonicalUrl: f.string({
          nullable: true,
          resolve: (lookup) => pageOf(lookup)?.seo?.canonicalUrl,
        }),
        missingIn: f.stringList({
          description: 'Consumer storefronts that have no page under this path (SEO-08).',
          resolve: (lookup) => missingIn(pageOf(lookup)),
        }),
        hreflangLinks: f.field({
          type: [HreflangRef],
          description: 'The same page in the consumer storefronts that have it; none for business.',
          resolve: async (lookup, _, { services, storefront }) => {
            const page = pageOf(lookup);
            if (page === undefined || storefront.id === 'b2b') return [];
            return hreflangLinks(page, services.parameters);
          },
        }),
        breadcrumbs: f.field({
          type: [LinkRef],
          description: 'The way to the page, itself at the end; without the home page.',
          resolve: async (lookup, _, { services, storefront, language }) => {
            const page = pageOf(lookup);
            if (page?.title == null) return [];
            const { above } = await services.content.pageContext(page, storefront, language);
            return [...above, { displayName: page.title, url: page.path }];
          },
        }),
        section: f.field({
          type: [LinkRef],
          description: 'Pages of the same section, for the left column; none where it is hidden.',
          resolve: async (lookup, _, { services, storefront, language }) => {
            const page = pageOf(lookup);
            if (page === undefined || page.hide_left_column) return [];
            return [...(await services.content.pageContext(page, storefront, language)).beside];
          },
        }),
        hideBreadcrumb: f.boolean({
          resolve: (lookup) => pageOf(lookup)?.hide_breadcrumb ?? false,
        }),
        hideLeftColumn: f.boolean({
          resolve: (lookup) => pageOf(lookup)?.hide_left_column ?? true,
        }),
        activeAbTests: f.field({
          type: [AbTestRef],
          resolve: (lookup) => [...(pageOf(lookup)?.active_ab_tests ?? [])],
        }),
      }),
    }),
    args: { url: t.arg.string({ required: true }) },
    resolve: async (_, { url }, { services, storefront, language }) => {
      const lookup = await services.content.lookUp(url, storefront, language);
      return url === homePath ? { ...lookup, isHome: true } : lookup;
    },
  }),
);

interface FilledSlot {
  readonly slot: (typeof teaserSlots)[number];
  readonly path: string;
}

const FilledSlotRef = builder.objectRef<FilledSlot>('ProductTeasers').implement({
  description: 'A place on a product’s page, and the content page whose rows fill it.',
  fields: (t) => ({
    slot: t.field({
      type: builder.enumType('TeaserSlot', { values: teaserSlots }),
      resolve: ({ slot }) => slot,
    }),
    path: t.exposeString('path'),
    page: t.field({
      type: PageDetailsRef,
      resolve: ({ path }, _, { services, storefront, language }) =>
        services.content.lookUp(path, storefront, language),
    }),
  }),
});

/** PDP-06: the teasers of a product, by the place where its page shows them. */
builder.objectField(ProductRef, 'teasers', (t) =>
  t.field({
    type: [FilledSlotRef],
    resolve: async ({ productId }, _, context) => {
      const product = await context.services.catalog.product(productId, context);
      return teaserSlots.flatMap((slot) => {
        const path = product?.teasers[slot];
        return path === undefined ? [] : [{ slot, path }];
      });
    },
  }),
);
