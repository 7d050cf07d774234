import {
  Box,
  FilterGroup,
  FilterOption,
  FilterOptions,
  FilterPanel,
  IconChevronDown,
  Link,
  RangeField,
} from '@kreide/design-system';
import { graphql, useFragment } from '@kreide/relay';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useMessages } from '../../platform/i18n/messages.tsx';
import { useShop } from '../../platform/shop.tsx';
import type { ListingFilters_listing$key } from './__generated__/ListingFilters_listing.graphql';
import { facetName, facetValueName } from './facetNames.ts';
import { heroFilters } from './heroFilters.ts';
import { type ListingState, listingParams, parseRange, type Range, toggled } from './listingUrl.ts';

/** LIST-05: enum filters as links, the price range as a form, ratings as steps, categories. */
export function ListingFilters({
  id,
  heroes,
  listing,
  state,
  path,
  others,
  href,
  children,
}: {
  id: string;
  heroes: number;
  listing: ListingFilters_listing$key;
  state: ListingState;
  path: string;
  others: readonly (readonly [string, string])[];
  href: (change?: Partial<ListingState>) => string;
  children?: ReactNode;
}) {
  const data = useFragment(
    graphql`
      fragment ListingFilters_listing on ProductListing
      @argumentDefinitions(expanded: { type: "String" }) {
        total
        facetCount
        facets(first: 8, values: 8, expanded: $expanded) {
          name
          displayName
          valueCount
          values { value name css count selected }
        }
        priceRange { minCents maxCents }
        ratingCounts
      }
    `,
    listing,
  );
  const t = useMessages();
  const { formats } = useShop();
  const navigate = useNavigate();
  const price = state.rangeFilters.get('price');
  const rating = state.rangeFilters.get('rating');

  /** As one types it: "1234,5". */
  const plainNumber = (value: number) =>
    Number.isInteger(value) ? String(value) : formats.number(value, { useGrouping: false });

  function withRange(name: 'price' | 'rating', range: Range | undefined) {
    const rangeFilters = new Map(state.rangeFilters);
    if (range === undefined) rangeFilters.delete(name);
    else rangeFilters.set(name, range);
    return href({ rangeFilters });
  }

  const heroNames = heroFilters(data.facets, heroes);

  return (
    <FilterPanel
      id={id}
      title={t('listing.filters')}
      closeLabel={t('common.close')}
      doneLabel={t('listing.show', { total: data.total, formatted: formats.number(data.total) })}
    >
      {children}
      {data.facets.map((facet) => {
        const option = (value: (typeof facet.values)[number]) => (
          <FilterOption
            key={value.value}
            label={facetValueName(t, facet.name, value)}
            count={formats.number(value.count)}
            selected={value.selected}
            {...(value.css && { swatch: value.css })}
            {...((value.count > 0 || value.selected) && {
              href: href({ enumFilters: toggled(state, facet.name, value.value) }),
            })}
          />
        );
        return (
          <FilterGroup
            key={facet.name}
            title={facetName(t, facet)}
            count={facet.values.filter(({ selected }) => selected).length}
            open={
              heroNames.has(facet.name) ||
              state.enumFilters.has(facet.name) ||
              state.expanded === facet.name
            }
          >
            <FilterOptions>{facet.values.map(option)}</FilterOptions>
            {facet.valueCount > facet.values.length && (
              <MoreLink href={href({ expanded: facet.name })}>
                {t('listing.moreValues', { count: facet.valueCount - facet.values.length })}
              </MoreLink>
            )}
          </FilterGroup>
        );
      })}
      {data.facetCount > data.facets.length && (
        <Box paddingBlock="s">
          <MoreLink href={href({ expanded: '*' })}>{t('listing.moreFilters')}</MoreLink>
        </Box>
      )}
      {data.priceRange && data.priceRange.minCents < data.priceRange.maxCents && (
        <FilterGroup title={t('listing.price')} count={price ? 1 : 0} open>
          <RangeField
            action={path}
            legend={t('listing.price')}
            fromLabel={t('listing.price.from')}
            toLabel={t('listing.price.to')}
            submitLabel={t('listing.price.apply')}
            names={{ from: 'filter.price.from', to: 'filter.price.to' }}
            value={{
              from: price?.from === undefined ? '' : plainNumber(price.from),
              to: price?.to === undefined ? '' : plainNumber(price.to),
            }}
            span={{
              min: Math.floor(data.priceRange.minCents / 100),
              max: Math.ceil(data.priceRange.maxCents / 100),
            }}
            format={plainNumber}
            unit={formats.currencySign}
            params={[
              ...others,
              ...listingParams(state).filter(([name]) => name !== 'filter.price'),
            ]}
            onValueChange={({ from, to }) =>
              navigate(withRange('price', parseRange(`${from}-${to}`)))
            }
          />
        </FilterGroup>
      )}
      {data.ratingCounts.some((count, stars) => stars > 0 && count > 0) && (
        <FilterGroup title={t('listing.rating')} count={rating ? 1 : 0} open={rating !== undefined}>
          <FilterOptions>
            {[4, 3, 2].map((stars) => {
              const isSelected = rating?.from === stars;
              const count = data.ratingCounts.slice(stars).reduce((sum, n) => sum + n, 0);
              return (
                <FilterOption
                  key={stars}
                  plain
                  label={t('listing.rating.from', { stars })}
                  count={formats.number(count)}
                  selected={isSelected}
                  {...((count > 0 || isSelected) && {
                    href: withRange('rating', isSelected ? undefined : { from: stars }),
                  })}
                />
              );
            })}
          </FilterOptions>
        </FilterGroup>
      )}
    </FilterPanel>
  );
}

/** The rest of a filter, on the same place of the page. */
function MoreLink({ href, children }: { href: string; children: string }) {
  return (
    <Link href={href} rel="nofollow" iconEnd={<IconChevronDown size="s" />} data-keep-scroll="">
      {children}
    </Link>
  );
}
