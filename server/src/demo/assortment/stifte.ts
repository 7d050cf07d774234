import { type ColorName, hex } from '../attributes.ts';
import type { ItemSpec, ProductSpec } from '../product.ts';
import { same, type Text, t } from '../text.ts';
import {
  germany,
  hexes,
  inColors,
  is,
  joined,
  packed,
  packPrice,
  pieces,
  single,
  spectrum,
  years,
  yes,
} from './parts.ts';

const hardnessGuide = [
  { name: t('Welcher Härtegrad wofür?', 'Which hardness for what?'), url: '/beratung/bleistifte' },
];

function* pencils(): Iterable<ProductSpec> {
  const kinds: readonly {
    id: string;
    name: Text;
    maker: 'holzlinie' | 'federfuchs';
    price: number;
    colors: readonly ColorName[];
    hardness?: readonly string[];
    eraser?: boolean;
    text: Text;
    facts: readonly (readonly [Text, Text])[];
    packs: readonly number[];
    eco?: boolean;
  }[] = [
    {
      id: 'bleistift-sechskant',
      name: t('Bleistift Sechskant', 'Hexagonal pencil'),
      maker: 'holzlinie',
      price: 39,
      colors: ['dunkelblau'],
      hardness: ['2B', 'B', 'HB', 'H', '2H'],
      packs: [1, 12, 72],
      text: t(
        'Ein ehrlicher Bleistift aus Lindenholz: sechseckig, damit er nicht vom Tisch rollt, und mit bruchfest verleimter Mine. Lässt sich in einem Zug spitzen.',
        'An honest pencil of lime wood: hexagonal so that it does not roll off the desk, its lead bonded against breaking. Sharpens in one go.',
      ),
      facts: [
        [is.material, t('Lindenholz', 'lime wood')],
        [t('Form', 'Shape'), t('sechseckig', 'hexagonal')],
      ],
    },
    {
      id: 'bleistift-gummi',
      name: t('Bleistift mit Radierer', 'Pencil with eraser'),
      maker: 'holzlinie',
      price: 45,
      colors: ['gelb', 'rot', 'gruen'],
      eraser: true,
      packs: [1, 12],
      text: t(
        'Wer schreibt, radiert. Der kleine Gummi sitzt fest in seiner Hülse und hält so lange wie der Stift. Härtegrad HB, die Mine ist vier Mal geklebt.',
        'Who writes erases. The little rubber sits tight in its ferrule and lasts as long as the pencil. Hardness HB, the lead is glued four times.',
      ),
      facts: [
        [t('Härtegrad', 'Hardness'), same('HB')],
        [is.special, t('mit Radierer', 'with eraser')],
      ],
    },
    {
      id: 'bleistift-dreikant',
      name: t('Bleistift Dreikant', 'Triangular pencil'),
      maker: 'federfuchs',
      price: 79,
      colors: ['blau', 'rot', 'hellgruen', 'violett'],
      packs: [1, 3, 12],
      text: t(
        'Drei Flächen, drei Finger: Die Form legt die Hand von selbst richtig. Genoppte Griffzone, weiche B-Mine, ein Feld für den Namen.',
        'Three sides, three fingers: the shape puts the hand in the right place. Dotted grip, soft B lead and a field for the name.',
      ),
      facts: [
        [t('Härtegrad', 'Hardness'), same('B')],
        [t('Form', 'Shape'), t('dreikantig', 'triangular')],
        [is.grade, t('ab 1. Klasse', 'from year 1')],
      ],
    },
    {
      id: 'bleistift-dick',
      name: t('Bleistift Dickkern Dreikant', 'Thick triangular pencil'),
      maker: 'federfuchs',
      price: 119,
      colors: ['gelb', 'tuerkis', 'orange'],
      packs: [1, 12],
      text: t(
        'Zehn Millimeter Durchmesser und eine Mine, die auch den Druck kleiner Fäuste aushält. Für die ersten Schwungübungen und alle, die den Stift noch fest halten.',
        'Ten millimetres across and a lead that stands the pressure of small fists. For the first loops and for those who still hold on tight.',
      ),
      facts: [
        [is.diameter, t('10 mm', '10 mm')],
        [t('Mine', 'Lead'), same('4 mm, 2B')],
        [is.age, years(4)],
      ],
    },
    {
      id: 'bleistift-natur',
      name: t('Bleistift Natur unlackiert', 'Natural pencil, uncoated'),
      maker: 'holzlinie',
      price: 49,
      colors: ['natur'],
      hardness: ['B', 'HB', 'H'],
      packs: [1, 12, 72],
      eco: true,
      text: t(
        'Ohne Lack, nur Holz: Der Stift liegt warm in der Hand und riecht nach Werkstatt. Das Zedernholz stammt aus nachhaltig bewirtschafteten Wäldern.',
        'No varnish, just wood: the pencil feels warm and smells of a workshop. The cedar comes from sustainably managed forests.',
      ),
      facts: [
        [is.material, t('Zedernholz, unbehandelt', 'cedar, untreated')],
        [is.surface, t('unlackiert', 'uncoated')],
      ],
    },
    {
      id: 'zeichenbleistift',
      name: t('Zeichenbleistift', 'Drawing pencil'),
      maker: 'holzlinie',
      price: 99,
      colors: ['schwarz'],
      hardness: ['6B', '4B', '3B', '2B', 'B', 'HB', 'F', 'H', '2H', '4H'],
      packs: [1, 6],
      text: t(
        'Feinster Grafit, gleichmäßig gemahlen: Der Strich hat keine Kratzer, die Schraffur keine Flecken. In zehn Härten vom tiefen Schwarz bis zum Silbergrau.',
        'Finest graphite, evenly milled: no scratches in the line, no blotches in the shading. In ten grades from deep black to silver grey.',
      ),
      facts: [
        [is.use, t('Zeichnen, Schraffieren, Konstruieren', 'drawing, shading, construction')],
        [is.origin, germany],
      ],
    },
    {
      id: 'bleistift-links',
      name: t('Bleistift für Linkshänder', 'Left-handed pencil'),
      maker: 'federfuchs',
      price: 129,
      colors: ['koralle', 'hellblau'],
      packs: [1, 3],
      text: t(
        'Die Griffmulden sitzen spiegelverkehrt, die Schrift auf dem Schaft steht von links lesbar. Die Mine verwischt kaum, wenn die Hand nachkommt.',
        'The grip dents are mirrored, the print reads from the left. The lead hardly smudges when the hand follows.',
      ),
      facts: [
        [t('Härtegrad', 'Hardness'), same('HB')],
        [is.use, t('Linkshänder', 'left-handers')],
      ],
    },
  ];
  for (const kind of kinds) {
    for (const n of kind.packs) {
      const price = packPrice(kind.price, n);
      const count = n >= 12 ? '12' : n >= 3 && n < 12 ? '3' : '1';
      const content = n > 1 ? { content: { amount: n, unit: 'piece' as const } } : {};
      yield {
        id: n === 1 ? kind.id : `${kind.id}-${n}er`,
        category: 'bleistifte',
        maker: kind.maker,
        topic: 'stift',
        price,
        grams: 6 * n,
        name: packed(kind.name, n),
        summary:
          n > 30
            ? t('Vorrat für die ganze Klasse', 'A stock for the whole class')
            : t('Für Schule und Schreibtisch', 'For school and desk'),
        description:
          n > 30
            ? joined(
                kind.text,
                t(
                  'Im Karton zu zweiundsiebzig: Damit ist auch am Freitag noch ein gespitzter da.',
                  'Seventy-two to the box: so that there is a sharp one left even on Friday.',
                ),
              )
            : kind.text,
        features: [...kind.facts, ...(n > 1 ? [[is.contents, pieces(n)] as const] : [])],
        attributes: {
          material: ['Mholz'],
          ...(n > 1 ? { count: [`V${n}`] } : {}),
          ...(kind.eco ? { eco: ['Efsc'] } : {}),
          ...(kind.hardness ? {} : { hardness: ['HHB'] }),
        },
        documents: hardnessGuide,
        items: kind.hardness
          ? kind.hardness.map((grade) => ({
              variant: { hardness: `H${grade}` },
              pictures: [
                { kind: 'pencil', color: hex(kind.colors[0] ?? 'blau'), label: grade, count },
              ],
              ...content,
            }))
          : inColors(
              kind.colors,
              (color) => ({
                kind: 'pencil',
                color,
                eraser: kind.eraser ?? false,
                label: kind.id.includes('dick') ? '2B' : 'HB',
                count,
              }),
              content,
            ),
        ...(n >= 72 ? { badge: 'class-pack' as const } : kind.eco ? { badge: 'eco' as const } : {}),
        accessories: ['radierer-weiss', 'dosenspitzer'],
      };
    }
  }
  yield {
    id: 'zeichenset-bleistifte',
    category: 'bleistifte',
    also: ['zeichenpapier'],
    maker: 'holzlinie',
    topic: 'stift',
    price: 1299,
    grams: 160,
    name: t('Zeichenset mit zwölf Bleistiften', 'Drawing set with twelve pencils'),
    summary: t('Von 6B bis 4H im Metalletui', 'From 6B to 4H in a tin'),
    description: t(
      'Zwölf Härtegrade im Metalletui, geordnet vom weichsten bis zum härtesten. Wer zeichnet, merkt nach einer Woche, welche drei er wirklich braucht.',
      'Twelve grades in a tin, ordered from the softest to the hardest. After a week of drawing you know which three you really need.',
    ),
    features: [
      [is.contents, pieces(12)],
      [t('Härtegrade', 'Grades'), same('6B–4H')],
    ],
    attributes: { count: ['V12'], material: ['Mholz'] },
    items: single(
      {
        kind: 'coloured-pencils',
        colors: Array.from(
          { length: 12 },
          (_, at) => ['#2b2f36', '#3a3f47', '#454b54', '#5b6472'][at % 4] ?? '#2b2f36',
        ),
        box: '#454b54',
        packed: 'tin',
      },
      { content: { amount: 12, unit: 'piece' } },
    ),
    documents: hardnessGuide,
  };
}

