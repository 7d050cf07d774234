import { type ColorName, hex } from '../attributes.ts';
import type { ProductSpec } from '../product.ts';
import { same } from '../text.ts';
import { type Line, lines, sheetPacks, sized, volumes, weights } from './line.ts';
import { hexes, is, spectrum } from './parts.ts';

/** "500 ML", "2.5 L": what stands on a bottle. */
const onBottle = (name: string | undefined): string =>
  (name ?? '').replace('Liter', 'L').replace(',', '.').toUpperCase();

const fluid = (line: Omit<Line, 'picture'> & { shape?: 'bottle' | 'canister' | 'pot' }): Line => ({
  ...line,
  picture: (color, { size, pack }) => ({
    kind: 'paint-bottle',
    color: color || hex('blau'),
    shape: line.shape ?? (Number(size?.id) >= 1000 ? 'canister' : 'bottle'),
    label: onBottle(size?.name[0].replace(/^.* × /, '')),
    ...(pack > 1 ? { count: Math.min(pack, 6), colors: spectrum(6) } : {}),
  }),
});

const papers: readonly ColorName[] = [
  'weiss',
  'beige',
  'zitrone',
  'gelb',
  'orange',
  'rot',
  'bordeaux',
  'rosa',
  'pink',
  'flieder',
  'violett',
  'dunkelblau',
  'blau',
  'hellblau',
  'tuerkis',
  'mint',
  'hellgruen',
  'gruen',
  'tanne',
  'braun',
  'natur',
  'hellgrau',
  'grau',
  'anthrazit',
  'schwarz',
];

