import { hex } from '../attributes.ts';
import type { ProductSpec } from '../product.ts';
import { same, t } from '../text.ts';
import { lines, sized } from './line.ts';
import { cm, germany, hexes, is } from './parts.ts';

function* rhythm(): Iterable<ProductSpec> {
  yield* lines({ category: 'trommeln', maker: 'klangholz', topic: 'musik' }, [
    {
      id: 'handtrommel',
      name: ['Handtrommel mit Naturfell,', 'Hand drum with natural skin,'],
      summary: ['Warm im Ton, leicht in der Hand', 'Warm in tone, light in the hand'],
      text: [
        'Buchenreifen, gespanntes Ziegenfell und Schrauben, mit denen sich der Ton nachziehen lässt, wenn es regnet. Ein Filzschlägel liegt bei.',
        'A beech hoop, a goatskin head and screws to raise the tone again when it rains. A felt beater is included.',
      ],
      sizes: sized(
        'diameter',
        ['V20', 1999, 350],
        ['V25', 2499, 450],
        ['V30', 2999, 600],
        ['V40', 4499, 980],
      ),
      colors: ['natur', 'rot', 'blau'],
      picture: (color) => ({ kind: 'drum', style: 'hand', color }),
      facts: [[t('Fell', 'Head'), t('Ziege, stimmbar', 'goat, tunable')]],
      attributes: { material: ['Mholz'], age: ['V3'], subject: ['Fmusik'] },
    },
    {
      id: 'handtrommel-kunstfell',
      name: ['Handtrommel mit Kunstfell,', 'Hand drum with synthetic head,'],
      summary: ['Klingt bei jedem Wetter gleich', 'Sounds alike in any weather'],
      text: [
        'Das Kunstfell verstimmt sich weder am offenen Fenster noch auf der Heizung. Vorgestimmt, mit abgerundeter Kante und Griffloch.',
        'The synthetic head stays in tune by the window and on the radiator. Pretuned, with a rounded edge and a grip hole.',
      ],
      sizes: sized('diameter', ['V20', 1499, 300], ['V25', 1799, 380], ['V30', 2199, 500]),
      packs: [1, 6],
      packNote: [
        'Sechs Trommeln in der Tasche, für eine halbe Klasse.',
        'Six drums in a bag, for half a class.',
      ],
      colors: ['rot', 'gelb', 'gruen', 'blau'],
      picture: (color) => ({ kind: 'drum', style: 'hand', color }),
      attributes: { material: ['Mholz'], age: ['V3'], subject: ['Fmusik'] },
    },
    {
      id: 'tamburin',
      name: ['Tamburin mit Schellen,', 'Tambourine with jingles,'],
      summary: ['Schellen aus Stahl, doppelt gereiht', 'Steel jingles in double rows'],
      text: [
        'Schlagen, schütteln, streichen: drei Klänge in einem Reifen. Die Schellen sitzen auf Stiften, die nicht herausrutschen.',
        'Strike, shake, stroke: three sounds in one hoop. The jingles sit on pins that do not slip out.',
      ],
      sizes: sized('diameter', ['V20', 1299, 260], ['V25', 1599, 330]),
      packs: [1, 6],
      packNote: ['Sechs Stück für die Rhythmusgruppe.', 'Six for the rhythm group.'],
      colors: ['rot', 'natur', 'tuerkis'],
      picture: (color) => ({ kind: 'drum', style: 'tambourine', color }),
      attributes: { material: ['Mholz'], age: ['V3'], subject: ['Fmusik'] },
    },
    {
      id: 'cajon',
      name: ['Cajon', 'Cajon'],
      summary: ['Ein Schlagzeug zum Draufsitzen', 'A drum kit to sit on'],
      text: [
        'Oben knallt die Snare, unten brummt der Bass, und dazwischen sitzt ein Kind. Birkensperrholz mit einstellbaren Saiten und Gummifüßen.',
        'Snare above, bass below and a child in between. Birch plywood with adjustable snares and rubber feet.',
      ],
      sizes: [
        {
          id: 'kinder',
          name: ['Kinder, 32 cm', 'children, 32 cm'],
          price: 5999,
          grams: 3200,
          attributes: { age: ['V4'] },
          facts: [[is.size, cm('24 × 24 × 32')]],
        },
        {
          id: 'schule',
          name: ['Schule, 42 cm', 'school, 42 cm'],
          price: 7999,
          grams: 4400,
          attributes: { age: ['V8'] },
          facts: [[is.size, cm('28 × 28 × 42')]],
        },
        {
          id: 'buehne',
          name: ['Bühne, 50 cm', 'stage, 50 cm'],
          price: 10900,
          grams: 5400,
          attributes: { age: ['V12'] },
          facts: [[is.size, cm('30 × 30 × 50')]],
        },
      ],
      colors: ['natur', 'braun', 'rot', 'petrol'],
      picture: (color) => ({ kind: 'drum', style: 'cajon', color }),
      facts: [[is.load, same('120 kg')]],
      attributes: { material: ['Mholz'], subject: ['Fmusik'] },
      more: { badge: 'teachers' },
    },
    {
      id: 'djembe',
      name: ['Djembe', 'Djembe'],
      summary: ['Bass, Ton und Schlag aus einem Fell', 'Bass, tone and slap from one skin'],
      text: [
        'Aus einem Stück gedrechselt und mit Seil gespannt, wie man sie in Westafrika baut. Der Fuß hat einen Gummiring und wandert nicht.',
        'Turned from one piece and rope-tuned as in West Africa. A rubber ring keeps the foot from wandering.',
      ],
      sizes: [
        {
          id: '30',
          name: ['30 cm hoch', '30 cm high'],
          price: 4999,
          grams: 1700,
          attributes: { length: ['V30'], age: ['V4'] },
        },
        {
          id: '40',
          name: ['40 cm hoch', '40 cm high'],
          price: 6999,
          grams: 2700,
          attributes: { length: ['V40'], age: ['V6'] },
        },
        {
          id: '60',
          name: ['60 cm hoch', '60 cm high'],
          price: 12900,
          grams: 5200,
          attributes: { length: ['V60'], age: ['V10'] },
        },
      ],
      colors: ['braun', 'rot', 'natur'],
      picture: (color) => ({ kind: 'drum', style: 'djembe', color }),
      attributes: { material: ['Mholz'], subject: ['Fmusik'] },
    },
    {
      id: 'standtrommel',
      name: ['Gemeinschaftstrommel,', 'Gathering drum,'],
      summary: ['Acht Kinder, ein Puls', 'Eight children, one pulse'],
      text: [
        'Steht auf drei Füßen und ist tief genug, um sie im Bauch zu spüren. Das Kunstfell hält auch Fäuste und Filzschlägel aus.',
        'Stands on three feet and is low enough to be felt in the belly. The synthetic head bears fists and felt beaters.',
      ],
      sizes: [
        {
          id: '40',
          name: ['40 cm', '40 cm'],
          price: 14900,
          grams: 5200,
          attributes: { diameter: ['V40'] },
        },
        {
          id: '60',
          name: ['60 cm', '60 cm'],
          price: 24900,
          grams: 9800,
          attributes: { diameter: ['V60'] },
        },
      ],
      colors: ['rot', 'blau', 'natur'],
      picture: (color) => ({ kind: 'drum', style: 'floor', color }),
      attributes: { material: ['Mholz'], age: ['V3'], subject: ['Fmusik'] },
      more: { bulky: true },
    },
  ]);
  yield* lines({ category: 'kleine-percussion', maker: 'klangholz', topic: 'musik' }, [
    {
      id: 'triangel',
      name: ['Triangel mit Schlägel und Halter,', 'Triangle with beater and holder,'],
      summary: ['Klingt aus, bis alle still sind', 'Rings until all are quiet'],
      text: [
        'Aus einem Stück Stahl gebogen und offen an einer Ecke, damit der Ton frei schwingt. Je größer, desto tiefer und länger.',
        'Bent from one piece of steel and open at a corner, so that the tone rings free. The larger, the lower and longer.',
      ],
      sizes: sized('length', ['V10', 599, 110], ['V15', 799, 190], ['V20', 1099, 310]),
      packs: [1, 6],
      packNote: ['Sechs gleiche für den Stationenkreis.', 'Six alike for the circle of stations.'],
      picture: () => ({ kind: 'percussion', style: 'triangle', color: hex('silber') }),
      attributes: { material: ['Mstahl'], age: ['V4'], subject: ['Fmusik'] },
    },
    {
      id: 'rasseleier',
      name: ['Rasseleier', 'Egg shakers'],
      summary: ['Passen in jede Faust', 'Fit every fist'],
      text: [
        'Verschweißt und bruchfest, mit gleicher Füllung: Im Chor klingt es wie ein Instrument. Die Farben helfen beim Einteilen.',
        'Welded and unbreakable, all filled alike: in chorus they sound like one instrument. The colours help to form groups.',
      ],
      sizes: [
        {
          id: '2',
          name: ['2 Stück', '2 pieces'],
          price: 399,
          grams: 80,
          attributes: { count: ['V2'] },
        },
        {
          id: '12',
          name: ['12 Stück', '12 pieces'],
          price: 1999,
          grams: 460,
          attributes: { count: ['V12'] },
        },
        {
          id: '24',
          name: ['24 Stück', '24 pieces'],
          price: 3699,
          grams: 920,
          attributes: { count: ['V24'] },
        },
      ],
      colors: ['rot', 'gelb', 'gruen', 'blau'],
      picture: (color, { size }) => ({
        kind: 'percussion',
        style: 'eggs',
        color,
        count: size?.id === '2' ? 2 : 12,
      }),
      attributes: { material: ['Mkunststoff'], age: ['V1'], subject: ['Fmusik'] },
    },
    {
      id: 'maracas',
      name: ['Maracas, Paar', 'Maracas, pair'],
      summary: ['Trocken im Klang, leicht im Gewicht', 'Dry in sound, light in weight'],
      text: [
        'Gedrechselte Holzköpfe mit einer Füllung, die nicht nachrasselt. Der Griff ist verleimt und gesteckt und löst sich auch beim Tanzen nicht.',
        'Turned wooden heads with a filling that does not rattle on. The handle is glued and pinned and stays on when dancing.',
      ],
      sizes: sized('length', ['V16', 799, 110], ['V20', 999, 160], ['V25', 1299, 230]),
      colors: ['rot', 'gelb', 'natur', 'gruen'],
      picture: (color) => ({ kind: 'percussion', style: 'maracas', color }),
      attributes: { material: ['Mholz'], age: ['V2'], subject: ['Fmusik'] },
    },
    {
      id: 'klanghoelzer',
      name: ['Klanghölzer, Paar', 'Claves, pair'],
      summary: ['Der klarste Ton aus zwei Stäben', 'The clearest tone from two sticks'],
      text: [
        'Hartholz, in Faserrichtung gedreht. Eins liegt locker über der hohlen Hand, das andere schlägt: Mehr braucht ein Metrum nicht.',
        'Hardwood, turned along the grain. One lies loosely on the hollow hand, the other strikes: a metre needs no more.',
      ],
      sizes: sized('length', ['V18', 499, 130], ['V20', 599, 170]),
      packs: [1, 10],
      packNote: ['Zehn Paar in der Holzkiste.', 'Ten pairs in a wooden box.'],
      colors: ['natur', 'rot', 'braun'],
      picture: (color) => ({ kind: 'percussion', style: 'claves', color }),
      attributes: { material: ['Mholz'], age: ['V3'], subject: ['Fmusik'], eco: ['Efsc'] },
    },
    {
      id: 'schellenband',
      name: ['Schellenband', 'Jingle band'],
      summary: ['Für Handgelenk und Knöchel', 'For wrists and ankles'],
      text: [
        'Vier Glöckchen auf Gurtband mit Klett, das sich weit genug stellt. Wer tanzt, macht Musik.',
        'Four bells on webbing with hook and loop that adjusts widely. Whoever dances makes music.',
      ],
      price: 449,
      packs: [1, 10],
      packNote: ['Zehn Bänder, damit beide Füße klingen.', 'Ten bands, so that both feet ring.'],
      colors: ['rot', 'gelb', 'gruen', 'blau', 'violett'],
      picture: (color) => ({ kind: 'percussion', style: 'bells', color }),
      attributes: { material: ['Mpolyester'], age: ['V3'], subject: ['Fmusik'] },
      grams: 50,
      more: { warnings: ['under3'] },
    },
    {
      id: 'fingerzimbeln',
      name: ['Zimbeln, Paar', 'Cymbals, pair'],
      summary: ['Messing, das lange nachklingt', 'Brass that rings on'],
      text: [
        'Aus Messing gedreht, an Lederschlaufen. Die kleinen passen an die Finger, die großen sagen das Ende der Pause an.',
        'Turned brass on leather loops. The small ones fit fingers, the large ones announce the end of the break.',
      ],
      sizes: [
        { id: '6', name: ['6 cm', '6 cm'], price: 1299, grams: 120 },
        { id: '15', name: ['15 cm', '15 cm'], price: 1999, grams: 380 },
        { id: '20', name: ['20 cm', '20 cm'], price: 2999, grams: 620 },
      ],
      picture: () => ({ kind: 'percussion', style: 'cymbals', color: hex('gold') }),
      attributes: { material: ['Mmetall'], age: ['V4'], subject: ['Fmusik'] },
    },
    {
      id: 'regenmacher',
      name: ['Regenmacher', 'Rainmaker'],
      summary: ['Regen, so lange man mag', 'Rain for as long as one likes'],
      text: [
        'Hunderte Stifte bremsen die Körner, langsam gekippt dauert ein Schauer eine Minute. Ruhe kehrt ein, ohne dass jemand darum bittet.',
        'Hundreds of pins slow the grains; tipped gently, a shower lasts a minute. Quiet comes without anyone asking.',
      ],
      sizes: sized(
        'length',
        ['V20', 1299, 200],
        ['V40', 1999, 420],
        ['V60', 2999, 690],
        ['V100', 4499, 1200],
      ),
      colors: ['natur', 'tuerkis', 'rot'],
      picture: (color) => ({ kind: 'percussion', style: 'rainmaker', color }),
      attributes: { material: ['Mholz'], age: ['V3'], subject: ['Fmusik'] },
    },
    {
      id: 'percussion-set',
      name: ['Percussion-Set in der Tasche,', 'Percussion set in a bag,'],
      summary: ['Ein Orchester zum Umhängen', 'An orchestra on a strap'],
      text: [
        'Triangel, Schellen, Klanghölzer, Rasseln und Tamburin, je nach Größe mehrfach. Jedes Teil hat seine Schlaufe, damit am Ende nichts fehlt.',
        'Triangle, bells, claves, shakers and tambourine, several of each in the larger sets. Every piece has its loop, so that nothing is missing in the end.',
      ],
      sizes: [
        {
          id: '10',
          name: ['10 Instrumente', '10 instruments'],
          price: 5999,
          grams: 1700,
          attributes: { count: ['V10'] },
        },
        {
          id: '20',
          name: ['20 Instrumente', '20 instruments'],
          price: 10900,
          grams: 3300,
          attributes: { count: ['V20'] },
        },
        {
          id: '30',
          name: ['30 Instrumente', '30 instruments'],
          price: 15900,
          grams: 4800,
          attributes: { count: ['V30'] },
        },
      ],
      colors: ['rot', 'blau'],
      picture: (color) => ({ kind: 'percussion', style: 'set', color }),
      attributes: { age: ['V3'], subject: ['Fmusik'] },
      more: { badge: 'class-pack', warnings: ['under3'] },
    },
  ]);
}

