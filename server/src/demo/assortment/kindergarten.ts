import { hex } from '../attributes.ts';
import type { ProductSpec } from '../product.ts';
import { same, t } from '../text.ts';
import { lines, sized } from './line.ts';
import { cm, germany, hexes, is, spectrum, years } from './parts.ts';

/** Sets told by how many pieces are in them. */
const sets = (...rows: readonly (readonly [n: number, price: number, grams: number])[]) =>
  rows.map(([n, price, grams]) => ({
    id: String(n),
    name: [`${n} Teile`, `${n} pieces`] as const,
    price,
    grams,
    attributes: { count: [`V${n}`] },
  }));

function* building(): Iterable<ProductSpec> {
  yield* lines({ category: 'holzbausteine', maker: 'klotzundco', topic: 'spiel' }, [
    {
      id: 'holzbausteine-natur',
      name: ['Holzbausteine Buche natur,', 'Beech building blocks, natural,'],
      summary: ['Im Vier-Zentimeter-Raster, Kanten gefast', 'On a four-centimetre grid, bevelled'],
      text: [
        'Alle Maße sind Teile oder Vielfache von vier Zentimetern, darum geht jeder Turm oben wieder auf. Geschliffenes Buchenholz ohne Lack, das mit der Zeit glatt und dunkel wird.',
        'All measures are parts or multiples of four centimetres, so every tower comes out even at the top. Sanded beech without varnish that turns smooth and dark with time.',
      ],
      sizes: sets([50, 3499, 2600], [100, 5999, 5100], [200, 10900, 10200], [500, 24900, 25000]),
      picture: () => ({ kind: 'blocks', colors: hexes('natur', 'beige', 'natur', 'beige') }),
      facts: [
        [is.age, years(1)],
        [is.norm, same('EN 71')],
        [is.origin, germany],
      ],
      attributes: { material: ['Mholz'], age: ['V1'], eco: ['Efsc'] },
      more: { badge: 'classic', accessories: ['bauwagen', 'bauteppich'] },
    },
    {
      id: 'holzbausteine-bunt',
      name: ['Holzbausteine bunt,', 'Coloured building blocks,'],
      summary: ['Gebeizt: Farbe, unter der man Holz fühlt', 'Stained, so the wood can be felt'],
      text: [
        'Wasserbeize statt Lack lässt die Maserung sichtbar und blättert nicht. Die Farben sind speichelfest und mit den Natursteinen im Maß gleich.',
        'Water stain instead of varnish shows the grain and does not flake. The colours resist saliva, and the sizes match the natural blocks.',
      ],
      sizes: sets([50, 3999, 2600], [100, 6999, 5100], [200, 12900, 10200]),
      variants: { attribute: 'age', values: [['V1'], ['V3']] },
      picture: (_, { value }) => ({
        kind: 'blocks',
        colors:
          value === 'V1'
            ? hexes('koralle', 'mint', 'gelb', 'hellblau')
            : hexes('rot', 'gelb', 'gruen', 'blau', 'orange'),
      }),
      facts: [[t('Größte Kante', 'Longest edge'), t('16 cm', '16 cm')]],
      attributes: { material: ['Mholz'], eco: ['Efsc'] },
    },
    {
      id: 'bauplaettchen',
      name: ['Bauplättchen Kiefer,', 'Pine planks,'],
      summary: ['Alle gleich, alles möglich', 'All alike, all possible'],
      text: [
        'Jedes Plättchen ist fünfmal so lang wie breit und dreimal so breit wie dick: Mehr Regeln gibt es nicht. Aus ihnen wachsen Brücken, Türme und Tiere, ganz ohne Stecken und Kleben.',
        'Every plank is five times as long as wide and three times as wide as thick: there are no further rules. Bridges, towers and animals grow without plugs or glue.',
      ],
      sizes: sets([100, 3299, 1900], [200, 5999, 3800], [1000, 24900, 19000]),
      picture: () => ({ kind: 'blocks', style: 'planks', colors: hexes('natur', 'beige') }),
      facts: [[is.size, cm('12 × 2.4 × 0.8')]],
      attributes: { material: ['Mholz'], age: ['V3'], eco: ['Efsc'] },
    },
    {
      id: 'bauplaettchen-bunt',
      name: ['Bauplättchen bunt, 100 Teile', 'Coloured planks, 100 pieces'],
      summary: ['Eine Farbe je Kasten, zum Mischen', 'One colour a box, to be mixed'],
      text: [
        'Lasierte Plättchen, mit denen sich Muster legen und Stockwerke unterscheiden lassen. Passen in Maß und Gewicht zu den naturbelassenen.',
        'Glazed planks for laying patterns and telling storeys apart. They match the natural ones in size and weight.',
      ],
      price: 3699,
      colors: ['rot', 'gelb', 'gruen', 'blau', 'violett'],
      picture: (color) => ({
        kind: 'blocks',
        style: 'planks',
        colors: [color, color, hex('natur')],
      }),
      attributes: { material: ['Mholz'], age: ['V3'], count: ['V100'] },
      grams: 1900,
    },
    {
      id: 'grossbausteine',
      name: ['Großbausteine aus Schaumstoff,', 'Large foam blocks,'],
      summary: ['Weich fallen lassen erlaubt', 'Dropping them is allowed'],
      text: [
        'So groß wie ein Sofakissen und so leicht, dass Zweijährige sie tragen. Der Bezug ist abwischbar, der Reißverschluss hinter einer Leiste verborgen.',
        'As big as a sofa cushion and so light that two-year-olds carry them. The cover wipes clean, the zip hides behind a strip.',
      ],
      sizes: [
        { id: '6', name: ['6 Teile', '6 pieces'], price: 18900, grams: 4200 },
        { id: '12', name: ['12 Teile', '12 pieces'], price: 34900, grams: 8600 },
      ],
      variants: { attribute: 'color', values: [['Cmint'], ['Crot'], ['Cblau']] },
      picture: (_, { value }) => ({
        kind: 'blocks',
        colors:
          value === 'Cmint'
            ? hexes('mint', 'beige', 'hellblau', 'flieder')
            : value === 'Crot'
              ? hexes('rot', 'gelb', 'orange', 'koralle')
              : hexes('blau', 'tuerkis', 'hellblau', 'petrol'),
      }),
      facts: [[t('Raumgewicht', 'Density'), same('25 kg/m³')]],
      attributes: { material: ['Mschaum'], age: ['V1'] },
      more: { bulky: true, maker: 'nestwaerme' },
    },
    {
      id: 'bauwagen',
      name: ['Bauwagen mit Bausteinen', 'Block trolley with blocks'],
      summary: ['Laufen lernen und aufräumen zugleich', 'Learning to walk while tidying up'],
      text: [
        'Der Griff hält Kinder, die gerade laufen lernen, die Bremse hält den Wagen auf glattem Boden. Vierzig Bausteine liegen darin und kommen abends wieder hinein.',
        'The handle holds children who are learning to walk, the brake holds the trolley on smooth floors. Forty blocks lie in it and return there at night.',
      ],
      price: 8999,
      colors: ['natur', 'rot', 'hellblau'],
      picture: (color) => ({ kind: 'play-furniture', style: 'wagon', color }),
      facts: [[is.age, years(1)]],
      attributes: { material: ['Mholz'], age: ['V1'], count: ['V40'] },
      grams: 5400,
      more: { bulky: true },
    },
    {
      id: 'bauteppich',
      name: ['Bauteppich leise, 140 × 200 cm', 'Quiet building rug, 140 × 200 cm'],
      summary: ['Fester Filz, auf dem Türme stehen', 'Firm felt on which towers stand'],
      text: [
        'Hart genug, damit nichts wackelt, weich genug, dass ein einstürzender Turm niemanden erschreckt. Die Gummirückseite liegt auf glattem Boden ohne Falten.',
        'Firm enough that nothing wobbles, soft enough that a falling tower scares nobody. The rubber back lies flat on smooth floors.',
      ],
      price: 8999,
      colors: ['grau', 'gruen', 'blau'],
      picture: (color) => ({ kind: 'rug', pattern: 'plain', color }),
      attributes: { material: ['Mfilz'] },
      grams: 4900,
      more: { also: ['teppiche'], bulky: true, maker: 'formgut' },
    },
  ]);
  yield* lines({ category: 'konstruktion', maker: 'klotzundco', topic: 'spiel' }, [
    {
      id: 'zahnraeder',
      name: ['Zahnradbau,', 'Gear building set,'],
      summary: ['Dreht sich eins, drehen sich alle', 'When one turns, all turn'],
      text: [
        'Räder in vier Größen auf einer Steckplatte: Kinder entdecken von selbst, warum das kleine schneller läuft. Die Zähne sind rund und klemmen keine Finger.',
        'Wheels of four sizes on a pegboard: children find out for themselves why the small one runs faster. The teeth are round and pinch no fingers.',
      ],
      sizes: sets([40, 2999, 700], [80, 4999, 1300], [150, 8499, 2500]),
      picture: () => ({ kind: 'construction' }),
      attributes: { material: ['Mkunststoff'], age: ['V3'] },
      more: { warnings: ['under3'] },
    },
    {
      id: 'steckbausteine',
      name: ['Steckbausteine groß,', 'Large interlocking bricks,'],
      summary: ['Für Hände ab zwei Jahren', 'For hands from two years on'],
      text: [
        'Doppelt so groß wie übliche Steine und mit vier Noppen, die fest halten und sich leicht lösen. Spülmaschinenfest und mit anderen großen Steinen verbaubar.',
        'Twice the usual size, with four studs that hold well and come off easily. Dishwasher-safe and fit other large bricks.',
      ],
      sizes: sets([60, 2999, 1100], [120, 4999, 2200], [300, 10900, 5400]),
      variants: { attribute: 'color', values: [['Crot'], ['Cmint'], ['Crosa']] },
      picture: (_, { value }) => ({
        kind: 'blocks',
        style: 'studs',
        colors:
          value === 'Crot'
            ? hexes('rot', 'gelb', 'gruen', 'blau')
            : value === 'Cmint'
              ? hexes('mint', 'beige', 'petrol', 'tanne')
              : hexes('rosa', 'flieder', 'pink', 'hellblau'),
      }),
      facts: [[is.use, t('Spülmaschine bis 60 °C', 'dishwasher up to 60 °C')]],
      attributes: { material: ['Mkunststoff'], age: ['V2'] },
    },
    {
      id: 'magnetfliesen',
      name: ['Magnetbausteine durchsichtig,', 'Translucent magnetic tiles,'],
      summary: ['Klicken zusammen und leuchten am Fenster', 'Click together, glow at the window'],
      text: [
        'Dreiecke und Quadrate mit verschweißten Magneten, die sich in jeder Richtung anziehen. Flach gelegt wird daraus ein Muster, aufgestellt eine Kuppel.',
        'Triangles and squares with welded-in magnets that attract in every direction. Laid flat they make a pattern, raised a dome.',
      ],
      sizes: sets([32, 3999, 900], [60, 6999, 1700], [100, 10900, 2800]),
      picture: () => ({
        kind: 'blocks',
        style: 'magnetic',
        colors: hexes('rot', 'orange', 'gelb', 'hellgruen', 'hellblau', 'violett'),
      }),
      facts: [[is.age, years(3)]],
      attributes: { material: ['Mkunststoff'], age: ['V3'] },
      more: { warnings: ['magnets', 'under3'] },
    },
    {
      id: 'schraubenbau',
      name: ['Schrauben und Bretter,', 'Bolts and boards,'],
      summary: ['Echte Schrauben in Kinderhandgröße', 'Real bolts in child size'],
      text: [
        'Lochbretter, Muttern und ein Schlüssel aus Buche: Wagen, Kran und Fantasiemaschine halten auch das Herumtragen aus. Mit zwölf Bauvorlagen.',
        'Boards with holes, nuts and a beech spanner: carts, cranes and fantasy machines survive being carried about. With twelve plans.',
      ],
      sizes: sets([50, 3499, 1200], [100, 5999, 2300]),
      picture: () => ({ kind: 'building-set', style: 'bolts' }),
      attributes: { material: ['Mholz'], age: ['V4'] },
      more: { warnings: ['under3'] },
    },
    {
      id: 'steckblumen',
      name: ['Steckblumen,', 'Interlocking flowers,'],
      summary: ['Acht Schlitze, endlose Ketten', 'Eight slots, endless chains'],
      text: [
        'Weiche Scheiben, die sich in jede Richtung verhaken: flach zum Muster, rund zum Ball. Die Dose mit Griff trägt ein Kind allein.',
        'Soft discs that hook in every direction: flat into patterns, round into balls. A child carries the tub alone by its handle.',
      ],
      sizes: sets([200, 1499, 500], [500, 2999, 1200]),
      picture: () => ({ kind: 'building-set', style: 'flowers' }),
      attributes: { material: ['Mkunststoff'], age: ['V3'] },
      more: { warnings: ['under3'] },
    },
    {
      id: 'kugelbahn',
      name: ['Kugelbahn aus Holz,', 'Wooden marble run,'],
      summary: ['Wo rollt sie hin, und warum', 'Where does it roll, and why'],
      text: [
        'Bausteine mit Rinne und Loch, dazu Glasmurmeln und ein Glöckchen am Ziel. Steht das Gefälle falsch, bleibt die Murmel liegen und wird zur Frage.',
        'Blocks with a groove and a hole, glass marbles and a bell at the end. If the slope is wrong, the marble stops and becomes a question.',
      ],
      sizes: sets([50, 4999, 2400], [100, 8999, 4700]),
      picture: (_, { size }) => ({ kind: 'marble-run', many: size?.id === '50' ? 'no' : 'yes' }),
      attributes: { material: ['Mholz'], age: ['V4'] },
      more: { warnings: ['under3'] },
    },
  ]);
}

