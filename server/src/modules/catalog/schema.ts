import {
  isRangeFilterId,
  type Range,
  type RangeFilterId,
  rangeFilterRules,
  sortKeys,
} from '../../../contract/index.ts';
import type { PublicContext } from '../../context.ts';
import { builder } from '../../schema/builder.ts';
import { inLanguage } from '../storefront/storefront.ts';
import { CategoryRef } from './browseTypes.ts';
import { navigationTree } from './navigation.ts';
import type { ListedRange, Listing, ListRequest } from './readModel/list.ts';
import { isUseful, type ShownFacet, shownFacets } from './shownFacets.ts';
import type { Category } from './taxonomy.ts';
import { ProductRef, selectionOf } from './types.ts';
import { VariantInformationRef, VariantSelectionInput } from './valueTypes.ts';
import { configure } from './variants.ts';

/** LIST-01: 60 a page; a client that asks for more gets this many. */
const maxPageSize = 120;
/** Of products asked for by their ids. */
const maxProductIds = 20;

const SortKeyRef = builder.enumType('SortKey', { values: sortKeys });

const EnumFilterInput = builder.inputType('EnumFilter', {
  fields: (t) => ({
    id: t.string({ required: true }),
    values: t.stringList({ required: true }),
  }),
});

const RangeFilterInput = builder.inputType('RangeFilter', {
  description: 'Bounds are inclusive, in units: of the currency, or stars.',
  fields: (t) => ({
    id: t.string({ required: true, description: 'The name of one of `ranges`.' }),
    from: t.float(),
    to: t.float(),
  }),
});

const ListingFilterInput = builder.inputType('ListingFilter', {
  fields: (t) => ({
    enumFilters: t.field({ type: [EnumFilterInput] }),
    rangeFilters: t.field({ type: [RangeFilterInput] }),
  }),
});

type Facet = ShownFacet;

const FacetValueRef = builder.objectRef<Facet['values'][number]>('FacetValue').implement({
  fields: (t) => ({
    value: t.exposeString('id'),
    name: t.string({ nullable: true, resolve: ({ name }) => name }),
    css: t.string({ nullable: true, resolve: ({ css }) => css }),
    count: t.exposeInt('count'),
    selected: t.exposeBoolean('selected'),
  }),
});

const FacetRef = builder.objectRef<Facet>('Facet').implement({
  description: 'An enum filter with the counts that choosing a value would give.',
  fields: (t) => ({
    name: t.exposeString('id', { description: 'What stands in filter.{name}.' }),
    kind: t.exposeString('kind', {
      description: 'attribute, manufacturer, availability or offer.',
    }),
    displayName: t.string({
      nullable: true,
      description: 'Null for those that the interface names itself.',
      resolve: ({ name }) => name,
    }),
    display: t.exposeString('display'),
    values: t.field({ type: [FacetValueRef], resolve: ({ values }) => [...values] }),
    valueCount: t.exposeInt('valueCount', { description: 'Also those that were not asked for.' }),
  }),
});

const CategoryCountRef = builder
  .objectRef<{ category: Category; count: number }>('CategoryCount')
  .implement({
    fields: (t) => ({
      category: t.expose('category', { type: CategoryRef }),
      count: t.exposeInt('count'),
    }),
  });

const RangeStepRef = builder.objectRef<ListedRange['steps'][number]>('RangeStep').implement({
  fields: (t) => ({
    from: t.exposeFloat('from'),
    count: t.exposeInt('count', { description: 'Products with so many or more.' }),
  }),
});

const RangeRef = builder.objectRef<ListedRange>('Range').implement({
  description: 'A range filter with what there is without itself, in its units.',
  fields: (t) => ({
    name: t.exposeString('id', { description: 'What stands in filter.{name}.' }),
    min: t.float({ resolve: ({ id, min }) => min / rangeFilterRules(id).parts }),
    max: t.float({ resolve: ({ id, max }) => max / rangeFilterRules(id).parts }),
    steps: t.field({
      type: [RangeStepRef],
      description: 'Best first; none where it is offered as two bounds.',
      resolve: ({ steps }) => [...steps],
    }),
  }),
});

interface ProductListing extends Listing {
  readonly offset: number;
  readonly limit: number;
  readonly correctedTerm: string | undefined;
  readonly didYouMean: string | undefined;
}

