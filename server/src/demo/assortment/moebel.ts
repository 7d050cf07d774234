import { type ColorName, hex } from '../attributes.ts';
import type { ProductSpec } from '../product.ts';
import { same, t } from '../text.ts';
import { lines } from './line.ts';
import { hexes, is } from './parts.ts';

const sizeGuide = [
  { name: t('Welche Größe passt?', 'Which size fits?'), url: '/beratung/moebelgroessen' },
];
const guarantee = t('Fünf Jahre auf Gestell und Verbindungen.', 'Five years on frame and joints.');

const seats = (from: number): readonly (readonly [string, number])[] =>
  (
    [
      ['V26', 0],
      ['V31', 200],
      ['V35', 400],
      ['V38', 600],
      ['V42', 900],
      ['V46', 1200],
    ] as const
  ).map(([value, more]) => [value, from + more]);

const heights = (from: number): readonly (readonly [string, number])[] =>
  (
    [
      ['V46', 0],
      ['V53', 300],
      ['V59', 600],
      ['V64', 900],
      ['V70', 1200],
      ['V76', 1500],
    ] as const
  ).map(([value, more]) => [value, from + more]);

const shells: readonly ColorName[] = ['blau', 'gruen', 'rot', 'gelb', 'anthrazit'];
/** With those of every size of the standard. */
const sizeShells: readonly ColorName[] = [...shells, 'orange', 'violett'];