function* melody(): Iterable<ProductSpec> {
  yield* lines({ category: 'glockenspiele', maker: 'klangholz', topic: 'musik' }, [
    {
      id: 'glockenspiel',
      name: ['Glockenspiel', 'Glockenspiel'],
      summary: ['Töne, die wirklich stimmen', 'Notes that are truly in tune'],
      text: [
        'Jede Platte ist einzeln auf 442 Hertz gestimmt und auf Filz gelagert. Wer mit Farben anfängt, findet den Weg zu Noten von selbst.',
        'Every bar is tuned to 442 hertz and rests on felt. Whoever begins with colours finds the way to notes alone.',
      ],
      sizes: [
        {
          id: '8',
          name: ['diatonisch, 8 Töne', 'diatonic, 8 notes'],
          price: 1999,
          grams: 700,
          attributes: { count: ['V8'] },
        },
        {
          id: '12',
          name: ['diatonisch, 12 Töne', 'diatonic, 12 notes'],
          price: 2999,
          grams: 1000,
          attributes: { count: ['V12'] },
        },
      ],
      variants: { attribute: 'color', values: [['Crot'], ['Csilber']] },
      picture: (_, { size, value }) => ({
        kind: 'glockenspiel',
        bars: Number(size?.id ?? 8),
        ...(value === 'Csilber' ? { colors: hexes('silber', 'hellgrau') } : {}),
      }),
      facts: [[t('Stimmung', 'Tuning'), same('a’ = 442 Hz')]],
      attributes: { material: ['Mmetall'], age: ['V4'], subject: ['Fmusik'] },
      more: { accessories: ['schlaegel-filz'] },
    },
    {
      id: 'xylophon',
      name: ['Xylophon aus Padouk,', 'Padouk xylophone,'],
      summary: ['Holz, das warm antwortet', 'Wood that answers warmly'],
      text: [
        'Die Stäbe liegen auf einem Resonanzkasten und lassen sich herausnehmen: So bleiben nur die Töne, die gebraucht werden. Mit fis und b zum Tauschen.',
        'The bars rest on a resonance box and lift out: only the notes that are needed remain. With F sharp and B flat to exchange.',
      ],
      sizes: [
        { id: 'sopran', name: ['Sopran, 13 Töne', 'soprano, 13 notes'], price: 12900, grams: 2600 },
        { id: 'alt', name: ['Alt, 13 Töne', 'alto, 13 notes'], price: 19900, grams: 4800 },
        { id: 'bass', name: ['Bass, 13 Töne', 'bass, 13 notes'], price: 44900, grams: 12000 },
      ],
      picture: () => ({
        kind: 'glockenspiel',
        style: 'xylophone',
        bars: 13,
        colors: hexes('braun', 'bordeaux'),
      }),
      facts: [[is.origin, germany]],
      attributes: { material: ['Mholz'], age: ['V6'], subject: ['Fmusik'] },
      more: { accessories: ['schlaegel-filz', 'schlaegel-gummi'] },
    },
    {
      id: 'klangstab',
      name: ['Klangstab einzeln,', 'Single chime bar,'],
      summary: ['Ein Kind, ein Ton, ein Akkord', 'One child, one note, one chord'],
      text: [
        'Metallplatte auf eigenem Resonanzkörper, abnehmbar und mit Tonnamen auf beiden Seiten. Aus acht Kindern wird eine Tonleiter.',
        'A metal bar on its own resonance box, with the note’s name on both sides. Eight children make a scale.',
      ],
      sizes: (
        [
          ['c1', 'c¹', 'rot'],
          ['d1', 'd¹', 'orange'],
          ['e1', 'e¹', 'gelb'],
          ['f1', 'f¹', 'hellgruen'],
          ['g1', 'g¹', 'gruen'],
          ['a1', 'a¹', 'blau'],
          ['h1', 'h¹', 'violett'],
          ['c2', 'c²', 'pink'],
        ] as const
      ).map(([id, name]) => ({ id, name: [name, name] as const, price: 1999, grams: 480 })),
      variants: {
        attribute: 'material',
        values: [
          ['Mmetall', 1999],
          ['Mholz', 2499],
        ],
      },
      picture: (_, { size, value }) => ({
        kind: 'tone-bar',
        note: (size?.id ?? 'c1').slice(0, 1).toUpperCase(),
        wood: value === 'Mholz',
        color: hex(
          (
            {
              c1: 'rot',
              d1: 'orange',
              e1: 'gelb',
              f1: 'hellgruen',
              g1: 'gruen',
              a1: 'blau',
              h1: 'violett',
            } as const
          )[size?.id as 'c1'] ?? 'pink',
        ),
      }),
      attributes: { age: ['V4'], subject: ['Fmusik'] },
    },
    {
      id: 'klangroehren',
      name: ['Klangröhren,', 'Tuned tubes,'],
      summary: [
        'Auf den Boden geklopft, fertig ist der Ton',
        'Tap the floor and the note is there',
      ],
      text: [
        'Leichte Röhren in Farben, deren Länge den Ton verrät. Mit Kappe klingen sie eine Oktave tiefer.',
        'Light tubes in colours whose length tells the note. With a cap they sound an octave lower.',
      ],
      sizes: [
        {
          id: '8',
          name: ['C-Dur, 8 Röhren', 'C major, 8 tubes'],
          price: 2499,
          grams: 700,
          attributes: { count: ['V8'] },
        },
        {
          id: '20',
          name: ['chromatisch, 20 Röhren', 'chromatic, 20 tubes'],
          price: 5999,
          grams: 1700,
          attributes: { count: ['V20'] },
        },
      ],
      packs: [1, 3],
      packNote: [
        'Drei Sätze mit Kappen für die ganze Klasse.',
        'Three sets with caps for the whole class.',
      ],
      picture: (_, { size }) => ({
        kind: 'glockenspiel',
        style: 'tubes',
        bars: size?.id === '20' ? 20 : 8,
      }),
      attributes: { material: ['Mkunststoff'], age: ['V4'], subject: ['Fmusik'] },
    },
    {
      id: 'schlaegel',
      name: ['Schlägel, Paar,', 'Beaters, pair,'],
      summary: ['Der halbe Klang steckt im Kopf', 'Half the sound is in the head'],
      text: [
        'Filz für Bass und Trommel, Gummi für Xylophone, Holz für Glockenspiele. Die Stiele sind aus Rattan und biegen sich, ehe sie brechen.',
        'Felt for bass and drum, rubber for xylophones, wood for glockenspiels. The rattan shafts bend before they break.',
      ],
      sizes: [
        { id: 'filz', name: ['Filz', 'felt'], price: 999, grams: 60 },
        { id: 'gummi', name: ['Gummi', 'rubber'], price: 799, grams: 60 },
        { id: 'holz', name: ['Holz', 'wood'], price: 499, grams: 40 },
      ],
      packs: [1, 10],
      packNote: [
        'Zehn Paar, weil Schlägel gern wandern.',
        'Ten pairs, since beaters like to wander.',
      ],
      colors: ['rot', 'blau', 'natur'],
      picture: (color, { size }) => ({
        kind: 'mallets',
        color,
        head: { filz: 'felt', gummi: 'rubber' }[size?.id ?? ''] ?? 'wood',
      }),
      attributes: { subject: ['Fmusik'] },
    },
  ]);
  yield* lines({ category: 'floeten', maker: 'klangholz', topic: 'musik' }, [
    {
      id: 'sopranblockfloete',
      name: ['Sopranblockflöte', 'Soprano recorder'],
      summary: ['Die erste eigene Stimme', 'The first voice of one’s own'],
      text: [
        'Aus Birnbaum oder Ahorn gedrechselt und geölt, mit doppelten Löchern für die Halbtöne. Der Windkanal ist so geschnitten, dass leise Kinder nicht überblasen.',
        'Turned from pear or maple and oiled, with double holes for semitones. The windway is cut so that soft players do not overblow.',
      ],
      sizes: [
        {
          id: 'birnbaum',
          name: ['Birnbaum', 'pear'],
          price: 5999,
          grams: 170,
          facts: [[is.material, t('Birnbaum', 'pear wood')]],
        },
        {
          id: 'ahorn',
          name: ['Ahorn', 'maple'],
          price: 4999,
          grams: 160,
          facts: [[is.material, t('Ahorn', 'maple')]],
        },
        {
          id: 'olive',
          name: ['Olive', 'olive'],
          price: 8999,
          grams: 190,
          facts: [[is.material, t('Olivenholz', 'olive wood')]],
        },
      ],
      variants: { attribute: 'type', values: [['Tbarock'], ['Tdeutsch']] },
      picture: (_, { size }) => ({
        kind: 'instrument',
        style: 'recorder',
        color: hex(size?.id === 'ahorn' ? 'natur' : size?.id === 'olive' ? 'gold' : 'braun'),
      }),
      facts: [[t('Stimmung', 'Tuning'), same('c’’, 442 Hz')]],
      attributes: { material: ['Mholz'], age: ['V6'], subject: ['Fmusik'] },
      more: { accessories: ['floetentasche', 'floetenwischer', 'floetenschule-1'] },
    },
    {
      id: 'schulfloete',
      name: ['Schulflöte aus Kunststoff mit Holzkopf', 'School recorder, wooden head'],
      summary: ['Klingt nach Holz, spült sich ab', 'Sounds like wood, rinses clean'],
      text: [
        'Der Kopf aus Holz formt den Ton, das Rohr aus Rezyklat verträgt Ranzen und Spülbecken. Mit Grifftabelle und Wischer.',
        'The wooden head shapes the tone, the recycled body bears satchels and sinks. With a fingering chart and a cleaner.',
      ],
      price: 2499,
      variants: { attribute: 'type', values: [['Tbarock'], ['Tdeutsch']] },
      packs: [1, 10],
      packNote: [
        'Zehn Flöten für die Bläsergruppe, nummeriert.',
        'Ten recorders for the group, numbered.',
      ],
      picture: () => ({ kind: 'instrument', style: 'recorder', color: hex('natur') }),
      attributes: { material: ['Mrezyklat'], age: ['V6'], subject: ['Fmusik'] },
      grams: 150,
      more: { accessories: ['floetentasche', 'floetenschule-1'] },
    },
    {
      id: 'schulfloete-farbe',
      name: ['Schulflöte farbig, dreiteilig', 'Coloured school recorder, three-piece'],
      summary: ['Spülmaschinenfest', 'Dishwasher-safe'],
      text: [
        'Die unempfindliche zum Anfangen und Ausleihen. Der Fuß dreht sich, damit auch kurze kleine Finger das unterste Loch erreichen.',
        'The sturdy one to begin with and to lend. The foot turns, so that short little fingers reach the lowest hole.',
      ],
      price: 999,
      packs: [1, 10],
      packNote: [
        'Zehn Stück einer Farbe für den Klassensatz.',
        'Ten of one colour for a class set.',
      ],
      colors: ['rot', 'blau', 'gelb', 'hellgruen', 'weiss'],
      picture: (color) => ({ kind: 'instrument', style: 'recorder', color }),
      attributes: {
        material: ['Mkunststoff'],
        age: ['V6'],
        subject: ['Fmusik'],
        type: ['Tbarock'],
      },
      grams: 130,
      more: { accessories: ['floetentasche', 'floetenschule-1'] },
    },
    {
      id: 'altblockfloete',
      name: ['Altblockflöte in f', 'Alto recorder in F'],
      summary: ['Eine Quinte tiefer, eine Welt weiter', 'A fifth lower, a world further'],
      text: [
        'Barocke Griffweise, Doppelbohrung, im gepolsterten Etui. Für Kinder, deren Finger der Sopranflöte entwachsen sind.',
        'Baroque fingering, double holes, in a padded case. For children whose fingers have outgrown the soprano.',
      ],
      price: 10900,
      colors: ['braun', 'natur'],
      picture: (color) => ({ kind: 'instrument', style: 'recorder', color }),
      attributes: { material: ['Mholz'], age: ['V10'], subject: ['Fmusik'], type: ['Tbarock'] },
      grams: 420,
    },
    {
      id: 'floetentasche',
      name: ['Flötentasche gepolstert', 'Padded recorder bag'],
      summary: ['Fach für Wischer und Fett', 'A pocket for cleaner and grease'],
      text: [
        'Gewachste Baumwolle mit Schlaufe für den Ranzen. Das Namensfeld ist innen, wo es niemand abreißt.',
        'Waxed cotton with a loop for the satchel. The name label is inside, where nobody pulls it off.',
      ],
      price: 1299,
      colors: ['petrol', 'rot', 'gelb', 'violett'],
      picture: (color) => ({ kind: 'pencil-case', style: 'roll', color }),
      attributes: { material: ['Mbaumwolle'] },
      grams: 70,
    },
    {
      id: 'floetenwischer',
      name: ['Flötenwischer', 'Recorder cleaner'],
      summary: ['Trocken hält Holz länger', 'Dry wood lasts longer'],
      text: [
        'Baumwolle auf einem Stab, der den Windkanal nicht zerkratzt. Waschbar und mit Haken zum Trocknen.',
        'Cotton on a rod that does not scratch the windway. Washable, with a hook to dry.',
      ],
      price: 299,
      packs: [1, 10],
      packNote: ['Zehn Wischer, einer für jede Flöte.', 'Ten cleaners, one for each recorder.'],
      colors: ['rot', 'natur'],
      picture: (color) => ({ kind: 'rods', style: 'fluffy', colors: [color, color] }),
      attributes: { material: ['Mbaumwolle'] },
      grams: 20,
    },
  ]);
  yield* lines({ category: 'saiten', maker: 'klangholz', topic: 'musik' }, [
    {
      id: 'ukulele',
      name: ['Ukulele', 'Ukulele'],
      summary: ['Vier Saiten, und es wird gesungen', 'Four strings and there is singing'],
      text: [
        'Lindenholz mit Nylonsaiten, die Kinderfinger schonen, und Mechaniken, die den Ton halten. Nach drei Griffen geht das erste Lied.',
        'Basswood with nylon strings that are kind to fingers and pegs that hold their pitch. Three chords in, the first song works.',
      ],
      sizes: [
        { id: 'sopran', name: ['Sopran', 'soprano'], price: 3999, grams: 420 },
        { id: 'konzert', name: ['Konzert', 'concert'], price: 5999, grams: 520 },
        { id: 'tenor', name: ['Tenor', 'tenor'], price: 7999, grams: 640 },
      ],
      colors: ['natur', 'rot', 'tuerkis', 'gelb'],
      picture: (color) => ({ kind: 'instrument', style: 'ukulele', color }),
      facts: [[t('Stimmung', 'Tuning'), same('G C E A')]],
      attributes: { material: ['Mholz'], age: ['V6'], subject: ['Fmusik'] },
      more: { badge: 'teachers', accessories: ['ukulelensaiten'] },
    },
    {
      id: 'ukulele-set',
      name: ['Ukulelen-Klassensatz, 10 Stück', 'Ukulele class set, 10 pieces'],
      summary: ['Mit Wandhalter und Ersatzsaiten', 'With wall rack and spare strings'],
      text: [
        'Zehn Sopran-Ukulelen, nummeriert, mit Wandleiste und einem Satz Ersatzsaiten. Die Farben trennen die Stimmgruppen.',
        'Ten soprano ukuleles, numbered, with a rack and spare strings. The colours part the groups.',
      ],
      price: 34900,
      colors: ['natur', 'tuerkis', 'rot'],
      picture: (color) => ({ kind: 'instrument', style: 'ukulele', color }),
      attributes: { material: ['Mholz'], count: ['V10'], age: ['V6'], subject: ['Fmusik'] },
      grams: 6200,
      more: { badge: 'class-pack' },
    },
    {
      id: 'konzertgitarre',
      name: ['Konzertgitarre', 'Classical guitar'],
      summary: ['Die Größe richtet sich nach dem Arm', 'The size follows the arm'],
      text: [
        'Fichtendecke, flacher Hals und Nylonsaiten. Wer die falsche Größe wählt, gibt auf: Halb passt bis etwa 120 Zentimeter Körpergröße, drei Viertel bis 145.',
        'Spruce top, flat neck and nylon strings. The wrong size makes children give up: half fits to about 120 centimetres of height, three-quarter to 145.',
      ],
      sizes: [
        { id: '1-2', name: ['1/2', '1/2'], price: 8999, grams: 1100, attributes: { age: ['V6'] } },
        { id: '3-4', name: ['3/4', '3/4'], price: 9900, grams: 1300, attributes: { age: ['V8'] } },
        {
          id: '4-4',
          name: ['4/4', '4/4'],
          price: 11900,
          grams: 1600,
          attributes: { age: ['V12'] },
        },
      ],
      colors: ['natur', 'braun', 'schwarz', 'bordeaux'],
      picture: (color) => ({ kind: 'instrument', style: 'guitar', color }),
      attributes: { material: ['Mholz'], subject: ['Fmusik'] },
      more: { bulky: true, accessories: ['gitarrensaiten', 'notenstaender-klapp'] },
    },
    {
      id: 'gitarrensaiten',
      name: ['Saiten Konzertgitarre, Satz', 'Classical guitar strings, set'],
      summary: ['Normale Spannung', 'Normal tension'],
      text: [
        'Klares Nylon und versilberte Basssaiten. Im Dreierpack, weil die erste immer am Tag vor dem Vorspiel reißt.',
        'Clear nylon and silver-plated basses. Buy three, since the first breaks on the eve of the recital.',
      ],
      price: 799,
      packs: [1, 3],
      packNote: ['Drei Sätze in der Papierhülle.', 'Three sets in a paper sleeve.'],
      picture: () => ({ kind: 'strings', count: 6, label: 'GITARRE' }),
      attributes: { count: ['V6'], subject: ['Fmusik'] },
      grams: 40,
    },
    {
      id: 'ukulelensaiten',
      name: ['Saiten Ukulele, Satz', 'Ukulele strings, set'],
      summary: ['Fluorkohlenstoff, klar im Ton', 'Fluorocarbon, clear in tone'],
      text: [
        'Halten die Stimmung schneller als Nylon und werden nicht klebrig. Passend für Sopran und Konzert.',
        'They settle faster than nylon and do not turn sticky. For soprano and concert.',
      ],
      price: 599,
      packs: [1, 10],
      packNote: ['Zehn Sätze für die Ukulelenklasse.', 'Ten sets for the ukulele class.'],
      picture: () => ({ kind: 'strings', count: 4, label: 'UKULELE' }),
      attributes: { count: ['V4'], subject: ['Fmusik'] },
      grams: 20,
    },
    {
      id: 'notenstaender',
      name: ['Notenständer', 'Music stand'],
      summary: ['Klappt sich in eine Hülle', 'Folds into a sleeve'],
      text: [
        'Stahlrohr, das sich ohne Wackeln hochziehen lässt, und Federn, die dicke Bücher offen halten. Mit Tasche.',
        'Steel tube that rises without wobble, and springs that keep thick books open. With a bag.',
      ],
      sizes: [
        { id: 'klapp', name: ['klappbar', 'folding'], price: 1999, grams: 1100 },
        { id: 'orchester', name: ['Orchester', 'orchestra'], price: 3999, grams: 3200 },
      ],
      packs: [1, 5],
      packNote: ['Fünf Ständer für das Ensemble.', 'Five stands for the ensemble.'],
      colors: ['schwarz', 'silber', 'rot'],
      picture: (color) => ({ kind: 'instrument', style: 'stand', color }),
      attributes: { material: ['Mmetall'] },
    },
  ]);
}

