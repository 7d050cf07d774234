import {
  Columns,
  Heading,
  RatingBreakdown,
  Review,
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
                  countLabel: t('rating.count', { count }),
                }))
                .reverse()}
            />
            <Text size="s" tone="muted">
              {t('reviews.verification')}
            </Text>
          </Stack>
          <div>
            {reviews.reviews.map((review) => (
              <Review
                key={review.id}
                rating={
                  <StarRating
                    rating={review.rating}
                    label={t('rating.label', { rating: formats.number(review.rating) })}
                  />
                }
                title={review.title}
                author={review.author}
                date={formats.date(review.date)}
                dateTime={review.date}
                message={review.message}
                {...(review.isVerified && { verifiedLabel: t('reviews.verified') })}
                {...(review.shopComment && {
                  answer: { title: t('reviews.shopComment'), message: review.shopComment },
                })}
              />
            ))}
          </div>
        </Columns>
      )}
    </Stack>
  );
}
