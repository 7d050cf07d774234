import { type ColorName, hex } from '../attributes.ts';
import type { ProductSpec } from '../product.ts';
import { same, t } from '../text.ts';
import { lines, type Size, sized } from './line.ts';
import { cm, germany, hexes, is } from './parts.ts';

type Row = readonly [id: string, de: string, en: string];

/** Titles or motifs of one family, all at one price. */
const motifs = (price: number, grams: number, ...rows: readonly Row[]): Size[] =>
  rows.map(([id, de, en]) => ({ id, name: [de, en], price, grams }));

const motifColors: Readonly<Record<string, ColorName>> = {
  weihnachten: 'tanne',
  ostern: 'gelb',
  martin: 'rot',
  schoepfung: 'hellblau',
  arche: 'petrol',
  wueste: 'beige',
  freude: 'gelb',
  wut: 'rot',
  trauer: 'blau',
  angst: 'violett',
};

const toneOf = (size: Size | undefined, fallback: ColorName): string =>
  hex(motifColors[size?.id ?? ''] ?? fallback);

function* telling(): Iterable<ProductSpec> {
  yield* lines({ category: 'figuren', maker: 'klotzundco', topic: 'spiel' }, [
    {
      id: 'kegelfiguren',
      name: ['Kegelfiguren aus Holz,', 'Wooden peg people,'],
      summary: ['Ohne Gesicht, damit jeder jemand sein kann', 'No face, so anyone can be anyone'],
      text: [
        'Schlichte Figuren, die beim Erzählen wachsen: Die Kinder sagen, ob sie lachen oder weinen. Gebeizte Linde, in Kinderhandgröße.',
        'Plain figures that grow in the telling: the children say whether they laugh or weep. Stained lime wood at a child’s size.',
      ],
      sizes: [
        [7, 1299, 130],
        [12, 1999, 220],
        [24, 3699, 430],
      ].map(([n = 0, price = 0, grams = 0]) => ({
        id: String(n),
        name: [`${n} Stück`, `${n} pieces`] as const,
        price,
        grams,
        ...(n === 7 ? {} : { attributes: { count: [`V${n}`] } }),
      })),
      variants: { attribute: 'color', values: [['Crot'], ['Cnatur'], ['Cmint']] },
      picture: (_, { value }) => ({
        kind: 'figures',
        style: 'pegs',
        colors:
          value === 'Cnatur'
            ? hexes('natur', 'beige', 'braun')
            : value === 'Cmint'
              ? hexes('mint', 'rosa', 'hellblau', 'flieder', 'beige')
              : hexes('rot', 'gelb', 'gruen', 'blau', 'violett'),
      }),
      facts: [[is.origin, germany]],
      attributes: { material: ['Mholz'], age: ['V3'], subject: ['Freligion'], eco: ['Efsc'] },
    },
    {
      id: 'erzaehlfiguren',
      name: ['Erzählfiguren', 'Story figures'],
      summary: ['Eine Geschichte in einem Kästchen', 'A story in a small box'],
      text: [
        'Holzfiguren mit Umhängen aus Filz, dazu ein Erzählvorschlag in einfacher Sprache. Nach dem Erzählen liegt das Kästchen offen im Raum, und die Kinder erzählen weiter.',
        'Wooden figures with felt capes and a suggestion for telling in plain language. Afterwards the box stays open in the room, and the children tell on.',
      ],
      sizes: motifs(
        4999,
        620,
        ['weihnachten', 'Weihnachten', 'Christmas'],
        ['ostern', 'Passion und Ostern', 'Passion and Easter'],
        ['arche', 'Arche Noah', 'Noah’s ark'],
        ['martin', 'Sankt Martin', 'Saint Martin'],
        ['wueste', 'Mose in der Wüste', 'Moses in the desert'],
      ),
      picture: (_, { size }) => ({
        kind: 'figures',
        style: 'holy',
        story:
          { weihnachten: 'star', ostern: 'cross', arche: 'ark', martin: 'horse' }[size?.id ?? ''] ??
          'bush',
        colors: [toneOf(size, 'blau'), hex('natur'), hex('bordeaux'), hex('beige')],
      }),
      attributes: { material: ['Mholz'], age: ['V4'], subject: ['Freligion'] },
      more: { warnings: ['under3'] },
    },
    {
      id: 'legetuecher',
      name: ['Legetücher', 'Laying cloths'],
      summary: ['Boden für Bilder, die man legt', 'Ground for pictures to be laid'],
      text: [
        'Leichte Baumwolle in Naturfarben: Blau wird Fluss oder Himmel, Gelb Wüste oder Licht. Gesäumt und bei vierzig Grad waschbar.',
        'Light cotton in colours of nature: blue becomes river or sky, yellow desert or light. Hemmed and washable at forty degrees.',
      ],
      sizes: sized(
        'dimension',
        ['M80x80', 799, 90],
        ['M100x100', 1099, 140],
        ['M140x200', 2299, 390],
      ),
      colors: ['gelb', 'blau', 'gruen', 'braun', 'rot', 'violett'],
      picture: (color) => ({ kind: 'figures', style: 'cloths', colors: [color] }),
      attributes: { material: ['Mbaumwolle'], subject: ['Freligion'] },
    },
    {
      id: 'legematerial',
      name: ['Legematerial im Kasten,', 'Laying material in a box,'],
      summary: ['Steine, Ringe, Stäbe und Bänder', 'Stones, rings, sticks and ribbons'],
      text: [
        'Holz, Glas und Filz in neun Fächern. Aus wenigen Dingen entsteht auf dem Tuch eine Mitte, um die sich alle setzen.',
        'Wood, glass and felt in nine compartments. From few things a centre grows on the cloth, and all sit around it.',
      ],
      sizes: [
        {
          id: '150',
          name: ['150 Teile', '150 pieces'],
          price: 3999,
          grams: 1300,
          attributes: { count: ['V150'] },
        },
        {
          id: '300',
          name: ['300 Teile', '300 pieces'],
          price: 6999,
          grams: 2500,
          attributes: { count: ['V300'] },
        },
        {
          id: '600',
          name: ['600 Teile', '600 pieces'],
          price: 11900,
          grams: 4800,
          attributes: { count: ['V600'] },
        },
      ],
      picture: () => ({ kind: 'holders', style: 'sorted' }),
      attributes: { material: ['Mholz'], age: ['V4'], subject: ['Freligion'] },
      more: { warnings: ['under3'], badge: 'teachers' },
    },
    {
      id: 'filzscheiben',
      name: ['Filzscheiben zum Legen', 'Felt discs for laying'],
      summary: ['Wollfilz, beidseitig gleich', 'Wool felt, alike on both sides'],
      text: [
        'Drei Größen in einer Farbe, aus reiner Wolle geschnitten. Sie bleiben liegen, wenn jemand vorbeigeht, und klappern nicht.',
        'Three sizes in one colour, cut from pure wool. They stay when somebody walks past, and do not rattle.',
      ],
      price: 1499,
      packs: [1, 6],
      packNote: [
        'Sechs Beutel einer Farbe für große Bodenbilder.',
        'Six bags of a colour for large floor pictures.',
      ],
      colors: ['rot', 'gelb', 'blau', 'gruen', 'weiss'],
      picture: (color) => ({ kind: 'counters', colors: [color] }),
      attributes: { material: ['Mwolle'], age: ['V3'], count: ['V30'], subject: ['Freligion'] },
      grams: 120,
    },
    {
      id: 'holztiere',
      name: ['Holztiere zum Erzählen', 'Wooden story animals'],
      summary: ['Von der Kuh bis zum Löwen', 'From cow to lion'],
      text: [
        'Mit wenigen Schnitten gezeichnet, aus zwei Zentimeter Ahorn. Sie stehen auf Tuch und Teppich, ohne zu kippen.',
        'Drawn with few cuts in two centimetres of maple. They stand on cloth and carpet without tipping.',
      ],
      sizes: motifs(
        2499,
        420,
        ['hof', 'Stall und Weide, 6 Tiere', 'stable and pasture, 6 animals'],
        ['wildnis', 'Wildnis, 6 Tiere', 'wilderness, 6 animals'],
        ['meer', 'Wasser, 6 Tiere', 'water, 6 animals'],
      ),
      picture: (_, { size }) => ({
        kind: 'animals',
        set: size?.id === 'hof' ? 'farm' : size?.id === 'meer' ? 'sea' : 'wild',
        count: 6,
        wood: true,
      }),
      attributes: { material: ['Mholz'], age: ['V2'], count: ['V6'] },
    },
  ]);
  yield* lines({ category: 'erzaehlkarten', maker: 'lernleiter', topic: 'lernmaterial' }, [
    {
      id: 'bildkarten-erzaehlen',
      name: ['Bildkarten Erzähltheater', 'Story theatre cards'],
      summary: ['Bild vorn, Text hinten', 'Picture in front, text behind'],
      text: [
        'Die Karten schieben sich in jeden A3- oder A4-Rahmen. Auf der Rückseite steht der Text in zwei Längen, für die ganz Kleinen und für die Vorschule.',
        'The cards slide into any A3 or A4 frame. On the back the text stands in two lengths, for the smallest and for pre-school.',
      ],
      sizes: motifs(
        1899,
        480,
        ['weihnachten', 'Die Weihnachtsgeschichte', 'The Christmas story'],
        ['ostern', 'Ostern', 'Easter'],
        ['martin', 'Sankt Martin teilt', 'Saint Martin shares'],
        ['schoepfung', 'Die Schöpfung', 'The Creation'],
        ['arche', 'Die Arche', 'The ark'],
        ['fest', 'Feste der Religionen', 'Feasts of the religions'],
      ),
      variants: {
        attribute: 'format',
        values: [
          ['FA3', 1899],
          ['FA4', 1499],
        ],
      },
      picture: (_, { size }) => ({
        kind: 'flash-cards',
        color: toneOf(size, 'orange'),
        picture:
          size?.id === 'arche'
            ? 'fish'
            : size?.id === 'schoepfung'
              ? 'sun'
              : size?.id === 'martin'
                ? 'heart'
                : size?.id === 'weihnachten'
                  ? 'house'
                  : 'tree',
      }),
      facts: [[is.contents, t('12 Bildkarten', '12 picture cards')]],
      attributes: { count: ['V12'], age: ['V4'], subject: ['Freligion'], material: ['Mkarton'] },
    },
    {
      id: 'gespraechskarten',
      name: ['Gesprächskarten', 'Conversation cards'],
      summary: ['Fragen ohne richtige Antwort', 'Questions without a right answer'],
      text: [
        'Auf jeder Karte steht eine Frage, die man nicht mit Ja beantworten kann. Für Morgenkreis, Ethikstunde und die lange Busfahrt.',
        'Each card has a question that cannot be answered by yes. For circle time, ethics lessons and the long coach ride.',
      ],
      sizes: motifs(
        1599,
        320,
        ['freundschaft', 'Freundschaft', 'Friendship'],
        ['mut', 'Mut und Angst', 'Courage and fear'],
        ['gerecht', 'Was ist gerecht?', 'What is fair?'],
        ['gross', 'Große Fragen', 'Big questions'],
      ),
      variants: {
        attribute: 'count',
        values: [
          ['V32', 1299],
          ['V60', 1899],
        ],
      },
      picture: (_, { size }) => ({
        kind: 'flash-cards',
        boxed: true,
        label:
          size?.id === 'mut'
            ? 'MUT?'
            : size?.id === 'gerecht'
              ? 'FAIR?'
              : size?.id === 'gross'
                ? 'WARUM?'
                : 'WIR',
        picture: 'none',
        color: hex(
          size?.id === 'mut'
            ? 'violett'
            : size?.id === 'gerecht'
              ? 'tuerkis'
              : size?.id === 'gross'
                ? 'dunkelblau'
                : 'koralle',
        ),
      }),
      attributes: { age: ['V6'], subject: ['Freligion'], material: ['Mkarton'] },
    },
    {
      id: 'symbolkarten',
      name: ['Symbolkarten der Religionen', 'Symbol cards of the religions'],
      summary: ['Zeichen erkennen und vergleichen', 'Recognise and compare signs'],
      text: [
        'Fünf Religionen, je acht Karten: Zeichen, Ort, Buch, Fest. Gleiche Rahmen machen sichtbar, was verbindet.',
        'Five religions, eight cards each: sign, place, book, feast. Equal frames show what they share.',
      ],
      price: 1999,
      variants: {
        attribute: 'format',
        values: [
          ['FA5', 1999],
          ['FA6', 1499],
        ],
      },
      picture: () => ({ kind: 'flash-cards', color: hex('gold'), picture: 'heart', boxed: true }),
      attributes: { count: ['V40'], age: ['V8'], subject: ['Freligion'], material: ['Mkarton'] },
      grams: 380,
    },
    {
      id: 'flanelltafel',
      name: ['Flanelltafel zum Erzählen', 'Flannel board for telling'],
      summary: ['Figuren haften, wo man sie hinlegt', 'Figures hold where they are put'],
      text: [
        'Filz in einem Rahmen aus Buche: Bilder und Figuren mit Flanellrücken haften von selbst und wandern mit der Geschichte. Steht auf dem Tisch oder hängt an der Wand.',
        'Felt in a beech frame: pictures and figures with flannel backs hold by themselves and move with the story. Stands on a table or hangs on the wall.',
      ],
      sizes: sized('dimension', ['M60x40', 3499, 1400], ['M90x60', 5499, 2700]),
      colors: ['bordeaux', 'petrol', 'tanne', 'anthrazit'],
      picture: (color) => ({
        kind: 'board',
        surface: 'felt',
        color,
        frame: hex('natur'),
        small: true,
      }),
      attributes: { material: ['Mfilz'], age: ['V3'], subject: ['Freligion'] },
    },
  ]);
}

