import { describe, expect, it } from 'vitest';
import type { Engine } from './engine.ts';
import { operatorTerms } from './terms.ts';
import { engineOver } from './testIndex.ts';

const none = operatorTerms([])('de', 'de');

/** Names of the products that are found, best first. */
function find(engine: Engine, term: string, operator = none): string[] {
  const { products, scores } = engine.find(term, operator.synonyms, () => 1);
  return [...products.keys()]
    .sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0))
    .map((index) => engine.idOf(products[index] ?? 0));
}

const shelf = engineOver([
  { name: 'Bastelschere spitz' },
  { name: 'Kinderschere rund' },
  { name: 'Büroschere' },
  { name: 'Schere', summary: 'Für Kinder, zum Basteln.' },
  { name: 'Schulheft A4 Lineatur 21', summary: 'Für Deutsch.' },
  { name: 'Schulheft A5 Lineatur 2', summary: 'Für die Schule.' },
  { name: 'Heftgerät' },
  { name: 'Schnellhefter A4', summary: 'Der Hefter für die Schule.' },
  { name: 'Umschlag für Hefte A4' },
  { name: 'Fineliner 0,5 mm' },
  { name: 'Fineliner 0,3 mm' },
  { name: 'Wörterbuch Größe M' },
  { name: 'Bleistift HB' },
  { name: 'Bleistiftspitzer', summary: 'Ein Spitzer aus Metall.' },
  { name: 'Spitzer' },
  { name: 'Kleber', description: '<p>Kein Auslaufen. Klebt Papier.</p>' },
  { name: 'Aufkleber' },
]);