function* playing(): Iterable<ProductSpec> {
  yield* lines({ category: 'puzzles', maker: 'klotzundco', topic: 'spiel' }, [
    {
      id: 'rahmenpuzzle',
      name: ['Rahmenpuzzle', 'Frame puzzle'],
      summary: ['Der Rahmen hält, was schon liegt', 'The frame holds what is in place'],
      text: [
        'Sechs Millimeter Pappelholz, sauber gelasert, die Farben direkt aufs Holz gedruckt. Unter den Teilen liegt das Bild noch einmal als Linie, zum Nachschauen.',
        'Six millimetres of poplar, cleanly cut, printed directly on the wood. Beneath the pieces the picture shows again as a line, to look up.',
      ],
      sizes: (
        [
          ['hof', 'Bauernhof', 'Farm', 'animal'],
          ['wald', 'Waldlichtung', 'Forest glade', 'landscape'],
          ['deutschland', 'Deutschland', 'Germany', 'map'],
          ['formen', 'Formenwelt', 'World of shapes', 'shapes'],
        ] as const
      ).map(([id, de, en]) => ({ id, name: [de, en] as const, price: 1299, grams: 260 })),
      variants: {
        attribute: 'count',
        values: [
          ['V4', 999],
          ['V16', 1299],
          ['V25', 1499],
        ],
      },
      picture: (_, { size, value }) => ({
        kind: 'puzzle',
        pieces: value === 'V4' ? '4' : value === 'V16' ? '16' : '25',
        motif: { hof: 'farm', deutschland: 'map', formen: 'shapes' }[size?.id ?? ''] ?? 'landscape',
      }),
      facts: [[is.size, cm('30 × 21')]],
      attributes: { material: ['Mholz'], age: ['V3'] },
      more: { warnings: ['under3'] },
    },
    {
      id: 'knopfpuzzle',
      name: ['Knopfpuzzle', 'Knob puzzle'],
      summary: ['Griffe für den Pinzettengriff', 'Knobs for finger and thumb'],
      text: [
        'Dicke Teile, in denen ein runder Knopf steckt: Die Hand übt, was sie später für den Stift braucht. Die Mulde verrät die Form.',
        'Thick pieces with a round knob: the hand practises what it will need for a pencil. The hollow tells the shape.',
      ],
      sizes: (
        [
          ['tiere', 'Tiere', 'Animals'],
          ['fahrzeuge', 'Fahrzeuge', 'Vehicles'],
          ['obst', 'Obst', 'Fruit'],
          ['formen', 'Formen', 'Shapes'],
        ] as const
      ).map(([id, de, en]) => ({ id, name: [de, en] as const, price: 1199, grams: 380 })),
      variants: {
        attribute: 'count',
        values: [
          ['V4', 999],
          ['V8', 1399],
        ],
      },
      picture: (_, { size, value }) => ({
        kind: 'puzzle',
        pieces: value === 'V4' ? '4' : '9',
        motif:
          { tiere: 'animals', fahrzeuge: 'vehicles', obst: 'fruit' }[size?.id ?? ''] ?? 'shapes',
        colors: hexes('hellblau', 'gelb', 'mint', 'koralle'),
      }),
      attributes: { material: ['Mholz'], age: ['V1'] },
      more: { maker: 'nestwaerme' },
    },
    {
      id: 'bodenpuzzle',
      name: ['Bodenpuzzle', 'Floor puzzle'],
      summary: ['Einen Meter breit, zum Draufsitzen', 'A metre wide, to sit on'],
      text: [
        'Teile so groß wie eine Kinderhand aus drei Millimeter Karton. Ein Kind allein braucht eine Viertelstunde, vier brauchen fünf Minuten und viele Worte.',
        'Pieces the size of a child’s hand in three-millimetre board. One child needs a quarter of an hour, four need five minutes and many words.',
      ],
      sizes: (
        [
          ['stadt', 'Unsere Stadt', 'Our town', 24, 2299],
          ['welt', 'Weltkarte', 'World map', 48, 2999],
          ['meer', 'Unter Wasser', 'Under water', 24, 2299],
        ] as const
      ).map(([id, de, en, n, price]) => ({
        id,
        name: [`${de}, ${n} Teile`, `${en}, ${n} pieces`] as const,
        price,
        attributes: { count: [`V${n}`] },
        grams: 1100,
      })),
      picture: (_, { size }) => ({
        kind: 'puzzle',
        frame: false,
        pieces: size?.id === 'welt' ? '49' : '25',
        motif: { welt: 'world', meer: 'sea' }[size?.id ?? ''] ?? 'town',
      }),
      attributes: { material: ['Mkarton'], age: ['V4'] },
      more: { warnings: ['under3'] },
    },
    {
      id: 'lagenpuzzle',
      name: ['Lagenpuzzle', 'Layer puzzle'],
      summary: ['Vier Bilder übereinander', 'Four pictures, one on another'],
      text: [
        'Unter jedem Bild liegt ein früheres: vom Ei zum Huhn, vom Samen zur Blume. Wer alle Lagen gelegt hat, erzählt die Geschichte rückwärts.',
        'Beneath each picture lies an earlier one: from egg to hen, from seed to flower. Whoever has laid all layers tells the story backwards.',
      ],
      sizes: (
        [
          ['huhn', 'Vom Ei zum Huhn', 'From egg to hen', 'animal'],
          ['blume', 'Vom Samen zur Blume', 'From seed to flower', 'landscape'],
          ['koerper', 'Mein Körper', 'My body', 'shapes'],
          ['haus', 'Ein Haus entsteht', 'A house is built', 'shapes'],
        ] as const
      ).map(([id, de, en]) => ({ id, name: [de, en] as const, price: 1899, grams: 520 })),
      picture: (_, { size }) => ({
        kind: 'puzzle',
        pieces: '16',
        motif: { huhn: 'hen', blume: 'flower', koerper: 'body' }[size?.id ?? ''] ?? 'house',
      }),
      attributes: { material: ['Mholz'], age: ['V4'], subject: ['Fsache'] },
      more: { warnings: ['under3'] },
    },
  ]);
  yield* lines({ category: 'gesellschaftsspiele', maker: 'zahlenreich', topic: 'spiel' }, [
    {
      id: 'kita-memo',
      name: ['Merkspiel', 'Matching pairs'],
      summary: ['Wo lag noch gleich der Igel', 'Where was the hedgehog again'],
      text: [
        'Kräftige Karten, die sich mit kleinen Fingern aufnehmen lassen und nicht durchscheinen. Für den Anfang spielt man mit sechs Paaren, später mit allen.',
        'Sturdy cards that small fingers can pick up and that do not show through. Begin with six pairs, go on to all of them.',
      ],
      sizes: (
        [
          ['waldtiere', 'Waldtiere', 'Forest animals'],
          ['fahrzeuge', 'Fahrzeuge', 'Vehicles'],
          ['gefuehle', 'Gesichter', 'Faces'],
          ['fuehlen', 'Fühlen', 'Textures'],
        ] as const
      ).map(([id, de, en]) => ({ id, name: [de, en] as const, price: 1499, grams: 420 })),
      variants: {
        attribute: 'count',
        values: [
          ['V24', 1299],
          ['V48', 1799],
        ],
      },
      picture: (_, { size, value }) => ({
        kind: 'memory-game',
        theme:
          { waldtiere: 'forest', fahrzeuge: 'vehicles', gefuehle: 'faces' }[size?.id ?? ''] ??
          'textures',
        color: hex(
          ({ waldtiere: 'tanne', fahrzeuge: 'blau', gefuehle: 'koralle' } as const)[
            size?.id as 'waldtiere'
          ] ?? 'violett',
        ),
        count: value === 'V48' ? 16 : 9,
        round: size?.id === 'fuehlen',
      }),
      facts: [
        [is.play, t('2–6', '2–6')],
        [is.time, t('10–20 Minuten', '10–20 minutes')],
      ],
      attributes: { material: ['Mkarton'], age: ['V3'] },
      more: { warnings: ['under3'] },
    },
    {
      id: 'wettlauf',
      name: ['Würfelspiel Schneckenrennen', 'Dice game Snail race'],
      summary: ['Die langsamste Schnecke gewinnt auch', 'Even the slowest snail wins'],
      text: [
        'Niemand gehört eine Schnecke, alle fiebern mit: So lernt man warten, würfeln und verlieren, ohne zu weinen. Mit Farbwürfeln statt Zahlen.',
        'Nobody owns a snail, all cheer along: this is how to learn waiting, throwing and losing without tears. With colour dice instead of numbers.',
      ],
      price: 2499,
      variants: {
        attribute: 'age',
        values: [
          ['V3', 2499],
          ['V5', 2799],
        ],
      },
      picture: () => ({ kind: 'board-game', style: 'trail' }),
      facts: [[is.play, same('2–6')]],
      attributes: { material: ['Mholz'] },
      grams: 780,
      more: { warnings: ['under3'] },
    },
    {
      id: 'obstgarten',
      name: ['Kooperationsspiel', 'Cooperative game'],
      summary: ['Alle gewinnen zusammen oder keiner', 'All win together or nobody'],
      text: [
        'Die Gruppe spielt gegen die Zeit statt gegeneinander. Beraten ist erlaubt und nötig, und am Ende räumen alle gemeinsam auf.',
        'The group plays against time instead of each other. Advice is allowed and needed, and in the end all tidy up together.',
      ],
      sizes: (
        [
          ['garten', 'Garten vor dem Regen', 'Garden before the rain', 'gruen'],
          ['bruecke', 'Brücke für alle', 'A bridge for all', 'blau'],
          ['nacht', 'Licht im Wald', 'Light in the forest', 'violett'],
        ] as const
      ).map(([id, de, en]) => ({ id, name: [de, en] as const, price: 2699, grams: 900 })),
      picture: (_, { size }) =>
        size?.id === 'bruecke'
          ? { kind: 'bridge-game' }
          : {
              kind: 'board-game',
              style: size?.id === 'nacht' ? 'forest' : 'garden',
              color: hex(size?.id === 'nacht' ? 'dunkelblau' : 'gruen'),
            },
      facts: [[is.play, same('2–8')]],
      attributes: { material: ['Mholz'], age: ['V4'] },
      more: { warnings: ['under3'], badge: 'teachers' },
    },
    {
      id: 'stapelspiel',
      name: ['Stapelspiel Wackelturm', 'Stacking game Wobble tower'],
      summary: ['Ruhige Hände, lautes Lachen', 'Calm hands, loud laughter'],
      text: [
        'Tiere, Bretter und ein Würfel entscheiden, was als Nächstes hinauf muss. Fällt der Turm, beginnt das Staunen von vorn.',
        'Animals, boards and a die decide what goes up next. When the tower falls, the wonder starts again.',
      ],
      price: 1999,
      variants: {
        attribute: 'count',
        values: [
          ['V16', 1999],
          ['V32', 2999],
        ],
      },
      picture: () => ({ kind: 'board-game', style: 'tower' }),
      attributes: { material: ['Mholz'], age: ['V4'] },
      grams: 640,
      more: { warnings: ['under3'] },
    },
    {
      id: 'zuordnung',
      name: ['Zuordnungsspiel Legetafeln', 'Sorting boards game'],
      summary: ['Groß und klein, hart und weich', 'Big and small, hard and soft'],
      text: [
        'Sechs Tafeln, sechsunddreißig Kärtchen: Kinder ordnen allein, zu zweit oder mit Ansage. Die Rückseiten sind farbig, damit jede Tafel ihre Karten wiederfindet.',
        'Six boards, thirty-six cards: children sort alone, in pairs or by call. Coloured backs bring every card to its board.',
      ],
      price: 2199,
      variants: {
        attribute: 'age',
        values: [
          ['V2', 1999],
          ['V4', 2199],
        ],
      },
      picture: () => ({ kind: 'board-game', style: 'box', color: hex('tuerkis') }),
      attributes: { material: ['Mkarton'] },
      grams: 850,
      more: { warnings: ['under3'] },
    },
    {
      id: 'farbwuerfel',
      name: ['Schaumwürfel groß,', 'Large foam dice,'],
      summary: ['Man hört sie nicht, man sieht sie', 'Not heard, but seen'],
      text: [
        'Fünfzehn Zentimeter Kantenlänge, abwaschbar und leise genug für den Mittagskreis. Mit Farben, Augen oder Taschen zum Einstecken eigener Bilder.',
        'Fifteen centimetres a side, washable and quiet enough for circle time. With colours, dots or pockets for your own pictures.',
      ],
      sizes: [
        { id: 'farben', name: ['Farben, 2 Stück', 'colours, 2 pieces'], price: 1999, grams: 260 },
        { id: 'augen', name: ['Augen, 2 Stück', 'dots, 2 pieces'], price: 1999, grams: 260 },
        {
          id: 'taschen',
          name: ['mit Taschen, 1 Stück', 'with pockets, 1 piece'],
          price: 2499,
          grams: 310,
        },
      ],
      picture: (_, { size }) => ({
        kind: 'dice',
        foam: true,
        colors:
          size?.id === 'taschen'
            ? hexes('hellblau')
            : size?.id === 'farben'
              ? hexes('weiss', 'weiss')
              : hexes('rot', 'gelb'),
        painted: size?.id === 'farben',
      }),
      attributes: { material: ['Mschaum'], age: ['V2'] },
    },
  ]);
  yield* lines({ category: 'rollenspiel', maker: 'klotzundco', topic: 'spiel' }, [
    {
      id: 'spielkueche',
      name: ['Spielküche', 'Play kitchen'],
      summary: ['Herd, Spüle und Ofen in einer Höhe', 'Stove, sink and oven at one height'],
      text: [
        'Die Knöpfe klicken, der Hahn dreht, die Ofentür hat ein Fenster. Die Arbeitshöhe passt Drei- bis Sechsjährigen, der Rücken ist glatt und stellt sich frei in den Raum.',
        'The knobs click, the tap turns, the oven door has a window. The working height suits three- to six-year-olds; the plain back stands free in the room.',
      ],
      sizes: [
        { id: 'einzel', name: ['Zeile 60 cm', 'unit 60 cm'], price: 24900, grams: 14000 },
        { id: 'eck', name: ['Eckzeile 120 cm', 'corner unit 120 cm'], price: 44900, grams: 27000 },
      ],
      colors: ['natur', 'weiss', 'mint'],
      picture: (color) => ({ kind: 'play-shop', style: 'kitchen', color }),
      facts: [[is.norm, same('EN 71')]],
      attributes: { material: ['Mholz'], age: ['V3'] },
      more: {
        bulky: true,
        warnings: ['tipping'],
        accessories: ['spielgeschirr', 'lebensmittel-24'],
      },
    },
    {
      id: 'kaufladen',
      name: ['Kaufladen mit Theke', 'Play shop with counter'],
      summary: ['Von beiden Seiten zu bespielen', 'Played from both sides'],
      text: [
        'Sechs Fächer, eine Tafel für die Preise und eine Theke, hinter der zwei Kinder stehen können. Zerlegt sich ohne Werkzeug in vier Teile.',
        'Six shelves, a board for prices and a counter with room for two children. Comes apart into four pieces without tools.',
      ],
      price: 19900,
      colors: ['natur', 'koralle', 'hellblau'],
      picture: (color) => ({ kind: 'play-furniture', style: 'shop', color }),
      attributes: { material: ['Mholz'], age: ['V3'] },
      grams: 16000,
      more: { bulky: true, warnings: ['tipping'], accessories: ['spielkasse', 'lebensmittel-24'] },
    },
    {
      id: 'spielkasse',
      name: ['Spielkasse', 'Play till'],
      summary: ['Die Schublade springt auf', 'The drawer springs open'],
      text: [
        'Mit Scanner, Band zum Kurbeln und Fächern für Münzen und Scheine. Piept nicht, dafür klingelt ein Glöckchen.',
        'With a scanner, a crank for the belt and trays for coins and notes. It does not beep, but a bell rings.',
      ],
      price: 3499,
      colors: ['rot', 'mint', 'natur'],
      picture: (color) => ({ kind: 'play-shop', style: 'till', color }),
      attributes: { material: ['Mholz'], age: ['V3'] },
      grams: 1500,
      more: { warnings: ['under3'] },
    },
    {
      id: 'lebensmittel',
      name: ['Spiellebensmittel aus Holz,', 'Wooden play food,'],
      summary: ['Zum Schneiden, Servieren, Verkaufen', 'To cut, serve and sell'],
      text: [
        'Obst, Gemüse, Brot und Käse in echter Größe, manches mit Klettverbindung zum Durchschneiden. Mit Wasserlack, der Kochversuche mit Wasser verzeiht.',
        'Fruit, vegetables, bread and cheese at true size, some with hook and loop for cutting. Water-based varnish forgives cooking with water.',
      ],
      sizes: sets([12, 1999, 600], [24, 3499, 1200], [48, 5999, 2300]),
      picture: (_, { size }) => ({
        kind: 'play-shop',
        style: 'food',
        color: hex(size?.id === '12' ? 'rot' : size?.id === '24' ? 'gruen' : 'orange'),
      }),
      attributes: { material: ['Mholz'], age: ['V3'] },
      more: { warnings: ['under3'] },
    },
    {
      id: 'spielgeschirr',
      name: ['Spielgeschirr', 'Play crockery'],
      summary: ['Für vier Gäste und einen Bären', 'For four guests and a bear'],
      text: [
        'Teller, Becher, Töpfe und Besteck, die aufeinander passen und in die Spülmaschine dürfen. Aus Edelstahl klappert es, aus Rezyklat nicht.',
        'Plates, cups, pots and cutlery that stack and go into the dishwasher. In steel it rattles, in recycled plastic it does not.',
      ],
      price: 2999,
      variants: {
        attribute: 'material',
        values: [
          ['Mstahl', 3999],
          ['Mrezyklat', 2999],
          ['Mholz', 3499],
        ],
      },
      picture: (_, { value }) => ({
        kind: 'dishes',
        color: hex(value === 'Mstahl' ? 'silber' : value === 'Mholz' ? 'natur' : 'mint'),
      }),
      attributes: { age: ['V3'], count: ['V24'] },
      grams: 900,
    },
    {
      id: 'puppe',
      name: ['Weichpuppe', 'Soft doll'],
      summary: ['Lässt sich füttern, wickeln, trösten', 'To feed, change and comfort'],
      text: [
        'Körper aus Baumwolle mit Wollfüllung, Kleidung mit großen Klettverschlüssen. Das Kleid gibt es in vier Farben, damit jedes Kind seine Puppe wiederfindet; waschbar bei dreißig Grad.',
        'A cotton body filled with wool, clothes with large hook-and-loop tabs. The dress comes in four colours, so that every child knows its doll; washes at thirty degrees.',
      ],
      sizes: sized('length', ['V30', 2999, 260], ['V40', 3999, 430]),
      colors: ['rosa', 'gelb', 'hellblau', 'mint'],
      picture: (color) => ({ kind: 'play-shop', style: 'doll', color }),
      attributes: { material: ['Mbaumwolle'], age: ['V1'] },
      more: { maker: 'nestwaerme' },
    },
    {
      id: 'handpuppe',
      name: ['Handpuppe', 'Hand puppet'],
      summary: ['Der Mund geht auf, die Kinder hören zu', 'The mouth opens, children listen'],
      text: [
        'Passt auf Erwachsenen- und Kinderhände, Maul und beide Pfoten lassen sich bewegen. Für Morgenkreis, Trost und alles, was ein Tier besser sagen kann.',
        'Fits adult and child hands; mouth and both paws move. For circle time, comfort and whatever an animal can say better.',
      ],
      sizes: (
        [
          ['baer', 'Bär', 'Bear', 'bear'],
          ['fuchs', 'Fuchs', 'Fox', 'fox'],
          ['hase', 'Hase', 'Rabbit', 'rabbit'],
          ['eule', 'Eule', 'Owl', 'owl'],
          ['frosch', 'Frosch', 'Frog', 'frog'],
          ['loewe', 'Löwe', 'Lion', 'lion'],
        ] as const
      ).map(([id, de, en]) => ({ id, name: [de, en] as const, price: 2499, grams: 180 })),
      picture: (_, { size }) => ({
        kind: 'soft-toy',
        style: 'puppet',
        animal:
          { baer: 'bear', fuchs: 'fox', hase: 'rabbit', eule: 'owl', frosch: 'frog' }[
            size?.id ?? ''
          ] ?? 'lion',
      }),
      attributes: { material: ['Mbaumwolle'], age: ['V0'] },
      more: { maker: 'nestwaerme' },
    },
  ]);
  yield* lines({ category: 'draussen', maker: 'ballfreund', topic: 'spiel' }, [
    {
      id: 'sandset',
      name: ['Sandspielzeug', 'Sand toys'],
      summary: ['Für den Sandkasten, der täglich voll ist', 'For a sandpit that is full every day'],
      text: [
        'Eimer, Schaufel, Sieb und Förmchen mit drei Millimeter Wandstärke, die auch nach einem Winter draußen nicht splittern. Griffe so breit, dass zwei Hände greifen.',
        'Bucket, spade, sieve and moulds with walls of three millimetres that do not splinter after a winter outdoors. Handles wide enough for two hands.',
      ],
      sizes: [
        { id: '5', name: ['5 Teile', '5 pieces'], price: 1299, grams: 480 },
        { id: '40', name: ['40 Teile im Netz', '40 pieces in a net'], price: 7999, grams: 3900 },
      ],
      colors: ['rot', 'blau', 'gelb'],
      picture: (color) => ({ kind: 'sand-toys', colors: [color, hex('gelb'), hex('gruen')] }),
      attributes: { material: ['Mrezyklat'], age: ['V2'], eco: ['Eengel'] },
    },
    {
      id: 'schaufel',
      name: ['Gartenschaufel mit Holzstiel', 'Garden shovel with wooden shaft'],
      summary: ['Echtes Werkzeug in Kinderlänge', 'A real tool at a child’s length'],
      text: [
        'Blatt aus Stahl mit runden Kanten, Stiel aus Esche. Zum Graben, Umpflanzen und Schneeräumen, nicht nur zum Spielen.',
        'A steel blade with rounded edges and an ash shaft. For digging, planting and clearing snow, not only for play.',
      ],
      sizes: sized('length', ['V60', 1299, 600], ['V100', 1699, 900]),
      colors: ['rot', 'gruen', 'blau'],
      picture: (color, { size }) => ({
        kind: 'garden',
        style: 'spade',
        color,
        long: size?.id === '100',
      }),
      attributes: { material: ['Mmetall'], age: ['V4'] },
      more: { warnings: ['home'] },
    },
    {
      id: 'matschkueche',
      name: ['Matschküche aus Robinie', 'Mud kitchen in robinia'],
      summary: ['Steht das ganze Jahr draußen', 'Stands outdoors all year'],
      text: [
        'Robinienholz verwittert silbern und braucht keine Lasur. Zwei Edelstahlschüsseln lassen sich herausnehmen, ein Wasserhahn für den Kanister liegt bei.',
        'Robinia weathers to silver and needs no stain. Two steel bowls lift out, and a tap for the canister is included.',
      ],
      sizes: [
        {
          id: 'krippe',
          name: ['Höhe 45 cm', 'height 45 cm'],
          price: 29900,
          grams: 21000,
          attributes: { age: ['V1'] },
        },
        {
          id: 'kita',
          name: ['Höhe 55 cm', 'height 55 cm'],
          price: 34900,
          grams: 26000,
          attributes: { age: ['V3'] },
        },
      ],
      picture: () => ({ kind: 'play-shop', style: 'kitchen', color: hex('braun') }),
      attributes: { material: ['Mholz'], eco: ['Efsc'] },
      more: { bulky: true },
    },
    {
      id: 'giesskanne',
      name: ['Kindergießkanne 1 Liter', 'Child’s watering can, 1 litre'],
      summary: ['Voll noch leicht genug', 'Light enough when full'],
      text: [
        'Zwei Griffe, damit die Kanne nicht kippt, und eine Brause, die sich abziehen lässt. Aus Metall, das nicht ausbleicht.',
        'Two handles so that it does not tip, and a rose that pulls off. Made of metal that does not fade.',
      ],
      price: 1499,
      packs: [1, 6],
      packNote: ['Sechs Kannen für das Beet der Gruppe.', 'Six cans for the group’s bed.'],
      colors: ['gruen', 'gelb', 'hellblau', 'koralle'],
      picture: (color) => ({ kind: 'garden', style: 'can', color }),
      attributes: { material: ['Mmetall'], volume: ['Q1000'], age: ['V3'] },
      grams: 380,
    },
    {
      id: 'becherlupe-kita',
      name: ['Becherlupe groß', 'Large bug viewer'],
      summary: ['Käfer von oben und von der Seite', 'Beetles from above and the side'],
      text: [
        'Der Deckel vergrößert dreifach, im Boden liegt ein Zentimeterraster. Mit Luftlöchern, damit der Gast den Besuch übersteht.',
        'The lid magnifies threefold, the base has a centimetre grid. With air holes, so that the guest survives the visit.',
      ],
      price: 899,
      packs: [1, 8],
      packNote: ['Acht Stück für den Waldtag.', 'Eight for the day in the forest.'],
      colors: ['gruen', 'gelb', 'blau'],
      picture: (color) => ({ kind: 'magnifier', style: 'box', color }),
      attributes: { material: ['Mkunststoff'], age: ['V3'] },
      grams: 90,
      more: { also: ['lupen'], maker: 'lupenwerk' },
    },
    {
      id: 'seifenblasen',
      name: ['Seifenblasen Nachfüllflasche', 'Bubble mix refill'],
      summary: ['Riesen statt Schaum', 'Giants instead of foam'],
      text: [
        'Gebrauchsfertig, ohne Farbstoff und ohne Duft. Ein Liter reicht für eine Gruppe und einen windstillen Nachmittag.',
        'Ready to use, without colour or scent. A litre lasts a group for one still afternoon.',
      ],
      sizes: [
        {
          id: '1000',
          name: ['1 Liter', '1 litre'],
          price: 599,
          grams: 1050,
          attributes: { volume: ['Q1000'] },
          content: { amount: 1, unit: 'l' },
        },
        {
          id: '5000',
          name: ['5 Liter', '5 litres'],
          price: 2199,
          grams: 5200,
          attributes: { volume: ['Q5000'] },
          content: { amount: 5, unit: 'l' },
        },
      ],
      picture: (_, { size }) => ({
        kind: 'paint-bottle',
        shape: size?.id === '5000' ? 'canister' : 'bottle',
        color: hex('hellblau'),
        label: size?.id === '5000' ? '5 L' : '1 L',
      }),
      attributes: { age: ['V3'] },
      more: { warnings: ['home'] },
    },
    {
      id: 'spielsand',
      name: ['Spielsand gewaschen, 25 kg', 'Washed play sand, 25 kg'],
      summary: ['Baut Burgen und staubt nicht', 'Builds castles, raises no dust'],
      text: [
        'Feiner Quarzsand mit runden Körnern, gesiebt und geprüft. Für hundert mal hundert Zentimeter Kasten rechnet man zehn Säcke.',
        'Fine quartz sand with round grains, sieved and tested. A pit of one square metre takes ten bags.',
      ],
      price: 999,
      picture: () => ({ kind: 'garden', style: 'sack', label: '25 KG' }),
      content: { amount: 25, unit: 'kg' },
      attributes: { age: ['V1'] },
      grams: 25000,
      more: { bulky: true, minimum: 4 },
    },
  ]);
}

