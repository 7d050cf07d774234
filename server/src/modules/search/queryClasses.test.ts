import { describe, expect, it } from 'vitest';
import type { Language } from '../storefront/storefront.ts';
import type { Engine } from './engine.ts';
import { operatorTerms } from './terms.ts';
import { engineOver } from './testIndex.ts';

/** Names of the products that are found, best first. */
function find(
  engine: Engine,
  term: string,
  synonyms: readonly (readonly [string, string])[] = [],
  language: Language = engine === office ? 'en' : 'de',
) {
  const rows = synonyms.map(([of, target]) => ({
    ...{ kind: 'synonym' as const, storefront: '*' as const, language, term: of, target },
  }));
  const operator = operatorTerms(rows)('de', language);
  const { rest, amounts } = engine.limitsIn(term);
  const { products, scores } = engine.find(rest, operator.synonyms, () => 1, false, amounts);
  return [...products.keys()]
    .sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0))
    .map((index) => engine.idOf(products[index] ?? 0));
}

const colours = [
  ['Crot', 'Rot'],
  ['Ctuerkis', 'Türkis'],
].map(([id = '', de = '']) => ({ attribute_id: 'color', id, name: { de }, filterable: true }));

const shelf = engineOver(
  [
    { name: 'Wachsmalstifte dick' },
    { name: 'Fineliner-Set, 4 Stück' },
    { name: 'Gelschreiber-Set, 4 Stück' },
    { name: 'Kreide weiß' },
    { name: 'Zirkel mit Bleistifthalter' },
    { name: 'Whiteboardmarker schwarz' },
    { name: 'Bleistift' },
    { name: 'Tafelkreide bunt' },
    { name: 'Kreidetafel grün' },
    { name: 'Radierer weiß' },
    { name: 'Gummiringe bunt' },
    { name: 'Atlas der Welt' },
    { name: 'Trinkflasche Edelstahl' },
    { name: 'Pinsel flach' },
    { name: 'Heft 1. Klasse' },
    { name: 'Heft 4. Klasse' },
    { name: 'Lineal 15 cm' },
    { name: 'Lineal 30 cm' },
    { name: 'Ordner breit', attributes: { color: ['Ctuerkis'] } },
    { name: 'Ordner schmal', attributes: { color: ['Crot'] } },
    { name: 'Uhr, 1 Stück' },
    { name: 'Grundschulwörterbuch', description: 'Für die Grundschule.' },
    { name: 'Schulglobus', description: 'Passt zu allen Lexika.' },
    { name: 'Grundschullexikon' },
  ],
  { values: colours },
);

const office = engineOver(
  [
    { name: 'Plastic ruler 30 cm' },
    { name: 'Wooden ruler 30 cm' },
    { name: 'Wooden box' },
    { name: 'Desk calculator' },
    { name: 'Height-adjustable desk' },
    { name: 'Stapler 60 sheets' },
    { name: 'Coloured paper A4' },
    { name: 'Hair brushes' },
    { name: 'Bookshelf oak' },
    { name: 'Ring binder A4' },
    { name: 'Lever arch file A4' },
  ],
  {},
  'en',
);

