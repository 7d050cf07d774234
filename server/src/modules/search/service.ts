import { maxQueryLength, type Range } from '../../../contract/index.ts';
import type { Database } from '../../database/database.ts';
import type { Awaitable } from '../../inMemory/awaitable.ts';
import { StateCache } from '../../inMemory/stateCache.ts';
import {
  type CatalogReadModel,
  type ItemPreferences,
  type Numbering,
  numberOf,
  type SearchHits,
  translation,
} from '../catalog/catalog.ts';
import type { OutboxReader } from '../outbox/service.ts';
import { type Language, type StorefrontId, spelled, spellingOf } from '../storefront/storefront.ts';
import {
  looksLikeCode,
  normalCode,
  productsOfBeginning,
  productsOfCode,
  withoutLabel,
} from './codes.ts';
import { createSearchEngines } from './engines.ts';
import { isWithin } from './limits.ts';
import { adjustLongTail, type LongTail } from './longTail.ts';
import type { Matches, Prior } from './matches.ts';
import { createPriors } from './prior.ts';
import { loadItemCodes, loadSearchTerms } from './rows.ts';
import { operatorTerms } from './terms.ts';

export { filtersOf, type LongTail } from './longTail.ts';

/** Where a visitor searches, and in which language. */
export interface SearchShop {
  readonly storefront: StorefrontId;
  readonly language: Language;
}

export interface SearchRequest extends SearchShop {
  readonly term: string;
  /** Nothing that lacks a word, however few products have all. */
  readonly isExact?: boolean;
}

export interface SearchResult {
  /** For `CatalogReadModel.list`, which filters, counts and sorts them. */
  readonly hits: SearchHits;
  /** For the same: which items are meant. */
  readonly preferences: ItemPreferences;
  readonly total: number;
  /** `some`: no product has all words. */
  readonly match: 'all' | 'some' | 'none';
  /** With `some` the words, as typed, that the hits lack. */
  readonly droppedWords: readonly string[];
  /** What was searched instead of a misspelt term. */
  readonly correctedTerm: string | undefined;
  /** Offered where little was found and another spelling would find much. */
  readonly didYouMean: string | undefined;
}

export interface Suggestion {
  readonly value: string;
  readonly label: string;
}

export interface TermCheck {
  /** The operator wants this query to lead there (SEARCH-16). */
  readonly redirectPath: string | undefined;
  /** The query is an article number or EAN (SEARCH-17). */
  readonly product: { readonly productId: string; readonly itemId: string } | undefined;
  /** What to search for; differs from the original where that was misspelt. */
  readonly query: string;
  readonly originalQuery: string;
}

/** Search over the catalogue read model (docs/search.md). What asks the database returns a promise. */
export interface SearchService {
  /** Builds the index; retries while the database is away. */
  start(): Promise<void>;
  stop(): Promise<void>;
  ready(): boolean;
  /** Grows when answers may have changed. */
  generation(): number;
  /** Resolves when every change that was committed before the call is found. */
  refreshed(): Promise<void>;
  search(request: SearchRequest): SearchResult;
  /** What a result preferences for, with the items whose article number or EAN the term has. */
  preferences(request: SearchRequest): Awaitable<ItemPreferences>;
  suggest(request: SearchShop & { readonly text: string; readonly limit?: number }): Suggestion[];
  /** The first goods of a search, as ids for `CatalogService.cards`. */
  firstCards(request: SearchRequest & { readonly limit: number }): readonly string[];
  /** At most eight, kept by the operator (DEC-28). */
  popularTerms(shop: SearchShop): readonly string[];
  checkTerm(request: SearchShop & { readonly originalQuery: string }): Promise<TermCheck>;
  adjustLongTail(request: SearchShop & { readonly searchQuery: string }): LongTail;
}

/** DEC-27. */
const usualSuggestions = 10;
/** Goods of so many terms are kept: what people type leads to the same few suggested words. */
const keptTerms = 2_000;
/** So much of its score keeps what costs more or less than was asked for. */
const otherPriceShare = 0.3;
/** Below this another spelling is offered. */
const minHits = 3;

