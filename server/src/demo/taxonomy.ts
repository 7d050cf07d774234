import type { Drawing } from '../modules/media/service.ts';
import { type Text, t } from './text.ts';

interface Node {
  readonly id: string;
  readonly name: Text;
  readonly intro?: Text;
  readonly children?: readonly Node[];
}

interface Top extends Node {
  readonly subject: string;
  readonly icon: string;
  readonly picture: Drawing;
  readonly isSale?: boolean;
}

const node = (id: string, de: string, en: string, ...children: readonly Node[]): Node => ({
  id,
  name: t(de, en),
  ...(children.length > 0 ? { children } : {}),
});

/** Three levels; subjects give the colour families of the look. */
export const categories: readonly Top[] = [
  {
    id: 'schulbedarf',
    name: t('Schulbedarf', 'School supplies'),
    intro: t(
      'Was auf jeder Materialliste steht: Hefte in der richtigen Lineatur, Stifte, die in Kinderhand liegen bleiben, und Mappen, die ein Schuljahr überleben.',
      'What every school list asks for: exercise books in the right ruling, pens that sit well in small hands, and folders that outlive the school year.',
    ),
    subject: 'schulbedarf',
    icon: 'backpack',
    picture: { kind: 'school-bag', color: '#1f5fa8', accent: '#f2c21b' },
    children: [
      node(
        'hefte',
        'Hefte & Blöcke',
        'Exercise books & pads',
        node('hefte-a4', 'Hefte A4', 'Exercise books A4'),
        node('hefte-a5', 'Hefte A5', 'Exercise books A5'),
        node('schreiblernhefte', 'Schreiblernhefte', 'Early writing books'),
        node('vokabelhefte', 'Vokabel- & Aufgabenhefte', 'Vocabulary & homework books'),
        node('collegebloecke', 'Collegeblöcke', 'College pads'),
        node('schreibbloecke', 'Schreibblöcke', 'Writing pads'),
        node('zeichenbloecke', 'Zeichenblöcke', 'Drawing pads'),
        node('ringbucheinlagen', 'Ringbucheinlagen', 'Loose-leaf paper'),
        node('notizbuecher', 'Notizbücher', 'Notebooks'),
        node('heftumschlaege', 'Heftumschläge', 'Book covers'),
      ),
      node(
        'stifte',
        'Stifte',
        'Pens & pencils',
        node('bleistifte', 'Bleistifte', 'Graphite pencils'),
        node('buntstifte', 'Buntstifte', 'Coloured pencils'),
        node('wachsmaler', 'Wachsmaler', 'Wax crayons'),
        node('fasermaler', 'Fasermaler', 'Fibre pens'),
        node('fineliner', 'Fineliner', 'Fineliners'),
        node('fueller', 'Füller & Tinte', 'Fountain pens & ink'),
        node(
          'kugelschreiber',
          'Kugelschreiber & Druckbleistifte',
          'Ballpoints & mechanical pencils',
        ),
        node('textmarker', 'Textmarker', 'Highlighters'),
        node('radierer', 'Radierer & Spitzer', 'Erasers & sharpeners'),
      ),
      node(
        'ordnen',
        'Ordnen',
        'Filing',
        node('schnellhefter', 'Schnellhefter', 'Report files'),
        node('ringordner', 'Ringbücher & Ordner', 'Ring binders & files'),
        node('sammelmappen', 'Sammelmappen', 'Elastic folders'),
        node('register', 'Register & Hüllen', 'Dividers & sleeves'),
      ),
      node(
        'messen-schneiden-kleben',
        'Messen, schneiden, kleben',
        'Measure, cut, glue',
        node('lineale', 'Lineale & Geodreiecke', 'Rulers & set squares'),
        node('zirkel', 'Zirkel', 'Compasses'),
        node('schulrechner', 'Schulrechner', 'School calculators'),
        node('schulscheren', 'Schulscheren', 'School scissors'),
        node('klebstoffe', 'Klebestifte & Kleber', 'Glue sticks & glue'),
      ),
      node(
        'taschen',
        'Ranzen & Taschen',
        'Satchels & bags',
        node('schulranzen', 'Schulranzen', 'Satchels'),
        node('rucksaecke', 'Schulrucksäcke', 'School backpacks'),
        node('maeppchen', 'Federmäppchen', 'Pencil cases'),
        node('sportbeutel', 'Sportbeutel', 'Gym bags'),
        node('brotdosen', 'Brotdosen & Trinkflaschen', 'Lunch boxes & bottles'),
      ),
    ],
  },
  {
    id: 'deutsch',
    name: t('Deutsch', 'German'),
    intro: t(
      'Vom ersten Buchstaben bis zur Klassenlektüre: Material, mit dem Kinder lesen und schreiben wollen.',
      'From the first letter to the class reader: material that makes children want to read and write.',
    ),
    subject: 'deutsch',
    icon: 'open-book',
    picture: { kind: 'letters', text: 'ABC', colors: ['#c8102e', '#1f5fa8', '#f2c21b'] },
    children: [
      node(
        'lesen-lernen',
        'Lesen lernen',
        'Learning to read',
        node('buchstaben', 'Buchstaben & Anlaute', 'Letters & initial sounds'),
        node('erstleser', 'Erstlesebücher', 'First readers'),
        node('lesespiele', 'Lesespiele', 'Reading games'),
      ),
      node(
        'schreiben-lernen',
        'Schreiben lernen',
        'Learning to write',
        node('schreibuebungen', 'Schreibübungen', 'Writing practice'),
        node('schreibtafeln', 'Schreibtafeln', 'Slates & wipe boards'),
      ),
      node(
        'rechtschreibung',
        'Rechtschreibung & Grammatik',
        'Spelling & grammar',
        node('deutsch-hefte', 'Arbeitshefte Deutsch', 'German workbooks'),
        node('deutsch-karteien', 'Lernkarteien Deutsch', 'German flash cards'),
        node('woerterbuecher', 'Wörterbücher', 'Dictionaries'),
      ),
      node(
        'lektueren',
        'Lektüren',
        'Reading books',
        node('klassenlektueren', 'Klassenlektüren', 'Class readers'),
        node('bilderbuecher', 'Bilderbücher', 'Picture books'),
      ),
    ],
  },
  {
    id: 'mathematik',
    name: t('Mathematik', 'Mathematics'),
    intro: t(
      'Mengen zum Anfassen, Körper zum Drehen, Uhren zum Stellen: Mathematik beginnt mit den Händen.',
      'Quantities to touch, solids to turn, clocks to set: maths starts with the hands.',
    ),
    subject: 'mathematik',
    icon: 'abacus',
    picture: { kind: 'counting-frame' },
    children: [
      node(
        'zahlen',
        'Zahlen & Rechnen',
        'Numbers & arithmetic',
        node('rechenrahmen', 'Rechenrahmen & Perlen', 'Counting frames & beads'),
        node('plaettchen', 'Plättchen & Würfel', 'Counters & dice'),
        node('stellenwert', 'Zehnersystem', 'Place value'),
      ),
      node(
        'geometrie',
        'Geometrie',
        'Geometry',
        node('koerper', 'Körper & Formen', 'Solids & shapes'),
        node('tafelgeraete', 'Tafelzeichengeräte', 'Board drawing instruments'),
      ),
      node(
        'groessen',
        'Größen & Messen',
        'Measures',
        node('lernuhren', 'Lernuhren', 'Teaching clocks'),
        node('spielgeld', 'Spielgeld & Waagen', 'Play money & scales'),
      ),
      node(
        'mathe-ueben',
        'Üben & spielen',
        'Practice & games',
        node('mathe-hefte', 'Arbeitshefte Mathematik', 'Maths workbooks'),
        node('mathe-karteien', 'Lernkarteien Mathematik', 'Maths flash cards'),
        node('mathe-spiele', 'Rechenspiele', 'Number games'),
      ),
    ],
  },
  {
    id: 'sachkunde',
    name: t('Sachkunde', 'Science & humanities'),
    intro: t(
      'Fragen, vermuten, ausprobieren: Lupen, Magnete, Karten und Experimente für kleine Forscherinnen und Forscher.',
      'Ask, guess, try: magnifiers, magnets, maps and experiments for young researchers.',
    ),
    subject: 'sachkunde',
    icon: 'microscope',
    picture: { kind: 'magnifier', color: '#2f8f5b' },
    children: [
      node(
        'forschen',
        'Forschen',
        'Exploring',
        node('lupen', 'Lupen & Mikroskope', 'Magnifiers & microscopes'),
        node('magnete-forschen', 'Magnetismus', 'Magnetism'),
        node('experimentieren', 'Experimentieren', 'Experiments'),
      ),
      node(
        'natur',
        'Natur',
        'Nature',
        node('tiere-pflanzen', 'Tiere & Pflanzen', 'Animals & plants'),
        node('mensch-gesundheit', 'Körper & Gesundheit', 'Body & health'),
      ),
      node(
        'welt',
        'Welt',
        'World',
        node('globen', 'Globen & Karten', 'Globes & maps'),
        node('verkehr', 'Verkehrserziehung', 'Road safety'),
      ),
      node(
        'technik-sachkunde',
        'Technik',
        'Technology',
        node('strom', 'Strom & Energie', 'Electricity & energy'),
        node('sach-hefte', 'Sachhefte', 'Topic workbooks'),
      ),
    ],
  },
  {
    id: 'fremdsprachen',
    name: t('Fremdsprachen', 'Languages'),
    intro: t(
      'Bildkarten, Vokabelboxen und Lektüren, die den Mund öffnen: für Englisch, Französisch, Spanisch und Deutsch als Zweitsprache.',
      'Picture cards, vocabulary boxes and readers that get people talking: for English, French, Spanish and German as a second language.',
    ),
    subject: 'fremdsprachen',
    icon: 'speech-balloon',
    picture: { kind: 'flash-cards', color: '#f2c21b', label: 'HELLO' },
    children: [
      node(
        'englisch',
        'Englisch',
        'English',
        node('englisch-karten', 'Bild- & Wortkarten Englisch', 'English picture cards'),
        node('englisch-hefte', 'Arbeitshefte Englisch', 'English workbooks'),
        node('englisch-lektueren', 'Lektüren Englisch', 'English readers'),
      ),
      node(
        'weitere-sprachen',
        'Weitere Sprachen',
        'More languages',
        node('franzoesisch', 'Französisch', 'French'),
        node('spanisch', 'Spanisch', 'Spanish'),
      ),
      node(
        'daz',
        'Deutsch als Zweitsprache',
        'German as a second language',
        node('daz-karten', 'Bildkarten & Spiele DaZ', 'Picture cards & games'),
        node('daz-hefte', 'Arbeitshefte DaZ', 'Workbooks'),
      ),
      node(
        'vokabeln',
        'Vokabeln',
        'Vocabulary',
        node('karteikarten', 'Karteikarten & Boxen', 'Index cards & boxes'),
      ),
    ],
  },
  {
    id: 'kunst',
    name: t('Kunst', 'Art'),
    intro: t(
      'Farben mit Deckkraft, Papiere mit Griff und Pinsel, die keine Haare lassen.',
      'Paints that cover, papers with a feel and brushes that keep their hair.',
    ),
    subject: 'kunst',
    icon: 'artist-palette',
    picture: { kind: 'paint-box' },
    children: [
      node(
        'farben',
        'Farben',
        'Paints',
        node('deckfarben', 'Deckfarbkästen', 'Paint boxes'),
        node('tempera', 'Tempera & Schulmalfarbe', 'Tempera & school paint'),
        node('acryl', 'Acryl', 'Acrylics'),
        node('aquarell', 'Aquarell & Tusche', 'Watercolour & ink'),
        node('fingerfarben', 'Fingerfarben', 'Finger paint'),
        node('kreiden-kunst', 'Kreiden & Pastelle', 'Chalks & pastels'),
      ),
      node(
        'malzubehoer',
        'Malzubehör',
        'Painting equipment',
        node('pinsel', 'Pinsel', 'Brushes'),
        node('wasserbecher', 'Becher & Paletten', 'Cups & palettes'),
        node('malkittel', 'Malkittel', 'Smocks'),
        node('staffeleien', 'Staffeleien & Keilrahmen', 'Easels & canvases'),
      ),
      node(
        'bastelpapiere',
        'Papiere',
        'Papers',
        node('tonpapier', 'Tonpapier', 'Coloured paper'),
        node('fotokarton', 'Fotokarton', 'Card'),
        node('besondere-papiere', 'Besondere Papiere', 'Special papers'),
        node('zeichenpapier', 'Zeichenpapier', 'Drawing paper'),
      ),
      node(
        'basteln',
        'Basteln',
        'Crafts',
        node('perlen-wolle', 'Perlen, Wolle & Filz', 'Beads, wool & felt'),
        node('moosgummi', 'Moosgummi & Pfeifenputzer', 'Foam & pipe cleaners'),
        node('bastelholz', 'Holz & Naturmaterial', 'Wood & natural materials'),
      ),
      node(
        'formen',
        'Formen & drucken',
        'Modelling & printing',
        node('knete', 'Knete & Ton', 'Modelling clay'),
        node('drucken', 'Stempel & Linoldruck', 'Stamps & lino print'),
      ),
    ],
  },
  {
    id: 'musik',
    name: t('Musik', 'Music'),
    intro: t(
      'Instrumente, die nach Musik klingen und nicht nach Spielzeug, vom Klangstab bis zur Ukulele.',
      'Instruments that sound like music and not like toys, from the chime bar to the ukulele.',
    ),
    subject: 'musik',
    icon: 'musical-notes',
    picture: { kind: 'glockenspiel' },
    children: [
      node(
        'rhythmus',
        'Rhythmus',
        'Rhythm',
        node('trommeln', 'Trommeln & Cajons', 'Drums & cajons'),
        node('kleine-percussion', 'Rasseln, Triangeln, Schellen', 'Shakers, triangles, bells'),
      ),
      node(
        'melodie',
        'Melodie',
        'Melody',
        node('glockenspiele', 'Glockenspiele & Klangstäbe', 'Glockenspiels & chime bars'),
        node('floeten', 'Blockflöten', 'Recorders'),
        node('saiten', 'Ukulelen & Gitarren', 'Ukuleles & guitars'),
      ),
      node(
        'musikunterricht',
        'Musikunterricht',
        'Music lessons',
        node('notenhefte', 'Notenhefte & Liederbücher', 'Music books'),
      ),
    ],
  },
  {
    id: 'sport',
    name: t('Sport', 'Sports'),
    intro: t(
      'Bälle, Reifen, Matten: robust genug für zwei große Pausen am Tag.',
      'Balls, hoops, mats: sturdy enough for two breaks a day.',
    ),
    subject: 'sport',
    icon: 'soccer-ball',
    picture: { kind: 'ball', pattern: 'soccer', color: '#1f9aa0' },
    children: [
      node(
        'baelle',
        'Bälle',
        'Balls',
        node('fussbaelle', 'Fußbälle', 'Footballs'),
        node('spielbaelle', 'Spiel- & Softbälle', 'Play & soft balls'),
        node(
          'hallenbaelle',
          'Basket-, Hand- & Volleybälle',
          'Basketballs, handballs & volleyballs',
        ),
      ),
      node(
        'bewegung',
        'Bewegung',
        'Movement',
        node('seile-reifen', 'Seile & Reifen', 'Ropes & hoops'),
        node('balancieren', 'Balancieren', 'Balance'),
        node('fahrzeuge', 'Fahrzeuge', 'Vehicles'),
      ),
      node(
        'halle',
        'Halle & Schulhof',
        'Gym & playground',
        node('matten', 'Matten', 'Mats'),
        node('markierung', 'Hütchen & Markierung', 'Cones & marking'),
      ),
    ],
  },
  {
    id: 'religion',
    name: t('Religion & Ethik', 'Religion & ethics'),
    intro: t(
      'Erzählen, feiern, nachdenken: Figuren, Legematerial und Karten für Gespräche auf Augenhöhe.',
      'Telling, celebrating, reflecting: figures, loose parts and cards for real conversations.',
    ),
    subject: 'religion',
    icon: 'dove',
    picture: { kind: 'candle', color: '#f4f1ea' },
    children: [
      node(
        'erzaehlen',
        'Erzählen',
        'Storytelling',
        node('figuren', 'Figuren & Legematerial', 'Figures & loose parts'),
        node('erzaehlkarten', 'Erzählkarten', 'Story cards'),
      ),
      node(
        'feiern',
        'Feiern',
        'Celebrating',
        node('kerzen', 'Kerzen & Licht', 'Candles & light'),
        node('jahreskreis', 'Jahreskreis', 'Through the year'),
      ),
      node(
        'nachdenken',
        'Nachdenken',
        'Reflecting',
        node('gefuehle', 'Gefühle & Werte', 'Feelings & values'),
        node('religion-buecher', 'Bücher & Hefte', 'Books & workbooks'),
      ),
    ],
  },
  {
    id: 'kindergarten',
    name: t('Kindergarten', 'Kindergarten'),
    intro: t(
      'Bauen, matschen, kuscheln, entdecken: Material für Krippe und Kindergarten, das viele Kinderhände aushält.',
      'Building, messing about, cuddling, discovering: material for nurseries that stands up to many hands.',
    ),
    subject: 'kindergarten',
    icon: 'teddy-bear',
    picture: { kind: 'blocks' },
    children: [
      node(
        'bauen',
        'Bauen',
        'Building',
        node('holzbausteine', 'Holzbausteine', 'Wooden blocks'),
        node('konstruktion', 'Konstruktion', 'Construction'),
      ),
      node(
        'spielen',
        'Spielen',
        'Playing',
        node('puzzles', 'Puzzles', 'Puzzles'),
        node('gesellschaftsspiele', 'Gesellschaftsspiele', 'Board games'),
        node('rollenspiel', 'Rollenspiel', 'Role play'),
        node('draussen', 'Sand & Draußen', 'Sand & outdoors'),
      ),
      node(
        'krippe',
        'Krippe',
        'Nursery',
        node('greifen', 'Greifen & Fühlen', 'Grasping & feeling'),
        node('schlafen', 'Schlafen & Kuscheln', 'Sleeping & cuddling'),
      ),
      node(
        'kita-alltag',
        'Kita-Alltag',
        'Everyday life',
        node('dicke-stifte', 'Dicke Stifte & Pinsel', 'Chunky pens & brushes'),
        node('hygiene', 'Hygiene & Erste Hilfe', 'Hygiene & first aid'),
      ),
    ],
  },
  {
    id: 'buero',
    name: t('Büro', 'Office'),
    intro: t(
      'Für Sekretariat, Lehrerzimmer und Schreibtisch zu Hause: ordentlich, leise, nachkaufbar.',
      'For the school office, the staff room and the desk at home: tidy, quiet, always in stock.',
    ),
    subject: 'buero',
    icon: 'paperclip',
    picture: { kind: 'ring-binder', color: '#2b2f36', wide: true },
    children: [
      node(
        'papier-versand',
        'Papier & Versand',
        'Paper & mailing',
        node('kopierpapier', 'Kopierpapier', 'Copy paper'),
        node('haftnotizen', 'Haftnotizen', 'Sticky notes'),
        node('umschlaege', 'Briefumschläge', 'Envelopes'),
      ),
      node(
        'schreibtisch',
        'Schreibtisch',
        'Desk',
        node('hefter-locher', 'Hefter & Locher', 'Staplers & punches'),
        node('klebeband', 'Klebeband', 'Adhesive tape'),
        node('bueroscheren', 'Büroscheren & Messer', 'Office scissors & cutters'),
        node('ablage', 'Ablage & Ordnung', 'Trays & order'),
        node('kleinteile', 'Klammern & Nadeln', 'Clips & pins'),
        node('buerorechner', 'Tischrechner', 'Desk calculators'),
      ),
      node(
        'praesentation',
        'Präsentation',
        'Presentation',
        node('tafeln', 'Tafeln & Whiteboards', 'Boards'),
        node('boardmarker', 'Boardmarker & Kreide', 'Board markers & chalk'),
        node('haftmagnete', 'Magnete & Zubehör', 'Magnets & accessories'),
      ),
      node(
        'buerotechnik',
        'Technik',
        'Technology',
        node('laminieren', 'Laminieren', 'Laminating'),
        node('licht-strom', 'Licht & Strom', 'Light & power'),
      ),
    ],
  },
  {
    id: 'moebel',
    name: t('Möbel', 'Furniture'),
    intro: t(
      'Stühle in sieben Größen, Tische, die sich gruppieren lassen, und Regale für alles, was sonst herumliegt.',
      'Chairs in seven sizes, tables that group, and shelves for everything that lies about.',
    ),
    subject: 'moebel',
    icon: 'chair',
    picture: { kind: 'chair', color: '#2f8f5b' },
    children: [
      node(
        'sitzen',
        'Sitzen',
        'Seating',
        node('stuehle', 'Schülerstühle', 'Pupils’ chairs'),
        node('hocker', 'Hocker & Sitzkissen', 'Stools & cushions'),
      ),
      node(
        'tische',
        'Tische',
        'Tables',
        node('schuelertische', 'Schülertische', 'Pupils’ tables'),
        node('gruppentische', 'Gruppentische', 'Group tables'),
      ),
      node(
        'aufbewahren',
        'Aufbewahren',
        'Storage',
        node('regale', 'Regale & Schränke', 'Shelves & cupboards'),
        node('kisten', 'Kisten & Körbe', 'Boxes & baskets'),
      ),
      node('raum', 'Raum', 'Room', node('teppiche', 'Teppiche', 'Rugs')),
    ],
  },
  {
    id: 'sale',
    name: t('Sale', 'Sale'),
    intro: t('Reduziert, solange der Vorrat reicht.', 'Reduced while stocks last.'),
    subject: 'sale',
    icon: 'label',
    picture: { kind: 'exercise-book', color: '#c8102e', ruling: '28' },
    isSale: true,
    children: [
      node('sale-schule', 'Sale Schule', 'School sale'),
      node('sale-kunst', 'Sale Kunst & Basteln', 'Art & craft sale'),
      node('sale-kita', 'Sale Kita & Spiel', 'Nursery & play sale'),
      node('sale-buero', 'Sale Büro & Möbel', 'Office & furniture sale'),
    ],
  },
];

