import { type Good, gradesOf, typed } from './goods.ts';
import { isDaily, isFresh, isOfTasks, type JudgedQuery } from './judgements.ts';

/** A way to search: the first products that it finds, best first. */
export interface Ranking {
  readonly name: string;
  find(query: JudgedQuery & { readonly term: string }): Promise<readonly string[]>;
}

/** What came of one query. */
export interface Score {
  readonly query: JudgedQuery;
  readonly term: string;
  /** 0 to 1; for a query that should find nothing 1 when it does. */
  readonly ndcg: number;
  readonly isEmpty: boolean;
  readonly isAnswerable: boolean;
  readonly found: readonly { readonly id: string; readonly grade: number }[];
}

/** How much of the first page is looked at. */
const depth = 10;

/**
 * Normalised discounted cumulative gain of the first ten: each product gains 2^grade − 1, less the
 * further down it stands, in proportion to the best that the catalogue allows.
 */
export function ndcgOf(found: readonly number[], grades: readonly number[]): number {
  const gain = (list: readonly number[]) =>
    list
      .slice(0, depth)
      .reduce((sum, grade, place) => sum + (2 ** grade - 1) / Math.log2(place + 2), 0);
  const best = gain(grades.toSorted((a, b) => b - a));
  return best === 0 ? 0 : gain(found) / best;
}

export async function scoreAll(
  ranking: Ranking,
  queries: readonly JudgedQuery[],
  goods: readonly Good[],
): Promise<Score[]> {
  const scores: Score[] = [];
  for (const query of queries) {
    const term = typed(query.text, goods);
    const grades = gradesOf(query, goods);
    const isAnswerable = query.rules.length > 0;
    if (isAnswerable && grades.size === 0) throw new Error(`No product is right for "${term}"`);
    const ids = await ranking.find({ ...query, term });
    const found = ids.slice(0, depth).map((id) => ({ id, grade: grades.get(id) ?? 0 }));
    const isEmpty = ids.length === 0;
    const ndcg = isAnswerable
      ? ndcgOf(
          found.map(({ grade }) => grade),
          [...grades.values()],
        )
      : Number(isEmpty);
    scores.push({ query, term, ndcg, isEmpty, isAnswerable, found });
  }
  return scores;
}

export interface Summary {
  readonly queries: number;
  /** Mean over the answerable queries. */
  readonly ndcg: number;
  /** Share of the answerable queries that found nothing. */
  readonly zeroResults: number;
  /** Share of the nonsense that found nothing, as it should. */
  readonly refused: number;
}

export function summaryOf(scores: readonly Score[]): Summary {
  const answerable = scores.filter(({ isAnswerable }) => isAnswerable);
  const nonsense = scores.filter(({ isAnswerable }) => !isAnswerable);
  return {
    queries: scores.length,
    ndcg: mean(answerable.map(({ ndcg }) => ndcg)),
    zeroResults: mean(answerable.map(({ isEmpty }) => Number(isEmpty))),
    refused: mean(nonsense.map(({ ndcg }) => ndcg)),
  };
}

/** What the tests hold the search to: by the catalogue's own words, by tasks and by fresh queries in each language, by daily ones. */
export function figuresOf(linked: readonly Score[], submitted: readonly Score[]) {
  const figures = (isCounted: (query: JudgedQuery) => boolean) => {
    const of = (scores: readonly Score[]) =>
      summaryOf(scores.filter(({ query }) => isCounted(query)));
    const { ndcg, zeroResults, refused } = of(linked);
    return { ndcg, submitted: of(submitted).ndcg, zeroResults, refused };
  };
  return {
    words: figures((query) => !isOfTasks(query) && !isFresh(query) && !isDaily(query)),
    tasksDe: figures((query) => isOfTasks(query) && query.language === 'de'),
    tasksEn: figures((query) => isOfTasks(query) && query.language === 'en'),
    freshDe: figures((query) => isFresh(query) && query.language === 'de'),
    freshEn: figures((query) => isFresh(query) && query.language === 'en'),
    daily: figures(isDaily),
  };
}

const mean = (numbers: readonly number[]) =>
  numbers.length === 0 ? 0 : numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
