/** Words from which `generate` composes a catalogue of any size: German compounds, as shops have. */

export interface Subject {
  readonly id: string;
  readonly name: string;
  readonly english: string;
  readonly groups: readonly { readonly name: string; readonly leaves: readonly string[] }[];
  /** Second parts of compounds, with the plural's look left aside. */
  readonly goods: readonly string[];
}

const groups = (...given: [name: string, ...leaves: string[]][]) =>
  given.map(([name, ...leaves]) => ({ name, leaves }));

export const subjects: readonly Subject[] = [
  {
    id: 'kunst',
    name: 'Kunst und Basteln',
    english: 'Arts and crafts',
    groups: groups(
      ['Malen', 'Wasserfarben', 'Acrylfarben', 'Wachsmalstifte'],
      ['Basteln', 'Scheren', 'Klebstoffe', 'Perlen'],
      ['Papier und Karton', 'Tonpapier', 'Fotokarton', 'Transparentpapier'],
      ['Textil und Holz', 'Filz', 'Holzteile', 'Stoffmalfarben'],
    ),
    goods: ['schere', 'pinsel', 'farbe', 'papier', 'karton', 'kleber', 'perlen', 'kreide', 'block'],
  },
  {
    id: 'deutsch',
    name: 'Deutsch',
    english: 'German',
    groups: groups(
      ['Lesen', 'Erstlesebücher', 'Lesekarten', 'Lesespiele'],
      ['Schreiben', 'Schreiblernhefte', 'Lineaturen', 'Schwungübungen'],
      ['Rechtschreibung', 'Wörterbücher', 'Lernkarteien', 'Diktathefte'],
      ['Grammatik', 'Wortarten', 'Satzglieder', 'Übungshefte'],
    ),
    goods: ['heft', 'kartei', 'fibel', 'spiel', 'karten', 'block', 'mappe', 'buch'],
  },
  {
    id: 'mathematik',
    name: 'Mathematik',
    english: 'Mathematics',
    groups: groups(
      ['Rechnen', 'Rechenketten', 'Rechenrahmen', 'Würfel'],
      ['Geometrie', 'Zirkel', 'Geodreiecke', 'Körper'],
      ['Messen', 'Maßbänder', 'Waagen', 'Uhren'],
      ['Stochastik', 'Glücksräder', 'Urnen', 'Zufallsspiele'],
    ),
    goods: ['würfel', 'zirkel', 'lineal', 'waage', 'kette', 'tafel', 'körper', 'uhr'],
  },
  {
    id: 'sachkunde',
    name: 'Sachkunde',
    english: 'Science',
    groups: groups(
      ['Natur', 'Lupen', 'Mikroskope', 'Bestimmungsbücher'],
      ['Technik', 'Magnete', 'Stromkreise', 'Baukästen'],
      ['Erde', 'Globen', 'Landkarten', 'Kompasse'],
      ['Körper und Gesundheit', 'Modelle', 'Erste Hilfe', 'Ernährung'],
    ),
    goods: ['lupe', 'koffer', 'globus', 'karte', 'modell', 'magnet', 'baukasten', 'set'],
  },
  {
    id: 'fremdsprachen',
    name: 'Fremdsprachen',
    english: 'Languages',
    groups: groups(
      ['Englisch', 'Vokabelhefte', 'Bildkarten', 'Lektüren'],
      ['Französisch', 'Wortkarten', 'Hörspiele', 'Übungsblöcke'],
      ['Latein', 'Grammatiktafeln', 'Lernboxen', 'Textausgaben'],
      ['Deutsch als Zweitsprache', 'Bildwörterbücher', 'Sprachspiele', 'Satzkarten'],
    ),
    goods: ['heft', 'box', 'karten', 'spiel', 'buch', 'poster', 'block'],
  },
  {
    id: 'musik',
    name: 'Musik',
    english: 'Music',
    groups: groups(
      ['Orff', 'Xylophone', 'Glockenspiele', 'Klangstäbe'],
      ['Rhythmus', 'Trommeln', 'Rasseln', 'Cajons'],
      ['Blasinstrumente', 'Blockflöten', 'Mundharmonikas', 'Zubehör'],
      ['Noten', 'Notenhefte', 'Liederbücher', 'Notenständer'],
    ),
    goods: ['trommel', 'flöte', 'rassel', 'heft', 'stab', 'ständer', 'spiel'],
  },
  {
    id: 'sport',
    name: 'Sport und Pause',
    english: 'Sports and breaks',
    groups: groups(
      ['Bälle', 'Softbälle', 'Fußbälle', 'Gymnastikbälle'],
      ['Bewegung', 'Springseile', 'Balancierbretter', 'Hüpfmatten'],
      ['Draußen', 'Fahrzeuge', 'Straßenkreide', 'Sandspielzeug'],
      ['Turnhalle', 'Matten', 'Kegel', 'Trainingswesten'],
    ),
    goods: ['ball', 'seil', 'matte', 'kegel', 'reifen', 'brett', 'weste'],
  },
  {
    id: 'ethik',
    name: 'Religion und Ethik',
    english: 'Religion and ethics',
    groups: groups(
      ['Erzählen', 'Erzählfiguren', 'Bildkarten Ethik', 'Kamishibai'],
      ['Feste', 'Advent', 'Ostern', 'Jahreskreis'],
      ['Miteinander', 'Gefühlskarten', 'Streitschlichtung', 'Rituale'],
      ['Stille', 'Klangschalen', 'Fantasiereisen', 'Mandalas'],
    ),
    goods: ['karten', 'figur', 'kalender', 'buch', 'schale', 'poster'],
  },
  {
    id: 'buero',
    name: 'Büro',
    english: 'Office',
    groups: groups(
      ['Schreiben und Korrigieren', 'Kugelschreiber', 'Textmarker', 'Korrekturroller'],
      ['Ordnen', 'Ordner', 'Hefter', 'Register'],
      ['Drucken und Kopieren', 'Kopierpapier', 'Etiketten', 'Laminierfolien'],
      ['Arbeitsplatz', 'Locher', 'Schreibtischablagen', 'Stühle'],
    ),
    goods: ['ordner', 'stift', 'hefter', 'locher', 'ablage', 'papier', 'marker', 'stuhl', 'tasche'],
  },
  {
    id: 'kindergarten',
    name: 'Kindergarten',
    english: 'Kindergarten',
    groups: groups(
      ['Spielen', 'Bausteine', 'Puzzles', 'Rollenspiel'],
      ['Bewegen', 'Bällebäder', 'Rutschfahrzeuge', 'Kriechtunnel'],
      ['Einrichten', 'Garderoben', 'Tische', 'Teppiche'],
      ['Ruhe', 'Kuscheltiere', 'Schlafmatten', 'Vorlesebücher'],
    ),
    goods: ['puzzle', 'turm', 'teppich', 'bank', 'kiste', 'stuhl', 'tunnel', 'haus'],
  },
];