describe('search', () => {
  it('finds compounds by their head, before what only mentions it', () => {
    const found = find(shelf, 'schere');
    expect(found[0]).toBe('Schere');
    expect(found.toSorted()).toEqual([
      'Bastelschere spitz',
      'Büroschere',
      'Kinderschere rund',
      'Schere',
    ]);
  });

  it.each(['Scheren', 'SCHERE', 'scherE', 'Schére'])('finds the same for %s', (term) => {
    expect(find(shelf, term).toSorted()).toEqual(find(shelf, 'schere').toSorted());
  });

  it.each(['bastel schere', 'Bastel-Schere', 'Bastelscheren', 'schere basteln'])(
    'finds the Bastelschere by %s',
    (term) => {
      expect(find(shelf, term)).toContain('Bastelschere spitz');
    },
  );

  it('finds the parts of a compound apart from each other', () => {
    expect(find(shelf, 'Kinderschere').slice(0, 2)).toEqual(['Kinderschere rund', 'Schere']);
  });

  it('takes a compound apart that no product has, and wants its head above all', () => {
    const found = find(shelf, 'Deutschheft');
    expect(found[0]).toBe('Schulheft A4 Lineatur 21');
    expect(found).toContain('Schulheft A5 Lineatur 2');
    expect(find(shelf, 'Heftbasteln')[0]).toBeUndefined();
  });

  it('goes on with other things of the kind, where little has all that was asked for', () => {
    const { products, complete } = shelf.find('Schulheft Lineatur 21', none.synonyms, () => 1);
    expect(complete).toBe(1);
    expect(products.length).toBeGreaterThan(1);
    expect(find(shelf, 'Schulheft Lineatur 21').slice(0, 2)).toEqual([
      'Schulheft A4 Lineatur 21',
      'Schulheft A5 Lineatur 2',
    ]);
  });

  it('fills up with what lies beside the best, where little is found, as far as a dozen', () => {
    const named = (names: readonly string[], category_id: string) =>
      names.map((name) => ({ name, category_id }));
    const candles = Array.from({ length: 20 }, (_, number) => `Kerze ${number}`);
    const engine = engineOver(
      [...named(['Adventskranz', ...candles], 'advent'), ...named(['Ball', 'Seil'], 'sport')],
      categories('advent', 'sport'),
    );
    const found = find(engine, 'Adventskranz');
    expect(found[0]).toBe('Adventskranz');
    expect(found).toHaveLength(12);
    expect(found).not.toContain('Ball');
    const { complete, neighbours } = engine.find('Adventskranz', none.synonyms, () => 1);
    expect([complete, neighbours]).toEqual([1, 11]);
    const exact = engine.find('Adventskranz', none.synonyms, () => 1, true);
    expect(exact.products).toHaveLength(1);
    const isSold = (product: number) => Number(!engine.idOf(product).startsWith('Kerze'));
    expect(engine.find('Adventskranz', none.synonyms, isSold).neighbours).toBe(0);
  });

  it('takes hundreds of good matches in one category for no more certain than a dozen', () => {
    const numbers = [...Array(60).keys()];
    const engine = engineOver(
      [
        ...numbers.map((number) => ({
          name: `Thema ${number}: ein Heft mehr`,
          category_id: 'themen',
        })),
        ...numbers.slice(0, 16).map((number) => ({
          ...{ name: `Heft Marke ${number}`, category_id: 'hefte', summary: 'Ein Heft.' },
        })),
      ],
      categories('themen', 'hefte'),
    );
    expect(find(engine, 'Heft').slice(0, 16)).toEqual(
      expect.arrayContaining(numbers.slice(0, 16).map((number) => `Heft Marke ${number}`)),
    );
  });

  it('takes what stands after "für" for less than what is wanted', () => {
    const engine = engineOver([
      { name: 'Holzkasten' },
      { name: 'Karteikarten' },
      ...['Ball', 'Buch', 'Heft', 'Stift'].map((name) => ({ name })),
    ]);
    expect(find(engine, 'Kasten für Karteikarten')).toEqual(['Holzkasten', 'Karteikarten']);
  });

  it('reads the end of a word that nobody knows as a hint, which finds nothing alone', () => {
    const engine = engineOver([
      { name: 'Kraftmagnete', summary: 'Magnete, die viel halten.' },
      { name: 'Haftmagnete', summary: 'Magnete für das Whiteboardlineal.' },
      { name: 'Whiteboardlineal' },
      ...['Ball', 'Buch', 'Heft', 'Stift'].map((name) => ({ name })),
    ]);
    expect(find(engine, 'Magnete Kurvenboardlineal')[0]).toBe('Haftmagnete');
    expect(find(engine, 'Kurvenboardlineal')).toEqual([]);
  });

  it('takes a relative for no part of a compound', () => {
    const engine = engineOver([
      { name: 'Körper aus Holz' },
      { name: 'Regal', description: '<p>Nicht neben die Heizung.</p>' },
      ...['Ball', 'Buch', 'Heft', 'Stift'].map((name) => ({ name })),
    ]);
    expect(find(engine, 'Heizkörper')).toEqual([]);
  });

  it('ranks what a thing is before what it is for or made of', () => {
    const found = find(shelf, 'heft');
    expect(found.slice(0, 2).toSorted()).toEqual([
      'Schulheft A4 Lineatur 21',
      'Schulheft A5 Lineatur 2',
    ]);
    const after = found.slice(2);
    expect(after.indexOf('Umschlag für Hefte A4')).toBeLessThan(after.indexOf('Schnellhefter A4'));
    expect(find(shelf, 'bleistift')).toEqual(['Bleistift HB', 'Bleistiftspitzer']);
  });

  it('does not take words with a verb prefix for compounds', () => {
    expect(find(shelf, 'kleber')).toEqual(['Kleber']);
  });

  it.each(['wörterbuch größe', 'woerterbuch groesse', 'WÖRTERBUCH GRÖSSE', 'worterbuch grosse'])(
    'folds umlauts and sharp s: %s',
    (term) => {
      expect(find(shelf, term)).toEqual(['Wörterbuch Größe M']);
    },
  );

  it('meets sizes, rulings and measures as units', () => {
    for (const term of ['heft din a4', 'heft lin. 21', 'Heft Lineatur 21']) {
      expect(find(shelf, term)[0], term).toBe('Schulheft A4 Lineatur 21');
    }
    expect(find(shelf, 'lineatur 2')).toEqual(['Schulheft A5 Lineatur 2']);
    expect(find(shelf, '0.5mm')).toEqual(['Fineliner 0,5 mm']);
    expect(find(shelf, 'fineliner 0,3')[0]).toBe('Fineliner 0,3 mm');
  });

  it.each([
    ['Shcere', 'Schere'],
    ['Bleistft', 'Bleistift HB'],
    ['Wörtrbuch', 'Wörterbuch Größe M'],
    ['Finelinr', 'Fineliner 0,5 mm'],
    ['Bastelscheere', 'Bastelschere spitz'],
    ['Schnellheffter', 'Schnellhefter A4'],
    ['Scherre', 'Schere'],
    ['Pleistift', 'Bleistift HB'],
    ['Vineliner', 'Fineliner 0,5 mm'],
  ])('forgives %s', (term, name) => {
    expect(find(shelf, term)).toContain(name);
  });

  it('takes apart what one does with things', () => {
    const seile = engineOver([
      { name: 'Springseil', summary: 'Zum Springen.' },
      { name: 'Seil' },
      { name: 'Springbrunnen' },
      { name: 'Hochsprungmatte' },
    ]);
    expect(find(seile, 'Seilspringen')[0]).toBe('Springseil');
  });

  it.each(['Hochzeitskleid', 'Kleiderschrankschlüssel'])(
    'guesses nothing from what is only mentioned: %s',
    (term) => {
      const dolls = engineOver([
        { name: 'Weichpuppe', description: '<p>Mit Kleid und Schlüssel.</p>' },
        ...['Ball', 'Buch', 'Heft', 'Stift'].map((name) => ({ name })),
      ]);
      expect(find(dolls, term)).toEqual([]);
    },
  );

  it('finds nothing by what a description mentions in passing', () => {
    const engine = engineOver([
      { name: 'Schwamm', description: '<p>Darf in die Waschmaschine.</p>' },
      { name: 'Tuch', summary: 'Für die Spülmaschine.' },
      { name: 'Schwamm mit Griff' },
    ]);
    expect(find(engine, 'Waschmaschine')).toEqual([]);
    expect(find(engine, 'Waschmaschine Schwamm')[0]).toBe('Schwamm');
    expect(find(engine, 'Spülmaschine')).toEqual(['Tuch']);
  });

  it('puts what lies where most of the good matches lie before what lies elsewhere', () => {
    const own = (id: string, category_id: string) => ({ id, name: 'Schere', category_id });
    const engine = engineOver(
      [own('geschenk', 'deko'), ...['a', 'b', 'c'].map((id) => own(id, 'scheren'))],
      categories('deko', 'scheren'),
    );
    expect(find(engine, 'Schere')).toEqual(['a', 'b', 'c', 'geschenk']);
  });

  it('takes a school year for one thing, however it is written', () => {
    const engine = engineOver([
      { name: 'Arbeitsheft 3. Klasse' },
      { name: 'Arbeitsheft 5. Klasse, 3 Stück' },
    ]);
    for (const term of ['Arbeitsheft Klasse 3', 'Arbeitsheft 3. Schuljahr']) {
      expect(find(engine, term)[0]).toBe('Arbeitsheft 3. Klasse');
    }
  });

  it('knows what somebody does by its noun as well', () => {
    const engine = engineOver([
      { name: 'Übungsheft: Komma setzen' },
      { name: 'Setzkasten' },
      ...['Ball', 'Buch', 'Heft', 'Stift'].map((name) => ({ name })),
    ]);
    expect(find(engine, 'Kommasetzung')[0]).toBe('Übungsheft: Komma setzen');
  });

  it('lets a rare word of a description not outweigh what the thing is called', () => {
    const engine = engineOver([
      { name: 'Springseil', description: '<p>Für Erstklässler.</p>' },
      ...['Rakete', 'Fuchs', 'Blüte', 'Dino'].map((motif) => ({ name: `Schulranzen ${motif}` })),
    ]);
    expect(find(engine, 'Erstklässler Schulranzen')[0]).toMatch(/^Schulranzen/);
  });

  it('knows a compound by its parts, however they are linked', () => {
    const engine = engineOver([
      { name: 'Hausaufgabenheft', summary: 'Für jede Hausaufgabe.' },
      { name: 'Heft' },
      { name: 'Buntstifte', summary: 'Ein Stift, so bunt.' },
      { name: 'Stift' },
    ]);
    expect(find(engine, 'Hausaufgabeheft')[0]).toBe('Hausaufgabenheft');
    expect(find(engine, 'Buntestifte')[0]).toBe('Buntstifte');
  });

  it('finds one Flasche among Trinkflaschen, which are no diminutive', () => {
    const engine = engineOver([{ name: 'Trinkflaschen' }, { name: 'Brotdose' }]);
    expect(find(engine, 'Trinkflasche')).toEqual(['Trinkflaschen']);
  });

  it('finds nothing for what begins with a word that the catalogue never uses', () => {
    expect(find(shelf, 'Zwirnschere')).toEqual([]);
  });

  it('takes no other machine for one that nobody sells, nor completes what is only mentioned', () => {
    const machines = engineOver([
      { name: 'Spitzmaschine', description: '<p>Zum Bohren in der Pause.</p>' },
      { name: 'Bohrer' },
      { name: 'Rechenmaschine' },
      { name: 'Flächendesinfektion' },
    ]);
    expect(find(machines, 'Kaffeemaschine')).toEqual([]);
    expect(find(machines, 'Spitzmaschine')[0]).toBe('Spitzmaschine');
    expect(find(machines, 'Desinfektion')).toEqual(['Flächendesinfektion']);
  });

  it('tells what it read instead, as people write it', () => {
    const { words } = shelf.find('bleistft hb', none.synonyms, () => 1);
    expect(words.map(({ raw, corrected }) => [raw, corrected])).toEqual([
      ['bleistft', 'Bleistift'],
      ['hb', undefined],
    ]);
  });

  it('completes a word that was begun', () => {
    expect(find(shelf, 'finelin')).toHaveLength(2);
  });

  it('wants all words, and without such products begins with the weightiest that go together', () => {
    expect(find(shelf, 'schere lineatur 21 heft')[0]).toBe('Schulheft A4 Lineatur 21');
    const { dropped } = shelf.find('zeppelin lineatur 21 heft', none.synonyms, () => 1);
    expect(dropped.map(({ raw }) => raw)).toEqual(['zeppelin']);
  });

  it('passes over words that carry no meaning, unless there are no others', () => {
    expect(find(shelf, 'die Bastelschere')).toEqual(find(shelf, 'Bastelschere'));
    expect(find(shelf, 'welche Schere brauche ich')).toEqual(find(shelf, 'Schere'));
    expect(find(shelf, 'für')).toEqual([]);
  });

  it.each(['', '   ', '!?', '-', '"', '%', '🖍️', 'xyzzyq'])('finds nothing for %j', (term) => {
    expect(find(shelf, term)).toEqual([]);
  });

  it('bears long and strange queries', () => {
    expect(find(shelf, `schere ${'a '.repeat(500)}`)).toContain('Schere');
    expect(() => find(shelf, 'ß'.repeat(100))).not.toThrow();
    expect(() => find(shelf, '\u0000\ud800 schere')).not.toThrow();
  });

  it('leaves out what is not sold here, also when it weighs the words', () => {
    const isSold = (product: number) => Number(!shelf.idOf(product).startsWith('Schulheft A4'));
    const { products } = shelf.find('heft lineatur 21', none.synonyms, isSold);
    const names = [...products].map((product) => shelf.idOf(product));
    expect(names).not.toContain('Schulheft A4 Lineatur 21');
    expect(names).toContain('Schulheft A5 Lineatur 2');
  });

  it('finds by category, manufacturer, filter values and keywords', () => {
    const engine = engineOver(
      [
        {
          name: 'Modell 7',
          category_id: 'scheren',
          manufacturer_id: 'kw',
          attributes: { material: ['Mstahl'] },
          variants: '{"color": "Crot"}\n{"color": "Cblau"}',
          keywords: ['Nagelzwicker'],
        },
        { name: 'Modell 8' },
      ],
      {
        categories: [
          { id: 'basteln', parent_id: null, name: { de: 'Basteln' } },
          { id: 'scheren', parent_id: 'basteln', name: { de: 'Scheren' } },
        ],
        manufacturers: [{ id: 'kw', name: 'Kreidewerk' }],
        values: [
          { attribute_id: 'material', id: 'Mstahl', name: { de: 'Stahl' }, filterable: true },
          { attribute_id: 'color', id: 'Crot', name: { de: 'Rot' }, filterable: true },
          { attribute_id: 'color', id: 'Cblau', name: { de: 'Blau' }, filterable: true },
        ],
      },
    );
    for (const term of [
      ...['schere', 'basteln', 'kreidewerk', 'rote', 'blauer', 'stahl', 'nagelzwicker'],
      'rote schere kreidewerk',
    ]) {
      expect(find(engine, term), term).toEqual(['Modell 7']);
    }
  });

  it('reads synonyms in compounds and where blanks part them, but not those of a relative', () => {
    const engine = engineOver([
      { name: 'Briefumschlag', summary: 'Für jeden Brief.' },
      { name: 'Federmäppchen' },
      { name: 'Mappe' },
      { name: 'Sportbeutel' },
    ]);
    const operator = operatorTerms([
      synonym('Kuvert', 'Briefumschlag'),
      synonym('Mäppchen', 'Federmäppchen'),
      synonym('Turnbeutel', 'Sportbeutel'),
    ])('de', 'de');
    expect(find(engine, 'Briefkuvert', operator)).toEqual(['Briefumschlag']);
    expect(find(engine, 'Turn Beutel', operator)[0]).toBe('Sportbeutel');
    expect(find(engine, 'Mappe', operator)[0]).toBe('Mappe');
  });

  it('reads synonyms both ways, also where they are misspelt or several words', () => {
    const operator = operatorTerms([
      synonym('Tacker', 'Heftgerät'),
      synonym('gespitzter Freund', 'Bleistift'),
    ])('de', 'de');
    expect(find(shelf, 'tacker', operator)).toEqual(['Heftgerät']);
    expect(find(shelf, 'Taker', operator)).toEqual(['Heftgerät']);
    expect(find(shelf, 'gespitzte Freunde', operator)[0]).toBe('Bleistift HB');
    const tackers = engineOver([{ name: 'Tacker' }]);
    expect(find(tackers, 'heftgeräte', operator)).toEqual(['Tacker']);
  });

  it('speaks English as well', () => {
    const engine = engineOver(
      [{ name: 'School scissors' }, { name: 'Red notebook' }, { name: 'Brushes, set of 6' }],
      {},
      'en',
    );
    expect(find(engine, 'scissor')).toEqual(['School scissors']);
    expect(find(engine, 'note book')).toEqual(['Red notebook']);
    expect(find(engine, 'brush')).toEqual(['Brushes, set of 6']);
    expect(find(engine, 'scisors')).toEqual(['School scissors']);
  });

  it('guesses nothing in English where nobody knows the last word, which tells the thing', () => {
    const engine = engineOver(
      [{ name: 'Hair brush' }, { name: 'Paper' }, { name: 'Pen' }],
      {},
      'en',
    );
    expect(find(engine, 'hair dryer')).toEqual([]);
    expect(find(engine, 'xylograph hair brush')).toEqual(['Hair brush']);
    expect(find(engine, 'brush for painters')).toEqual(['Hair brush']);
  });

  it('finds exactly the products that have all words, whatever their number', () => {
    let state = 5;
    const random = (below: number) => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return Math.floor((state / 2 ** 32) * below);
    };
    const products = Array.from({ length: 700 }, (_, number) => ({
      id: `p${number}`,
      name: Array.from({ length: 1 + random(6) }, () => `X${random(40) ** 2}y`).join(' '),
    }));
    const engine = engineOver(products);
    for (let round = 0; round < 100; round++) {
      const words = Array.from({ length: 1 + random(3) }, () => `X${random(40) ** 2}y`);
      const expected = products
        .filter(({ name }) => words.every((word) => name.split(' ').includes(word)))
        .map(({ id }) => id);
      const { products: found, complete } = engine.find(words.join(' '), none.synonyms, () => 1);
      const ids = [...found].map((product) => engine.idOf(product));
      expect(complete, words.join(' ')).toBe(expected.length);
      expect(ids, words.join(' ')).toEqual(expect.arrayContaining(expected));
    }
  });
});

