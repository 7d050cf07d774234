import { type ReviewSort, reviewForm } from '../../../contract/index.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import type { Awaitable } from '../../inMemory/awaitable.ts';
import { LoadingCache } from '../../inMemory/loadingCache.ts';
import { type FormResult, faulty, readForm, refuse, taken } from '../form/form.ts';
import type { Limiter } from '../limiter/service.ts';
import type { Change } from '../outbox/service.ts';
import { randomId, type Shopper } from '../session/session.ts';
import type { Language } from '../storefront/storefront.ts';
import { createRatingLinks } from './ratingLink.ts';
import {
  insertReview,
  loadPurchaseOfCustomer,
  loadPurchaseOfLine,
  loadReviews,
  type Purchase,
  type ReviewRow,
} from './store.ts';

export { ratingConsentData, reviewData } from './exportStore.ts';

export { updateRatings } from './store.ts';

export interface ReviewPage {
  readonly reviews: readonly ReviewRow[];
  /** Stars -> number of published reviews. */
  readonly counts: Readonly<Record<1 | 2 | 3 | 4 | 5, number>>;
  readonly total: number;
}

export interface ReviewsWanted {
  readonly productId: string;
  /** Reviews in it come first: a shopper reads those that they understand. */
  readonly language: Language;
  /** Only reviews with so many stars; null: all. */
  readonly stars: number | null;
  readonly limit: number;
  readonly sort: ReviewSort;
}

interface Refused {
  readonly ok: false;
  /** What a shopper is told. */
  readonly messageKey: string;
}

/** What a rating link is good for. */
export type LinkCheck =
  | { readonly ok: true; readonly purchase: Purchase }
  /** `productId`: what an expired or used link was about; null for one that the shop never made. */
  | (Refused & { readonly productId: string | null });

type Right = { readonly ok: true; readonly purchase: Purchase } | Refused;

/** As it was typed. */
interface ReviewForm {
  readonly rating: number | null | undefined;
  readonly title: string;
  readonly message: string;
  readonly author: string;
}

export interface ReviewService {
  list(wanted: ReviewsWanted): Awaitable<ReviewPage>;
  /** Looks at a link without using it up: programs follow links in mails, too. */
  checkLink(enc: string): Promise<LinkCheck>;
  /** Whether the shopper may write about the product: by a link, or as who bought it (DEC-46). */
  mayWrite(shopper: Shopper, productId: string, enc: string | undefined): Promise<Right>;
  /** Takes a review in, to be published by an operator. */
  write(
    shopper: Shopper,
    productId: string,
    form: ReviewForm & { readonly enc: string | undefined; readonly ip: string | undefined },
  ): Promise<FormResult>;
  /** Removes what a change made stale; called by the outbox reader of this process. */
  invalidate(changes: readonly Change[]): void;
}

/** Reviews that a product page begins with; a shopper who asks for more is answered by SQL. */
const firstReviews = 5;
const keptPages = 1_500;

export function createReviewService({
  database,
  clock,
  secret,
  limiter,
}: {
  database: Database;
  clock: Clock;
  secret: string;
  limiter: Limiter;
}): ReviewService {
  const links = createRatingLinks({ secret, clock });
  const firstPages: Readonly<Record<Language, LoadingCache<ReviewPage>>> = {
    de: new LoadingCache(keptPages),
    en: new LoadingCache(keptPages),
  };

  async function load(wanted: ReviewsWanted): Promise<ReviewPage> {
    const { reviews, counts } = await loadReviews(database, wanted);
    const of = (rating: number) => counts.find((row) => row.rating === rating)?.count ?? 0;
    return {
      reviews,
      counts: { 1: of(1), 2: of(2), 3: of(3), 4: of(4), 5: of(5) },
      total: counts.reduce((sum, row) => sum + row.count, 0),
    };
  }

  async function checkLink(enc: string): Promise<LinkCheck> {
    const line = await links.read(enc);
    const purchase = line && (await loadPurchaseOfLine(database, line.orderId, line.lineNo));
    if (purchase === undefined) {
      return { ok: false, messageKey: 'review.refused.link', productId: null };
    }
    const { productId } = purchase;
    if (line?.isExpired) return { ok: false, messageKey: 'rating.link.expired', productId };
    if (purchase.isReviewed) return { ok: false, messageKey: 'rating.link.used', productId };
    return { ok: true, purchase };
  }

  async function mayWrite(
    { signedIn }: Shopper,
    productId: string,
    enc: string | undefined,
  ): Promise<Right> {
    const link = enc === undefined ? undefined : await checkLink(enc);
    if (link?.ok && link.purchase.productId === productId) return link;
    if (signedIn === undefined) {
      // A link for this product says best why it is not enough.
      const isOurs = link?.ok === false && link.productId === productId;
      return { ok: false, messageKey: isOurs ? link.messageKey : 'review.refused.login' };
    }
    const purchase = await loadPurchaseOfCustomer(database, productId, signedIn.customerId);
    if (purchase === undefined) return { ok: false, messageKey: 'review.refused.notBought' };
    if (purchase.isReviewed) return { ok: false, messageKey: 'review.refused.written' };
    return { ok: true, purchase };
  }

  return {
    list(wanted) {
      const { productId, language, stars, limit, sort } = wanted;
      if (stars !== null || limit !== firstReviews || sort !== 'newest') return load(wanted);
      const pages = firstPages[language];
      let page = pages.get(productId);
      if (page === undefined) {
        page = load(wanted);
        pages.set(productId, page);
      }
      return page;
    },

    checkLink,
    mayWrite,

    async write(shopper, productId, { enc, ip, ...form }) {
      const right = await mayWrite(shopper, productId, enc);
      if (!right.ok) return refuse(right.messageKey);
      const read = readForm(reviewForm, form, null);
      if (!read.ok) return faulty(read.fieldErrors);
      const { isReviewed: _, ...purchase } = right.purchase;
      const counted = { form: 'review', network: ip, order: purchase.orderId };
      const isAllowed = await limiter.take(['formsByNetwork', 'reviewsByOrder'], counted);
      if (!isAllowed) return refuse('review.refused.tooMany');
      const isNew = await insertReview(database, {
        ...purchase,
        ...read.values,
        id: randomId(),
        language: shopper.language,
        submittedAt: clock.now(),
      });
      return isNew ? taken : refuse('review.refused.written');
    },

    invalidate(changes) {
      for (const { kind, key } of changes) {
        if (kind === 'catalog' || key === '*') {
          for (const pages of Object.values(firstPages)) pages.clear();
        } else if (kind === 'product') {
          for (const pages of Object.values(firstPages)) pages.delete(key);
        }
      }
    },
  };
}
