import type { WordColumns } from './searchIndex.ts';

/** First letters that are taken for each other: Kollegeblock, Sirkel, Fase. */
const soundsAlike: Readonly<Record<string, string>> = {
  ...{ b: 'p', p: 'b', d: 't', t: 'd', g: 'k', k: 'cgq', c: 'kz', q: 'k', z: 'cs', s: 'z' },
  ...{ f: 'v', v: 'fw', w: 'v', i: 'jy', j: 'iy', y: 'ij', a: 'e', e: 'a' },
};

export const alikeFirstLetters = (letter: string): string => soundsAlike[letter] ?? '';

const letters = 'abcdefghijklmnopqrstuvwxyz';
/** In a shorter word the first letter tells too much. */
const minFirstSlipLength = 7;

/** What a word may be of which only the first letter is wrong, missing, too many or exchanged: Rodner. */
export function firstSlipsOf(surface: string): string[] {
  if (surface.length < minFirstSlipLength) return [];
  const rest = surface.slice(1);
  const exchanged = `${surface.charAt(1)}${surface.charAt(0)}${surface.slice(2)}`;
  return [rest, exchanged, ...[...letters].flatMap((letter) => [letter + surface, letter + rest])];
}

export interface SimilarWord {
  readonly word: number;
  /** Letters inserted, left out, changed or exchanged with their neighbour; half where it is hardly heard. */
  readonly distance: number;
}

/**
 * Words that a misspelt one may mean, among neighbours in the dictionary.
 *
 * Walks the sorted words like a tree: what a word has in common with its predecessor is not
 * computed again, and where all ways are too long already, all words that begin so are passed.
 *
 * @param asPrefix the word may go on after what is compared
 */
export function similarAmong(
  { surfaces, shared }: Pick<WordColumns, 'surfaces' | 'shared'>,
  { first, end }: { readonly first: number; readonly end: number },
  surface: string,
  maxErrors: number,
  asPrefix: boolean,
): SimilarWord[] {
  const wanted = Buffer.from(surface);
  const width = wanted.length + 1;
  const { bytes, offsets } = surfaces;
  const found: SimilarWord[] = [];
  // A doubled letter and the like is half an error: the table counts halves.
  const maxHalves = 2 * maxErrors;
  const maxDepth = wanted.length + maxHalves + 1;
  // Row d: distances of the first d letters to each beginning of the wanted word.
  const rows = new Uint8Array((maxDepth + 1) * width);
  for (let column = 1; column < width; column++) {
    rows[column] = Math.min(
      maxCount,
      (rows[column - 1] ?? 0) + extraCost(wanted[column - 1], wanted[column - 2]),
    );
  }
  let valid = 0;
  const prefixBest = new Uint8Array(maxDepth + 2).fill(0xff);
  for (let word = first; word < end; ) {
    const start = offsets[word] ?? 0;
    const length = (offsets[word + 1] ?? 0) - start;
    let depth = word === first ? 0 : Math.min(valid, shared[word] ?? 0);
    let isTooFar = false;
    while (depth < length && depth < maxDepth) {
      const letter = bytes[start + depth] ?? 0;
      const before = depth === 0 ? 0 : (bytes[start + depth - 1] ?? 0);
      const row = (depth + 1) * width;
      const last = row - width;
      const letterCost = extraCost(letter, before);
      let rowMin = Math.min(maxCount, (rows[last] ?? 0) + letterCost);
      rows[row] = rowMin;
      for (let column = 1; column < width; column++) {
        const other = wanted[column - 1] as number;
        const isEnd = column === width - 1 && isPluralLetter(letter);
        let distance = Math.min(
          (rows[last + column] ?? 0) + (isEnd ? 1 : letterCost),
          (rows[row + column - 1] ?? 0) + extraCost(other, wanted[column - 2]),
          (rows[last + column - 1] ?? 0) + changeCost(letter, other),
        );
        if (depth > 0 && column > 1 && other === before && wanted[column - 2] === letter) {
          distance = Math.min(distance, (rows[last - width + column - 2] ?? 0) + 2);
        }
        rows[row + column] = Math.min(maxCount, distance);
        if (distance < rowMin) rowMin = distance;
      }
      depth++;
      prefixBest[depth] = Math.min(
        prefixBest[depth - 1] ?? 0xff,
        rows[depth * width + width - 1] ?? 0xff,
      );
      if (rowMin > maxHalves && !(asPrefix && (prefixBest[depth] ?? 0xff) <= maxHalves)) {
        isTooFar = true;
        break;
      }
    }
    valid = depth;
    if (isTooFar) {
      do word++;
      while (word < end && (shared[word] ?? 0) >= depth);
      continue;
    }
    const distance = asPrefix
      ? (prefixBest[depth] ?? 0xff)
      : depth < length
        ? 0xff
        : (rows[depth * width + width - 1] ?? 0xff);
    if (distance <= maxHalves) found.push({ word, distance: distance / 2 });
    word++;
  }
  return found;
}

