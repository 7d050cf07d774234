import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { fillWithDemo } from './demoDatabase.ts';
import { type Good, loadGoods } from './goods.ts';
import {
  isFresh,
  isListed,
  isOfTasks,
  type JudgedQuery,
  judgementFiles,
  parseJudgements,
} from './judgements.ts';
import { figuresOf, ndcgOf, type Score, scoreAll, summaryOf } from './measure.ts';
import { openShopRankings, type ShopRankings } from './shopRanking.ts';

const relevance = (file: string) =>
  readFileSync(new URL(`../../relevance/${file}`, import.meta.url), 'utf8');

/** A change may cost so much of the figures that are written down. */
const tolerance = 0.02;

let db: TestDatabase;
let goods: readonly Good[];
let queries: readonly JudgedQuery[];
let scores: readonly Score[];
let submitted: readonly Score[];
let shop: ShopRankings;
beforeAll(async () => {
  db = await createTestDatabase();
  await fillWithDemo(db.database);
  goods = await loadGoods(db.database);
  queries = judgementFiles.flatMap((file) => parseJudgements(relevance(file)));
  shop = await openShopRankings(db.database);
  scores = await scoreAll(shop.linked, queries, goods);
  submitted = await scoreAll(shop.submitted, queries, goods);
}, 400_000);
afterAll(async () => {
  await shop[Symbol.asyncDispose]();
  await db.drop();
});

const isHeldOut = ({ part }: JudgedQuery) => part === 'held out' || part.endsWith('unseen');

test.each(['de', 'en'] as const)(
  '%s: 400 queries and more come from tasks, and the half of all that was held out is answered with 0.90',
  (own) => {
    const inLanguage = queries.filter(({ language }) => language === own);
    const fromTasks = inLanguage.filter((query) => isOfTasks(query) || isFresh(query));
    expect(fromTasks.length).toBeGreaterThanOrEqual(400);
    const heldOut = scores.filter(({ query }) => query.language === own && isHeldOut(query));
    expect(heldOut.length / inLanguage.length).toBeGreaterThan(0.3);
    expect(summaryOf(heldOut).ndcg).toBeGreaterThanOrEqual(0.9);
  },
);

test('the search answers as well as is written down', () => {
  const figures = Object.entries(figuresOf(scores, submitted));
  const written: Readonly<Record<string, (typeof figures)[number][1]>> = JSON.parse(
    relevance('figures.json'),
  );
  for (const [name, own] of figures) {
    const floor = written[name];
    expect(own.ndcg, name).toBeGreaterThanOrEqual((floor?.ndcg ?? 1) - tolerance);
    expect(own.zeroResults, name).toBeLessThanOrEqual((floor?.zeroResults ?? 0) + tolerance);
    expect(own.refused, name).toBeGreaterThanOrEqual((floor?.refused ?? 1) - tolerance);
    expect(own.submitted, name).toBeGreaterThanOrEqual((floor?.submitted ?? 1) - tolerance);
  }
});

test('every suggestion for the beginning of a word that some text has leads to goods', () => {
  const where = { storefront: 'de', language: 'de' } as const;
  const words = goods.flatMap(({ texts, keywords }) =>
    [texts.de, ...(keywords.de ?? [])].flatMap(
      (text) => text?.toLowerCase().match(/\p{L}{3,}/gu) ?? [],
    ),
  );
  const beginnings = new Set(words.flatMap((word) => [word.slice(0, 3), word.slice(0, 4)]));
  const suggested = new Set(
    [...beginnings]
      .flatMap((text) => shop.search.suggest({ ...where, text }))
      .map(({ value }) => value),
  );
  const vain = [...suggested].filter((term) => shop.search.search({ ...where, term }).total === 0);
  expect(suggested.size).toBeGreaterThan(500);
  expect(vain).toEqual([]);
});

test('NDCG is 1 for the best order, and less the further down a good one stands', () => {
  expect(ndcgOf([3, 2, 1], [1, 2, 3])).toBe(1);
  expect(ndcgOf([], [3])).toBe(0);
  expect(ndcgOf([0, 3], [3])).toBeCloseTo(1 / Math.log2(3));
  expect(ndcgOf([2, 3], [3, 2])).toBeGreaterThan(ndcgOf([0, 2, 3], [3, 2]));
});

test('marks tell which queries are held out, which were never seen, and when they were written', () => {
  const text =
    '## plain de\nSchere\n* Lineal\n** Zirkel\n+ Thek\n~ Sitzball\n~~ Whisky\n%% Kleber\n! Tacker\n& Locher\n&& Globus\n  3 cat=zirkel';
  expect(parseJudgements(text).map((query) => [query.text, query.part])).toEqual([
    ['Schere', 'open'],
    ['Lineal', 'held out'],
    ['Zirkel', 'unseen'],
    ['Thek', 'second'],
    ['Sitzball', 'third'],
    ['Whisky', 'third unseen'],
    ['Kleber', 'tasks unseen'],
    ['Tacker', 'fresh'],
    ['Locher', 'daily'],
    ['Globus', 'daily unseen'],
  ]);
});

test('what is unseen or fresh is never listed', () => {
  const listed = queries.filter(({ part }) => isListed(part)).map(({ part }) => part);
  expect([...new Set(listed)].sort()).toEqual([
    'daily',
    'held out',
    'open',
    'second',
    'tasks',
    'third',
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