function* coloredPapers(): Iterable<ProductSpec> {
  yield* lines({ category: 'tonpapier', maker: 'auenpapier', topic: 'papier' }, [
    {
      id: 'tonpapier-farbe',
      name: ['Tonpapier 130 g/m²', 'Coloured paper 130 g/m²'],
      summary: ['Durchgefärbt und lichtecht', 'Dyed through and lightfast'],
      text: [
        'Auch die Schnittkante hat Farbe, denn das Papier ist in der Masse gefärbt. Lässt sich reißen, falten und kleben, ohne weiß zu brechen.',
        'Even the cut edge is coloured, since the paper is dyed in the pulp. It tears, folds and glues without breaking white.',
      ],
      sizes: [
        {
          id: 'a4',
          name: ['A4, 100 Blatt', 'A4, 100 sheets'],
          price: 899,
          attributes: { format: ['FA4'], sheets: ['V100'] },
          content: { amount: 100, unit: 'sheet' },
          grams: 820,
        },
        {
          id: 'a3',
          name: ['A3, 50 Blatt', 'A3, 50 sheets'],
          price: 949,
          attributes: { format: ['FA3'], sheets: ['V50'] },
          content: { amount: 50, unit: 'sheet' },
          grams: 820,
        },
        {
          id: 'b2',
          name: ['50 × 70 cm, 10 Bogen', '50 × 70 cm, 10 sheets'],
          price: 499,
          attributes: { format: ['F50x70'], sheets: ['V10'] },
          content: { amount: 10, unit: 'piece' },
          grams: 460,
        },
      ],
      colors: papers,
      picture: (color) => ({ kind: 'sheets', colors: [color] }),
      facts: [[is.grammage, same('130 g/m²')]],
      attributes: { grammage: ['V130'], material: ['Mpapier'] },
    },
    {
      id: 'tonpapier-sortiert',
      name: ['Tonpapier sortiert', 'Coloured paper, assorted'],
      summary: ['Alle Farben in einem Pack', 'All colours in one pack'],
      text: [
        'Für Projekte, bei denen jeder eine andere Farbe will. Die Farben liegen nach dem Regenbogen geordnet, die Restekiste entsteht von selbst.',
        'For projects in which everyone wants another colour. Ordered by rainbow; the box of scraps comes by itself.',
      ],
      sizes: [
        {
          id: 'a5',
          name: ['A5, 100 Blatt', 'A5, 100 sheets'],
          price: 499,
          attributes: { format: ['FA5'], sheets: ['V100'] },
          content: { amount: 100, unit: 'sheet' },
        },
        {
          id: 'a4-50',
          name: ['A4, 50 Blatt', 'A4, 50 sheets'],
          price: 499,
          attributes: { format: ['FA4'], sheets: ['V50'] },
          content: { amount: 50, unit: 'sheet' },
        },
        {
          id: 'a4-250',
          name: ['A4, 250 Blatt', 'A4, 250 sheets'],
          price: 1899,
          attributes: { format: ['FA4'], sheets: ['V250'] },
          content: { amount: 250, unit: 'sheet' },
        },
        {
          id: 'a3-50',
          name: ['A3, 50 Blatt', 'A3, 50 sheets'],
          price: 949,
          attributes: { format: ['FA3'], sheets: ['V50'] },
          content: { amount: 50, unit: 'sheet' },
        },
        {
          id: 'a2-100',
          name: ['50 × 70 cm, 50 Bogen', '50 × 70 cm, 50 sheets'],
          price: 2199,
          attributes: { format: ['F50x70'], sheets: ['V50'] },
          content: { amount: 50, unit: 'piece' },
        },
      ],
      picture: () => ({
        kind: 'sheets',
        colors: hexes(
          'rot',
          'orange',
          'gelb',
          'hellgruen',
          'gruen',
          'tuerkis',
          'blau',
          'violett',
          'pink',
        ),
      }),
      attributes: { grammage: ['V130'], material: ['Mpapier'] },
      grams: 800,
      more: { badge: 'teachers' },
    },
    {
      id: 'tonpapier-block',
      name: ['Tonpapierblock', 'Coloured paper pad'],
      summary: ['Zehn Farben, kopfgeleimt', 'Ten colours, glued at the top'],
      text: [
        'Der Block für zu Hause, wenn für morgen noch ein Plakat fehlt.',
        'The pad for home when a poster is due tomorrow.',
      ],
      sizes: sized('format', ['FA4', 349, 220], ['FA3', 599, 440]),
      packs: [1, 5],
      picture: () => ({ kind: 'sheets', colors: hexes('rot', 'gelb', 'gruen', 'blau', 'schwarz') }),
      attributes: { sheets: ['V20'], grammage: ['V130'], material: ['Mpapier'] },
      content: { amount: 20, unit: 'sheet' },
    },
    {
      id: 'buntpapier',
      name: ['Buntpapierheft', 'Gummed paper book'],
      summary: ['Gummiert, zum Anfeuchten', 'Gummed, to moisten'],
      text: [
        'Anlecken geht, anfeuchten ist besser: Die Rückseite klebt von selbst. Zwanzig leuchtende Blätter.',
        'Licking works, moistening is better: the back sticks by itself. Twenty bright sheets.',
      ],
      packs: [1, 10, 25],
      price: 199,
      picture: () => ({
        kind: 'sheets',
        colors: hexes('rot', 'zitrone', 'hellgruen', 'hellblau', 'pink', 'orange'),
      }),
      attributes: { format: ['FA5'], sheets: ['V20'], material: ['Mpapier'] },
      content: { amount: 20, unit: 'sheet' },
      grams: 60,
    },
  ]);
  yield* lines({ category: 'fotokarton', maker: 'auenpapier', topic: 'papier' }, [
    {
      id: 'fotokarton-farbe',
      name: ['Fotokarton 300 g/m²', 'Card 300 g/m²'],
      summary: ['Steht von selbst', 'Stands by itself'],
      text: [
        'Für Laternen, Karten und alles, was stehen soll. Beidseitig glatt, in der Masse gefärbt, mit dem Cutter sauber zu schneiden.',
        'For lanterns, cards and whatever should stand. Smooth on both sides, dyed through, clean to cut.',
      ],
      sizes: [
        {
          id: 'a4',
          name: ['A4, 50 Blatt', 'A4, 50 sheets'],
          price: 1099,
          attributes: { format: ['FA4'], sheets: ['V50'] },
          content: { amount: 50, unit: 'sheet' },
          grams: 940,
        },
        {
          id: 'a3',
          name: ['A3, 25 Blatt', 'A3, 25 sheets'],
          price: 1149,
          attributes: { format: ['FA3'], sheets: ['V25'] },
          content: { amount: 25, unit: 'sheet' },
          grams: 940,
        },
        {
          id: 'b2',
          name: ['50 × 70 cm, 10 Bogen', '50 × 70 cm, 10 sheets'],
          price: 899,
          attributes: { format: ['F50x70'], sheets: ['V10'] },
          content: { amount: 10, unit: 'piece' },
          grams: 1050,
        },
      ],
      colors: papers.slice(0, 22),
      picture: (color) => ({ kind: 'sheets', colors: [color] }),
      facts: [[is.grammage, same('300 g/m²')]],
      attributes: { grammage: ['V300'], material: ['Mkarton'] },
    },
    {
      id: 'fotokarton-sortiert',
      name: ['Fotokarton sortiert', 'Card, assorted'],
      summary: ['Zehn Farben, fünfzig Blatt', 'Ten colours, fifty sheets'],
      text: [
        'Zehn Farben in gleicher Menge, damit Gelb und Schwarz nicht zuerst ausgehen. Weil sie es sonst immer tun.',
        'Ten colours in equal numbers, so that yellow and black do not run out first. Because they always do.',
      ],
      sizes: [
        { id: 'a4', name: ['A4', 'A4'], price: 1199, attributes: { format: ['FA4'] } },
        { id: 'a3', name: ['A3', 'A3'], price: 2199, attributes: { format: ['FA3'] } },
        {
          id: 'b2',
          name: ['50 × 70 cm', '50 × 70 cm'],
          price: 3999,
          attributes: { format: ['F50x70'] },
        },
      ],
      picture: () => ({
        kind: 'sheets',
        colors: hexes('gelb', 'orange', 'rot', 'pink', 'violett', 'blau', 'gruen', 'schwarz'),
      }),
      attributes: { sheets: ['V50'], grammage: ['V300'], material: ['Mkarton'] },
      content: { amount: 50, unit: 'piece' },
      grams: 950,
    },
    {
      id: 'graupappe',
      name: ['Graupappe', 'Grey board'],
      summary: ['Für Modelle und Mappen', 'For models and folders'],
      text: [
        'Aus reinem Altpapier, biegesteif und eben. Die Grundlage für Häuser, Hefteinbände und Spielpläne.',
        'Pure waste paper, stiff and flat. The base of houses, book covers and game boards.',
      ],
      sizes: [
        {
          id: 'a4-1',
          name: ['A4, 1 mm, 25 Stück', 'A4, 1 mm, 25 pieces'],
          price: 899,
          attributes: { format: ['FA4'] },
          content: { amount: 25, unit: 'piece' },
        },
        {
          id: 'a3-2',
          name: ['A3, 2 mm, 10 Stück', 'A3, 2 mm, 10 pieces'],
          price: 1099,
          attributes: { format: ['FA3'] },
          content: { amount: 10, unit: 'piece' },
        },
      ],
      picture: () => ({ kind: 'sheets', colors: ['#a39a8c'] }),
      attributes: { material: ['Mkarton'], eco: ['Eengel'] },
      grams: 1600,
    },
    {
      id: 'laternenrohlinge',
      name: ['Laternenrohlinge', 'Lantern blanks'],
      summary: ['Boden, Deckel, Mantel', 'Base, lid, wall'],
      text: [
        'Gestanzt und gerillt: Was in die Mitte kommt, entscheidet die Gruppe. Mit Drahtbügel und Teelichthalter.',
        'Cut and creased: what goes in the middle is up to the group. With wire handle and tealight holder.',
      ],
      packs: [5, 25],
      price: 179,
      colors: ['gelb', 'orange', 'hellblau', 'weiss'],
      picture: (color) => ({ kind: 'candle', style: 'lantern', color }),
      attributes: { material: ['Mkarton'], age: ['V4'] },
      grams: 90,
      more: { also: ['jahreskreis'] },
    },
  ]);
  yield* lines({ category: 'besondere-papiere', maker: 'auenpapier', topic: 'papier' }, [
    {
      id: 'transparentpapier',
      name: ['Transparentpapier', 'Tissue for windows'],
      summary: ['Leuchtet im Fenster', 'Glows in the window'],
      text: [
        'Zweiundvierzig Gramm leicht und durchscheinend: Übereinandergelegt entstehen neue Farben.',
        'Forty-two grams light and translucent: layers make new colours.',
      ],
      sizes: [
        {
          id: 'heft',
          name: ['im Heft, 10 Blatt', 'in a book, 10 sheets'],
          price: 199,
          content: { amount: 10, unit: 'sheet' },
        },
        {
          id: 'rolle',
          name: ['auf Rollen, 10 Farben', 'on rolls, 10 colours'],
          price: 999,
          content: { amount: 10, unit: 'piece' },
        },
        {
          id: 'quadrate',
          name: ['in Quadraten, 500 Stück', 'in squares, 500 pieces'],
          price: 699,
          content: { amount: 500, unit: 'piece' },
        },
      ],
      packs: [1, 5],
      picture: (_, { size }) =>
        size?.id === 'rolle'
          ? { kind: 'paper-roll', style: 'several', colors: spectrum(10) }
          : size?.id === 'quadrate'
            ? {
                ...({
                  kind: 'sheets',
                  texture: 'clear',
                  colors: hexes('rot', 'orange', 'gelb', 'gruen', 'blau', 'violett'),
                } as const),
                colors: hexes('gelb', 'orange', 'rot', 'hellgruen'),
              }
            : {
                kind: 'sheets',
                texture: 'clear',
                colors: hexes('rot', 'orange', 'gelb', 'gruen', 'blau', 'violett'),
              },
      attributes: { material: ['Mpapier'] },
      grams: 120,
    },
    {
      id: 'krepppapier',
      name: ['Krepppapier', 'Crêpe paper'],
      summary: ['Dehnbar und farbfest', 'Stretchy and colourfast'],
      text: [
        'Dehnt sich um das Anderthalbfache: Blüten, Röcke, Raupen. Färbt auch feucht nicht ab.',
        'Stretches by half again: flowers, skirts, caterpillars. Does not run even when damp.',
      ],
      price: 149,
      packs: [1, 10],
      colors: [
        'rot',
        'orange',
        'gelb',
        'hellgruen',
        'gruen',
        'hellblau',
        'blau',
        'violett',
        'pink',
        'weiss',
        'braun',
        'schwarz',
      ],
      picture: (color) => ({ kind: 'sheets', texture: 'crepe', colors: [color] }),
      attributes: { material: ['Mpapier'] },
      grams: 40,
    },
    {
      id: 'faltblaetter',
      name: ['Faltblätter', 'Origami paper'],
      summary: ['Quadratisch, exakt geschnitten', 'Square, cut exactly'],
      text: [
        'Auf den zehntel Millimeter quadratisch: sonst wird aus dem Kranich eine Ente. Zehn Farben, vorn farbig, hinten weiß.',
        'Square to a tenth of a millimetre: otherwise the crane becomes a duck. Ten colours, coloured in front, white behind.',
      ],
      sizes: [
        { id: '10', name: ['10 × 10 cm, 100 Blatt', '10 × 10 cm, 100 sheets'], price: 249 },
        { id: '15', name: ['15 × 15 cm, 100 Blatt', '15 × 15 cm, 100 sheets'], price: 349 },
        { id: '20', name: ['20 × 20 cm, 100 Blatt', '20 × 20 cm, 100 sheets'], price: 549 },
      ],
      packs: [1, 5],
      picture: () => ({
        kind: 'sheets',
        texture: 'fold',
        colors: hexes('koralle', 'tuerkis', 'zitrone', 'flieder'),
      }),
      attributes: { sheets: ['V100'], material: ['Mpapier'] },
      content: { amount: 100, unit: 'sheet' },
      grams: 120,
    },
    {
      id: 'wellpappe',
      name: ['Bastelwellpappe', 'Corrugated card'],
      summary: ['Feine Welle, sattes Rot bis Natur', 'Fine flute, from red to natural'],
      text: [
        'Lässt sich rollen, rillen und stapeln. Die offene Welle gibt jedem Rahmen Tiefe.',
        'Rolls, creases and stacks. The open flute gives every frame depth.',
      ],
      sizes: [
        {
          id: 'a4',
          name: ['A4, 10 Bogen', 'A4, 10 sheets'],
          price: 449,
          attributes: { format: ['FA4'] },
        },
        {
          id: 'b2',
          name: ['50 × 70 cm, 10 Bogen', '50 × 70 cm, 10 sheets'],
          price: 1199,
          attributes: { format: ['F50x70'] },
        },
      ],
      colors: ['natur', 'rot', 'gelb', 'gruen', 'blau', 'schwarz'],
      picture: (color) => ({ kind: 'sheets', texture: 'corrugated', colors: [color] }),
      attributes: { sheets: ['V10'], material: ['Mkarton'] },
      content: { amount: 10, unit: 'piece' },
      grams: 240,
    },
    {
      id: 'seidenpapier',
      name: ['Seidenpapier', 'Tissue paper'],
      summary: ['Knittern ausdrücklich erlaubt', 'Creasing expressly allowed'],
      text: [
        'Federleicht, für Blumen, Pompons und zum Durchscheinenlassen. Fünfundzwanzig Bogen in einer Farbe.',
        'Light as a feather, for flowers, pompoms and letting light through. Twenty-five sheets of one colour.',
      ],
      price: 299,
      colors: ['weiss', 'rosa', 'rot', 'orange', 'gelb', 'mint', 'hellblau', 'violett'],
      picture: (color) => ({ kind: 'sheets', texture: 'clear', colors: [color, color, color] }),
      attributes: { sheets: ['V25'], material: ['Mpapier'] },
      content: { amount: 25, unit: 'piece' },
      grams: 90,
    },
    {
      id: 'washi',
      name: ['Washi-Klebeband', 'Washi tape'],
      summary: ['Reißt mit der Hand, löst sich wieder', 'Tears by hand, comes off again'],
      text: [
        'Reispapier mit Muster und einem Kleber, der Tapeten verzeiht. Fünfzehn Millimeter breit, zehn Meter lang.',
        'Patterned rice paper with an adhesive that forgives wallpaper. Fifteen millimetres wide, ten metres long.',
      ],
      packs: [1, 3],
      price: 249,
      colors: ['koralle', 'mint', 'flieder', 'zitrone', 'hellblau'],
      picture: (color, { pack }) => ({
        kind: 'tape',
        pattern: true,
        color,
        count: pack > 1 ? 3 : 1,
      }),
      attributes: { length: ['V1000'], material: ['Mpapier'] },
      content: { amount: 10, unit: 'm' },
      grams: 20,
    },
  ]);
  yield* lines({ category: 'zeichenpapier', maker: 'auenpapier', topic: 'papier' }, [
    {
      id: 'zeichenpapier-lose',
      name: ['Zeichenpapier', 'Drawing paper'],
      summary: ['Lose Blätter für die ganze Gruppe', 'Loose sheets for the whole group'],
      text: [
        'Weiß, holzfrei, mit genügend Griff für Kreide und Bleistift. Im Paket, das sich wie eine Mappe öffnen lässt.',
        'White, woodfree, with enough tooth for chalk and pencil. In a pack that opens like a folder.',
      ],
      sizes: [
        ['a4-100', 'A4, 100 g/m², 250 Blatt', 'A4, 100 g/m², 250 sheets', 999, 'FA4', 'V250', 250],
        ['a3-100', 'A3, 100 g/m², 250 Blatt', 'A3, 100 g/m², 250 sheets', 1899, 'FA3', 'V250', 250],
        ['a3-120', 'A3, 120 g/m², 250 Blatt', 'A3, 120 g/m², 250 sheets', 2199, 'FA3', 'V250', 250],
        [
          'a2',
          '50 × 70 cm, 120 g/m², 100 Blatt',
          '50 × 70 cm, 120 g/m², 100 sheets',
          2499,
          'F50x70',
          'V100',
          100,
        ],
      ].map(([id, de, en, price, format, sheets, n]) => ({
        id: String(id),
        name: [String(de), String(en)] as const,
        price: Number(price),
        attributes: { format: [String(format)], sheets: [String(sheets)] },
        content: { amount: Number(n), unit: 'piece' as const },
      })),
      packs: [1, 4],
      picture: () => ({ kind: 'ruled-sheet', ruling: '20', color: hex('natur') }),
      attributes: { material: ['Mpapier'] },
      grams: 2600,
    },
    {
      id: 'malpapier-rolle',
      name: ['Malpapier auf der Rolle', 'Paper roll'],
      summary: ['Ein Bild, so lang wie der Flur', 'A picture as long as the corridor'],
      text: [
        'Für Wandfriese, Körperumrisse und Autobahnen. Recyclingpapier, siebzig Gramm, läuft von Halter oder Hand.',
        'For friezes, body outlines and motorways. Recycled, seventy grams, from holder or hand.',
      ],
      sizes: [
        {
          id: '30m',
          name: ['35 cm breit, 30 m', '35 cm wide, 30 m'],
          price: 899,
          content: { amount: 30, unit: 'm' },
        },
        {
          id: '100m',
          name: ['70 cm breit, 100 m', '70 cm wide, 100 m'],
          price: 2999,
          content: { amount: 100, unit: 'm' },
        },
      ],
      picture: () => ({ kind: 'paper-roll', colors: ['#f4efe4'] }),
      attributes: { material: ['Mrecycling'], eco: ['Eengel'], grammage: ['V70'] },
      grams: 2400,
    },
    ...(['aquarellpapier', 'skizzenpapier'] as const).map(
      (id): Line => ({
        id,
        name:
          id === 'aquarellpapier'
            ? ['Aquarellpapier lose', 'Loose watercolour paper']
            : ['Skizzenpapier lose', 'Loose sketching paper'],
        summary:
          id === 'aquarellpapier'
            ? ['300 g/m², feine Körnung', '300 g/m², fine grain']
            : ['120 g/m², leicht getönt', '120 g/m², slightly toned'],
        text:
          id === 'aquarellpapier'
            ? [
                'Nimmt viel Wasser auf und gibt die Farbe langsam her. Die Deckelkante ist gerissen, nicht geschnitten.',
                'Takes a lot of water and gives colour back slowly. One edge is torn, not cut.',
              ]
            : [
                'Für Studien, Umrisse und alles, was nicht das Original werden soll.',
                'For studies, outlines and whatever is not meant to be the original.',
              ],
        sizes: [
          ...sheetPacks(
            [10, id === 'aquarellpapier' ? 799 : 299],
            [50, id === 'aquarellpapier' ? 3299 : 999],
          ),
        ],
        packs: [1],
        picture: () => ({
          kind: 'sheets',
          colors: [id === 'aquarellpapier' ? '#f4f1ea' : '#e6d9bf'],
        }),
        attributes: { format: ['FA3'], material: ['Mpapier'] },
      }),
    ),
  ]);
}

