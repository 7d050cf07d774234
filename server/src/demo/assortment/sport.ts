import { hex } from '../attributes.ts';
import type { ProductSpec } from '../product.ts';
import { same, t } from '../text.ts';
import { lines, type Size, sized } from './line.ts';
import { cm, hexes, is } from './parts.ts';

/** Balls by their size: `[value of the size attribute, name, price, circumference in cm, grams]`. */
const ballSizes = (
  ...rows: readonly (readonly [size: string, name: string, price: number, cm: string, g: number])[]
) =>
  rows.map(
    ([size, name, price, girth, g]): Size => ({
      id: size.toLowerCase(),
      name: [`Größe ${name}`, `size ${name}`],
      price,
      grams: g,
      attributes: { size: [size] },
      facts: [[t('Umfang', 'Girth'), cm(girth)]],
    }),
  );

const netPack = {
  packs: [1, 10],
  packNote: [
    'Zehn Bälle einer Farbe im Tragenetz, aufgepumpt nach fünf Minuten.',
    'Ten balls of one colour in a carrying net, inflated within five minutes.',
  ],
} as const;

function* balls(): Iterable<ProductSpec> {
  yield* lines({ category: 'fussbaelle', maker: 'ballfreund', topic: 'sport' }, [
    {
      id: 'fussball-schulhof',
      name: ['Fußball Schulhof,', 'Football Schoolyard,'],
      summary: ['Die Haut, die Asphalt aushält', 'A skin that stands up to asphalt'],
      text: [
        'Eine dicke Gummihaut statt genähter Felder: nichts geht auf, nichts saugt Wasser. Zwei Pausen am Tag, zwei Jahre lang.',
        'A thick rubber skin instead of sewn panels: nothing opens, nothing soaks up water. Two breaks a day for two years.',
      ],
      sizes: ballSizes(
        ['G3', '3', 999, '58–60', 320],
        ['G4', '4', 1099, '63–66', 380],
        ['G5', '5', 1199, '68–70', 430],
      ),
      ...netPack,
      colors: ['rot', 'blau', 'gelb', 'gruen'],
      picture: (color, { pack }) => ({
        kind: 'ball',
        pattern: 'soccer',
        color,
        count: pack > 1 ? 5 : 1,
      }),
      attributes: { material: ['Mkautschuk'] },
      more: { badge: 'classic' },
    },
    {
      id: 'fussball-leicht',
      name: ['Fußball Leicht,', 'Light football,'],
      summary: ['290 Gramm für kleine Köpfe', '290 grams for small heads'],
      text: [
        'Fliegt wie ein großer Ball und ist ein Drittel leichter, damit Kopfbälle nicht schrecken. Handgenäht mit Naturkautschukblase.',
        'It flies like a full-sized ball and is a third lighter, so that headers do not frighten. Hand-sewn with a natural rubber bladder.',
      ],
      sizes: ballSizes(['G4', '4', 1699, '63–66', 290], ['G5', '5', 1799, '68–70', 290]),
      colors: ['orange', 'hellblau', 'pink'],
      picture: (color) => ({ kind: 'ball', pattern: 'soccer', color }),
      attributes: { material: ['Mkautschuk'], age: ['V6'] },
    },
    {
      id: 'fussball-halle',
      name: ['Futsalball,', 'Futsal ball,'],
      summary: ['Springt flach, bleibt am Fuß', 'Bounces low, stays on the foot'],
      text: [
        'Für Hallenboden gebaut: Die Filzlage nimmt ihm den Sprung, die Latten bleiben heil. Gut für Technik und für Anfängerinnen.',
        'Built for gym floors: a felt layer takes the bounce, and the wall bars survive. Good for technique and for beginners.',
      ],
      sizes: ballSizes(['G3', '3', 1899, '55–57', 330], ['G4', '4', 1999, '62–64', 430]),
      colors: ['gelb', 'orange', 'weiss'],
      picture: (color) => ({ kind: 'ball', pattern: 'soccer', color, accent: hex('schwarz') }),
      attributes: { material: ['Mkunststoff'] },
    },
    {
      id: 'fussball-fair',
      name: ['Trainingsball fair genäht,', 'Fair-sewn training ball,'],
      summary: ['Aus Werkstätten, die man besuchen kann', 'From workshops one may visit'],
      text: [
        'Zweiunddreißig Felder, fünflagig verleimt, von Erwachsenen genäht und bezahlt. Hält den Druck zwei Wochen.',
        'Thirty-two panels in five layers, sewn by adults who are paid for it. Holds its pressure for two weeks.',
      ],
      sizes: ballSizes(['G4', '4', 2999, '63–66', 370], ['G5', '5', 3299, '68–70', 430]),
      ...netPack,
      colors: ['rot', 'gruen', 'dunkelblau'],
      picture: (color, { pack }) => ({
        kind: 'ball',
        pattern: 'soccer',
        color,
        count: pack > 1 ? 5 : 1,
      }),
      attributes: { material: ['Mkautschuk'] },
      more: { badge: 'eco' },
    },
    {
      id: 'pausenbaelle',
      name: ['Pausenbälle mit Pumpe, 3 Stück', 'Break-time balls with pump, 3 pieces'],
      summary: ['Drei Bälle, eine Pumpe, ein Beutel', 'Three balls, one pump, one bag'],
      text: [
        'Für die Spielekiste der Klasse: griffige Gummibälle in drei Farben, dazu eine Pumpe, deren Ersatznadel im Griff steckt.',
        'For the class’s games box: grippy rubber balls in three colours and a pump with its spare needle in the handle.',
      ],
      sizes: sized('diameter', ['V16', 1499, 520], ['V21', 1999, 780]),
      colors: ['rot', 'gelb', 'blau'],
      picture: (color) => ({ kind: 'ball', pattern: 'plain', color, count: 3 }),
      attributes: { material: ['Mkautschuk'], count: ['V3'] },
    },
    {
      id: 'kleintor',
      name: ['Klapptor', 'Folding goal'],
      summary: ['Aufgestellt, ehe die Pause halb um ist', 'Up before the break is half over'],
      text: [
        'Der Rahmen springt in Form, die Heringe sitzen am Gurt. Gepolstert an der Latte, zusammengelegt eine flache Tasche.',
        'The frame springs into shape, the pegs hang on the strap. Padded crossbar, folded a flat bag.',
      ],
      sizes: [
        { id: '120', name: ['120 × 80 cm', '120 × 80 cm'], price: 3999, grams: 2100 },
        { id: '180', name: ['180 × 120 cm', '180 × 120 cm'], price: 5999, grams: 3400 },
      ],
      picture: () => ({ kind: 'gym-gear', style: 'net', colors: hexes('rot') }),
      attributes: { material: ['Mpolyester'] },
      more: { bulky: true },
    },
  ]);
  yield* lines({ category: 'spielbaelle', maker: 'ballfreund', topic: 'sport' }, [
    {
      id: 'schaumball',
      name: ['Schaumstoffball mit Haut,', 'Coated foam ball,'],
      summary: ['Trifft, ohne wehzutun', 'Hits without hurting'],
      text: [
        'Die Elefantenhaut hält Fingernägel und Regen ab, der Schaum darunter federt nach. Für Völkerball, Abschießen und Flure.',
        'The coating keeps off fingernails and rain, the foam below springs back. For dodgeball, tag and corridors.',
      ],
      sizes: sized('diameter', ['V9', 699, 60], ['V16', 1299, 140], ['V21', 1799, 220]),
      ...netPack,
      colors: ['rot', 'gelb', 'blau', 'gruen'],
      picture: (color, { pack }) => ({
        kind: 'ball',
        pattern: 'foam',
        color,
        count: pack > 1 ? 5 : 1,
      }),
      attributes: { material: ['Mschaum'], age: ['V4'] },
    },
    {
      id: 'igelball',
      name: ['Igelball', 'Spiky ball'],
      summary: ['Massiert Füße und weckt Hände', 'Massages feet and wakes hands'],
      text: [
        'Je kleiner der Ball, desto kräftiger das Gefühl. Lässt sich auf- und abpumpen und in der Spülmaschine reinigen.',
        'The smaller the ball, the stronger the feeling. It can be inflated, deflated and cleaned in the dishwasher.',
      ],
      sizes: sized('diameter', ['V7', 249, 60], ['V9', 299, 90], ['V10', 349, 110]),
      packs: [1, 10],
      packNote: [
        'Zehn Bälle einer Größe für die Massagerunde.',
        'Ten of one size for a round of massage.',
      ],
      colors: ['rot', 'orange', 'hellgruen', 'blau'],
      picture: (color) => ({ kind: 'ball', pattern: 'spiky', color }),
      attributes: { material: ['Mkautschuk'], age: ['V3'] },
    },
    {
      id: 'gymnastikball',
      name: ['Gymnastikball platzsicher,', 'Exercise ball, burst-proof,'],
      summary: ['Verliert Luft, statt zu platzen', 'Loses air instead of bursting'],
      text: [
        'Zum Rollen, Hüpfen und Sitzen. Bei einem Stich sinkt er langsam; die Oberfläche ist matt und rutscht auf Parkett nicht.',
        'For rolling, bouncing and sitting. If punctured it sinks slowly; the matt surface does not slip on parquet.',
      ],
      sizes: sized('diameter', ['V55', 1999, 900], ['V65', 2299, 1100], ['V75', 2699, 1400]),
      colors: ['blau', 'anthrazit', 'hellgruen', 'violett'],
      picture: (color) => ({ kind: 'ball', pattern: 'plain', color }),
      facts: [[is.load, same('150 kg')]],
      attributes: { material: ['Mkunststoff'] },
    },
    {
      id: 'huepfball',
      name: ['Hüpfball mit Griff,', 'Hopper ball with handle,'],
      summary: ['Zwei Ohren zum Festhalten', 'Two ears to hold on to'],
      text: [
        'Der Griff ist eingegossen und reißt nicht ab. Die Größe richtet sich nach dem Kind: Sitzend stehen beide Füße flach.',
        'The handle is moulded in and does not tear off. Choose by the child: seated, both feet stand flat.',
      ],
      sizes: sized('diameter', ['V40', 1499, 800], ['V50', 1799, 1000]),
      colors: ['rot', 'gelb', 'blau', 'hellgruen'],
      picture: (color) => ({ kind: 'ball', pattern: 'bounce', color }),
      attributes: { age: ['V3'], material: ['Mkunststoff'] },
    },
    {
      id: 'jonglierball',
      name: ['Jonglierbälle, 3 Stück', 'Juggling balls, 3 pieces'],
      summary: ['Bleiben liegen, wo sie hinfallen', 'Stay where they fall'],
      text: [
        'Mit Hirse gefüllt und aus sechs Feldern genäht, darum rollen sie nicht davon. Mit Anleitung für die ersten drei Würfe.',
        'Filled with millet and sewn from six panels, so they do not roll away. With instructions for the first three throws.',
      ],
      price: 1499,
      packs: [1, 8],
      packNote: ['Acht Sätze für die Zirkus-AG.', 'Eight sets for the circus group.'],
      colors: ['rot', 'gelb', 'blau'],
      picture: (color) => ({ kind: 'ball', pattern: 'hand', color, count: 3 }),
      attributes: { count: ['V3'], weight: ['g100'] },
      grams: 330,
    },
    {
      id: 'chiffontuch',
      name: ['Chiffontücher', 'Chiffon scarves'],
      summary: ['Fallen langsam genug zum Fangen', 'Fall slowly enough to be caught'],
      text: [
        'Hauchdünn und fünfundsechzig Zentimeter groß: Damit lernen auch Dreijährige zu jonglieren. Maschinenwäsche bei dreißig Grad.',
        'Thin as a breath and sixty-five centimetres wide: even three-year-olds learn to juggle. Machine wash at thirty degrees.',
      ],
      price: 1299,
      variants: {
        attribute: 'count',
        values: [
          ['V6', 1299],
          ['V12', 2299],
          ['V24', 3999],
        ],
      },
      picture: () => ({
        kind: 'figures',
        style: 'cloths',
        colors: hexes('rot', 'gelb', 'gruen', 'blau', 'violett'),
      }),
      attributes: { material: ['Mpolyester'], age: ['V3'] },
      grams: 90,
    },
  ]);
  yield* lines({ category: 'hallenbaelle', maker: 'ballfreund', topic: 'sport' }, [
    {
      id: 'basketball',
      name: ['Basketball Halle & Hof,', 'Basketball indoor & outdoor,'],
      summary: ['Tiefe Kanäle, sicherer Griff', 'Deep channels, a safe grip'],
      text: [
        'Das Verbundmaterial greift in der Halle und hält auf Beton. Größe 3 ist für die Kleinsten, Größe 5 passt bis zur sechsten Klasse, Größe 6 danach.',
        'The composite grips indoors and lasts on concrete. Size 3 is for the smallest, size 5 fits to year six, size 6 from then on.',
      ],
      sizes: ballSizes(
        ['G3', '3', 1299, '57', 300],
        ['G5', '5', 1599, '70', 480],
        ['G6', '6', 1799, '73', 560],
      ),
      ...netPack,
      colors: ['orange', 'braun', 'blau'],
      picture: (color, { pack }) => ({
        kind: 'ball',
        pattern: 'basket',
        color,
        count: pack > 1 ? 5 : 1,
      }),
      attributes: { material: ['Mkautschuk'] },
    },
    {
      id: 'handball',
      name: ['Handball griffig,', 'Grippy handball,'],
      summary: ['Ohne Harz zu fangen', 'Caught without resin'],
      text: [
        'Die weiche, genoppte Haut klebt von selbst an trockenen Händen, die Blase dämpft den Wurf. Für Schule und Verein.',
        'The soft dimpled skin clings to dry hands by itself, the bladder softens the throw. For school and club.',
      ],
      sizes: ballSizes(
        ['G0', '0', 1399, '46–48', 260],
        ['G1', '1', 1499, '50–52', 310],
        ['G2', '2', 1599, '54–56', 350],
      ),
      ...netPack,
      colors: ['rot', 'blau', 'hellgruen'],
      picture: (color, { pack }) => ({
        kind: 'ball',
        pattern: 'hand',
        color,
        count: pack > 1 ? 5 : 1,
      }),
      attributes: { material: ['Mkunststoff'] },
    },
    {
      id: 'volleyball-schule',
      name: ['Volleyball weich', 'Soft volleyball'],
      summary: ['Rote Unterarme waren gestern', 'No more red forearms'],
      text: [
        'Eine Schaumlage unter der Hülle nimmt dem Ball die Härte, der Flug bleibt echt. Zwei Gewichte: leicht zum Lernen, normal zum Spielen.',
        'A foam layer beneath the cover takes the sting, the flight stays true. Two weights: light to learn, full to play.',
      ],
      sizes: [
        {
          id: 'leicht',
          name: ['leicht, 210 g', 'light, 210 g'],
          price: 1799,
          grams: 210,
          attributes: { size: ['G4'] },
        },
        {
          id: 'spiel',
          name: ['Spielgewicht, 270 g', 'match weight, 270 g'],
          price: 1999,
          grams: 270,
          attributes: { size: ['G5'] },
        },
      ],
      ...netPack,
      colors: ['gelb', 'hellblau', 'koralle'],
      picture: (color, { pack }) => ({
        kind: 'ball',
        pattern: 'volley',
        color,
        count: pack > 1 ? 5 : 1,
      }),
      attributes: { material: ['Mkunststoff'] },
    },
    {
      id: 'tischtennis',
      name: ['Tischtennisschläger', 'Table tennis bat'],
      summary: ['Griff in zwei Stärken', 'A handle in two widths'],
      text: [
        'Fünffach verleimtes Pappelholz und ein Belag, der Anfängern verzeiht und Drehung zulässt. Für die Steinplatte auf dem Hof.',
        'Five-ply poplar and a rubber that forgives beginners yet allows spin. For the stone table in the yard.',
      ],
      price: 999,
      packs: [1, 4],
      packNote: ['Vier Schläger und sechs Bälle im Beutel.', 'Four bats and six balls in a bag.'],
      colors: ['rot', 'schwarz', 'blau'],
      picture: (color) => ({ kind: 'gym-gear', style: 'racket', colors: [color] }),
      attributes: { material: ['Mholz'], age: ['V6'] },
      grams: 170,
    },
    {
      id: 'strandtennis',
      name: ['Strandtennis-Set', 'Beach tennis set'],
      summary: ['Zwei Schläger, ein Ball, kein Netz', 'Two bats, a ball and no net'],
      text: [
        'Verleimtes Pappelholz mit lackierter Fläche, der Griff ist umwickelt und rutscht nicht. Für Hof, Wiese und Klassenfahrt.',
        'Glued poplar with a varnished face and a wrapped grip that does not slip. For yard, meadow and class journeys.',
      ],
      price: 1499,
      packs: [1, 6],
      packNote: [
        'Sechs Sets im Netz für die aktive Pause.',
        'Six sets in a net for active breaks.',
      ],
      colors: ['rot', 'gelb', 'tuerkis'],
      picture: (color) => ({ kind: 'beach-bats', color }),
      attributes: { age: ['V6'], material: ['Mholz'] },
      grams: 420,
    },
    {
      id: 'mehrzwecknetz',
      name: ['Mehrzwecknetz mit Rahmen', 'Multi-purpose net with frame'],
      summary: ['Fußballtennis heute, Volleyball morgen', 'Football tennis today, volleyball next'],
      text: [
        'Knotenfreies Garn in einem Steckrahmen aus Aluminium, der zwei Höhen kennt. Steht ohne Heringe und passt in eine Tasche.',
        'Knotless yarn in an aluminium frame with two heights. It stands without pegs and fits a bag.',
      ],
      price: 3999,
      variants: {
        attribute: 'length',
        values: [
          ['V300', 3999],
          ['V500', 5999],
        ],
      },
      picture: (_, { value }) => ({ kind: 'standing-net', wide: value === 'V500' }),
      attributes: { material: ['Mpolyester'] },
      grams: 2900,
    },
  ]);
}