function* colouredPencils(): Iterable<ProductSpec> {
  const boxes: readonly (readonly [
    string,
    Text,
    Text,
    number,
    readonly (readonly [number, number, 'carton' | 'tin'])[],
    boolean,
    Text,
  ])[] = [
    [
      'buntstifte-schule',
      t('Buntstifte Schule', 'School coloured pencils'),
      t('Sechseckig, bruchfest, ungiftig', 'Hexagonal, break-resistant, non-toxic'),
      0.26,
      [
        [6, 199, 'carton'],
        [12, 349, 'carton'],
        [18, 529, 'carton'],
        [24, 699, 'carton'],
      ],
      false,
      t(
        'Kräftige Farben auf dem ersten Strich, ohne dass man drücken muss. Die Minen sind der ganzen Länge nach verleimt: Ein Sturz vom Tisch ist kein Drama.',
        'Strong colours at the first stroke without pressing. The leads are bonded along their whole length: a fall from the desk is no drama.',
      ),
    ],
    [
      'buntstifte-dreikant',
      t('Buntstifte Dreikant dick', 'Thick triangular coloured pencils'),
      t('Für kleine Hände', 'For small hands'),
      0.5,
      [
        [6, 449, 'carton'],
        [10, 699, 'carton'],
        [12, 849, 'carton'],
      ],
      true,
      t(
        'Dick, dreikantig und mit weicher Mine: Diese Stifte malen auch dann deckend, wenn die Kraft noch fehlt. Jeder trägt ein Namensfeld.',
        'Thick, triangular and soft: these pencils cover well even before the hand has strength. Each has a field for a name.',
      ),
    ],
    [
      'buntstifte-natur',
      t('Buntstifte Natur', 'Natural coloured pencils'),
      t('Unlackiert, aus nachhaltigem Holz', 'Uncoated, from sustainable wood'),
      0.4,
      [
        [12, 599, 'carton'],
        [24, 1099, 'carton'],
      ],
      false,
      t(
        'Das Holz bleibt sichtbar, nur die Spitze und das Ende tragen Farbe. Geölt statt lackiert und in einem Karton ohne Folie.',
        'The wood stays visible, only tip and end carry colour. Oiled instead of varnished, in a box without film.',
      ),
    ],
    [
      'aquarellstifte',
      t('Aquarellstifte', 'Watercolour pencils'),
      t('Trocken zeichnen, nass vermalen', 'Draw dry, paint wet'),
      0.7,
      [
        [12, 1199, 'tin'],
        [24, 2199, 'tin'],
        [36, 3199, 'tin'],
      ],
      false,
      t(
        'Ein nasser Pinsel macht aus der Zeichnung ein Aquarell. Die Pigmente lösen sich vollständig, es bleibt keine Linie stehen, die man nicht haben will.',
        'A wet brush turns the drawing into a watercolour. The pigments dissolve completely, no line stays that you do not want.',
      ),
    ],
    [
      'kuenstlerbuntstifte',
      t('Künstlerbuntstifte', 'Artists’ coloured pencils'),
      t('Hoch pigmentiert und lichtecht', 'Highly pigmented and lightfast'),
      1.2,
      [
        [12, 1999, 'tin'],
        [24, 3699, 'tin'],
        [36, 5299, 'tin'],
      ],
      false,
      t(
        'Weiche, ölgebundene Minen, die sich in Schichten übereinanderlegen lassen. Auf dem Schaft stehen Farbname und Lichtechtheit, wie es sich für Werkzeug gehört.',
        'Soft, oil-based leads that take layer upon layer. The barrel tells name and lightfastness, as a tool should.',
      ),
    ],
    [
      'hautfarben-buntstifte',
      t('Buntstifte Hautfarben', 'Skin tone coloured pencils'),
      t('Zwölf Töne statt einem', 'Twelve tones instead of one'),
      0.5,
      [[12, 699, 'carton']],
      false,
      t(
        '„Hautfarbe“ ist nicht eine Farbe. Zwölf Töne von hellem Beige bis zu tiefem Braun, mit denen jedes Kind in der Gruppe sich selbst malen kann.',
        '“Skin colour” is not one colour. Twelve tones from light beige to deep brown with which every child in the group can draw itself.',
      ),
    ],
    [
      'buntstifte-zweifarbig',
      t('Buntstifte zweifarbig', 'Two-tone coloured pencils'),
      t('Zwölf Stifte, vierundzwanzig Farben', 'Twelve pencils, twenty-four colours'),
      0.4,
      [[12, 599, 'carton']],
      false,
      t(
        'Jeder Stift hat zwei Enden in zwei Farben. Das halbiert das Mäppchen und verdoppelt die Auswahl.',
        'Each pencil has two ends in two colours. That halves the case and doubles the choice.',
      ),
    ],
  ];
  for (const [id, name, summary, , sizes, thick, text] of boxes) {
    for (const [n, price, box] of sizes) {
      const isSkin = id.startsWith('haut');
      const isArtist = id.startsWith('kuenstler');
      yield {
        id: n === 12 && sizes.length > 1 && id === 'buntstifte-schule' ? id : `${id}-${n}`,
        category: 'buntstifte',
        ...(thick ? { also: ['dicke-stifte'] } : {}),
        maker: isArtist || id.startsWith('aquarell') ? 'hoshi' : 'holzlinie',
        topic: 'stift',
        price,
        grams: n * (thick ? 11 : 7),
        name: t(`${name.de}, ${n} Farben`, `${name.en}, ${n} colours`),
        summary,
        description: text,
        features: [
          [is.contents, t(`${n} Stifte`, `${n} pencils`)],
          [is.material, isArtist ? t('Zedernholz', 'cedar') : t('Lindenholz', 'lime wood')],
          [
            t('Verpackung', 'Packaging'),
            box === 'tin' ? t('Metalletui', 'tin') : t('Kartonetui', 'carton'),
          ],
        ],
        attributes: {
          count: [`V${n}`],
          material: ['Mholz'],
          ...(id.includes('natur') ? { eco: ['Efsc'] } : {}),
          type: [thick ? 'Tdick' : 'Tduenn'],
        },
        items: single(
          {
            kind: 'coloured-pencils',
            colors: isSkin
              ? [
                  '#f7ddc4',
                  '#f0c9a0',
                  '#e5b78a',
                  '#d9a06b',
                  '#c98a5a',
                  '#b97a4a',
                  '#a6683c',
                  '#8f5a36',
                  '#7a4a2b',
                  '#633a22',
                  '#4c2c1a',
                  '#3a2115',
                ]
              : spectrum(n),
            box: isSkin
              ? '#c98a5a'
              : id.includes('natur')
                ? hex('natur')
                : id.startsWith('aquarell')
                  ? hex('tuerkis')
                  : isArtist
                    ? hex('bordeaux')
                    : thick
                      ? hex('orange')
                      : hex('blau'),
            packed: box,
            thick,
          },
          { content: { amount: n, unit: 'piece' } },
        ),
        accessories: ['dosenspitzer', 'zeichenblock-schule-a4'],
        ...(id === 'buntstifte-schule' && n === 12
          ? { badge: 'classic' as const }
          : isSkin
            ? { badge: 'teachers' as const }
            : id.includes('natur')
              ? { badge: 'eco' as const }
              : {}),
      };
    }
  }
  for (const [id, name, colors, price, thick] of [
    [
      'buntstift-einzeln',
      t('Buntstift einzeln', 'Coloured pencil, single'),
      [
        'rot',
        'orange',
        'gelb',
        'hellgruen',
        'gruen',
        'tuerkis',
        'hellblau',
        'blau',
        'violett',
        'pink',
        'braun',
        'schwarz',
      ],
      39,
      false,
    ],
    [
      'buntstift-dick-einzeln',
      t('Dicker Buntstift einzeln', 'Thick coloured pencil, single'),
      ['rot', 'gelb', 'gruen', 'blau', 'braun', 'schwarz'],
      89,
      true,
    ],
  ] as const) {
    yield {
      id,
      category: 'buntstifte',
      maker: 'holzlinie',
      topic: 'stift',
      price,
      grams: 7,
      name,
      summary: t('Zum Nachkaufen der Lieblingsfarbe', 'To replace the favourite colour'),
      description: t(
        'Immer ist Blau zuerst kurz. Hier gibt es jede Farbe einzeln nach, passend zu den Kästen der Serie.',
        'Blue is always the first to be short. Here each colour comes singly, to match the boxes of the series.',
      ),
      features: [[is.material, t('Lindenholz', 'lime wood')]],
      attributes: { material: ['Mholz'], type: [thick ? 'Tdick' : 'Tduenn'] },
      minimum: thick ? 1 : 3,
      items: inColors(colors, (color) => ({
        kind: 'coloured-pencils',
        colors: [color],
        packed: 'loose',
        thick,
      })),
    };
  }
  yield {
    id: 'buntstifte-klassenbox',
    category: 'buntstifte',
    maker: 'holzlinie',
    topic: 'stift',
    price: 4499,
    grams: 2100,
    badge: 'class-pack',
    name: t('Buntstifte Klassenbox, 144 Stifte', 'Coloured pencils class box, 144 pencils'),
    summary: t('Zwölf Farben, je zwölf Stifte', 'Twelve colours, twelve of each'),
    description: t(
      'Eine Holzbox mit zwölf Fächern, nach Farben sortiert. Steht offen im Regal, und am Ende der Stunde sieht man auf einen Blick, was fehlt.',
      'A wooden box with twelve compartments, sorted by colour. It stands open on the shelf, and at the end of the lesson one sees at a glance what is missing.',
    ),
    features: [
      [is.contents, pieces(144)],
      [is.material, t('Lindenholz, Box aus Birkensperrholz', 'lime wood, box of birch plywood')],
    ],
    attributes: { count: ['V144'], material: ['Mholz'] },
    items: single(
      { kind: 'coloured-pencils', count: 144, colors: spectrum(36), box: hex('natur') },
      { content: { amount: 144, unit: 'piece' } },
    ),
  };
}

