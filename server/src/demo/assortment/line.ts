import type { Drawing } from '../../modules/media/service.ts';
import { type AttributeId, type ColorName, valueName } from '../attributes.ts';
import type { MakerId } from '../manufacturers.ts';
import type { ItemSpec, ProductSpec, Topic } from '../product.ts';
import { randomOf } from '../random.ts';
import { type Text, t } from '../text.ts';
import { inColors, is, joined, packed, packPrice, pieces, single } from './parts.ts';

type Words = readonly [de: string, en: string];
type Fact = readonly [name: Text, value: Text];

/** A size that is a product of its own: what it adds to the name, its price, what it is filtered by. */
export interface Size {
  readonly id: string;
  readonly name: Words;
  readonly price: number;
  readonly attributes?: Partial<Record<AttributeId, readonly string[]>>;
  readonly facts?: readonly Fact[];
  readonly grams?: number;
  readonly content?: ItemSpec['content'];
  /** Says what this size is for. */
  readonly note?: Words;
}

/** A family of goods, written down once: one text, then sizes, packs and colours. */
export interface Line {
  readonly id: string;
  readonly name: Words;
  readonly summary: Words;
  readonly text: Words;
  readonly price?: number;
  readonly facts?: readonly Fact[];
  readonly attributes?: Partial<Record<AttributeId, readonly string[]>>;
  /** One item for each colour; without it there is one item. */
  readonly colors?: readonly ColorName[];
  /** Another attribute that makes items, each value with its price; with colours, every pair of both. */
  readonly variants?: {
    readonly attribute: AttributeId;
    readonly values: readonly (readonly [value: string, price?: number])[];
  };
  readonly picture: (
    paint: string,
    context: { size?: Size; pack: number; value?: string },
  ) => Drawing | readonly Drawing[];
  readonly sizes?: readonly Size[];
  readonly packs?: readonly number[];
  /** What a pack is good for, where the general words would not do. */
  readonly packNote?: Words;
  readonly grams?: number;
  readonly content?: ItemSpec['content'];
  readonly more?: Partial<ProductSpec>;
}

type PackNotes = readonly (readonly [from: number, notes: readonly Words[]])[];

/** Why one takes several: by how many they are, so that a pack's text says something. */
const consumables: PackNotes = [
  [
    100,
    [
      [
        'Die Großpackung für Schulen und Träger, einzeln abgezählt und wiederverschließbar.',
        'The bulk pack for schools and providers, counted and resealable.',
      ],
      [
        'So rechnet sich der Vorrat für das ganze Kollegium.',
        'This is how a stock for the whole staff pays off.',
      ],
    ],
  ],
  [
    24,
    [
      [
        'Der Klassensatz kommt im Karton mit Deckel, der gleich als Ordnung im Regal dient.',
        'The class set comes in a box with a lid that keeps order on the shelf.',
      ],
      [
        'Gerechnet auf dreißig Kinder, weil nie alle etwas dabeihaben.',
        'Reckoned for thirty children, since never all of them have brought theirs.',
      ],
      [
        'Für die ganze Klasse auf einmal, damit niemand wartet.',
        'For the whole class at once, so that nobody has to wait.',
      ],
    ],
  ],
  [
    10,
    [
      [
        'In dieser Menge deutlich günstiger und ohne einzelne Umverpackung.',
        'Clearly cheaper in this number and without single wrapping.',
      ],
      [
        'Genug für einen Gruppentisch und die Reserve im Schrank.',
        'Enough for a group table and the reserve in the cupboard.',
      ],
      [
        'Als Vorrat gedacht: Verbraucht wird es sowieso.',
        'Meant as a stock: it will be used anyway.',
      ],
    ],
  ],
  [
    2,
    [
      [
        'Mehrere zusammen, weil eins meistens verliehen ist.',
        'Several together, since one is usually lent.',
      ],
      ['Im kleinen Vorratspack, verpackt in Papier.', 'In a small pack, wrapped in paper.'],
      [
        'Für Geschwister, Banknachbarn und die zweite Schultasche.',
        'For siblings, neighbours and the second school bag.',
      ],
    ],
  ],
];

const equipment: PackNotes = [
  [
    20,
    [
      [
        'Als Klassensatz gerechnet: Jedes Kind hat eins, und zwei bleiben in Reserve.',
        'Reckoned as a class set: one for every child and two in reserve.',
      ],
      [
        'Im Satz für die ganze Klasse, im Karton mit Griffen.',
        'In a set for the whole class, in a box with handles.',
      ],
    ],
  ],
  [
    6,
    [
      [
        'Der Gruppensatz: genug, dass immer zwei zusammenarbeiten.',
        'The group set: enough for two to work together.',
      ],
      ['Im Satz spürbar günstiger als einzeln.', 'In a set noticeably cheaper than singly.'],
    ],
  ],
  [
    2,
    [
      ['Im Satz etwas günstiger als einzeln.', 'In a set a little cheaper than singly.'],
      [
        'Zusammen bestellt, kommt alles aus einer Charge.',
        'Ordered together, all of it comes from one batch.',
      ],
    ],
  ],
];

const furnishing: PackNotes = [
  [
    2,
    [
      [
        'Im Satz aus einer Fertigung, damit Farbe und Maserung zusammenpassen; geliefert wird auf einer Palette.',
        'As a set from one production run, so that colour and grain match; delivered on a pallet.',
      ],
      [
        'Im Satz günstiger, und die Spedition kommt nur einmal.',
        'Cheaper as a set, and the forwarder comes only once.',
      ],
    ],
  ],
];