const ProductListingRef = builder.objectRef<ProductListing>('ProductListing').implement({
  fields: (t) => ({
    total: t.exposeInt('total'),
    offset: t.exposeInt('offset'),
    limit: t.exposeInt('limit'),
    products: t.field({
      type: [ProductRef],
      description: 'Each as the item shows it that meets the filters and what was searched for.',
      resolve: ({ cardIds }, _, context) => context.services.catalog.cards(cardIds, context),
    }),
    facets: t.field({
      type: [FacetRef],
      description:
        'In the order of their use (decision 049); those with a selection are never left out.',
      args: {
        first: t.arg.int({ description: 'At most so many facets.' }),
        values: t.arg.int({ description: 'At most so many values of each, and the chosen ones.' }),
        expanded: t.arg.string({ description: 'This facet comes with all values; * all facets.' }),
      },
      resolve: ({ facets }, { first, values, expanded }) =>
        shownFacets(facets, {
          first: expanded === '*' ? undefined : (first ?? undefined),
          values: values ?? undefined,
          expanded: expanded ?? undefined,
        }),
    }),
    facetCount: t.int({ resolve: ({ facets }) => facets.filter(isUseful).length }),
    ranges: t.field({
      type: [RangeRef],
      description: 'Those that some product has a figure for.',
      resolve: ({ ranges }) => [...ranges],
    }),
    categories: t.field({
      type: [CategoryCountRef],
      description:
        'The highest categories with products among the results: of a search the departments.',
      resolve: async ({ categoryCounts }, _, { services, storefront }) => {
        const taxonomy = await services.catalog.taxonomy();
        return [...categoryCounts].flatMap(([id, count]) => {
          const category = taxonomy.category(id, storefront.id);
          const isHighest = !category?.ancestors.some((above) => categoryCounts.has(above.id));
          return category !== undefined && isHighest ? [{ category, count }] : [];
        });
      },
    }),
    correctedTerm: t.string({
      nullable: true,
      description: 'What was searched instead of a misspelt term.',
      resolve: ({ correctedTerm }) => correctedTerm,
    }),
    didYouMean: t.string({ nullable: true, resolve: ({ didYouMean }) => didYouMean }),
  }),
});

type FilterInput = typeof ListingFilterInput.$inferInput;

function filtersOf(filter: FilterInput | null | undefined): NonNullable<ListRequest['filters']> {
  const ranges = new Map<RangeFilterId, Range>();
  for (const { id, from, to } of filter?.rangeFilters ?? []) {
    if (!isRangeFilterId(id) || ranges.has(id)) continue;
    const { parts } = rangeFilterRules(id);
    ranges.set(id, {
      ...(typeof from === 'number' && { from: Math.round(from * parts) }),
      ...(typeof to === 'number' && { to: Math.round(to * parts) }),
    });
  }
  return {
    enums: new Map((filter?.enumFilters ?? []).map(({ id, values }) => [id, values])),
    ranges,
  };
}

function list(
  context: PublicContext,
  request: Omit<ListRequest, 'storefront' | 'language'>,
  words: { correctedTerm?: string | undefined; didYouMean?: string | undefined } = {},
): ProductListing | null {
  const offset = Math.max(0, request.offset);
  const limit = Math.min(Math.max(1, request.limit), maxPageSize);
  const listing = context.services.readModel.list({
    ...request,
    storefront: context.storefront.id,
    language: context.language,
    offset,
    limit,
  });
  return listing === undefined
    ? null
    : {
        ...listing,
        offset,
        limit,
        correctedTerm: words.correctedTerm,
        didYouMean: words.didYouMean,
      };
}