function* crayons(): Iterable<ProductSpec> {
  for (const [id, name, sizes, text, facts, maker] of [
    [
      'wachsmaler-klassik',
      t('Wachsmalstifte', 'Wax crayons'),
      [
        [8, 299],
        [12, 399],
        [24, 749],
      ],
      t(
        'Deckend, bruchfest und mit Papierbanderole, damit die Finger sauber bleiben. Lassen sich kratzen, schichten und mit dem Bügeleisen schmelzen.',
        'Opaque, hard to break and wrapped in paper so that fingers stay clean. They can be scraped, layered and melted with an iron.',
      ),
      [is.wash, t('von glatten Flächen', 'from smooth surfaces')],
      'buntwerk',
    ],
    [
      'wachsmaler-bienenwachs',
      t('Bienenwachs-Malstifte', 'Beeswax crayons'),
      [
        [8, 899],
        [12, 1299],
        [16, 1699],
      ],
      t(
        'Aus echtem Bienenwachs und Pigmenten, die für Lebensmittel zugelassen sind. Sie duften, leuchten und liegen rund in der Hand.',
        'Real beeswax and pigments approved for food. They smell good, glow and sit round in the hand.',
      ),
      [is.material, t('Bienenwachs', 'beeswax')],
      'stillelicht',
    ],
    [
      'oelpastell-schule',
      t('Ölpastellkreiden', 'Oil pastels'),
      [
        [12, 349],
        [24, 649],
        [36, 949],
      ],
      t(
        'Buttrig weich und leuchtend: Die Farben lassen sich mit dem Finger verwischen und mit einem Tropfen Öl vermalen.',
        'Soft as butter and luminous: the colours blend with a finger and paint with a drop of oil.',
      ),
      [is.use, t('Papier, Karton, Holz', 'paper, card, wood')],
      'hoshi',
    ],
    [
      'wachsmaler-wasser',
      t('Wasservermalbare Wachsmaler', 'Water-soluble crayons'),
      [
        [10, 599],
        [15, 849],
      ],
      t(
        'Trocken ein Wachsstift, nass eine Wasserfarbe. Aus Kleidung waschen sie sich bei 30 Grad aus.',
        'Dry it is a crayon, wet a watercolour. They wash out of clothes at 30 degrees.',
      ),
      [is.wash, t('bei 30 °C', 'at 30 °C')],
      'buntwerk',
    ],
    [
      'wachsmaler-drehbar',
      t('Drehbare Wachsmaler', 'Twistable crayons'),
      [
        [12, 549],
        [24, 999],
      ],
      t(
        'Wie ein Lippenstift: Man dreht nach, statt zu spitzen. Die Hülse hält die Finger sauber und das Mäppchen auch.',
        'Like a lipstick: twist instead of sharpening. The sleeve keeps fingers clean and the case, too.',
      ),
      [is.special, t('nie wieder spitzen', 'never sharpen again')],
      'buntwerk',
    ],
    [
      'wachsmalbloecke',
      t('Wachsmalblöcke', 'Block crayons'),
      [
        [8, 1199],
        [16, 2199],
      ],
      t(
        'Kleine Ziegel aus Bienenwachs. Mit der Kante zieht man Linien, mit der Fläche ganze Himmel.',
        'Little bricks of beeswax. The edge draws lines, the face whole skies.',
      ),
      [is.age, years(3)],
      'stillelicht',
    ],
  ] as const) {
    for (const [n, price] of sizes) {
      yield {
        id: `${id}-${n}`,
        category: 'wachsmaler',
        ...(id.startsWith('oel') ? { also: ['kreiden-kunst'] } : {}),
        maker,
        topic: 'farbe',
        price,
        grams: n * 14,
        name: t(`${name.de}, ${n} Farben`, `${name.en}, ${n} colours`),
        summary: t('Leuchtend vom ersten Strich an', 'Bright from the first stroke'),
        description: text,
        features: [
          [is.contents, pieces(n)],
          [facts[0], facts[1]],
          [is.norm, same('EN 71-3')],
        ],
        attributes: {
          count: [`V${n}`],
          material: [id.includes('bienen') || id.includes('bloeck') ? 'Mbienenwachs' : 'Mwachs'],
          age: ['V3'],
        },
        items: single(
          id.includes('bloeck')
            ? { kind: 'wax-blocks', colors: spectrum(n) }
            : {
                kind: 'wax-crayons',
                colors: spectrum(n),
                box: hex(
                  id.includes('bienen')
                    ? 'gold'
                    : id.startsWith('oel')
                      ? 'violett'
                      : id.includes('wasser')
                        ? 'hellblau'
                        : 'gelb',
                ),
                packed: 'carton',
              },
          { content: { amount: n, unit: 'piece' } },
        ),
        ...(id.includes('bienen') ? { badge: 'eco' as const } : {}),
        accessories: ['zeichenblock-schule-a3'],
      };
    }
  }
  yield {
    id: 'wachsmaler-einzeln',
    category: 'wachsmaler',
    maker: 'buntwerk',
    topic: 'farbe',
    price: 49,
    grams: 14,
    minimum: 2,
    name: t('Wachsmalstift einzeln', 'Wax crayon, single'),
    summary: t('Zwölf Farben zum Nachkaufen', 'Twelve colours to replace'),
    description: t(
      'Der Nachschub für den Kasten: jede Farbe einzeln, in derselben Qualität.',
      'Fresh supplies for the box: every colour singly, in the same quality.',
    ),
    features: [[is.material, t('Wachs', 'wax')]],
    attributes: { material: ['Mwachs'] },
    items: inColors(
      [
        'rot',
        'orange',
        'gelb',
        'hellgruen',
        'gruen',
        'tuerkis',
        'blau',
        'violett',
        'pink',
        'braun',
        'schwarz',
        'weiss',
      ],
      (color) => ({ kind: 'wax-crayons', colors: [color], packed: 'loose' }),
    ),
  };
}

