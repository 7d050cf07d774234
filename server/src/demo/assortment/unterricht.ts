import { type ColorName, hex } from '../attributes.ts';
import type { ProductSpec } from '../product.ts';
import { same, t } from '../text.ts';
import { lines, sized } from './line.ts';
import { cm, hexes, is, spectrum, years } from './parts.ts';

const primary = ['K1', 'K2', 'K3', 'K4'] as const;
const secondary = ['K5', 'K6', 'K7', 'K8', 'K9', 'K10'] as const;
const bright = hexes('rot', 'orange', 'gelb', 'gruen', 'blau', 'violett');
const players = t('2 bis 4', '2 to 4');

function* maths(): Iterable<ProductSpec> {
  yield* lines({ category: 'lernuhren', maker: 'zahlenreich', topic: 'lernmaterial' }, [
    {
      id: 'uhren-stempel',
      name: ['Uhrenstempel mit Ziffernblatt', 'Clock face stamp'],
      summary: ['Ein Ziffernblatt, so oft man will', 'A clock face as often as you like'],
      text: [
        'Stempeln, Zeiger einzeichnen, Uhrzeit daneben schreiben: So entsteht ein Übungsblatt, das genau die Uhrzeiten hat, an denen es noch hakt.',
        'Stamp, draw the hands, write the time beside it: a worksheet with exactly the times that still cause trouble.',
      ],
      sizes: [
        { id: '12', name: ['12 Stunden', '12 hours'], price: 599 },
        {
          id: '24',
          name: ['24 Stunden', '24 hours'],
          price: 649,
          note: ['Mit innerem Ring von 13 bis 24.', 'With an inner ring from 13 to 24.'],
        },
      ],
      picture: (_, { size }) => ({ kind: 'clock-stamp', hours: size?.id ?? '12' }),
      attributes: { subject: ['Fmathe'], grade: ['K1', 'K2', 'K3'], material: ['Mholz'] },
      grams: 60,
      more: { accessories: ['lernuhr'], badge: 'teachers' },
    },
    {
      id: 'wanduhr-klasse',
      name: ['Klassenuhr mit Minutenring', 'Classroom clock with minute ring'],
      summary: ['Lautlos, mit Ziffern von 0 bis 60', 'Silent, with figures from 0 to 60'],
      text: [
        'Stundenzeiger und Minutenring haben dieselbe Farbe wie im Lehrwerk: rot für Stunden, blau für Minuten. Das Werk schleicht, statt zu ticken, und stört keine Klassenarbeit.',
        'Hour hand and minute ring keep the textbook colours: red for hours, blue for minutes. The movement sweeps instead of ticking and disturbs no test.',
      ],
      price: 2499,
      colors: ['weiss', 'blau', 'gelb', 'gruen'],
      picture: (color) => ({ kind: 'clock', color }),
      facts: [
        [is.diameter, cm('30')],
        [is.power, t('1 × AA, nicht enthalten', '1 × AA, not included')],
      ],
      attributes: {
        diameter: ['V30'],
        power: ['Pbatterie'],
        subject: ['Fmathe'],
        grade: [...primary],
      },
      grams: 720,
      more: { warnings: ['battery'] },
    },
    {
      id: 'uhrendomino',
      name: ['Uhrendomino', 'Clock dominoes'],
      summary: ['Zeigerbild an Uhrzeit legen', 'Match the hands to the time'],
      text: [
        'Achtundzwanzig Steine aus Karton, auf der einen Hälfte Zeiger, auf der anderen die Zeit in Ziffern oder Worten. Wer „viertel vor“ sicher liest, gewinnt.',
        'Twenty-eight card tiles, hands on one half, the time in figures or words on the other. Whoever reads a quarter to with ease will win.',
      ],
      sizes: [
        {
          id: 'stunden',
          name: ['volle und halbe Stunden', 'full and half hours'],
          price: 899,
          attributes: { grade: ['K1', 'K2'] },
        },
        {
          id: 'minuten',
          name: ['auf fünf Minuten genau', 'to five minutes'],
          price: 899,
          attributes: { grade: ['K2', 'K3'] },
        },
      ],
      picture: (_, { size }) => ({
        kind: 'dominoes',
        color: hex('weiss'),
        style: size?.id === 'stunden' ? 'hours' : 'minutes',
      }),
      facts: [
        [is.play, players],
        [is.time, t('15 Minuten', '15 minutes')],
      ],
      attributes: { subject: ['Fmathe'], material: ['Mkarton'] },
      grams: 210,
    },
    {
      id: 'kalenderwand',
      name: ['Jahreskreis aus Holz', 'Wooden year circle'],
      summary: ['Zwölf Monate, die sich drehen', 'Twelve months that turn'],
      text: [
        'Ein Kreis statt einer Tabelle: Kinder sehen, dass nach Dezember wieder Januar kommt. Zeiger für Tag, Monat und Jahreszeit, Stecker für Geburtstage.',
        'A circle instead of a table: children see that January comes again after December. Pointers for day, month and season, pegs for birthdays.',
      ],
      price: 5900,
      variants: {
        attribute: 'diameter',
        values: [
          ['V40', 5900],
          ['V60', 8900],
        ],
      },
      picture: () => ({ kind: 'wheel', style: 'year', wood: 'yes' }),
      attributes: { material: ['Mholz'], eco: ['Efsc'], age: ['V4'] },
      grams: 1900,
      more: { maker: 'klotzundco', also: ['mensch-gesundheit'] },
    },
  ]);
  yield* lines({ category: 'tafelgeraete', maker: 'messfix', topic: 'werkzeug' }, [
    {
      id: 'tafelwinkelmesser',
      name: ['Tafel-Winkelmesser 180 Grad', 'Board protractor 180 degrees'],
      summary: ['Zwei Skalen, ein Griff', 'Two scales, one handle'],
      text: [
        'Halbkreis mit fünfzig Zentimetern Basis. Beide Laufrichtungen sind in verschiedenen Farben gedruckt, sodass die Klasse sieht, welche Skala gilt.',
        'A semicircle on a fifty-centimetre base. Both directions are printed in different colours, so the class sees which scale applies.',
      ],
      price: 2199,
      variants: {
        attribute: 'material',
        values: [
          ['Mholz', 2199],
          ['Mkunststoff', 1699],
        ],
      },
      picture: (_, { value }) => ({
        kind: 'protractor',
        color: value === 'Mholz' ? hex('natur') : hex('gelb'),
      }),
      attributes: { length: ['V50'], subject: ['Fmathe'], grade: [...secondary] },
      grams: 480,
    },
    {
      id: 'tafelgeodreieck-magnet',
      name: ['Magnetisches Geodreieck für Whiteboards', 'Magnetic set square for whiteboards'],
      summary: ['Bleibt, wo man es anlegt', 'Stays where you put it'],
      text: [
        'Haftet auf Stahltafeln, damit eine Hand zum Zeichnen frei bleibt. Durchsichtig, mit dunkler Teilung, die man aus der letzten Reihe liest.',
        'Sticks to steel boards, leaving one hand free to draw. Clear, with a dark scale that can be read from the back row.',
      ],
      price: 3999,
      variants: {
        attribute: 'length',
        values: [
          ['V40', 3299],
          ['V60', 3999],
        ],
      },
      picture: (_, { value }) => ({
        kind: 'set-square',
        board: true,
        handle: true,
        color: hex(value === 'V40' ? 'hellblau' : 'transparent'),
      }),
      attributes: { material: ['Mkunststoff'], subject: ['Fmathe'] },
      grams: 520,
      more: { warnings: ['magnets'] },
    },
    {
      id: 'koordinatentafel',
      name: ['Koordinatentafel für die Wand', 'Coordinate board for the wall'],
      summary: ['Beschreibbar, mit fertigem Raster', 'Writable, with a printed grid'],
      text: [
        'Achsenkreuz mit Zehnerraster auf weißem Stahl: Funktionen lassen sich zeichnen, wegwischen und mit Magneten verschieben.',
        'Axes with a grid of tens on white steel: functions can be drawn, wiped off and moved with magnets.',
      ],
      price: 7900,
      variants: {
        attribute: 'dimension',
        values: [
          ['M60x90', 7900],
          ['M120x90', 11_900],
        ],
      },
      picture: () => ({ kind: 'chart', theme: 'axes', color: hex('blau') }),
      attributes: { material: ['Mmetall'], subject: ['Fmathe'], grade: [...secondary] },
      grams: 4800,
      more: { bulky: true },
    },
  ]);
  yield* lines({ category: 'mathe-spiele', maker: 'zahlenreich', topic: 'spiel' }, [
    {
      id: 'kopfrechen-karten',
      name: ['Wer hat, ich habe: Kettenspiel', 'I have, who has: chain game'],
      summary: ['Die ganze Klasse rechnet reihum', 'The whole class calculates in turn'],
      text: [
        '„Ich habe 24. Wer hat die Hälfte?“ Dreißig Karten schließen sich zum Kreis, wenn alle richtig rechnen. Fünf Minuten zum Stundenbeginn, mit Stoppuhr auch als Rekordversuch.',
        'I have 24, who has half of it? Thirty cards close into a circle when all calculate correctly. Five minutes at the start of a lesson, or a record attempt with a stopwatch.',
      ],
      sizes: [
        {
          id: '20',
          name: ['Zahlen bis 20', 'numbers to 20'],
          price: 899,
          attributes: { grade: ['K1'] },
        },
        {
          id: '100',
          name: ['Zahlen bis 100', 'numbers to 100'],
          price: 899,
          attributes: { grade: ['K2'] },
        },
        {
          id: 'einmaleins',
          name: ['Einmaleins', 'times tables'],
          price: 899,
          attributes: { grade: ['K2', 'K3'] },
        },
        {
          id: 'groessen',
          name: ['Längen, Gewichte, Zeiten', 'lengths, weights, times'],
          price: 899,
          attributes: { grade: ['K3', 'K4'] },
        },
        {
          id: 'brueche',
          name: ['Brüche und Prozente', 'fractions and per cent'],
          price: 899,
          attributes: { grade: ['K5', 'K6'] },
        },
      ],
      picture: (_, { size }) => ({
        kind: 'flash-cards',
        picture: 'none',
        color: hex(
          size?.id === '20'
            ? 'gelb'
            : size?.id === '100'
              ? 'gruen'
              : size?.id === 'brueche'
                ? 'violett'
                : 'blau',
        ),
        label:
          size?.id === 'einmaleins'
            ? '7 × 8'
            : size?.id === 'brueche'
              ? '1/2'
              : size?.id === 'groessen'
                ? '1 KG'
                : (size?.id ?? ''),
      }),
      facts: [[is.contents, t('30 Karten', '30 cards')]],
      attributes: { subject: ['Fmathe'], count: ['V30'] },
      grams: 150,
      more: { badge: 'teachers' },
    },
    {
      id: 'zahlenturm',
      name: ['Rechenturm zum Ziehen', 'Number tower'],
      summary: ['Stein ziehen, Aufgabe lösen, oben auflegen', 'Pull, solve, put on top'],
      text: [
        'Jeder Stein trägt eine Aufgabe, die Lösung steht auf dem Boden. Wer falsch rechnet, muss zwei Steine ziehen. Bricht zuverlässig zusammen.',
        'Each block bears a sum, with the answer on the bottom. Whoever is wrong pulls two. Reliably collapses.',
      ],
      sizes: [
        {
          id: 'plus',
          name: ['plus und minus', 'plus and minus'],
          price: 1999,
          attributes: { grade: ['K1', 'K2'] },
        },
        {
          id: 'mal',
          name: ['mal und geteilt', 'times and divided'],
          price: 1999,
          attributes: { grade: ['K3', 'K4'] },
        },
      ],
      picture: (_, { size }) => ({
        kind: 'board-game',
        style: 'tower',
        color: hex('natur'),
        colors:
          size?.id === 'plus'
            ? hexes('rot', 'gelb', 'natur', 'orange')
            : hexes('blau', 'gruen', 'natur', 'tuerkis'),
      }),
      facts: [
        [is.play, t('2 bis 6', '2 to 6')],
        [is.time, t('20 Minuten', '20 minutes')],
      ],
      attributes: { subject: ['Fmathe'], material: ['Mholz'], eco: ['Efsc'], age: ['V6'] },
      grams: 1100,
    },
    {
      id: 'kaufmannsspiel',
      name: ['Das Marktspiel', 'The market game'],
      summary: ['Einkaufen, herausgeben, Kasse stimmt', 'Buy, give change, balance the till'],
      text: [
        'Jedes Kind führt einen Stand und hat zehn Euro Wechselgeld. Wer falsch herausgibt, zahlt drauf. Rechnen mit Geld, ohne dass es nach Üben aussieht.',
        'Each child runs a stall with ten euro of change. Give the wrong change and you pay. Sums with money that do not look like practice.',
      ],
      price: 2799,
      picture: () => ({ kind: 'board-game', style: 'trail', color: hex('orange') }),
      facts: [
        [is.play, players],
        [is.time, t('30 Minuten', '30 minutes')],
        [is.age, years(7)],
      ],
      attributes: { subject: ['Fmathe'], grade: ['K2', 'K3', 'K4'], age: ['V7'] },
      grams: 890,
      more: { accessories: ['muenzen-100'], also: ['spielgeld'] },
    },
    {
      id: 'wuerfeljagd',
      name: ['Würfeljagd', 'Dice chase'],
      summary: ['Wer hat zuerst genau hundert?', 'Who gets to exactly one hundred first?'],
      text: [
        'Drei Würfel, vier Rechenarten, ein Ziel: Mit jedem Wurf darf man zusammenzählen, abziehen oder malnehmen. Für Kinder, denen das Ergebnis allein zu langweilig ist.',
        'Three dice, four operations, one goal: with each throw you may add, subtract or multiply. For children to whom the result alone is boring.',
      ],
      sizes: [
        { id: 'klein', name: ['für 2 bis 4', 'for 2 to 4'], price: 1299 },
        {
          id: 'klasse',
          name: ['Klassensatz für 30', 'class set for 30'],
          price: 5900,
          grams: 2100,
        },
      ],
      picture: (_, { size }) => ({ kind: 'dice', figures: size?.id === 'klasse', colors: bright }),
      attributes: { subject: ['Fmathe'], age: ['V7'] },
      grams: 320,
      more: { warnings: ['under3'] },
    },
    {
      id: 'geometrie-memo',
      name: ['Paarspiel Geometrie', 'Geometry pairs'],
      summary: ['Körper und ihr Netz', 'Solids and their nets'],
      text: [
        'Zum Würfel gehört das Kreuz aus sechs Quadraten, aber welches der elf? Sechsunddreißig Karten, die man auch ohne Spiel zum Sortieren nimmt.',
        'The cube goes with a cross of six squares, but which of the eleven? Thirty-six cards, good for sorting even without a game.',
      ],
      sizes: [
        {
          id: 'formen',
          name: ['Formen', 'shapes'],
          price: 999,
          attributes: { grade: ['K1', 'K2'] },
        },
        {
          id: 'netze',
          name: ['Körpernetze', 'nets of solids'],
          price: 999,
          attributes: { grade: ['K4', 'K5', 'K6'] },
        },
      ],
      picture: (_, { size }) => ({
        kind: 'memory-game',
        theme: size?.id === 'formen' ? 'solids' : 'nets',
        color: hex(size?.id === 'formen' ? 'orange' : 'tuerkis'),
        count: 16,
      }),
      attributes: { subject: ['Fmathe'], count: ['V36'], material: ['Mkarton'] },
      grams: 260,
    },
  ]);
}