const saleOf: Readonly<Record<string, string>> = {
  schulbedarf: 'sale-schule',
  deutsch: 'sale-schule',
  mathematik: 'sale-schule',
  sachkunde: 'sale-schule',
  fremdsprachen: 'sale-schule',
  kunst: 'sale-kunst',
  musik: 'sale-kita',
  sport: 'sale-kita',
  religion: 'sale-kita',
  kindergarten: 'sale-kita',
  buero: 'sale-buero',
  moebel: 'sale-buero',
};

const topByLeaf = new Map<string, string>();
for (const top of categories) {
  for (const middle of top.children ?? []) {
    topByLeaf.set(middle.id, top.id);
    for (const leaf of middle.children ?? []) topByLeaf.set(leaf.id, top.id);
  }
}

/** Where a reduced product of this category stands as well. */
export const saleCategoryOf = (category: string): string | undefined =>
  saleOf[topByLeaf.get(category) ?? ''];

export function* categoryLines(): Iterable<object> {
  for (const [position, top] of categories.entries()) {
    const { id, name, intro, subject, icon, picture, isSale = false } = top;
    yield {
      type: 'category',
      id,
      position,
      name,
      intro: intro && { de: `<p>${intro.de}</p>`, en: `<p>${intro.en}</p>` },
      subject,
      icon,
      picture: { drawing: picture },
      isSale,
    };
    yield* below(top, isSale);
  }
}

function* below(parent: Node, isSale: boolean): Iterable<object> {
  for (const [position, child] of (parent.children ?? []).entries()) {
    yield { type: 'category', id: child.id, parent: parent.id, position, name: child.name, isSale };
    yield* below(child, isSale);
  }
}