function* fibrePens(): Iterable<ProductSpec> {
  for (const [id, name, sizes, text, maker, wide] of [
    [
      'fasermaler-schule',
      t('Fasermaler Schule', 'School fibre pens'),
      [
        [6, 199],
        [10, 299],
        [12, 349],
        [18, 499],
        [24, 649],
        [36, 949],
      ],
      t(
        'Auswaschbare Tinte auf Wasserbasis, eine Spitze, die nicht nach innen rutscht, und Kappen, die eine Woche offen liegen dürfen.',
        'Washable water-based ink, a tip that does not slip in and caps that may stay off for a week.',
      ),
      'federfuchs',
      false,
    ],
    [
      'fasermaler-dick',
      t('Fasermaler dick', 'Broad fibre pens'),
      [
        [6, 349],
        [12, 649],
        [24, 1199],
      ],
      t(
        'Fünf Millimeter breite Rundspitze für große Flächen und kleine Hände. Die Kappe ist belüftet.',
        'A round tip five millimetres wide for large areas and small hands. The cap is ventilated.',
      ),
      'federfuchs',
      true,
    ],
    [
      'fasermaler-pinsel',
      t('Pinselstifte', 'Brush pens'),
      [
        [6, 699],
        [12, 1299],
        [24, 2399],
      ],
      t(
        'Die Pinselspitze zieht feine und breite Striche in einem Zug. Die Farben lassen sich mit dem Wassertank vermalen.',
        'The brush tip draws fine and broad in one stroke. Colours blend with a water brush.',
      ),
      'hoshi',
      false,
    ],
    [
      'fasermaler-doppel',
      t('Doppelfasermaler', 'Twin-tip fibre pens'),
      [
        [10, 599],
        [20, 1099],
      ],
      t(
        'Vorn fein für Umrisse, hinten breit zum Ausmalen. Beide Enden teilen sich eine Farbe und einen Tank.',
        'Fine at one end for outlines, broad at the other for filling in. Both share one colour and one reservoir.',
      ),
      'federfuchs',
      false,
    ],
    [
      'textilmaler',
      t('Textilmalstifte', 'Fabric pens'),
      [
        [5, 799],
        [10, 1499],
      ],
      t(
        'Auf Baumwolle malen, bügeln, fertig: Danach hält die Farbe bei 60 Grad in der Maschine.',
        'Paint on cotton, iron, done: the colour then stands 60 degrees in the machine.',
      ),
      'buntwerk',
      false,
    ],
    [
      'kreidemarker',
      t('Kreidemarker', 'Chalk markers'),
      [
        [4, 999],
        [8, 1799],
      ],
      t(
        'Deckt wie Kreide und staubt nicht. Von Fenstern und Tafeln mit einem feuchten Tuch abzuwischen.',
        'Covers like chalk without the dust. Wipes off windows and boards with a damp cloth.',
      ),
      'tafelrunde',
      true,
    ],
  ] as const) {
    for (const [n, price] of sizes) {
      yield {
        id: `${id}-${n}`,
        category: 'fasermaler',
        ...(id === 'fasermaler-dick' ? { also: ['dicke-stifte'] } : {}),
        maker,
        topic: 'stift',
        price,
        grams: n * 11,
        name: t(`${name.de}, ${n} Farben`, `${name.en}, ${n} colours`),
        summary:
          id === 'textilmaler'
            ? t('Waschfest nach dem Bügeln', 'Washproof after ironing')
            : t('Wasserbasis, geruchsneutral', 'Water-based, odourless'),
        description: text,
        features: [
          [is.contents, pieces(n)],
          [is.ink, t('auf Wasserbasis', 'water-based')],
          [
            is.wash,
            id === 'textilmaler'
              ? t('nein, waschfest', 'no, washproof')
              : t('aus den meisten Textilien', 'from most fabrics'),
          ],
        ],
        attributes: { count: [`V${n}`], type: [wide ? 'Tdick' : 'Tduenn'], age: ['V3'] },
        items: single(
          id === 'kreidemarker'
            ? { kind: 'markers', colors: spectrum(n), tip: 'chisel' }
            : {
                kind: 'fibre-pens',
                colors: spectrum(n),
                box: hex(wide ? 'orange' : 'hellblau'),
                packed: n >= 12 && n !== 20 ? 'carton' : 'loose',
              },
          { content: { amount: n, unit: 'piece' } },
        ),
      };
    }
  }
  yield {
    id: 'fasermaler-einzeln',
    category: 'fasermaler',
    maker: 'federfuchs',
    topic: 'stift',
    price: 59,
    grams: 10,
    minimum: 2,
    name: t('Fasermaler einzeln', 'Fibre pen, single'),
    summary: t('Zum Nachfüllen des Etuis', 'To refill the case'),
    description: t(
      'Passt in die Lücke, die immer als Erste entsteht. Dieselbe Tinte wie in den Etuis der Serie.',
      'Fits the gap that always opens first. The same ink as in the cases of the series.',
    ),
    features: [[is.ink, t('auf Wasserbasis', 'water-based')]],
    attributes: {},
    items: inColors(
      ['rot', 'orange', 'gelb', 'gruen', 'hellblau', 'blau', 'violett', 'pink', 'braun', 'schwarz'],
      (color) => ({ kind: 'fibre-pens', colors: [color] }),
    ),
  };
}