export function createSearchService({
  database,
  log,
  outbox,
  readModel,
}: {
  database: Database;
  log: Pick<Console, 'warn'>;
  outbox: OutboxReader;
  readModel: CatalogReadModel;
}): SearchService {
  const engines = createSearchEngines({ database, log, freshness: outbox.freshness });
  const priorOf = createPriors(readModel);
  let terms = operatorTerms([]);
  let termGeneration = 0;

  async function loadTerms(): Promise<void> {
    terms = operatorTerms(await loadSearchTerms(database));
    termGeneration++;
  }

  outbox.subscribe(async (changes) => {
    if (changes.some(({ kind }) => kind === 'search' || kind === 'catalog')) await loadTerms();
    await engines.apply(changes);
  });

  /**
   * Products of an article number, listed in the storefront.
   *
   * @returns whether the number stands beside words that find more
   */
  function productsByCode({ storefront, language, term }: SearchRequest) {
    const engine = engines.engine('de');
    const prior = priorOf(engine.numbering, storefront);
    const { codes } = engine.index;
    const listed = (products: readonly number[]) => products.filter((own) => prior(own) > 0);
    for (const code of engines.engine(language).codesIn(term)) {
      const products = listed(productsOfCode(codes, code));
      if (products.length > 0) return { products, isBesideWords: code.isWhole };
    }
    return { products: listed(productsOfBeginning(codes, term)), isBesideWords: false };
  }

  function find({ storefront, language, term, isExact }: SearchRequest) {
    const engine = engines.engine(language);
    const { synonyms, boosted } = terms(storefront, language, engine.index.rules);
    const { rest, price, amounts } = engine.limitsIn(term);
    const listed = priorOf(engine.numbering, storefront);
    const wanted = price ? withinPrice(listed, engine.numbering, storefront, price) : listed;
    const found = engine.find(rest, synonyms, wanted, isExact, amounts);
    const { products: byCode, isBesideWords } = productsByCode({ storefront, language, term });
    const { numbering } = readModel.products(storefront);
    // What merely has some of the words says nothing beside the article number itself.
    const isText = byCode.length === 0 || isBesideWords || found.complete > 0;
    const hits = isText
      ? translated(found, engine.numbering, numbering)
      : { numbering, products: new Uint32Array(0), scores: new Float32Array(0) };
    const german = engines.engine('de');
    const prior = priorOf(german.numbering, storefront);
    const first = boosted(term)
      .map((id) => numberOf(german.numbering, id))
      .filter((product) => product !== undefined)
      .filter((product) => prior(product) > 0);
    const all = withFirst(hits, [...byCode, ...first], german.numbering);
    return { engine, found, byCode, hits: all };
  }

  /** What costs more or less than was asked for comes after what does not. */
  function withinPrice(
    prior: Prior,
    indexed: Numbering,
    storefront: StorefrontId,
    range: Range,
  ): Prior {
    const { numbering, price } = readModel.products(storefront);
    const table = translation(indexed, numbering);
    return (product) =>
      prior(product) * (isWithin(range, price[table[product] ?? 0] ?? 0) ? 1 : otherPriceShare);
  }

  let last: { readonly question: string; readonly result: SearchResult } | undefined;

  /** Of what is searched: what was found before it changed may be found no more. */
  const state = () => `${engines.generation()} ${termGeneration} ${readModel.generation()}`;

  const questionOf = ({ storefront, language, term, isExact = false }: SearchRequest) =>
    JSON.stringify([storefront, language, isExact, term]);

  /** A page checks the term that it then searches: the same question twice is answered once. */
  function search(request: SearchRequest): SearchResult {
    const { storefront, language, isExact = false } = request;
    const term = request.term.slice(0, maxQueryLength);
    const question = `${state()} ${questionOf({ ...request, term })}`;
    if (last?.question !== question) {
      last = { question, result: answer({ storefront, language, isExact, term }) };
    }
    return last.result;
  }

  const hasAllWords = (request: SearchRequest) =>
    find({ ...request, isExact: true }).found.complete > 0;

  const firstCards = new StateCache<readonly string[]>({ max: keptTerms });

  function answer(request: SearchRequest): SearchResult {
    const { term } = request;
    const spelling = spellingOf(request.storefront, request.language);
    const { engine, found, byCode, hits } = find(request);
    const total = hits.products.length;
    const isByCode = byCode.length > 0;
    const dropped = isByCode ? [] : found.dropped;
    let corrected = term;
    for (const word of found.words) {
      if (word.corrected !== undefined && !dropped.includes(word)) {
        corrected = corrected.replace(word.raw, spelled(word.corrected, spelling));
      }
    }
    const isCorrected = total > 0 && !isByCode && corrected !== term;
    const isPoor = total - found.neighbours <= minHits && !isByCode && !isCorrected;
    const offered = isPoor ? engine.didYouMean(term, found.words) : undefined;
    // Single words that are known need not be found together.
    const isFound = offered !== undefined && hasAllWords({ ...request, term: offered });
    const didYouMean = isFound ? offered : undefined;
    return {
      hits,
      preferences: { items: new Set(), values: engine.preferencesOf(found.words) },
      total,
      match: total === 0 ? 'none' : found.complete > 0 || isByCode ? 'all' : 'some',
      droppedWords: dropped.map(({ raw }) => raw),
      correctedTerm: isCorrected ? corrected : undefined,
      didYouMean: didYouMean === undefined ? undefined : spelled(didYouMean, spelling),
    };
  }

  return {
    async start() {
      await loadTerms();
      await engines.start();
    },
    stop: () => engines.stop(),
    ready: () => engines.ready(),
    generation: () => engines.generation() + termGeneration,
    async refreshed() {
      await outbox.poll();
      await readModel.refreshed();
      await engines.settled();
    },
    search,

    preferences(request) {
      const { preferences } = search(request);
      const term = request.term.slice(0, maxQueryLength);
      const found = engines.engine(request.language).codesIn(term);
      const codes = new Set(found.map(({ text }) => normalCode(text)));
      if (codes.size === 0) return preferences;
      return itemsOfCodes(codes, productsByCode({ ...request, term }).products).then((items) => ({
        ...preferences,
        items: new Set(items.map(({ itemId }) => itemId)),
      }));
    },

    suggest({ storefront, language, text, limit = usualSuggestions }) {
      const engine = engines.engine(language);
      const prior = priorOf(engine.numbering, storefront);
      const operator = terms(storefront, language, engine.index.rules);
      return engine
        .suggest(text.slice(0, maxQueryLength), storefront, limit, operator, prior)
        .map((label) => spelled(label, spellingOf(storefront, language)))
        .map((label) => ({ value: label, label }));
    },

    firstCards({ limit, ...request }) {
      const now = state();
      const question = `${limit} ${questionOf(request)}`;
      const known = firstCards.get(now, question);
      if (known !== undefined) return known;
      const { storefront, language } = request;
      const { hits, preferences } = search(request);
      const listing = readModel.list({ storefront, language, hits, preferences, offset: 0, limit });
      const found = listing?.cardIds ?? [];
      firstCards.set(now, question, found);
      return found;
    },

    popularTerms: ({ storefront, language }) => terms(storefront, language).popular,

    async checkTerm({ storefront, language, originalQuery }) {
      const redirectPath = terms(storefront, language).redirectOf(originalQuery);
      const answer = { redirectPath, product: undefined, query: originalQuery, originalQuery };
      if (redirectPath !== undefined) return answer;
      const product = await exactProduct({ storefront, language, term: originalQuery });
      const { correctedTerm, total } = search({ storefront, language, term: originalQuery });
      // A number that is a word as well, such as A4, stands first among what the word finds.
      const isWord = !looksLikeCode(withoutLabel(originalQuery)) && total > 1;
      if (product !== undefined && !isWord) return { ...answer, product };
      return { ...answer, query: correctedTerm ?? originalQuery };
    },

    adjustLongTail({ storefront, language, searchQuery }) {
      const exactly = (term: string) => search({ storefront, language, term, isExact: true });
      return adjustLongTail(searchQuery, engines.engine(language), {
        total: (term) => exactly(term).total,
        list: (term, filters) =>
          readModel.list({
            ...{ storefront, language, filters, offset: 0, limit: 0 },
            hits: exactly(term).hits,
          }),
      });
    },
  };

  /** The one item that bears this article number or EAN. */
  async function exactProduct(request: SearchRequest) {
    const code = normalCode(withoutLabel(request.term));
    return (await itemsOfCodes(new Set([code]), productsByCode(request).products))[0];
  }

  /** The items of products that bear one of the numbers, in the order of the products. */
  async function itemsOfCodes(codes: ReadonlySet<string>, products: readonly number[]) {
    if (products.length === 0) return [];
    const engine = engines.engine('de');
    const productIds = products.map((product) => engine.idOf(product));
    const items = await loadItemCodes(database, productIds);
    return items
      .filter(({ order_number, ean }) =>
        [order_number, ean ?? ''].some((own) => codes.has(normalCode(own))),
      )
      .map(({ id, product_id }) => ({ productId: product_id, itemId: id }));
  }
}

/** The matches by the numbers of the columns. Those that are gone there score nothing already. */
function translated({ products, scores }: Matches, from: Numbering, to: Numbering): SearchHits {
  const table = translation(from, to);
  return { numbering: to, products: products.map((product) => table[product] ?? 0), scores };
}

/** The hits with some products put before them. */
function withFirst(hits: SearchHits, first: readonly number[], from: Numbering): SearchHits {
  if (first.length === 0) return hits;
  const table = translation(from, hits.numbering);
  const scores = new Map<number, number>();
  hits.products.forEach((product, index) => {
    scores.set(product, hits.scores[index] ?? 0);
  });
  for (const product of first) scores.set(table[product] ?? 0, 1);
  return {
    numbering: hits.numbering,
    products: Uint32Array.from(scores.keys()),
    scores: Float32Array.from(scores.values()),
  };
}
