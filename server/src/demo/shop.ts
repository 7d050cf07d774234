/** What operators set by hand: parameters, popular terms, synonyms, redirects of the search. */

export function* parameterLines(): Iterable<object> {
  const rows: readonly (readonly [string, string, string, string?])[] = [
    ['feature', 'T155 Navigation', 'true'],
    ['feature', 'T216-Sale-Aktion', 'true'],
    ['feature', 'T217-Blitzangebote', 'false'],
    ['feature', 'T134_Twint-Payment', 'false'],
    ['feature', 'T164-DHL-Retest', 'false'],
    ['Blitzangebot', 'activated', 'off'],
    ['shipping-carrier', 'dpd', 'true'],
    ['amazonpay', 'activated', 'false'],
    ['payment-type', 'xRechnung', 'false'],
    ['payment-type', 'RECHNUNG', 'true'],
    ['payment-type', 'VORKASSE', 'true'],
    ['returns', 'enabled', 'false'],
    // DEC-64; the storefront's own basis: gross for consumers, net for businesses.
    ['shipping', 'cost.cents', '495', 'de'],
    ['shipping', 'cost.cents', '695', 'at'],
    ['shipping', 'cost.cents', '895', 'ch'],
    ['shipping', 'cost.cents', '495', 'b2b'],
    ['shipping', 'freeFrom.cents', '4900'],
    ['shipping', 'spedition.cents', '2990'],
    ['checkout', 'commentEnabled', 'true'],
  ];
  for (const [name, entry, value, storefront] of rows) {
    yield { type: 'parameter', name, entry, value, ...(storefront ? { storefront } : {}) };
  }
}

const synonyms: readonly (readonly [string, string])[] = [
  ['Tacker', 'Heftgerät'],
  ['Klammeraffe', 'Heftgerät'],
  ['Klammermaschine', 'Heftgerät'],
  ['Tesa', 'Klebeband'],
  ['Tesafilm', 'Klebeband'],
  ['Klebefilm', 'Klebeband'],
  ['Uhu', 'Klebestift'],
  ['Prittstift', 'Klebestift'],
  ['Leimstift', 'Klebestift'],
  ['Edding', 'Permanentmarker'],
  ['Filzstift', 'Fasermaler'],
  ['Filzer', 'Fasermaler'],
  ['Farbstift', 'Buntstift'],
  ['Holzfarbe', 'Buntstift'],
  ['Kuli', 'Kugelschreiber'],
  ['Füllfederhalter', 'Füller'],
  ['Füllhalter', 'Füller'],
  ['Radiergummi', 'Radierer'],
  ['Ratzefummel', 'Radierer'],
  ['Anspitzer', 'Spitzer'],
  ['Bleistiftspitzer', 'Spitzer'],
  ['Schultasche', 'Schulranzen'],
  ['Tornister', 'Schulranzen'],
  ['Schultheke', 'Schulranzen'],
  ['Mäppchen', 'Federmäppchen'],
  ['Etui', 'Federmäppchen'],
  ['Federpennal', 'Federmäppchen'],
  ['Schlampermäppchen', 'Federmäppchen'],
  ['Turnbeutel', 'Sportbeutel'],
  ['Brotbox', 'Brotdose'],
  ['Jausenbox', 'Brotdose'],
  ['Znünibox', 'Brotdose'],
  ['Aktenordner', 'Ordner'],
  ['Bundesordner', 'Ordner'],
  ['Klarsichthülle', 'Prospekthülle'],
  ['Sichthülle', 'Prospekthülle'],
  ['Schnellbinder', 'Schnellhefter'],
  ['Gummizugmappe', 'Sammelmappe'],
  ['Post-it', 'Haftnotiz'],
  ['Klebezettel', 'Haftnotiz'],
  ['Druckerpapier', 'Kopierpapier'],
  ['Kuvert', 'Briefumschlag'],
  ['Wasserfarben', 'Deckfarbkasten'],
  ['Malkasten', 'Deckfarbkasten'],
  ['Tuschkasten', 'Deckfarbkasten'],
  ['Knetmasse', 'Knete'],
  ['Plastilin', 'Knete'],
  ['Buntpapier', 'Tonpapier'],
  ['Pfeifenreiniger', 'Pfeifenputzer'],
  ['Abakus', 'Rechenrahmen'],
  ['Rechenschieber', 'Rechenrahmen'],
  ['Wendeplättchen', 'Rechenplättchen'],
  ['Dienes-Material', 'Zehnersystem'],
  ['Vergrößerungsglas', 'Lupe'],
  ['Weltkugel', 'Globus'],
  ['Tamburin', 'Schellentrommel'],
  ['Metallophon', 'Glockenspiel'],
  ['Springschnur', 'Springseil'],
  ['Hüpfseil', 'Springseil'],
  ['Hula-Hoop', 'Gymnastikreifen'],
  ['Pylone', 'Markierungshütchen'],
  ['Weißwandtafel', 'Whiteboard'],
  ['Flipchartstift', 'Flipchartmarker'],
  ['Schredder', 'Aktenvernichter'],
  ['Bauklötze', 'Holzbausteine'],
  ['Memory', 'Bildpaare'],
];

const synonymsEnglish: readonly (readonly [string, string])[] = [
  ['copybook', 'exercise book'],
  ['rubber', 'eraser'],
  ['sellotape', 'adhesive tape'],
  ['scotch tape', 'adhesive tape'],
  ['felt-tip', 'fibre pen'],
  ['biro', 'ballpoint'],
  ['post-it', 'sticky notes'],
  ['printer paper', 'copy paper'],
  ['satchel', 'school bag'],
  ['play dough', 'modelling clay'],
  ['construction paper', 'coloured paper'],
  ['dry-erase marker', 'whiteboard marker'],
];

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
  for (const [term, target] of synonyms) {
    yield { type: 'search-term', kind: 'synonym', term, target };
  }
  for (const [term, target] of synonymsEnglish) {
    yield { type: 'search-term', kind: 'synonym', language: 'en', term, target };
  }
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
