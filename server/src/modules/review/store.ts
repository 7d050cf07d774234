import type { ReviewSort } from '../../../contract/index.ts';
import { type Connection, statement } from '../../database/database.ts';
import { type RatingCount, setRatings } from '../catalog/service.ts';
import type { Language } from '../storefront/storefront.ts';

export interface ReviewRow {
  readonly id: string;
  readonly rating: number;
  readonly author: string;
  readonly title: string;
  readonly message: string;
  readonly language: Language;
  readonly written_on: string;
  readonly helpful: number;
  readonly shop_comment: string | null;
  readonly is_verified: boolean;
}

const reviewsOfProduct = statement(
  'review_list',
  `select id, rating, author, title, message, language, written_on::text, helpful, shop_comment,
          is_verified
     from review
    where product_id = $1 and published and ($2::integer is null or rating = $2)
    order by (language = $3) desc,
             case $5 when 'helpful' then helpful when 'best' then rating when 'worst' then -rating
                     else 0 end desc,
             written_on desc, id limit $4`,
);

const reviewCounts = statement(
  'review_counts',
  `select rating, count(*)::integer as count from review
    where product_id = $1 and published group by rating`,
);

export async function loadReviews(
  connection: Connection,
  wanted: {
    readonly productId: string;
    readonly stars: number | null;
    readonly language: Language;
    readonly limit: number;
    readonly sort: ReviewSort;
  },
): Promise<{ reviews: ReviewRow[]; counts: { rating: number; count: number }[] }> {
  const { productId, stars, language, limit, sort } = wanted;
  const [reviews, counts] = await Promise.all([
    connection.rows<ReviewRow>(reviewsOfProduct, [productId, stars, language, limit, sort]),
    connection.rows<{ rating: number; count: number }>(reviewCounts, [productId]),
  ]);
  return { reviews, counts };
}

const countRatings = statement(
  'review_ratings',
  `select wanted.id as "productId", count(review.id)::integer as count,
          coalesce(sum(review.rating), 0)::integer as sum
     from unnest($1::text[]) as wanted(id)
     left join review on review.product_id = wanted.id and review.published
    group by wanted.id`,
);

/** Brings the products' counts and sums of ratings up to date. */
export async function updateRatings(tx: Connection, productIds: readonly string[]): Promise<void> {
  await setRatings(tx, await tx.rows<RatingCount>(countRatings, [productIds]));
}

/** What was bought, as far as a review is concerned. */
export interface Purchase {
  readonly orderId: string;
  readonly productId: string;
  readonly customerId: string | null;
  readonly isReviewed: boolean;
}

const purchase = `
  select o.id as "orderId", l.product_id as "productId", o.customer_id as "customerId",
         exists (select from review r
                  where r.product_id = l.product_id
                    and (r.order_id = o.id or r.customer_id = o.customer_id)) as "isReviewed"
    from order_line l
    join customer_order o on o.id = l.order_id
                             and o.state not in ('awaitingApproval', 'pendingPayment', 'failed')`;

const purchaseOfLine = statement(
  'review_purchase_of_line',
  `${purchase} where l.order_id = $1 and l.line_no = $2`,
);

export function loadPurchaseOfLine(connection: Connection, orderId: string, lineNo: number) {
  return connection.row<Purchase>(purchaseOfLine, [orderId, lineNo]);
}

const purchaseOfCustomer = statement(
  'review_purchase_of_customer',
  `${purchase} where l.product_id = $1 and o.customer_id = $2 order by o.placed_at desc limit 1`,
);

/** The customer's last purchase of a product. */
export function loadPurchaseOfCustomer(
  connection: Connection,
  productId: string,
  customerId: string,
) {
  return connection.row<Purchase>(purchaseOfCustomer, [productId, customerId]);
}

export interface SubmittedReview extends Omit<Purchase, 'isReviewed'> {
  readonly id: string;
  readonly rating: number;
  readonly author: string;
  readonly title: string;
  readonly message: string;
  readonly language: Language;
  readonly submittedAt: Date;
}

const insert = statement(
  'review_insert',
  `insert into review (id, product_id, order_id, customer_id, rating, author, title, message,
                       language, submitted_at, written_on, is_verified, published, source_hash)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10::timestamptz,
           ($10::timestamptz at time zone 'Europe/Berlin')::date, true, false, '')
   on conflict do nothing`,
);

/** @returns false when the purchase was reviewed before */
export async function insertReview(connection: Connection, review: SubmittedReview) {
  const count = await connection.run(insert, [
    review.id,
    review.productId,
    review.orderId,
    review.customerId,
    review.rating,
    review.author,
    review.title,
    review.message,
    review.language,
    review.submittedAt,
  ]);
  return count > 0;
}
