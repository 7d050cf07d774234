import { Review, StarRating, Text } from '@kreide/design-system';
import { graphql, useFragment } from '@kreide/relay';
import { useMessages } from '../../platform/i18n/messages.tsx';
import { useShop } from '../../platform/shop.tsx';
import type { ProductReview_review$key } from './__generated__/ProductReview_review.graphql';

/**
 * PDP-32. Reviews in another language than the page's are marked, visibly and by `lang` (WCAG
 * 3.1.2).
 */
export function ProductReview({ review }: { review: ProductReview_review$key }) {
  const { rating, author, title, message, date, language, helpfulRating, shopComment, isVerified } =
    useFragment(
      graphql`
        fragment ProductReview_review on Review {
          rating
          author
          title
          message
          date
          language
          helpfulRating
          shopComment
          isVerified
        }
      `,
      review,
    );
  const t = useMessages();
  const { formats, name: shop } = useShop();
  const isForeign = !t.locale.startsWith(language);
  const notes = [
    ...(isForeign ? [t(`reviews.language.${language === 'en' ? 'en' : 'de'}`)] : []),
    ...(helpfulRating > 0 ? [t('reviews.helpful', { count: helpfulRating })] : []),
  ];
  return (
    <Review
      rating={
        <StarRating rating={rating} label={t('rating.label', { rating: formats.number(rating) })} />
      }
      title={title}
      author={author}
      date={formats.date(date)}
      dateTime={date}
      message={message}
      {...(isForeign && { textLang: language })}
      {...(isVerified && { verifiedLabel: t('reviews.verified') })}
      {...(shopComment && {
        answer: { title: t('reviews.shopComment', { shop }), message: shopComment },
      })}
      {...(notes.length > 0 && {
        footer: (
          <Text size="s" tone="muted">
            {notes.join(' ')}
          </Text>
        ),
      })}
    />
  );
}