function* celebrating(): Iterable<ProductSpec> {
  yield* lines({ category: 'kerzen', maker: 'stillelicht', topic: 'kerze' }, [
    {
      id: 'stumpenkerze',
      name: ['Stumpenkerze', 'Pillar candle'],
      summary: ['Brennt ruhig und tropft nicht', 'Burns calmly, does not drip'],
      text: [
        'Durchgefärbtes Stearin aus Pflanzenfett, der Docht aus Baumwolle ist auf den Durchmesser abgestimmt. Die Mitte des Stuhlkreises, jeden Morgen.',
        'Dyed-through stearin from plant fat, the cotton wick matched to the diameter. The middle of the circle, every morning.',
      ],
      sizes: [
        {
          id: '10',
          name: ['10 cm hoch', '10 cm high'],
          price: 499,
          grams: 330,
          attributes: { length: ['V10'] },
        },
        {
          id: '15',
          name: ['15 cm hoch', '15 cm high'],
          price: 799,
          grams: 520,
          attributes: { length: ['V15'] },
        },
        {
          id: '25',
          name: ['25 cm hoch', '25 cm high'],
          price: 1499,
          grams: 980,
          attributes: { length: ['V25'] },
        },
      ],
      colors: ['weiss', 'rot', 'gelb', 'violett', 'gruen'],
      picture: (color) => ({ kind: 'candle', color }),
      facts: [[is.diameter, cm('7')]],
      attributes: { material: ['Mwachs'] },
      more: { warnings: ['candle'] },
    },
    {
      id: 'bienenwachskerze',
      name: ['Bienenwachskerze', 'Beeswax candle'],
      summary: ['Duftet nach Sommer', 'Smells of summer'],
      text: [
        'Aus gereinigtem Bienenwachs gezogen, ohne Paraffin gestreckt. Sie brennt ein Drittel länger als gleich große Kerzen.',
        'Drawn from cleaned beeswax, not stretched with paraffin. It burns a third longer than others of its size.',
      ],
      sizes: [
        {
          id: '10',
          name: ['10 cm', '10 cm'],
          price: 999,
          grams: 210,
          attributes: { length: ['V10'] },
        },
        {
          id: '20',
          name: ['20 cm', '20 cm'],
          price: 1899,
          grams: 430,
          attributes: { length: ['V20'] },
        },
      ],
      packs: [1, 4],
      packNote: ['Vier Kerzen für die Adventssonntage.', 'Four candles for the Sundays of Advent.'],
      picture: (_, { pack }) => ({ kind: 'candle', color: '#d9a441', count: pack > 1 ? 4 : 1 }),
      attributes: { material: ['Mbienenwachs'] },
      more: { warnings: ['candle'], badge: 'eco' },
    },
    {
      id: 'teelichter',
      name: ['Teelichter', 'Tea lights'],
      summary: ['Hülle zum Wiederbefüllen', 'A shell to be refilled'],
      text: [
        'Die Hülle ist aus klarem Polycarbonat und lässt Licht auch nach unten durch. Nachfüllwachs ohne Hülle spart jedes Mal das Aluminium.',
        'The shell is clear polycarbonate and lets light shine downwards, too. Refills without shells save the aluminium every time.',
      ],
      price: 799,
      variants: {
        attribute: 'count',
        values: [
          ['V10', 799],
          ['V50', 2499],
          ['V100', 3999],
        ],
      },
      picture: () => ({ kind: 'candle', style: 'tealights', count: 6, color: hex('weiss') }),
      attributes: { material: ['Mwachs'], eco: ['Enachfuell'] },
      grams: 180,
      more: { warnings: ['candle'] },
    },
    {
      id: 'stabkerze',
      name: ['Stabkerzen', 'Taper candles'],
      summary: ['Getaucht, Schicht für Schicht', 'Dipped, layer upon layer'],
      text: [
        'Getauchte Kerzen brechen nicht und sitzen in jedem Halter mit zweiundzwanzig Millimetern. Für Tauferinnerung, Feier und Laternenstab.',
        'Dipped candles do not snap and sit in every holder of twenty-two millimetres. For remembrance, feasts and lantern poles.',
      ],
      sizes: [
        {
          id: '4',
          name: ['4 Stück', '4 pieces'],
          price: 699,
          grams: 220,
          attributes: { count: ['V4'] },
          content: { amount: 4, unit: 'piece' },
        },
        {
          id: '12',
          name: ['12 Stück', '12 pieces'],
          price: 1799,
          grams: 650,
          attributes: { count: ['V12'] },
          content: { amount: 12, unit: 'piece' },
        },
      ],
      colors: ['weiss', 'rot', 'gelb', 'blau', 'gruen', 'violett'],
      picture: (color, { size }) => ({
        kind: 'candle',
        style: 'taper',
        color,
        count: Number(size?.id),
      }),
      attributes: { material: ['Mwachs'], length: ['V25'] },
      more: { warnings: ['candle'] },
    },
    {
      id: 'led-kerze',
      name: ['Echtwachskerze mit LED', 'Real wax LED candle'],
      summary: ['Flackert, aber brennt nicht', 'Flickers but does not burn'],
      text: [
        'Wo offenes Feuer nicht erlaubt ist, leuchtet sie sechs Stunden und am nächsten Tag um die gleiche Zeit wieder. Mantel aus echtem Wachs.',
        'Where open fire is not allowed, it shines for six hours and again at the same time next day. A coat of real wax.',
      ],
      sizes: sized('length', ['V10', 999, 220], ['V15', 1299, 310]),
      colors: ['weiss', 'rot', 'gruen'],
      picture: (color) => ({ kind: 'candle', color }),
      attributes: { power: ['Pbatterie'], material: ['Mwachs'] },
      more: { warnings: ['battery'] },
    },
    {
      id: 'laterne-metall',
      name: ['Windlicht Laterne', 'Lantern'],
      summary: ['Glas ringsum, Griff, der kühl bleibt', 'Glass all round, a cool handle'],
      text: [
        'Die Tür schließt mit einem Haken, den Kinder nicht aus Versehen öffnen. Für Kerzen bis sieben Zentimeter Durchmesser.',
        'The door closes with a hook that children do not open by chance. For candles up to seven centimetres.',
      ],
      price: 1999,
      colors: ['schwarz', 'weiss', 'koralle'],
      picture: (color) => ({ kind: 'light', style: 'wind', color }),
      attributes: { material: ['Mmetall'] },
      grams: 760,
      more: { warnings: ['candle'] },
    },
  ]);
  yield* lines({ category: 'jahreskreis', maker: 'stillelicht', topic: 'basteln' }, [
    {
      id: 'adventskranz',
      name: ['Adventskranz', 'Advent wreath'],
      summary: ['Steckplatz für vier Sonntage', 'Places for four Sundays'],
      text: [
        'Ein Reif aus Holz, der jedes Jahr neu mit Grün gebunden wird. Die Halter sitzen versenkt und lassen sich für Tropfen herausnehmen.',
        'A wooden ring bound anew with green every year. The holders are recessed and lift out when wax drips.',
      ],
      sizes: sized('diameter', ['V30', 2999, 900], ['V40', 3999, 1400]),
      colors: ['rot', 'weiss', 'violett', 'natur'],
      picture: (color) => ({ kind: 'candle', style: 'wreath', color, count: 4 }),
      attributes: { material: ['Mholz'] },
      more: { warnings: ['candle'] },
    },
    {
      id: 'laternen-set',
      name: ['Laternen-Bastelset Sankt Martin,', 'Saint Martin lantern kit,'],
      summary: ['Karton, Pergament und Stab', 'Card, parchment and a pole'],
      text: [
        'Vorgestanzt, sodass auch Vierjährige ohne Schere auskommen. Mit Draht, Stab und Halter, wahlweise für Kerze oder Licht mit Batterie.',
        'Pre-cut, so that four-year-olds manage without scissors. With wire, pole and holder, for a candle or a battery light.',
      ],
      sizes: [
        { id: '1', name: ['1 Laterne', '1 lantern'], price: 399, grams: 110 },
        {
          id: '10',
          name: ['10 Laternen', '10 lanterns'],
          price: 3299,
          grams: 1050,
          attributes: { count: ['V10'] },
        },
        {
          id: '25',
          name: ['25 Laternen', '25 lanterns'],
          price: 7499,
          grams: 2600,
          attributes: { count: ['V25'] },
        },
      ],
      colors: ['gelb', 'rot', 'blau', 'gruen'],
      picture: (color) => ({ kind: 'candle', style: 'lantern', color }),
      attributes: { material: ['Mkarton'], age: ['V4'] },
      more: { warnings: ['home'], maker: 'bastelnest' },
    },
    {
      id: 'adventskalender',
      name: ['Adventskalender zum Befüllen', 'Advent calendar to fill'],
      summary: ['Vierundzwanzig Säckchen an der Leine', 'Twenty-four bags on a line'],
      text: [
        'Zahlen zum Anklammern statt aufgedruckt: So beginnt jedes Jahr ein anderes Kind. Die Säckchen sind aus Baumwolle und waschbar.',
        'Numbers clipped on, not printed: every year another child begins. The bags are cotton and washable.',
      ],
      price: 2499,
      colors: ['rot', 'tanne', 'natur'],
      picture: (color) => ({ kind: 'advent-bags', color }),
      attributes: { material: ['Mbaumwolle'], count: ['V24'], length: ['V300'] },
      grams: 420,
    },
    {
      id: 'jahreskreis-kalender',
      name: ['Jahreskreis-Tafel mit Zeiger', 'Year wheel with pointer'],
      summary: ['Monate, Jahreszeiten und Feste', 'Months, seasons and feasts'],
      text: [
        'Ein Kreis statt einer Liste: Kinder sehen, dass nach dem Winter wieder Frühling kommt. Feste verschiedener Religionen lassen sich anklammern.',
        'A circle instead of a list: children see that spring follows winter. Feasts of various religions clip on.',
      ],
      price: 3499,
      variants: {
        attribute: 'diameter',
        values: [
          ['V40', 3499],
          ['V60', 5499],
        ],
      },
      picture: () => ({ kind: 'wheel', style: 'year' }),
      attributes: { material: ['Mholz'], age: ['V4'], subject: ['Freligion'] },
      grams: 900,
    },
    {
      id: 'krippenfiguren',
      name: ['Krippe aus Holz', 'Wooden crib'],
      summary: ['Zum Spielen, nicht nur zum Anschauen', 'To play with, not only to look at'],
      text: [
        'Zwölf Figuren mit runden Kanten und ein Stall, dessen Dach sich abnehmen lässt. Der Esel darf mit in die Bauecke.',
        'Twelve figures with rounded edges and a stable whose roof lifts off. The donkey may come to the building corner.',
      ],
      price: 5999,
      picture: () => ({
        kind: 'figures',
        style: 'holy',
        story: 'stable',
        colors: hexes('blau', 'natur', 'rot', 'tanne'),
      }),
      attributes: { material: ['Mholz'], age: ['V3'], count: ['V12'], eco: ['Efsc'] },
      grams: 1600,
    },
    {
      id: 'ostereier',
      name: ['Ostereier zum Bemalen,', 'Eggs for painting,'],
      summary: ['Zerbrechen nicht beim Aufhängen', 'Do not break when hung'],
      text: [
        'Mit Loch und Faden; Farbe, Stift und Kleber halten ohne Grundierung. Aus Pappe bleiben sie leicht genug für dünne Zweige.',
        'With a hole and a thread; paint, pen and glue hold without primer. In card they stay light enough for thin twigs.',
      ],
      sizes: [
        {
          id: '12',
          name: ['12 Stück', '12 pieces'],
          price: 499,
          grams: 110,
          attributes: { count: ['V12'] },
          content: { amount: 12, unit: 'piece' },
        },
        {
          id: '50',
          name: ['50 Stück', '50 pieces'],
          price: 1699,
          grams: 430,
          attributes: { count: ['V50'] },
          content: { amount: 50, unit: 'piece' },
        },
      ],
      variants: { attribute: 'material', values: [['Mkarton'], ['Mholz']] },
      picture: (_, { size, value }) => ({
        kind: 'handicraft',
        style: 'eggs',
        count: Number(size?.id),
        color: hex(value === 'Mholz' ? 'natur' : 'weiss'),
      }),
      attributes: { age: ['V4'] },
      more: { maker: 'bastelnest', warnings: ['under3'] },
    },
    {
      id: 'weihnachtsbaum',
      name: ['Steckbaum aus Holz', 'Slot-together wooden tree'],
      summary: ['Nadelt nicht und kommt jedes Jahr wieder', 'No needles, and back every year'],
      text: [
        'Zwei Platten, die sich ineinanderstecken, mit Löchern für vierundzwanzig kleine Anhänger. Nach Dreikönig liegt er flach im Schrank.',
        'Two boards that slot together, with holes for twenty-four small pendants. After Epiphany it lies flat in the cupboard.',
      ],
      sizes: sized('length', ['V50', 2499, 1200], ['V100', 4999, 3800]),
      picture: () => ({ kind: 'handicraft', style: 'tree' }),
      attributes: { material: ['Mholz'], eco: ['Efsc'] },
    },
  ]);
}

