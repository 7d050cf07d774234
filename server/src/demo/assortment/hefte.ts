import { type ColorName, hex, type RulingName } from '../attributes.ts';
import type { ItemSpec, ProductSpec } from '../product.ts';
import { same, t } from '../text.ts';
import { germany, inColors, is, pairs, pieces, sheetsOf, single, yes } from './parts.ts';

const rulingGuide = [
  {
    name: t('Alle Lineaturen im Überblick', 'All rulings at a glance'),
    url: '/beratung/lineaturen',
  },
];

const bookFormat = {
  a4: ['FA4', 'DIN A4'],
  a5: ['FA5', 'DIN A5'],
  'a5-landscape': ['FA5quer', 'DIN A5 quer'],
} as const;

type BookFormat = keyof typeof bookFormat;

const exerciseBookItems = (
  format: BookFormat,
  rulings: readonly RulingName[],
  colors: readonly ColorName[],
  pattern = 'plain',
): ItemSpec[] =>
  pairs(rulings, colors).map(([ruling, color]) => ({
    variant: { ruling: `L${ruling}`, ...(colors.length > 1 ? { color: `C${color}` } : {}) },
    pictures: [
      { kind: 'exercise-book', color: hex(color), ruling, format, pattern },
      { kind: 'ruled-sheet', ruling, format },
    ],
  }));

/** Each ruling in a colour of its own: as shelves are sorted. */
const sortedItems = (
  format: BookFormat,
  rulings: readonly (readonly [RulingName, ColorName])[],
  pattern = 'plain',
): ItemSpec[] =>
  rulings.map(([ruling, color]) => ({
    variant: { ruling: `L${ruling}` },
    pictures: [
      { kind: 'exercise-book', color: hex(color), ruling, format, pattern },
      { kind: 'ruled-sheet', ruling, format },
    ],
  }));

