import type { LanguageRules } from './language.ts';

export interface Token {
  /** What is indexed and looked up. */
  readonly surface: string;
  /** As people write it. */
  readonly raw: string;
  /** A number with its unit, a size, a ruling: met exactly or not at all. */
  readonly isUnit: boolean;
  /** Parts of a word that is written with hyphens; none otherwise. */
  readonly parts: readonly string[];
  /** After "für", "mit" and the like. */
  readonly isComplement: boolean;
  /** It only counts or packs what follows: a pair of scissors. */
  readonly isMeasure: boolean;
  readonly isStopWord: boolean;
  readonly isCapital: boolean;
  /** The same for every occurrence of a plain word; -1 for what is put together or too long to be kept. */
  readonly id: number;
}

/** Spellings of a unit -> the one that is indexed. */
const units = new Map(
  Object.entries({
    mm: 'mm millimeter',
    cm: 'cm zentimeter centimeter centimetre',
    m: 'm meter metre',
    g: 'g gr gramm gram grams gsm',
    kg: 'kg kilo kilogramm kilogram',
    ml: 'ml milliliter millilitre',
    l: 'l liter litre litres',
    w: 'w watt',
    gb: 'gb',
    tb: 'tb',
    blatt: 'blatt bl sheet sheets',
    seiten: 'seiten seite pages page',
    stuck: 'stuck stk st pcs pieces piece er',
    teilig: 'teilig tlg teile',
    fach: 'fach',
    zoll: 'zoll inch inches',
  }).flatMap(([unit, spellings]) => spellings.split(' ').map((spelling) => [spelling, unit])),
);

/** The unit as it is indexed, for any spelling, folded. */
export const unitOf = (spelling: string): string | undefined => units.get(spelling);

const paperSize = /^(?:[abc]\d{1,2}|lang)$/;
/** What paper is weighed by: 80 gsm are 80 g/m², which says no more than 80 g. */
const area = /^(?:m2|qm|sqm)$/;
const ruling = /^(?:lineatur|lin|ruling)$/;
const schoolYear = /^(?:klassen?|klassenstufe|schuljahr|jahrgangsstufe|year|grade)$/;
const schoolYearNumber = /^(?:[1-9]|1[0-3])$/;
const rulingNumber = /^\d{1,2}[a-z]{0,3}$/;
const isNumber = /^\d+(?:[.,]\d+)?$/;
const numberAndUnit = /^(\d+(?:[.,]\d+)?)([a-z]{1,8})$/;
const times = 'x';
const hyphens = '-\u2010\u2011';
const noParts: readonly string[] = [];
/** A word of which nothing but its letters is known; they are to be filled in. */
export const plainToken: Token = {
  ...{ surface: '', raw: '', isUnit: false, parts: noParts, isComplement: false },
  ...{ isMeasure: false, isStopWord: false, isCapital: false, id: -1 },
};

/** A folded word by itself. */
export const wordToken = (surface: string): Token => ({ ...plainToken, surface, raw: surface });

/** `Turn Beutel` is read as Turnbeutel is. */
export const joinedToken = (tokens: readonly Token[]): Token => ({
  ...plainToken,
  surface: tokens.map(({ surface }) => surface).join(''),
  raw: tokens.map(({ raw }) => raw).join(''),
});

const { surface: _surface, raw: _raw, isComplement: _isComplement, ...composed } = plainToken;

