import { type Matches, noMatches, type Prior } from './matches.ts';
import { PostingCursor } from './postings.ts';
import { type Choices, isKnown, type QueryWord } from './queryWords.ts';
import { Scores } from './scores.ts';
import type { PostingColumns } from './searchIndex.ts';

/** With fewer products that have all words and score well, those that lack some are looked at as well. */
const minMatches = 12;
/** So many are enough however they score: to look again through all postings costs time. */
const enoughMatches = 100;
/** What lacks a word is found if it scores this share of the best. */
const closeShare = 0.15;
/** What lacks a word stands behind what has all and scores alike. */
const incompleteShare = 0.8;
/** So much of its score a product owes to having each word, and none only in passing. */
const weakestShare = 0.3;
/** Words that are met so well beside the best are met well enough. */
const metWell = 0.5;
/** So much of its score a product owes to how well its category is met. */
const categoryShare = 0.6;
/** So many of the best matches make it half certain that their category is meant. */
const halfCertain = 4;
/** So much of its score a product owes to having what the query is about, and not only in passing. */
const thingShare = 0.2;
const thingMetWell = 0.5;
/** What merely lies beside the best match scores this share of it, */
const neighbourShare = 0.2;
/** so much of which it owes to parts that it shares with the compounds that are meant. */
const sharedPartShare = 0.5;
/** A part of so many products tells little, and takes long to look through. */
const maxProductsOfPart = 10_000;
/** Words that were guessed must at least name something well. */
const guessFloor = 0.2;
/** What a description only mentions is not found: a Schwamm is no Waschmaschine. */
const mentionFloor = 0.11;

/** The category of what has none that is known. */
const noCategory = 0;

/** Matches, with the category that is met best. */
interface Collected extends Matches {
  readonly category: number;
  /** So many of them have what the query is about well. */
  readonly wellMet: number;
}

const nothing: Collected = { ...noMatches, category: noCategory, wellMet: 0 };

const highestOf = (scores: Float32Array) =>
  scores.reduce((best, score) => Math.max(best, score), 0);

function highest(scores: Float32Array, touched: Uint32Array, count: number): number {
  let best = 0;
  for (let at = 0; at < count; at++) {
    const score = scores[touched[at] as number] as number;
    if (score > best) best = score;
  }
  return best;
}

const countFrom = (scores: Float32Array, minScore: number) =>
  scores.reduce((count, score) => count + Number(score >= minScore), 0);

/** Finds the products of words. Not reentrant: its places are used again by the next query. */
export class Matcher {
  readonly #postings: PostingColumns;
  /** Of each product. */
  readonly #category: Uint16Array;
  /** How well the words meet each category. */
  readonly #met: Float32Array;
  /** Of one word of the query. */
  readonly #word: Scores;
  /** Of one of the words that must come together to mean it, and of those so far. */
  readonly #part: Scores;
  readonly #joint: Scores;
  readonly #all: Scores;
  /** Bit n: the product has word n of the query. */
  readonly #has: Uint16Array;
  /** How well the product has the word of those required that it has least, beside the best. */
  readonly #weakest: Float32Array;
  /** How well the product has what the query is about, beside the best. */
  readonly #thing: Float32Array;

  constructor(postings: PostingColumns, category: Uint16Array) {
    const productCount = category.length;
    this.#postings = postings;
    this.#category = category;
    this.#met = new Float32Array(1 + (category.at(-1) ?? noCategory));
    this.#word = new Scores(productCount);
    this.#part = new Scores(productCount);
    this.#joint = new Scores(productCount);
    this.#all = new Scores(productCount);
    this.#has = new Uint16Array(productCount);
    this.#weakest = new Float32Array(productCount);
    this.#thing = new Float32Array(productCount);
  }