function* lessons(): Iterable<ProductSpec> {
  yield* lines({ category: 'notenhefte', maker: 'kreidewerk', topic: 'musik' }, [
    {
      id: 'notenheft',
      name: ['Notenheft', 'Music exercise book'],
      summary: ['Systeme mit Platz für Text darunter', 'Staves with room for words below'],
      text: [
        'Blattweise Systeme mit so viel Abstand, dass Silben und Fingersätze Platz haben. Das Papier ist radierfest und schlägt mit Tinte nicht durch.',
        'Staves spaced so that syllables and fingerings fit. The paper bears erasing and does not let ink through.',
      ],
      sizes: sized('format', ['FA4', 149, 90], ['FA5quer', 119, 60]),
      packs: [1, 10],
      packNote: ['Zehn Hefte in der Banderole.', 'Ten books in a paper band.'],
      colors: ['bordeaux', 'petrol', 'dunkelblau', 'gelb'],
      picture: (color, { size }) => ({
        kind: 'exercise-book',
        ruling: '14',
        color,
        format: size?.id === 'fa4' ? 'a4' : 'a5-landscape',
      }),
      facts: [[is.sheets, t('16 Blatt', '16 sheets')]],
      attributes: { ruling: ['L14'], sheets: ['V16'], subject: ['Fmusik'], material: ['Mpapier'] },
    },
    {
      id: 'notenblock',
      name: ['Notenblock A4 gelocht', 'Punched music pad A4'],
      summary: ['Abreißen, abheften, komponieren', 'Tear off, file, compose'],
      text: [
        'Fünfzig Blatt mit zwölf Systemen, vierfach gelocht und am Kopf geleimt. Die Rückseite ist blanko für die Idee davor.',
        'Fifty sheets of twelve staves, four holes, glued at the top. The back is blank for the idea before.',
      ],
      price: 399,
      packs: [1, 5],
      packNote: ['Fünf Blöcke für die Kompositionswoche.', 'Five pads for a week of composing.'],
      picture: () => ({ kind: 'pad', ruling: '14', binding: 'glued', color: hex('bordeaux') }),
      attributes: {
        format: ['FA4'],
        sheets: ['V50'],
        ruling: ['L14'],
        subject: ['Fmusik'],
        material: ['Mrecycling'],
      },
      grams: 260,
    },
    {
      id: 'liederbuch',
      name: ['Liederbuch', 'Songbook'],
      summary: ['Melodie, Text und Griffe auf einer Seite', 'Tune, words and chords on one page'],
      text: [
        'Lieder, die Kinder wirklich singen, in Lagen, die sie erreichen. Griffe für Gitarre und Ukulele stehen darüber, Strophen sind ausgeschrieben.',
        'Songs that children really sing, in keys they can reach. Chords for guitar and ukulele above, verses written out.',
      ],
      sizes: (
        [
          ['jahr', 'Durchs Jahr', 'Through the year', 'gruen', 'DURCHS JAHR'],
          ['abend', 'Für den Abend', 'For the evening', 'dunkelblau', 'ABENDLIEDER'],
          ['welt', 'Lieder aus aller Welt', 'Songs from everywhere', 'orange', 'ALLE WELT'],
          ['advent', 'Advent und Winter', 'Advent and winter', 'rot', 'WINTERLIEDER'],
        ] as const
      ).map(([id, de, en]) => ({ id, name: [de, en] as const, price: 1690, grams: 420 })),
      variants: {
        attribute: 'binding',
        values: [
          ['Bhard', 1990],
          ['Bspirale', 1690],
        ],
      },
      picture: (_, { size }) => ({
        kind: 'book',
        color: hex(
          size?.id === 'abend'
            ? 'dunkelblau'
            : size?.id === 'welt'
              ? 'orange'
              : size?.id === 'advent'
                ? 'rot'
                : 'gruen',
        ),
        title:
          size?.id === 'abend'
            ? 'ABENDLIEDER'
            : size?.id === 'welt'
              ? 'ALLE WELT'
              : size?.id === 'advent'
                ? 'WINTERLIEDER'
                : 'DURCHS JAHR',
        design: size?.id === 'welt' ? 'circles' : size?.id === 'abend' ? 'landscape' : 'waves',
      }),
      facts: [[is.pages, same('128')]],
      attributes: { age: ['V4'], subject: ['Fmusik'] },
      more: { book: true, maker: 'wortwiese' },
    },
    {
      id: 'floetenschule',
      name: ['Flötenschule Band', 'Recorder course volume'],
      summary: ['Ein neuer Ton je Woche', 'One new note a week'],
      text: [
        'Jede Doppelseite bringt einen Griff, ein Lied und eine Aufgabe für zu Hause. Begleitungen zum Mitspielen lassen sich anhören.',
        'Every double page has a fingering, a song and a task for home. Accompaniments can be listened to.',
      ],
      sizes: (['1', '2', '3'] as const).map((n) => ({
        id: n,
        name: [n, n] as const,
        price: 1290,
        grams: 260,
        facts: [
          [
            is.grade,
            n === '1' ? t('ab 1. Klasse', 'from year 1') : t('ab 2. Klasse', 'from year 2'),
          ] as const,
        ],
      })),
      variants: { attribute: 'type', values: [['Tbarock'], ['Tdeutsch']] },
      picture: (_, { size, value }) => ({
        kind: 'book',
        color: hex(value === 'Tdeutsch' ? 'gelb' : 'hellgruen'),
        title: 'FLÖTE',
        figure: size?.id ?? '1',
        design: 'stripes',
      }),
      attributes: { subject: ['Fmusik'], age: ['V6'], binding: ['Bsoft'] },
      more: { book: true, maker: 'wortwiese' },
    },
    {
      id: 'musik-arbeitsheft',
      name: ['Arbeitsheft Musik', 'Music workbook'],
      summary: [
        'Noten lesen, Klänge hören, Rhythmen bauen',
        'Read notes, hear sounds, build rhythms',
      ],
      text: [
        'Zum Ankreuzen, Kleben und Klatschen. Hörbeispiele begleiten jede Seite, Lösungen liegen in der Mitte.',
        'To tick, stick and clap. Sound examples go with every page, solutions lie in the middle.',
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
        color: hex('violett'),
        accent: hex('gelb'),
        title: 'MUSIK',
        figure: size?.id ?? '1',
        design: 'waves',
      }),
      attributes: { subject: ['Fmusik'], binding: ['Bheft'] },
      more: { book: true, maker: 'wortwiese' },
    },
    {
      id: 'instrumentenkarten',
      name: ['Bildkarten Instrumente,', 'Instrument picture cards,'],
      summary: ['Sehen, hören, zuordnen', 'See, hear, match'],
      text: [
        'Große Karten mit Bild vorn und Wissenswertem hinten. Mit Hörbeispiel zu jedem Instrument.',
        'Large cards with a picture in front and facts behind. With a sound example for every instrument.',
      ],
      sizes: [
        {
          id: '24',
          name: ['24 Stück', '24 pieces'],
          price: 1999,
          grams: 500,
          attributes: { count: ['V24'] },
        },
        {
          id: '48',
          name: ['48 Stück', '48 pieces'],
          price: 3499,
          grams: 990,
          attributes: { count: ['V48'] },
        },
      ],
      picture: () => ({
        kind: 'flash-cards',
        color: hex('flieder'),
        picture: 'instrument',
        label: 'TROMPETE',
      }),
      attributes: { subject: ['Fmusik'], material: ['Mkarton'], age: ['V6'] },
      more: { maker: 'lernleiter' },
    },
  ]);
}

export function* musicShelf(): Iterable<ProductSpec> {
  yield* rhythm();
  yield* melody();
  yield* lessons();
}