describe('compounds in queries', () => {
  it('takes what is packed for the thing, and not the set', () => {
    expect(find(shelf, 'Wachsmalstifte-Set')[0]).toBe('Wachsmalstifte dick');
    expect(find(shelf, 'Wachsmalstiftset')[0]).toBe('Wachsmalstifte dick');
  });

  it('reads a brand before a hyphen as its synonym says', () => {
    const synonyms = [['Edding', 'Whiteboardmarker']] as const;
    expect(find(shelf, 'Edding-Stift', synonyms)).toContain('Whiteboardmarker schwarz');
  });

  it('takes what a brand stands for, and not all that the head is', () => {
    const synonyms = [['Edding', 'Whiteboardmarker']] as const;
    const found = find(shelf, 'Edding-Bleistift', synonyms);
    expect(found.slice(0, 2)).toEqual(['Whiteboardmarker schwarz', 'Bleistift']);
  });

  it('finds the end of a compound that is never said alone, in another form as well', () => {
    for (const typed of ['Lexikon', 'Lexika']) {
      expect(find(shelf, typed)[0], typed).toBe('Grundschullexikon');
    }
  });

  it('tells a thing by its end where nothing else is found', () => {
    const shop = engineOver([
      { name: 'Flüssigseife 500 ml' },
      { name: 'Ordner A4, 80 mm' },
      { name: 'Aktenvernichter' },
    ]);
    expect(find(shop, 'Seife')).toEqual(['Flüssigseife 500 ml']);
    expect(find(shop, 'Aktenordner')).toEqual(['Ordner A4, 80 mm']);
    // Nothing there begins so.
    expect(find(shop, 'Bierordner')).toEqual([]);
  });

  it('rather reads a long word as one that has synonyms, an error forgiven, than takes it apart', () => {
    const boards = engineOver([{ name: 'Tafel' }, { name: 'Magnete' }, { name: 'Whiteboard' }]);
    const synonyms = [['Magnettafel', 'Whiteboard']] as const;
    expect(find(boards, 'Magnetetafel', synonyms)).toEqual(['Whiteboard']);
  });

  it('reads `A für B` as the compound of both', () => {
    expect(find(shelf, 'Kreide für die Tafel')[0]).toBe('Tafelkreide bunt');
    const synonyms = [['Radierer', 'Radiergummi']] as const;
    expect(find(shelf, 'Gummi zum Radieren', synonyms)[0]).toBe('Radierer weiß');
  });
});

describe('forms and errors', () => {
  it('knows Latin plurals and colours that are said as adjectives', () => {
    expect(find(shelf, 'Atlanten')[0]).toBe('Atlas der Welt');
    expect(find(shelf, 'türkiser Ordner')[0]).toBe('Ordner breit');
    expect(find(shelf, 'roten Ordner')[0]).toBe('Ordner schmal');
  });

  it('tells Buche from Buch by its plural, where both are sold', () => {
    const books = ['Buch der Tiere', 'Buch der Zahlen', 'Bücher im Schuber'];
    const names = [...books, 'Regal aus Buche', 'Schüler am Pult', 'Schule spielen'];
    const shop = engineOver(names.map((name) => ({ name })));
    expect(find(shop, 'Buche')[0]).toBe('Regal aus Buche');
    expect(find(shop, 'Regal Buche')[0]).toBe('Regal aus Buche');
    expect(find(shop, 'Bücher').slice(0, 3).sort()).toEqual(books);
    expect(find(shop, 'Buch').slice(0, 3).sort()).toEqual(books);
  });

  it('takes a guess beside a known thing for a hint, unless it is near', () => {
    const shop = engineOver([
      ...['Schulranzen Stern', 'Schulranzen Welle', 'Pinsel', 'Zirkel'].map((name) => ({ name })),
      { name: 'Mäppchen', description: 'Passt in den Schulranzen.' },
    ]);
    expect(find(shop, 'Schulranzen Mädchen')[0]).toMatch('Schulranzen');
    expect(find(shop, 'Schulranzen Mäpchen')[0]).toBe('Mäppchen');
  });

  it('counts letters that are hardly heard as half an error', () => {
    for (const typed of ['Trinnkflache', 'Bleisdifft', 'Linnial']) {
      expect(find(shelf, typed), typed).not.toEqual([]);
    }
  });

  it('rather corrects a long word than take it apart', () => {
    expect(find(shelf, 'Trinkflache')[0]).toBe('Trinkflasche Edelstahl');
  });

  it('reads school years that are written out', () => {
    expect(find(shelf, 'Heft erste Klasse')[0]).toBe('Heft 1. Klasse');
    expect(find(shelf, 'Heft vierte Klasse')[0]).toBe('Heft 4. Klasse');
  });
});

describe('numbers', () => {
  it('meets every amount within a bound', () => {
    expect(find(shelf, 'Lineal bis 20 cm')[0]).toBe('Lineal 15 cm');
    expect(find(shelf, 'Lineal ab 20 cm')[0]).toBe('Lineal 30 cm');
  });

  it.each(["rm -rf '1'", "' or 1=1 qqxz"])(
    'a number finds nothing beside unknown words: %s',
    (query) => {
      expect(find(shelf, query)).toEqual([]);
    },
  );
});

