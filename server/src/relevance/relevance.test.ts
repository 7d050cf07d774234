import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { fillWithDemo } from './demoDatabase.ts';
import { type Good, loadGoods } from './goods.ts';
import { type JudgedQuery, parseJudgements } from './judgements.ts';
import { ndcgOf, type Score, scoreAll, summaryOf } from './measure.ts';
import { openShopRankings } from './shopRanking.ts';

const relevance = (file: string) =>
  readFileSync(new URL(`../../relevance/${file}`, import.meta.url), 'utf8');

/** A change may cost so much of the figures that are written down. */
const tolerance = 0.02;

let db: TestDatabase;
let goods: readonly Good[];
let queries: readonly JudgedQuery[];
let scores: readonly Score[];
let submitted: readonly Score[];
beforeAll(async () => {
  db = await createTestDatabase();
  await fillWithDemo(db.database);
  goods = await loadGoods(db.database);
  queries = parseJudgements(relevance('queries.txt'));
  await using shop = await openShopRankings(db.database);
  scores = await scoreAll(shop.linked, queries, goods);
  submitted = await scoreAll(shop.submitted, queries, goods);
}, 120_000);
afterAll(() => db.drop());

test('at least 150 queries are judged, a third of them held out', () => {
  const heldOut = queries.filter(({ part }) => part !== 'open');
  expect(queries.length).toBeGreaterThanOrEqual(150);
  expect(heldOut.length / queries.length).toBeGreaterThan(0.25);
});

test('the search answers as well as is written down', () => {
  const written = JSON.parse(relevance('figures.json'));
  const own = summaryOf(scores);
  expect(own.ndcg).toBeGreaterThanOrEqual(written.ndcg - tolerance);
  expect(own.zeroResults).toBeLessThanOrEqual(written.zeroResults + tolerance);
  expect(own.refused).toBeGreaterThanOrEqual(written.refused - tolerance);
  expect(summaryOf(submitted).ndcg).toBeGreaterThanOrEqual(written.submitted - tolerance);
});

test('NDCG is 1 for the best order, and less the further down a good one stands', () => {
  expect(ndcgOf([3, 2, 1], [1, 2, 3])).toBe(1);
  expect(ndcgOf([], [3])).toBe(0);
  expect(ndcgOf([0, 3], [3])).toBeCloseTo(1 / Math.log2(3));
  expect(ndcgOf([2, 3], [3, 2])).toBeGreaterThan(ndcgOf([0, 2, 3], [3, 2]));
});

test('marks tell which queries are held out, which were never seen, and when they were written', () => {
  const text =
    '## plain de\nSchere\n* Lineal\n** Zirkel\n+ Thek\n~ Sitzball\n~~ Whisky\n  3 cat=zirkel';
  expect(parseJudgements(text).map((query) => [query.text, query.part])).toEqual([
    ['Schere', 'open'],
    ['Lineal', 'held out'],
    ['Zirkel', 'unseen'],
    ['Thek', 'second'],
    ['Sitzball', 'third'],
    ['Whisky', 'third unseen'],
  ]);
});

test.each([
  ['Schere', 'line 1: stands before any section'],
  ['## plain de\n  3 cat=a', 'line 2: a rule without a query'],
  ['## plain de\nSchere\n  4 cat=a', 'line 3: a grade is 1, 2 or 3'],
  ['## plain de\nSchere\n  3 category=a', 'line 3: "category=a" is no condition'],
  ['## plain moon', 'line 1: no storefront moon'],
])('a judgement that cannot be read is told with its line: %j', (text, message) => {
  expect(() => parseJudgements(text)).toThrow(message);
});
