import { same, type Text, t } from './text.ts';

/** The palette of the whole demo: what a variant is called is what its picture is drawn in. */
export const palette = {
  rot: { name: t('Rot', 'Red'), hex: '#c8102e' },
  bordeaux: { name: t('Bordeaux', 'Burgundy'), hex: '#7a1f33' },
  koralle: { name: t('Koralle', 'Coral'), hex: '#ea6a5a' },
  orange: { name: t('Orange', 'Orange'), hex: '#ee8522' },
  gelb: { name: t('Gelb', 'Yellow'), hex: '#f2c21b' },
  zitrone: { name: t('Zitronengelb', 'Lemon yellow'), hex: '#f7e04a' },
  hellgruen: { name: t('Hellgrün', 'Light green'), hex: '#8cbf3f' },
  gruen: { name: t('Grün', 'Green'), hex: '#2f8f5b' },
  tanne: { name: t('Tannengrün', 'Fir green'), hex: '#1f5a41' },
  mint: { name: t('Mint', 'Mint'), hex: '#9fd8c3' },
  tuerkis: { name: t('Türkis', 'Turquoise'), hex: '#1f9aa0' },
  petrol: { name: t('Petrol', 'Petrol'), hex: '#13626b' },
  hellblau: { name: t('Hellblau', 'Light blue'), hex: '#6bb3e0' },
  blau: { name: t('Blau', 'Blue'), hex: '#1f5fa8' },
  dunkelblau: { name: t('Dunkelblau', 'Navy'), hex: '#1c3263' },
  violett: { name: t('Violett', 'Violet'), hex: '#6f4aa0' },
  flieder: { name: t('Flieder', 'Lilac'), hex: '#b39ad0' },
  pink: { name: t('Pink', 'Pink'), hex: '#d64f8c' },
  rosa: { name: t('Rosa', 'Rose'), hex: '#f0a9c0' },
  braun: { name: t('Braun', 'Brown'), hex: '#8a5a35' },
  beige: { name: t('Beige', 'Beige'), hex: '#dcc8a6' },
  natur: { name: t('Natur', 'Natural'), hex: '#dfbd8a' },
  grau: { name: t('Grau', 'Grey'), hex: '#8d939b' },
  hellgrau: { name: t('Hellgrau', 'Light grey'), hex: '#c9ccd1' },
  anthrazit: { name: t('Anthrazit', 'Anthracite'), hex: '#454b54' },
  schwarz: { name: t('Schwarz', 'Black'), hex: '#2b2f36' },
  weiss: { name: t('Weiß', 'White'), hex: '#f4f1ea' },
  silber: { name: t('Silber', 'Silver'), hex: '#c3c7cd' },
  gold: { name: t('Gold', 'Gold'), hex: '#c9a24a' },
  neongelb: { name: t('Neongelb', 'Neon yellow'), hex: '#e4f542' },
  neonpink: { name: t('Neonpink', 'Neon pink'), hex: '#ff6fae' },
  neongruen: { name: t('Neongrün', 'Neon green'), hex: '#6fe07a' },
  neonorange: { name: t('Neonorange', 'Neon orange'), hex: '#ff9a3d' },
  transparent: { name: t('Transparent', 'Transparent'), hex: '#e3edf1' },
} as const satisfies Record<string, { name: Text; hex: string }>;

export type ColorName = keyof typeof palette;

export const hex = (color: ColorName): string => palette[color].hex;

