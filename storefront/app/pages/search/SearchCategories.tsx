import { FilterGroup, FilterOption, FilterOptions } from '@kreide/design-system';
import { graphql, useFragment } from '@kreide/relay';
import { type ListingState, listingHref } from '../../features/listing/listingUrl.ts';
import { useMessages } from '../../platform/i18n/messages.tsx';
import { useShop } from '../../platform/shop.tsx';
import type { SearchCategories_listing$key } from './__generated__/SearchCategories_listing.graphql';

/** The category filter of a search (LIST-05, SEARCH-22): the shop's departments that have results. */
export function SearchCategories({
  listing,
  state,
  others,
}: {
  listing: SearchCategories_listing$key;
  state: ListingState;
  others: readonly (readonly [string, string])[];
}) {
  const { categories } = useFragment(
    graphql`
      fragment SearchCategories_listing on ProductListing {
        categories { category { categoryId name } count }
      }
    `,
    listing,
  );
  const t = useMessages();
  const { formats } = useShop();
  const chosen = others.find(([name]) => name === searchedCategory)?.[1];
  if (chosen === undefined && categories.length < 2) return null;
  const kept = others.filter(([name]) => name !== searchedCategory);
  return (
    <FilterGroup title={t('listing.category')} count={chosen === undefined ? 0 : 1} open>
      <FilterOptions>
        {categories.map(({ category: { categoryId, name }, count }) => {
          const selected = categoryId === chosen;
          const params = selected ? kept : [...kept, [searchedCategory, categoryId] as const];
          return (
            <FilterOption
              key={categoryId}
              plain
              label={name}
              count={formats.number(count)}
              selected={selected}
              href={listingHref('/search', state, { currentPage: 1 }, params)}
            />
          );
        })}
      </FilterOptions>
    </FilterGroup>
  );
}

/** The parameter that restricts a search (ROUTE-04). */
const searchedCategory = 'searchInCategoryId';