function* science(): Iterable<ProductSpec> {
  yield* lines({ category: 'mensch-gesundheit', maker: 'lupenwerk', topic: 'lernmaterial' }, [
    {
      id: 'tafel-skelett',
      name: ['Anatomietafel Skelett und Muskeln', 'Anatomy chart Skeleton and muscles'],
      summary: [
        'Vorder- und Rückansicht, deutsch beschriftet',
        'Front and back, labelled in German',
      ],
      text: [
        'Zweihundertsechs Knochen, davon die Hälfte in Händen und Füßen: Die Tafel zeigt sie groß genug für die letzte Reihe. Auf der Rückseite steht dieselbe Ansicht ohne Namen, zum Abfragen.',
        'Two hundred and six bones, half of them in hands and feet: the chart shows them large enough for the back row. The reverse has the same view without names, for testing.',
      ],
      price: 2499,
      variants: {
        attribute: 'dimension',
        values: [
          ['M45x60', 1999],
          ['M60x90', 2999],
        ],
      },
      picture: () => ({
        kind: 'chart',
        theme: 'skeleton',
        color: hex('anthrazit'),
        label: 'SKELETT',
      }),
      facts: [
        [is.surface, t('beidseitig laminiert, mit Leisten', 'laminated on both sides, with rails')],
      ],
      attributes: { subject: ['Fsache'], grade: ['K3', 'K4', ...secondary] },
      grams: 420,
    },
    {
      id: 'tafel-organe',
      name: ['Anatomietafel Organe und Kreislauf', 'Anatomy chart Organs and circulation'],
      summary: ['Was liegt wo, und was hängt zusammen', 'What lies where, and what is connected'],
      text: [
        'Herz, Lunge, Leber, Nieren und Darm in den Farben der gängigen Schulbücher, der Blutkreislauf als Pfeilbild daneben. Beschreibbar mit Folienstift.',
        'Heart, lungs, liver, kidneys and gut in the usual textbook colours, the circulation as an arrow diagram beside them. Takes overhead pens.',
      ],
      price: 2499,
      variants: {
        attribute: 'dimension',
        values: [
          ['M45x60', 1999],
          ['M60x90', 2999],
        ],
      },
      picture: () => ({ kind: 'chart', theme: 'organs', color: hex('koralle'), label: 'ORGANE' }),
      facts: [[is.surface, t('laminiert, mit Leisten', 'laminated, with rails')]],
      attributes: { subject: ['Fsache'], grade: ['K3', 'K4', ...secondary] },
      grams: 420,
    },
    {
      id: 'umriss-mensch',
      name: ['Magnetischer Körperumriss', 'Magnetic body outline'],
      summary: ['Beschriften, bekleben, besprechen', 'Label, attach, discuss'],
      text: [
        'Achtzehn Magnetteile von der Niere bis zum Kniegelenk für Tafel oder Whiteboard. Die Rückseiten sind neutral, damit Kinder erst raten.',
        'Eighteen magnetic parts from kidney to knee joint for blackboard or whiteboard. The backs are blank, so that children guess first.',
      ],
      price: 3999,
      picture: () => ({ kind: 'poster', theme: 'body', color: hex('tuerkis') }),
      attributes: { subject: ['Fsache'], count: ['V18'], grade: ['K2', 'K3', 'K4'] },
      grams: 780,
      more: { warnings: ['magnets'] },
    },
    {
      id: 'pulsuhr',
      name: ['Puls-Stoppuhr für Kinder', 'Pulse stopwatch for children'],
      summary: ['Vor dem Rennen, nach dem Rennen', 'Before the run, after the run'],
      text: [
        'Große Ziffern, zwei Tasten: Start und Stopp. Dazu eine Tabelle, in die Ruhepuls und Laufpuls eingetragen werden.',
        'Large figures, two buttons: start and stop. With a chart for resting and running pulse.',
      ],
      price: 1299,
      packs: [1, 10],
      packNote: [
        'Zehn Uhren im Koffer für Partnerarbeit.',
        'Ten watches in a case for working in pairs.',
      ],
      colors: ['rot', 'blau', 'gelb', 'schwarz'],
      picture: (color) => ({ kind: 'stopwatch', color }),
      attributes: { power: ['Pbatterie'], subject: ['Fsache', 'Fsport'] },
      grams: 60,
      more: { warnings: ['buttonCell', 'battery'] },
    },
    {
      id: 'haendewaschen-poster',
      name: ['Poster Händewaschen', 'Hand washing poster'],
      summary: ['Sechs Schritte in Bildern', 'Six steps in pictures'],
      text: [
        'Dreißig Sekunden sind länger, als man denkt: Das Poster gibt ein Lied zum Mitsummen dazu. Abwischbar, für den Platz über dem Becken.',
        'Thirty seconds are longer than you think: the poster adds a song to hum along. Wipeable, for above the basin.',
      ],
      sizes: sized('format', ['FA4', 399, 40], ['FA3', 599, 80]),
      packs: [1, 5],
      packNote: ['Fünf Stück, eins für jeden Waschraum.', 'Five of them, one for each washroom.'],
      picture: (_, { size }) => ({
        kind: 'chart',
        theme: 'washing',
        color: hex(size?.id === 'fa4' ? 'tuerkis' : 'blau'),
        label: 'HÄNDEWASCHEN',
      }),
      attributes: { subject: ['Fsache'], age: ['V3'] },
      more: { also: ['hygiene'] },
    },
    {
      id: 'riech-memo',
      name: ['Riechdosen mit zwölf Düften', 'Scent jars with twelve smells'],
      summary: ['Zimt, Heu, Seife, Zitrone', 'Cinnamon, hay, soap, lemon'],
      text: [
        'Zwölf verschlossene Dosen mit Sieb und ätherischen Ölen, dazu Bildkarten zum Zuordnen. Die Einlagen lassen sich nachkaufen oder selbst füllen.',
        'Twelve closed jars with sieves and essential oils, with picture cards to match. The pads can be bought again or filled yourself.',
      ],
      price: 4900,
      picture: () => ({ kind: 'clay', shape: 'pots', colors: spectrum(12) }),
      attributes: { subject: ['Fsache'], count: ['V12'], age: ['V5'] },
      grams: 640,
    },
  ]);
  yield* lines({ category: 'verkehr', maker: 'lernleiter', topic: 'lernmaterial' }, [
    {
      id: 'einsatzfahrzeuge',
      name: ['Spielfahrzeuge für den Straßenteppich', 'Toy vehicles for the road rug'],
      summary: ['Polizei, Feuerwehr, Bus, Lieferwagen', 'Police, fire engine, bus, van'],
      text: [
        'Wer hat Vorfahrt, wenn das Blaulicht kommt? Mit den Fahrzeugen spielt man die Frage durch, bevor sie auf der Kreuzung steht. Aus einem Guss, ohne Teile, die abbrechen.',
        'Who has priority when the blue light comes? The vehicles let children act it out before it happens at a junction. Cast in one piece, without parts that break off.',
      ],
      sizes: [
        {
          id: 'einsatz',
          name: ['Einsatz, drei Stück', 'emergency, three pieces'],
          price: 1499,
          attributes: { count: ['V3'] },
        },
        {
          id: 'alltag',
          name: ['Alltag, drei Stück', 'everyday, three pieces'],
          price: 1499,
          attributes: { count: ['V3'] },
        },
      ],
      picture: (_, { size }) =>
        size?.id === 'einsatz'
          ? { kind: 'vehicles', vehicle: 'fire-engine', second: 'police', third: 'helicopter' }
          : { kind: 'vehicles', vehicle: 'bus', second: 'van', third: 'tractor' },
      attributes: { material: ['Mkunststoff'], subject: ['Fsache'], age: ['V3'] },
      grams: 310,
      more: { accessories: ['strassenteppich'] },
    },
    {
      id: 'verkehrszeichen-memo',
      name: ['Paarspiel Verkehrszeichen', 'Traffic sign pairs'],
      summary: ['Zeichen und Bedeutung', 'Sign and meaning'],
      text: [
        'Zum Schild gehört die Szene: Wer rechts vor links erkennt, darf das Paar behalten. Sechsunddreißig Karten.',
        'Each sign goes with a scene: know who has priority and you keep the pair. Thirty-six cards.',
      ],
      price: 1199,
      picture: () => ({ kind: 'memory-game', theme: 'signs', color: hex('rot'), count: 16 }),
      facts: [[is.play, players]],
      attributes: { subject: ['Fsache'], count: ['V36'], grade: ['K1', 'K2', 'K3'] },
      grams: 240,
    },
    {
      id: 'strassenteppich',
      name: ['Straßenteppich Schulviertel', 'Road rug School quarter'],
      summary: ['Ampel, Zebrastreifen, Bushaltestelle', 'Lights, crossing, bus stop'],
      text: [
        'Zum Nachspielen von Schulwegen: Wo schaut man zuerst hin? Rutschfester Rücken, Kanten umkettelt.',
        'For acting out the way to school: where does one look first? Non-slip back, bound edges.',
      ],
      price: 4900,
      variants: {
        attribute: 'dimension',
        values: [
          ['M100x100', 3900],
          ['M140x200', 6900],
        ],
      },
      picture: () => ({
        kind: 'rug',
        pattern: 'road',
        color: hex('hellgruen'),
        accent: hex('gelb'),
      }),
      attributes: { material: ['Mpolyester'], age: ['V3'] },
      grams: 1900,
      more: { also: ['teppiche'] },
    },
    {
      id: 'radfahrpruefung',
      name: ['Prüfheft Radfahrausbildung', 'Cycle training workbook'],
      summary: ['Vom Helm bis zum Linksabbiegen', 'From helmet to turning left'],
      text: [
        'Die vier Schritte zur Prüfung in der vierten Klasse: Rad prüfen, Zeichen kennen, Vorfahrt üben, abbiegen. Mit Urkunde zum Ausfüllen.',
        'Four steps to the test in year four: check the bike, know the signs, practise priority, turn. With a certificate to fill in.',
      ],
      price: 495,
      packs: [1, 30],
      packNote: [
        'Dreißig Hefte mit Lehrerheft und Elternbrief.',
        'Thirty copies with a teacher’s book and a letter to parents.',
      ],
      picture: () => ({
        kind: 'book',
        color: hex('gruen'),
        accent: hex('gelb'),
        title: 'SICHER RAD',
        figure: '4',
        design: 'stripes',
      }),
      facts: [
        [is.pages, same('32')],
        [is.format, same('DIN A5')],
      ],
      attributes: { subject: ['Fsache'], grade: ['K4'], format: ['FA5'] },
      grams: 70,
      more: { book: true, maker: 'wortwiese', also: ['sach-hefte'] },
    },
    {
      id: 'schulweg-spiel',
      name: ['Schulwegspiel', 'Way to school game'],
      summary: ['Sicher ankommen statt schnell', 'Arriving safely, not fast'],
      text: [
        'Auf dem Plan zählt nicht, wer zuerst da ist, sondern wer unterwegs alles richtig gemacht hat. Ereigniskarten mit Fragen für drei Altersstufen.',
        'On this board it does not matter who arrives first, but who did everything right on the way. Event cards for three ages.',
      ],
      price: 2499,
      picture: () => ({ kind: 'board-game', style: 'trail', color: hex('blau') }),
      facts: [
        [is.play, t('2 bis 5', '2 to 5')],
        [is.time, t('25 Minuten', '25 minutes')],
      ],
      attributes: { subject: ['Fsache'], age: ['V5'] },
      grams: 760,
    },
  ]);
}