/** First parts of compounds. */
export const firstParts: readonly string[] = [
  ...['Bastel', 'Schul', 'Kinder', 'Zeichen', 'Mal', 'Lern', 'Schreib', 'Übungs', 'Tafel'],
  ...['Klassen', 'Gruppen', 'Pausen', 'Wald', 'Garten', 'Regenbogen', 'Sonnen', 'Sternen', 'Tier'],
  ...['Zahlen', 'Buchstaben', 'Wörter', 'Silben', 'Entdecker', 'Forscher', 'Werk', 'Bau', 'Steck'],
  ...['Magnet', 'Holz', 'Filz', 'Leder', 'Metall', 'Öko', 'Recycling', 'Profi', 'Mini', 'Maxi'],
  ...['Reise', 'Sammel', 'Steh', 'Wand', 'Tisch', 'Boden', 'Falt', 'Klapp', 'Roll', 'Dreh'],
  ...['Natur', 'Wasser', 'Wind', 'Winter', 'Sommer', 'Herbst', 'Frühlings', 'Ferien', 'Fest'],
  ...['Lehrer', 'Schüler', 'Erzieher', 'Familien', 'Freunde', 'Team', 'Projekt', 'Konferenz'],
  ...['Farb', 'Kontrast', 'Leucht', 'Glitzer', 'Pastell', 'Neon', 'Kork', 'Leinen', 'Jute'],
];

export const makers: readonly string[] = [
  ...[
    'Kreidewerk',
    'Lindenhof',
    'Papierlotse',
    'Blattgold',
    'Tintenfleck',
    'Morgenrot',
    'Kastanie',
  ],
  ...[
    'Pultmeister',
    'Farbenfroh',
    'Wiesengrund',
    'Steinadler',
    'Nordlicht',
    'Zirkelfix',
    'Apfelkern',
  ],
  ...['Federleicht', 'Rotstift', 'Holzwurm und Söhne', 'Schiefertafel', 'Klecks', 'Bunte Kiste'],
];

