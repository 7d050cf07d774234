import { describe, expect, it } from 'vitest';
import { headShare, modifierShare, partsOf, split } from './compounds.ts';
import { rulesOf } from './language.ts';

const heads = new Set(
  'schere heft arbeit kleber stift block gerat set spitzer bleistift'.split(' '),
);
const modifiers = new Set('bastel klasse klassen kinder zeichen heft arbeit blei bunt'.split(' '));
const vocabulary = {
  isHead: (word: string) => heads.has(word),
  isStrongHead: (word: string) => word === 'bleistift',
  isModifier: (word: string) => modifiers.has(word),
};
const splitWord = (word: string) => split(word, vocabulary, rulesOf.de);

describe('compounds', () => {
  it.each([
    ['bastelschere', 'bastel', 'schere'],
    ['kinderschere', 'kinder', 'schere'],
    ['zeichenblock', 'zeichen', 'block'],
    ['arbeitsheft', 'arbeit', 'heft'],
    ['klassenarbeitsheft', 'klassenarbeit', 'heft'],
    ['bleistiftspitzer', 'bleistift', 'spitzer'],
    ['heftgerat', 'heft', 'gerat'],
    ['xyzabableistift', 'xyzaba', 'bleistift'],
  ])('takes %s apart into %s and %s', (word, modifier, head) => {
    expect(splitWord(word)).toEqual({ modifier, head });
  });

  it.each([
    ['aufkleber', 'a verb prefix'],
    ['schere', 'a simple word'],
    ['xyzschere', 'an unknown modifier'],
    ['bastelxyz', 'an unknown head'],
    ['buchstaben', 'a word that is none any more'],
  ])('leaves %s whole: %s', (word) => {
    expect(splitWord(word)).toBeUndefined();
  });

  it('gives the head more of the meaning than the modifier, through all levels', () => {
    expect(Object.fromEntries(partsOf('bleistiftspitzer', vocabulary, rulesOf.de))).toEqual({
      spitzer: headShare,
      bleistift: modifierShare,
      stift: modifierShare * headShare,
      blei: modifierShare * modifierShare,
    });
  });

  it('gives every head that ends the word', () => {
    expect([...partsOf('kinderbleistift', vocabulary, rulesOf.de).keys()]).toEqual(
      expect.arrayContaining(['bleistift', 'stift', 'kinder']),
    );
  });
});
