import {
  Columns,
  Container,
  EmptyState,
  FilterPanelOpener,
  Inline,
  Link,
  Pagination,
  SkipLink,
  SortSelect,
  Stack,
  type Subject,
  Text,
  TileGrid,
} from '@kreide/design-system';
import { graphql, useFragment } from '@kreide/relay';
import { legalPath, type SortKey, sortKeys } from '@kreide/server/contract';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useMessages } from '../../platform/i18n/messages.tsx';
import { useShop } from '../../platform/shop.tsx';
import { ProductTile } from '../product/ProductTile.tsx';
import type { Listing_listing$key } from './__generated__/Listing_listing.graphql';
import { ListingChips } from './ListingChips.tsx';
import { ListingFilters } from './ListingFilters.tsx';
import {
  type ListingState,
  listingHref,
  listingParams,
  noFilters,
  productsPerPage,
} from './listingUrl.ts';

export interface ListingProps {
  listing: Listing_listing$key;
  state: ListingState;
  /** Path of the page, and parameters that every link keeps (the query of a search). */
  path: string;
  others?: readonly (readonly [string, string])[];
  /** How many filters are unfolded. */
  heroes: number;
  /** Before the listing's own filters. */
  firstFilter?: ReactNode;
  /** Heading and intro. */
  head: ReactNode;
  tint?: Subject | undefined;
}

/** Tiles in the first screenful at most widths. */
const eagerTiles = 4;

const panelId = 'filters';
/** The scroll target of a search whose result is open already (SEARCH-19). */
const productsId = 'products';

/** The common parts of a category and a search result: filters, chips, sorting, tiles, pages. */
export function Listing({
  listing,
  state,
  path,
  others = [],
  heroes,
  firstFilter,
  head,
  tint,
}: ListingProps) {
  const data = useFragment(
    graphql`
      fragment Listing_listing on ProductListing @argumentDefinitions(expanded: { type: "String" }) {
        total
        products { id ...ProductTile_product }
        facets(first: 8, values: 8, expanded: $expanded) { name values { value selected } }
        ...ListingFilters_listing @arguments(expanded: $expanded)
        ...ListingChips_listing @arguments(expanded: $expanded)
      }
    `,
    listing,
  );
  const t = useMessages();
  const { domain, formats } = useShop();
  const navigate = useNavigate();
  const href = (change?: Partial<ListingState>) => listingHref(path, state, change, others);
  const pages = Math.max(1, Math.ceil(data.total / productsPerPage));
  const layout = domain.isB2b ? 'list' : 'grid';
  const chosenFacets = data.facets.filter(({ values }) => values.some(({ selected }) => selected));
  const offered = sortKeys.filter(
    (key) => key !== 'relevance' || state.defaultSort === 'relevance',
  );

  return (
    <Container>
      <Stack gap="l">
        {head}
        {/* A skip link: the filters may have fifty stops of the Tab key. */}
        {data.products.length > 0 && (
          <SkipLink href={`#${productsId}`}>{t('listing.skip')}</SkipLink>
        )}
        <Columns template="sidebar">
          <ListingFilters
            id={panelId}
            heroes={heroes}
            listing={data}
            state={state}
            path={path}
            others={others}
          >
            {firstFilter}
          </ListingFilters>
          <Stack gap="m">
            <ListingChips listing={data} state={state} href={href} />
            <Inline justify="between">
              <Text tone="muted" tabular role="status">
                {t('listing.count', { total: data.total, formatted: formats.number(data.total) })}
              </Text>
              <Inline gap="s">
                <FilterPanelOpener
                  panel={panelId}
                  label={t('listing.filters')}
                  count={chosenFacets.length + state.rangeFilters.size}
                />
                <SortSelect
                  label={t('listing.sort')}
                  value={state.sort}
                  options={offered.map((key) => ({ value: key, label: t(`listing.sort.${key}`) }))}
                  params={[...others, ...listingParams(state).filter(([name]) => name !== 'sort')]}
                  submitLabel={t('listing.sort.apply')}
                  onValueChange={(value) =>
                    navigate(href({ sort: value as SortKey, currentPage: 1 }))
                  }
                />
              </Inline>
            </Inline>
            {data.products.length === 0 ? (
              <NothingListed
                hasFilters={chosenFacets.length + state.rangeFilters.size > 0}
                unfiltered={href({ ...noFilters, currentPage: 1 })}
              />
            ) : (
              <TileGrid id={productsId} tabIndex={-1} layout={layout}>
                {data.products.map((product, index) => (
                  <ProductTile
                    key={product.id}
                    product={product}
                    tint={tint}
                    layout={layout}
                    eager={index < eagerTiles}
                    headingLevel={2}
                  />
                ))}
              </TileGrid>
            )}
            <Pagination
              current={state.currentPage}
              total={pages}
              hrefFor={(page) => href({ currentPage: page })}
              labels={{
                navigation: t('pagination.label'),
                previous: t('pagination.previous'),
                next: t('pagination.next'),
                page: (page) => t('pagination.page', { page }),
              }}
            />
            <Text size="s" tone="muted">
              {domain.isB2b ? t('listing.priceNote.net') : t('listing.priceNote.gross')}{' '}
              <Link href={legalPath('shipping', domain.shopLanguage)}>{t('price.shipping')}</Link>.{' '}
              {t('listing.rankingNote')}
            </Text>
          </Stack>
        </Columns>
      </Stack>
    </Container>
  );
}

/** Only what is filtered can be the filters' fault: else there is nothing here, or not yet. */
function NothingListed({ hasFilters, unfiltered }: { hasFilters: boolean; unfiltered: string }) {
  const t = useMessages();
  return (
    <EmptyState
      drawing="search"
      title={t(hasFilters ? 'listing.empty.title' : 'listing.empty.none')}
    >
      {hasFilters ? (
        <Link href={unfiltered}>{t('listing.empty.reset')}</Link>
      ) : (
        <Link href="/">{t('error.home')}</Link>
      )}
    </EmptyState>
  );
}
