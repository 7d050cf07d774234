import { hashText, stringTable } from '../../inMemory/strings.ts';
import { inLanguage, type Language } from '../storefront/storefront.ts';
import { CodeCollector } from './codes.ts';
import { split } from './compounds.ts';
import { type LanguageRules, type RulesId, rulesOf } from './language.ts';
import { type Demand, PhraseCollector, type PhraseKind, storefrontBits } from './phrases.ts';
import { ProductWords } from './productWords.ts';
import type { ProductTextRow, SearchTaxonomyRows } from './rows.ts';
import type { NamedValue, SearchIndex } from './searchIndex.ts';
import { joinedToken, type Token, textOfHtml, tokenize } from './tokens.ts';
import { WordList } from './wordList.ts';

/** What a word weighs where it stands (the F of BM25F). */
const fields = {
  name: 6,
  /** The word of a name that tells what the thing is. */
  head: 8,
  /** What stands before the head of an English name: the desk of a desk calculator. */
  modifier: 3.5,
  /** In a name after "für", "mit": what the thing is for, not what it is. */
  complement: 1.5,
  /** Shared by its words: what goods are needed for says less than what they are. */
  keyword: 1,
  category: 2,
  ancestor: 1,
  manufacturer: 2.5,
  value: 1.5,
  summary: 0.6,
  feature: 0.6,
  description: 0.3,
} as const;

/** How much a long name weakens its words (BM25's b), and what counts as long. */
const lengthShare = 0.3;
const usualNameLength = 5;
/** The end of long descriptions says little that is searched for. */
const descriptionLimit = 3_000;

