import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Database, statement } from '../../database/database.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { stockGoods } from '../../testing/goods.ts';
import { importLines } from '../../testing/importLines.ts';
import { createTestShop, type TestShop } from '../../testing/shop.ts';
import { createReviewModeration } from './operator.ts';

let testDatabase: TestDatabase;
let shop: TestShop;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  shop = createTestShop(testDatabase.database);
  await stockGoods(testDatabase.database, { id: 'pen' }, { id: 'ink' });
  await addReviews(testDatabase.database, 'p-pen', [
    { id: 'a', rating: 5, day: 1 },
    { id: 'b', rating: 4, day: 2, shopComment: 'Viele Grüße!', helpful: 3 },
    { id: 'c', rating: 5, day: 3 },
    { id: 'd', rating: 1, day: 4 },
    { id: 'e', rating: 5, day: 5 },
    { id: 'f', rating: 5, day: 6 },
    { id: 'g', rating: 3, day: 7, language: 'en' },
    { id: 'hidden', rating: 1, day: 8, published: false },
  ]);
});

afterAll(() => testDatabase.drop());

interface TestReview {
  readonly id: string;
  readonly rating: number;
  /** Of November 2026. */
  readonly day: number;
  readonly language?: string;
  readonly shopComment?: string;
  readonly helpful?: number;
  readonly published?: boolean;
}

const addReviews = (
  database: Database,
  product: string,
  reviews: readonly TestReview[],
): Promise<void> =>
  importLines(
    database,
    reviews.map(({ day, ...review }) => ({
      ...{ type: 'review', author: 'Mia', title: 'Gut', message: 'Schreibt sich gut.' },
      ...{ product, writtenOn: `2026-11-0${day}`, isVerified: true, ...review },
    })),
  );

const query = `query ($productId: String!, $limit: Int, $filter: Int) {
  reviewsByProduct(productId: $productId, limit: $limit, filter: $filter) {
    total counts
    reviews {
      ratingId rating author title date message helpfulRating shopComment isVerified language
    }
  }
}`;

interface Answer {
  readonly reviewsByProduct: {
    readonly total: number;
    readonly counts: readonly number[];
    readonly reviews: readonly { readonly ratingId: string }[];
  };
}

async function ask(variables: Record<string, unknown> = {}, visitor = shop.visitor()) {
  const asked = { productId: 'p-pen', ...variables };
  const { reviewsByProduct: page } = await visitor.run<Answer>(
    'limit' in variables
      ? query
      : query.replace(', $limit: Int', '').replace(', limit: $limit', ''),
    asked,
  );
  return { ...page, ids: page.reviews.map(({ ratingId }) => ratingId) };
}