/** Takes a text apart, the same way for products and for queries. */
export function tokenize(text: string, rules: LanguageRules): Token[] {
  const { words, glued } = wordsOf(text, rules);
  const tokens: Token[] = [];
  let isComplement = false;
  const pushUnit = (surface: string, raw: string) => {
    tokens.push({ ...composed, surface, raw, isUnit: true, isComplement });
  };
  for (let index = 0; index < words.length; index++) {
    const word = words[index] as Word;
    const { surface, raw } = word.plain;
    const next = words[index + 1];
    if (glued.has(index)) {
      const first = index;
      while (glued.has(index)) index++;
      const own = words.slice(first, index + 1).map(({ plain }) => plain);
      const parts = own.map((part) => part.surface);
      const joined = own.map((part) => part.raw).join('-');
      const { isCapital } = word.plain;
      const surfaces = parts.join('');
      tokens.push({ ...composed, surface: surfaces, raw: joined, parts, isComplement, isCapital });
    } else if (!word.hasDigit) {
      const after = next?.plain.surface ?? '';
      if (surface === 'din' && paperSize.test(after)) continue;
      if (surface === times && words[index - 1]?.hasDigit) continue;
      if (ruling.test(surface) && rulingNumber.test(after)) {
        pushUnit(`lineatur${after}`, `${raw} ${next?.plain.raw}`);
        index++;
        continue;
      }
      const ordinal = rules.ordinals.indexOf(surface.replace(/e[nmrs]?$/, '')) + 1;
      if (ordinal > 0 && schoolYear.test(after)) {
        pushUnit(`klasse${ordinal}`, `${raw} ${next?.plain.raw}`);
        index++;
        continue;
      }
      if (schoolYear.test(surface) && schoolYearNumber.test(after)) {
        pushUnit(`klasse${after}`, `${raw} ${next?.plain.raw}`);
        index++;
        continue;
      }
      // A pack of 5 is no pack of something.
      const isPartitive =
        rules.isPartitive(surface) && words.length > index + (next?.hasDigit ? 2 : 1);
      const measure = isPartitive ? measureBefore(tokens, rules) : undefined;
      if (measure !== undefined) tokens[tokens.length - 1] = measure;
      tokens.push(isComplement ? word.complement : word.plain);
      if (word.startsComplement && measure === undefined) isComplement = true;
    } else if (schoolYearNumber.test(surface) && schoolYear.test(next?.plain.surface ?? '')) {
      pushUnit(`klasse${surface}`, `${raw}. ${next?.plain.raw}`);
      index++;
    } else if (isNumber.test(surface)) {
      const unit = unitAfter(words, index);
      const isNext = unit !== undefined && next?.plain.surface !== times;
      pushUnit(pointed(surface) + (unit ?? ''), isNext ? `${raw} ${next?.plain.raw}` : raw);
      if (isNext) index++;
      if (unit === 'g' && area.test(words[index + 1]?.plain.surface ?? '')) index++;
    } else if (surface.startsWith('din') && paperSize.test(surface.slice(3))) {
      pushUnit(surface.slice(3), raw.slice(3));
    } else if (/^lin\d{1,2}[a-z]{0,3}$/.test(surface)) {
      pushUnit(surface.replace('lin', 'lineatur'), raw);
    } else {
      const [, number, letters = ''] = numberAndUnit.exec(surface) ?? [];
      const amount = number && pointed(number) + (units.get(letters) ?? letters);
      pushUnit(amount ?? surface, raw);
    }
  }
  return tokens;
}

/** The last of the tokens, if it is a measure of what follows. */
function measureBefore(tokens: readonly Token[], rules: LanguageRules): Token | undefined {
  const last = tokens.at(-1);
  return last !== undefined && !last.isComplement && rules.isMeasure(last.surface)
    ? { ...last, isMeasure: true }
    : undefined;
}

const pointed = (number: string) => number.replace(',', '.');

/** The unit of a number, also of the first ones in `21 x 29,7 cm`. */
function unitAfter(words: readonly Word[], number: number): string | undefined {
  const surfaceAt = (index: number) => words[index]?.plain.surface ?? '';
  let at = number + 1;
  while (surfaceAt(at) === times && isNumber.test(surfaceAt(at + 1))) at += 2;
  const [, , joined = ''] =
    surfaceAt(at) === times ? (numberAndUnit.exec(surfaceAt(at + 1)) ?? []) : [];
  return units.get(joined || surfaceAt(at));
}

/** What is known of a word by its letters alone: its tokens, in and outside a complement. */
interface Word {
  readonly plain: Token;
  readonly complement: Token;
  readonly hasDigit: boolean;
  readonly startsComplement: boolean;
  readonly hash: number;
}

const tableSize = 2 ** 18;
const maxKnownWords = 100_000;
/** Longer ones are no words of a catalogue, but whatever visitors type: they are not remembered. */
const maxKnownLength = 60;

/**
 * The words seen so far. A catalogue repeats its words: most are found here by the hash of their
 * letters, without being cut out of the text, folded and looked up again.
 */
class WordTable {
  readonly #rules: LanguageRules;
  readonly #places = new Uint32Array(tableSize);
  #words: Word[] = [];
  #nextId = 0;

  constructor(rules: LanguageRules) {
    this.#rules = rules;
  }

  find(text: string, start: number, end: number, hash: number): Word {
    let place = hash & (tableSize - 1);
    for (let known = this.#places[place]; known; known = this.#places[place]) {
      const word = this.#words[known - 1] as Word;
      const { raw } = word.plain;
      if (word.hash === hash && raw.length === end - start && text.startsWith(raw, start)) {
        return word;
      }
      place = (place + 1) & (tableSize - 1);
    }
    if (end - start > maxKnownLength) return this.#read(text.slice(start, end), hash, -1);
    if (this.#words.length === maxKnownWords) {
      this.#words = [];
      this.#places.fill(0);
      place = hash & (tableSize - 1);
    }
    const word = this.#read(copied(text.slice(start, end)), hash, this.#nextId++);
    this.#places[place] = this.#words.push(word);
    return word;
  }