const vehicles: Readonly<Record<string, string>> = {
  feuerwehr: 'fire-engine',
  laster: 'truck',
  polizei: 'police',
  rennwagen: 'racer',
  lok: 'locomotive',
  bus: 'bus',
};

function* movement(): Iterable<ProductSpec> {
  yield* lines({ category: 'seile-reifen', maker: 'ballfreund', topic: 'sport' }, [
    {
      id: 'springseil',
      name: ['Springseil Baumwolle,', 'Cotton skipping rope,'],
      summary: ['Schwer genug, um rund zu laufen', 'Heavy enough to turn round'],
      text: [
        'Geflochten aus Baumwolle, Griffe aus Buche, dazwischen ein Drehlager. Zwei Meter für Erstklässler, drei für zwei Springende.',
        'Braided cotton, beech handles, a swivel between. Two metres for year one, three for two jumpers.',
      ],
      sizes: sized(
        'length',
        ['V200', 499, 120],
        ['V250', 549, 140],
        ['V300', 649, 160],
        ['V500', 899, 260],
      ),
      packs: [1, 10],
      packNote: [
        'Zehn Seile einer Länge, am Band sortiert.',
        'Ten ropes of one length, sorted on a band.',
      ],
      colors: ['rot', 'gelb', 'blau', 'gruen'],
      picture: (color) => ({ kind: 'gym-gear', style: 'rope', colors: [color] }),
      attributes: { material: ['Mbaumwolle'], age: ['V4'] },
      more: { warnings: ['cord'] },
    },
    {
      id: 'gymnastikreifen',
      name: ['Gymnastikreifen', 'Gymnastics hoop'],
      summary: ['Flach, damit er liegen bleibt', 'Flat, so that it stays put'],
      text: [
        'Auf dem Boden ein Spielfeld, in der Luft ein Kreisel. Das Rohr ist flach und bruchfest, die Naht liegt innen.',
        'On the floor a field, in the air a spinning top. The tube is flat and unbreakable, the joint inside.',
      ],
      sizes: sized(
        'diameter',
        ['V50', 449, 150],
        ['V60', 499, 180],
        ['V70', 549, 220],
        ['V80', 599, 260],
      ),
      packs: [1, 12],
      packNote: [
        'Zwölf Reifen einer Farbe mit Tragegurt.',
        'Twelve hoops of one colour with a strap.',
      ],
      colors: ['rot', 'gelb', 'gruen', 'blau'],
      picture: (color) => ({ kind: 'gym-gear', style: 'hoops', colors: [color] }),
      attributes: { material: ['Mkunststoff'], age: ['V3'] },
    },
    {
      id: 'tau',
      name: ['Tauziehseil', 'Tug-of-war rope'],
      summary: ['Hanf, der nicht brennt in der Hand', 'Hemp that does not burn the hand'],
      text: [
        'Achtundzwanzig Millimeter dick, die Enden umwickelt, die Mitte markiert. Für Bundesjugendspiele und Streit, der lustig enden soll.',
        'Twenty-eight millimetres thick, ends whipped, centre marked. For sports days and quarrels that should end in laughter.',
      ],
      sizes: [
        { id: '8', name: ['8 m', '8 m'], price: 3999, grams: 4200 },
        { id: '15', name: ['15 m', '15 m'], price: 6499, grams: 7900 },
      ],
      picture: (_, { size }) => ({ kind: 'tug-rope', long: size?.id === '15' }),
      attributes: { age: ['V6'] },
    },
    {
      id: 'schwungtuch',
      name: ['Schwungtuch,', 'Parachute,'],
      summary: ['Alle müssen mithelfen, sonst fällt es', 'All must help or it falls'],
      text: [
        'Fallschirmseide mit umnähten Griffen, in der Mitte ein Loch mit Netz. Für Spiele, bei denen niemand ausscheidet.',
        'Parachute silk with sewn handles and a netted hole in the middle. For games in which nobody drops out.',
      ],
      sizes: [
        { id: '3', name: ['3 m', '3 m'], price: 2999, grams: 700 },
        { id: '6', name: ['6 m', '6 m'], price: 5999, grams: 1900 },
      ],
      picture: () => ({ kind: 'parachute' }),
      attributes: { material: ['Mpolyester'], age: ['V3'] },
      more: { badge: 'teachers' },
    },
    {
      id: 'therapieband',
      name: ['Gymnastikband', 'Resistance band'],
      summary: ['Die Farbe sagt, wie stark', 'The colour says how strong'],
      text: [
        'Gelb dehnt leicht, Blau kräftig. Latexfrei, zwei Meter lang; die Übungskarte liegt bei.',
        'Yellow stretches easily, blue strongly. Latex-free, two metres long; a card of exercises is included.',
      ],
      price: 599,
      packs: [1, 10],
      packNote: [
        'Zehn Bänder einer Stärke für die Bewegungspause.',
        'Ten bands of a strength for movement breaks.',
      ],
      colors: ['gelb', 'rot', 'gruen', 'blau'],
      picture: (color) => ({ kind: 'gym-gear', style: 'band', colors: [color] }),
      attributes: { length: ['V200'], age: ['V6'] },
      grams: 70,
    },
  ]);
  yield* lines({ category: 'balancieren', maker: 'ballfreund', topic: 'sport' }, [
    {
      id: 'balancesteine',
      name: ['Balancierhügel,', 'Balance hills,'],
      summary: ['Von Insel zu Insel, ohne Boden', 'From island to island, no floor'],
      text: [
        'Drei Höhen, ein Gummirand, der nicht rutscht, und eine Oberfläche, die barfuß Spaß macht. Ineinander gestapelt ein kleiner Turm.',
        'Three heights, a rubber rim that does not slip and a surface made for bare feet. Nested, a small tower.',
      ],
      sizes: [
        {
          id: '6',
          name: ['6 Stück', '6 pieces'],
          price: 4999,
          grams: 2600,
          attributes: { count: ['V6'] },
        },
        {
          id: '12',
          name: ['12 Stück', '12 pieces'],
          price: 8999,
          grams: 5200,
          attributes: { count: ['V12'] },
        },
      ],
      variants: { attribute: 'color', values: [['Crot'], ['Cmint']] },
      picture: (_, { value }) => ({
        kind: 'gym-gear',
        style: 'stones',
        colors:
          value === 'Cmint'
            ? hexes('mint', 'beige', 'hellblau', 'koralle')
            : hexes('rot', 'gelb', 'gruen', 'blau'),
      }),
      attributes: { material: ['Mrezyklat'], age: ['V2'] },
    },
    {
      id: 'laufdosen',
      name: ['Laufdosen mit Seil', 'Bucket stilts'],
      summary: ['Die ersten Stelzen', 'The first stilts'],
      text: [
        'Breit genug für Gummistiefel, laut genug für Freude. Das Seil lässt sich verknoten, bis es zur Größe passt.',
        'Wide enough for wellies, loud enough for joy. The rope knots to any height.',
      ],
      price: 999,
      packs: [1, 6],
      packNote: ['Sechs Paar für den Parcours.', 'Six pairs for the course.'],
      colors: ['rot', 'gelb', 'blau', 'gruen'],
      picture: (color) => ({ kind: 'gym-gear', style: 'stilts', colors: [color] }),
      attributes: { age: ['V3'], material: ['Mkunststoff'] },
      grams: 420,
      more: { warnings: ['cord'] },
    },
    {
      id: 'topfstelzen-holz',
      name: ['Topfstelzen aus Holz,', 'Wooden bucket stilts,'],
      summary: ['Eschenklötze mit Gummisohle', 'Ash blocks with rubber soles'],
      text: [
        'Gedrehte Töpfe aus Esche, deren Sohle auf Pflaster leise bleibt. Die niedrigen sind für den Anfang, die hohen für den Parcours.',
        'Turned ash pots with soles that stay quiet on paving. The low ones are for beginners, the high ones for the course.',
      ],
      sizes: [
        {
          id: 'niedrig',
          name: ['6 cm hoch', '6 cm high'],
          price: 1499,
          grams: 700,
          attributes: { age: ['V3'] },
        },
        {
          id: 'hoch',
          name: ['12 cm hoch', '12 cm high'],
          price: 1799,
          grams: 1100,
          attributes: { age: ['V5'] },
        },
      ],
      colors: ['natur', 'rot', 'blau'],
      picture: (color) => ({ kind: 'gym-gear', style: 'stilts', colors: [color] }),
      attributes: { material: ['Mholz'], eco: ['Efsc'] },
      more: { warnings: ['cord'] },
    },
    {
      id: 'wackelbrett',
      name: ['Wackelbrett auf Halbkugel,', 'Wobble board on a dome,'],
      summary: ['Kippt nach allen Seiten', 'Tilts to every side'],
      text: [
        'Gewölbtes Brett mit rutschfester Trittfläche auf einer Kugel aus Naturkautschuk, die auf Parkett keine Streifen lässt. Die weichere Kugel ist für den Anfang, die härtere für Geübte.',
        'A curved board with a non-slip top on a natural rubber ball that leaves no marks on parquet. The softer ball is for beginners, the harder for the practised.',
      ],
      sizes: [
        { id: 'weich', name: ['weiche Kugel', 'soft ball'], price: 3999, grams: 1900 },
        { id: 'hart', name: ['harte Kugel', 'hard ball'], price: 3999, grams: 1900 },
      ],
      colors: ['natur', 'petrol', 'koralle', 'mint'],
      picture: (color) => ({ kind: 'gym-gear', style: 'board', colors: [color] }),
      facts: [[is.load, same('100 kg')]],
      attributes: { material: ['Mholz'], age: ['V4'], eco: ['Efsc'] },
    },
    {
      id: 'balancekreisel',
      name: ['Balancierkreisel', 'Balance disc'],
      summary: ['Dreht, kippt und wackelt', 'Spins, tilts and wobbles'],
      text: [
        'Mit rutschfester Trittfläche und einer Kuppel, die auf Parkett keine Streifen lässt. Zu zweit darauf wird es ein Gespräch.',
        'A non-slip top and a dome that leaves no marks on parquet. With two on it, it turns into a conversation.',
      ],
      price: 2499,
      colors: ['rot', 'blau', 'gelb', 'anthrazit'],
      picture: (color) => ({ kind: 'gym-gear', style: 'disc', colors: [color] }),
      attributes: { diameter: ['V40'], age: ['V4'], material: ['Mkunststoff'] },
      grams: 900,
    },
    {
      id: 'balancierbank',
      name: ['Balancierbank Buche,', 'Beech balance bench,'],
      summary: ['Oben Sitz, umgedreht Balken', 'A seat on top, a beam below'],
      text: [
        'Auf den Füßen eine Bank, umgelegt ein schmaler Balken in zehn Zentimeter Höhe. Die Kanten sind gerundet, die Sohlen aus Gummi halten auf Parkett und Wiese.',
        'On its feet a bench, turned over a narrow beam ten centimetres high. Rounded edges, and rubber soles that hold on parquet and grass.',
      ],
      sizes: sized('length', ['V120', 8999, 9000], ['V200', 12900, 14000]),
      colors: ['natur', 'gelb', 'mint'],
      picture: (color) => ({ kind: 'stool', style: 'bench', color }),
      facts: [[is.load, same('200 kg')]],
      attributes: { material: ['Mholz'], age: ['V3'], eco: ['Efsc'] },
      more: { bulky: true },
    },
  ]);
  yield* lines({ category: 'fahrzeuge', maker: 'ballfreund', topic: 'sport' }, [
    {
      id: 'roller',
      name: ['Kitaroller', 'Nursery scooter'],
      summary: ['Luftreifen und ein Rahmen fürs Leben', 'Air tyres and a frame for life'],
      text: [
        'Das breite Trittbrett trägt zwei Füße, der Lenker dreht nur so weit, dass nichts kippt. Rahmen aus Stahlrohr, Ersatzteile einzeln.',
        'The broad deck carries two feet, and the bar turns only as far as is safe. Steel frame, spare parts sold singly.',
      ],
      sizes: [
        {
          id: 'klein',
          name: ['für 2–5 Jahre', 'for 2–5 years'],
          price: 12900,
          grams: 7200,
          attributes: { age: ['V2'] },
        },
        {
          id: 'gross',
          name: ['für 4–8 Jahre', 'for 4–8 years'],
          price: 14900,
          grams: 8400,
          attributes: { age: ['V4'] },
        },
      ],
      picture: (_, { size }) => ({
        kind: 'scooter',
        color: hex('hellblau'),
        large: size?.id === 'gross' ? 'yes' : 'no',
      }),
      attributes: { material: ['Mstahl'] },
      more: {
        bulky: true,
        warnings: ['helmet'],
        warranty: t('5 Jahre auf den Rahmen', '5 years on the frame'),
      },
    },
    {
      id: 'kinderfahrrad',
      name: ['Kinderfahrrad', 'Children’s bicycle'],
      summary: ['Leicht genug zum Selberheben', 'Light enough to lift oneself'],
      text: [
        'Tiefer Einstieg, Kettenschutz und eine Handbremse, deren Hebel zu Kinderfingern passt. Sattel und Lenker wachsen ohne Werkzeug mit.',
        'A low step, a chain guard and a hand brake with levers for small fingers. Saddle and handlebar grow along without tools.',
      ],
      sizes: [
        {
          id: '12',
          name: ['12 Zoll', '12 inch'],
          price: 17900,
          grams: 6900,
          attributes: { age: ['V3'] },
        },
        {
          id: '16',
          name: ['16 Zoll', '16 inch'],
          price: 21900,
          grams: 7900,
          attributes: { age: ['V4'] },
        },
        {
          id: '20',
          name: ['20 Zoll', '20 inch'],
          price: 27900,
          grams: 8800,
          attributes: { age: ['V6'] },
        },
      ],
      picture: (_, { size }) => ({
        kind: 'bicycle',
        color: hex('hellblau'),
        inches: Number(size?.id),
      }),
      attributes: { material: ['Mstahl'] },
      more: { bulky: true, warnings: ['helmet'] },
    },
    {
      id: 'bollerwagen',
      name: ['Fahrzeug für den Hof', 'Yard vehicle'],
      summary: ['Trägt Sand, Kinder und Fantasie', 'Carries sand, children and fantasy'],
      text: [
        'Aus wetterfestem Kunststoff und mit leisen Rädern. Lässt sich schieben, ziehen und umkippen, ohne dass ein Teil abbricht.',
        'Weatherproof plastic and quiet wheels. It is pushed, pulled and tipped over without losing a part.',
      ],
      sizes: (
        [
          ['traktor', 'Traktor', 'tractor'],
          ['feuerwehr', 'Feuerwehr', 'fire engine'],
          ['laster', 'Laster', 'lorry'],
          ['polizei', 'Polizeiwagen', 'police car'],
          ['rennwagen', 'Rennwagen', 'racing car'],
          ['lok', 'Lokomotive', 'locomotive'],
          ['bus', 'Bus', 'bus'],
        ] as const
      ).map(([id, de, en]) => ({ id, name: [de, en] as const, price: 3999, grams: 2200 })),
      picture: (_, { size }) => ({
        kind: 'vehicles',
        vehicle: vehicles[size?.id ?? ''] ?? 'tractor',
      }),
      attributes: { material: ['Mrezyklat'], age: ['V2'] },
      more: { bulky: true, also: ['draussen'] },
    },
  ]);
}

