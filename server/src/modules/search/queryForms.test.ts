import { describe, expect, it } from 'vitest';
import type { Engine } from './engine.ts';
import { operatorTerms } from './terms.ts';
import { engineOver } from './testIndex.ts';

/** Names of the products that are found, best first. */
function find(engine: Engine, term: string, synonyms: readonly (readonly [string, string])[] = []) {
  const rows = synonyms.map(([of, target]) => ({
    ...{ kind: 'synonym' as const, storefront: '*' as const, language: 'de' as const },
    ...{ term: of, target },
  }));
  const { products, scores } = engine.find(term, operatorTerms(rows)('de', 'de').synonyms, () => 1);
  return [...products.keys()]
    .sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0))
    .map((index) => engine.idOf(products[index] ?? 0));
}

const shelf = engineOver([
  { name: 'Bastelschere spitz', keywords: ['Basteln'] },
  { name: 'Bastelkleber 100 g', keywords: ['Basteln'] },
  { name: 'Heft liniert' },
  { name: 'Buch gebunden' },
  { name: 'Box gelb' },
  { name: 'Trinkflasche Edelstahl' },
  { name: 'Radierer weiß' },
  { name: 'Ordner breit' },
  { name: 'Material für Lehrkräfte' },
  { name: 'Rechnen bis hundert' },
]);

describe('words that sum up', () => {
  it('takes what stands before them for what is wanted', () => {
    const found = find(shelf, 'Bastelsachen');
    expect(found).toHaveLength(2);
    expect(found).toEqual(expect.arrayContaining(['Bastelschere spitz', 'Bastelkleber 100 g']));
  });

  it('lets them only help to choose beside other words', () => {
    expect(find(shelf, 'Material zum Rechnen')[0]).toBe('Rechnen bis hundert');
  });
});

describe('keywords', () => {
  const shop = engineOver([
    { name: 'Trockengestell mit zwanzig Rosten', keywords: ['Bilder trocknen', 'Trockenwagen'] },
    { name: 'Bilder von Bäumen' },
    { name: 'Xylophon', keywords: ['Metallophon'] },
    { name: 'Rasterlineal', keywords: ['Rasterklinge'] },
  ]);

  it('say less than names, and the words of a phrase less than all of it', () => {
    expect(find(shop, 'Bilder')[0]).toBe('Bilder von Bäumen');
    expect(find(shop, 'Bilder trocknen')[0]).toBe('Trockengestell mit zwanzig Rosten');
    const score = (term: string) =>
      Math.max(...shop.find(term, operatorTerms([])('de', 'de').synonyms, () => 1).scores);
    expect(score('Trockenwagen')).toBeGreaterThan(score('trocknen'));
  });

  it('are read from a slip of the pen, and from nothing that is less alike', () => {
    expect(find(shop, 'Metallophohn')).toEqual(['Xylophon']);
    expect(find(shop, 'Rasierklingen')).toEqual([]);
  });
});

describe('what lies beside the best match', () => {
  it('puts first what has a part of the word', () => {
    const shop = engineOver(
      ['Stempelkissen', 'Farbwalze', 'Holzstempel', 'Stempel klein', 'Kissen rund'].map((name) => ({
        ...{ name, category_id: 'print' },
      })),
      { categories: [{ id: 'print', parent_id: null, name: { de: 'Drucken' } }] },
    );
    const found = find(shop, 'Stempelkissen');
    expect(found[0]).toBe('Stempelkissen');
    expect(found.at(-1)).toBe('Farbwalze');
  });
});

describe('slips', () => {
  it('takes the nearest of the words that have synonyms', () => {
    const synonyms = [
      ['Tintenroller', 'Heft'],
      ['Tintenkiller', 'Radierer'],
    ] as const;
    expect(find(shelf, 'Tintenkilller', synonyms)).toEqual(['Radierer weiß']);
  });

  it('takes a synonym that begins with a letter that sounds alike', () => {
    expect(find(shelf, 'Fokabelbuch', [['Vokabelbuch', 'Heft']])).toEqual(['Heft liniert']);
  });

  it.each(['rinkflasche', 'Rtinkflasche', 'Zrinkflasche', 'aTrinkflasche'])(
    'forgives the first letter of a long word: %s',
    (typed) => {
      expect(find(shelf, typed)).toEqual(['Trinkflasche Edelstahl']);
    },
  );

  it('forgives the first letter of what has a synonym', () => {
    expect(find(shelf, 'Lkaddebuch', [['Kladdebuch', 'Heft']])).toEqual(['Heft liniert']);
  });

  it('does not forgive the first letter of a short word', () => {
    expect(find(shelf, 'Rodner')).toEqual([]);
  });

  it('reads two words between which a blank is missing', () => {
    expect(find(shelf, 'ordnerbreit')[0]).toBe('Ordner breit');
  });
});

describe('diminutives', () => {
  it.each([
    ['Büchlein', 'Buch gebunden'],
    ['Büchli', 'Buch gebunden'],
    ['Boxerl', 'Box gelb'],
    ['Hefterl', 'Heft liniert'],
  ])('finds with %s what is called so', (typed, name) => {
    expect(find(shelf, typed)[0]).toBe(name);
  });
});