describe('the reviews of a product', () => {
  test('PDP-34, API-30: five are answered when no limit is asked for', async () => {
    expect((await ask()).ids).toEqual(['f', 'e', 'd', 'c', 'b']);
    expect((await ask({ limit: 10 })).ids).toEqual(['f', 'e', 'd', 'c', 'b', 'a', 'g']);
  });

  test('PDP-32 each tells everything about itself', async () => {
    const { reviews } = await ask({ filter: 4 });
    expect(reviews).toEqual([
      {
        ratingId: 'b',
        rating: 4,
        author: 'Mia',
        title: 'Gut',
        date: '2026-11-02',
        message: 'Schreibt sich gut.',
        helpfulRating: 3,
        shopComment: 'Viele Grüße!',
        isVerified: true,
        language: 'de',
      },
    ]);
  });

  test('in Switzerland the shop answers without ß', async () => {
    const { reviews } = await ask({ filter: 4 }, shop.visitor('ch'));
    expect(reviews).toMatchObject([{ shopComment: 'Viele Grüsse!' }]);
  });

  test('PDP-33 they are counted by stars, and a class of stars filters the list', async () => {
    const all = { total: 7, counts: [1, 0, 1, 1, 4] };
    expect(await ask()).toMatchObject(all);
    expect(await ask({ filter: 5 })).toMatchObject({ ...all, ids: ['f', 'e', 'c', 'a'] });
    expect(await ask({ filter: 2 })).toMatchObject({ ...all, ids: [] });
    // What is no class of stars filters nothing.
    expect((await ask({ filter: 6 })).ids).toHaveLength(5);
  });

  test('PDP-33 they are sorted by what helped, by most and by fewest stars', async () => {
    const sorted = async (sort: string) => {
      const { reviewsByProduct } = await shop.visitor().run<{
        reviewsByProduct: {
          readonly reviews: readonly {
            readonly rating: number;
            readonly helpfulRating: number;
            readonly language: string;
          }[];
        };
      }>(
        `query ($sort: ReviewSort!) {
          reviewsByProduct(productId: "p-pen", limit: 20, sort: $sort) {
            reviews { rating helpfulRating language }
          }
        }`,
        { sort },
      );
      return reviewsByProduct.reviews.filter(({ language }) => language === 'de');
    };
    const stars = (await sorted('best')).map(({ rating }) => rating);
    expect(stars).toEqual([...stars].sort((a, b) => b - a));
    expect((await sorted('worst')).map(({ rating }) => rating)).toEqual(stars.toReversed());
    expect(new Set(stars).size).toBeGreaterThan(2);
    const helpful = (await sorted('helpful')).map(({ helpfulRating }) => helpfulRating);
    expect(helpful[0]).toBeGreaterThan(0);
    expect(helpful).toEqual([...helpful].sort((a, b) => b - a));
  });

  test('those in the language of the shop come first', async () => {
    const english = shop.visitor('b2b', { shopLanguage: 'en-DE' });
    expect((await ask({}, english)).ids).toEqual(['g', 'f', 'e', 'd', 'c']);
  });

  test('are read once, and again after a change', async () => {
    const { reviews } = createTestShop(testDatabase.database).services;
    const wanted = {
      productId: 'p-ink',
      language: 'de',
      stars: null,
      limit: 5,
      sort: 'newest',
    } as const;
    await addReviews(testDatabase.database, 'p-ink', [{ id: 'r1', rating: 5, day: 1 }]);
    expect(await reviews.list(wanted)).toMatchObject({ total: 1, counts: { 5: 1 } });
    await addReviews(testDatabase.database, 'p-ink', [{ id: 'r2', rating: 4, day: 2 }]);
    expect((await reviews.list(wanted)).total).toBe(1);
    // What only some ask for is read each time.
    expect((await reviews.list({ ...wanted, limit: 10 })).reviews).toHaveLength(2);
    expect((await reviews.list({ ...wanted, stars: 4 })).reviews).toHaveLength(1);
    reviews.invalidate([{ kind: 'product', key: 'p-ink' }]);
    expect(await reviews.list(wanted)).toMatchObject({ total: 2, counts: { 4: 1, 5: 1 } });
  });
});

const ratingOf = statement(
  'test_review_rating',
  'select rating_count as count, rating_sum as sum from product where id = $1',
);

describe('an operator', () => {
  test('publishes, answers and rejects; the stars of the product follow', async () => {
    const { database, clock } = shop;
    const moderation = createReviewModeration({ database, clock, secret: 'of no matter here' });
    const rating = () => database.row(ratingOf, ['p-pen']);
    const bad = async () => (await ask({ filter: 1 })).reviews;

    expect(await moderation.publish('hidden')).toBe(true);
    await shop.services.outbox.poll();
    expect(await rating()).toEqual({ count: 8, sum: 29 });
    expect(await moderation.comment('hidden', ' Das tut uns leid. ')).toBe(true);
    expect(await bad()).toMatchObject([
      { ratingId: 'hidden', shopComment: 'Das tut uns leid.' },
      { ratingId: 'd' },
    ]);
    expect(await moderation.comment('hidden', '')).toBe(true);
    expect(await bad()).toMatchObject([{ shopComment: null }, {}]);
    expect(await moderation.reject('hidden')).toBe(true);
    expect(await rating()).toEqual({ count: 7, sum: 28 });
    expect(await bad()).toHaveLength(1);
    expect(await moderation.publish('unknown')).toBe(false);
  });
});