/** Where a name goes on with what tells which one it is. */
const endOfSubject = /[:,;(–—]/;

/** A text that many products share, taken apart once. */
type Weighted = readonly { readonly word: number; readonly weight: number }[];

/** Makes the search index of one language out of rows, in any order. */
export class IndexBuilder {
  readonly #isFull: boolean;
  readonly #language: Language;
  readonly #rulesId: RulesId;
  readonly #rules: LanguageRules;
  readonly #taxonomy: SearchTaxonomyRows;
  readonly #words: WordList;
  readonly #phrases: PhraseCollector;
  readonly #codes = new CodeCollector();
  readonly #categories: ReadonlyMap<string, Weighted>;
  /** Category -> the words of its title, without their endings. */
  readonly #titleForms: ReadonlyMap<string, ReadonlySet<string>>;
  readonly #categoryPlaces: ReadonlyMap<string, number>;
  readonly #manufacturers: ReadonlyMap<string, Weighted>;
  /** Attribute -> value -> its name. */
  readonly #values: ReadonlyMap<string, ReadonlyMap<string, Weighted>>;
  /** Variant as JSON text -> the names of its values: few different ones occur among many items. */
  readonly #variants = new Map<string, readonly Weighted[]>();
  /** By the ids of category or manufacturer. */
  readonly #demand = new Map<string, Demand>();

  /** By arrival, as all that follows; `finish` numbers the products along the categories. */
  readonly #ids: string[] = [];
  readonly #hashes: number[] = [];
  readonly #places: number[] = [];
  readonly #productWords = new ProductWords();

  /**
   * @param isFull with suggestions and article numbers; numbers are the same in every language,
   * and the English shop has no suggestions (SEARCH-07)
   * @param rules where the texts are written in another language
   */
  constructor(
    language: Language,
    taxonomy: SearchTaxonomyRows,
    isFull: boolean,
    rules: RulesId = language,
  ) {
    this.#isFull = isFull;
    this.#language = language;
    this.#rulesId = rules;
    this.#rules = rulesOf[rules];
    this.#taxonomy = taxonomy;
    this.#words = new WordList(this.#rules, rules === 'de');
    this.#phrases = new PhraseCollector(this.#rules);
    const { categories, manufacturers, values } = taxonomy;
    this.#categories = this.#weighCategories(categories);
    this.#titleForms = new Map(
      categories.map(({ id, name }) => [
        id,
        new Set(
          tokenize(inLanguage(name, language), this.#rules)
            .filter(({ isStopWord, isUnit }) => !isStopWord && !isUnit)
            .map(({ surface }) => this.#rules.formOf(surface)),
        ),
      ]),
    );
    this.#categoryPlaces = depthFirst(categories);
    this.#manufacturers = new Map(
      manufacturers.map(({ id, name }) => [id, this.#weigh(name, fields.manufacturer)]),
    );
    this.#values = new Map(
      [...Map.groupBy(values, (row) => row.attribute_id)].map(([attribute, own]) => [
        attribute,
        new Map(
          own.map(({ id, name }) => [id, this.#weigh(inLanguage(name, language), fields.value)]),
        ),
      ]),
    );
  }

  add(row: ProductTextRow): void {
    const name = tokenize(row.name, this.#rules);
    const scale = 1 / (1 - lengthShare + (lengthShare * name.length) / usualNameLength);
    const beginning = tokenize(row.name.split(endOfSubject, 1)[0] ?? '', this.#rules);
    const head = this.#headOf(beginning.length === 0 ? name : beginning, row.category_id);
    // In English what stands before the head is mostly what a compound begins with in German.
    const isBefore = (place: number) => this.#rules.headStands === 'last' && place < head;
    name.forEach((token, place) => {
      const weight = token.isComplement
        ? fields.complement
        : isBefore(place) && !token.isUnit
          ? fields.modifier
          : fields.name;
      const own = place === head ? fields.head : weight;
      this.#addToken(token, own * Math.min(scale, 1.1), true, place === head);
    });
    for (const keyword of row.keywords ?? []) this.#addKeyword(keyword);
    this.#addText(row.summary ?? '', fields.summary);
    const description = textOfHtml((row.description ?? '').slice(0, descriptionLimit));
    this.#addText(description, fields.description);
    for (const { value } of row.features) {
      this.#addText(inLanguage(value, this.#language), fields.feature);
    }
    const demand = {
      products: 1,
      popularity: row.popularity,
      soldIn: storefrontBits(row.storefronts),
    };
    for (const id of [row.category_id, ...row.further_category_ids.split(' ')]) {
      this.#addShared(this.#categories.get(id));
      this.#count(id, demand);
    }
    if (row.manufacturer_id !== null) {
      this.#addShared(this.#manufacturers.get(row.manufacturer_id));
      this.#count(row.manufacturer_id, demand);
    }
    for (const value of this.#valuesOf(row)) this.#addShared(value);

    const arrival = this.#ids.push(row.id) - 1;
    this.#places.push(this.#categoryPlaces.get(row.category_id) ?? 0);
    this.#hashes.push(textHashOf(row));
    this.#productWords.endProduct();
    if (!this.#isFull) return;
    this.#codes.add(arrival, (row.codes ?? '').split('\n'));
    this.#phrases.addName(beginning, demand);
  }

  finish(): SearchIndex {
    if (this.#isFull) this.#addTitles();
    const vocabulary = this.#words.vocabulary();
    const compounds = this.#words.compounds(vocabulary);
    const { columns, places } = this.#words.columns(vocabulary);
    // Along the categories, as the read model does: what is found then lies together there as
    // well, which makes counting the facets of 50,000 hits several times faster.
    const arrivals = Uint32Array.from(this.#ids.keys()).sort(
      (a, b) => (this.#places[a] ?? 0) - (this.#places[b] ?? 0) || this.#compareIds(a, b),
    );
    const category = Uint16Array.from(arrivals, (arrival) => this.#places[arrival] ?? 0);
    return {
      rules: this.#rulesId,
      numbering: {
        ids: stringTable(Array.from(arrivals, (arrival) => this.#ids[arrival] ?? '')),
        byId: Uint32Array.from(arrivals.keys()).sort((a, b) =>
          this.#compareIds(arrivals[a] ?? 0, arrivals[b] ?? 0),
        ),
      },
      textHash: arrivals.map((arrival) => this.#hashes[arrival] ?? 0),
      category,
      words: columns,
      postings: this.#productWords.postings(arrivals, compounds, places),
      phrases: this.#phrases.columns(
        (surface) => this.#words.isNoun(surface),
        (surface) => split(surface, vocabulary, this.#rules)?.head,
        (surface) => this.#words.spellingOf(surface),
      ),
      codes: this.#codes.columns(inverse(arrivals)),
      values: namedValues(this.#taxonomy, this.#language),
    };
  }

  #compareIds(a: number, b: number): number {
    return (this.#ids[a] ?? '') < (this.#ids[b] ?? '') ? -1 : 1;
  }

  #addToken(token: Token, weight: number, isNaming: boolean, isSubject = false): void {
    if (token.isStopWord) return;
    this.#productWords.add(this.#words.take(token, isNaming, isSubject), weight);
  }

  /**
   * The place of the word that tells what the thing is: one that its category is called by, or else
   * the first in German, where names begin with it, and the last in English.
   */
  #headOf(name: readonly Token[], category: string): number {
    const places = [...name.keys()].filter((place) => {
      const { isUnit, isComplement, isMeasure } = name[place] as Token;
      return !isUnit && !isComplement && !isMeasure;
    });
    const titles = this.#titleForms.get(category);
    const called = places.filter((place) =>
      titles?.has(this.#rules.formOf(name[place]?.surface ?? '')),
    );
    const own = called.length > 0 ? called : places;
    return own.at(this.#rules.headStands === 'first' ? 0 : -1) ?? -1;
  }

  #addText(text: string, weight: number): void {
    for (const token of tokenize(text, this.#rules)) this.#addToken(token, weight, false);
  }

  /** The words of a phrase (`Bilder trocknen`) mean little one by one; together they are as one word. */
  #addKeyword(keyword: string): void {
    const tokens = tokenize(keyword, this.#rules).filter(({ isStopWord }) => !isStopWord);
    const add = (token: Token, weight: number): number => {
      const word = this.#words.take(token, false);
      this.#productWords.add(word, weight);
      return word;
    };
    const [only, ...others] = tokens;
    if (only === undefined) return;
    if (others.length === 0) {
      this.#words.markKeyword(add(only, fields.keyword));
      return;
    }
    add(joinedToken(tokens), fields.keyword);
    for (const token of tokens) add(token, fields.keyword / tokens.length);
  }

  #addShared(text: Weighted | undefined): void {
    for (const { word, weight } of text ?? []) this.#productWords.add(word, weight);
  }

  /** The names of the values that the product or one of its items has, each once. */
  #valuesOf({ attributes, variants }: ProductTextRow): ReadonlySet<Weighted> {
    const values = new Set<Weighted>();
    for (const attribute in attributes) {
      for (const value of attributes[attribute] ?? []) {
        const name = this.#values.get(attribute)?.get(value);
        if (name !== undefined) values.add(name);
      }
    }
    for (const variant of variants?.split('\n') ?? []) {
      for (const name of this.#variantOf(variant)) values.add(name);
    }
    return values;
  }

  #variantOf(variant: string): readonly Weighted[] {
    let names = this.#variants.get(variant);
    if (names === undefined) {
      names = Object.entries(JSON.parse(variant) as Readonly<Record<string, string>>)
        .map(([attribute, value]) => this.#values.get(attribute)?.get(value))
        .filter((name) => name !== undefined);
      this.#variants.set(variant, names);
    }
    return names;
  }

  #weigh(text: string, weight: number): Weighted {
    return tokenize(text, this.#rules)
      .filter(({ isStopWord }) => !isStopWord)
      .map((token) => ({ word: this.#words.take(token, true), weight }));
  }

  #weighCategories(rows: SearchTaxonomyRows['categories']): Map<string, Weighted> {
    const byId = new Map(rows.map((row) => [row.id, row]));
    const nameOf = (id: string, weight: number): Weighted => {
      const row = byId.get(id);
      if (row === undefined) return [];
      const own = this.#weigh(inLanguage(row.name, this.#language), weight);
      for (const { word } of own) this.#words.markTitle(word);
      return row.parent_id === null ? own : [...own, ...nameOf(row.parent_id, fields.ancestor)];
    };
    return new Map(rows.map(({ id }) => [id, nameOf(id, fields.category)]));
  }

  #count(id: string, { products, popularity, soldIn }: Demand): void {
    const demand = this.#demand.get(id) ?? { products: 0, popularity: 0, soldIn: 0 };
    demand.products += products;
    demand.popularity += popularity;
    demand.soldIn |= soldIn;
    this.#demand.set(id, demand);
  }

  #addTitles(): void {
    const add = (id: string, title: string, kind: PhraseKind) => {
      const demand = this.#demand.get(id);
      if (demand !== undefined) this.#phrases.addTitle(title, kind, demand);
    };
    const { categories, manufacturers } = this.#taxonomy;
    for (const { id, name } of categories) add(id, inLanguage(name, this.#language), 'category');
    for (const { id, name } of manufacturers) add(id, name, 'manufacturer');
  }
}

/** Category id -> place in the tree, depth first, from 1. */
function depthFirst(rows: SearchTaxonomyRows['categories']): ReadonlyMap<string, number> {
  const children = Map.groupBy(rows, (row) => row.parent_id);
  const places = new Map<string, number>();
  const walk = (parent: string | null): void => {
    for (const { id } of children.get(parent) ?? []) {
      places.set(id, places.size + 1);
      walk(id);
    }
  };
  walk(null);
  return places;
}

function inverse(places: Uint32Array): Uint32Array {
  const result = new Uint32Array(places.length);
  places.forEach((place, index) => {
    result[place] = index;
  });
  return result;
}

function namedValues(taxonomy: SearchTaxonomyRows, language: Language): NamedValue[] {
  return [
    ...taxonomy.values.map(({ attribute_id, id, name, filterable }) => ({
      facet: attribute_id,
      value: id,
      name: inLanguage(name, language),
      isFilter: filterable,
    })),
    ...taxonomy.manufacturers.map(({ id, name }) => ({
      facet: 'manufacturer',
      value: id,
      name,
      isFilter: true,
    })),
  ];
}

/** Changes with everything that the index takes from the row. */
export function textHashOf(row: ProductTextRow): number {
  const { name, summary, description, variants, codes, keywords, attributes, features } = row;
  const ids = [row.category_id, row.further_category_ids, row.manufacturer_id, row.storefronts];
  const rest = JSON.stringify([keywords, attributes, features]);
  return [name, summary, description, variants, codes, ...ids, rest].reduce<number>(
    (hash, text) => hashText(text ?? '', hash),
    0,
  );
}