describe('suggestions', () => {
  const suggest = (text: string, limit = 10, operator = none) =>
    shelf.suggest(text, 'de', limit, operator, () => 1);

  it('are words as people write them, each in one form', () => {
    expect(suggest('sche')).toEqual(
      expect.arrayContaining(['Schere', 'Bastelschere', 'Kinderschere', 'Büroschere']),
    );
    expect(suggest('sche')[0]).toBe('Schere');
    expect(suggest('woert')).toEqual(['Wörterbuch']);
  });

  it('never come from descriptions or keywords alone', () => {
    const engine = engineOver([
      { name: 'Trockengestell', description: 'Für Wasserfarben', keywords: ['Wasserwagen'] },
      { name: 'Wasserbecher' },
    ]);
    const own = (text: string) => engine.suggest(text, 'de', 10, none, () => 1);
    expect(own('was')).toEqual(['Wasserbecher']);
    expect(own('wasserf')).not.toContain('Wasserfarben');
  });

  it('are at most as many as wanted (DEC-27)', () => {
    expect(suggest('s', 3)).toHaveLength(3);
    expect(suggest('s').length).toBeLessThanOrEqual(10);
  });

  it('go on with words that occur beside those already typed', () => {
    const found = suggest('fineliner 0');
    expect(found).toContain('fineliner 0,5 mm');
    expect(suggest('heft dazu lin')).toEqual([]);
  });

  it('forgive errors in what was begun', () => {
    expect(suggest('bastelshce')).toContain('Bastelschere');
  });

  it('begin with the terms that the operator made popular', () => {
    const popular = operatorTerms([
      { kind: 'popular', storefront: '*', language: 'de', term: 'Schultüte', target: '' },
    ])('de', 'de');
    expect(suggest('sch', 10, popular)[0]).toBe('Schultüte');
  });

  it.each(['', '  ', '!', 'xyzq'])('are none for %j', (text) => {
    expect(suggest(text)).toEqual([]);
  });

  it('leave out what only other storefronts sell', () => {
    const engine = engineOver([
      { name: 'Locher', storefronts: 'b2b' },
      { name: 'Lochzange', storefronts: 'de b2b' },
    ]);
    const isSold = (product: number) => Number(engine.idOf(product) === 'Lochzange');
    expect(engine.suggest('loch', 'de', 10, none, isSold)).toEqual(['Lochzange']);
    expect(engine.suggest('loch', 'b2b', 10, none, () => 1)).toContain('Locher');
  });
});

/** Categories without words that could be met. */
const categories = (...ids: readonly string[]) => ({
  categories: ids.map((id) => ({ id, parent_id: null, name: { de: '', en: '' } })),
});

function synonym(term: string, target: string) {
  return { kind: 'synonym', storefront: '*', language: 'de', term, target } as const;
}