const dictionaryCovers: Readonly<Record<string, ColorName>> = {
  Englisch: 'blau',
  Französisch: 'dunkelblau',
  Spanisch: 'koralle',
  Türkisch: 'tuerkis',
  Arabisch: 'gruen',
  Ukrainisch: 'gelb',
  Polnisch: 'bordeaux',
};

function* languages(): Iterable<ProductSpec> {
  yield* lines({ category: 'daz-karten', maker: 'lernleiter', topic: 'lernmaterial' }, [
    {
      id: 'daz-bildkarten',
      name: ['Bildkarten DaZ', 'GSL picture cards'],
      summary: ['Hundert Wörter mit Artikel in Farbe', 'A hundred words with coloured articles'],
      text: [
        'Blau für der, rot für die, grün für das: Der Rahmen zeigt den Artikel, das Bild das Wort. Auf der Rückseite Mehrzahl und ein Beispielsatz.',
        'Blue for der, red for die, green for das: the frame shows the article, the picture the word. Plural and a sample sentence are on the back.',
      ],
      sizes: (
        [
          ['schule', 'Schule', 'School', 'none', 'A-Z'],
          ['essen', 'Essen', 'Food', 'apple', ''],
          ['zuhause', 'Zuhause', 'At home', 'house', ''],
          ['koerper', 'Körper', 'Body', 'face', ''],
          ['natur', 'Natur', 'Nature', 'tree', ''],
          ['unterwegs', 'Unterwegs', 'On the move', 'car', ''],
          ['wetter', 'Wetter und Jahr', 'Weather and year', 'sun', ''],
        ] as const
      ).map(([id, de, en]) => ({ id, name: [`Thema ${de}`, `topic ${en}`] as const, price: 1499 })),
      picture: (_, { size }) => ({
        kind: 'flash-cards',
        color: hex('tuerkis'),
        picture:
          {
            schule: 'none',
            essen: 'apple',
            zuhause: 'house',
            koerper: 'face',
            natur: 'tree',
            unterwegs: 'car',
            wetter: 'sun',
          }[size?.id ?? ''] ?? 'none',
        label: size?.id === 'schule' ? 'SCHULE' : '',
      }),
      facts: [
        [is.contents, t('100 Karten', '100 cards')],
        [is.format, same('DIN A6')],
        [is.surface, t('abwischbar', 'wipeable')],
      ],
      attributes: { subject: ['Fdaz'], count: ['V100'], format: ['FA6'], grade: [...primary] },
      grams: 620,
      more: { accessories: ['lernbox-fa6'], badge: 'teachers' },
    },
    {
      id: 'satzbau-baukasten',
      name: ['Satzbaukasten mit Magneten', 'Sentence kit with magnets'],
      summary: ['Jede Wortart hat ihre Farbe', 'Each part of speech has its colour'],
      text: [
        'Zweihundert Wortstreifen für Tafel oder Blech: Kinder stellen um, bis der Satz stimmt, und hören dabei, dass das Verb an zweiter Stelle bleibt.',
        'Two hundred word strips for the board: children move them until the sentence is right and hear that the verb stays second.',
      ],
      sizes: [
        {
          id: 'grund',
          name: ['Grundwortschatz', 'basic vocabulary'],
          price: 3499,
          attributes: { count: ['V200'] },
        },
        {
          id: 'aufbau',
          name: ['Ergänzung Schule', 'school extension'],
          price: 1999,
          attributes: { count: ['V100'] },
        },
      ],
      picture: (_, { size }) => ({
        kind: 'letters',
        style: 'magnet',
        text: size?.id === 'grund' ? 'DER' : 'WER?',
        colors: hexes('blau', 'rot', 'gruen'),
      }),
      attributes: { subject: ['Fdaz', 'Fdeutsch'], grade: ['K2', 'K3', 'K4'] },
      grams: 480,
      more: { warnings: ['magnets', 'under3'] },
    },
    {
      id: 'sprechanlass-wuerfel',
      name: ['Sprechwürfel', 'Talking dice'],
      summary: ['Würfeln, fragen, antworten', 'Throw, ask, answer'],
      text: [
        'Auf den Flächen stehen Fragewörter, Verben und Bilder: Aus drei Würfen wird eine Frage, die jemand beantworten muss.',
        'The faces bear question words, verbs and pictures: three throws make a question that somebody has to answer.',
      ],
      sizes: [
        {
          id: 'anfang',
          name: ['Anfang', 'beginners'],
          price: 999,
          attributes: { grade: ['K1', 'K2'] },
        },
        {
          id: 'fortgeschritten',
          name: ['Zeitformen', 'tenses'],
          price: 999,
          attributes: { grade: ['K3', 'K4', 'K5'] },
        },
      ],
      picture: (_, { size }) => ({
        kind: 'dice',
        foam: true,
        colors:
          size?.id === 'anfang'
            ? hexes('tuerkis', 'gelb', 'koralle')
            : hexes('violett', 'blau', 'orange'),
      }),
      attributes: { subject: ['Fdaz'], count: ['V3'], material: ['Mschaum'] },
      grams: 120,
    },
    {
      id: 'alltag-poster',
      name: ['Wandbild Wimmelstadt', 'Wall picture Busy town'],
      summary: ['Vierhundert Dinge, die man benennen kann', 'Four hundred things to name'],
      text: [
        'Markt, Bahnhof, Klassenzimmer, Küche: ein Bild, das ein Schuljahr lang Gesprächsstoff liefert. Mit Wortliste in zehn Sprachen.',
        'Market, station, classroom, kitchen: one picture that supplies talk for a whole year. With a word list in ten languages.',
      ],
      price: 2499,
      variants: {
        attribute: 'dimension',
        values: [
          ['M60x90', 2499],
          ['M100x70', 2999],
        ],
      },
      picture: () => ({
        kind: 'chart',
        theme: 'town',
        color: hex('koralle'),
        label: 'WIMMELSTADT',
      }),
      attributes: { subject: ['Fdaz'], grade: [...primary] },
      grams: 320,
    },
  ]);
  yield* lines({ category: 'woerterbuecher', maker: 'wortwiese', topic: 'buch' }, [
    {
      id: 'woerterbuch-sprachen',
      name: ['Bildwörterbuch zweisprachig', 'Bilingual picture dictionary'],
      summary: ['Tausend Wörter, nach Szenen geordnet', 'A thousand words, ordered by scene'],
      text: [
        'Nicht von A bis Z, sondern von der Küche bis zum Sportplatz: Kinder finden das Wort dort, wo sie es brauchen. Mit Lautschrift und Verzeichnis in beiden Sprachen.',
        'Not from A to Z but from kitchen to playing field: children find the word where they need it. With phonetic spelling and an index in both languages.',
      ],
      sizes: (
        [
          ['englisch', 'Deutsch–Englisch', 'German–English'],
          ['franzoesisch', 'Deutsch–Französisch', 'German–French'],
          ['spanisch', 'Deutsch–Spanisch', 'German–Spanish'],
          ['tuerkisch', 'Deutsch–Türkisch', 'German–Turkish'],
          ['arabisch', 'Deutsch–Arabisch', 'German–Arabic'],
          ['ukrainisch', 'Deutsch–Ukrainisch', 'German–Ukrainian'],
          ['polnisch', 'Deutsch–Polnisch', 'German–Polish'],
        ] as const
      ).map(([id, de, en]) => ({ id, name: [de, en] as const, price: 1495 })),
      picture: (_, { size }) => {
        const language = size?.name[0].split('–')[1] ?? '';
        return {
          kind: 'book',
          thick: true,
          format: 'landscape',
          design: 'circles',
          color: hex(dictionaryCovers[language] ?? 'hellblau'),
          accent: hex('weiss'),
          title: language.toUpperCase(),
        };
      },
      facts: [
        [is.pages, same('128')],
        [is.binding, t('Hardcover', 'hardcover')],
      ],
      attributes: { binding: ['Bhard'], subject: ['Fdaz'], grade: [...primary] },
      grams: 720,
      more: { book: true, also: ['daz-hefte'] },
    },
    {
      id: 'reimlexikon',
      name: ['Reimlexikon für Kinder', 'Rhyming dictionary for children'],
      summary: ['Was reimt sich auf Gurke?', 'What rhymes with Gurke?'],
      text: [
        'Geordnet nach Klang statt nach Alphabet, mit Platz für eigene Funde. Für Gedichte, Lieder und Geburtstagskarten.',
        'Ordered by sound instead of the alphabet, with room for finds of your own. For poems, songs and birthday cards.',
      ],
      price: 1295,
      picture: () => ({
        kind: 'book',
        color: hex('violett'),
        accent: hex('gelb'),
        title: 'REIME',
        design: 'letters',
        format: 'square',
      }),
      facts: [[is.pages, same('96')]],
      attributes: { subject: ['Fdeutsch'], grade: ['K2', 'K3', 'K4', 'K5'], binding: ['Bhard'] },
      grams: 360,
      more: { book: true },
    },
  ]);
}

export function* classroomShelf(): Iterable<ProductSpec> {
  yield* maths();
  yield* science();
  yield* languages();
}
