import { maxQueryLength, productPath } from '../../../contract/index.ts';
import type { PublicContext } from '../../context.ts';
import { builder } from '../../schema/builder.ts';
import { CategoryRef, ProductRef } from '../catalog/types.ts';
import { spelled } from '../storefront/storefront.ts';
import type { LongTail, Suggestion, TermCheck } from './service.ts';
import { suggestedCategories, suggestedLinks } from './suggestedLinks.ts';

const shopOf = ({ storefront, language }: PublicContext) => ({
  storefront: storefront.id,
  language,
});

const ProductHitRef = builder.objectRef<NonNullable<TermCheck['product']>>('ProductHit').implement({
  description: 'An article number or EAN that was met exactly (SEARCH-17).',
  fields: (t) => ({
    productId: t.exposeString('productId'),
    itemId: t.exposeString('itemId'),
    url: t.string({ resolve: ({ productId, itemId }) => productPath(productId, itemId) }),
  }),
});

const TermCheckRef = builder.objectRef<TermCheck>('SearchTermCheck').implement({
  fields: (t) => ({
    redirectPath: t.string({ nullable: true, resolve: ({ redirectPath }) => redirectPath }),
    link: t.field({ type: ProductHitRef, nullable: true, resolve: ({ product }) => product }),
    query: t.exposeString('query'),
    originalQuery: t.exposeString('originalQuery'),
  }),
});

const LongTailFilterRef = builder
  .objectRef<LongTail['filters'][number]>('LongTailFilter')
  .implement({
    fields: (t) => ({ name: t.exposeString('name'), values: t.exposeStringList('values') }),
  });

const LongTailRef = builder.objectRef<LongTail>('LongTailSearch').implement({
  fields: (t) => ({
    searchQuery: t.exposeString('searchQuery'),
    filters: t.expose('filters', { type: [LongTailFilterRef] }),
  }),
});

const SuggestionRef = builder
  .objectRef<{ value: string; label: string }>('SearchSuggestion')
  .implement({
    fields: (t) => ({ suggest: t.exposeString('value'), label: t.exposeString('label') }),
  });

interface Suggestions {
  /** What was typed; nothing where nothing is suggested. */
  readonly text: string;
  readonly suggestQueries: readonly Suggestion[];
}

const SuggestionsRef = builder.objectRef<Suggestions>('SearchSuggestions').implement({
  fields: (t) => ({
    suggestQueries: t.field({
      type: [SuggestionRef],
      resolve: ({ suggestQueries }) => [...suggestQueries],
    }),
    categories: t.field({
      type: [CategoryRef],
      description: 'At most four in whose name a word begins with what was typed.',
      resolve: ({ text }, _, context) => suggestedCategories(context, text),
    }),
    products: t.field({
      type: [ProductRef],
      description: 'The first four goods of the first suggested query, or of what was typed.',
      resolve: ({ text, suggestQueries: [first] }, _, context) => {
        const { catalog, search } = context.services;
        const term = (first?.value ?? text).trim();
        if (term === '') return [];
        const cards = search.firstCards({ ...shopOf(context), term, limit: suggestedLinks });
        return catalog.cards(cards, context);
      },
    }),
  }),
});

builder.queryFields((t) => ({
  searchTermCheck: t.public.field({
    type: TermCheckRef,
    args: { originalQuery: t.arg.string({ required: true }) },
    resolve: (_, { originalQuery }, context) =>
      context.services.search.checkTerm({
        ...shopOf(context),
        originalQuery: originalQuery.slice(0, maxQueryLength),
      }),
  }),
  adjustLongTailSearchQuery: t.public.field({
    type: LongTailRef,
    args: { searchQuery: t.arg.string({ required: true }) },
    resolve: (_, { searchQuery }, context) =>
      context.services.search.adjustLongTail({
        ...shopOf(context),
        searchQuery: searchQuery.slice(0, maxQueryLength),
      }),
  }),
  searchSuggestions: t.public.field({
    type: SuggestionsRef,
    description: 'None for business shoppers (SEARCH-07).',
    args: { userQuery: t.arg.string({ required: true }) },
    resolve: (_, { userQuery }, context) => {
      const text = context.storefront.id === 'b2b' ? '' : userQuery.slice(0, maxQueryLength);
      return {
        text,
        suggestQueries:
          text === '' ? [] : context.services.search.suggest({ ...shopOf(context), text }),
      };
    },
  }),
  popularSearches: t.public.stringList({
    description: 'At most eight, kept by the operator (DEC-28).',
    resolve: (_, __, context) =>
      context.services.search
        .popularTerms(shopOf(context))
        .map((term) => spelled(term, context.shopLanguage)),
  }),
}));