function* seating(): Iterable<ProductSpec> {
  yield* lines({ category: 'stuehle', maker: 'formgut', topic: 'moebel' }, [
    {
      id: 'stuhl-schale',
      name: ['Schülerstuhl mit Luftkissenschale', 'Pupil’s chair with air-cushion shell'],
      summary: ['Nach DIN EN 1729 in sechs Größen', 'To DIN EN 1729 in six sizes'],
      text: [
        'Die doppelwandige Schale federt beim Sitzen und lässt Luft an den Rücken. Das Gestell aus Rundrohr lässt sich auf den Tisch hängen, wenn gefegt wird.',
        'The double-walled shell gives when sat on and lets air to the back. The tubular frame hangs on the table when the floor is swept.',
      ],
      price: 6900,
      variants: { attribute: 'seat', values: seats(6900) },
      colors: sizeShells,
      packs: [1, 10],
      picture: (color) => ({ kind: 'chair', color }),
      facts: [
        [is.norm, same('DIN EN 1729')],
        [is.load, same('120 kg')],
      ],
      attributes: { material: ['Mkunststoff', 'Mmetall'] },
      grams: 4200,
      more: { bulky: true, documents: sizeGuide, warranty: guarantee, badge: 'teachers' },
    },
    {
      id: 'stuhl-buche',
      name: ['Schülerstuhl Buche', 'Pupil’s chair in beech'],
      summary: ['Sitz und Lehne geformt', 'Moulded seat and back'],
      text: [
        'Neunlagiges Buchensperrholz auf einem Gestell aus Ovalrohr. Kein Kunststoff, außer an den Gleitern, und die lassen sich wechseln.',
        'Nine-ply beech on an oval-tube frame. No plastic except the glides, and those can be changed.',
      ],
      price: 7900,
      variants: { attribute: 'seat', values: seats(7900) },
      colors: ['natur', 'anthrazit', 'weiss'],
      picture: (color) => ({ kind: 'chair', color }),
      attributes: { material: ['Mholz'], eco: ['Efsc'] },
      grams: 4800,
      more: { bulky: true, documents: sizeGuide, warranty: guarantee },
    },
    {
      id: 'stuhl-freischwinger',
      name: ['Freischwinger für Schüler', 'Cantilever chair for pupils'],
      summary: ['Federt mit', 'Moves along'],
      text: [
        'Wer viel sitzt, soll sich bewegen dürfen: Der Stuhl gibt nach und kommt zurück, ohne zu kippeln.',
        'Who sits a lot should be allowed to move: the chair gives and returns without rocking.',
      ],
      price: 8900,
      variants: { attribute: 'seat', values: seats(8900).slice(2) },
      colors: ['blau', 'gruen', 'anthrazit', 'koralle'],
      picture: (color) => ({ kind: 'moving-seat', style: 'cantilever', color }),
      attributes: { material: ['Mkunststoff', 'Mmetall'] },
      grams: 5100,
      more: { bulky: true, documents: sizeGuide, warranty: guarantee },
    },
    {
      id: 'kinderstuhl',
      name: ['Kindergartenstuhl Buche massiv', 'Nursery chair, solid beech'],
      summary: ['Stapelbar, mit runden Kanten', 'Stacks, with rounded edges'],
      text: [
        'Massive Buche, gezapft statt geschraubt. Leicht genug, dass ein Kind ihn trägt, schwer genug, dass er nicht kippt.',
        'Solid beech, mortised instead of screwed. Light enough for a child to carry, heavy enough not to tip.',
      ],
      price: 5900,
      variants: {
        attribute: 'seat',
        values: [
          ['V22', 5900],
          ['V26', 6200],
          ['V31', 6500],
          ['V35', 6900],
        ],
      },
      colors: ['natur', 'rot', 'gelb', 'gruen', 'blau'],
      packs: [1, 4],
      picture: (color) => ({ kind: 'chair', style: 'wood', color }),
      attributes: { material: ['Mholz'], eco: ['Efsc'], age: ['V2'] },
      grams: 2900,
      more: { bulky: true, documents: sizeGuide, warranty: guarantee, also: ['kita-alltag'] },
    },
    {
      id: 'drehstuhl',
      name: ['Drehstuhl für Lehrkräfte', 'Teacher’s swivel chair'],
      summary: [
        'Synchronmechanik, Rollen für harte Böden',
        'Synchronous tilt, castors for hard floors',
      ],
      text: [
        'Die Rückenlehne folgt der Bewegung, die Sitztiefe lässt sich einstellen. Für Korrekturstapel und Konferenzen.',
        'The back follows every move, the seat depth adjusts. For piles of marking and for meetings.',
      ],
      price: 24900,
      colors: ['schwarz', 'dunkelblau', 'tanne', 'bordeaux'],
      picture: (color) => ({ kind: 'chair', style: 'swivel', color }),
      facts: [[is.load, same('130 kg')]],
      attributes: { type: ['Trollen'], material: ['Mpolyester'] },
      grams: 16_000,
      more: { bulky: true, warranty: guarantee, also: ['schreibtisch'] },
    },
    {
      id: 'drehstuhl-schueler',
      name: ['Drehstuhl für Jugendliche', 'Swivel chair for teenagers'],
      summary: ['Wächst von 38 bis 51 Zentimeter mit', 'Grows from 38 to 51 centimetres'],
      text: [
        'Sitzhöhe, Sitztiefe und Lehne wachsen mit. Die Rollen bremsen, sobald niemand sitzt.',
        'Seat height, depth and back grow along. The castors brake as soon as nobody sits.',
      ],
      price: 14900,
      colors: ['hellblau', 'mint', 'koralle', 'anthrazit'],
      picture: (color) => ({ kind: 'chair', style: 'swivel', color }),
      attributes: { type: ['Trollen'], seat: ['V38', 'V42', 'V46'] },
      grams: 11_000,
      more: { bulky: true, warranty: guarantee },
    },
    {
      id: 'stapelstuhl',
      name: ['Stapelstuhl für die Aula', 'Stacking chair for the hall'],
      summary: ['Vierzig auf einem Wagen', 'Forty on one trolley'],
      text: [
        'Reihenverbinder sind eingebaut, das Polster lässt sich abziehen. Ein Hausmeister stellt eine Aula in einer Stunde.',
        'Row connectors are built in, the padding comes off. One caretaker sets up a hall in an hour.',
      ],
      price: 5900,
      packs: [1, 10],
      colors: ['anthrazit', 'bordeaux', 'blau'],
      picture: (color) => ({ kind: 'chair', color }),
      attributes: { material: ['Mmetall'] },
      grams: 4600,
      more: { bulky: true, minimum: 2, warranty: guarantee },
    },
  ]);
  yield* lines({ category: 'hocker', maker: 'formgut', topic: 'moebel' }, [
    {
      id: 'hocker-rund',
      name: ['Rundhocker', 'Round stool'],
      summary: ['Drei Höhen, vier Beine', 'Three heights, four legs'],
      text: [
        'Ein Platz mehr, wo keiner war. Die Beine sind schräg gestellt, damit nichts wackelt.',
        'One more seat where there was none. The legs are splayed so that nothing wobbles.',
      ],
      price: 3900,
      variants: {
        attribute: 'seat',
        values: [
          ['V26', 3900],
          ['V35', 4500],
          ['V46', 5200],
        ],
      },
      colors: ['natur', 'blau', 'gruen', 'koralle'],
      picture: (color) => ({ kind: 'stool', style: 'stool', color }),
      attributes: { material: ['Mholz'] },
      grams: 2400,
      more: { bulky: true },
    },
    {
      id: 'pouf',
      name: ['Sitzpouf', 'Pouf'],
      summary: ['Abwischbar, mit Griff', 'Wipeable, with a handle'],
      text: [
        'Schaumstoffkern mit festem Bezug: weich genug zum Lesen, stabil genug zum Stehen.',
        'A foam core in a firm cover: soft enough to read on, stable enough to stand on.',
      ],
      price: 6900,
      variants: {
        attribute: 'size',
        values: [
          ['SS', 5900],
          ['SM', 6900],
          ['SL', 8900],
        ],
      },
      colors: ['koralle', 'gelb', 'mint', 'hellblau', 'anthrazit'],
      packs: [1, 6],
      picture: (color) => ({ kind: 'stool', style: 'pouf', color }),
      attributes: { material: ['Mschaum'] },
      grams: 2900,
      more: { bulky: true },
    },
    {
      id: 'sitzkissen',
      name: ['Sitzkissen', 'Seat cushion'],
      summary: ['Für den Stuhlkreis', 'For the circle'],
      text: [
        'Vierzig mal vierzig, vier Zentimeter dick, mit Schlaufe zum Stapeln. Bezug waschbar bei 60 Grad.',
        'Forty by forty, four centimetres thick, with a loop for stacking. Cover washes at 60 degrees.',
      ],
      packs: [1, 10, 30],
      price: 1499,
      colors: ['rot', 'gelb', 'gruen', 'blau', 'violett', 'orange'],
      picture: (color) => ({ kind: 'stool', style: 'cushion', color }),
      attributes: { dimension: ['M40x60'], material: ['Mbaumwolle'] },
      grams: 420,
    },
    {
      id: 'balancehocker',
      name: ['Balancehocker', 'Wobble stool'],
      summary: ['Sitzen in Bewegung', 'Sitting in motion'],
      text: [
        'Kippelt in alle Richtungen, aber nie um. Für Kinder, die besser zuhören, wenn sie sich bewegen.',
        'Tilts in all directions but never over. For children who listen better while moving.',
      ],
      price: 7900,
      variants: {
        attribute: 'seat',
        values: [
          ['V38', 7900],
          ['V46', 8900],
        ],
      },
      colors: ['blau', 'koralle', 'anthrazit'],
      picture: (color) => ({ kind: 'moving-seat', style: 'balance', color }),
      attributes: { material: ['Mkunststoff'] },
      grams: 3600,
      more: { bulky: true, also: ['balancieren'] },
    },
    {
      id: 'sitzbank',
      name: ['Sitzbank Buche', 'Beech bench'],
      summary: ['Für Garderobe und Turnhalle', 'For cloakroom and gym'],
      text: [
        'Massiv und unbehandelt geölt: wird dunkler, nicht schäbig. Umgedreht wird sie zum Schwebebalken.',
        'Solid and oiled: it darkens instead of getting shabby. Turned over it becomes a balance beam.',
      ],
      price: 12_900,
      variants: {
        attribute: 'length',
        values: [
          ['V100', 12_900],
          ['V150', 15_900],
          ['V200', 18_900],
        ],
      },
      picture: () => ({ kind: 'stool', style: 'bench' }),
      attributes: { material: ['Mholz'], eco: ['Efsc'] },
      grams: 12_000,
      more: { bulky: true, warranty: guarantee },
    },
  ]);
}