const schoolThings: readonly Topic[] = [
  'heft',
  'stift',
  'werkzeug',
  'ordnen',
  'papier',
  'kleben',
  'farbe',
  'basteln',
];

function noteOf(id: string, pack: number, topic: Topic): Text {
  const all =
    topic === 'moebel' ? furnishing : schoolThings.includes(topic) ? consumables : equipment;
  const notes = all.find(([from]) => pack >= from)?.[1] ?? [];
  const [de, en] = randomOf(`${id} pack`).pick(notes);
  return t(de, en);
}

export function* lines(
  shelf: { readonly category: string; readonly maker: MakerId; readonly topic: Topic },
  all: readonly Line[],
): Iterable<ProductSpec> {
  for (const line of all) {
    for (const size of line.sizes ?? [undefined]) {
      for (const pack of line.packs ?? [1]) yield oneOf(shelf, line, size, pack);
    }
  }
}

function oneOf(
  shelf: { readonly category: string; readonly maker: MakerId; readonly topic: Topic },
  line: Line,
  size: Size | undefined,
  pack: number,
): ProductSpec {
  const id = [line.id, size?.id, pack > 1 ? `${pack}er` : undefined].filter(Boolean).join('-');
  const name = size
    ? t(`${line.name[0]} ${size.name[0]}`, `${line.name[1]} ${size.name[1]}`)
    : t(...line.name);
  const price = packPrice(size?.price ?? line.price ?? 0, pack);
  const base = size?.content ?? line.content;
  const content = base
    ? { content: { ...base, amount: base.amount * pack } }
    : pack > 1
      ? { content: { amount: pack, unit: 'piece' as const } }
      : {};
  const texts = [
    t(...line.text),
    ...(size?.note ? [t(...size.note)] : []),
    ...(pack > 1 ? [line.packNote ? t(...line.packNote) : noteOf(id, pack, shelf.topic)] : []),
  ];
  const context = { pack, ...(size ? { size } : {}) };
  const variants: readonly (readonly [value?: string, price?: number])[] = line.variants
    ?.values ?? [[]];
  const items: readonly ItemSpec[] = variants.flatMap(([value, own]) => {
    const among = { ...context, ...(value === undefined ? {} : { value }) };
    const more = {
      ...content,
      ...(own === undefined ? {} : { price: packPrice(own, pack) }),
    };
    const drawn = line.colors
      ? inColors(line.colors, (paint) => line.picture(paint, among), more)
      : single(line.picture('', among), more);
    return value === undefined
      ? drawn
      : drawn.map((item) => ({
          ...item,
          variant: { ...item.variant, [line.variants?.attribute ?? 'type']: value },
        }));
  });
  return {
    id,
    category: shelf.category,
    maker: shelf.maker,
    topic: shelf.topic,
    name: packed(name, pack),
    summary: t(...line.summary),
    description: joined(...texts),
    features: [
      ...(pack > 1 ? [[is.contents, pieces(pack)] as const] : []),
      ...(size?.facts ?? []),
      ...(line.facts ?? []),
    ],
    attributes: {
      ...line.attributes,
      ...size?.attributes,
      ...(pack > 1 ? { count: [`V${pack}`] } : {}),
    },
    price,
    items,
    grams: (size?.grams ?? line.grams ?? 100) * pack,
    ...(pack >= 24 ? { badge: 'class-pack' as const } : {}),
    ...line.more,
  };
}

/** Sizes told by one attribute: `[value, price, grams]`. */
export const sized = (
  attribute: AttributeId,
  ...rows: readonly (readonly [value: string, price: number, grams?: number])[]
): Size[] =>
  rows.map(([value, price, grams]) => {
    const name = valueName(attribute, value);
    return {
      id: value
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, '-')
        .replace(/^v(?=\d)/, ''),
      name: [name.de, name.en],
      price,
      attributes: { [attribute]: [value] },
      ...(grams === undefined ? {} : { grams }),
    };
  });

/** Bottles and tubs with their base price by the litre. */
export const volumes = (...rows: readonly (readonly [ml: number, price: number])[]): Size[] =>
  rows.map(([ml, price]) => {
    const name = valueName('volume', `Q${ml}`);
    return {
      id: String(ml),
      name: [name.de, name.en],
      price,
      attributes: { volume: [`Q${ml}`] },
      grams: Math.round(ml * 1.2),
      content: { amount: ml / 1000, unit: 'l' },
    };
  });

/** Blocks and bags with their base price by the kilogram. */
export const weights = (...rows: readonly (readonly [g: number, price: number])[]): Size[] =>
  rows.map(([g, price]) => {
    const name = valueName('weight', `g${g}`);
    return {
      id: `${g}g`,
      name: [name.de, name.en],
      price,
      attributes: { weight: [`g${g}`] },
      grams: g,
      content: { amount: g / 1000, unit: 'kg' },
    };
  });

/** Packs of sheets with their base price by sheets. */
export const sheetPacks = (...rows: readonly (readonly [n: number, price: number])[]): Size[] =>
  rows.map(([n, price]) => ({
    id: `${n}bl`,
    name: [`${n} Blatt`, `${n} sheets`],
    price,
    attributes: { sheets: [`V${n}`] },
    grams: n * 5,
    content: { amount: n, unit: 'sheet' },
  }));