/** The number on the cover, in words. */
export const rulingNames = {
  '1': t('Lineatur 1 (1. Klasse)', 'Ruling 1 (year 1)'),
  '2': t('Lineatur 2 (2. Klasse)', 'Ruling 2 (year 2)'),
  '3': t('Lineatur 3 (3. Klasse)', 'Ruling 3 (year 3)'),
  '4': t('Lineatur 4 (4. Klasse)', 'Ruling 4 (year 4)'),
  '5': t('Lineatur 5 (kariert 5 mm)', 'Ruling 5 (squared 5 mm)'),
  '6': t('Lineatur 6 (blanko)', 'Ruling 6 (plain)'),
  '7': t('Lineatur 7 (kariert 7 mm)', 'Ruling 7 (squared 7 mm)'),
  '9': t('Lineatur 9 (4. Klasse, mit Rand)', 'Ruling 9 (year 4, with margin)'),
  '14': t('Lineatur 14 (Notenlinien)', 'Ruling 14 (staves)'),
  '20': t('Lineatur 20 (blanko)', 'Ruling 20 (plain)'),
  '21': t('Lineatur 21 (liniert 9 mm)', 'Ruling 21 (ruled 9 mm)'),
  '22': t('Lineatur 22 (kariert 5 mm)', 'Ruling 22 (squared 5 mm)'),
  '25': t('Lineatur 25 (liniert, mit Rand)', 'Ruling 25 (ruled, with margin)'),
  '26': t('Lineatur 26 (kariert, mit Rand)', 'Ruling 26 (squared, with margin)'),
  '27': t('Lineatur 27 (liniert, Doppelrand)', 'Ruling 27 (ruled, double margin)'),
  '28': t('Lineatur 28 (kariert, Doppelrand)', 'Ruling 28 (squared, double margin)'),
  dots: t('Punktraster 5 mm', 'Dot grid 5 mm'),
} as const satisfies Record<string, Text>;

export type RulingName = keyof typeof rulingNames;

interface Values {
  readonly name: Text;
  readonly display?: 'tiles';
  readonly values: Readonly<Record<string, Text>>;
}

const numbered = (
  numbers: readonly (number | string)[],
  name: (n: string) => Text,
): Record<string, Text> =>
  Object.fromEntries(numbers.map((n) => [`V${n}`.replace('.', '-'), name(String(n))]));

const comma = (n: string): string => n.replace('.', ',');

