import { builder } from '../../schema/builder.ts';
import { ProductRef } from '../catalog/types.ts';
import { headlineOf, missingIn, type PageLookup } from './service.ts';
import type { PageRow, Teaser } from './store.ts';

const TeaserRef = builder.objectRef<Teaser>('Teaser').implement({
  fields: (t) => ({
    template: t.exposeString('template'),
    attributes: t.field({
      type: 'JSON',
      description: 'By the attribute names of the content model; HTML is sanitised.',
      resolve: ({ attributes }) => attributes,
    }),
    products: t.field({
      type: [ProductRef],
      description: 'Of a recommendation teaser (CMS-11).',
      resolve: ({ attributes }, _, context) => {
        const ids = attributes.productsRecommendations;
        return Array.isArray(ids)
          ? context.services.catalog.cards(
              ids.filter((id) => typeof id === 'string'),
              context,
            )
          : [];
      },
    }),
  }),
});

const RowRef = builder.objectRef<PageRow['rows'][number]>('ContentRow').implement({
  fields: (t) => ({ cells: t.field({ type: [TeaserRef], resolve: ({ cells }) => [...cells] }) }),
});

const PageTypeRef = builder.enumType('PageType', {
  values: ['HOMEPAGE', 'CONTENT', 'CATEGORY', 'REDIRECT', 'GONE', 'NOT_FOUND'] as const,
});

const pageOf = (lookup: PageLookup) => (lookup.kind === 'page' ? lookup.page : undefined);

builder.queryField('pageDetailsByUrl', (t) =>
  t.field({
    type: builder.objectRef<PageLookup>('PageDetails').implement({
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
        rows: f.field({ type: [RowRef], resolve: (lookup) => [...(pageOf(lookup)?.rows ?? [])] }),
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
        hideBreadcrumb: f.boolean({
          resolve: (lookup) => pageOf(lookup)?.hide_breadcrumb ?? false,
        }),
      }),
    }),
    args: { url: t.arg.string({ required: true }) },
    resolve: (_, { url }, { services, storefront, language }) =>
      services.content.lookUp(url, storefront, language),
  }),
);
