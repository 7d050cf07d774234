import { reviewSorts, shownReviews } from '../../../contract/index.ts';
import { builder } from '../../schema/builder.ts';
import { formResultFields, type Result, resultFields } from '../../schema/result.ts';
import { ProductRef } from '../catalog/types.ts';
import type { FormResult } from '../form/form.ts';
import { shopperOf } from '../session/schema.ts';
import { spelled } from '../storefront/storefront.ts';
import type { LinkCheck, ReviewPage } from './service.ts';
import type { ReviewRow } from './store.ts';

const ReviewRef = builder.objectRef<ReviewRow>('Review');
builder.node(ReviewRef, {
  id: { resolve: ({ id }) => id },
  fields: (t) => ({
    ratingId: t.exposeString('id'),
    rating: t.exposeInt('rating'),
    author: t.exposeString('author'),
    title: t.exposeString('title'),
    message: t.exposeString('message'),
    date: t.exposeString('written_on', { description: 'ISO 8601 date.' }),
    language: t.exposeString('language'),
    helpfulRating: t.exposeInt('helpful'),
    shopComment: t.string({
      nullable: true,
      resolve: ({ shop_comment }, _, { shopLanguage }) =>
        shop_comment && spelled(shop_comment, shopLanguage),
    }),
    isVerified: t.exposeBoolean('is_verified'),
  }),
});

const ReviewPageRef = builder.objectRef<ReviewPage>('ReviewPage').implement({
  fields: (t) => ({
    reviews: t.field({
      type: [ReviewRef],
      description: "Those in the shop's language first, then the newest.",
      resolve: ({ reviews }) => [...reviews],
    }),
    total: t.exposeInt('total'),
    counts: t.intList({
      description: 'Number of reviews with 1, 2, 3, 4 and 5 stars.',
      resolve: ({ counts }) => [counts[1], counts[2], counts[3], counts[4], counts[5]],
    }),
  }),
});

const ReviewSortRef = builder.enumType('ReviewSort', {
  description: 'Within the language of the shop, which comes first.',
  values: reviewSorts,
});

const starsOf = (filter: number | null | undefined) =>
  filter !== null && filter !== undefined && filter >= 1 && filter <= 5 ? filter : null;

const limitOf = (limit: number) => Math.min(Math.max(limit, 1), shownReviews.max);

builder.objectField(ProductRef, 'reviews', (t) =>
  t.field({
    type: ReviewPageRef,
    args: {
      limit: t.arg.int({ required: true, defaultValue: shownReviews.step }),
      filter: t.arg.int({ description: 'Only reviews with so many stars.' }),
      sort: t.arg({ type: ReviewSortRef, required: true, defaultValue: 'newest' }),
    },
    resolve: ({ productId }, { limit, filter, sort }, { services, language }) =>
      services.reviews.list({
        productId,
        language,
        stars: starsOf(filter),
        limit: limitOf(limit),
        sort,
      }),
  }),
);

const RatingDataRef = builder.objectRef<LinkCheck>('RatingData').implement({
  description: 'API-38: what a rating link is good for.',
  fields: (t) => ({
    success: t.exposeBoolean('ok'),
    errorMessage: t.string({
      description: 'The key of the message to show, of success as well (PDP-37).',
      resolve: (check) => (check.ok ? 'rating.link.valid' : check.messageKey),
    }),
    redirect: t.string({
      nullable: true,
      description: 'Where to go on to; null without a product.',
      resolve: (check) => {
        const productId = productOf(check);
        return productId === null ? null : `/prod/${encodeURIComponent(productId)}`;
      },
    }),
    productId: t.string({ nullable: true, resolve: productOf }),
  }),
});

function productOf(check: LinkCheck): string | null {
  return check.ok ? check.purchase.productId : check.productId;
}

interface ReviewPermission {
  readonly ok: boolean;
  readonly messageKey?: string;
}

const ReviewPermissionRef = builder.objectRef<ReviewPermission>('ReviewPermission').implement({
  fields: (t) => ({
    isAllowed: t.exposeBoolean('ok'),
    errorMessage: t.string({
      nullable: true,
      description: 'A message key.',
      resolve: ({ messageKey }) => messageKey,
    }),
  }),
});

const WriteReviewResultRef = builder.objectRef<FormResult>('WriteReviewResult').implement({
  fields: formResultFields,
});

builder.queryFields((t) => ({
  reviewsByProduct: t.public.field({
    type: ReviewPageRef,
    description: 'API-30.',
    args: {
      productId: t.arg.string({ required: true }),
      limit: t.arg.int({ required: true, defaultValue: shownReviews.step }),
      filter: t.arg.int({ description: 'Only reviews with so many stars.' }),
      sort: t.arg({ type: ReviewSortRef, required: true, defaultValue: 'newest' }),
    },
    resolve: (_, { productId, limit, filter, sort }, { services, language }) =>
      services.reviews.list({
        productId,
        language,
        stars: starsOf(filter),
        limit: limitOf(limit),
        sort,
      }),
  }),
  decryptAndCheckRatingData: t.live.field({
    type: RatingDataRef,
    description: 'API-38. Uses nothing up: only writing the review does.',
    args: { encryptedData: t.arg.string({ required: true }) },
    resolve: (_, { encryptedData }, { services }) => services.reviews.checkLink(encryptedData),
  }),
  reviewPermission: t.personal.field({
    type: ReviewPermissionRef,
    description: 'Whether the visitor may review the product: as its buyer, or by a rating link.',
    args: {
      productId: t.arg.string({ required: true }),
      encryptedData: t.arg.string({ description: 'Of a rating link.' }),
    },
    resolve: async (_, { productId, encryptedData }, context) =>
      context.services.reviews.mayWrite(
        await shopperOf(context),
        productId,
        encryptedData ?? undefined,
      ),
  }),
}));

const ConsentResultRef = builder.objectRef<Result>('RatingMailResult').implement({
  fields: (t) => resultFields(t),
});

builder.mutationFields(({ personal: t }) => ({
  allowRatingMail: t.field({
    type: ConsentResultRef,
    description: 'DEC-89: one mail after delivery, about an order that this session placed.',
    args: {
      orderId: t.arg.string({ required: true }),
      wording: t.arg.string({
        required: true,
        description: 'Version of the words that were agreed to, kept as proof.',
      }),
    },
    resolve: async (_, { orderId, wording }, context) =>
      (await context.services.asking.allow(await shopperOf(context), orderId, wording))
        ? ({ ok: true } as const)
        : ({ ok: false, messageKey: 'somethingWentWrong' } as const),
  }),
  writeReview: t.field({
    type: WriteReviewResultRef,
    description: 'DEC-46. Published once an operator has looked at it.',
    args: {
      productId: t.arg.string({ required: true }),
      rating: t.arg.int({ description: 'Stars, 1 to 5.' }),
      title: t.arg.string({ required: true }),
      message: t.arg.string({ required: true }),
      author: t.arg.string({ required: true, description: 'An alias.' }),
      encryptedData: t.arg.string({ description: 'Of a rating link; a login does without.' }),
    },
    resolve: async (_, { productId, encryptedData, ...form }, context) =>
      context.services.reviews.write(await shopperOf(context), productId, {
        ...form,
        rating: form.rating ?? null,
        enc: encryptedData ?? undefined,
        ip: context.forwarded.ip,
      }),
  }),
}));