/** Attribute id → its values by id; ids begin with a letter (DEC-33). */
const tables = {
  ruling: {
    name: t('Lineatur', 'Ruling'),
    values: Object.fromEntries(Object.entries(rulingNames).map(([id, name]) => [`L${id}`, name])),
  },
  format: {
    name: t('Format', 'Format'),
    display: 'tiles',
    values: {
      FA3: same('DIN A3'),
      FA4: same('DIN A4'),
      FA5: same('DIN A5'),
      FA5quer: t('DIN A5 quer', 'DIN A5 landscape'),
      FA6: same('DIN A6'),
      FA7: same('DIN A7'),
      FA8: same('DIN A8'),
      FDL: t('DIN lang', 'DL'),
      FC4: same('C4'),
      FC5: same('C5'),
      FB4: same('B4'),
      F50x70: same('50 × 70 cm'),
    },
  },
  size: {
    name: t('Größe', 'Size'),
    display: 'tiles',
    values: {
      ...Object.fromEntries(['XS', 'S', 'M', 'L', 'XL'].map((size) => [`S${size}`, same(size)])),
      ...Object.fromEntries(
        [0, 1, 2, 3, 4, 5, 6].map((n) => [`G${n}`, t(`Größe ${n}`, `Size ${n}`)]),
      ),
      ...Object.fromEntries(
        ['98-104', '110-116', '122-128', '134-140', '146-152'].map((size) => [
          `K${size}`,
          same(size.replace('-', '/')),
        ]),
      ),
    },
  },
  dimension: {
    name: t('Maße', 'Dimensions'),
    values: {
      ...Object.fromEntries(
        [
          '30 × 40',
          '40 × 60',
          '45 × 60',
          '60 × 40',
          '60 × 90',
          '80 × 60',
          '80 × 80',
          '90 × 60',
          '100 × 70',
          '100 × 100',
          '120 × 60',
          '120 × 80',
          '120 × 90',
          '140 × 200',
          '150 × 100',
          '160 × 80',
          '180 × 90',
          '180 × 120',
          '200 × 100',
          '200 × 120',
          '200 × 300',
          '240 × 120',
          '300 × 100',
          '400 × 120',
        ].map((size) => [`M${size.replace(' × ', 'x')}`, t(`${size} cm`, `${size} cm`)]),
      ),
    },
  },
  length: {
    name: t('Länge', 'Length'),
    values: numbered(
      [
        8, 10, 12, 13, 15, 16, 17, 18, 20, 21, 25, 30, 40, 50, 60, 100, 120, 150, 200, 250, 300,
        500, 1000, 2000, 3300, 6600,
      ],
      (n) =>
        Number(n) >= 500
          ? t(`${Number(n) / 100} m`, `${Number(n) / 100} m`)
          : t(`${n} cm`, `${n} cm`),
    ),
  },
  diameter: {
    name: t('Durchmesser', 'Diameter'),
    values: numbered(
      [7, 9, 10, 12, 15, 16, 18, 20, 21, 22, 25, 26, 30, 40, 50, 55, 60, 65, 70, 75, 80, 100],
      (n) => t(`${n} cm`, `${n} cm`),
    ),
  },
  seat: {
    name: t('Sitzhöhe', 'Seat height'),
    values: numbered([22, 26, 31, 35, 38, 42, 46, 51], (n) => t(`${n} cm`, `${n} cm`)),
  },
  tableheight: {
    name: t('Tischhöhe', 'Table height'),
    values: numbered([40, 46, 53, 59, 64, 70, 76, 82], (n) => t(`${n} cm`, `${n} cm`)),
  },
  grammage: {
    name: t('Papiergewicht', 'Paper weight'),
    values: numbered([70, 75, 80, 90, 100, 120, 130, 160, 170, 190, 200, 220, 250, 300], (n) =>
      same(`${n} g/m²`),
    ),
  },
  linewidth: {
    name: t('Strichstärke', 'Line width'),
    display: 'tiles',
    values: Object.fromEntries(
      ['0.3', '0.4', '0.5', '0.7', '0.8', '1.0', '1-3', '1-5', '2-5', '3-5'].map((n) => [
        `W${n.replace('.', '')}`,
        t(`${comma(n).replace('-', '–')} mm`, `${n.replace('-', '–')} mm`),
      ]),
    ),
  },
  hardness: {
    name: t('Härtegrad', 'Hardness'),
    display: 'tiles',
    values: Object.fromEntries(
      ['6B', '4B', '3B', '2B', 'B', 'HB', 'F', 'H', '2H', '4H'].map((h) => [`H${h}`, same(h)]),
    ),
  },
  nib: {
    name: t('Feder', 'Nib'),
    display: 'tiles',
    values: {
      NA: t('A (Anfänger)', 'A (beginner)'),
      NM: t('M (mittel)', 'M (medium)'),
      NF: t('F (fein)', 'F (fine)'),
      NL: t('L (Linkshänder)', 'L (left-handed)'),
    },
  },
  hand: {
    name: t('Händigkeit', 'Hand'),
    display: 'tiles',
    values: { Hrechts: t('Rechtshänder', 'Right-handed'), Hlinks: t('Linkshänder', 'Left-handed') },
  },
  count: {
    name: t('Inhalt', 'Contents'),
    values: numbered(
      [
        1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 16, 18, 20, 24, 25, 30, 32, 36, 40, 48, 50, 60, 64, 72, 80,
        96, 100, 120, 144, 150, 200, 240, 250, 300, 500, 600, 1000, 2500,
      ],
      (n) => t(`${n} Stück`, Number(n) === 1 ? '1 piece' : `${n} pieces`),
    ),
  },
  sheets: {
    name: t('Blattzahl', 'Sheets'),
    values: numbered(
      [8, 10, 16, 20, 25, 32, 40, 48, 50, 60, 64, 80, 96, 100, 120, 144, 160, 200, 250, 500],
      (n) => t(`${n} Blatt`, `${n} sheets`),
    ),
  },
  volume: {
    name: t('Füllmenge', 'Volume'),
    display: 'tiles',
    values: Object.fromEntries(
      [30, 50, 59, 75, 100, 120, 150, 200, 250, 400, 450, 500, 600, 750, 1000, 2500, 5000].map(
        (ml) => [
          `Q${ml}`,
          ml >= 1000
            ? t(`${comma(String(ml / 1000))} Liter`, `${ml / 1000} litre${ml > 1000 ? 's' : ''}`)
            : same(`${ml} ml`),
        ],
      ),
    ),
  },
  weight: {
    name: t('Gewicht', 'Weight'),
    display: 'tiles',
    values: Object.fromEntries(
      [
        8, 10, 15, 20, 21, 22, 25, 36, 40, 50, 100, 250, 400, 500, 1000, 2000, 2500, 5000, 10000,
      ].map((g) => [
        `g${g}`,
        g >= 1000 ? t(`${comma(String(g / 1000))} kg`, `${g / 1000} kg`) : same(`${g} g`),
      ]),
    ),
  },
  material: {
    name: t('Material', 'Material'),
    values: {
      Mholz: t('Holz', 'Wood'),
      Mmetall: t('Metall', 'Metal'),
      Mkunststoff: t('Kunststoff', 'Plastic'),
      Mrezyklat: t('Recycling-Kunststoff', 'Recycled plastic'),
      Mkarton: t('Karton', 'Cardboard'),
      Mpapier: t('Papier', 'Paper'),
      Mrecycling: t('Recyclingpapier', 'Recycled paper'),
      Mpp: t('Polypropylen', 'Polypropylene'),
      Mfilz: t('Filz', 'Felt'),
      Mbaumwolle: t('Baumwolle', 'Cotton'),
      Mpolyester: t('Polyester', 'Polyester'),
      Mleder: t('Leder', 'Leather'),
      Mkautschuk: t('Naturkautschuk', 'Natural rubber'),
      Mschaum: t('Schaumstoff', 'Foam'),
      Mglas: t('Glas', 'Glass'),
      Mstahl: t('Edelstahl', 'Stainless steel'),
      Mkork: t('Kork', 'Cork'),
      Mwachs: t('Wachs', 'Wax'),
      Mbienenwachs: t('Bienenwachs', 'Beeswax'),
      Mwolle: t('Wolle', 'Wool'),
      Mton: t('Ton', 'Clay'),
    },
  },
  grade: {
    name: t('Klassenstufe', 'Year'),
    values: {
      Kvor: t('Vorschule', 'Pre-school'),
      ...Object.fromEntries(
        [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((n) => [`K${n}`, t(`${n}. Klasse`, `Year ${n}`)]),
      ),
    },
  },
  age: {
    name: t('Alter', 'Age'),
    values: numbered([0, 1, 2, 3, 4, 5, 6, 7, 8, 10, 12], (n) =>
      t(`ab ${n} Jahren`, `from ${n} years`),
    ),
  },
  subject: {
    name: t('Fach', 'Subject'),
    values: {
      Fdeutsch: t('Deutsch', 'German'),
      Fmathe: t('Mathematik', 'Mathematics'),
      Fsache: t('Sachkunde', 'Science'),
      Fenglisch: t('Englisch', 'English'),
      Ffranz: t('Französisch', 'French'),
      Fspanisch: t('Spanisch', 'Spanish'),
      Fdaz: t('Deutsch als Zweitsprache', 'German as a second language'),
      Fkunst: t('Kunst', 'Art'),
      Fmusik: t('Musik', 'Music'),
      Fsport: t('Sport', 'Sports'),
      Freligion: t('Religion und Ethik', 'Religion and ethics'),
    },
  },
  binding: {
    name: t('Bindung', 'Binding'),
    values: {
      Bheft: t('Geheftet', 'Stapled'),
      Bspirale: t('Spirale', 'Spiral'),
      Bleim: t('Kopfgeleimt', 'Glued at the top'),
      Bhard: t('Hardcover', 'Hardcover'),
      Bsoft: t('Softcover', 'Softcover'),
    },
  },
  eco: {
    name: t('Umwelt', 'Environment'),
    values: {
      Eengel: t('Aus Recyclingmaterial', 'Made from recycled material'),
      Efsc: t('Holz aus nachhaltiger Forstwirtschaft', 'Wood from sustainable forestry'),
      Enachfuell: t('Nachfüllbar', 'Refillable'),
      Eohne: t('Lösungsmittelfrei', 'Solvent-free'),
    },
  },
  power: {
    name: t('Stromversorgung', 'Power supply'),
    values: {
      Pnetz: t('Netzstecker', 'Mains plug'),
      Pusb: t('USB-C', 'USB-C'),
      Pbatterie: t('Batterie', 'Battery'),
      Psolar: t('Solarzelle', 'Solar cell'),
      Pakku: t('Akku', 'Rechargeable battery'),
    },
  },
  type: {
    name: t('Ausführung', 'Type'),
    display: 'tiles',
    values: {
      Trund: t('Rundspitze', 'Round tip'),
      Tkeil: t('Keilspitze', 'Chisel tip'),
      Tbreit: t('breit', 'wide'),
      Tschmal: t('schmal', 'narrow'),
      Tstumpf: t('abgerundet', 'blunt'),
      Tspitz: t('spitz', 'pointed'),
      Toffen: t('offen', 'open'),
      Ttueren: t('mit Türen', 'with doors'),
      Tflach: t('flach', 'flat'),
      Trundpinsel: t('rund', 'round'),
      Tborste: t('Borste', 'bristle'),
      Tdick: t('dick', 'thick'),
      Tduenn: t('dünn', 'slim'),
      Tbarock: t('barocke Griffweise', 'baroque fingering'),
      Tdeutsch: t('deutsche Griffweise', 'German fingering'),
      Tohne: t('ohne Fenster', 'without window'),
      Tfenster: t('mit Fenster', 'with window'),
      Trollen: t('mit Rollen', 'with castors'),
      Tfuesse: t('mit Füßen', 'with feet'),
    },
  },
} as const satisfies Record<string, Values>;

export type AttributeId = keyof typeof tables | 'color';

/** Colours first, then by how early a shopper decides on them. */
const order: readonly AttributeId[] = [
  'color',
  'ruling',
  'format',
  'size',
  'grade',
  'age',
  'count',
  'sheets',
  'hardness',
  'linewidth',
  'nib',
  'hand',
  'type',
  'volume',
  'weight',
  'dimension',
  'length',
  'diameter',
  'seat',
  'tableheight',
  'grammage',
  'material',
  'binding',
  'subject',
  'power',
  'eco',
];

export function* attributeLines(): Iterable<object> {
  for (const [position, id] of order.entries()) {
    if (id === 'color') {
      yield {
        type: 'attribute',
        id,
        name: t('Farbe', 'Colour'),
        position,
        display: 'tiles',
        filterable: true,
        values: Object.entries(palette).map(([name, color], at) => ({
          id: `C${name}`,
          name: color.name,
          position: at,
          css: name === 'transparent' ? `${color.hex}99` : color.hex,
        })),
      };
      continue;
    }
    const table: Values = tables[id];
    yield {
      type: 'attribute',
      id,
      name: table.name,
      position,
      display: table.display ?? 'dropdown',
      filterable: true,
      values: Object.entries(table.values).map(([value, name], at) => ({
        id: value,
        name,
        position: at,
      })),
    };
  }
}

/** The words for a value, as they stand in names and picture texts. */
export function valueName(attribute: string, value: string): Text {
  if (attribute === 'color') {
    const color = Object.entries(palette).find(([name]) => `C${name}` === value)?.[1];
    if (color) return color.name;
  }
  const table: Values | undefined = Object.entries(tables).find(([id]) => id === attribute)?.[1];
  const name = table?.values[value];
  if (!name) throw new Error(`No value ${value} of attribute ${attribute}`);
  return name;
}