function* nursery(): Iterable<ProductSpec> {
  yield* lines({ category: 'greifen', maker: 'nestwaerme', topic: 'spiel' }, [
    {
      id: 'greifling',
      name: ['Greifling', 'Grasping toy'],
      summary: ['Das erste Ding, das die Hand behält', 'The first thing a hand keeps'],
      text: [
        'Ahorn mit Wasserlasur und Bienenwachs, geprüft auf Speichel und Schweiß. Alle Teile sind so groß, dass nichts verschluckt werden kann.',
        'Maple with water glaze and beeswax, tested for saliva and sweat. All parts are too large to be swallowed.',
      ],
      sizes: [
        { id: 'ring', name: ['Ring', 'ring'], price: 1299, grams: 60 },
        { id: 'rassel', name: ['Rassel', 'rattle'], price: 1499, grams: 80 },
        { id: 'kette', name: ['Perlenkette', 'bead loop'], price: 1699, grams: 90 },
      ],
      colors: ['rot', 'hellblau', 'mint', 'natur'],
      picture: (color, { size }) => ({
        kind: 'grasping',
        style: size?.id === 'ring' ? 'ring' : size?.id === 'kette' ? 'chain' : 'rattle',
        colors: [color, hex('natur'), hex('gelb')],
      }),
      facts: [[is.norm, same('EN 71-3')]],
      attributes: { material: ['Mholz'], age: ['V0'], eco: ['Efsc'] },
    },
    {
      id: 'stapelringe',
      name: ['Stapelringe', 'Stacking rings'],
      summary: ['Groß nach klein, oder ganz anders', 'Large to small, or any other way'],
      text: [
        'Die Ringe liegen auch ohne Stab übereinander, der Stab ist weich und biegt sich bei einem Sturz. Jeder Ring fühlt sich ein wenig anders an.',
        'The rings stack without the rod, too, and the rod is soft and bends in a fall. Each ring feels a little different.',
      ],
      price: 1999,
      variants: {
        attribute: 'material',
        values: [
          ['Mholz', 1999],
          ['Mkautschuk', 2499],
        ],
      },
      picture: (_, { value }) => ({
        kind: 'grasping',
        style: 'rings',
        colors:
          value === 'Mholz'
            ? hexes('rot', 'orange', 'gelb', 'gruen', 'blau')
            : hexes('koralle', 'beige', 'mint', 'hellblau', 'flieder'),
      }),
      attributes: { age: ['V0'] },
      grams: 420,
    },
    {
      id: 'formensortierer',
      name: ['Formensortierer', 'Shape sorter'],
      summary: ['Was passt, macht ein Geräusch', 'What fits makes a sound'],
      text: [
        'Würfel mit sechs Öffnungen und zwölf Formen, die beim Fallen klackern. Der Deckel ist gummigespannt und lässt sich von Kindern öffnen.',
        'A cube with six openings and twelve shapes that clatter as they fall. The lid is held by elastic and opens for children.',
      ],
      price: 2499,
      variants: {
        attribute: 'material',
        values: [
          ['Mholz', 2499],
          ['Mfilz', 2999],
        ],
      },
      picture: () => ({ kind: 'grasping', style: 'sorter' }),
      attributes: { age: ['V1'], count: ['V12'] },
      grams: 900,
    },
    {
      id: 'motorikschleife',
      name: ['Motorikschleife', 'Bead maze'],
      summary: ['Hand und Auge üben zusammen', 'Hand and eye practise together'],
      text: [
        'Perlen wandern über Stahldraht, bergauf und durch die Schleife. Saugfüße halten sie auf dem Tisch, der Draht ist kindersicher lackiert.',
        'Beads travel along steel wire, uphill and through loops. Suction feet hold it on the table, and the wire is safely lacquered.',
      ],
      sizes: [
        {
          id: 'klein',
          name: ['klein', 'small'],
          price: 1999,
          grams: 600,
          attributes: { size: ['SS'] },
        },
        {
          id: 'mittel',
          name: ['mittel', 'medium'],
          price: 3499,
          grams: 1300,
          attributes: { size: ['SM'] },
        },
        {
          id: 'wand',
          name: ['für die Wand', 'for the wall'],
          price: 9900,
          grams: 6200,
          attributes: { size: ['SXL'] },
        },
      ],
      picture: () => ({ kind: 'grasping', style: 'maze' }),
      attributes: { material: ['Mholz'], age: ['V1'] },
    },
    {
      id: 'stapelbecher',
      name: ['Stapelbecher,', 'Stacking cups,'],
      summary: ['Turm, Trommel, Wassersieb', 'Tower, drum and water sieve'],
      text: [
        'Ineinander passen alle in den größten, aufeinander reichen sie bis zum Kinn. Die Böden haben Löcher und Bilder, für Wanne und Sandkasten.',
        'Nested, all fit into the largest; stacked, they reach a chin. The bases have holes and pictures, for bath and sandpit.',
      ],
      sizes: sets([8, 999, 240], [10, 1299, 320]),
      variants: { attribute: 'color', values: [['Crot'], ['Cmint']] },
      picture: (_, { size, value }) => ({
        kind: 'grasping',
        style: 'cups',
        count: Number(size?.id),
        colors:
          value === 'Cmint'
            ? hexes('mint', 'beige', 'hellblau', 'flieder', 'koralle')
            : hexes('rot', 'orange', 'gelb', 'gruen', 'blau', 'violett'),
      }),
      attributes: { material: ['Mkunststoff'], age: ['V0'] },
    },
    {
      id: 'tastsaeckchen',
      name: ['Tastsäckchen', 'Touch bags'],
      summary: ['Reis, Kork, Sand: fühlen statt sehen', 'Rice, cork, sand: feel, not see'],
      text: [
        'Je zwei Säckchen haben die gleiche Füllung und werden mit den Fingern gefunden. Doppelt genäht, Reißverschluss unter der Naht verborgen.',
        'Every two bags share a filling and are matched by fingers. Double seams, the zip hidden beneath.',
      ],
      price: 2999,
      variants: {
        attribute: 'count',
        values: [
          ['V8', 2999],
          ['V12', 3999],
          ['V20', 5999],
        ],
      },
      picture: () => ({
        kind: 'gym-gear',
        style: 'beanbags',
        colors: hexes('koralle', 'mint', 'gelb', 'hellblau'),
      }),
      attributes: { material: ['Mbaumwolle'], age: ['V2'] },
      grams: 850,
    },
    {
      id: 'fuehlplatten',
      name: ['Fühlplatten für Füße, 8 Stück', 'Sensory plates for feet, 8 pieces'],
      summary: ['Barfuß über Kork, Filz und Noppen', 'Barefoot over cork, felt and knobs'],
      text: [
        'Acht Platten zum Auslegen, Überlaufen und Wiedererkennen mit verbundenen Augen. Rutschfest hinterlegt und feucht abwischbar.',
        'Eight plates to lay out, walk over and recognise blindfold. Non-slip and wipeable.',
      ],
      price: 7999,
      picture: () => ({
        kind: 'gym-gear',
        style: 'discs',
        colors: hexes('braun', 'gruen', 'rot', 'gelb', 'blau'),
      }),
      attributes: { age: ['V1'], count: ['V8'] },
      grams: 3200,
    },
  ]);
  yield* lines({ category: 'schlafen', maker: 'nestwaerme', topic: 'spiel' }, [
    {
      id: 'kuscheldecke',
      name: ['Kuscheldecke', 'Cuddly blanket'],
      summary: ['Trocknet bis zum nächsten Mittag', 'Dry by the next noon'],
      text: [
        'Dichte Baumwolle ohne Fussel, an der Kante gekettelt. Das Namensfeld sitzt in der Ecke, gewaschen wird bei sechzig Grad.',
        'Dense cotton without fluff, edges bound. The name label sits in a corner; it washes at sixty degrees.',
      ],
      sizes: [
        { id: '75', name: ['75 × 100 cm', '75 × 100 cm'], price: 1999, grams: 480 },
        { id: '100', name: ['100 × 135 cm', '100 × 135 cm'], price: 2999, grams: 850 },
      ],
      colors: ['mint', 'hellblau', 'rosa', 'beige'],
      picture: (color) => ({ kind: 'textiles', style: 'blanket', color, motif: 'star' }),
      facts: [[is.care, t('60 °C, trocknergeeignet', '60 °C, tumble dry')]],
      attributes: { material: ['Mbaumwolle'], age: ['V0'] },
    },
    {
      id: 'kinderbettwaesche',
      name: ['Kita-Bettwäsche', 'Nursery bed linen'],
      summary: ['Knöpft sich ohne Reißverschluss zu', 'Closes without a zip'],
      text: [
        'Hotelverschluss statt Knöpfe: nichts drückt, nichts geht verloren. Die Muster zeigen jedem Kind, wo sein Platz ist.',
        'An envelope closure instead of buttons: nothing presses, nothing is lost. The patterns show every child its place.',
      ],
      sizes: (
        [
          ['fuchs', 'Fuchs', 'Fox', 'koralle'],
          ['dino', 'Dino', 'Dino', 'hellgruen'],
          ['blume', 'Blume', 'Flower', 'flieder'],
          ['welle', 'Welle', 'Wave', 'hellblau'],
        ] as const
      ).map(([id, de, en]) => ({ id, name: [de, en] as const, price: 2499, grams: 600 })),
      colors: ['beige', 'mint', 'hellblau'],
      picture: (color, { size }) => ({
        kind: 'textiles',
        style: 'pillow',
        color,
        motif:
          size?.id === 'fuchs'
            ? 'fox'
            : size?.id === 'dino'
              ? 'dino'
              : size?.id === 'blume'
                ? 'flower'
                : 'waves',
      }),
      facts: [[is.size, cm('100 × 135 + 40 × 60')]],
      attributes: { material: ['Mbaumwolle'] },
    },
    {
      id: 'kapuzenhandtuch',
      name: ['Handtuch für den eigenen Haken', 'Towel for one’s own hook'],
      summary: ['Aufhänger, der nicht ausreißt', 'A loop that does not tear'],
      text: [
        'Walkfrottee, das nach fünfzig Wäschen noch saugt. Jede Farbe gehört einem Kind, der Aufhänger sitzt in der Mitte.',
        'Terry that still absorbs after fifty washes. Each colour belongs to a child, and the loop is in the middle.',
      ],
      sizes: [
        { id: '30x50', name: ['30 × 50 cm', '30 × 50 cm'], price: 549, grams: 90 },
        { id: '50x100', name: ['50 × 100 cm', '50 × 100 cm'], price: 1099, grams: 270 },
      ],
      packs: [1, 10],
      packNote: ['Zehn Stück einer Farbe für eine Gruppe.', 'Ten of one colour for a group.'],
      colors: ['gelb', 'koralle', 'hellblau', 'mint', 'flieder'],
      picture: (color) => ({ kind: 'textiles', style: 'towel', color, motif: 'plain' }),
      attributes: { material: ['Mbaumwolle'] },
    },
    {
      id: 'liegepolster',
      name: ['Liegepolster stapelbar', 'Stackable sleeping mat'],
      summary: ['Fünf Zentimeter, abwischbar', 'Five centimetres, wipeable'],
      text: [
        'Der Kern drückt sich nicht durch, der Bezug ist phthalatfrei und an den Ecken verschweißt. Zehn Stück stapeln sich auf einem halben Quadratmeter.',
        'The core does not sag, the cover is phthalate-free and welded at the corners. Ten stack on half a square metre.',
      ],
      price: 4999,
      colors: ['hellblau', 'mint', 'grau'],
      picture: (color) => ({ kind: 'rug', shape: 'mat', pattern: 'plain', color }),
      facts: [[is.size, cm('120 × 60 × 5')]],
      attributes: { material: ['Mschaum'], dimension: ['M120x60'] },
      grams: 1900,
      more: { bulky: true },
    },
    {
      id: 'kuscheltier',
      name: ['Kuscheltier', 'Cuddly toy'],
      summary: ['Augen gestickt statt geknöpft', 'Eyes embroidered, not buttoned'],
      text: [
        'Nichts, was sich abbeißen lässt, und eine Füllung aus alten Flaschen. Wäscht sich mit der Gruppenwäsche und bleibt danach es selbst.',
        'Nothing to bite off and a filling of old bottles. Washes with the group’s laundry and remains itself.',
      ],
      sizes: (
        [
          ['baer', 'Bär', 'Bear'],
          ['hase', 'Hase', 'Rabbit'],
          ['elefant', 'Elefant', 'Elephant'],
          ['pinguin', 'Pinguin', 'Penguin'],
        ] as const
      ).map(([id, de, en]) => ({ id, name: [de, en] as const, price: 1999, grams: 200 })),
      variants: {
        attribute: 'size',
        values: [
          ['SS', 1499],
          ['SM', 1999],
          ['SL', 2999],
        ],
      },
      picture: (_, { size }) => ({
        kind: 'soft-toy',
        animal: { baer: 'bear', hase: 'rabbit', elefant: 'elephant' }[size?.id ?? ''] ?? 'penguin',
      }),
      attributes: { material: ['Mpolyester'], age: ['V0'], eco: ['Eengel'] },
    },
    {
      id: 'nachtlicht-kita',
      name: ['Schlafraumlicht', 'Nap room light'],
      summary: ['Dämmert über zwanzig Minuten', 'Fades over twenty minutes'],
      text: [
        'Warmes Licht, das langsam ausgeht, damit niemand den Schalter hört. Bruchsicher und kühl; lädt über USB-C.',
        'Warm light that fades slowly, so that nobody hears the switch. Unbreakable and cool; charges by USB-C.',
      ],
      price: 2499,
      colors: ['weiss', 'hellblau', 'gelb'],
      picture: (color) => ({ kind: 'light', style: 'night', color }),
      attributes: { power: ['Pakku', 'Pusb'], age: ['V0'] },
      grams: 300,
      more: {
        maker: 'lichtblick',
        energy: { class: 'F' },
        charger: { included: true, minWatt: 5, maxWatt: 5, usbPd: false },
        warnings: ['battery'],
      },
    },
  ]);
}