function* crafts(): Iterable<ProductSpec> {
  yield* lines({ category: 'perlen-wolle', maker: 'bastelnest', topic: 'basteln' }, [
    {
      id: 'holzperlen',
      name: ['Holzperlen', 'Wooden beads'],
      summary: ['Speichelfest lackiert', 'Saliva-proof lacquer'],
      text: [
        'Aus Ahorn gedreht, mit glattem Loch, durch das auch ein dicker Faden passt. Zehn Farben, die zusammen gut aussehen.',
        'Turned from maple, with a smooth hole for thick thread, too. Ten colours that go well together.',
      ],
      sizes: sized('count', ['V100', 499, 90], ['V250', 999, 220], ['V1000', 2999, 850]),
      picture: () => ({ kind: 'beads' }),
      attributes: { material: ['Mholz'], age: ['V4'] },
      more: { warnings: ['under3'] },
    },
    {
      id: 'wuerfelperlen',
      name: ['Würfelperlen', 'Cube beads'],
      summary: ['Zum Legen und Fädeln', 'For laying and threading'],
      text: [
        'Würfel rollen nicht vom Tisch. Für Muster, Ketten und Buchstabenrätsel.',
        'Cubes do not roll off the desk. For patterns, necklaces and letter puzzles.',
      ],
      sizes: sized('count', ['V100', 549, 110], ['V250', 1099, 260]),
      picture: () => ({ kind: 'beads', shape: 'cube', strung: true }),
      attributes: { material: ['Mholz'], age: ['V4'] },
      more: { warnings: ['under3'] },
    },
    {
      id: 'buegelperlen',
      name: ['Bügelperlen', 'Fuse beads'],
      summary: ['Fünf Millimeter, dreißig Farben', 'Five millimetres, thirty colours'],
      text: [
        'Legen, bügeln, abkühlen lassen. Kein Stück gleicht dem anderen, auch wenn alle die gleiche Vorlage haben.',
        'Lay, iron, let cool. No two are alike, even when all have the same pattern.',
      ],
      sizes: sized('count', ['V1000', 399, 60], ['V2500', 799, 150]),
      picture: () => ({ kind: 'beads', shape: 'tube' }),
      attributes: { age: ['V5'], material: ['Mkunststoff'] },
      more: { warnings: ['under3'] },
    },
    {
      id: 'schulwolle',
      name: ['Schulwolle', 'School yarn'],
      summary: ['Fünfzig Gramm, filzt nicht', 'Fifty grams, does not felt'],
      text: [
        'Gleichmäßig gesponnen, damit die ersten Maschen gelingen. Für Stricknadeln Nummer vier bis fünf.',
        'Evenly spun, so that the first stitches succeed. For needles four to five.',
      ],
      sizes: weights([50, 249]),
      packs: [1, 10],
      colors: [
        'rot',
        'orange',
        'gelb',
        'gruen',
        'tuerkis',
        'blau',
        'violett',
        'pink',
        'weiss',
        'grau',
        'schwarz',
      ],
      picture: (color) => ({ kind: 'wool', colors: [color] }),
      attributes: { material: ['Mwolle'] },
    },
    {
      id: 'wollpaket',
      name: ['Wollpaket sortiert', 'Assorted yarn'],
      summary: ['Reste mit System', 'Leftovers with a system'],
      text: [
        'Ein Kilo in vierzig Farben, jede gewickelt und lang genug für einen Pompon.',
        'A kilo in forty colours, each wound and long enough for a pompom.',
      ],
      sizes: weights([500, 1299], [1000, 2199]),
      picture: () => ({
        kind: 'wool',
        colors: hexes('rot', 'gelb', 'tuerkis', 'violett', 'gruen', 'orange'),
      }),
      attributes: { material: ['Mwolle'] },
    },
    {
      id: 'bastelfilz',
      name: ['Bastelfilz,', 'Craft felt,'],
      summary: ['Weich, franst nicht aus', 'Soft, does not fray'],
      text: [
        'Lässt sich schneiden, nähen und kleben. Aus recycelten PET-Flaschen, angenehm fest im Griff.',
        'Cuts, sews and glues. Made of recycled bottles, pleasantly firm to the touch.',
      ],
      sizes: [
        {
          id: 'a4',
          name: ['A4, 10 Farben', 'A4, 10 colours'],
          price: 499,
          attributes: { format: ['FA4'] },
        },
        {
          id: 'gross',
          name: ['30 × 40 cm, 10 Farben', '30 × 40 cm, 10 colours'],
          price: 899,
          attributes: { dimension: ['M30x40'] },
        },
      ],
      packs: [1, 5],
      picture: () => ({
        kind: 'figures',
        style: 'cloths',
        colors: hexes('rot', 'orange', 'gelb', 'gruen', 'blau', 'violett'),
      }),
      attributes: { count: ['V10'], material: ['Mfilz'], eco: ['Eengel'] },
      grams: 180,
    },
    {
      id: 'maerchenwolle',
      name: ['Märchenwolle', 'Fairy-tale wool'],
      summary: ['Kardiert, zum Trockenfilzen', 'Carded, for needle felting'],
      text: [
        'Feine Merinowolle im Band: Bilder legen, Kugeln filzen, Bärte ankleben.',
        'Fine merino in sliver: lay pictures, felt balls, glue on beards.',
      ],
      sizes: weights([50, 499], [100, 899]),
      colors: ['weiss', 'rosa', 'gelb', 'hellgruen', 'hellblau', 'braun'],
      picture: (color) => ({ kind: 'pile', style: 'wool', color }),
      attributes: { material: ['Mwolle'] },
    },
  ]);
  yield* lines({ category: 'moosgummi', maker: 'bastelnest', topic: 'basteln' }, [
    {
      id: 'moosgummiplatten',
      name: ['Moosgummiplatten', 'Foam sheets'],
      summary: ['Zwei Millimeter, schneidet wie Papier', 'Two millimetres, cuts like paper'],
      text: [
        'Für Stempel, Masken und Badewannenboote. Schwimmt, klebt nass an Fliesen und färbt nicht ab.',
        'For stamps, masks and bathtub boats. Floats, sticks wet to tiles and does not run.',
      ],
      sizes: [
        {
          id: 'a4',
          name: ['A4, 10 Farben', 'A4, 10 colours'],
          price: 399,
          attributes: { format: ['FA4'] },
        },
        {
          id: 'a3',
          name: ['A3, 10 Farben', 'A3, 10 colours'],
          price: 799,
          attributes: { format: ['FA3'] },
        },
      ],
      packs: [1, 5],
      picture: () => ({
        kind: 'sheets',
        colors: hexes('rot', 'orange', 'zitrone', 'hellgruen', 'hellblau', 'pink'),
      }),
      attributes: { count: ['V10'], material: ['Mschaum'] },
      grams: 120,
    },
    {
      id: 'moosgummisticker',
      name: ['Moosgummisticker', 'Foam stickers'],
      summary: ['Selbstklebend, fünfhundert Formen', 'Self-adhesive, five hundred shapes'],
      text: [
        'Abziehen, aufkleben, weiterbasteln. Die Formen sind so groß, dass kleine Finger sie greifen.',
        'Peel, stick, carry on. Large enough for small fingers.',
      ],
      sizes: [
        { id: 'sterne', name: ['Sterne', 'Stars'], price: 599 },
        { id: 'punkte', name: ['Punkte', 'Dots'], price: 599 },
      ],
      packs: [1, 4],
      picture: (_, { size }) => ({
        kind: 'stickers',
        motif: size?.id === 'sterne' ? 'star' : 'dot',
        color: hex('koralle'),
        count: 16,
      }),
      attributes: { count: ['V500'], age: ['V3'], material: ['Mschaum'] },
      content: { amount: 500, unit: 'piece' },
      grams: 130,
      more: { warnings: ['under3'] },
    },
    {
      id: 'pfeifenputzer',
      name: ['Pfeifenputzer', 'Pipe cleaners'],
      summary: ['Dreißig Zentimeter, entgratet', 'Thirty centimetres, ends rounded'],
      text: [
        'Der Draht ist an den Enden umgebogen, damit nichts sticht. Zehn Farben, in denen man Spinnen, Kronen und Brillen biegt.',
        'The wire is bent at the ends so that nothing pricks. Ten colours for spiders, crowns and glasses.',
      ],
      sizes: sized('count', ['V50', 249, 60], ['V100', 399, 120], ['V250', 799, 300]),
      picture: () => ({ kind: 'rods' }),
      attributes: { length: ['V30'], age: ['V4'] },
      more: { warnings: ['pointed'] },
    },
    {
      id: 'pompons',
      name: ['Pompons', 'Pompoms'],
      summary: ['Sechs Größen, gemischt', 'Six sizes, mixed'],
      text: [
        'Nasen, Schneebälle, Raupen: Pompons sind nie fertig. Aus Acryl, farbecht, mit der Hand waschbar.',
        'Noses, snowballs, caterpillars: pompoms are never finished. Acrylic, colourfast, hand-washable.',
      ],
      sizes: sized('count', ['V100', 349, 60], ['V300', 799, 160]),
      picture: () => ({ kind: 'beads', shape: 'pompom' }),
      attributes: { age: ['V4'] },
      more: { warnings: ['under3'] },
    },
    {
      id: 'wackelaugen',
      name: ['Wackelaugen', 'Wiggly eyes'],
      summary: ['Sechs Größen, selbstklebend', 'Six sizes, self-adhesive'],
      text: [
        'Machen aus allem ein Jemand. Sortiert von sechs bis zwanzig Millimeter.',
        'They turn everything into someone. Sorted from six to twenty millimetres.',
      ],
      sizes: sized('count', ['V100', 249, 30], ['V500', 799, 120]),
      picture: (_, { size }) => ({
        kind: 'pile',
        style: 'eyes',
        many: size?.id === '500' ? 'yes' : 'no',
      }),
      attributes: { age: ['V4'] },
      more: { warnings: ['under3'] },
    },
    {
      id: 'federn',
      name: ['Bunte Federn', 'Coloured feathers'],
      summary: ['Gereinigt und gefärbt', 'Cleaned and dyed'],
      text: [
        'Für Vögel, Hüte und Masken: gewaschen, gefärbt und weich bis in die Spitze.',
        'For birds, hats and masks: washed, dyed and soft to the tip.',
      ],
      sizes: weights([10, 349], [100, 1699]),
      picture: (_, { size }) => ({
        kind: 'pile',
        style: 'feathers',
        many: size?.id === '10g' ? 'no' : 'yes',
      }),
      attributes: { age: ['V4'] },
    },
  ]);
  yield* lines({ category: 'bastelholz', maker: 'klotzundco', topic: 'basteln' }, [
    {
      id: 'holzspatel',
      name: ['Bastelspatel', 'Craft sticks'],
      summary: ['Birke, splitterfrei', 'Birch, splinter-free'],
      text: [
        'Geschliffene Kanten, gleichmäßige Form: Zäune, Flöße, Namensschilder.',
        'Sanded edges, even shape: fences, rafts, name tags.',
      ],
      sizes: sized('count', ['V50', 249, 90], ['V200', 649, 360], ['V1000', 2199, 1800]),
      picture: () => ({ kind: 'rods', style: 'wood', colors: [hex('natur')] }),
      attributes: { material: ['Mholz'], eco: ['Efsc'] },
    },
    {
      id: 'holzspatel-bunt',
      name: ['Bastelspatel bunt', 'Coloured craft sticks'],
      summary: ['Durchgefärbt', 'Dyed through'],
      text: [
        'Zehn Farben, die nicht abfärben, auch nicht auf feuchte Finger.',
        'Ten colours that do not come off, not even on damp fingers.',
      ],
      sizes: sized('count', ['V50', 349, 90], ['V200', 899, 360]),
      picture: () => ({
        kind: 'rods',
        style: 'wood',
        colors: hexes('rot', 'gelb', 'hellgruen', 'hellblau', 'violett'),
      }),
      attributes: { material: ['Mholz'] },
    },
    {
      id: 'holzscheiben',
      name: ['Astscheiben', 'Branch slices'],
      summary: ['Mit Rinde, drei Größen', 'With bark, three sizes'],
      text: [
        'Vom heimischen Haselstrauch, getrocknet, damit sie nicht reißen. Zum Brennen, Bemalen und Zählen.',
        'From local hazel, dried so that they do not crack. For burning, painting and counting.',
      ],
      sizes: weights([250, 599], [1000, 1799]),
      picture: (_, { size }) => ({
        kind: 'pile',
        style: 'slices',
        many: size?.id === '250g' ? 'no' : 'yes',
      }),
      attributes: { material: ['Mholz'], eco: ['Efsc'] },
      more: { also: ['figuren'] },
    },
    {
      id: 'rundstaebe',
      name: ['Rundstäbe Buche', 'Beech dowels'],
      summary: ['Dreißig Zentimeter, vier Stärken', 'Thirty centimetres, four thicknesses'],
      text: [
        'Für Achsen, Fahnen und Mobiles. Glatt gehobelt, ohne Splitter.',
        'For axles, flags and mobiles. Planed smooth, without splinters.',
      ],
      packs: [10, 50],
      price: 49,
      picture: () => ({ kind: 'rods', style: 'wood', colors: ['#e3c08e'] }),
      attributes: { material: ['Mholz'], length: ['V30'] },
      grams: 18,
    },
    {
      id: 'korkstreifen',
      name: ['Korken und Korkplatten', 'Corks and cork sheets'],
      summary: ['Naturkork zum Stempeln und Schwimmen', 'Natural cork to stamp and float'],
      text: [
        'Fünfzig Korken und vier Platten aus Portugal. Schwimmen, stempeln, isolieren.',
        'Fifty corks and four sheets from Portugal. They float, stamp and insulate.',
      ],
      price: 999,
      picture: () => ({ kind: 'play-furniture', style: 'corks' }),
      attributes: { material: ['Mkork'] },
      grams: 380,
    },
    {
      id: 'bastelset-boot',
      name: ['Werkpackung Segelboot', 'Craft kit: sailing boat'],
      summary: ['Zugeschnitten, für 25 Boote', 'Cut to size, for 25 boats'],
      text: [
        'Rumpf, Mast und Segeltuch liegen bereit, die Anleitung kommt mit acht Bildern aus. Schwimmt wirklich.',
        'Hull, mast and cloth are ready, the instructions take eight pictures. It really floats.',
      ],
      packs: [1, 25],
      price: 449,
      picture: () => ({ kind: 'handicraft', style: 'boat' }),
      attributes: { age: ['V8'], material: ['Mholz'] },
      grams: 160,
    },
    {
      id: 'bastelset-vogelhaus',
      name: ['Werkpackung Nistkasten', 'Craft kit: nesting box'],
      summary: ['Für Meisen, nach Vogelschutz', 'For tits, to bird protection rules'],
      text: [
        'Lärche, vorgebohrt, mit der richtigen Lochgröße. Am Ende hängt ein Haus im Schulgarten.',
        'Larch, drilled, with a hole of the right size. In the end a house hangs in the school garden.',
      ],
      packs: [1, 10],
      price: 1299,
      picture: () => ({ kind: 'shelter', style: 'birds' }),
      attributes: { age: ['V8'], material: ['Mholz'], eco: ['Efsc'] },
      grams: 900,
      more: { also: ['tiere-pflanzen'] },
    },
  ]);
}