function* fineliners(): Iterable<ProductSpec> {
  const all: readonly ColorName[] = [
    'schwarz',
    'blau',
    'rot',
    'gruen',
    'violett',
    'orange',
    'hellblau',
    'pink',
    'hellgruen',
    'braun',
  ];
  for (const [id, name, widths, price, text, maker] of [
    [
      'fineliner',
      t('Fineliner', 'Fineliner'),
      ['W04'],
      89,
      t(
        'Metallgefasste Spitze, die am Lineal nicht ausfranst. Schreibt einen Kilometer weit und trocknet zwei Tage ohne Kappe nicht ein.',
        'A metal-clad tip that does not fray along a ruler. Writes for a kilometre and survives two days without its cap.',
      ),
      'federfuchs',
    ],
    [
      'pigmentliner',
      t('Pigmentliner', 'Pigment liner'),
      ['W03', 'W05', 'W08'],
      199,
      t(
        'Dokumentenechte Tusche, wasserfest nach einer Minute. Für technische Zeichnungen und Comics, über die man noch aquarelliert.',
        'Indelible ink, waterproof within a minute. For technical drawings and for comics that are painted over.',
      ),
      'hoshi',
    ],
    [
      'gelschreiber',
      t('Gelschreiber', 'Gel pen'),
      ['W05', 'W07'],
      149,
      t(
        'Gleitet ohne Druck und schreibt sofort an. Die Tinte trocknet schnell genug für Linkshänder.',
        'Glides without pressure and starts at once. The ink dries fast enough for left-handers.',
      ),
      'hoshi',
    ],
    [
      'tintenroller',
      t('Tintenroller', 'Rollerball'),
      ['W05', 'W07'],
      249,
      t(
        'Das Gefühl eines Füllers, die Sorglosigkeit eines Kugelschreibers. Mit Patronen nachfüllbar.',
        'The feel of a fountain pen, the ease of a ballpoint. Refillable with cartridges.',
      ),
      'federfuchs',
    ],
  ] as const) {
    const colors =
      id === 'pigmentliner'
        ? (['schwarz'] as const)
        : id === 'fineliner'
          ? all
          : (['blau', 'schwarz', 'rot', 'gruen'] as const);
    yield {
      id: `${id}-einzeln`,
      category: 'fineliner',
      maker,
      topic: 'stift',
      price,
      grams: 9,
      name,
      summary: t('Einzeln, in allen Farben', 'Single, in all colours'),
      description: text,
      features: [
        [
          is.special,
          id === 'tintenroller' ? t('nachfüllbar', 'refillable') : t('feine Spitze', 'fine tip'),
        ],
      ],
      attributes: widths.length === 1 ? { linewidth: [...widths] } : {},
      items: colors.flatMap((color) =>
        widths.map((width) => ({
          variant: {
            ...(colors.length > 1 ? { color: `C${color}` } : {}),
            ...(widths.length > 1 ? { linewidth: width } : {}),
          },
          pictures: [{ kind: 'fibre-pens', colors: [hex(color)], slim: true }],
        })),
      ),
    };
    for (const n of [4, 10, 20]) {
      if (id === 'pigmentliner' && n > 4) continue;
      if (id === 'tintenroller' && n > 4) continue;
      const shown =
        id === 'pigmentliner'
          ? hexes('schwarz', 'schwarz', 'schwarz', 'schwarz')
          : n === 4
            ? hexes('schwarz', 'blau', 'rot', 'gruen')
            : spectrum(n);
      yield {
        id: `${id}-set-${n}`,
        category: 'fineliner',
        maker,
        topic: 'stift',
        price: packPrice(price, n),
        grams: n * 9,
        name: t(`${name.de}-Set, ${n} Stück`, `${name.en} set, ${n} pieces`),
        summary:
          n === 4
            ? t('Die vier für Heft und Korrektur', 'The four for writing and marking')
            : t('Im Etui zum Aufstellen', 'In a case that stands'),
        description: text,
        features: [[is.contents, pieces(n)]],
        attributes: { count: [`V${n}`], linewidth: [widths[0]] },
        items: single(
          {
            kind: 'fibre-pens',
            colors: shown,
            slim: true,
            packed: n > 10 ? 'carton' : 'loose',
            box: hex('anthrazit'),
          },
          { content: { amount: n, unit: 'piece' } },
        ),
      };
    }
  }
}

