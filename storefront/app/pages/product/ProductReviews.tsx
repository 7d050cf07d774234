import {
  ButtonLink,
  Card,
  Columns,
  Heading,
  Inline,
  Link,
  RatingBreakdown,
  Skeleton,
  Stack,
  StarRating,
  Text,
} from '@kreide/design-system';
import { graphql, useFragment } from '@kreide/relay';
import { type ReviewSort, reviewPath, reviewSorts, shownReviews } from '@kreide/server/contract';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useMessages } from '../../platform/i18n/messages.tsx';
import '../../platform/i18n/productTexts.ts';
import { onDemand } from '../../platform/onDemand.tsx';
import { wantedReviews } from '../../platform/reviewParams.ts';
import { useShop } from '../../platform/shop.tsx';
import type { ProductReviews_product$key } from './__generated__/ProductReviews_product.graphql';
import { ProductReview } from './ProductReview.tsx';

/** Fragment of rating links: opens the form. */
const writingHash = '#write-review';

const ReviewForm = onDemand(
  async () => (await import('../../features/review/ReviewForm.tsx')).ReviewForm,
  { fallback: <Skeleton shape="block" height="30rem" /> },
);

interface Wanted {
  stars: number | null;
  reviews?: number;
  order?: ReviewSort;
}

/**
 * PDP-32…34: reviews with their distribution. The filter is part of the address, so that its links
 * work without JavaScript, too.
 */
export function ProductReviews({ product }: { product: ProductReviews_product$key }) {
  const { productId, rating, numberOfRatings, reviews } = useFragment(
    graphql`
      fragment ProductReviews_product on Product
      @argumentDefinitions(
        stars: { type: "Int" }
        limit: { type: "Int!", defaultValue: 5 }
        sort: { type: "ReviewSort!", defaultValue: newest }
      ) {
        productId
        rating
        numberOfRatings
        reviews(limit: $limit, filter: $stars, sort: $sort) {
          total
          counts
          reviews { id ...ProductReview_review }
        }
      }
    `,
    product,
  );
  const t = useMessages();
  const { formats } = useShop();
  const { pathname, search } = useLocation();
  const params = new URLSearchParams(search);
  const { stars, reviews: limit, sort } = wantedReviews(params);
  const total = stars === null ? reviews.total : (reviews.counts[stars - 1] ?? 0);

  function href({ order = sort, ...rest }: Wanted): string {
    const query = new URLSearchParams();
    const wanted = {
      varid: params.get('varid'),
      order: order === reviewSorts[0] ? null : order,
      ...rest,
    };
    for (const [name, value] of Object.entries(wanted)) {
      if (value) query.set(name, String(value));
    }
    return `${pathname}${query.size > 0 ? `?${query}` : ''}#reviews`;
  }

  const isWriting = useIsWriting();
  const form = isWriting && (
    <Card>
      <Heading level={3}>{t('reviews.write')}</Heading>
      <ReviewForm productId={productId} />
    </Card>
  );
  const writeLink = !isWriting && (
    <div data-onscreen="">
      <ButtonLink href={reviewPath(productId)} tone="secondary">
        {t('reviews.write')}
      </ButtonLink>
    </div>
  );
  return (
    <Stack as="section" gap="m" id="reviews">
      <Heading level={2}>{t('reviews.title')}</Heading>
      {typeof rating !== 'number' ? (
        <>
          <Text tone="muted">{t('reviews.none')}</Text>
          <div id={writingHash.slice(1)}>{form || writeLink}</div>
        </>
      ) : (
        <Columns template="sidebar" gap="xl">
          <Stack gap="m">
            <StarRating
              size="m"
              rating={rating}
              label={t('rating.label', { rating: formats.number(rating) })}
              count={t('rating.count', { count: numberOfRatings })}
            />
            <RatingBreakdown
              rows={reviews.counts
                .map((count, index) => ({
                  label: t('rating.stars', { stars: index + 1 }),
                  count,
                  countLabel: t('rating.count', { count }),
                  current: stars === index + 1,
                  // The chosen number of stars links back to all reviews.
                  href:
                    count > 0 ? href({ stars: stars === index + 1 ? null : index + 1 }) : undefined,
                }))
                .reverse()}
            />
            {writeLink}
            <Text size="s" tone="muted">
              {t('reviews.verification')}
            </Text>
          </Stack>
          <Stack gap="m" id={writingHash.slice(1)}>
            {form}
            {stars !== null && (
              <Text role="status">
                {t('reviews.filtered', { stars, count: total })}{' '}
                <Link href={href({ stars: null })}>{t('reviews.all')}</Link>
              </Text>
            )}
            {total > 1 && (
              <Inline as="nav" gap="s" aria-label={t('reviews.sort')}>
                <Text size="s" tone="muted">
                  {t('reviews.sort')}:
                </Text>
                {reviewSorts.map((order) =>
                  order === sort ? (
                    <Text as="strong" size="s" weight="strong" key={order} aria-current="true">
                      {t(`reviews.sort.${order}`)}
                    </Text>
                  ) : (
                    <Link
                      key={order}
                      href={href({ stars, order })}
                      rel="nofollow"
                      data-keep-scroll=""
                    >
                      {t(`reviews.sort.${order}`)}
                    </Link>
                  ),
                )}
              </Inline>
            )}
            <div>
              {reviews.reviews.map((review) => (
                <ProductReview key={review.id} review={review} />
              ))}
            </div>
            {reviews.reviews.length < total && (
              <Inline gap="m" align="center" data-onscreen="">
                <ButtonLink
                  href={href({ stars, reviews: limit + shownReviews.step })}
                  tone="secondary"
                  rel="nofollow"
                  data-keep-scroll=""
                >
                  {t('reviews.more')}
                </ButtonLink>
                <Text size="s" tone="muted" role="status">
                  {t('reviews.shown', { shown: reviews.reviews.length, total })}
                </Text>
              </Inline>
            )}
          </Stack>
        </Columns>
      )}
    </Stack>
  );
}

/** Whether the visitor followed a rating link, and so finds the form open. */
function useIsWriting(): boolean {
  const { hash } = useLocation();
  const [isWriting, setWriting] = useState(false);
  // Only the browser knows the hash, and the first render has to match the server's.
  useEffect(() => setWriting(hash === writingHash), [hash]);
  return isWriting;
}
