import {
  Badge,
  Box,
  Columns,
  Heading,
  Inline,
  RatingBreakdown,
  Stack,
  StarRating,
  Text,
} from '@kreide/design-system';
import { graphql, useFragment } from '@kreide/relay';
import { useMessages } from '../../platform/i18n/messages.tsx';
import { useShop } from '../../platform/shop.tsx';
import type { ProductReviews_product$key } from './__generated__/ProductReviews_product.graphql';

/** PDP-32…34: the first reviews, with their distribution. */
export function ProductReviews({ product }: { product: ProductReviews_product$key }) {
  const { rating, numberOfRatings, reviews } = useFragment(
    graphql`
      fragment ProductReviews_product on Product {
        rating
        numberOfRatings
        reviews(limit: 5) {
          counts
          reviews {
            id
            rating
            author
            title
            message
            date
            shopComment
            isVerified
          }
        }
      }
    `,
    product,
  );
  const t = useMessages();
  const { formats } = useShop();
  return (
    <Stack as="section" gap="m" id="reviews">
      <Heading level={2}>{t('reviews.title')}</Heading>
      {typeof rating !== 'number' ? (
        <Text tone="muted">{t('reviews.none')}</Text>
      ) : (
        <Columns template="sidebar">
          <Stack gap="s">
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
                }))
                .reverse()}
            />
            <Text size="s" tone="muted">
              {t('reviews.verification')}
            </Text>
          </Stack>
          <Stack gap="l" as="ul">
            {reviews.reviews.map((review) => (
              <Box key={review.id} as="li">
                <Stack gap="2xs">
                  <Inline gap="s">
                    <StarRating
                      rating={review.rating}
                      label={t('rating.label', { rating: formats.number(review.rating) })}
                    />
                    {review.isVerified && <Badge kind="success">{t('reviews.verified')}</Badge>}
                  </Inline>
                  <Heading level={3} size="h4">
                    {review.title}
                  </Heading>
                  <Text size="s" tone="muted">
                    {review.author}, <time dateTime={review.date}>{formats.date(review.date)}</time>
                  </Text>
                  <Text measured>{review.message}</Text>
                  {review.shopComment && (
                    <Text size="s" measured>
                      {t('reviews.shopComment')} {review.shopComment}
                    </Text>
                  )}
                </Stack>
              </Box>
            ))}
          </Stack>
        </Columns>
      )}
    </Stack>
  );
}