function* fountainPens(): Iterable<ProductSpec> {
  for (const [id, name, price, colors, nibs, text, facts, badge] of [
    [
      'fueller-start',
      t('Schulfüller Start', 'School fountain pen Start'),
      1499,
      ['blau', 'rot', 'hellgruen', 'pink'],
      ['NA', 'NL'],
      t(
        'Der Griff führt drei Finger an ihren Platz, die Feder verzeiht, wenn man sie noch dreht. Ein kleines Fenster zeigt, wann die Patrone leer wird.',
        'The grip leads three fingers to their place, the nib forgives being turned. A small window shows when the cartridge runs dry.',
      ),
      [is.grade, t('ab 2. Klasse', 'from year 2')],
      'starter',
    ],
    [
      'fueller-schwung',
      t('Füller Schwung', 'Fountain pen Schwung'),
      1999,
      ['dunkelblau', 'violett', 'tuerkis', 'schwarz'],
      ['NM', 'NF'],
      t(
        'Schlanker, für Hände, die schon schreiben können. Die Stahlfeder mit Iridiumkorn gleitet auch bei schrägem Ansatz.',
        'Slimmer, for hands that already write. The steel nib with iridium point glides at any angle.',
      ),
      [is.grade, t('ab 4. Klasse', 'from year 4')],
      undefined,
    ],
    [
      'fueller-metall',
      t('Füller Metall', 'Metal fountain pen'),
      3499,
      ['silber', 'schwarz', 'petrol'],
      ['NM', 'NF'],
      t(
        'Gebürstetes Aluminium, Steckkappe, Gewicht am richtigen Ende. Ein Füller, den man auch nach der Schule noch benutzt.',
        'Brushed aluminium, push-on cap, weight at the right end. A pen one still uses after school.',
      ),
      [is.material, t('Aluminium', 'aluminium')],
      undefined,
    ],
    [
      'fueller-holz',
      t('Füller Holz', 'Wooden fountain pen'),
      2999,
      ['natur', 'braun'],
      ['NM'],
      t(
        'Der Schaft ist aus Buche gedrechselt und geölt, jeder hat seine eigene Maserung.',
        'The barrel is turned from beech and oiled, each with a grain of its own.',
      ),
      [is.material, t('Buche', 'beech')],
      'eco',
    ],
    [
      'tintenroller-start',
      t('Tintenroller Start', 'School rollerball Start'),
      999,
      ['blau', 'koralle', 'mint'],
      [],
      t(
        'Für alle, denen die Feder zu launisch ist: schreibt wie ein Füller, mit denselben Patronen.',
        'For those who find a nib too moody: writes like a fountain pen, with the same cartridges.',
      ),
      [is.refill, t('mit Standardpatronen', 'with standard cartridges')],
      undefined,
    ],
  ] as const) {
    yield {
      id,
      category: 'fueller',
      maker: 'federfuchs',
      topic: 'stift',
      price,
      grams: 24,
      name,
      summary: t('Mit Standardpatronen nachfüllbar', 'Takes standard cartridges'),
      description: text,
      features: [
        [facts[0], facts[1]],
        [is.ink, t('Standardpatronen', 'standard cartridges')],
        [t('Feder', 'Nib'), t('Edelstahl', 'stainless steel')],
      ],
      attributes: {
        eco: ['Enachfuell'],
        material: [
          id.includes('holz') ? 'Mholz' : id.includes('metall') ? 'Mmetall' : 'Mkunststoff',
        ],
      },
      items: colors.flatMap((color): ItemSpec[] =>
        nibs.length > 1
          ? nibs.map((nib) => ({
              variant: { color: `C${color}`, nib },
              pictures: [{ kind: 'fountain-pen', color: hex(color) }],
            }))
          : [
              {
                variant: { color: `C${color}` },
                pictures: [
                  {
                    kind: 'fountain-pen',
                    color: hex(color),
                    tip: id === 'tintenroller-start' ? 'ball' : 'nib',
                  },
                ],
              },
            ],
      ),
      warranty: t('Zwei Jahre auf Feder und Tintenleiter.', 'Two years on nib and feed.'),
      accessories: ['tintenpatronen-6', 'tintenloescher'],
      ...(badge ? { badge } : {}),
    };
  }
  for (const [n, price] of [
    [6, 149],
    [30, 499],
    [100, 1299],
  ] as const) {
    yield {
      id: `tintenpatronen-${n}`,
      category: 'fueller',
      maker: 'federfuchs',
      topic: 'stift',
      price,
      grams: n * 2,
      name: t(`Tintenpatronen, ${n} Stück`, `Ink cartridges, ${n} pieces`),
      summary: t('Löschbares Königsblau und vier Farben', 'Erasable royal blue and four colours'),
      description: t(
        'Passen in jeden Füller mit Standardanschluss. Königsblau ist löschbar und wäscht sich aus, die anderen Farben bleiben.',
        'Fit every pen with a standard feed. Royal blue can be erased and washes out, the other colours stay.',
      ),
      features: [
        [is.contents, pieces(n)],
        [is.ink, t('löschbar (Königsblau)', 'erasable (royal blue)')],
      ],
      attributes: { count: [`V${n}`] },
      items: inColors(
        n === 6
          ? ['dunkelblau', 'schwarz', 'rot', 'gruen', 'violett', 'tuerkis']
          : ['dunkelblau', 'schwarz'],
        (color) => ({ kind: 'ink-cartridges', color }),
        { content: { amount: n, unit: 'piece' } },
      ),
    };
  }
  for (const [id, name, price, text, color, n] of [
    [
      'tintenloescher',
      t('Tintenlöscher', 'Ink eraser'),
      99,
      t(
        'Weißes Ende löscht, blaues Ende schreibt darüber. Nur für Königsblau, alles andere bleibt stehen.',
        'The white end erases, the blue end writes over it. Only for royal blue, everything else stays.',
      ),
      'hellblau',
      1,
    ],
    [
      'tintenloescher-5er',
      t('Tintenlöscher, 5er-Pack', 'Ink eraser, pack of 5'),
      449,
      t(
        'Weil sie verliehen werden. Fünf Stück im Beutel aus Papier.',
        'Because they are lent. Five in a paper bag.',
      ),
      'hellblau',
      5,
    ],
    [
      'korrekturroller',
      t('Korrekturroller', 'Correction tape'),
      199,
      t(
        'Trocken, also sofort überschreibbar. Acht Meter Band, die Kassette ist zu drei Vierteln aus Recyclingkunststoff.',
        'Dry, so write over it at once. Eight metres of tape, three quarters of the case are recycled plastic.',
      ),
      'weiss',
      1,
    ],
  ] as const) {
    yield {
      id,
      category: 'fueller',
      maker: 'federfuchs',
      topic: 'stift',
      price,
      grams: 12 * n,
      name,
      summary: t('Für Fehler, die jeder macht', 'For mistakes that everyone makes'),
      description: text,
      features: [[is.contents, pieces(n)]],
      attributes: n > 1 ? { count: [`V${n}`] } : {},
      items: single(
        id === 'korrekturroller'
          ? { kind: 'correction-roller', color: hex('hellblau') }
          : {
              kind: 'fibre-pens',
              colors:
                n === 1
                  ? [hex(color)]
                  : hexes('hellblau', 'hellblau', 'hellblau', 'hellblau', 'hellblau'),
            },
        n > 1 ? { content: { amount: n, unit: 'piece' } } : {},
      ),
    };
  }
  yield {
    id: 'tintenglas-30',
    category: 'fueller',
    also: ['aquarell'],
    maker: 'federfuchs',
    topic: 'farbe',
    price: 699,
    grams: 120,
    name: t('Tinte im Glas, 30 ml', 'Bottled ink, 30 ml'),
    summary: t('Für Konverter und Feder', 'For converters and dip pens'),
    description: t(
      'Ein Glas reicht für vierzig Patronen. Die Tinte fließt gleichmäßig und schattiert auf gutem Papier.',
      'One bottle equals forty cartridges. The ink flows evenly and shades on good paper.',
    ),
    features: [
      [is.contents, same('30 ml')],
      [is.ink, t('auf Wasserbasis', 'water-based')],
    ],
    attributes: { volume: ['Q30'], eco: ['Enachfuell'] },
    items: inColors(
      ['dunkelblau', 'schwarz', 'tanne', 'bordeaux', 'violett'],
      (color) => ({ kind: 'paint-bottle', color, shape: 'pot', label: '30 ML' }),
      { content: { amount: 0.03, unit: 'l' } },
    ),
  };
}

