import { describe, expect, it } from 'vitest';
import { rulesOf } from './language.ts';
import { textOfHtml, tokenize } from './tokens.ts';

const surfaces = (text: string) => tokenize(text, rulesOf.de).map(({ surface }) => surface);

describe('tokens', () => {
  it.each([
    ['Größe', 'Groesse', 'GRÖSSE', 'große'],
    ['Tür', 'Tuer', 'tür', 'tür'.normalize('NFD')],
    ['Füße', 'Fuesse', 'FÜSSE', 'füsse'],
    ['Café', 'Cafe', 'CAFÉ', 'café'.normalize('NFD')],
    ['Grafik', 'Graphik', 'GRAFIK', 'graphik'],
  ])('are the same for %s, %s, %s and %s', (...spellings) => {
    expect(new Set(spellings.flatMap(surfaces)).size).toBe(1);
  });

  it('of a word are the same each time; what is too long for a word is read anew and not kept', () => {
    const ids = (text: string) => tokenize(text, rulesOf.de).map(({ id }) => id);
    expect(ids('Tafelschwamm')).toEqual(ids('ein Tafelschwamm').slice(1));
    expect(ids('Tafelschwamm')).not.toEqual([-1]);
    const long = 'x'.repeat(10_000);
    expect(ids(long)).toEqual([-1]);
    expect(surfaces(long)).toEqual([long]);
  });

  it('weigh paper by grams, however the area is written', () => {
    for (const weight of ['80 g/m²', '80 gsm', '80gsm', '80 g/qm']) {
      expect(surfaces(`Papier ${weight} A4`), weight).toEqual(['papier', '80g', 'a4']);
    }
  });

  it('take ae, oe and ue for umlauts only where they can be', () => {
    expect(surfaces('neue Bauer Quelle')).toEqual(['neue', 'bauer', 'quelle']);
  });

  it.each([
    [['DIN A4', 'A4', 'DINA4', 'din-a4', 'Din A 4'.replace(' 4', '4')], 'a4'],
    [['Lineatur 21', 'Lin. 21', 'lin 21', 'Lin21', 'LINEATUR: 21'], 'lineatur21'],
    [['0,5 mm', '0.5 mm', '0,5mm', '0,5 Millimeter'], '0.5mm'],
    [['10er', '10 Stück', '10 Stk.', '10 Stck'.replace('ck', 'k')], '10stuck'],
    [['500 Blatt', '500 Bl.', '500blatt'], '500blatt'],
  ])('make one unit of %j', (spellings, unit) => {
    for (const spelling of spellings) expect(surfaces(spelling), spelling).toEqual([unit]);
  });

  it('give every number of a measure its unit', () => {
    for (const text of ['21 x 29,7 cm', '21x29,7cm', '21 × 29,7 cm', '21X29,7 cm']) {
      expect(surfaces(text), text).toEqual(['21cm', '29.7cm']);
    }
    expect(surfaces('50x70')).toEqual(['50', '70']);
    expect(surfaces('10x20x30 cm')).toEqual(['10cm', '20cm', '30cm']);
    expect(surfaces('Tower x3000')).toEqual(['tower', 'x3000']);
  });

  it('join words with hyphens and keep their parts, but not sizes and amounts', () => {
    expect(tokenize('Bastel-Schere', rulesOf.de)).toMatchObject([
      { surface: 'bastelschere', raw: 'Bastel-Schere', parts: ['bastel', 'schere'] },
    ]);
    expect(surfaces('A4-Block 10er-Pack')).toEqual(['a4', 'block', '10stuck', 'pack']);
  });

  it('tell what a thing is from what it is for', () => {
    const tokens = tokenize('Umschlag für Hefte', rulesOf.de);
    expect(tokens.map(({ isComplement }) => isComplement)).toEqual([false, false, true]);
  });

  it('are the words of HTML, without tags and entities', () => {
    const html = '<p>Stift&nbsp;&amp; Heft</p><ul><li>rot</li><li>blau</li></ul>';
    expect(surfaces(textOfHtml(html))).toEqual(['stift', 'heft', 'rot', 'blau']);
  });
});

describe('German words', () => {
  const { familyOf, isForm } = rulesOf.de;

  it.each([
    ['hefte', 'heft'],
    ['bücher', 'buch'],
    ['büchern', 'buch'],
    ['kinder', 'kind'],
    ['gläser', 'glas'],
    ['blöcke', 'block'],
    ['scheren', 'schere'],
    ['tafeln', 'tafel'],
    ['ordnern', 'ordner'],
    ['gummis', 'gummi'],
    ['kreise', 'kreis'],
    ['rote', 'rot'],
  ])('%s is a form of %s', (word, other) => {
    expect(familyOf(word)).toBe(familyOf(other));
    expect(isForm(word, other)).toBe(true);
    expect(isForm(other, word)).toBe(true);
  });

  it.each([
    ['hefter', 'heft'],
    ['locher', 'loch'],
    ['schüler', 'schule'],
    ['mäppchen', 'mappe'],
  ])('%s is a relative of %s, no form', (word, other) => {
    expect(familyOf(word)).toBe(familyOf(other));
    expect(isForm(word, other)).toBe(false);
  });
});

describe('English words', () => {
  const { familyOf, isForm } = rulesOf.en;

  it.each([
    ['boxes', 'box'],
    ['brushes', 'brush'],
    ['supplies', 'supply'],
    ['pens', 'pen'],
    ['scissors', 'scissor'],
  ])('%s is a form of %s', (word, other) => {
    expect(familyOf(word)).toBe(familyOf(other));
    expect(isForm(word, other)).toBe(true);
  });
});
