import { synonymLines } from './synonyms.ts';

export function* searchTermLines(): Iterable<object> {
  const popular = [
    'Schulhefte A4',
    'Collegeblock',
    'Deckfarbkasten',
    'Schulranzen',
    'Kopierpapier',
    'Klebestift',
    'Bastelschere',
    'Tonpapier',
  ];
  const popularBusiness = [
    'Kopierpapier',
    'Ordner',
    'Whiteboardmarker',
    'Schülerstuhl',
    'Laminierfolien',
    'Klassensatz',
    'Haftnotizen',
    'Holzbausteine',
  ];
  const popularEnglish = [
    'Copy paper',
    'Exercise books',
    'Whiteboard markers',
    'Pupils’ chairs',
    'Laminating pouches',
    'Wooden blocks',
    'Sticky notes',
    'Globes',
  ];
  for (const [position, term] of popular.entries()) {
    for (const storefront of ['de', 'at', 'ch'])
      yield { type: 'search-term', kind: 'popular', storefront, term, position };
  }
  for (const [position, term] of popularBusiness.entries()) {
    yield { type: 'search-term', kind: 'popular', storefront: 'b2b', term, position };
  }
  for (const [position, term] of popularEnglish.entries()) {
    yield {
      type: 'search-term',
      kind: 'popular',
      storefront: 'b2b',
      language: 'en',
      term,
      position,
    };
  }
  yield* synonymLines();
  for (const [term, target] of [
    ['Versandkosten', '/service/versandkosten'],
    ['Widerruf', '/widerruf'],
    ['Kontakt', '/service/kontakt'],
    ['Lineaturen', '/beratung/lineaturen'],
    ['Stuhlgrößen', '/beratung/moebelgroessen'],
    ['Impressum', '/service/impressum'],
  ]) {
    yield { type: 'search-term', kind: 'redirect', term, target };
  }
}