function* modelling(): Iterable<ProductSpec> {
  yield* lines({ category: 'knete', maker: 'tonerde', topic: 'basteln' }, [
    {
      id: 'schulknete',
      name: ['Schulknete', 'School plasticine'],
      summary: ['Bleibt weich, färbt nicht ab', 'Stays soft, does not stain'],
      text: [
        'Wachsbasis, die nicht austrocknet: einmal warm geknetet, immer bereit. Klebt nicht an Tischen.',
        'A wax base that does not dry out: knead it warm once and it is always ready. Does not stick to tables.',
      ],
      sizes: sized('count', ['V6', 349, 200], ['V10', 549, 330]),
      packs: [1, 10],
      picture: (_, { size }) => ({
        kind: 'clay',
        shape: 'bars',
        colors: spectrum(size?.id === '10' ? 10 : 6),
      }),
      attributes: { age: ['V3'], material: ['Mwachs'] },
    },
    {
      id: 'schulknete-block',
      name: ['Schulknete im Block', 'Plasticine block'],
      summary: ['Eine Farbe, viel Masse', 'One colour, plenty of it'],
      text: [
        'Wenn eine Landschaft entstehen soll: Der Block reicht für eine Gruppe, der Rest kommt zurück in die Dose.',
        'When a landscape is to grow: the block lasts for a group, the rest goes back into the tin.',
      ],
      sizes: weights([500, 599], [1000, 999]),
      colors: ['rot', 'gelb', 'gruen', 'blau', 'weiss', 'braun'],
      picture: (color) => ({ kind: 'clay', shape: 'block', colors: [color] }),
      attributes: { age: ['V3'] },
    },
    {
      id: 'softknete',
      name: ['Softknete', 'Soft dough'],
      summary: ['Auf Mehlbasis, weich ab Werk', 'Flour-based, soft from the start'],
      text: [
        'Für die Jüngsten: weich ohne Vorarbeit, mit Lebensmittelfarbe, in Bechern mit dichtem Deckel.',
        'For the youngest: soft without effort, with food colour, in tubs with tight lids.',
      ],
      sizes: sized('count', ['V4', 599, 600], ['V6', 849, 900], ['V10', 1299, 1500]),
      picture: (_, { size }) => ({
        kind: 'clay',
        shape: 'pots',
        colors: spectrum(Number(size?.id ?? 4)),
      }),
      attributes: { age: ['V2'] },
      more: { also: ['greifen'] },
    },
    {
      id: 'modellierton',
      name: ['Modellierton', 'Modelling clay'],
      summary: ['Feine Schamotte, brennbar bis 1.150 °C', 'Fine grog, fires to 1,150 °C'],
      text: [
        'Lässt sich lange bearbeiten, ohne zu reißen. Luftgetrocknet zum Bemalen, gebrannt zum Behalten.',
        'Works for a long time without cracking. Air-dry to paint, fired to keep.',
      ],
      sizes: weights([2000, 399], [5000, 799], [10000, 1299]),
      colors: ['weiss', 'koralle', 'braun'],
      picture: (color) => ({ kind: 'clay', shape: 'block', colors: [color] }),
      attributes: { material: ['Mton'] },
    },
    {
      id: 'lufttrocken',
      name: ['Lufttrocknende Modelliermasse', 'Air-dry clay'],
      summary: ['Ohne Ofen, in 24 Stunden hart', 'No kiln, hard in 24 hours'],
      text: [
        'Weiß oder terrakotta, glatt zu schleifen, mit Acryl zu bemalen. Reste halten im Beutel ein Jahr.',
        'White or terracotta, sands smooth, takes acrylics. Leftovers keep in the bag for a year.',
      ],
      sizes: weights([250, 299], [500, 449], [1000, 699]),
      packs: [1, 10],
      colors: ['weiss', 'koralle'],
      picture: (color) => ({ kind: 'clay', shape: 'block', colors: [color] }),
      attributes: { material: ['Mton'] },
    },
    {
      id: 'ofenmasse',
      name: ['Ofenhärtende Masse,', 'Oven-bake clay,'],
      summary: ['Dreißig Minuten bei 110 °C', 'Thirty minutes at 110 °C'],
      text: [
        'Für Schlüsselanhänger, Perlen und Minifiguren. Ohne Weichmacher, mit scharfen Kanten.',
        'For key rings, beads and tiny figures. Without plasticisers, with crisp edges.',
      ],
      sizes: sized('count', ['V6', 1199, 340], ['V12', 2199, 680]),
      picture: (_, { size }) => ({
        kind: 'clay',
        shape: 'bars',
        colors: spectrum(Number(size?.id ?? 6)),
      }),
      attributes: { age: ['V8'] },
    },
    {
      id: 'modellierwerkzeug',
      name: ['Modellierwerkzeug', 'Modelling tools'],
      summary: ['Schlingen, Hölzer, Rädchen', 'Loops, sticks, wheels'],
      text: [
        'Was Finger nicht können: schneiden, aushöhlen, glätten. Buche und Messing im Baumwollbeutel.',
        'What fingers cannot do: cut, hollow, smooth. Beech and brass in a cotton bag.',
      ],
      sizes: sized('count', ['V6', 699, 90], ['V10', 1199, 160]),
      packs: [1, 5],
      picture: (_, { size }) => ({
        kind: 'art-tools',
        style: 'modelling',
        count: Number(size?.id),
      }),
      attributes: { material: ['Mholz'] },
    },
  ]);
  yield* lines({ category: 'drucken', maker: 'bastelnest', topic: 'basteln' }, [
    {
      id: 'stempelset',
      name: ['Holzstempel-Set', 'Wooden stamp set'],
      summary: ['Mit Stempelkissen', 'With ink pad'],
      text: [
        'Griffe, die man fassen kann, Motive mit klarer Linie. Das Kissen ist auf Wasserbasis und wäscht sich aus.',
        'Handles one can hold, motifs with clear lines. The pad is water-based and washes out.',
      ],
      sizes: [
        { id: 'sterne', name: ['Sterne', 'Stars'], price: 999 },
        { id: 'herzen', name: ['Herzen', 'Hearts'], price: 999 },
        { id: 'tiere', name: ['Tiere', 'Animals'], price: 1199 },
      ],
      picture: (_, { size }) => ({
        kind: 'stamps',
        motif: size?.id === 'herzen' ? 'heart' : size?.id === 'tiere' ? 'animal' : 'star',
        color: hex(size?.id === 'tiere' ? 'orange' : size?.id === 'herzen' ? 'rot' : 'blau'),
      }),
      attributes: { count: ['V6'], age: ['V3'], material: ['Mholz'] },
      grams: 220,
    },
    {
      id: 'lehrerstempel',
      name: ['Lobstempel', 'Teacher’s stamps'],
      summary: ['Selbstfärbend, tausend Abdrucke', 'Self-inking, a thousand prints'],
      text: [
        '„Prima!“, „Gelesen“, „Weiter so“: sechs Stempel in der Schachtel, in sechs Farben.',
        '“Great!”, “Read”, “Keep going”: six stamps in a box, in six colours.',
      ],
      price: 1499,
      picture: () => ({ kind: 'stamps', color: hex('gruen'), motif: 'star', pad: false }),
      attributes: { count: ['V6'] },
      grams: 180,
      more: { badge: 'teachers' },
    },
    {
      id: 'stempelkissen',
      name: ['Stempelkissen', 'Ink pad'],
      summary: ['Wasserbasis, auswaschbar', 'Water-based, washable'],
      text: [
        'Dicht im Filz, gleichmäßig im Abdruck. Der Deckel dichtet so, dass es ein Jahr lang feucht bleibt.',
        'Dense felt, even print. The lid seals so that it stays moist for a year.',
      ],
      price: 399,
      packs: [1, 6],
      colors: ['rot', 'blau', 'gruen', 'schwarz', 'violett', 'orange'],
      picture: (color) => ({ kind: 'stamp-pad', color }),
      grams: 50,
    },
    {
      id: 'linolset',
      name: ['Linolschnitt-Set', 'Lino cutting set'],
      summary: ['Messer, Walze, drei Platten', 'Cutter, roller, three blocks'],
      text: [
        'Fünf Messer mit einem Griff, der in der Hand liegt, und eine Schutzunterlage gegen das Abrutschen.',
        'Five blades with a handle that sits in the hand and a bench hook against slipping.',
      ],
      price: 2499,
      packs: [1, 10],
      picture: () => ({ kind: 'art-tools', style: 'lino', count: 5 }),
      attributes: { age: ['V10'] },
      grams: 620,
      more: { warnings: ['blades'] },
    },
    {
      id: 'linolplatten',
      name: ['Linolplatten', 'Lino blocks'],
      summary: ['Weich, auf Jute', 'Soft, on jute'],
      text: [
        'Aus Leinöl und Kork, nicht aus Kunststoff: Es riecht ein wenig und schneidet sich wie Butter.',
        'Of linseed oil and cork, not plastic: it smells a little and cuts like butter.',
      ],
      sizes: sized('format', ['FA6', 149, 90], ['FA5', 249, 180], ['FA4', 449, 360]),
      packs: [1, 10],
      picture: () => ({ kind: 'sheets', colors: ['#8a6f4e'] }),
    },
    fluid({
      id: 'linoldruckfarbe',
      name: ['Linoldruckfarbe', 'Lino printing ink'],
      summary: ['Wasserlöslich, satt', 'Water-soluble, rich'],
      text: [
        'Lässt sich dünn auswalzen und gibt jede Linie wieder. Mit Wasser von Walze und Händen.',
        'Rolls out thin and prints every line. Off rollers and hands with water.',
      ],
      sizes: volumes([75, 599], [250, 1299]),
      shape: 'pot',
      colors: ['schwarz', 'rot', 'blau', 'gelb', 'gruen', 'weiss'],
    }),
    {
      id: 'farbwalze',
      name: ['Farbwalze', 'Ink roller'],
      summary: ['Gummi, sechzig Shore', 'Rubber, sixty Shore'],
      text: [
        'Nimmt gleichmäßig auf und gibt gleichmäßig ab. Der Bügel steht, damit die Walze nicht auf der Platte klebt.',
        'Takes up evenly and gives evenly. It stands on its frame, so that the roller does not stick to the plate.',
      ],
      variants: {
        attribute: 'size',
        values: [
          ['S', 599],
          ['M', 799],
          ['L', 1099],
        ].map(([size, price]) => [`S${size}`, Number(price)] as const),
      },
      price: 599,
      picture: () => ({ kind: 'roller', color: hex('rot') }),
      grams: 180,
    },
  ]);
}

export function* craftShelf(): Iterable<ProductSpec> {
  yield* coloredPapers();
  yield* crafts();
  yield* modelling();
}