function* exerciseBooks(): Iterable<ProductSpec> {
  const series = [
    {
      id: 'klassik',
      name: 'Klassik',
      maker: 'kreidewerk',
      grammage: 80,
      sheets: [16, 32],
      price: [69, 119],
      pattern: 'plain',
      colors: ['rot', 'blau', 'gruen', 'gelb'],
      de: 'Der Klassiker im Regal: 80-Gramm-Papier, auf dem die Tinte stehen bleibt, und ein Umschlag aus kräftigem Karton. Das Namensfeld ist groß genug für Name, Klasse und Fach, die Lineaturnummer steht unten rechts, wo man sie beim Einkaufen sucht.',
      en: 'The classic on the shelf: 80 g paper on which ink stays put, and a cover of sturdy card. The label is large enough for name, class and subject; the number of the ruling stands bottom right, where one looks for it.',
    },
    {
      id: 'natur',
      name: 'Natur',
      maker: 'auenpapier',
      grammage: 80,
      sheets: [16, 32],
      price: [79, 129],
      pattern: 'plain',
      colors: ['tanne', 'beige', 'petrol'],
      de: 'Heft aus hundert Prozent Altpapier, ungebleicht und angenehm matt. Das leicht cremefarbene Blatt blendet nicht im Neonlicht des Klassenzimmers, und ein Radierer hinterlässt keine grauen Schatten.',
      en: 'An exercise book from one hundred per cent waste paper, unbleached and pleasantly matt. The slightly creamy page does not glare in classroom light, and erasing leaves no grey shadows.',
    },
    {
      id: 'premium',
      name: 'Premium',
      maker: 'kreidewerk',
      grammage: 90,
      sheets: [16, 32],
      price: [99, 169],
      pattern: 'squares',
      colors: ['dunkelblau', 'bordeaux', 'violett'],
      de: 'Für alle, die mit dem Füller schreiben: 90-Gramm-Papier, das nicht durchschlägt, und ein folierter Umschlag, der auch eine ausgelaufene Trinkflasche verzeiht. Die runden Ecken bleiben das ganze Schuljahr rund.',
      en: 'For everyone who writes with a fountain pen: 90 g paper that does not show through and a laminated cover that forgives a leaking bottle. The rounded corners stay round all year.',
    },
    {
      id: 'tupfen',
      name: 'Tupfen',
      maker: 'auenpapier',
      grammage: 80,
      sheets: [16],
      price: [89],
      pattern: 'dots',
      colors: ['rosa', 'mint', 'hellblau'],
      de: 'Das gleiche gute Papier, nur fröhlicher verpackt: Der getupfte Umschlag macht das Heft im Stapel auf dem Lehrerpult sofort wiedererkennbar.',
      en: 'The same good paper in a cheerful wrapping: the dotted cover makes the book easy to spot in the pile on the teacher’s desk.',
    },
  ] as const;
  for (const line of series) {
    for (const [at, sheets] of line.sheets.entries()) {
      const price = line.price[at] ?? line.price[0];
      const colors: readonly ColorName[] = line.colors;
      const shared = {
        maker: line.maker,
        topic: 'heft',
        grams: sheets * 5,
        documents: rulingGuide,
        accessories: ['umschlag-klar-a4', 'heftetiketten-klassik'],
      } as const;
      yield {
        ...shared,
        id: `heft-${line.id}-a4-${sheets}`,
        category: 'hefte-a4',
        name: t(
          `Schulheft ${line.name} A4, ${sheets} Blatt`,
          `Exercise book ${line.name} A4, ${sheets} sheets`,
        ),
        summary: t(
          `${line.grammage} g/m², in allen gängigen Lineaturen`,
          `${line.grammage} g/m², in all common rulings`,
        ),
        description: t(line.de, line.en),
        features: [
          [is.format, same('DIN A4')],
          [is.sheets, sheetsOf(sheets)],
          [is.grammage, same(`${line.grammage} g/m²`)],
          [is.binding, t('zwei Klammern', 'two staples')],
          [is.origin, germany],
        ],
        attributes: {
          format: ['FA4'],
          sheets: [`V${sheets}`],
          material: [line.id === 'natur' ? 'Mrecycling' : 'Mpapier'],
          ...(line.id === 'natur' ? { eco: ['Eengel'] } : {}),
        },
        price,
        items: exerciseBookItems(
          'a4',
          ['21', '22', '25', '26', '27', '28', '20'],
          colors.slice(0, 4),
          line.pattern,
        ),
        ...(line.id === 'natur'
          ? { badge: 'eco' as const }
          : line.id === 'klassik'
            ? { badge: 'classic' as const }
            : {}),
      };
      if (line.id !== 'tupfen') {
        yield {
          ...shared,
          id: `heft-${line.id}-a4-${sheets}-10er`,
          category: 'hefte-a4',
          name: t(
            `Schulhefte ${line.name} A4, ${sheets} Blatt, 10er-Pack`,
            `Exercise books ${line.name} A4, ${sheets} sheets, pack of 10`,
          ),
          summary: t(
            'Zehn gleiche Hefte für das ganze Schuljahr',
            'Ten of the same for the whole school year',
          ),
          description: t(
            `Zehn Hefte einer Lineatur, in der Banderole und nicht in Folie. ${line.de.split('. ')[0]}. Wer zum Halbjahr schon wieder nachkaufen muss, nimmt sie gleich im Pack.`,
            `Ten books of one ruling, held by a paper band instead of plastic. ${line.en.split('. ')[0]}. If half a year is all a book lasts, buy the pack at once.`,
          ),
          features: [
            [is.contents, t('10 Hefte einer Lineatur', '10 books of one ruling')],
            [is.format, same('DIN A4')],
            [is.sheets, t(`je ${sheets} Blatt`, `${sheets} sheets each`)],
            [is.grammage, same(`${line.grammage} g/m²`)],
          ],
          attributes: {
            format: ['FA4'],
            sheets: [`V${sheets}`],
            count: ['V10'],
            material: [line.id === 'natur' ? 'Mrecycling' : 'Mpapier'],
          },
          price: Math.round((price * 8.6) / 10) * 10 - 1,
          grams: sheets * 50,
          items: exerciseBookItems(
            'a4',
            ['21', '22', '25', '26', '27', '28'],
            colors.slice(0, 3),
            line.pattern,
          ).map((item) => ({ ...item, content: { amount: 10, unit: 'piece' as const } })),
        };
      }
      yield {
        ...shared,
        id: `heft-${line.id}-a5-${sheets}`,
        category: 'hefte-a5',
        name: t(
          `Schulheft ${line.name} A5, ${sheets} Blatt`,
          `Exercise book ${line.name} A5, ${sheets} sheets`,
        ),
        summary: t(
          'Handlich für Diktate, Merksätze und Hausaufgaben',
          'Handy for dictations, rules and homework',
        ),
        description: t(
          `${line.de} Im kleinen Format passt es in jede Seitentasche und unter jedes aufgeschlagene Buch.`,
          `${line.en} The small format fits any side pocket and beneath any open book.`,
        ),
        features: [
          [is.format, same('DIN A5')],
          [is.sheets, sheetsOf(sheets)],
          [is.grammage, same(`${line.grammage} g/m²`)],
          [is.origin, germany],
        ],
        attributes: {
          format: ['FA5'],
          sheets: [`V${sheets}`],
          material: [line.id === 'natur' ? 'Mrecycling' : 'Mpapier'],
        },
        price: Math.max(49, price - 20),
        grams: sheets * 3,
        items: exerciseBookItems(
          'a5',
          ['1', '2', '3', '4', '5', '6'],
          colors.slice(0, 3),
          line.pattern,
        ),
      };
    }
  }
  for (const [id, de, en, format, rulings, price, color] of [
    [
      'klassensatz-a4',
      'Klassensatz Schulhefte A4',
      'Class set of exercise books A4',
      'a4',
      ['21', '22', '25', '26', '27', '28'],
      2599,
      'blau',
    ],
    [
      'klassensatz-a5',
      'Klassensatz Schulhefte A5',
      'Class set of exercise books A5',
      'a5',
      ['1', '2', '3', '4', '5'],
      1999,
      'rot',
    ],
  ] as const) {
    yield {
      id,
      maker: 'kreidewerk',
      category: format === 'a4' ? 'hefte-a4' : 'hefte-a5',
      topic: 'heft',
      price,
      grams: 2400,
      name: t(`${de}, 30 Stück`, `${en}, 30 pieces`),
      summary: t('Ein Karton, eine Klasse', 'One box, one class'),
      description: t(
        'Dreißig Hefte einer Lineatur im Karton, dazu zwei in Reserve für alle, die im Oktober dazukommen. Am ersten Schultag liegt auf jedem Tisch das gleiche Heft, und niemand muss noch einmal los.',
        'Thirty books of one ruling in a box, plus two in reserve for those who join in October. On the first day of school the same book lies on every desk, and nobody has to go shopping again.',
      ),
      features: [
        [is.contents, t('30 Hefte + 2 Reservehefte', '30 books + 2 spare ones')],
        [is.format, same(format === 'a4' ? 'DIN A4' : 'DIN A5')],
        [is.sheets, t('je 16 Blatt', '16 sheets each')],
        [is.grammage, same('80 g/m²')],
      ],
      attributes: {
        format: [format === 'a4' ? 'FA4' : 'FA5'],
        count: ['V32'],
        sheets: ['V16'],
        material: ['Mpapier'],
      },
      items: sortedItems(
        format,
        rulings.map((ruling) => [ruling, color] as const),
      ).map((item) => ({ ...item, content: { amount: 32, unit: 'piece' as const } })),
      badge: 'class-pack',
      documents: rulingGuide,
    };
  }
}