function* ballpoints(): Iterable<ProductSpec> {
  for (const [id, name, price, colors, lead, packs, text, facts] of [
    [
      'kugelschreiber-klick',
      t('Kugelschreiber Klick', 'Ballpoint Klick'),
      69,
      ['blau', 'schwarz', 'rot', 'gruen'],
      false,
      [1, 10, 50],
      t(
        'Druckmechanik, die nicht klemmt, gummierte Griffzone, Mine zum Wechseln. Mehr ist nicht nötig.',
        'A click that does not stick, a rubber grip, a refill to change. No more is needed.',
      ),
      [is.refill, yes],
    ],
    [
      'kugelschreiber-recycling',
      t('Kugelschreiber Rezyklat', 'Recycled ballpoint'),
      89,
      ['tanne', 'anthrazit', 'beige'],
      false,
      [1, 10],
      t(
        'Gehäuse aus alten Joghurtbechern, Clip aus Metall. Die Mine lässt sich tauschen, das Gehäuse bleibt.',
        'A barrel made from yoghurt pots, a metal clip. The refill changes, the barrel stays.',
      ),
      [is.material, t('Recycling-Kunststoff', 'recycled plastic')],
    ],
    [
      'kugelschreiber-metall',
      t('Kugelschreiber Metall', 'Metal ballpoint'),
      799,
      ['silber', 'schwarz', 'bordeaux', 'dunkelblau'],
      false,
      [1],
      t(
        'Liegt schwer und ruhig. Großraummine für rund vier Kilometer Schrift, im Karton zum Verschenken.',
        'Sits heavy and calm. A large refill for some four kilometres, boxed as a gift.',
      ),
      [is.material, t('Messing, lackiert', 'brass, lacquered')],
    ],
    [
      'druckbleistift',
      t('Druckbleistift', 'Mechanical pencil'),
      249,
      ['schwarz', 'blau', 'rot', 'mint'],
      true,
      [1, 3],
      t(
        'Schreibt immer gleich fein und muss nie gespitzt werden. Mit gefederter Mine, die beim Fallen nicht bricht.',
        'Always equally fine and never needs sharpening. The cushioned lead survives a fall.',
      ),
      [is.line, same('0,7 mm')],
    ],
    [
      'druckbleistift-schule',
      t('Druckbleistift Schule dick', 'School mechanical pencil, thick'),
      499,
      ['hellgruen', 'orange', 'violett'],
      true,
      [1],
      t(
        'Dreikantiger Griff und eine Mine von 1,4 Millimetern: schreibt wie ein Bleistift, nur ohne Spitzer.',
        'A triangular grip and a 1.4 mm lead: writes like a pencil, minus the sharpener.',
      ),
      [is.line, same('1,4 mm')],
    ],
    [
      'vierfarbstift',
      t('Vierfarb-Kugelschreiber', 'Four-colour ballpoint'),
      349,
      ['hellblau', 'rosa', 'weiss'],
      false,
      [1],
      t(
        'Blau, Schwarz, Rot, Grün in einem Schaft. Für Merksätze, Korrekturen und lange Schulstunden.',
        'Blue, black, red, green in one barrel. For rules, corrections and long lessons.',
      ),
      [is.refill, yes],
    ],
  ] as const) {
    for (const n of packs) {
      yield {
        id: n === 1 ? id : `${id}-${n}er`,
        category: 'kugelschreiber',
        maker: id.includes('metall') ? 'hoshi' : 'federfuchs',
        topic: 'stift',
        price: packPrice(price, n),
        grams: 11 * n,
        name: packed(name, n),
        summary: lead
          ? t('Nie wieder spitzen', 'Never sharpen again')
          : t('Nachfüllbar', 'Refillable'),
        description:
          n >= 50
            ? joined(
                text,
                t(
                  'Fünfzig Stück fürs Sekretariat, damit der eine nicht ständig fehlt.',
                  'Fifty for the office, so that one is not always missing.',
                ),
              )
            : text,
        features: [[facts[0], facts[1]], ...(n > 1 ? [[is.contents, pieces(n)] as const] : [])],
        attributes: {
          eco: ['Enachfuell'],
          ...(n > 1 ? { count: [`V${n}`] } : {}),
          material: [
            id.includes('metall')
              ? 'Mmetall'
              : id.includes('recycling')
                ? 'Mrezyklat'
                : 'Mkunststoff',
          ],
          ...(lead && id === 'druckbleistift' ? { linewidth: ['W07'] } : {}),
        },
        items: inColors(
          colors,
          (color) => ({
            kind: 'ballpoint',
            color,
            lead,
            count: n === 1 ? '1' : n === 3 ? '3' : '10',
          }),
          n > 1 ? { content: { amount: n, unit: 'piece' } } : {},
        ),
        ...(id.includes('recycling') ? { badge: 'eco' as const } : {}),
        ...(n >= 50 ? { also: ['ablage'] } : {}),
      };
    }
  }
  for (const [id, name, price, n, text, tones] of [
    [
      'grossraummine',
      t('Großraumminen', 'Ballpoint refills'),
      299,
      5,
      t(
        'Passen in alle Kugelschreiber mit Normmine G2. Fünf Stück im Röhrchen.',
        'Fit every ballpoint with a G2 refill. Five in a tube.',
      ),
      ['blau', 'schwarz', 'rot', 'gruen'],
    ],
    [
      'feinminen',
      t('Feinminen', 'Pencil leads'),
      199,
      12,
      t(
        'Hochpolymerminen, die weich schreiben und doch nicht brechen. Zwölf Minen in der Dose mit Schiebedeckel.',
        'Polymer leads that write softly and yet do not break. Twelve in a case with a sliding lid.',
      ),
      ['schwarz'],
    ],
  ] as const) {
    yield {
      id,
      category: 'kugelschreiber',
      maker: 'federfuchs',
      topic: 'stift',
      price,
      grams: 10,
      name: t(`${name.de}, ${n} Stück`, `${name.en}, ${n} pieces`),
      summary: t('Nachschub statt Neukauf', 'Refill instead of replace'),
      description: text,
      features: [[is.contents, pieces(n)]],
      attributes: { count: [`V${n}`], eco: ['Enachfuell'] },
      items:
        tones.length > 1
          ? inColors(tones, (color) => ({ kind: 'refills', color, count: n }), {
              content: { amount: n, unit: 'piece' },
            })
          : single(
              { kind: 'leads', color: hex('schwarz'), label: '0,7', count: n },
              { content: { amount: n, unit: 'piece' } },
            ),
    };
  }
}

function* highlighters(): Iterable<ProductSpec> {
  const neon: readonly ColorName[] = [
    'neongelb',
    'neonpink',
    'neongruen',
    'neonorange',
    'hellblau',
    'flieder',
  ];
  for (const [id, name, price, colors, text, maker, eco] of [
    [
      'textmarker',
      t('Textmarker', 'Highlighter'),
      99,
      neon,
      t(
        'Leuchtet auf Papier und auf der Kopie, ohne dass Tinte verschmiert. Keilspitze für fünf Millimeter breite Zeilen oder zwei Millimeter feine Linien.',
        'Shines on paper and on the copy without smudging ink. A chisel tip for lines of five or two millimetres.',
      ),
      'federfuchs',
      false,
    ],
    [
      'textmarker-pastell',
      t('Textmarker Pastell', 'Pastel highlighter'),
      119,
      ['mint', 'rosa', 'flieder', 'hellblau', 'zitrone', 'koralle'],
      t(
        'Hebt hervor, ohne zu schreien: sechs ruhige Töne für Lernzettel, die man gern ansieht.',
        'Highlights without shouting: six calm tones for notes that are nice to look at.',
      ),
      'federfuchs',
      false,
    ],
    [
      'textmarker-trocken',
      t('Trockentextmarker', 'Dry highlighter'),
      149,
      ['neongelb', 'neonorange', 'neongruen', 'neonpink'],
      t(
        'Ein dicker Holzstift mit Leuchtmine. Schlägt nie durch, trocknet nie aus, lässt sich spitzen.',
        'A thick wooden pencil with a glowing lead. Never bleeds through, never dries up, sharpens.',
      ),
      'holzlinie',
      true,
    ],
    [
      'textmarker-nachfuellbar',
      t('Textmarker nachfüllbar', 'Refillable highlighter'),
      179,
      ['neongelb', 'neonpink', 'neongruen'],
      t(
        'Kopfüber in die Tankstation gestellt ist er am nächsten Morgen wieder voll. Gehäuse aus Rezyklat.',
        'Put upside down into the refill station it is full again next morning. The barrel is recycled.',
      ),
      'federfuchs',
      true,
    ],
  ] as const) {
    yield {
      id: `${id}-einzeln`,
      category: 'textmarker',
      maker,
      topic: 'stift',
      price,
      grams: 14,
      name,
      summary: t('Einzeln, in allen Farben', 'Single, in all colours'),
      description: text,
      features: [[is.tip, t('Keilspitze 2–5 mm', 'chisel tip 2–5 mm')]],
      attributes: { linewidth: ['W2-5'], type: ['Tkeil'], ...(eco ? { eco: ['Enachfuell'] } : {}) },
      items: inColors(colors, (color) =>
        id === 'textmarker-trocken'
          ? { kind: 'coloured-pencils', colors: [color], packed: 'loose', thick: true }
          : { kind: 'markers', colors: [color], tip: 'wedge' },
      ),
    };
    for (const n of [4, 6, 10]) {
      if (n > colors.length && n < 10) continue;
      if (n === 10 && id !== 'textmarker') continue;
      const shown =
        n === 10
          ? hexes(
              'neongelb',
              'neongelb',
              'neongelb',
              'neongelb',
              'neongelb',
              'neongelb',
              'neongelb',
              'neongelb',
              'neongelb',
              'neongelb',
            )
          : colors.slice(0, n).map(hex);
      yield {
        id: `${id}-${n}er`,
        category: 'textmarker',
        maker,
        topic: 'stift',
        price: packPrice(price, n),
        grams: 14 * n,
        name: t(`${name.de}, ${n}er-Set`, `${name.en}, set of ${n}`),
        summary:
          n === 10
            ? t(
                'Zehnmal Gelb, die Farbe, die immer leer ist',
                'Ten times yellow, the colour that is always empty',
              )
            : t('Im wiederverschließbaren Etui', 'In a resealable case'),
        description: text,
        features: [
          [is.contents, pieces(n)],
          [is.tip, t('Keilspitze 2–5 mm', 'chisel tip 2–5 mm')],
        ],
        attributes: { count: [`V${n}`], linewidth: ['W2-5'], type: ['Tkeil'] },
        items: single(
          id === 'textmarker-trocken'
            ? { kind: 'coloured-pencils', colors: shown, packed: 'loose', thick: true }
            : { kind: 'markers', colors: shown, tip: 'wedge' },
          { content: { amount: n, unit: 'piece' } },
        ),
      };
    }
  }
}

