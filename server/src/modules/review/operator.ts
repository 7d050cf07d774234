import type { Clock } from '../../clock.ts';
import { type Connection, type Database, statement } from '../../database/database.ts';
import { readOrderNumber } from '../order/order.ts';
import { appendChanges } from '../outbox/service.ts';
import type { Language, StorefrontId } from '../storefront/storefront.ts';
import { createRatingLinks } from './ratingLink.ts';
import { updateRatings } from './store.ts';

export const reviewStates = ['waiting', 'published', 'rejected'] as const;
export type ReviewState = (typeof reviewStates)[number];

interface SubmittedReview {
  readonly id: string;
  readonly productId: string;
  readonly writtenOn: string;
  readonly rating: number;
  readonly author: string;
  readonly title: string;
  readonly message: string;
  readonly shopComment: string | null;
}

interface RatingLink {
  readonly name: string;
  readonly itemId: string;
  readonly storefront: StorefrontId;
  readonly language: Language;
  /** Below the storefront's address. */
  readonly path: string;
}

/** What an operator does with what shoppers wrote: for the command line. */
export interface ReviewModeration {
  /** What was written in the shop, the oldest first. */
  list(state: ReviewState): Promise<SubmittedReview[]>;
  /**
   * Every running shop takes it over within two seconds.
   *
   * @returns whether there is such a review
   */
  publish(id: string): Promise<boolean>;
  reject(id: string): Promise<boolean>;
  /** @param comment what the shop answers; empty: nothing any more */
  comment(id: string, comment: string): Promise<boolean>;
  /** Links by which the buyer reviews an order's goods; undefined: there is no such order. */
  links(orderNumber: string): Promise<RatingLink[] | undefined>;
  /**
   * Takes back the consent to the mail that asks for an opinion.
   *
   * @returns whether there was one
   */
  forget(orderNumber: string): Promise<boolean>;
}

const columns = `
  select id, product_id as "productId", written_on::text as "writtenOn", rating, author, title,
         message, shop_comment as "shopComment"
    from review where submitted_at is not null`;

const lists: Readonly<Record<ReviewState, ReturnType<typeof statement>>> = {
  waiting: statement(
    'review_waiting',
    `${columns} and not published and rejected_at is null order by submitted_at`,
  ),
  published: statement('review_published', `${columns} and published order by submitted_at`),
  rejected: statement(
    'review_rejected',
    `${columns} and rejected_at is not null order by submitted_at`,
  ),
};

const publish = statement(
  'review_publish',
  'update review set published = true, rejected_at = null where id = $1 returning product_id',
);
const reject = statement(
  'review_reject',
  'update review set published = false, rejected_at = $2 where id = $1 returning product_id',
);
const comment = statement(
  'review_comment',
  "update review set shop_comment = nullif($2, '') where id = $1 returning product_id",
);

const linesOfOrder = statement(
  'review_lines_of_order',
  `select o.id as "orderId", l.line_no as "lineNo", l.item_id as "itemId", l.name, o.storefront,
          o.language
     from customer_order o join order_line l on l.order_id = o.id
    where o.number = $1 order by l.line_no`,
);

const forget = statement(
  'rating_consent_forget',
  `delete from rating_consent
    where order_id = (select id from customer_order where number = $1) returning order_id`,
);

export function createReviewModeration({
  database,
  clock,
  secret,
}: {
  database: Database;
  clock: Clock;
  secret: string;
}): ReviewModeration {
  const ratingLinks = createRatingLinks({ secret, clock });

  /** Changes one review, and what its product shows of it. */
  function change(update: (tx: Connection) => Promise<{ product_id: string } | undefined>) {
    return database.transaction(async (tx) => {
      const row = await update(tx);
      if (row === undefined) return false;
      await updateRatings(tx, [row.product_id]);
      await appendChanges(tx, [{ kind: 'product', key: row.product_id }]);
      return true;
    });
  }

  return {
    list: (state) => database.rows(lists[state]),
    publish: (id) => change((tx) => tx.row(publish, [id])),
    reject: (id) => change((tx) => tx.row(reject, [id, clock.now()])),
    comment: (id, text) => change((tx) => tx.row(comment, [id, text.trim()])),
    forget: async (orderNumber) =>
      (await database.row(forget, [readOrderNumber(orderNumber)])) !== undefined,
    async links(orderNumber) {
      const lines = await database.rows<
        Omit<RatingLink, 'path'> & { readonly orderId: string; readonly lineNo: number }
      >(linesOfOrder, [readOrderNumber(orderNumber)]);
      if (lines.length === 0) return undefined;
      return Promise.all(
        lines.map(async ({ orderId, lineNo, ...line }) => ({
          ...line,
          path: `/rating?enc=${await ratingLinks.make({ orderId, lineNo })}`,
        })),
      );
    },
  };
}