function* reflecting(): Iterable<ProductSpec> {
  yield* lines({ category: 'gefuehle', maker: 'lernleiter', topic: 'lernmaterial' }, [
    {
      id: 'gefuehlekarten',
      name: ['Gefühlekarten', 'Feelings cards'],
      summary: ['Gezeichnete Gesichter, ehrliche Worte', 'Drawn faces, honest words'],
      text: [
        'Auf jeder Karte ein Gesicht, auf der Rückseite Fragen: Wann ging es dir so? Was hat geholfen? Für den Morgenkreis und für Kinder, denen die Worte fehlen.',
        'A face on every card and questions behind: when did you feel like this? What helped? For circle time and for children who lack the words.',
      ],
      sizes: motifs(
        1499,
        320,
        ['basis', 'Grundgefühle', 'basic feelings'],
        ['feinheiten', 'Zwischentöne', 'shades'],
        ['streit', 'Streit und Versöhnung', 'quarrels and making up'],
      ),
      variants: {
        attribute: 'count',
        values: [
          ['V16', 1199],
          ['V32', 1799],
        ],
      },
      picture: (_, { size }) => ({
        kind: 'flash-cards',
        picture: size?.id === 'streit' ? 'sad' : size?.id === 'feinheiten' ? 'heart' : 'face',
        color: hex(size?.id === 'streit' ? 'blau' : size?.id === 'feinheiten' ? 'koralle' : 'gelb'),
      }),
      attributes: { age: ['V4'], subject: ['Freligion'], material: ['Mkarton'] },
      more: { badge: 'teachers' },
    },
    {
      id: 'gefuehlewuerfel',
      name: ['Gefühlewürfel', 'Feelings die'],
      summary: ['Sechs Taschen, sechs Stimmungen', 'Six pockets, six moods'],
      text: [
        'Weicher Schaumwürfel mit Taschen für eigene Bilder; achtzehn Karten liegen bei. Wer würfelt, erzählt, wann es zuletzt so war.',
        'A soft foam die with pockets for pictures; eighteen cards are included. Whoever throws tells when it was last like that.',
      ],
      price: 1999,
      colors: ['gelb', 'hellblau', 'koralle'],
      picture: (color) => ({ kind: 'dice', foam: true, faces: true, colors: [color] }),
      attributes: { age: ['V4'], subject: ['Freligion'], material: ['Mschaum'], count: ['V18'] },
      grams: 320,
    },
    {
      id: 'gefuehle-poster',
      name: ['Gefühle-Poster', 'Feelings poster'],
      summary: ['Wie geht es mir heute', 'How am I today'],
      text: [
        'Laminiert und mit Magnetpunkten zum Anheften des eigenen Namens. Hängt neben der Garderobe, wo der Tag beginnt.',
        'Laminated, with magnetic dots for one’s own name. It hangs beside the cloakroom where the day begins.',
      ],
      price: 1299,
      variants: {
        attribute: 'format',
        values: [
          ['FA3', 999],
          ['F50x70', 1299],
        ],
      },
      picture: () => ({ kind: 'chart', theme: 'feelings', color: hex('hellblau'), label: 'HEUTE' }),
      attributes: { age: ['V4'], subject: ['Freligion'] },
      grams: 160,
      more: { warnings: ['magnets'] },
    },
    {
      id: 'werte-spiel',
      name: ['Werte-Spiel', 'Values game'],
      summary: ['Entscheiden, begründen, zuhören', 'Decide, give reasons, listen'],
      text: [
        'Dilemmata aus dem Alltag: Darf man lügen, um zu trösten? Gewonnen hat die Gruppe, wenn alle Gründe auf dem Tisch liegen.',
        'Dilemmas of everyday life: may one lie to comfort? The group wins when all reasons are on the table.',
      ],
      sizes: motifs(
        2499,
        780,
        ['kinder', 'ab 6 Jahren', 'from 6 years'],
        ['jugend', 'ab 10 Jahren', 'from 10 years'],
      ),
      picture: (_, { size }) => ({
        kind: 'board-game',
        style: size?.id === 'kinder' ? 'trail' : 'box',
        color: hex(size?.id === 'kinder' ? 'tuerkis' : 'violett'),
      }),
      facts: [[is.play, same('3–8')]],
      attributes: { subject: ['Freligion'], material: ['Mkarton'] },
    },
    {
      id: 'sorgenfresser',
      name: ['Sorgentier mit Reißverschluss', 'Worry creature with a zip'],
      summary: ['Nimmt Zettel und schweigt', 'Takes notes and says nothing'],
      text: [
        'Was bedrückt, kommt auf einen Zettel und in den Mund. Waschbar; am nächsten Morgen schaut jemand gemeinsam mit dem Kind nach.',
        'What weighs goes on a slip and into the mouth. Washable; next morning somebody looks together with the child.',
      ],
      sizes: motifs(
        1999,
        180,
        ['octopus', 'Krake', 'Octopus'],
        ['frog', 'Frosch', 'Frog'],
        ['panda', 'Panda', 'Panda'],
        ['t-rex', 'Dino', 'Dino'],
      ),
      picture: (_, { size }) => ({
        kind: 'soft-toy',
        style: 'zip',
        animal: size?.id === 't-rex' ? 'dinosaur' : (size?.id ?? 'frog'),
      }),
      attributes: { age: ['V4'], material: ['Mpolyester'] },
    },
    {
      id: 'stillezimbeln',
      name: ['Zimbeln für die Stille', 'Cymbals for quiet'],
      summary: ['Hört auf, wenn alle hören', 'Ends when all listen'],
      text: [
        'Gehämmertes Messing an einer Lederschnur, mit langem Nachklang. Wer den Ton bis zuletzt hört, hebt die Hand.',
        'Hammered brass on a leather cord, with a long ring. Whoever hears the tone to the end raises a hand.',
      ],
      sizes: sized('diameter', ['V10', 2499, 420], ['V15', 4499, 980]),
      picture: () => ({ kind: 'percussion', style: 'cymbals', color: hex('gold') }),
      attributes: { material: ['Mmetall'], age: ['V4'] },
      more: { also: ['kleine-percussion'], maker: 'klangholz' },
    },
  ]);
  yield* lines({ category: 'religion-buecher', maker: 'wortwiese', topic: 'buch' }, [
    {
      id: 'kinderbibel',
      name: ['Kinderbibel', 'Children’s Bible'],
      summary: ['Erzählt, wie man vorliest', 'Told as one reads aloud'],
      text: [
        'Kurze Kapitel, die in zehn Minuten passen, in einer Sprache, die das Geheimnis nicht wegerklärt. Mit Bildern, die Platz zum Fragen lassen.',
        'Short chapters of ten minutes in language that does not explain the mystery away. With pictures that leave room for questions.',
      ],
      sizes: [
        {
          id: '3',
          name: ['ab 3 Jahren', 'from 3 years'],
          price: 1590,
          grams: 620,
          attributes: { age: ['V3'] },
        },
        {
          id: '6',
          name: ['ab 6 Jahren', 'from 6 years'],
          price: 1990,
          grams: 820,
          attributes: { age: ['V6'] },
        },
        {
          id: '10',
          name: ['ab 10 Jahren', 'from 10 years'],
          price: 2290,
          grams: 960,
          attributes: { age: ['V10'] },
        },
      ],
      picture: (_, { size }) => ({
        kind: 'book',
        title: 'KINDERBIBEL',
        figure: size?.id ?? '6',
        design: 'landscape',
        color: hex(size?.id === '3' ? 'hellblau' : size?.id === '6' ? 'petrol' : 'bordeaux'),
        thick: true,
      }),
      attributes: { binding: ['Bhard'], subject: ['Freligion'] },
      more: { book: true },
    },
    {
      id: 'religion-arbeitsheft',
      name: ['Arbeitsheft Religion', 'Religion workbook'],
      summary: ['Erzählen, gestalten, weiterfragen', 'Tell, create, ask on'],
      text: [
        'Jede Einheit beginnt mit einer Geschichte und endet mit einer Frage. Seiten zum Schreiben, Malen und Falten.',
        'Each unit begins with a story and ends with a question. Pages to write, paint and fold.',
      ],
      sizes: ([1, 2, 3, 4] as const).map((n) => ({
        id: String(n),
        name: [`${n}. Klasse`, `year ${n}`] as const,
        price: 890,
        grams: 180,
        attributes: { grade: [`K${n}`] },
      })),
      picture: (_, { size }) => ({
        kind: 'book',
        title: 'RELIGION',
        figure: size?.id ?? '1',
        design: 'circles',
        color: hex('gelb'),
        accent: hex('violett'),
      }),
      attributes: { subject: ['Freligion'], binding: ['Bheft'] },
      more: { book: true },
    },
    {
      id: 'ethik-arbeitsheft',
      name: ['Arbeitsheft Ethik', 'Ethics workbook'],
      summary: ['Denken lernen, ohne recht zu haben', 'Learn to think without being right'],
      text: [
        'Gedankenexperimente, kurze Texte und Bilder, über die sich streiten lässt. Ohne Lösungsteil, dafür mit Gesprächsregeln.',
        'Thought experiments, short texts and pictures to argue about. No solutions, but rules for conversation.',
      ],
      sizes: ([1, 2, 3, 4, 5, 6] as const).map((n) => ({
        id: String(n),
        name: [`${n}. Klasse`, `year ${n}`] as const,
        price: 950,
        grams: 190,
        attributes: { grade: [`K${n}`] },
      })),
      picture: (_, { size }) => ({
        kind: 'book',
        title: 'ETHIK',
        figure: size?.id ?? '1',
        design: 'grid',
        color: hex('tuerkis'),
        accent: hex('orange'),
      }),
      attributes: { subject: ['Freligion'], binding: ['Bheft'] },
      more: { book: true },
    },
    {
      id: 'bilderbuch-fragen',
      name: ['Bilderbuch', 'Picture book'],
      summary: ['Zum Vorlesen und Weiterdenken', 'To read aloud and think on'],
      text: [
        'Große Bilder, wenig Text und eine Frage, die nach dem Zuklappen bleibt. Auf der letzten Seite stehen Anregungen für das Gespräch.',
        'Large pictures, few words and a question that remains when the book is closed. The last page has ideas for talking.',
      ],
      sizes: motifs(
        1590,
        420,
        ['abschied', 'Opas leerer Stuhl', 'Grandpa’s empty chair'],
        ['mut', 'Lea sagt nein', 'Lea says no'],
        ['teilen', 'Der halbe Apfel', 'Half an apple'],
        ['fremd', 'Einer kommt dazu', 'One more joins in'],
        ['streit', 'Wir sind wieder gut', 'Friends again'],
        ['himmel', 'Wo wohnt der Himmel', 'Where does the sky live'],
      ),
      picture: (_, { size }) => ({
        kind: 'book',
        format: 'square',
        design:
          size?.id === 'mut' || size?.id === 'streit'
            ? 'face'
            : size?.id === 'teilen'
              ? 'circles'
              : 'landscape',
        title:
          {
            abschied: 'OPAS STUHL',
            mut: 'LEA SAGT NEIN',
            teilen: 'HALBER APFEL',
            fremd: 'EINER MEHR',
            streit: 'WIEDER GUT',
          }[size?.id ?? ''] ?? 'DER HIMMEL',
        color: hex(
          size?.id === 'abschied'
            ? 'flieder'
            : size?.id === 'mut'
              ? 'rot'
              : size?.id === 'teilen'
                ? 'hellgruen'
                : size?.id === 'fremd'
                  ? 'orange'
                  : 'hellblau',
        ),
      }),
      attributes: { age: ['V4'], binding: ['Bhard'], subject: ['Freligion'] },
      more: { book: true, maker: 'lesefuchs', also: ['bilderbuecher'] },
    },
    {
      id: 'weltreligionen',
      name: ['Sachbuch Weltreligionen', 'World religions'],
      summary: ['Fünf Religionen, ein Klassenzimmer', 'Five religions, one classroom'],
      text: [
        'Kinder erzählen aus ihrem Alltag: wie sie feiern, beten, fasten und streiten. Mit Zeitleiste, Karte und Begriffen zum Nachschlagen.',
        'Children tell of their days: how they celebrate, pray, fast and argue. With a timeline, a map and terms to look up.',
      ],
      price: 1890,
      variants: {
        attribute: 'binding',
        values: [
          ['Bhard', 1890],
          ['Bsoft', 1390],
        ],
      },
      picture: () => ({
        kind: 'book',
        title: 'RELIGIONEN',
        design: 'circles',
        color: hex('dunkelblau'),
        accent: hex('gold'),
        thick: true,
      }),
      attributes: { age: ['V8'], subject: ['Freligion'] },
      grams: 640,
      more: { book: true },
    },
  ]);
}

export function* religionShelf(): Iterable<ProductSpec> {
  yield* telling();
  yield* celebrating();
  yield* reflecting();
}
