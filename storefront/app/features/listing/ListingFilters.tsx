import {
  Box,
  FilterGroup,
  FilterOption,
  FilterOptions,
  FilterPanel,
  IconChevronDown,
  Link,
} from '@kreide/design-system';
import { graphql, useFragment } from '@kreide/relay';
import type { ReactNode } from 'react';
import { useMessages } from '../../platform/i18n/messages.tsx';
import { useShop } from '../../platform/shop.tsx';
import type { ListingFilters_listing$key } from './__generated__/ListingFilters_listing.graphql';
import { facetName, facetValueName } from './facetNames.ts';
import { heroFilters } from './heroFilters.ts';
import { type ListingState, listingHref, toggled } from './listingUrl.ts';
import { RangeFilter } from './RangeFilter.tsx';
import { usePressedState } from './usePressedState.ts';

/** LIST-05: enum filters as links, a range as a form or as steps, categories. */
export function ListingFilters({
  id,
  heroes,
  listing,
  state: listed,
  path,
  others,
  children,
}: {
  id: string;
  heroes: number;
  listing: ListingFilters_listing$key;
  state: ListingState;
  path: string;
  others: readonly (readonly [string, string])[];
  children?: ReactNode;
}) {
  const pressed = usePressedState(path, listed.defaultSort);
  // What was pressed is told at once, and a second press goes on from it.
  const state = pressed ?? listed;
  const href = (change?: Partial<ListingState>) => listingHref(path, state, change, others);
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
        ranges { name ...RangeFilter_range }
      }
    `,
    listing,
  );
  const t = useMessages();
  const { formats } = useShop();
  const heroNames = heroFilters(data.facets, heroes);

  return (
    <FilterPanel
      id={id}
      // Counts and the number of results are still those of before.
      aria-busy={pressed !== undefined}
      title={t('listing.filters')}
      closeLabel={t('common.close')}
      doneLabel={t('listing.show', { total: data.total, formatted: formats.number(data.total) })}
    >
      {children}
      {data.facets.map((facet) => {
        const isSelected = ({ value, selected }: (typeof facet.values)[number]) =>
          pressed ? (pressed.enumFilters.get(facet.name)?.includes(value) ?? false) : selected;
        const option = (value: (typeof facet.values)[number]) => {
          const selected = isSelected(value);
          return (
            <FilterOption
              key={value.value}
              label={facetValueName(t, facet.name, value)}
              count={formats.number(value.count)}
              selected={selected}
              {...(value.css && { swatch: value.css })}
              {...((value.count > 0 || selected) && {
                href: href({ enumFilters: toggled(state, facet.name, value.value) }),
              })}
            />
          );
        };
        return (
          <FilterGroup
            key={facet.name}
            title={facetName(t, facet)}
            count={facet.values.filter(isSelected).length}
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
      {data.ranges.map((range) => (
        <RangeFilter
          key={range.name}
          range={range}
          state={state}
          path={path}
          others={others}
          href={href}
        />
      ))}
    </FilterPanel>
  );
}

/** Link to a filter with all of its values, which keeps the scroll position. */
function MoreLink({ href, children }: { href: string; children: string }) {
  return (
    <Link href={href} rel="nofollow" iconEnd={<IconChevronDown size="s" />} data-keep-scroll="">
      {children}
    </Link>
  );
}