/** What a product's name ends with. */
export const endings: readonly string[] = [
  ...['13 cm', '17 cm', '21 cm', 'A4', 'A5', 'A3', '100 g/m²', '200 ml', '500 ml', '1 kg'],
  ...['2er-Set', '6er-Set', '12 Stück', '25 Stück', '100 Blatt', '32 Seiten', 'extra stark'],
  ...['für Linkshänder', 'mit Griffmulde', 'im Karton', 'im Beutel', 'Lineatur 1', 'Lineatur 21'],
  ...['kariert', 'liniert', 'blanko', 'wasserlöslich', 'abwaschbar', 'rund', 'dreikant', 'matt'],
];

export const colors: readonly (readonly [id: string, de: string, en: string, css: string])[] = [
  ['Cred', 'Rot', 'Red', '#c8102e'],
  ['Cblue', 'Blau', 'Blue', '#1d5fa8'],
  ['Cgreen', 'Grün', 'Green', '#1c7a4a'],
  ['Cyellow', 'Gelb', 'Yellow', '#f2c200'],
  ['Corange', 'Orange', 'Orange', '#e8720c'],
  ['Cviolet', 'Violett', 'Violet', '#6b3fa0'],
  ['Cpink', 'Rosa', 'Pink', '#e58fb1'],
  ['Cbrown', 'Braun', 'Brown', '#7a5230'],
  ['Cblack', 'Schwarz', 'Black', '#1d2430'],
  ['Cwhite', 'Weiß', 'White', '#ffffff'],
  ['Cgrey', 'Grau', 'Grey', '#8b9098'],
  ['Cturquoise', 'Türkis', 'Turquoise', '#1a9c9c'],
];

export const materials: readonly (readonly [id: string, de: string, en: string])[] = [
  ['Mwood', 'Holz', 'Wood'],
  ['Mpaper', 'Papier', 'Paper'],
  ['Mcardboard', 'Karton', 'Cardboard'],
  ['Mmetal', 'Metall', 'Metal'],
  ['Mplastic', 'Kunststoff', 'Plastic'],
  ['Mrecycled', 'Recyclingmaterial', 'Recycled material'],
  ['Mtextile', 'Textil', 'Textile'],
  ['Mfelt', 'Filz', 'Felt'],
  ['Mglass', 'Glas', 'Glass'],
  ['Mleather', 'Leder', 'Leather'],
];

export const grades: readonly (readonly [id: string, de: string, en: string])[] = [
  ['Gkita', 'Kindergarten', 'Kindergarten'],
  ['G1-2', 'Klasse 1–2', 'Years 1–2'],
  ['G3-4', 'Klasse 3–4', 'Years 3–4'],
  ['G5-6', 'Klasse 5–6', 'Years 5–6'],
  ['G7-10', 'Klasse 7–10', 'Years 7–10'],
  ['G11-13', 'Oberstufe', 'Sixth form'],
];

export const sizes: readonly (readonly [id: string, de: string, en: string])[] = [
  ['Ssmall', 'Klein', 'Small'],
  ['Smedium', 'Mittel', 'Medium'],
  ['Slarge', 'Groß', 'Large'],
  ['Sxlarge', 'Sehr groß', 'Extra large'],
];

export const praise: readonly (readonly [title: string, message: string])[] = [
  ['Sehr zufrieden', 'Kam schnell an und hält, was es verspricht. Die Kinder mögen es.'],
  ['Gute Qualität', 'Stabil und sauber verarbeitet. Wir haben gleich einen Klassensatz bestellt.'],
  ['Genau richtig', 'Liegt gut in der Hand und ist auch für die Kleinen leicht zu benutzen.'],
  ['Preis und Leistung stimmen', 'Für den Preis kann man nichts sagen. Gerne wieder.'],
];

export const blame: readonly (readonly [title: string, message: string])[] = [
  ['Ganz in Ordnung', 'Erfüllt seinen Zweck, die Farbe ist aber blasser als auf dem Bild.'],
  ['Hatte mehr erwartet', 'Nach einigen Wochen im Unterricht sieht man die ersten Spuren.'],
];
