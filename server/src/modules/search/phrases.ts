import { stringTable } from '../../inMemory/strings.ts';
import { type StorefrontId, storefrontIds } from '../storefront/storefront.ts';
import type { LanguageRules } from './language.ts';
import type { PhraseColumns } from './searchIndex.ts';
import { type Token, tokenize } from './tokens.ts';

/** How much more useful a phrase is for what it is; multiplies the number of its products. */
const kinds = { category: 6, noun: 4, manufacturer: 2, phrase: 1 } as const;
export type PhraseKind = keyof typeof kinds;

/** Of the products that a phrase leads to. */
export interface Demand {
  products: number;
  popularity: number;
  /** Bit n: sold in storefront n. */
  soldIn: number;
}

interface Phrase extends Demand {
  label: string;
  kind: PhraseKind;
  readonly surfaces: readonly string[];
}

/** Suggestions need no more; what is rarer than the most useful ones is not missed. */
const maxPhrases = 60_000;
const maxPhraseWords = 3;
/** The phrase without words. */
const beginning = 0;

/** Gathers what people may mean to type: categories, makers, and how products' names begin. */
export class PhraseCollector {
  readonly #rules: LanguageRules;
  /** A tree of word forms: phrase * 2²² + form -> the phrase that is longer by this form. */
  readonly #longer = new Map<number, number>();
  readonly #phrases: Phrase[] = [];
  readonly #forms = new Map<string, number>();
  readonly #formOfSurface = new Map<string, number>();

  constructor(rules: LanguageRules) {
    this.#rules = rules;
  }

  /**
   * `Schulheft A4 liniert für Deutsch` begins with a noun and two longer phrases.
   *
   * @param name as far as its first comma or the like
   */
  addName(name: readonly Token[], demand: Demand): void {
    let phrase = beginning;
    for (let length = 1; length <= Math.min(maxPhraseWords, name.length); length++) {
      const last = name[length - 1];
      if (last === undefined || last.isComplement || last.isStopWord) return;
      phrase = this.#longerBy(phrase, last.surface);
      if (length > 1 || !last.isUnit) {
        this.#add(phrase, name, length, length === 1 ? 'noun' : 'phrase', demand);
      }
    }
  }

  /** The title of a category may list several things: `Lineale & Geodreiecke`. */
  addTitle(title: string, kind: PhraseKind, demand: Demand): void {
    for (const part of title.split(/[&,/]|\bund\b|\band\b/)) {
      const tokens = tokenize(part, this.#rules);
      // The first half of `Vokabel- & Aufgabenhefte` is no phrase.
      if (tokens.length > 0 && tokens.length <= maxPhraseWords && !part.endsWith('-')) {
        let phrase = beginning;
        for (const { surface } of tokens) phrase = this.#longerBy(phrase, surface);
        this.#add(phrase, tokens, tokens.length, kind, demand);
      }
    }
  }

  #add(
    number: number,
    tokens: readonly Pick<Token, 'surface' | 'raw'>[],
    length: number,
    kind: PhraseKind,
    demand: Demand,
  ): void {
    const phrase = this.#phrases[number];
    if (phrase !== undefined && kinds[kind] <= kinds[phrase.kind]) {
      phrase.products += demand.products;
      phrase.popularity += demand.popularity;
      phrase.soldIn |= demand.soldIn;
      return;
    }
    // In the spelling of the most useful kind: a category is called Scheren, a product Schere.
    const own = tokens.slice(0, length);
    const label = own.map(({ raw }) => raw).join(' ');
    const surfaces = phrase?.surfaces ?? own.map(({ surface }) => surface);
    this.#phrases[number] = {
      products: demand.products + (phrase?.products ?? 0),
      popularity: demand.popularity + (phrase?.popularity ?? 0),
      soldIn: demand.soldIn | (phrase?.soldIn ?? 0),
      ...{ label, kind, surfaces },
    };
  }

  #longerBy(phrase: number, surface: string): number {
    const key = phrase * 2 ** 22 + this.#formOf(surface);
    let longer = this.#longer.get(key);
    if (longer === undefined) {
      longer = this.#longer.size + 1;
      this.#longer.set(key, longer);
    }
    return longer;
  }

  #formOf(surface: string): number {
    let form = this.#formOfSurface.get(surface);
    if (form === undefined) {
      const text = this.#rules.formOf(surface);
      form = this.#forms.get(text) ?? this.#forms.size;
      this.#forms.set(text, form);
      this.#formOfSurface.set(surface, form);
    }
    return form;
  }

  /**
   * @param isNoun a single word names a kind of thing only if it is one: not `Bunte`
   * @param headOf the head of a compound: `schere` suggests Bastelschere
   * @param spellingOf a word as people write it
   */
  columns(
    isNoun: (surface: string) => boolean,
    headOf: (surface: string) => string | undefined,
    spellingOf: (surface: string) => string,
  ): PhraseColumns {
    // Where there are Bastelscheren and Büroscheren, people mean Scheren as well.
    for (const { kind, surfaces, products, popularity, soldIn } of Object.values(this.#phrases)) {
      const [first = ''] = surfaces;
      const head = kind === 'noun' && isNoun(first) ? headOf(first) : undefined;
      if (head === undefined) continue;
      const token = { surface: head, raw: spellingOf(head) };
      const demand = { products, popularity, soldIn };
      this.#add(this.#longerBy(beginning, head), [token], 1, 'noun', demand);
    }
    const phrases = Object.values(this.#phrases)
      .filter(({ kind, products, surfaces: [first = ''] }) =>
        kind === 'phrase' ? products > 1 : kind !== 'noun' || isNoun(first),
      )
      .filter(({ products }) => products > 0)
      .map((phrase) => ({ ...phrase, weight: weightOf(phrase) }))
      .sort((a, b) => b.weight - a.weight)
      .slice(0, maxPhrases);
    const keys = phrases.map(({ surfaces }) => surfaces.join(' '));
    const entries = phrases.flatMap(({ surfaces }, phrase) => {
      const starts: number[] = [];
      let start = 0;
      for (const surface of surfaces) {
        starts.push(start);
        const head = headOf(surface);
        if (head !== undefined) starts.push(start + surface.length - head.length);
        start += surface.length + 1;
      }
      const key = keys[phrase] ?? '';
      return starts
        .filter((offset) => offset < 256)
        .map((offset) => ({ phrase, offset, rest: key.slice(offset) }));
    });
    entries.sort((a, b) => (a.rest < b.rest ? -1 : a.rest > b.rest ? 1 : a.phrase - b.phrase));
    return {
      labels: stringTable(phrases.map(({ label }) => label)),
      keys: stringTable(keys),
      weight: Float32Array.from(phrases, ({ weight }) => weight),
      soldIn: Uint8Array.from(phrases, ({ soldIn }) => soldIn),
      entryPhrase: Uint32Array.from(entries, ({ phrase }) => phrase),
      entryOffset: Uint8Array.from(entries, ({ offset }) => offset),
    };
  }
}

const weightOf = ({ kind, products, popularity }: Phrase) =>
  Math.log2(1 + kinds[kind] * (products + Math.log2(1 + popularity)));

/** @param storefronts ids with blanks between them */
export function storefrontBits(storefronts: string): number {
  let bits = 0;
  for (const id of storefronts.split(' ')) bits |= 1 << storefrontIds.indexOf(id as StorefrontId);
  return bits;
}