  /**
   * Products with all words; where they are few also those that lack some, and those beside the
   * best, each with its score.
   * None where the words were only guessed and nothing is named so, or are mentioned in passing.
   *
   * @param isExact nothing that lacks a word, however few have all
   * @param partsOfMeant what the words that are meant are made of
   */
  match(
    words: readonly QueryWord[],
    prior: Prior,
    isExact = false,
    partsOfMeant: () => Choices = () => [],
  ): Matches {
    const telling = words.filter((word) => word.isRequired && isKnown(word));
    // A number says nothing beside words that are all unknown.
    const isOnlyNumbers =
      telling.every(({ isUnit }) => isUnit) && words.some((word) => !word.isUnit);
    if (telling.length === 0 || isOnlyNumbers) return noMatches;
    const weights = words.map((word) => this.#weightOf(word));
    // The rarest first: of the others only what has it is looked at.
    const order = [...words.keys()].sort(
      (a, b) =>
        Number(words[b]?.isRequired) - Number(words[a]?.isRequired) ||
        (weights[b] ?? 0) - (weights[a] ?? 0),
    );
    const ordered = order.map((index) => words[index] as QueryWord);
    const orderedWeights = order.map((index) => weights[index] ?? 0);
    const strict = this.#collect(ordered, orderedWeights, true, prior);
    const { scores } = strict;
    // Those that score less than half as well as the best only mention the words.
    const isMuch =
      scores.length >= enoughMatches || countFrom(scores, highestOf(scores) / 2) >= minMatches;
    if (isExact || (isMuch && strict.wellMet > 0)) return strict;
    const found =
      words.length === 1 ? strict : this.#collect(ordered, orderedWeights, false, prior);
    return this.#withNeighbours(found, prior, partsOfMeant);
  }

  /**
   * Adds other products of the category that is met best, until a dozen score as well as
   * those: of two wreaths for Advent to what else there is for it. What has parts of the words comes
   * first: after Stempelkissen other Stempel.
   */
  #withNeighbours(
    { category, wellMet: _, ...found }: Collected,
    prior: Prior,
    partsOfMeant: () => Choices,
  ): Matches {
    const { products, scores } = found;
    const level = highestOf(scores) * neighbourShare;
    const room = minMatches - countFrom(scores, level);
    if (category === noCategory || room <= 0) return found;
    const isFound = this.#has;
    for (const product of products) isFound[product] = 1;
    // The products of a category lie together.
    const first = this.#category.indexOf(category);
    let end = first;
    while (this.#category[end] === category) end++;
    const met = this.#metBetween(first, end, partsOfMeant());
    const closest = highestOf(met);
    const neighbours: { readonly product: number; readonly score: number }[] = [];
    for (let product = first; product < end; product++) {
      const lack = closest > 0 ? 1 - (met[product - first] as number) / closest : 0;
      const score =
        isFound[product] === 0 ? level * prior(product) * (1 - sharedPartShare * lack) : 0;
      if (score > 0) neighbours.push({ product, score });
    }
    for (const product of products) isFound[product] = 0;
    const best = neighbours.sort((a, b) => b.score - a.score).slice(0, room);
    return {
      ...found,
      products: Uint32Array.from([...products, ...best.map(({ product }) => product)]),
      scores: Float32Array.from([...scores, ...best.map(({ score }) => score)]),
      neighbours: best.length,
    };
  }

  /** How well products, from the first up to the end, have any of the choices; but for those found already. */
  #metBetween(first: number, end: number, choices: Choices): Float32Array {
    const met = new Float32Array(end - first);
    for (const { word, share } of choices) {
      if ((this.#postings.frequency[word] ?? 0) > maxProductsOfPart) continue;
      const posting = new PostingCursor(this.#postings, word);
      while (posting.next() && posting.product < end) {
        const at = posting.product - first;
        if (at < 0 || this.#has[posting.product] !== 0) continue;
        met[at] = Math.max(met[at] as number, posting.impact * share);
      }
    }
    return met;
  }

  /** How many of the products have the word. */
  countAmong(products: Uint32Array, word: number): number {
    this.#addChoices([{ word, share: 1 }], this.#part);
    let count = 0;
    for (const product of products) if (this.#part.scores[product] !== 0) count++;
    this.#part.clear();
    return count;
  }

  /** Whether a product with the word is to be found at all. */
  isFound(word: number, prior: Prior): boolean {
    const posting = new PostingCursor(this.#postings, word);
    while (posting.next()) if (prior(posting.product) > 0) return true;
    return false;
  }

  /** @param isStrict only products with all the words that are required */
  #collect(
    words: readonly QueryWord[],
    weights: readonly number[],
    isStrict: boolean,
    prior: Prior,
  ): Collected {
    const has = this.#has;
    const all = this.#all;
    const weakest = this.#weakest;
    const thing = this.#thing;
    const isAboutThing = words.some((word) => word.isThing);
    let requiredBits = 0;
    /** How well any product has any of the words. */
    let maxMet = 0;
    words.forEach((word, index) => {
      const bit = 1 << index;
      const needed = isStrict ? requiredBits : 0;
      const weight = weights[index] ?? 0;
      this.#addWord(word);
      const { scores, touched, count } = this.#word;
      const best = highest(scores, touched, count);
      if (best > maxMet) maxMet = best;
      for (let at = 0; at < count; at++) {
        const product = touched[at] as number;
        const before = has[product] as number;
        if ((before & needed) !== needed) continue;
        has[product] = before | bit;
        const met = scores[product] as number;
        all.add(product, met * weight);
        if (word.isThing) thing[product] = met / best;
        if (!word.isRequired) continue;
        const least = before === 0 ? 1 : (weakest[product] as number);
        weakest[product] = Math.min(least, met / best);
      }
      this.#word.clear();
      if (word.isRequired) requiredBits |= bit;
    });
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    const minScore = isStrict ? 0 : this.#highestSum(prior) * closeShare;
    const guessed = words.every((word) => word.isGuess || !isKnown(word));
    const { scores: sums, touched, count } = all;
    // The places of what was touched are written over as they are read.
    const scores = this.#part.scores;
    let found = 0;
    let complete = 0;
    let wellMet = 0;
    let foundBits = 0;
    let bestScore = 0;
    for (let at = 0; at < count; at++) {
      const product = touched[at] as number;
      const bits = has[product] as number;
      has[product] = 0;
      const sum = sums[product] as number;
      sums[product] = 0;
      const thingMet = isAboutThing ? Math.min(1, (thing[product] as number) / thingMetWell) : 1;
      thing[product] = 0;
      const isComplete = (bits & requiredBits) === requiredBits;
      if (!isComplete && (isStrict || sum < minScore)) continue;
      const factor = prior(product);
      if (factor === 0) continue;
      const lacking = isComplete ? 1 : incompleteShare;
      const least = Math.min(1, (weakest[product] as number) / metWell);
      const evenness = 1 - weakestShare + weakestShare * least;
      const about = 1 - thingShare + thingShare * thingMet;
      if (thingMet === 1) wellMet++;
      const score = Math.min((sum / total) * factor * lacking * evenness * about, 1);
      foundBits |= bits;
      if (isComplete) complete++;
      if (score > bestScore) bestScore = score;
      touched[found] = product;
      scores[found] = score;
      found++;
    }
    all.clear();
    const category = this.#favourCategories(touched, scores, found, bestScore);
    const matches = {
      category,
      products: touched.slice(0, found),
      scores: scores.slice(0, found),
      complete,
      wellMet,
      neighbours: 0,
      dropped: words.filter((_, index) => (foundBits & (1 << index)) === 0),
    };
    scores.fill(0, 0, found);
    const isVain = guessed && (bestScore < guessFloor || complete === 0);
    return maxMet < mentionFloor || isVain ? nothing : matches;
  }

  /**
   * What lies where the best matches lie is rather what is meant: of all that has to do with a
   * Schere those among the Scheren.
   *
   * @returns the category that is met best
   */
  #favourCategories(
    products: Uint32Array,
    scores: Float32Array,
    count: number,
    bestScore: number,
  ): number {
    const met = this.#met;
    const category = this.#category;
    let best = noCategory;
    for (let at = 0; at < count; at++) {
      const own = category[products[at] as number] as number;
      const square = ((scores[at] as number) / bestScore) ** 2;
      // The fourth power: many weak matches don't make up for a good one.
      const sum = (met[own] as number) + square * square;
      met[own] = sum;
      if (sum > (met[best] as number)) best = own;
    }
    // A category with hundreds of matches is hardly more certain than one with a dozen.
    const certainty = (own: number) => (met[own] as number) / ((met[own] as number) + halfCertain);
    const maxScore = certainty(best);
    for (let at = 0; at < count; at++) {
      const share = certainty(category[products[at] as number] as number) / maxScore;
      scores[at] = (scores[at] as number) * (1 - categoryShare + categoryShare * share);
    }
    met.fill(0);
    return best;
  }

  /** The highest sum among the products that are to be found at all. */
  #highestSum(prior: Prior): number {
    const { scores, touched, count } = this.#all;
    let best = 0;
    for (let at = 0; at < count; at++) {
      const product = touched[at] as number;
      const sum = scores[product] as number;
      if (sum > best && prior(product) > 0) best = sum;
    }
    return best;
  }

  /** The rarer a word, the more it says (BM25's idf). */
  #weightOf({ choices, together, importance }: QueryWord): number {
    const frequencyOf = (word: number) => this.#postings.frequency[word] ?? 0;
    const close = choices.filter(({ share }) => share >= 0.5);
    // The forms of a word mostly occur in the same products.
    let frequency = close.reduce((max, { word }) => Math.max(max, frequencyOf(word)), 0);
    if (close.length === 0 && together.length > 0) {
      frequency = Math.min(
        ...together.flatMap(({ all }) => all.map((any) => this.#postingsOf(any))),
      );
    }
    const count = this.#category.length;
    const bounded = Math.min(frequency, count);
    return importance * Math.log(1 + (count - bounded + 0.5) / (bounded + 0.5));
  }

  #addWord({ choices, together }: QueryWord): void {
    this.#addChoices(choices, this.#word);
    for (const { all, share } of together) {
      // Products with every one of them, each counting as much as the weakest of its words.
      const joint = this.#joint;
      const [rarest = [], ...others] = all.toSorted(
        (a, b) => this.#postingsOf(a) - this.#postingsOf(b),
      );
      this.#addChoices(rarest, joint);
      for (const any of others) {
        this.#addChoices(any, this.#part, joint);
        joint.keepLower(this.#part);
        this.#part.clear();
      }
      const { scores, touched, count } = joint;
      for (let at = 0; at < count; at++) {
        const product = touched[at] as number;
        this.#word.raise(product, (scores[product] as number) * share);
      }
      joint.clear();
    }
  }

  #postingsOf(choices: Choices): number {
    return choices.reduce((sum, { word }) => sum + (this.#postings.frequency[word] ?? 0), 0);
  }

  /** @param among only the products that have something there */
  #addChoices(choices: Choices, to: Scores, among?: Scores): void {
    for (const { word, share } of choices) {
      const scale = share / 255;
      const posting = new PostingCursor(this.#postings, word);
      while (posting.next()) {
        const { product, impact } = posting;
        if (among === undefined || among.scores[product] !== 0) to.raise(product, impact * scale);
      }
    }
  }
}