function* firstWritingBooks(): Iterable<ProductSpec> {
  const kinds = [
    [
      'schreiblernheft',
      'Schreiblernheft',
      'First writing book',
      ['0', '1', '2'],
      'a5-landscape',
      99,
      16,
      'hellblau',
      ['K1', 'K2'],
      'Die getönte Mittelzeile zeigt, wo die kleinen Buchstaben wohnen: Dach, Erdgeschoss, Keller. Das Querformat gibt der Hand Platz, bis die Zeile zu Ende ist.',
      'The tinted middle band shows where the small letters live: attic, ground floor, cellar. The landscape format gives the hand room until the end of the line.',
    ],
    [
      'schreibheft-start',
      'Schreibheft Start',
      'Writing book Start',
      ['1', '2', '3'],
      'a4',
      119,
      16,
      'rot',
      ['K1', 'K2', 'K3'],
      'Große Zeilen auf großem Papier, für Kinder, die beim Schreiben noch aus der Schulter kommen. Jede Seite beginnt mit einem kleinen Häuschen als Anker für die erste Zeile.',
      'Wide lines on large paper, for children who still write from the shoulder. Each page begins with a little house as an anchor for the first line.',
    ],
    [
      'rechenheft-start',
      'Rechenheft Start',
      'Arithmetic book Start',
      ['7', '5'],
      'a5',
      79,
      16,
      'blau',
      ['K1', 'K2'],
      'Sieben-Millimeter-Karos, in die eine Ziffer hineinpasst, auch wenn sie noch tanzt. So stehen Einer unter Einern und Zehner unter Zehnern.',
      'Seven-millimetre squares that hold one figure even while it still dances. So units stand beneath units and tens beneath tens.',
    ],
    [
      'geschichtenheft',
      'Geschichtenheft',
      'Story book',
      ['1', '2', '3'],
      'a4',
      139,
      32,
      'orange',
      ['K1', 'K2', 'K3'],
      'Oben Platz für ein Bild, darunter Zeilen für die Geschichte dazu. Wer noch wenig schreibt, malt mehr; am Jahresende ist es ein Buch geworden.',
      'Room for a picture above, lines for its story below. Who writes little yet draws more; by the end of the year it has become a book.',
    ],
    [
      'wochenendheft',
      'Montagsheft',
      'Monday book',
      ['2', '3'],
      'a5',
      109,
      24,
      'gruen',
      ['K1', 'K2', 'K3'],
      'Für das, was am Wochenende war: eine Seite Bild, eine Seite Text. Das Papier verträgt auch Wasserfarbe, wenn es einmal mehr als Buntstift sein soll.',
      'For what happened at the weekend: one page for the picture, one for the text. The paper takes watercolour, too, when coloured pencil is not enough.',
    ],
    [
      'schwungheft',
      'Schwungübungsheft',
      'Pre-writing book',
      ['0'],
      'a5-landscape',
      129,
      16,
      'gelb',
      ['Kvor', 'K1'],
      'Girlanden, Wellen, Schleifen: Auf zwanzig vorgedruckten Seiten lernt die Hand den Schwung, den sie später zum Schreiben braucht. Danach folgen leere Zeilen zum Nachmachen.',
      'Garlands, waves, loops: on twenty printed pages the hand learns the swing it will need for writing. Blank lines to try follow.',
    ],
  ] as const;
  for (const [id, de, en, rulings, format, price, sheets, color, grade, textDe, textEn] of kinds) {
    for (const [suffix, more, moreEn, count, maker] of [
      ['', '', '', 1, 'wortwiese'],
      ['-5er', ', 5er-Pack', ', pack of 5', 5, 'wortwiese'],
    ] as const) {
      yield {
        id: `${id}${suffix}`,
        category: 'schreiblernhefte',
        maker,
        topic: 'heft',
        grams: sheets * 4 * count,
        price: count === 1 ? price : price * 5 - 96,
        name: t(`${de} ${sheets} Blatt${more}`, `${en}, ${sheets} sheets${moreEn}`),
        summary: t(
          'Für die ersten Schuljahre, mit Kontrastlineatur',
          'For the first school years, with tinted ruling',
        ),
        description: t(
          count === 1
            ? textDe
            : `${textDe} Im Fünferpack reicht es über die ersten beiden Schuljahre.`,
          count === 1 ? textEn : `${textEn} The pack of five lasts through the first two years.`,
        ),
        features: [
          [is.sheets, sheetsOf(sheets)],
          [is.grammage, same('90 g/m²')],
          [is.cover, t('Karton mit Namensfeld', 'card with label')],
          [is.origin, germany],
        ],
        attributes: {
          format: [bookFormat[format][0]],
          sheets: [`V${sheets === 24 ? 25 : sheets}`],
          grade,
          material: ['Mpapier'],
          ...(count > 1 ? { count: ['V5'] } : {}),
        },
        items: sortedItems(
          format,
          rulings.filter((ruling) => ruling !== '0').length > 0
            ? rulings.flatMap((ruling) => (ruling === '0' ? [] : [[ruling, color] as const]))
            : [['1', color]],
        ).map((item) =>
          count > 1 ? { ...item, content: { amount: 5, unit: 'piece' as const } } : item,
        ),
        documents: rulingGuide,
        badge: count === 1 && id === 'schreiblernheft' ? 'starter' : 'teachers',
      };
    }
  }
}

