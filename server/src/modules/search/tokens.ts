import type { Speech } from './language.ts';

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
  readonly isStopWord: boolean;
}

/** Spellings of a unit -> the one that is indexed. */
const units = new Map(
  Object.entries({
    mm: 'mm millimeter',
    cm: 'cm zentimeter centimeter centimetre',
    m: 'm meter metre',
    g: 'g gr gramm gram grams',
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

const paperSize = /^(?:[abc]\d{1,2}|lang)$/;
const ruling = /^(?:lineatur|lin|ruling)$/;
const rulingNumber = /^\d{1,2}[a-z]{0,3}$/;
const isNumber = /^\d+(?:[.,]\d+)?$/;
const numberAndUnit = /^(\d+(?:[.,]\d+)?)([a-z]{1,8})$/;
const word = /\p{N}+[.,]\p{N}+|[\p{L}\p{M}\p{N}]+(?:['’]\p{L}+)?/gu;
const times = 'x';
const hyphens = '-\u2010\u2011';
const noParts: readonly string[] = [];

/** Takes a text apart, the same way for products and for queries. */
export function tokenize(text: string, speech: Speech): Token[] {
  const words = wordsOf(text, speech);
  const tokens: Token[] = [];
  let isComplement = false;
  const push = (surface: string, raw: string, isUnit: boolean, parts = noParts) => {
    tokens.push({ surface, raw, isUnit, parts, isComplement, isStopWord: false });
  };
  for (let index = 0; index < words.length; index++) {
    const { raw, glued, spelling } = words[index] as Word;
    const { surface } = spelling;
    const next = words[index + 1];
    if (!spelling.hasDigit && !glued) {
      const after = next?.spelling.surface;
      if (surface === 'din' && after !== undefined && paperSize.test(after)) continue;
      if (surface === times && words[index - 1]?.spelling.hasDigit) continue;
      if (after !== undefined && ruling.test(surface) && rulingNumber.test(after)) {
        push(`lineatur${after}`, `${raw} ${next?.raw}`, true);
        index++;
        continue;
      }
      const { isStopWord } = spelling;
      tokens.push({ surface, raw, isUnit: false, parts: noParts, isComplement, isStopWord });
      if (spelling.startsComplement) isComplement = true;
    } else if (glued) {
      index = pushHyphened(words, index, push);
    } else if (surface.startsWith('din') && paperSize.test(surface.slice(3))) {
      push(surface.slice(3), raw.slice(3), true);
    } else if (/^lin\d{1,2}[a-z]{0,3}$/.test(surface)) {
      push(surface.replace('lin', 'lineatur'), raw, true);
    } else if (isNumber.test(surface)) {
      const unit = unitAfter(words, index);
      const isNext = unit !== undefined && next?.spelling.surface !== times;
      const written = isNext ? `${raw} ${next?.raw}` : raw;
      push(surface.replace(',', '.') + (unit ?? ''), written, true);
      if (isNext) index++;
    } else {
      const [, number, letters = ''] = numberAndUnit.exec(surface) ?? [];
      const isAmount = number !== undefined;
      push(
        isAmount ? number.replace(',', '.') + (units.get(letters) ?? letters) : surface,
        raw,
        true,
      );
    }
  }
  return tokens;
}

/** The unit of a number, also of the first ones in `21 x 29,7 cm`. */
function unitAfter(words: readonly Word[], number: number): string | undefined {
  const surfaceAt = (index: number) => words[index]?.spelling.surface ?? '';
  let at = number + 1;
  while (surfaceAt(at) === times && isNumber.test(surfaceAt(at + 1))) at += 2;
  return units.get(surfaceAt(at));
}

/** `Bastel-Schere` is the compound `bastelschere`, whose parts are known. */
function pushHyphened(
  words: readonly Word[],
  first: number,
  push: (surface: string, raw: string, isUnit: boolean, parts: readonly string[]) => void,
): number {
  let last = first;
  while (words[last]?.glued) last++;
  const own = words.slice(first, last + 1);
  const parts = own.map(({ spelling }) => spelling.surface);
  push(parts.join(''), own.map(({ raw }) => raw).join('-'), false, parts);
  return last;
}

interface Word {
  readonly raw: string;
  readonly spelling: Spelling;
  /** The next word follows after a hyphen, without a blank. */
  readonly glued: boolean;
}

/** What is known of a word by its letters alone. */
interface Spelling {
  readonly surface: string;
  readonly hasDigit: boolean;
  readonly isStopWord: boolean;
  readonly startsComplement: boolean;
}

/** A catalogue repeats its words: most are looked up here rather than folded again. */
const spellings = new WeakMap<Speech, Map<string, Spelling>>();
const mostSpellings = 100_000;

function spellingOf(raw: string, speech: Speech): Spelling {
  let known = spellings.get(speech);
  if (known === undefined || known.size > mostSpellings) {
    known = new Map();
    spellings.set(speech, known);
  }
  let spelling = known.get(raw);
  if (spelling === undefined) {
    const surface = speech.fold(raw.normalize('NFKC').toLowerCase());
    spelling = {
      surface,
      hasDigit: /\d/.test(surface),
      isStopWord: speech.isStopWord(surface),
      startsComplement: speech.startsComplement(surface),
    };
    known.set(raw, spelling);
  }
  return spelling;
}

function wordsOf(text: string, speech: Speech): Word[] {
  const words: { raw: string; spelling: Spelling; glued: boolean }[] = [];
  let end = 0;
  for (const { 0: raw, index } of text.matchAll(word)) {
    const spelling = spellingOf(raw, speech);
    const before = words.at(-1);
    if (before !== undefined && index === end + 1 && hyphens.includes(text.charAt(end))) {
      // A4-Block is a size and a word, 10er-Pack a number and a word: only words are glued.
      before.glued = !before.spelling.hasDigit && !spelling.hasDigit;
    }
    words.push({ raw, spelling, glued: false });
    end = index + raw.length;
  }
  return words;
}

/** The words of HTML, with a gap where a tag stood. */
export function textOfHtml(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(?:nbsp|#160);/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/&(?:quot|lt|gt|#\d+|[a-z]+);/gi, ' ');
}