function* tables(): Iterable<ProductSpec> {
  yield* lines({ category: 'schuelertische', maker: 'formgut', topic: 'moebel' }, [
    {
      id: 'schuelertisch-einzel',
      name: ['Schülereinzeltisch', 'Single pupil’s table'],
      summary: ['70 × 50 cm, feste Höhe', '70 × 50 cm, fixed height'],
      text: [
        'Ein Platz für einen Menschen: groß genug für Heft und Buch, klein genug, um ihn umzustellen. Die Kante ist angegossen und splittert nicht.',
        'A place for one: large enough for book and pad, small enough to be moved. The edge is moulded on and does not splinter.',
      ],
      price: 9900,
      variants: { attribute: 'tableheight', values: heights(9900) },
      colors: ['weiss', 'natur', 'hellgrau'],
      packs: [1, 10],
      picture: (color) => ({ kind: 'table', shape: 'square', color }),
      facts: [[is.norm, same('DIN EN 1729')]],
      attributes: { material: ['Mholz', 'Mmetall'] },
      grams: 13_000,
      more: { bulky: true, documents: sizeGuide, warranty: guarantee },
    },
    {
      id: 'schuelertisch-zweier',
      name: ['Schülerzweiertisch', 'Double pupils’ table'],
      summary: ['130 × 50 cm, feste Höhe', '130 × 50 cm, fixed height'],
      text: [
        'Der Klassiker zu zweit, mit Mappenhaken an beiden Seiten. Die Füße gleichen unebene Böden aus.',
        'The classic for two, with bag hooks on both sides. The feet level uneven floors.',
      ],
      price: 12_900,
      variants: { attribute: 'tableheight', values: heights(12_900) },
      colors: ['weiss', 'natur', 'hellgrau'],
      packs: [1, 10],
      picture: (color) => ({ kind: 'table', shape: 'rectangle', color }),
      facts: [[is.norm, same('DIN EN 1729')]],
      attributes: { material: ['Mholz', 'Mmetall'] },
      grams: 18_000,
      more: { bulky: true, documents: sizeGuide, warranty: guarantee },
    },
    {
      id: 'schuelertisch-hoehe',
      name: ['Höhenverstellbarer Schülertisch', 'Height-adjustable pupil’s table'],
      summary: ['Von 59 bis 82 Zentimeter', 'From 59 to 82 centimetres'],
      text: [
        'Mit einer Kurbel in sechs Größen: Ein Tisch für die ganze Grundschulzeit. Die Skala am Bein zeigt die Körpergröße.',
        'Six sizes by one crank: one table for all of primary school. The scale on the leg shows body height.',
      ],
      price: 16_900,
      colors: ['weiss', 'natur', 'mint'],
      picture: (color) => ({ kind: 'table', color, frame: hex('anthrazit') }),
      attributes: {
        tableheight: ['V59', 'V64', 'V70', 'V76', 'V82'],
        material: ['Mholz', 'Mmetall'],
      },
      grams: 21_000,
      more: { bulky: true, warranty: guarantee },
    },
    {
      id: 'klapptisch',
      name: ['Klapptisch auf Rollen', 'Folding table on castors'],
      summary: ['Ineinander geparkt', 'Nests when folded'],
      text: [
        'Ein Hebel, die Platte klappt hoch, zehn Tische stehen auf zwei Quadratmetern.',
        'One lever, the top folds up, ten tables stand on two square metres.',
      ],
      price: 24_900,
      variants: {
        attribute: 'dimension',
        values: [
          ['M120x60', 24_900],
          ['M160x80', 29_900],
        ],
      },
      colors: ['weiss', 'natur'],
      picture: (color) => ({ kind: 'table', color, castors: true }),
      attributes: { type: ['Trollen'], material: ['Mholz', 'Mmetall'] },
      grams: 26_000,
      more: { bulky: true, warranty: guarantee },
    },
    {
      id: 'stehpult',
      name: ['Stehpult für Kinder', 'Standing desk for children'],
      summary: ['Arbeiten im Stehen', 'Working upright'],
      text: [
        'Mit Fußschaukel, die nicht klappert. Wer zappelt, darf hier, und schreibt trotzdem gerade.',
        'With a foot swing that does not clatter. Who fidgets may do so here and still writes straight.',
      ],
      price: 19_900,
      colors: ['natur', 'weiss'],
      picture: (color) => ({ kind: 'special-table', style: 'standing', color }),
      attributes: { material: ['Mholz', 'Mmetall'] },
      grams: 17_000,
      more: { bulky: true },
    },
    {
      id: 'lehrertisch',
      name: ['Lehrertisch mit Schubfach', 'Teacher’s desk with drawer'],
      summary: ['Abschließbar, 130 × 65 cm', 'Lockable, 130 × 65 cm'],
      text: [
        'Eine Schublade für den Schlüssel, ein Kabeldurchlass für den Rechner, eine Blende nach vorn.',
        'A drawer for the keys, a cable hole for the computer, a panel towards the class.',
      ],
      price: 27_900,
      colors: ['weiss', 'natur', 'hellgrau'],
      picture: (color) => ({ kind: 'special-table', style: 'drawer', color }),
      attributes: { tableheight: ['V76'], material: ['Mholz', 'Mmetall'] },
      grams: 32_000,
      more: { bulky: true, warranty: guarantee },
    },
  ]);
  yield* lines({ category: 'gruppentische', maker: 'formgut', topic: 'moebel' }, [
    {
      id: 'gruppentisch-rund',
      name: ['Gruppentisch rund', 'Round group table'],
      summary: ['Ohne Ecken, ohne Kopfende', 'No corners, no head'],
      text: [
        'Alle sitzen gleich weit von der Mitte. Buchenbeine, eine Platte mit Linoleum, das warm bleibt und leise ist.',
        'All sit equally far from the middle. Beech legs, a linoleum top that stays warm and quiet.',
      ],
      price: 29_900,
      variants: { attribute: 'tableheight', values: heights(29_900).slice(0, 4) },
      colors: ['natur', 'mint', 'hellblau'],
      picture: (color) => ({ kind: 'table', shape: 'round', color }),
      attributes: { material: ['Mholz'], eco: ['Efsc'] },
      grams: 24_000,
      more: { bulky: true, warranty: guarantee, also: ['kita-alltag'] },
    },
    {
      id: 'trapeztisch',
      name: ['Trapeztisch', 'Trapezoid table'],
      summary: ['Zwei ergeben ein Sechseck', 'Two make a hexagon'],
      text: [
        'Allein ein Einzelplatz, zu zweit ein Sechseck, zu sechst ein Kreis. Rollen an zwei Beinen machen das Umbauen leicht.',
        'Alone a single desk, two a hexagon, six a circle. Castors on two legs make moving easy.',
      ],
      price: 15_900,
      variants: { attribute: 'tableheight', values: heights(15_900).slice(1) },
      colors: ['weiss', 'mint', 'zitrone', 'hellblau'],
      packs: [1, 6],
      picture: (color) => ({ kind: 'table', shape: 'trapezoid', color, castors: true }),
      attributes: { material: ['Mholz', 'Mmetall'] },
      grams: 15_000,
      more: { bulky: true, warranty: guarantee },
    },
    {
      id: 'gruppentisch-rechteck',
      name: ['Gruppentisch rechteckig', 'Rectangular group table'],
      summary: ['Für sechs Kinder', 'For six children'],
      text: [
        'Die Platte verträgt Kleister, Farbe und Knete. Eine feuchte Bürste genügt.',
        'The top takes paste, paint and clay. A damp brush will do.',
      ],
      price: 21_900,
      variants: {
        attribute: 'dimension',
        values: [
          ['M120x60', 21_900],
          ['M120x80', 24_900],
          ['M160x80', 28_900],
        ],
      },
      colors: ['natur', 'weiss', 'zitrone'],
      picture: (color) => ({ kind: 'table', color, frame: hex('natur') }),
      attributes: { material: ['Mholz'] },
      grams: 22_000,
      more: { bulky: true, also: ['kita-alltag'], warranty: guarantee },
    },
    {
      id: 'werktisch',
      name: ['Werktisch mit Lochblech', 'Workbench with pegboard'],
      summary: ['Platte aus Buche, 40 mm', 'Beech top, 40 mm'],
      text: [
        'Zwei Kinder, zwei Schraubstöcke, keine wackelige Säge. Das Lochblech hält das Werkzeug sichtbar.',
        'Two children, two vices, no wobbling saw. The pegboard keeps tools in sight.',
      ],
      price: 49_900,
      picture: () => ({ kind: 'special-table', style: 'pegboard' }),
      attributes: { material: ['Mholz', 'Mmetall'] },
      grams: 48_000,
      more: { bulky: true },
    },
    {
      id: 'sandtisch',
      name: ['Sand- und Wassertisch', 'Sand and water table'],
      summary: ['Mit Deckel und Ablauf', 'With lid and drain'],
      text: [
        'Vier Kinder um ein Meer. Der Deckel macht daraus am Nachmittag einen Tisch.',
        'Four children around a sea. In the afternoon the lid turns it into a table.',
      ],
      price: 34_900,
      colors: ['hellblau', 'gelb'],
      picture: (color) => ({ kind: 'special-table', style: 'water', color }),
      attributes: { material: ['Mkunststoff'], age: ['V2'] },
      grams: 19_000,
      more: { bulky: true, also: ['draussen'] },
    },
  ]);
}