function* vocabularyBooks(): Iterable<ProductSpec> {
  for (const [id, de, en, format, sheets, price, colors, textDe, textEn] of [
    [
      'vokabelheft-a5',
      'Vokabelheft A5',
      'Vocabulary book A5',
      'FA5',
      32,
      129,
      ['gelb', 'blau', 'gruen'],
      'Zwei Spalten, ein roter Strich in der Mitte und ein Rand zum Abdecken: mehr braucht ein Vokabelheft nicht. Das Papier hält Füller und Fineliner aus.',
      'Two columns, a red line in the middle and an edge to cover: a vocabulary book needs no more. The paper takes fountain pen and fineliner.',
    ],
    [
      'vokabelheft-a5-3spaltig',
      'Vokabelheft A5, dreispaltig',
      'Vocabulary book A5, three columns',
      'FA5',
      40,
      159,
      ['orange', 'petrol'],
      'Die dritte Spalte ist für das, was man sich sonst nicht merkt: Aussprache, Beispielsatz oder eine kleine Zeichnung.',
      'The third column is for what one would otherwise forget: pronunciation, an example or a small drawing.',
    ],
    [
      'vokabelheft-a6',
      'Vokabelheft A6 für die Hosentasche',
      'Vocabulary book A6, pocket size',
      'FA6',
      32,
      99,
      ['koralle', 'mint', 'dunkelblau'],
      'So klein, dass es mit in die Bahn kommt. Zehn Vokabeln je Seite, genau eine Haltestelle lang.',
      'Small enough to come along on the train. Ten words a page, exactly one stop.',
    ],
    [
      'hausaufgabenheft',
      'Hausaufgabenheft',
      'Homework diary',
      'FA5',
      48,
      349,
      ['blau', 'rot', 'gruen', 'violett'],
      'Eine Woche auf einer Doppelseite, mit Platz für Stundenplan, Telefonnummern und Mitteilungen an die Eltern. Die Seitenzahlen fehlen absichtlich: Das Heft beginnt, wann das Schuljahr beginnt.',
      'One week on a double page, with room for timetable, phone numbers and notes to parents. It carries no dates: it begins when your school year begins.',
    ],
    [
      'hausaufgabenheft-grundschule',
      'Hausaufgabenheft Grundschule',
      'Homework diary for primary school',
      'FA5',
      48,
      399,
      ['orange', 'hellblau'],
      'Große Felder zum Abhaken, Symbole statt Fächernamen und ein Smiley für die Woche. Auch wer noch nicht flüssig liest, weiß nachmittags, was auf ist.',
      'Large boxes to tick, symbols instead of subject names and a smiley for the week. Even those who do not read fluently yet know what to do in the afternoon.',
    ],
    [
      'mitteilungsheft',
      'Mitteilungsheft',
      'Message book',
      'FA6',
      16,
      89,
      ['rot', 'gelb'],
      'Für alles, was zwischen Schule und Zuhause hin- und hergeht. Jede Nachricht hat ihr eigenes Feld mit Datum und Unterschrift.',
      'For everything that travels between school and home. Each message has its own field with date and signature.',
    ],
    [
      'notenheft-a5-quer',
      'Notenheft A5 quer',
      'Music book A5 landscape',
      'FA5quer',
      16,
      119,
      ['grau', 'orange'],
      'Sechs Systeme auf jeder Seite, weit genug auseinander für Text und Fingersätze.',
      'Six staves a page, wide enough apart for words and fingering.',
    ],
    [
      'merkheft',
      'Merkheft mit Register',
      'Book of rules with index',
      'FA5',
      40,
      299,
      ['violett', 'tanne'],
      'Das Register am Rand ordnet Regeln, Formeln und Ausnahmen, sodass man sie vor der Klassenarbeit auch wiederfindet.',
      'The index at the edge sorts rules, formulas and exceptions so that one finds them again before the test.',
    ],
  ] as const) {
    const isMusic = id.startsWith('noten');
    yield {
      id,
      category: isMusic ? 'notenhefte' : 'vokabelhefte',
      ...(isMusic ? { also: ['vokabelhefte'] } : {}),
      maker: id.includes('grundschule') ? 'wortwiese' : 'kreidewerk',
      topic: 'heft',
      price,
      grams: sheets * 3,
      name: t(de, en),
      summary: t(`${sheets} Blatt, 80 g/m²`, `${sheets} sheets, 80 g/m²`),
      description: t(textDe, textEn),
      features: [
        [is.sheets, sheetsOf(sheets)],
        [is.grammage, same('80 g/m²')],
        [is.binding, t('zwei Klammern', 'two staples')],
        [is.origin, germany],
      ],
      attributes: { format: [format], sheets: [`V${sheets}`], material: ['Mpapier'] },
      items: inColors(colors, (color) => ({
        kind: 'exercise-book',
        color,
        ruling: isMusic ? '14' : '25',
        format: format === 'FA5quer' ? 'a5-landscape' : format === 'FA6' ? 'a6' : 'a5',
        pattern: id.includes('grundschule') ? 'dots' : 'plain',
      })),
    };
  }
}