function* everyday(): Iterable<ProductSpec> {
  yield* lines({ category: 'dicke-stifte', maker: 'buntwerk', topic: 'stift' }, [
    {
      id: 'buntstifte-dick',
      name: ['Dicke Buntstifte,', 'Chunky coloured pencils,'],
      summary: ['Zehn Millimeter, fast bruchfest', 'Ten millimetres, hard to break'],
      text: [
        'Die Mine ist vier Millimeter dick und in ganzer Länge verleimt. Naturholz ohne Lack liegt griffig in der Faust und lässt sich mit großen Spitzern nachspitzen.',
        'The lead is four millimetres thick and glued along its length. Bare wood lies well in the fist and takes large sharpeners.',
      ],
      sizes: sets([6, 499, 80], [12, 899, 150], [24, 1699, 300]),
      picture: (_, { size }) => ({
        kind: 'coloured-pencils',
        thick: true,
        box: hex('gelb'),
        colors: spectrum(Number(size?.id)),
      }),
      attributes: { material: ['Mholz'], age: ['V2'], type: ['Tdick'] },
    },
    {
      id: 'wachsbirnen',
      name: ['Wachsbirnen,', 'Wax crayon pears,'],
      summary: ['Für die Hand, die noch nicht kneift', 'For hands that do not yet pinch'],
      text: [
        'Die runde Form liegt im Handteller, die Spitze schreibt in jeder Haltung. Aus Bienen- und Pflanzenwachs, mit warmem Wasser auswaschbar.',
        'The round shape lies in the palm, the tip writes however it is held. Of bees’ and plant wax, washes out in warm water.',
      ],
      sizes: sets([6, 799, 180], [12, 1399, 350]),
      packs: [1, 5],
      packNote: ['Fünf Dosen, eine für jeden Maltisch.', 'Five tins, one for each painting table.'],
      picture: (_, { size }) => ({
        kind: 'wax-crayons',
        packed: 'loose',
        colors: hexes(
          'rot',
          'gelb',
          'blau',
          'gruen',
          'orange',
          'violett',
          'pink',
          'braun',
          'hellblau',
          'hellgruen',
          'schwarz',
          'weiss',
        ).slice(0, Number(size?.id ?? 6)),
      }),
      attributes: { material: ['Mbienenwachs'], age: ['V1'] },
    },
    {
      id: 'fasermaler-kita',
      name: ['Dicke Fasermaler,', 'Chunky fibre pens,'],
      summary: ['Spitze federt statt zu verschwinden', 'The tip springs, not vanishes'],
      text: [
        'Die fünf Millimeter dicke Spitze lässt sich nicht eindrücken, die Tinte geht bei dreißig Grad aus dem Ärmel. Belüftete Kappen.',
        'The five-millimetre tip cannot be pushed in, and the ink leaves sleeves at thirty degrees. Ventilated caps.',
      ],
      sizes: sets([6, 599, 120], [12, 999, 230], [36, 2799, 690]),
      picture: (_, { size }) => ({
        kind: 'fibre-pens',
        packed: 'carton',
        colors: spectrum(Number(size?.id)),
      }),
      facts: [[is.wash, t('bei 30 °C', 'at 30 °C')]],
      attributes: { age: ['V2'], linewidth: ['W3-5'], type: ['Tdick'] },
    },
    {
      id: 'pinsel-dick',
      name: ['Kinderpinsel dick,', 'Chunky brush,'],
      summary: ['Kurzer Stiel, runder Griff', 'Short shaft, round grip'],
      text: [
        'Der Griff verhindert, dass kleine Hände in die Farbe rutschen. Synthetikhaar, das keine Haare lässt und sich mit Seife auswaschen lässt.',
        'The grip keeps small hands out of the paint. Synthetic hair that sheds nothing and washes out with soap.',
      ],
      sizes: sets([4, 799, 120], [10, 1799, 290]),
      colors: ['rot', 'gelb', 'blau'],
      picture: (color, { size }) => ({
        kind: 'brushes',
        style: 'chunky',
        color,
        count: size?.id === '4' ? 4 : 10,
      }),
      attributes: { age: ['V2'], type: ['Tdick'] },
    },
    {
      id: 'fingerstempel',
      name: ['Stempelkissen groß', 'Large ink pad'],
      summary: ['Für Finger, Kork und Kartoffeln', 'For fingers, cork and potatoes'],
      text: [
        'Waschbare Farbe, die nach zehn Sekunden trocken ist. Zwölf mal neun Zentimeter, damit eine ganze Kinderhand darauf Platz hat.',
        'Washable ink that dries in ten seconds. Twelve by nine centimetres, room for a whole child’s hand.',
      ],
      price: 599,
      colors: ['rot', 'gelb', 'blau', 'gruen', 'violett'],
      picture: (color) => ({ kind: 'stamp-pad', large: true, color }),
      attributes: { age: ['V3'] },
      grams: 110,
    },
    {
      id: 'malschuerze',
      name: ['Malschürze mit Ärmeln', 'Painting smock with sleeves'],
      summary: ['Klett im Rücken, Bund am Handgelenk', 'Hook and loop behind, cuffs at wrists'],
      text: [
        'Atmungsaktiv und abwischbar; die Ärmel haben ein Gummiband, damit nichts in die Farbe hängt. In Größen für Krippe bis Schule.',
        'Breathable and wipeable; elastic cuffs keep sleeves out of the paint. In sizes from nursery to school.',
      ],
      sizes: [
        {
          id: '98',
          name: ['Größe 98/104', 'size 98/104'],
          price: 1299,
          grams: 120,
          attributes: { size: ['K98-104'] },
        },
        {
          id: '110',
          name: ['Größe 110/116', 'size 110/116'],
          price: 1299,
          grams: 140,
          attributes: { size: ['K110-116'] },
        },
      ],
      colors: ['rot', 'blau', 'gelb', 'mint'],
      picture: (color) => ({ kind: 'smock', color, sleeves: true }),
      attributes: { material: ['Mpolyester'] },
      more: { also: ['malkittel'] },
    },
  ]);
  yield* lines({ category: 'hygiene', maker: 'nestwaerme', topic: 'spiel' }, [
    {
      id: 'erste-hilfe',
      name: ['Erste-Hilfe-Koffer', 'First aid box'],
      summary: ['Gefüllt nach Norm, mit Wandhalter', 'Filled to standard, with wall bracket'],
      text: [
        'Jede Schicht ist beschriftet, damit im Ernstfall niemand sucht. Die Füllung lässt sich einzeln nachkaufen, das Ablaufdatum steht außen.',
        'Every layer is labelled, so that nobody searches in an emergency. The contents can be refilled singly, and the date stands outside.',
      ],
      sizes: [
        { id: 'klein', name: ['klein, DIN 13157', 'small, DIN 13157'], price: 3999, grams: 1600 },
        { id: 'gross', name: ['groß, DIN 13169', 'large, DIN 13169'], price: 6999, grams: 3100 },
        {
          id: 'ausflug',
          name: ['Tasche für Ausflüge', 'bag for outings'],
          price: 2999,
          grams: 900,
        },
      ],
      picture: (_, { size }) => ({
        kind: 'first-aid',
        style: size?.id === 'ausflug' ? 'bag' : 'box',
        color: hex(size?.id === 'ausflug' ? 'rot' : 'gruen'),
      }),
    },
    {
      id: 'pflaster',
      name: ['Kinderpflaster', 'Children’s plasters'],
      summary: ['Ziehen keine Haare mit', 'Do not pull hairs along'],
      text: [
        'Hautfreundlicher Kleber, der beim Baden hält und sich ohne Tränen lösen lässt. Mit Tieren, die trösten.',
        'Gentle glue that holds in the bath and comes off without tears. With animals that comfort.',
      ],
      price: 399,
      variants: {
        attribute: 'count',
        values: [
          ['V20', 399],
          ['V50', 799],
          ['V100', 1299],
        ],
      },
      picture: () => ({ kind: 'first-aid', style: 'plasters', color: hex('koralle') }),
      grams: 40,
    },
    {
      id: 'seife',
      name: ['Milde Waschlotion', 'Mild wash lotion'],
      summary: ['Für Hände, die zehnmal am Tag waschen', 'For hands washed ten times a day'],
      text: [
        'Ohne Seife, ohne Duft, mit hautneutralem pH-Wert. Im Kanister füllt sie vierzig Spender und spart ebenso viele Flaschen.',
        'Without soap or scent, pH neutral to skin. The canister fills forty dispensers and saves as many bottles.',
      ],
      sizes: [
        {
          id: '500',
          name: ['500 ml mit Pumpe', '500 ml with pump'],
          price: 599,
          grams: 560,
          attributes: { volume: ['Q500'] },
          content: { amount: 0.5, unit: 'l' },
        },
        {
          id: '5000',
          name: ['5 Liter Kanister', '5 litre canister'],
          price: 2999,
          grams: 5200,
          attributes: { volume: ['Q5000'] },
          content: { amount: 5, unit: 'l' },
        },
      ],
      picture: (_, { size }) =>
        size?.id === '500'
          ? { kind: 'first-aid', style: 'pump', color: hex('hellblau') }
          : { kind: 'paint-bottle', shape: 'canister', color: hex('hellblau'), label: '5 L' },
      attributes: { eco: ['Enachfuell'] },
    },
    {
      id: 'desinfektion',
      name: ['Flächendesinfektion gebrauchsfertig', 'Ready-to-use surface disinfectant'],
      summary: ['Für Wickeltisch und Spielzeug', 'For changing tables and toys'],
      text: [
        'Wirkt in dreißig Sekunden, greift Lack und Kunststoff nicht an und riecht nicht nach Krankenhaus. Biozidprodukte vorsichtig verwenden; vor Gebrauch stets Etikett und Produktinformationen lesen.',
        'Acts within thirty seconds, does not harm varnish or plastic and does not smell of hospital. Use biocides safely; always read the label and product information before use.',
      ],
      sizes: [
        {
          id: '750',
          name: ['750 ml Sprühflasche', '750 ml spray bottle'],
          price: 899,
          grams: 820,
          attributes: { volume: ['Q750'] },
          content: { amount: 0.75, unit: 'l' },
        },
        {
          id: '5000',
          name: ['5 Liter Kanister', '5 litre canister'],
          price: 3499,
          grams: 5100,
          attributes: { volume: ['Q5000'] },
          content: { amount: 5, unit: 'l' },
        },
      ],
      picture: (_, { size }) => ({
        kind: 'paint-bottle',
        shape: size?.id === '750' ? 'spray' : 'canister',
        color: hex('tuerkis'),
        label: size?.id === '750' ? '750 ML' : '5 L',
      }),
      more: { warnings: ['solvent'] },
    },
    {
      id: 'wickelunterlage',
      name: ['Wickelunterlage', 'Changing mat'],
      summary: ['Rand, der nicht wegrollt', 'An edge that prevents rolling'],
      text: [
        'Der erhöhte Rand liegt an beiden Seiten, der Bezug ist warm auf der Haut und mit Sprühreiniger abwischbar.',
        'A raised edge on both sides; the cover is warm to the skin and wipes with a spray cleaner.',
      ],
      sizes: sized('dimension', ['M90x60', 2999, 900], ['M80x80', 3499, 1100]),
      colors: ['hellblau', 'mint', 'beige'],
      picture: (color) => ({ kind: 'rug', shape: 'mat', pattern: 'plain', color }),
      attributes: { material: ['Mschaum'], age: ['V0'] },
    },
    {
      id: 'taschentuecher',
      name: ['Taschentücher Box', 'Tissue box'],
      summary: ['Vierlagig, ein Zug, ein Tuch', 'Four-ply, one pull, one tissue'],
      text: [
        'Weich genug für den dritten Schnupfen im November. Die Box ist aus Karton, ohne Folie im Schlitz.',
        'Soft enough for the third cold in November. The box is card, with no film in the slot.',
      ],
      price: 199,
      packs: [1, 12],
      packNote: ['Zwölf Boxen für den Gruppenraum.', 'Twelve boxes for the group room.'],
      colors: ['hellblau', 'mint', 'koralle'],
      picture: (color) => ({ kind: 'tissue-box', color }),
      content: { amount: 100, unit: 'piece' },
      attributes: { material: ['Mrecycling'], eco: ['Eengel'], count: ['V100'] },
      grams: 220,
      more: { minimum: 2 },
    },
    {
      id: 'einmalhandschuhe',
      name: ['Einmalhandschuhe Nitril, 100 Stück', 'Nitrile gloves, 100 pieces'],
      summary: ['Puder- und latexfrei', 'Powder- and latex-free'],
      text: [
        'Dünn genug zum Wickeln mit Gefühl, reißfest auch beim Ausziehen. Die Spenderbox gibt einen nach dem anderen frei.',
        'Thin enough to feel, and do not tear when pulled off. The dispenser hands out one after another.',
      ],
      price: 899,
      packs: [1, 10],
      packNote: ['Zehn Boxen im Karton für die Krippe.', 'Ten boxes in a carton for the nursery.'],
      variants: { attribute: 'size', values: [['SS'], ['SM'], ['SL'], ['SXL']] },
      picture: (_, { value }) => ({
        kind: 'tissue-box',
        style: 'gloves',
        color: hex('blau'),
        label: value?.slice(1) ?? 'M',
      }),
      content: { amount: 100, unit: 'piece' },
      attributes: { count: ['V100'] },
      grams: 380,
    },
  ]);
}

export function* kindergartenShelf(): Iterable<ProductSpec> {
  yield* building();
  yield* playing();
  yield* nursery();
  yield* everyday();
}
