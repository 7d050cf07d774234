import { describe, expect, it } from 'vitest';
import { Dictionary } from './dictionary.ts';
import { rulesOf } from './language.ts';
import { errorsBetween } from './misspelling.ts';
import { tokenize } from './tokens.ts';
import { WordList } from './wordList.ts';

function dictionaryOf(words: readonly string[]): Dictionary {
  const list = new WordList(rulesOf.de, true);
  for (const token of tokenize(words.join(' '), rulesOf.de)) list.take(token, true);
  return new Dictionary(list.columns(list.vocabulary()).columns, rulesOf.de);
}

/** Words over few letters, so that many are alike. */
function randomWords(count: number): string[] {
  let state = 11;
  const random = (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  return Array.from({ length: count }, () =>
    Array.from({ length: 1 + random(8) }, () => 'abd'.charAt(random(3))).join(''),
  );
}

describe('errorsBetween', () => {
  it.each([
    ['schere', 'schere', 0],
    ['schere', 'scheere', 0.5],
    ['schere', 'scere', 0.5],
    ['schere', 'schera', 0.5],
    ['schere', 'scherx', 1],
    ['schere', 'shcere', 1],
    ['bleistift', 'bliestfit', 2],
    ['heft', 'stift', 3],
  ])('%s and %s: %d', (a, b, errors) => {
    expect(errorsBetween(a, b, 2)).toBe(errors);
  });
});

describe('the dictionary', () => {
  it('finds the words that are alike as comparing each of them does', () => {
    const words = randomWords(400);
    const dictionary = dictionaryOf(words);
    const known = [...new Set(words)];
    for (const wanted of randomWords(60).map((word) => `${word}b`)) {
      for (const maxErrors of [1, 2]) {
        const found = new Map(
          dictionary
            .similarTo(wanted, maxErrors)
            .map(({ word, distance }) => [dictionary.surfaceOf(word), distance]),
        );
        const expected = new Map(
          known
            .map((word) => [word, errorsBetween(word, wanted, maxErrors)] as const)
            .filter(([, errors]) => errors <= maxErrors),
        );
        expect(found, wanted).toEqual(expected);
      }
    }
  });

  it('finds the words whose beginnings are alike', () => {
    const words = randomWords(400);
    const dictionary = dictionaryOf(words);
    for (const wanted of randomWords(40).map((word) => `${word}ad`)) {
      const found = dictionary.similarTo(wanted, 1, true);
      const expected = [...new Set(words)].filter((word) =>
        Array.from({ length: word.length + 1 }, (_, length) => word.slice(0, length)).some(
          (beginning) => errorsBetween(beginning, wanted, 1) <= 1,
        ),
      );
      const surfaces = found.map(({ word }) => dictionary.surfaceOf(word));
      expect(surfaces.sort(), wanted).toEqual(expected.sort());
    }
  });

  it('knows the words of a family and the words that begin alike', () => {
    const dictionary = dictionaryOf(['Heft', 'Hefte', 'Hefter', 'Heftgerät', 'Schere']);
    const surfaces = (words: readonly number[]) => words.map((word) => dictionary.surfaceOf(word));
    expect(surfaces(dictionary.family('hefts'))).toEqual(['heft', 'hefte', 'hefter']);
    const { first, end } = dictionary.beginningWith('heft');
    expect(end - first).toBe(4);
    expect(dictionary.family('stift')).toEqual([]);
    expect(dictionary.find('stift')).toBeUndefined();
  });
});