builder.queryFields((t) => ({
  category: t.public.field({
    type: CategoryRef,
    nullable: true,
    args: { coreCategoryId: t.arg.string({ required: true }) },
    resolve: async (_, { coreCategoryId }, { services, storefront }) =>
      (await services.catalog.taxonomy()).category(coreCategoryId, storefront.id),
  }),
  categoryProducts: t.public.field({
    type: ProductListingRef,
    nullable: true,
    args: {
      categoryId: t.arg.string({ required: true }),
      offset: t.arg.int({ required: true, defaultValue: 0 }),
      limit: t.arg.int({ required: true, defaultValue: 60 }),
      sortBy: t.arg({ type: SortKeyRef, required: true, defaultValue: 'si' }),
      filter: t.arg({ type: ListingFilterInput }),
    },
    resolve: async (_, { categoryId, offset, limit, sortBy, filter }, context) => {
      await context.guard.assertMayBrowse();
      return list(context, { categoryId, offset, limit, sort: sortBy, filters: filtersOf(filter) });
    },
  }),
  search: t.public.field({
    type: ProductListingRef,
    args: {
      searchTerm: t.arg.string({ required: true }),
      category: t.arg.string({ description: 'Restricts the result to this category.' }),
      offset: t.arg.int({ required: true, defaultValue: 0 }),
      limit: t.arg.int({ required: true, defaultValue: 60 }),
      sortBy: t.arg({ type: SortKeyRef, required: true, defaultValue: 'relevance' }),
      filter: t.arg({ type: ListingFilterInput }),
    },
    resolve: async (_, { searchTerm, category, offset, limit, sortBy, filter }, context) => {
      await context.guard.assertMayBrowse();
      const wanted = {
        storefront: context.storefront.id,
        language: context.language,
        term: searchTerm,
      };
      const result = context.services.search.search(wanted);
      const request = {
        hits: result.hits,
        preferences: await context.services.search.preferences(wanted),
        offset,
        limit,
        sort: sortBy,
        filters: filtersOf(filter),
      };
      // An unknown category restricts nothing: the visitor gets what was searched.
      const listing =
        (typeof category === 'string' &&
          list(context, { ...request, categoryId: category }, result)) ||
        list(context, request, result);
      if (listing === null) throw new Error('a search without category always has a listing');
      return listing;
    },
  }),
  productById: t.public.field({
    type: ProductRef,
    nullable: true,
    args: { productId: t.arg.string({ required: true }) },
    resolve: async (_, { productId }, context) => {
      await context.guard.assertMayBrowse();
      return (await context.services.catalog.cards([productId], context))[0];
    },
  }),
  productsById: t.public.field({
    type: [ProductRef],
    description:
      'In the order of the ids, without those that are not sold here. Looks at the first 20 ids.',
    args: {
      productIds: t.arg.stringList({ required: true }),
      limit: t.arg.int({ required: true, defaultValue: maxProductIds }),
    },
    resolve: async (_, { productIds, limit }, context) => {
      await context.guard.assertMayBrowse();
      const wanted = [...new Set(productIds.slice(0, maxProductIds))];
      const cards = await context.services.catalog.cards(wanted, context);
      return cards.slice(0, Math.max(0, limit));
    },
  }),
  retiredProduct: t.public.field({
    type: builder
      .objectRef<{ readonly replacementIds: readonly string[] }>('RetiredProduct')
      .implement({
        description: 'A product that was sold once.',
        fields: (f) => ({
          replacementProducts: f.field({
            type: [ProductRef],
            resolve: ({ replacementIds }, _, context) =>
              context.services.catalog.cards(replacementIds, context),
          }),
        }),
      }),
    nullable: true,
    args: { productId: t.arg.string({ required: true }) },
    resolve: (_, { productId }, context) => context.services.catalog.retired(productId, context),
  }),
  variantInformation: t.public.field({
    type: VariantInformationRef,
    nullable: true,
    args: {
      productId: t.arg.string({ required: true }),
      selectedVariants: t.arg({ type: [VariantSelectionInput], required: true }),
      itemId: t.arg.string(),
    },
    resolve: async (_, { productId, selectedVariants, itemId }, context) => {
      await context.guard.assertMayBrowse();
      const product = await context.services.catalog.product(productId, context);
      return product === undefined
        ? null
        : configure(product, selectionOf(selectedVariants), itemId ?? null);
    },
  }),
  navigationTree: t.public.field({
    type: [CategoryRef],
    description: 'The children of a category, or the top categories (API-31).',
    args: {
      rootId: t.arg.string(),
      level: t.arg.int({ description: 'How many levels come with it; else all.' }),
      itemId: t.arg.string({ description: 'Only the branch that leads to this category.' }),
    },
    resolve: async (_, wanted, { services, storefront }) =>
      navigationTree(await services.catalog.taxonomy(), wanted, storefront.id),
  }),
  mainCategory: t.public.string({
    nullable: true,
    description: 'Name of the top category above a category.',
    args: { categoryId: t.arg.string({ required: true }) },
    resolve: async (_, { categoryId }, { services, storefront, shopLanguage }) => {
      const category = (await services.catalog.taxonomy()).category(categoryId, storefront.id);
      return category && inLanguage((category.ancestors[0] ?? category).name, shopLanguage);
    },
  }),
}));