function* storage(): Iterable<ProductSpec> {
  yield* lines({ category: 'regale', maker: 'formgut', topic: 'moebel' }, [
    {
      id: 'regal-offen',
      name: ['Regal offen', 'Open shelf'],
      summary: ['Mit verstellbaren Böden', 'With adjustable boards'],
      text: [
        'Birke multiplex, die Kanten rund geschliffen. Die Böden sitzen im Raster von drei Zentimetern und kommen nicht von allein herunter.',
        'Birch plywood, edges sanded round. The boards sit in a grid of three centimetres and do not come down by themselves.',
      ],
      price: 19_900,
      variants: {
        attribute: 'dimension',
        values: [
          ['M80x80', 19_900],
          ['M80x60', 17_900],
          ['M100x100', 26_900],
          ['M120x90', 29_900],
        ],
      },
      colors: ['natur', 'weiss'],
      picture: (color, { value }) => ({
        kind: 'shelf',
        fill: 'books',
        columns: value === 'M100x100' || value === 'M120x90' ? 3 : 2,
        rows: value === 'M80x60' ? 2 : 3,
        carcase: color,
      }),
      attributes: { type: ['Toffen'], material: ['Mholz'], eco: ['Efsc'] },
      grams: 28_000,
      more: { bulky: true, warnings: ['tipping'], warranty: guarantee },
    },
    {
      id: 'faecherregal',
      name: ['Fächerregal mit Boxen', 'Cubby shelf with boxes'],
      summary: ['Jedes Kind hat sein Fach', 'Every child has its box'],
      text: [
        'Die Boxen lassen sich herausziehen und mitnehmen, das Namensschild steckt vorn. So findet sich die Mütze wieder.',
        'The boxes pull out and come along, the name tag slots in front. That is how hats are found again.',
      ],
      price: 34_900,
      variants: {
        attribute: 'count',
        values: [
          ['V12', 34_900],
          ['V16', 42_900],
          ['V24', 54_900],
        ],
      },
      colors: ['natur', 'weiss'],
      picture: (color, { value }) => ({
        kind: 'shelf',
        fill: 'boxes',
        carcase: color,
        columns: value === 'V12' ? 3 : 4,
        rows: value === 'V24' ? 5 : 4,
        colors: hexes('koralle', 'gelb', 'mint', 'hellblau'),
      }),
      attributes: { material: ['Mholz'] },
      grams: 45_000,
      more: { bulky: true, warnings: ['tipping'], warranty: guarantee, also: ['kita-alltag'] },
    },
    {
      id: 'schrank-tueren',
      name: ['Schrank mit Türen', 'Cupboard with doors'],
      summary: ['Abschließbar, 80 cm breit', 'Lockable, 80 cm wide'],
      text: [
        'Türen, die langsam schließen, und ein Schloss, das auch nach Jahren noch aufgeht. Sockel gegen Wischwasser.',
        'Doors that close softly and a lock that still opens after years. A plinth against mop water.',
      ],
      price: 27_900,
      variants: {
        attribute: 'dimension',
        values: [
          ['M80x80', 27_900],
          ['M90x60', 24_900],
          ['M100x100', 36_900],
        ],
      },
      colors: ['weiss', 'mint', 'koralle', 'hellblau', 'gelb'],
      picture: (color) => ({
        kind: 'shelf',
        fill: 'doors',
        columns: 2,
        rows: 2,
        colors: [color],
        carcase: hex('natur'),
      }),
      attributes: { type: ['Ttueren'], material: ['Mholz'] },
      grams: 38_000,
      more: { bulky: true, warnings: ['tipping'], warranty: guarantee },
    },
    {
      id: 'rollregal',
      name: ['Regal auf Rollen', 'Shelf on castors'],
      summary: ['Raumteiler und Bücherei zugleich', 'Room divider and library in one'],
      text: [
        'Von beiden Seiten zugänglich, vier Rollen mit Bremse. Zwei davon machen aus einem Raum zwei.',
        'Accessible from both sides, four castors with brakes. Two of them turn one room into two.',
      ],
      price: 24_900,
      variants: {
        attribute: 'dimension',
        values: [
          ['M100x70', 24_900],
          ['M120x80', 28_900],
        ],
      },
      colors: ['natur', 'weiss'],
      picture: (color) => ({
        kind: 'shelf',
        fill: 'empty',
        columns: 3,
        rows: 2,
        carcase: color,
        castors: true,
      }),
      attributes: { type: ['Trollen'], material: ['Mholz'] },
      grams: 33_000,
      more: { bulky: true, warranty: guarantee },
    },
    {
      id: 'buecherschaukasten',
      name: ['Bücherschaufel', 'Book display'],
      summary: ['Bücher zeigen ihr Gesicht', 'Books show their faces'],
      text: [
        'Kinder wählen nach dem Bild, nicht nach dem Rücken. Fünf Reihen, alle in Greifhöhe.',
        'Children choose by picture, not by spine. Five rows, all within reach.',
      ],
      price: 18_900,
      colors: ['natur', 'weiss'],
      picture: (color) => ({ kind: 'shelf', fill: 'books', columns: 2, rows: 4, carcase: color }),
      attributes: { type: ['Toffen'], material: ['Mholz'] },
      grams: 24_000,
      more: { bulky: true, warnings: ['tipping'] },
    },
    {
      id: 'papierschrank',
      name: ['Papierschrank für Großformate', 'Plan chest'],
      summary: ['Zehn flache Schübe bis A1', 'Ten flat drawers to A1'],
      text: [
        'Hier liegt Tonpapier, wie es liegen soll: flach, sortiert, ohne Eselsohren.',
        'Here coloured paper lies as it should: flat, sorted, without dog ears.',
      ],
      price: 59_900,
      picture: () => ({ kind: 'plan-chest' }),
      attributes: { material: ['Mmetall'] },
      grams: 68_000,
      more: { bulky: true },
    },
    {
      id: 'garderobe',
      name: ['Garderobenleiste mit Bank', 'Cloakroom rail with bench'],
      summary: ['Haken, Fach, Platz zum Anziehen', 'Hook, box, place to dress'],
      text: [
        'Je Kind ein Doppelhaken, ein Fach für die Mütze und dreißig Zentimeter Bank. Das Schuhrost lässt sich herausheben.',
        'A double hook for every child, a box for the hat and thirty centimetres of bench. The shoe rack lifts out.',
      ],
      price: 32_900,
      variants: {
        attribute: 'count',
        values: [
          ['V4', 32_900],
          ['V6', 44_900],
          ['V8', 56_900],
        ],
      },
      colors: ['natur', 'mint', 'koralle'],
      picture: (_, { value }) => ({ kind: 'coat-bench', places: Number(value?.slice(1)) }),
      attributes: { material: ['Mholz'] },
      grams: 36_000,
      more: { bulky: true, warnings: ['tipping'], also: ['kita-alltag'] },
    },
  ]);
  yield* lines({ category: 'kisten', maker: 'ordnungsliebe', topic: 'ordnen' }, [
    {
      id: 'stapelbox',
      name: ['Stapelbox mit Deckel', 'Stacking box with lid'],
      summary: ['Klar, sodass man sieht, was drin ist', 'Clear, so that one sees what is inside'],
      text: [
        'Rastet aufeinander, lässt sich bis sechs Kisten hoch stapeln. Der Deckel klickt, damit er mitkommt.',
        'Clicks together and stacks six high. The lid snaps so that it comes along.',
      ],
      price: 699,
      variants: {
        attribute: 'size',
        values: [
          ['SS', 699],
          ['SM', 1199],
          ['SL', 1799],
          ['SXL', 2699],
        ],
      },
      colors: ['transparent', 'hellblau', 'koralle'],
      packs: [1, 6],
      picture: (color) => ({ kind: 'storage-box', clear: true, color }),
      attributes: { material: ['Mpp'] },
      grams: 900,
    },
    {
      id: 'holzkiste',
      name: ['Holzkiste auf Rollen', 'Wooden box on castors'],
      summary: ['Bausteine rollen von selbst herbei', 'Blocks roll up by themselves'],
      text: [
        'Kiefer, gezinkt, mit vier versteckten Rollen. Die Grifflöcher sind gerundet.',
        'Pine, dovetailed, with four hidden castors. The hand holes are rounded.',
      ],
      price: 4900,
      packs: [1, 4],
      colors: ['natur', 'weiss', 'mint'],
      picture: (color) => ({ kind: 'storage-box', wood: true, lid: false, color }),
      attributes: { material: ['Mholz'], type: ['Trollen'] },
      grams: 4100,
      more: { also: ['holzbausteine'] },
    },
    {
      id: 'materialschale',
      name: ['Materialschalen, vier Stück', 'Material trays, four pieces'],
      summary: ['Flach, für Freiarbeit', 'Flat, for free work'],
      text: [
        'Ein Tablett, eine Aufgabe. Die Schalen passen in Fächerregale und auf jeden Tisch.',
        'One tray, one task. They fit cubby shelves and every desk.',
      ],
      price: 1999,
      packs: [1, 5],
      colors: ['rot', 'gelb', 'gruen', 'blau', 'hellgrau'],
      picture: (color) => ({ kind: 'holders', style: 'trays', color }),
      attributes: { count: ['V4'], material: ['Mpp'] },
      grams: 1200,
    },
    {
      id: 'filzkorb',
      name: ['Filzkorb', 'Felt basket'],
      summary: ['Weich, steht trotzdem', 'Soft, yet it stands'],
      text: [
        'Aus recyceltem Filz, mit Ledergriff. Für Kuscheltiere, Bücher und Turnschuhe.',
        'Recycled felt with a leather handle. For teddies, books and trainers.',
      ],
      price: 2499,
      variants: {
        attribute: 'size',
        values: [
          ['SS', 1999],
          ['SM', 2499],
          ['SL', 3299],
        ],
      },
      colors: ['grau', 'petrol', 'koralle'],
      picture: (color) => ({ kind: 'holders', style: 'felt', color }),
      attributes: { material: ['Mfilz'], eco: ['Eengel'] },
      grams: 480,
    },
    {
      id: 'klappbox',
      name: ['Klappbox', 'Folding crate'],
      summary: ['Trägt dreißig Kilo, wiegt zwei', 'Carries thirty kilos, weighs two'],
      text: [
        'Steht in vier Sekunden und liegt danach vier Zentimeter flach im Kofferraum.',
        'Stands in four seconds and afterwards lies four centimetres flat in the boot.',
      ],
      packs: [1, 4],
      price: 1799,
      colors: ['gruen', 'blau', 'anthrazit', 'orange'],
      picture: (color) => ({ kind: 'holders', style: 'folding', color }),
      attributes: { material: ['Mrezyklat'] },
      grams: 1900,
      more: { badge: 'eco' },
    },
  ]);
  yield* lines({ category: 'teppiche', maker: 'nestwaerme', topic: 'moebel' }, [
    {
      id: 'teppich-rund',
      name: ['Kreisteppich', 'Circle rug'],
      summary: ['Für Morgenkreis und Leseecke', 'For morning circle and reading corner'],
      text: [
        'Dichter Flor auf rutschfestem Rücken, Kanten gekettelt. Kreidestaub saugt sich heraus, Tinte weniger, aber auch.',
        'Dense pile on a non-slip back, edges whipped. Chalk dust vacuums out, ink less readily, but still.',
      ],
      price: 9900,
      variants: {
        attribute: 'diameter',
        values: [['V100', 9900]].map(([value, price]) => [String(value), Number(price)] as const),
      },
      colors: ['hellblau', 'mint', 'zitrone', 'koralle', 'hellgrau'],
      picture: (color) => ({
        kind: 'rug',
        shape: 'round',
        color,
        pattern: 'circles',
        accent: hex('gelb'),
      }),
      attributes: { material: ['Mpolyester'] },
      grams: 3200,
      more: { bulky: true },
    },
    {
      id: 'teppich-strasse',
      name: ['Straßenspielteppich', 'Road play rug'],
      summary: ['Mit Kreisverkehr und Krankenhaus', 'With roundabout and hospital'],
      text: [
        'Die Straßen sind so breit wie zwei Autos, und es gibt keine Sackgasse. Waschbar bei 30 Grad.',
        'The roads are as wide as two cars, and there is no dead end. Washable at 30 degrees.',
      ],
      price: 4900,
      variants: {
        attribute: 'dimension',
        values: [
          ['M100x100', 4900],
          ['M140x200', 7900],
          ['M200x300', 12_900],
        ],
      },
      picture: () => ({ kind: 'rug', pattern: 'road', color: hex('hellblau') }),
      attributes: { material: ['Mpolyester'], age: ['V2'] },
      grams: 2100,
      more: { also: ['spielen'] },
    },
    {
      id: 'teppich-zahlen',
      name: ['Zahlenteppich', 'Number rug'],
      summary: ['Hüpfen von null bis neun', 'Hop from zero to nine'],
      text: [
        'Zählen mit den Füßen: vorwärts, rückwärts, in Zweierschritten.',
        'Counting with feet: forwards, backwards, in twos.',
      ],
      price: 11_900,
      colors: ['hellblau', 'hellgruen'],
      picture: (color) => ({
        kind: 'rug',
        shape: 'round',
        pattern: 'numbers',
        color,
        accent: hex('gelb'),
      }),
      attributes: { age: ['V3'], material: ['Mpolyester'] },
      grams: 3800,
      more: { bulky: true, also: ['stellenwert'] },
    },
    {
      id: 'teppich-streifen',
      name: ['Streifenteppich', 'Striped rug'],
      summary: ['Aus Restgarnen gewebt', 'Woven from leftover yarn'],
      text: [
        'Jeder Streifen ein Rest, jeder Teppich ein Einzelstück. Beidseitig benutzbar.',
        'Every stripe a leftover, every rug unique. Usable on both sides.',
      ],
      price: 6900,
      variants: {
        attribute: 'dimension',
        values: [
          ['M60x90', 6900],
          ['M140x200', 15_900],
          ['M200x300', 29_900],
        ],
      },
      colors: ['grau', 'petrol', 'koralle'],
      picture: (color) => ({ kind: 'rug', pattern: 'stripes', color, accent: hex('gelb') }),
      attributes: { material: ['Mbaumwolle'], eco: ['Eengel'] },
      grams: 1800,
    },
    {
      id: 'fussmatte',
      name: ['Schmutzfangmatte', 'Entrance mat'],
      summary: ['Fängt den halben Schulhof auf', 'Catches half the playground'],
      text: [
        'Aufgerauter Flor auf Gummi, ausklopfbar, waschbar. Liegt so flach, dass niemand stolpert.',
        'Textured pile on rubber, shakes out, washes. Flat enough that nobody trips.',
      ],
      price: 3900,
      variants: {
        attribute: 'dimension',
        values: [
          ['M60x90', 3900],
          ['M120x80', 6900],
          ['M180x120', 12_900],
        ],
      },
      picture: () => ({ kind: 'rug', pattern: 'plain', color: hex('anthrazit') }),
      attributes: { material: ['Mpolyester'] },
      grams: 2600,
    },
  ]);
}

export function* furnitureShelf(): Iterable<ProductSpec> {
  yield* seating();
  yield* tables();
  yield* storage();
}
