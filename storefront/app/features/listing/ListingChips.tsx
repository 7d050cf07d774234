import { type FilterChip, FilterChips } from '@kreide/design-system';
import { graphql, useFragment } from '@kreide/relay';
import { useMessages } from '../../platform/i18n/messages.tsx';
import { useShop } from '../../platform/shop.tsx';
import type { ListingChips_listing$key } from './__generated__/ListingChips_listing.graphql';
import { facetValueName } from './facetNames.ts';
import { type ListingState, noFilters, toggled, withRange } from './listingUrl.ts';
import { rangeText } from './rangeText.ts';

/** The active filters; each chip removes its filter. */
export function ListingChips({
  listing,
  state,
  href,
}: {
  listing: ListingChips_listing$key;
  state: ListingState;
  href: (change?: Partial<ListingState>) => string;
}) {
  const { facets } = useFragment(
    graphql`
      fragment ListingChips_listing on ProductListing
      @argumentDefinitions(expanded: { type: "String" }) {
        facets(first: 8, values: 8, expanded: $expanded) { name values { value name selected } }
      }
    `,
    listing,
  );
  const t = useMessages();
  const { formats } = useShop();

  const chips: FilterChip[] = facets.flatMap((facet) =>
    facet.values
      .filter(({ selected }) => selected)
      .map((value) => ({
        label: facetValueName(t, facet.name, value),
        href: href({ enumFilters: toggled(state, facet.name, value.value) }),
      })),
  );
  for (const [id, range] of state.rangeFilters) {
    chips.push({
      label: rangeText(t, formats, id, range),
      href: href({ rangeFilters: withRange(state, id, undefined) }),
    });
  }
  if (chips.length === 0) return null;
  return (
    <FilterChips
      label={t('listing.active')}
      chips={chips}
      removeLabel={t('listing.remove')}
      {...(chips.length > 1 && {
        clear: {
          label: t('listing.clear'),
          href: href(noFilters),
        },
      })}
    />
  );
}
