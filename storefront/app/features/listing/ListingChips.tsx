import { type FilterChip, FilterChips } from '@kreide/design-system';
import { graphql, useFragment } from '@kreide/relay';
import { useMessages } from '../../platform/i18n/messages.tsx';
import { useShop } from '../../platform/shop.tsx';
import type { ListingChips_listing$key } from './__generated__/ListingChips_listing.graphql';
import { facetValueName } from './facetNames.ts';
import { type ListingState, toggled } from './listingUrl.ts';

/** What is filtered now; each chip takes itself away. */
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
  const without = (name: string) =>
    href({ rangeFilters: new Map([...state.rangeFilters].filter(([other]) => other !== name)) });
  const bound = (value: number | undefined) => (value === undefined ? '' : formats.amount(value));

  const chips: FilterChip[] = facets.flatMap((facet) =>
    facet.values
      .filter(({ selected }) => selected)
      .map((value) => ({
        label: facetValueName(t, facet.name, value),
        href: href({ enumFilters: toggled(state, facet.name, value.value) }),
      })),
  );
  const price = state.rangeFilters.get('price');
  if (price !== undefined) {
    const values = { from: bound(price.from), to: bound(price.to) };
    const key =
      price.to === undefined ? 'from' : price.from === undefined ? 'to' : ('between' as const);
    chips.push({ label: t(`listing.chip.price.${key}`, values), href: without('price') });
  }
  const rating = state.rangeFilters.get('rating');
  if (rating?.from !== undefined) {
    chips.push({
      label: t('listing.rating.from', { stars: rating.from }),
      href: without('rating'),
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
          href: href({ enumFilters: new Map(), rangeFilters: new Map() }),
        },
      })}
    />
  );
}