  #read(raw: string, hash: number, id: number): Word {
    const surface = this.#rules.fold(raw.normalize('NFKC').toLowerCase()).replace('×', times);
    const hasDigit = /\d/.test(surface);
    const plain: Token = {
      ...{ surface, raw, isUnit: hasDigit, parts: noParts, isComplement: false },
      isMeasure: false,
      isStopWord: this.#rules.isStopWord(surface),
      isCapital: raw.charAt(0) !== raw.charAt(0).toLowerCase(),
      id,
    };
    const complement = { ...plain, isComplement: true };
    const startsComplement = this.#rules.startsComplement(surface);
    return { plain, complement, hasDigit, startsComplement, hash };
  }
}

/** A slice keeps the whole text that it was cut from; its copy does not. */
const copied = (slice: string): string => Buffer.from(slice, 'utf16le').toString('utf16le');

const wordTables = new WeakMap<LanguageRules, WordTable>();

function tableOf(rules: LanguageRules): WordTable {
  let table = wordTables.get(rules);
  if (table === undefined) {
    table = new WordTable(rules);
    wordTables.set(rules, table);
  }
  return table;
}

/** The words of a text, and the places of those that a hyphen joins to the next one. */
function wordsOf(text: string, rules: LanguageRules) {
  const table = tableOf(rules);
  const words: Word[] = [];
  let glued: Set<number> | undefined;
  let end = -1;
  for (let start = wordStart(text, 0); start < text.length; start = wordStart(text, end)) {
    const isJoined = start === end + 1 && hyphens.includes(text.charAt(end));
    end = wordEnd(text, start);
    let hash = 0x811c9dc5;
    for (let at = start; at < end; at++) {
      hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
    }
    const word = table.find(text, start, end, hash);
    // A4-Block is a size and a word, 10er-Pack a number and a word: only words are glued.
    if (isJoined && !word.hasDigit && !words.at(-1)?.hasDigit) {
      glued ??= new Set();
      glued.add(words.length - 1);
    }
    words.push(word);
  }
  return { words, glued: glued ?? noPlaces };
}

const noPlaces: ReadonlySet<number> = new Set();

/** 1: a letter or mark, 2: a digit; for the characters of western languages. */
const kindOfCharacter = Uint8Array.from({ length: 0x250 }, (_, code) => kindOf(code));

function kindOf(code: number): number {
  const character = String.fromCharCode(code);
  if (/\p{Nd}/u.test(character)) return 2;
  return Number(/[\p{L}\p{M}\p{N}×]/u.test(character));
}

function kindAt(text: string, index: number): number {
  const code = text.charCodeAt(index);
  return code < 0x250 ? (kindOfCharacter[code] as number) : Number.isNaN(code) ? 0 : kindOf(code);
}

function wordStart(text: string, from: number): number {
  let index = from;
  while (index < text.length && kindAt(text, index) === 0) index++;
  return index;
}

/** A word goes on over an apostrophe, a number over its decimal sign, but not over `50x70`. */
function wordEnd(text: string, start: number): number {
  let index = start;
  let isNumber = true;
  if (isTimes(text, index) && kindAt(text, index - 1) === 2) return index + 1;
  for (;;) {
    const kind = kindAt(text, index);
    if (kind !== 0) {
      if (index > start && isNumber && isTimes(text, index)) return index;
      isNumber &&= kind === 2;
      index++;
      continue;
    }
    const isInside = isNumber
      ? '.,'.includes(text.charAt(index)) && kindAt(text, index + 1) === 2
      : "'’".includes(text.charAt(index)) && kindAt(text, index + 1) === 1;
    if (index === text.length || !isInside) return index;
    index++;
    if (isNumber) {
      while (kindAt(text, index) === 2) index++;
      return index;
    }
  }
}

/** The sign between two sides. */
const isTimes = (text: string, index: number) =>
  'xX×'.includes(text.charAt(index)) && kindAt(text, index + 1) === 2;

/** The words of HTML, with a gap where a tag stood. */
export function textOfHtml(html: string): string {
  return html
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&(?:nbsp|#160);/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/&(?:quot|lt|gt|#\d+|[a-z]+);/gi, ' ');
}