function* pads(): Iterable<ProductSpec> {
  const college: readonly RulingName[] = ['21', '22', '26', '27', '28', '20'];
  for (const [id, name, maker, format, sheets, grammage, price, color, de, en] of [
    [
      'collegeblock-klassik',
      'Klassik',
      'kreidewerk',
      'a4',
      80,
      80,
      249,
      'blau',
      'Gelocht, mikroperforiert und mit doppelter Spirale, die sich auch im vollen Rucksack nicht verbiegt. Die Rückseite ist aus stabilem Karton: schreiben geht auch auf den Knien.',
      'Punched, micro-perforated and with a double spiral that does not bend even in a full backpack. The back is stiff card: writing works on one’s knees, too.',
    ],
    [
      'collegeblock-natur',
      'Natur',
      'auenpapier',
      'a4',
      80,
      70,
      279,
      'tanne',
      'Recyclingpapier mit ruhigem Weißton, auf dem Textmarker nicht ausfransen. Die Spirale besteht aus Draht ohne Kunststoffmantel und kommt am Ende ins Altmetall.',
      'Recycled paper in a calm white on which highlighters do not bleed. The spiral is plain wire without plastic and goes to scrap metal in the end.',
    ],
    [
      'collegeblock-premium',
      'Premium',
      'kreidewerk',
      'a4',
      80,
      90,
      399,
      'dunkelblau',
      '90 Gramm je Quadratmeter: Hier schlägt auch der Füller nicht durch. Fünf farbige Trennblätter halten die Fächer auseinander, und ein Kunststoffdeckel schützt vor dem Regen an der Haltestelle.',
      '90 grams per square metre: not even a fountain pen shows through. Five coloured dividers keep subjects apart and a plastic cover keeps off the rain at the bus stop.',
    ],
    [
      'collegeblock-schlank',
      'Schlank',
      'auenpapier',
      'a5',
      80,
      80,
      199,
      'koralle',
      'Das halbe Format für Vorlesung, Werkstatt und Küche. Gelocht für A5-Ordner.',
      'Half the format for lecture, workshop and kitchen. Punched for A5 binders.',
    ],
    [
      'collegeblock-kopf',
      'Kopfspirale',
      'kreidewerk',
      'a4',
      80,
      80,
      269,
      'rot',
      'Die Spirale sitzt oben und stört keine Hand, weder die rechte noch die linke. Deshalb bei Linkshändern beliebt.',
      'The spiral sits at the top and gets in no one’s way, right-handed or left-handed. Left-handers love it.',
    ],
    [
      'collegeblock-punkt',
      'Punktraster',
      'auenpapier',
      'a4',
      80,
      90,
      349,
      'anthrazit',
      'Feine Punkte im Fünf-Millimeter-Abstand führen die Hand, ohne sich vorzudrängen: gut für Mindmaps, Skizzen und Tabellen.',
      'Fine dots five millimetres apart guide the hand without pushing in: good for mind maps, sketches and tables.',
    ],
  ] as const) {
    for (const pack of [1, 5]) {
      const rulings: readonly RulingName[] = id.endsWith('punkt') ? ['dots'] : college;
      const covers: readonly ColorName[] = [color, id.includes('natur') ? 'beige' : 'petrol'];
      yield {
        id: pack === 1 ? id : `${id}-5er`,
        category: 'collegebloecke',
        maker,
        topic: 'heft',
        price: pack === 1 ? price : Math.round((price * 4.5) / 10) * 10 - 1,
        grams: (format === 'a4' ? 410 : 210) * pack,
        name: t(
          `Collegeblock ${name} ${format.toUpperCase()}, ${sheets} Blatt${pack > 1 ? ', 5er-Pack' : ''}`,
          `College pad ${name} ${format.toUpperCase()}, ${sheets} sheets${pack > 1 ? ', pack of 5' : ''}`,
        ),
        summary: t(
          `${grammage} g/m², gelocht und mikroperforiert`,
          `${grammage} g/m², punched and micro-perforated`,
        ),
        description: t(
          pack > 1 ? `${de} Fünf Blöcke reichen erfahrungsgemäß bis zu den Osterferien.` : de,
          pack > 1 ? `${en} Five pads usually last until the Easter holidays.` : en,
        ),
        features: [
          [is.format, same(`DIN ${format.toUpperCase()}`)],
          [is.sheets, sheetsOf(sheets)],
          [is.grammage, same(`${grammage} g/m²`)],
          [is.binding, t('Doppelspirale', 'double spiral')],
          [t('Lochung', 'Holes'), t('vierfach', 'four')],
        ],
        attributes: {
          format: [format === 'a4' ? 'FA4' : 'FA5'],
          sheets: ['V80'],
          binding: ['Bspirale'],
          material: [maker === 'auenpapier' && id.includes('natur') ? 'Mrecycling' : 'Mpapier'],
          grammage: [`V${grammage}`],
          ...(pack > 1 ? { count: ['V5'] } : {}),
        },
        items: pairs(rulings, covers).map(([ruling, cover]) => ({
          variant: {
            ...(rulings.length > 1 ? { ruling: `L${ruling}` } : {}),
            color: `C${cover}`,
          },
          pictures: [
            {
              kind: 'pad',
              color: hex(cover),
              ruling,
              format,
              binding: id.endsWith('kopf') ? 'top' : 'side',
            },
            { kind: 'ruled-sheet', ruling, format, holes: true },
          ],
          content: { amount: sheets * pack, unit: 'sheet' as const },
        })),
        ...(id.includes('natur') ? { badge: 'eco' as const } : {}),
      };
    }
  }
  for (const [id, de, en, format, sheets, price, rulings, color, textDe, textEn] of [
    [
      'briefblock-a4',
      'Briefblock A4',
      'Writing pad A4',
      'a4',
      50,
      229,
      ['20', '21', '22'],
      'hellgrau',
      'Kopfgeleimt und mit Linienblatt zum Unterlegen, damit auch der handgeschriebene Brief gerade steht.',
      'Glued at the top, with a guide sheet to lay beneath, so that handwritten letters stay straight.',
    ],
    [
      'schreibblock-a5',
      'Schreibblock A5',
      'Writing pad A5',
      'a5',
      50,
      119,
      ['21', '22'],
      'gelb',
      'Für den Zettel an der Tür, die Einkaufsliste und das Protokoll der Klassenkonferenz.',
      'For the note on the door, the shopping list and the minutes of the staff meeting.',
    ],
    [
      'notizblock-a6',
      'Notizblock A6',
      'Note pad A6',
      'a6',
      50,
      79,
      ['20', '22'],
      'rot',
      'Der kleine Block neben dem Telefon. Die Blätter lösen sich sauber, auch das vorletzte.',
      'The small pad beside the phone. The sheets come off cleanly, even the last but one.',
    ],
    [
      'klausurbogen',
      'Kanzleipapier für Klausuren',
      'Examination paper',
      'a4',
      250,
      1299,
      ['26', '28', '27'],
      'anthrazit',
      'Gefalzte Doppelbogen mit breitem Korrekturrand, wie Prüfungsämter sie verlangen. Die 250 Bogen reichen für ein Abitur.',
      'Folded double sheets with a wide margin for marking, as examination boards ask for. The 250 sheets last for one final exam.',
    ],
    [
      'rechenblock-a4',
      'Rechenblock A4',
      'Squared pad A4',
      'a4',
      50,
      199,
      ['22', '7'],
      'blau',
      'Karos für Aufgaben, die man wegwerfen darf. Gelocht, falls man es sich anders überlegt.',
      'Squares for sums one may throw away. Punched, in case one changes one’s mind.',
    ],
    [
      'millimeterblock',
      'Millimeterpapierblock A4',
      'Graph paper pad A4',
      'a4',
      25,
      299,
      ['22'],
      'orange',
      'Feines Raster für Diagramme und Schnitte, in zurückhaltendem Orange gedruckt: Die Kurve bleibt die Hauptsache.',
      'A fine grid for diagrams and sections, printed in discreet orange: the curve stays the main thing.',
    ],
  ] as const) {
    yield {
      id,
      category: 'schreibbloecke',
      maker: 'kreidewerk',
      topic: 'heft',
      price,
      grams: sheets * 5,
      name: t(de, en),
      summary: t(`${sheets} Blatt, kopfgeleimt`, `${sheets} sheets, glued at the top`),
      description: t(textDe, textEn),
      features: [
        [is.sheets, sheetsOf(sheets)],
        [is.grammage, same(id === 'klausurbogen' ? '80 g/m²' : '70 g/m²')],
        [
          is.binding,
          id === 'klausurbogen'
            ? t('lose Bogen', 'loose sheets')
            : t('kopfgeleimt', 'glued at the top'),
        ],
      ],
      attributes: {
        format: [`F${format.toUpperCase()}`],
        sheets: [`V${sheets}`],
        binding: ['Bleim'],
        material: ['Mpapier'],
      },
      items: rulings.map((ruling) => ({
        ...(rulings.length > 1 ? { variant: { ruling: `L${ruling}` } } : {}),
        pictures: [
          { kind: 'pad', color: hex(color), ruling, format, binding: 'glued' },
          { kind: 'ruled-sheet', ruling, format },
        ],
        content: { amount: sheets, unit: 'sheet' as const },
      })),
    };
  }
  for (const [id, de, en, grammage, prices, color, text, textEn] of [
    [
      'zeichenblock-schule',
      'Zeichenblock Schule',
      'School drawing pad',
      100,
      [169, 249, 399],
      'hellgruen',
      'Das Papier, das auf der Materialliste steht: weiß, griffig, radierfest. Für Bleistift, Buntstift und Wachsmaler.',
      'The paper on every school list: white, with a bit of tooth, made for erasing. For pencil, coloured pencil and wax crayon.',
    ],
    [
      'zeichenblock-kunst',
      'Zeichenblock Kunst',
      'Artist’s drawing pad',
      170,
      [299, 449, 799],
      'anthrazit',
      'Stärkeres Papier, das auch Deckfarben und Tusche trägt, ohne sich zu wellen. Vier Seiten sind verleimt, das Bild trocknet glatt.',
      'Heavier paper that takes poster paint and ink without cockling. Glued on four sides, so the picture dries flat.',
    ],
    [
      'aquarellblock',
      'Aquarellblock',
      'Watercolour pad',
      300,
      [499, 899, 1599],
      'hellblau',
      'Dreihundert Gramm mit feiner Körnung: genug Halt für viel Wasser. Die Farbe bleibt leuchtend an der Oberfläche stehen.',
      'Three hundred grams with a fine grain: firm enough for a lot of water. Colour stays luminous on the surface.',
    ],
    [
      'skizzenblock',
      'Skizzenblock',
      'Sketch pad',
      120,
      [249, 379, 649],
      'braun',
      'Festes, leicht getöntes Papier in einer Spirale, die ganz umschlägt. Für unterwegs und für schnelle Striche.',
      'Firm, slightly tinted paper on a spiral that turns all the way round. For outdoors and quick strokes.',
    ],
    [
      'transparentblock',
      'Transparentpapierblock',
      'Tracing pad',
      90,
      [349, 499, 899],
      'hellgrau',
      'Klar genug zum Durchpausen, fest genug zum Radieren. Für Technikzeichnungen, Fensterbilder und Landkarten.',
      'Clear enough for tracing, firm enough for erasing. For technical drawings, window pictures and maps.',
    ],
  ] as const) {
    for (const [at, format] of (['A5', 'A4', 'A3'] as const).entries()) {
      yield {
        id: `${id}-${format.toLowerCase()}`,
        category: 'zeichenbloecke',
        ...(grammage >= 170 ? { also: ['zeichenpapier'] } : {}),
        maker: 'auenpapier',
        topic: 'papier',
        price: prices[at] ?? prices[0],
        grams: [180, 360, 720][at] ?? 360,
        name: t(`${de} ${format}`, `${en} ${format}`),
        summary: t(`${grammage} g/m², 20 Blatt`, `${grammage} g/m², 20 sheets`),
        description: t(text, textEn),
        features: [
          [is.format, same(`DIN ${format}`)],
          [is.grammage, same(`${grammage} g/m²`)],
          [is.sheets, sheetsOf(20)],
          [
            is.surface,
            grammage === 300 ? t('feine Körnung', 'fine grain') : t('leicht rau', 'slightly rough'),
          ],
        ],
        attributes: {
          format: [`F${format}`],
          sheets: ['V20'],
          material: ['Mpapier'],
          ...(grammage === 90 ? { grammage: ['V90'] } : { grammage: [`V${grammage}`] }),
        },
        items: single(
          {
            kind: 'pad',
            color: hex(color),
            ruling: '20',
            binding: id === 'skizzenblock' ? 'side' : 'glued',
            format: format.toLowerCase(),
            label: {
              'zeichenblock-schule': 'ZEICHNEN',
              'zeichenblock-kunst': 'KUNST',
              aquarellblock: 'AQUARELL',
              skizzenblock: 'SKIZZEN',
              transparentblock: 'KLAR',
            }[id],
          },
          { content: { amount: 20, unit: 'sheet' } },
        ),
      };
    }
  }
  for (const [id, de, en, sheets, price, rulings] of [
    [
      'ringbucheinlage-a4-50',
      'Ringbucheinlagen A4',
      'Loose-leaf paper A4',
      50,
      149,
      ['21', '22', '25', '26', '27', '28', '20'],
    ],
    [
      'ringbucheinlage-a4-100',
      'Ringbucheinlagen A4',
      'Loose-leaf paper A4',
      100,
      249,
      ['21', '22', '27', '28', '20'],
    ],
    [
      'ringbucheinlage-a4-200',
      'Ringbucheinlagen A4, Vorratspack',
      'Loose-leaf paper A4, stock pack',
      200,
      449,
      ['22', '28', '27'],
    ],
    [
      'ringbucheinlage-a5-100',
      'Ringbucheinlagen A5',
      'Loose-leaf paper A5',
      100,
      179,
      ['21', '22', '20'],
    ],
    [
      'ringbucheinlage-farbig',
      'Ringbucheinlagen A4, fünf Farben',
      'Loose-leaf paper A4, five colours',
      50,
      229,
      ['22', '21'],
    ],
    [
      'ringbucheinlage-noten',
      'Notenpapier A4, gelocht',
      'Music paper A4, punched',
      50,
      279,
      ['14'],
    ],
  ] as const) {
    yield {
      id,
      category: 'ringbucheinlagen',
      maker: id.includes('farbig') ? 'auenpapier' : 'kreidewerk',
      topic: 'papier',
      price,
      grams: sheets * 5,
      name: t(`${de}, ${sheets} Blatt`, `${en}, ${sheets} sheets`),
      summary: t('Vierfach gelocht, 80 g/m²', 'Four holes, 80 g/m²'),
      description: t(
        'Vierfach gelochte Einzelblätter, die in jeden Ordner passen. Die Lochränder sind verstärkt, damit das Blatt auch nach dem zehnten Umheften hält.',
        'Single sheets with four holes that fit every binder. The edges of the holes are reinforced, so that the sheet still holds after being moved ten times.',
      ),
      features: [
        [is.sheets, sheetsOf(sheets)],
        [is.grammage, same('80 g/m²')],
        [t('Lochung', 'Holes'), t('vierfach, verstärkt', 'four, reinforced')],
      ],
      attributes: {
        format: [id.includes('a5') ? 'FA5' : 'FA4'],
        sheets: [`V${sheets}`],
        material: ['Mpapier'],
        grammage: ['V80'],
      },
      items: rulings.map((ruling) => ({
        ...(rulings.length > 1 ? { variant: { ruling: `L${ruling}` } } : {}),
        pictures: [
          {
            kind: 'ruled-sheet',
            ruling,
            format: id.includes('a5') ? 'a5' : 'a4',
            holes: true,
            color: id.includes('farbig') ? '#f2c21b' : '#5b7fa6',
          },
        ],
        content: { amount: sheets, unit: 'sheet' as const },
      })),
    };
  }
}