/** Errors between two words, by the same count as `similarTo`; stops counting above `maxErrors`. */
export function errorsBetween(a: string, b: string, maxErrors: number): number {
  const [first, other] = [a.charAt(0), b.charAt(0)];
  const isFar = first !== other && !alikeFirstLetters(other).includes(first);
  if (isFar || Math.abs(a.length - b.length) > 2 * maxErrors) return maxErrors + 1;
  const width = b.length + 1;
  // Three rows are kept, since an exchange of letters looks back two.
  const rows = new Uint8Array(3 * width);
  for (let at = 1; at < width; at++) {
    rows[at] = capped(
      (rows[at - 1] as number) + extraCost(b.charCodeAt(at - 1), codeBefore(b, at - 1)),
    );
  }
  for (let row = 0; row < a.length; row++) {
    const letter = a.charCodeAt(row);
    const before = codeBefore(a, row);
    const letterCost = extraCost(letter, before);
    const current = ((row + 1) % 3) * width;
    const last = (row % 3) * width;
    const beforeLast = ((row + 2) % 3) * width;
    let least = capped((rows[last] as number) + letterCost);
    rows[current] = least;
    for (let at = 1; at < width; at++) {
      const other = b.charCodeAt(at - 1);
      const isEnd = at === width - 1 && isPluralLetter(letter);
      let halves = Math.min(
        (rows[last + at] as number) + (isEnd ? 1 : letterCost),
        (rows[current + at - 1] as number) + extraCost(other, codeBefore(b, at - 1)),
        (rows[last + at - 1] as number) + changeCost(letter, other),
      );
      if (row > 0 && at > 1 && letter === codeBefore(b, at - 1) && before === other) {
        halves = Math.min(halves, (rows[beforeLast + at - 2] as number) + 2);
      }
      rows[current + at] = capped(halves);
      if (halves < least) least = halves;
    }
    // Two rows lie behind an exchange of letters: a single one above the bound tells nothing.
    if (least > 2 * maxErrors + 2) return maxErrors + 1;
  }
  return (rows[(a.length % 3) * width + width - 1] as number) / 2;
}

const codeBefore = (word: string, at: number) => (at === 0 ? undefined : word.charCodeAt(at - 1));

/** Of halves, in a byte. */
const maxCount = 0xfe;
const capped = (halves: number) => Math.min(halves, maxCount);

const codesOf = (letters: string) => new Set(Buffer.from(letters));
const pluralLetters = codesOf('sen');
const isPluralLetter = (letter: number) => pluralLetters.has(letter);
const [letterC, letterE, letterH, letterI, letterK] = Buffer.from('cehik');

/** In halves of an error: a letter too many is half of one where it is hardly heard: tt, ie, th, ck. */
function extraCost(letter: number | undefined, before: number | undefined): number {
  const isSilent =
    letter === before ||
    (letter === letterE && before === letterI) ||
    (letter === letterK && before === letterC) ||
    (letter === letterH && before !== undefined);
  return isSilent ? 1 : 2;
}

/** Letters that are taken for each other inside of words, as pairs of their codes. */
const alike = new Set(
  'bp dt gk ck cq kq sz cz fv vw iy ij ei ea ae cs ao ou'.split(' ').flatMap((pair) => {
    const [a = 0, b = 0] = Buffer.from(pair);
    return [(a << 8) | b, (b << 8) | a];
  }),
);

/** In halves of an error. */
function changeCost(letter: number, other: number): number {
  if (letter === other) return 0;
  return alike.has((letter << 8) | other) ? 1 : 2;
}

const maxMisspeltLength = 60;

/** How many errors are forgiven in a word; letters that sound alike are half an error. */
export function forgivenErrors(surface: string): number {
  if (surface.length < 4 || surface.length > maxMisspeltLength) return 0;
  return surface.length < 6 ? 1 : surface.length < 9 ? 1.5 : 2;
}

/** Fewer in what stands beside a word that names a thing: half an error for four letters. */
export const errorsBesideThing = (surface: string): number => Math.floor(surface.length / 4) / 2;