describe('what counts or packs the thing', () => {
  const shop = engineOver(
    [
      { name: 'Claves, pair 18 cm' },
      { name: 'School scissors blunt' },
      { name: 'Drinking bottle Fox' },
      { name: 'Craft glue 250 g' },
      { name: 'Wax crayons' },
      { name: 'Pocket mirror' },
      { name: 'Pack of pegs' },
    ],
    {},
    'en',
  );

  it.each([
    ['pair of scissors', 'School scissors blunt'],
    ['bottle of glue', 'Craft glue 250 g'],
    ['packet of crayons', 'Wax crayons'],
    ['a pack of 12 crayons', 'Wax crayons'],
  ])('stands before "of" and only helps: %s', (query, name) => {
    expect(find(shop, query, [], 'en')[0]).toBe(name);
  });

  it('stands before the thing itself in German, but not before what tells which one', () => {
    const bottles = engineOver(
      [
        { name: 'Flasche blau', attributes: { color: ['Cblau'] } },
        { name: 'Kleber stark' },
        { name: 'Kleber farblos' },
        { name: 'Kleber weiß' },
      ],
      { values: [{ attribute_id: 'color', id: 'Cblau', name: { de: 'Blau' }, filterable: true }] },
    );
    expect(find(bottles, 'Flasche Kleber')[0]).toMatch('Kleber');
    expect(find(bottles, 'Flasche blau')[0]).toBe('Flasche blau');
  });
});

describe('English', () => {
  it('wants both of two words', () => {
    expect(find(office, 'wooden ruler')[0]).toBe('Wooden ruler 30 cm');
    expect(find(office, 'plastic ruler')[0]).toBe('Plastic ruler 30 cm');
  });

  it('tells what is a desk from what is for one', () => {
    expect(find(office, 'desk')[0]).toBe('Height-adjustable desk');
  });

  it('is the same in Britain and America, and in irregular plurals', () => {
    expect(find(office, 'colored paper')[0]).toBe('Coloured paper A4');
    expect(find(office, 'bookshelves')[0]).toBe('Bookshelf oak');
  });

  it('takes what stands in brackets for what tells which one', () => {
    expect(find(office, 'stapler (heavy duty)')[0]).toBe('Stapler 60 sheets');
    expect(find(office, 'hair dryer')).toEqual([]);
    // A thing that was only guessed is none that is known: no hair is a ruler's.
    expect(find(office, 'wooden rulre')[0]).toBe('Wooden ruler 30 cm');
    expect(find(office, 'hair rulre')).toEqual([]);
  });

  it('takes apart only what two words make that things are called by', () => {
    const shop = engineOver(
      [
        { name: 'Ice pack' },
        { name: 'Ice cube tray' },
        { name: 'Dry ice' },
        { name: 'Office chair', description: 'The lamp switches off.' },
        { name: 'Set of tables', description: 'Tab to open.' },
        { name: 'Cork board' },
        { name: 'White chalk' },
        { name: 'Whiteboard' },
      ],
      {},
      'en',
    );
    expect(find(shop, 'ice', [], 'en')).toHaveLength(3);
    expect(find(shop, 'board', [], 'en')).toEqual(['Cork board', 'Whiteboard']);
  });

  it('forgives more where nothing is found and all words name one thing', () => {
    const shop = engineOver(
      [
        { name: 'Cotton skipping rope' },
        { name: 'Road signs' },
        { name: 'Room divider' },
        { name: 'Ballpoint refills' },
        { name: 'Refillable marker' },
        { name: 'Wooden box' },
      ],
      {},
      'en',
    );
    expect(find(shop, 'skiping roap', [], 'en')).toEqual(['Cotton skipping rope']);
    expect(find(shop, 'refils', [], 'en')[0]).toBe('Ballpoint refills');
    expect(find(shop, 'woollen bags', [], 'en')).toEqual([]);
  });

  it('puts a literal name before a synonym', () => {
    const synonyms = [['lever arch file', 'ring binder']] as const;
    expect(find(office, 'ring binder', synonyms)).toEqual(['Ring binder A4', 'Lever arch file A4']);
  });
});