function* erasersAndSharpeners(): Iterable<ProductSpec> {
  for (const [id, name, price, colors, shape, packs, text] of [
    [
      'radierer-weiss',
      t('Radierer weiß', 'White eraser'),
      79,
      ['blau', 'rot', 'gruen'],
      'sleeve',
      [1, 3, 20],
      t(
        'Nimmt Grafit ohne Schatten und ohne Schmieren auf, die Krümel bleiben zusammen. Die Manschette hält die Finger sauber. Frei von PVC.',
        'Takes up graphite without shadow or smear, the crumbs hold together. The sleeve keeps fingers clean. Free of PVC.',
      ),
    ],
    [
      'radierer-rot-blau',
      t('Radierer rot-blau', 'Red and blue eraser'),
      49,
      ['rot'],
      'bevel',
      [1, 20],
      t(
        'Rot für Bleistift, Blau für Tinte. So hat schon die Großmutter radiert, und es geht immer noch.',
        'Red for pencil, blue for ink. Grandmother erased like this, and it still works.',
      ),
    ],
    [
      'radierer-apfel',
      t('Radierer Apfel', 'Apple eraser'),
      149,
      ['rot', 'gruen', 'gelb'],
      'fun',
      [1],
      t(
        'Sieht aus wie Obst und radiert trotzdem. Riecht nach nichts, damit keiner hineinbeißt.',
        'Looks like fruit and erases all the same. Smells of nothing, so that nobody bites.',
      ),
    ],
    [
      'radierer-natur',
      t('Radierer Naturkautschuk', 'Natural rubber eraser'),
      129,
      ['natur', 'tanne'],
      'sleeve',
      [1, 3],
      t(
        'Aus Naturkautschuk und Pflanzenöl, in einer Manschette aus Graspapier. Radiert weich und schont das Papier.',
        'Natural rubber and vegetable oil in a sleeve of grass paper. Erases softly and spares the page.',
      ),
    ],
    [
      'knetradierer',
      t('Knetradierer', 'Kneadable eraser'),
      179,
      ['grau', 'blau'],
      'bevel',
      [1],
      t(
        'Lässt sich zur Spitze formen und hebt Grafit und Kohle ab, statt sie wegzureiben.',
        'Forms to a point and lifts graphite and charcoal instead of rubbing them away.',
      ),
    ],
  ] as const) {
    for (const n of packs) {
      yield {
        id: n === 1 ? id : `${id}-${n}er`,
        category: 'radierer',
        maker: id.includes('natur') ? 'holzlinie' : 'federfuchs',
        topic: 'stift',
        price: packPrice(price, n),
        grams: 22 * n,
        name: packed(name, n),
        summary: t('Krümelarm und papierschonend', 'Few crumbs, kind to paper'),
        description: text,
        features: [
          [
            is.material,
            id.includes('natur')
              ? t('Naturkautschuk', 'natural rubber')
              : t('PVC-frei', 'PVC-free'),
          ],
          ...(n > 1 ? [[is.contents, pieces(n)] as const] : []),
        ],
        attributes: {
          ...(n > 1 ? { count: [`V${n}`] } : {}),
          material: [id.includes('natur') ? 'Mkautschuk' : 'Mkunststoff'],
        },
        items: inColors(
          colors,
          (color) => ({ kind: 'eraser', color, shape, count: n === 1 ? 1 : n === 3 ? 3 : 4 }),
          n > 1 ? { content: { amount: n, unit: 'piece' } } : {},
        ),
        ...(id === 'radierer-apfel' ? { warnings: ['under3' as const] } : {}),
      };
    }
  }
  for (const [id, name, price, colors, style, text, facts] of [
    [
      'dosenspitzer',
      t('Dosenspitzer', 'Canister sharpener'),
      149,
      ['rot', 'blau', 'hellgruen', 'violett'],
      'can',
      t(
        'Zwei Öffnungen für dünne und dicke Stifte, die Späne bleiben in der Dose. Der Deckel schließt so, dass er im Mäppchen nicht aufgeht.',
        'Two holes for thin and thick pencils, the shavings stay inside. The lid closes so that it does not open in the case.',
      ),
      [is.special, t('für dünne und dicke Stifte', 'for thin and thick pencils')],
    ],
    [
      'doppelspitzer-metall',
      t('Doppelspitzer aus Metall', 'Metal double sharpener'),
      249,
      ['silber'],
      'double',
      t(
        'Aus einem Stück Magnesium gefräst, die Messer lassen sich wechseln. Wiegt nichts und hält lange.',
        'Milled from one piece of magnesium, the blades can be changed. Weighs nothing and lasts.',
      ),
      [is.material, t('Magnesium', 'magnesium')],
    ],
    [
      'spitzer-einfach',
      t('Metallspitzer einfach', 'Single metal sharpener'),
      99,
      ['silber'],
      'metal',
      t(
        'Der kleine Keil für jedes Mäppchen. Scharf ab Werk.',
        'The little wedge for every case. Sharp from the start.',
      ),
      [is.material, t('Metall', 'metal')],
    ],
    [
      'spitzmaschine',
      t('Spitzmaschine mit Kurbel', 'Crank sharpener'),
      2499,
      ['blau', 'rot', 'schwarz'],
      'crank',
      t(
        'Schraubt sich an die Tischkante und spitzt einen Klassensatz in einer Pause. Der Vorschub hört auf, wenn die Spitze fertig ist.',
        'Clamps to the desk and sharpens a class set in one break. The feed stops when the point is done.',
      ),
      [is.special, t('stoppt von selbst', 'stops by itself')],
    ],
    [
      'spitzer-dreikant',
      t('Behälterspitzer mit drei Öffnungen', 'Three-hole sharpener'),
      349,
      ['orange', 'tuerkis'],
      'can',
      t(
        'Für Standardstifte, Jumbostifte und Dreikant. Die Kindersicherung hält das Messer unter Verschluss.',
        'For standard, jumbo and triangular pencils. A lock keeps the blade away from children.',
      ),
      [is.special, t('Kindersicherung', 'child lock')],
    ],
  ] as const) {
    yield {
      id,
      category: 'radierer',
      maker: 'schnittgut',
      topic: 'werkzeug',
      price,
      grams: style === 'crank' ? 620 : 30,
      name,
      summary: t('Spitzt, ohne die Mine zu brechen', 'Sharpens without breaking the lead'),
      description: text,
      features: [[facts[0], facts[1]]],
      attributes: {
        material: [style === 'metal' || style === 'double' ? 'Mmetall' : 'Mkunststoff'],
      },
      items:
        colors.length > 1
          ? inColors(colors, (color) => ({ kind: 'sharpener', color, style }))
          : single({ kind: 'sharpener', color: '#c3c7cd', style }),
      warnings: ['blades'],
    };
  }
}

export function* penShelf(): Iterable<ProductSpec> {
  yield* pencils();
  yield* colouredPencils();
  yield* crayons();
  yield* fibrePens();
  yield* fineliners();
  yield* fountainPens();
  yield* ballpoints();
  yield* highlighters();
  yield* erasersAndSharpeners();
}