function* gym(): Iterable<ProductSpec> {
  yield* lines({ category: 'matten', maker: 'ballfreund', topic: 'sport' }, [
    {
      id: 'turnmatte',
      name: ['Turnmatte leicht', 'Light gym mat'],
      summary: ['Zwei Kinder tragen sie', 'Two children carry it'],
      text: [
        'Verbundschaum, der dämpft und nicht durchschlägt, in einer Hülle mit rutschfester Unterseite. Lederecken und Griffe an allen Seiten.',
        'Composite foam that cushions without bottoming, in a cover with a non-slip base. Leather corners and handles all round.',
      ],
      sizes: sized('dimension', ['M150x100', 14900, 9800], ['M200x100', 18900, 13000]),
      colors: ['blau', 'gruen', 'rot'],
      picture: (color) => ({ kind: 'rug', shape: 'mat', pattern: 'plain', color }),
      facts: [
        [t('Dicke', 'Thickness'), cm('6')],
        [is.norm, same('DIN EN 12503-1')],
      ],
      attributes: { material: ['Mschaum'] },
      more: { bulky: true },
    },
    {
      id: 'weichbodenmatte',
      name: ['Weichbodenmatte', 'Soft landing mat'],
      summary: ['Fängt auf, was man sich traut', 'Catches what one dares'],
      text: [
        'Vierzig Zentimeter Schaum in zwei Härten: unten fest, oben weich. Rollt auf dem Mattenwagen und steht an der Wand.',
        'Forty centimetres of foam in two densities: firm below, soft above. Rolls on its trolley and stands by the wall.',
      ],
      sizes: sized('dimension', ['M200x100', 34900, 24000], ['M200x300', 79900, 62000]),
      colors: ['blau', 'anthrazit'],
      picture: (color) => ({ kind: 'rug', shape: 'mat', pattern: 'plain', color }),
      attributes: { material: ['Mschaum'] },
      more: { bulky: true },
    },
    {
      id: 'gymnastikmatte',
      name: ['Gymnastikmatte', 'Exercise mat'],
      summary: ['Liegt flach, rollt sich nicht auf', 'Lies flat, does not curl'],
      text: [
        'Geschlossenzelliger Schaum, der keinen Schweiß aufnimmt und warm vom Boden trennt. Mit Ösen zum Aufhängen.',
        'Closed-cell foam that soaks up no sweat and keeps the floor’s cold away. With eyelets to hang it.',
      ],
      sizes: sized('length', ['V120', 1499, 700], ['V150', 1999, 900], ['V200', 2999, 1400]),
      packs: [1, 10],
      packNote: [
        'Zehn Matten einer Farbe mit Wandaufhängung.',
        'Ten mats of one colour with a wall rack.',
      ],
      colors: ['blau', 'tuerkis', 'pink', 'anthrazit'],
      picture: (color) => ({ kind: 'rug', shape: 'mat', pattern: 'plain', color }),
      attributes: { material: ['Mschaum'] },
    },
    {
      id: 'klappmatte',
      name: ['Klappmatte', 'Folding mat'],
      summary: ['Vier Felder, ein Stapel', 'Four panels, one stack'],
      text: [
        'Klett an den Kanten verbindet sie zu Bahnen, zusammengeklappt wird sie zum Sitz. Für Turnen, Ringen und Bauen.',
        'Hook and loop along the edges joins them into lanes; folded, it is a seat. For gym, wrestling and building.',
      ],
      sizes: sized('dimension', ['M180x120', 9900, 5200], ['M240x120', 12900, 6900]),
      colors: ['rot', 'blau', 'gelb', 'hellgruen'],
      picture: (color) => ({
        kind: 'rug',
        shape: 'folding',
        pattern: 'plain',
        color,
        accent: color,
      }),
      attributes: { material: ['Mschaum'] },
      more: { bulky: true },
    },
    {
      id: 'yogamatte-kind',
      name: ['Kinder-Yogamatte', 'Children’s yoga mat'],
      summary: ['Naturkautschuk, der nicht rutscht', 'Natural rubber that does not slip'],
      text: [
        'Vier Millimeter, auf einer Seite mit Mittellinie zum Ausrichten. Riecht in der ersten Woche nach Gummi und dann nach nichts.',
        'Four millimetres with a centre line on one side. It smells of rubber for a week and then of nothing.',
      ],
      price: 2999,
      packs: [1, 5],
      packNote: ['Fünf Matten für die stille Stunde.', 'Five mats for the quiet hour.'],
      colors: ['petrol', 'flieder', 'hellgruen', 'koralle'],
      picture: (color) => ({ kind: 'rug', shape: 'mat', pattern: 'stripes', color }),
      attributes: { material: ['Mkautschuk'], length: ['V150'] },
      grams: 1100,
    },
  ]);
  yield* lines({ category: 'markierung', maker: 'ballfreund', topic: 'sport' }, [
    {
      id: 'huetchen',
      name: ['Markierungshütchen', 'Marker cones'],
      summary: ['Biegen sich und stehen wieder auf', 'Bend and stand up again'],
      text: [
        'Weicher Kunststoff, auf den man treten darf. Gestapelt im Halter, damit am Ende der Stunde alle da sind.',
        'Soft plastic that may be trodden on. Stacked on a holder, so that all are there at the end.',
      ],
      sizes: [
        {
          id: '10',
          name: ['10 Stück, 18 cm', '10 pieces, 18 cm'],
          price: 1999,
          grams: 900,
          attributes: { count: ['V10'] },
        },
        {
          id: '20',
          name: ['20 Stück, 5 cm flach', '20 pieces, 5 cm flat'],
          price: 1499,
          grams: 600,
          attributes: { count: ['V20'], type: ['Tflach'] },
        },
        {
          id: '40',
          name: ['40 Stück, 5 cm flach', '40 pieces, 5 cm flat'],
          price: 2499,
          grams: 1200,
          attributes: { count: ['V40'], type: ['Tflach'] },
        },
      ],
      colors: ['orange', 'gelb', 'blau', 'rot'],
      picture: (color, { size }) => ({
        kind: 'gym-gear',
        style: size?.id === '10' ? 'cones' : 'discs',
        colors: [color],
      }),
      attributes: { material: ['Mrezyklat'] },
    },
    {
      id: 'parteiband',
      name: ['Mannschaftsbänder, 10 Stück', 'Team bands, 10 pieces'],
      summary: ['Eine Farbe, eine Mannschaft', 'One colour, one team'],
      text: [
        'Über der Schulter getragen und breit genug, um im Lauf zu sehen, wer dazugehört. Waschbar, mit Ring zum Aufhängen.',
        'Worn over the shoulder and wide enough to tell who belongs while running. Washable, with a ring to hang them.',
      ],
      sizes: [
        {
          id: 'kinder',
          name: ['Kinder', 'children'],
          price: 1299,
          grams: 200,
          attributes: { size: ['SS'] },
        },
        {
          id: 'jugend',
          name: ['Jugendliche', 'teenagers'],
          price: 1499,
          grams: 260,
          attributes: { size: ['SM'] },
        },
      ],
      colors: ['neongelb', 'rot', 'blau', 'neongruen', 'orange'],
      picture: (color) => ({ kind: 'gym-gear', style: 'band', colors: [color, color] }),
      attributes: { material: ['Mbaumwolle'], count: ['V10'] },
    },
    {
      id: 'bohnensaeckchen',
      name: ['Bohnensäckchen', 'Bean bags'],
      summary: ['Werfen, balancieren, zielen', 'Throw, balance, aim'],
      text: [
        'Zwölf Zentimeter im Quadrat, doppelt genäht, mit waschbarer Füllung. Liegen auf dem Kopf genauso sicher wie in der Hand.',
        'Twelve centimetres square, double-sewn, with a washable filling. As safe on the head as in the hand.',
      ],
      price: 1299,
      variants: {
        attribute: 'count',
        values: [
          ['V6', 1299],
          ['V12', 2399],
          ['V24', 4499],
        ],
      },
      picture: () => ({
        kind: 'gym-gear',
        style: 'beanbags',
        colors: hexes('rot', 'gelb', 'gruen', 'blau'),
      }),
      attributes: { material: ['Mbaumwolle'], age: ['V3'] },
      grams: 720,
    },
    {
      id: 'bodenmarkierung',
      name: ['Bodenmarkierungen', 'Floor markers'],
      summary: ['Zeigen, wo man steht', 'Show where to stand'],
      text: [
        'Flache Gummischeiben, die auf Parkett haften und keine Stolperkante haben. Als Fuß, Punkt oder Pfeil.',
        'Flat rubber that clings to parquet without an edge to trip on. As feet, dots or arrows.',
      ],
      sizes: [
        { id: 'punkte', name: ['Punkte, 12 Stück', 'dots, 12 pieces'], price: 1799, grams: 800 },
        { id: 'pfeile', name: ['Pfeile, 12 Stück', 'arrows, 12 pieces'], price: 1799, grams: 800 },
        {
          id: 'fuesse',
          name: ['Füße und Hände, 12 Paar', 'feet and hands, 12 pairs'],
          price: 2999,
          grams: 1300,
        },
      ],
      colors: ['rot', 'gelb', 'gruen', 'blau'],
      picture: (color, { size }) => ({
        kind: 'floor-markers',
        color,
        shape: { punkte: 'dots', pfeile: 'arrows' }[size?.id ?? ''] ?? 'feet',
      }),
      attributes: { material: ['Mkautschuk'], count: ['V12'] },
    },
    {
      id: 'stationsuhr',
      name: ['Stationsuhr 60 Minuten', 'Station timer, 60 minutes'],
      summary: ['Zeigt die Zeit, die noch bleibt', 'Shows the time that is left'],
      text: [
        'Die rote Scheibe wird kleiner, bis die Station wechselt: Das verstehen auch Kinder, die die Uhr noch nicht lesen. Der Ton am Ende lässt sich abstellen.',
        'The red disc shrinks until the station changes: even children who cannot tell the time understand. The sound at the end can be switched off.',
      ],
      price: 2499,
      packs: [1, 4],
      packNote: ['Vier Uhren für vier Stationen.', 'Four timers for four stations.'],
      colors: ['schwarz', 'gelb', 'blau'],
      picture: (color) => ({ kind: 'clock', timer: true, color }),
      facts: [[is.diameter, cm('20')]],
      attributes: { power: ['Pbatterie'], diameter: ['V20'] },
      grams: 320,
      more: { warnings: ['battery'], maker: 'messfix' },
    },
  ]);
}

export function* sportShelf(): Iterable<ProductSpec> {
  yield* balls();
  yield* movement();
  yield* gym();
}