function* notebooks(): Iterable<ProductSpec> {
  for (const [id, name, maker, pattern, colors, price, de, en] of [
    [
      'merlin',
      'Merlin',
      'auenpapier',
      'plain',
      ['petrol', 'bordeaux', 'schwarz', 'dunkelblau'],
      1295,
      'Fadengeheftet, damit es flach liegen bleibt, mit Gummiband, Lesezeichen und einer Tasche hinten für Fahrkarten und lose Gedanken.',
      'Thread-stitched so that it lies flat, with elastic band, ribbon and a pocket at the back for tickets and loose thoughts.',
    ],
    [
      'terra',
      'Terra',
      'auenpapier',
      'terrazzo',
      ['rosa', 'mint', 'beige'],
      1395,
      'Ein Einband wie ein Terrazzoboden, kein Stück wie das andere. Innen cremefarbenes Papier, das Tinte gern hat.',
      'A cover like a terrazzo floor, no two alike. Inside, creamy paper that likes ink.',
    ],
    [
      'welle',
      'Welle',
      'kreidewerk',
      'wave',
      ['dunkelblau', 'tuerkis'],
      1195,
      'Hundertvierundvierzig Blatt zwischen zwei Deckeln aus fester Graupappe. Für Projekte, die länger dauern als ein Halbjahr.',
      'One hundred and forty-four sheets between two boards. For projects that outlast half a school year.',
    ],
    [
      'blatt',
      'Blatt',
      'auenpapier',
      'leaf',
      ['tanne', 'hellgruen'],
      1295,
      'Das geprägte Blattmotiv liegt gut in der Hand. Papier und Karton stammen aus Altpapier, der Faden ist aus Baumwolle.',
      'The embossed leaf feels good in the hand. Paper and board are recycled, the thread is cotton.',
    ],
  ] as const) {
    for (const [format, sheets, factor] of [
      ['A5', 96, 1],
      ['A4', 96, 1.5],
      ['A6', 80, 0.7],
    ] as const) {
      yield {
        id: `notizbuch-${id}-${format.toLowerCase()}`,
        category: 'notizbuecher',
        maker,
        topic: 'heft',
        price: Math.round((price * factor) / 50) * 50 - 1,
        grams: format === 'A4' ? 620 : format === 'A5' ? 340 : 160,
        name: t(`Notizbuch ${name} ${format}`, `Notebook ${name} ${format}`),
        summary: t(`Hardcover, ${sheets} Blatt, 90 g/m²`, `Hardcover, ${sheets} sheets, 90 g/m²`),
        description: t(de, en),
        features: [
          [is.format, same(`DIN ${format}`)],
          [is.sheets, sheetsOf(sheets)],
          [is.grammage, same('90 g/m²')],
          [is.binding, t('Fadenheftung', 'thread-stitched')],
        ],
        attributes: {
          format: [`F${format}`],
          sheets: [`V${sheets}`],
          binding: ['Bhard'],
          material: ['Mpapier'],
          grammage: ['V90'],
        },
        items: pairs(
          colors as readonly ColorName[],
          format === 'A6' ? (['20'] as const) : (['21', 'dots', '20'] as const),
        ).map(([color, ruling]) => ({
          variant: { color: `C${color}`, ...(format === 'A6' ? {} : { ruling: `L${ruling}` }) },
          pictures: [
            { kind: 'notebook', color: hex(color), pattern },
            ...(format === 'A6' ? [] : [{ kind: 'ruled-sheet', ruling, format: 'a5' }]),
          ],
        })),
      };
    }
  }
}

