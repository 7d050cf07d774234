import { FilterGroup, FilterOption, FilterOptions, RangeField } from '@kreide/design-system';
import { graphql, useFragment } from '@kreide/relay';
import { isRangeFilterId, rangeFilterRules } from '@kreide/server/contract';
import { useNavigate } from 'react-router';
import { useMessages } from '../../platform/i18n/messages.tsx';
import { useShop } from '../../platform/shop.tsx';
import type { RangeFilter_range$key } from './__generated__/RangeFilter_range.graphql';
import {
  type ListingState,
  listingParams,
  parseRange,
  rangeParams,
  withRange,
} from './listingUrl.ts';
import { rangeText } from './rangeText.ts';

/** A filter by a figure: as steps where the contract defines some, else as two bounds. */
export function RangeFilter({
  range,
  state,
  path,
  others,
  href,
}: {
  range: RangeFilter_range$key;
  state: ListingState;
  path: string;
  others: readonly (readonly [string, string])[];
  href: (change?: Partial<ListingState>) => string;
}) {
  const { name, min, max, steps } = useFragment(
    graphql`
      fragment RangeFilter_range on Range {
        name
        min
        max
        steps { from count }
      }
    `,
    range,
  );
  const t = useMessages();
  const { formats } = useShop();
  const navigate = useNavigate();
  // A range of a newer server has no texts in this build.
  if (!isRangeFilterId(name)) return null;
  const own = state.rangeFilters.get(name);
  const title = t(`listing.range.${name}`);
  const count = own === undefined ? 0 : 1;

  if (steps.length > 0) {
    return (
      <FilterGroup title={title} count={count} open={own !== undefined}>
        <FilterOptions>
          {steps.map((step) => {
            const selected = own?.from === step.from;
            const chosen = selected ? undefined : { from: step.from };
            return (
              <FilterOption
                key={step.from}
                plain
                label={rangeText(t, formats, name, { from: step.from })}
                count={formats.number(step.count)}
                selected={selected}
                {...((step.count > 0 || selected) && {
                  href: href({ rangeFilters: withRange(state, name, chosen) }),
                })}
              />
            );
          })}
        </FilterOptions>
      </FilterGroup>
    );
  }

  // With a single value there is nothing to choose.
  if (min === max) return null;
  /** As typed by hand: "1234,5". */
  const plainNumber = (value: number) =>
    Number.isInteger(value) ? String(value) : formats.number(value, { useGrouping: false });
  const params = rangeParams(name);
  return (
    <FilterGroup title={title} count={count} open>
      <RangeField
        action={path}
        legend={title}
        fromLabel={t('listing.bound.from')}
        toLabel={t('listing.bound.to')}
        submitLabel={t('listing.bound.apply')}
        names={params}
        value={{
          from: own?.from === undefined ? '' : plainNumber(own.from),
          to: own?.to === undefined ? '' : plainNumber(own.to),
        }}
        span={{ min: Math.floor(min), max: Math.ceil(max) }}
        format={plainNumber}
        unit={rangeFilterRules(name).isMoney ? formats.currencySign : undefined}
        params={[...others, ...listingParams(state).filter(([other]) => other !== params.both)]}
        onValueChange={({ from, to }) =>
          navigate(href({ rangeFilters: withRange(state, name, parseRange(`${from}-${to}`)) }))
        }
      />
    </FilterGroup>
  );
}