function* bookCovers(): Iterable<ProductSpec> {
  const all: readonly ColorName[] = [
    'rot',
    'blau',
    'gruen',
    'gelb',
    'orange',
    'violett',
    'weiss',
    'schwarz',
    'hellblau',
    'pink',
  ];
  for (const [id, de, en, format, clear, price, colors, textDe, textEn] of [
    [
      'umschlag-karton-a4',
      'Heftumschlag aus Karton A4',
      'Card book cover A4',
      'FA4',
      false,
      49,
      all,
      'Aus Recyclingkarton mit Namensfeld. In den Fachfarben der Grundschule: Rot für Deutsch, Blau für Mathematik, Grün für Sachkunde.',
      'Recycled card with a label. In the subject colours of German primary schools: red for German, blue for maths, green for science.',
    ],
    [
      'umschlag-karton-a5',
      'Heftumschlag aus Karton A5',
      'Card book cover A5',
      'FA5',
      false,
      39,
      all.slice(0, 8),
      'Der kleine Bruder des A4-Umschlags, in denselben Farben. Nach dem Schuljahr kommt er ins Altpapier.',
      'The A4 cover’s little brother in the same colours. After the school year it goes into waste paper.',
    ],
    [
      'umschlag-klar-a4',
      'Heftumschlag transparent A4',
      'Clear book cover A4',
      'FA4',
      true,
      59,
      all.slice(0, 8),
      'Lasierend gefärbt, sodass Namensfeld und Lineaturnummer lesbar bleiben. Ohne Weichmacher und ohne den typischen Geruch.',
      'Tinted and see-through, so that label and ruling number stay readable. Without plasticisers and without that smell.',
    ],
    [
      'umschlag-klar-a5',
      'Heftumschlag transparent A5',
      'Clear book cover A5',
      'FA5',
      true,
      49,
      all.slice(0, 7),
      'Passt sich dem Heft an, ohne zu knittern, und lässt sich feucht abwischen.',
      'Fits the book without creasing and wipes clean.',
    ],
    [
      'buchumschlag-verstellbar',
      'Buchumschlag, verstellbar',
      'Adjustable textbook cover',
      'FA4',
      true,
      179,
      ['transparent', 'hellblau'],
      'Die Lasche lässt sich so einstecken, dass der Umschlag um jedes Schulbuch passt. Das spart das Kleben mit Folie am Küchentisch.',
      'The flap adjusts to fit any textbook. That saves an evening with sticky film at the kitchen table.',
    ],
    [
      'buchfolie',
      'Buchschutzfolie, 10 Bogen',
      'Book film, 10 sheets',
      'FA4',
      true,
      599,
      ['transparent'],
      'Ablösbar, solange sie frisch ist: Wer schief anlegt, zieht sie wieder ab. Nach einem Tag hält sie für Jahre.',
      'Peels off while fresh: start again if it is crooked. After a day it holds for years.',
    ],
  ] as const) {
    yield {
      id,
      category: 'heftumschlaege',
      maker: clear ? 'ordnungsliebe' : 'auenpapier',
      topic: 'ordnen',
      price,
      grams: 30,
      name: t(de, en),
      summary: t(
        'Hält Hefte ein Schuljahr lang zusammen',
        'Keeps books together for a school year',
      ),
      description: t(textDe, textEn),
      features: [
        [
          is.material,
          clear
            ? t('Polypropylen, 150 µm', 'polypropylene, 150 µm')
            : t('Recyclingkarton, 250 g/m²', 'recycled card, 250 g/m²'),
        ],
        [t('Namensfeld', 'Label'), yes],
      ],
      attributes: {
        format: [format],
        material: [clear ? 'Mpp' : 'Mkarton'],
        ...(clear ? {} : { eco: ['Eengel'] }),
      },
      items: inColors(colors, (color) => ({ kind: 'book-cover', color, clear })),
    };
  }
  for (const [id, de, en, count, price, motif, colors] of [
    [
      'heftetiketten-klassik',
      'Heftetiketten',
      'Name labels',
      24,
      199,
      'name',
      ['blau', 'rot', 'gruen'],
    ],
    [
      'belohnungssterne',
      'Belohnungssterne',
      'Reward stars',
      24,
      249,
      'star',
      ['gelb', 'silber', 'gold'],
    ],
    [
      'markierungspunkte',
      'Markierungspunkte',
      'Colour dots',
      24,
      179,
      'dot',
      ['rot', 'gelb', 'gruen', 'blau'],
    ],
  ] as const) {
    yield {
      id,
      category: 'heftumschlaege',
      maker: 'bastelnest',
      topic: 'papier',
      price,
      grams: 20,
      name: t(`${de}, ${count * 10} Stück`, `${en}, ${count * 10} pieces`),
      summary: t('Selbstklebend und wieder ablösbar', 'Self-adhesive and removable'),
      description: t(
        'Kleben auf Papier, Karton und Kunststoff und lassen sich ohne Rückstände abziehen. Zehn Bogen im Umschlag.',
        'Stick to paper, card and plastic and come off without a trace. Ten sheets in an envelope.',
      ),
      features: [
        [is.contents, pieces(count * 10)],
        [is.material, t('Papier, lösemittelfreier Kleber', 'paper, solvent-free adhesive')],
      ],
      attributes: { count: ['V240'], material: ['Mpapier'] },
      items: inColors(
        colors,
        (color) => ({ kind: 'stickers', color, motif, count: motif === 'name' ? 10 : 12 }),
        { content: { amount: count * 10, unit: 'piece' } },
      ),
    };
  }
}

export function* exerciseBookShelf(): Iterable<ProductSpec> {
  yield* exerciseBooks();
  yield* firstWritingBooks();
  yield* vocabularyBooks();
  yield* pads();
  yield* notebooks();
  yield* bookCovers();
}
