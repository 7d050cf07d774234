import { storefrontIds } from '../../storefront/storefront.ts';
import {
  type Cell,
  type CsvDefaults,
  centsIn,
  readCents,
  readFlag,
  readNumber,
  readTiers,
  readWhole,
  tiersIn,
} from './cells.ts';
import { CellReader, type RowGroup, readGroups, type TableRow } from './csvTable.ts';
import { createDerived, type Derived, type NamesOfProduct } from './derived.ts';
import { idFrom } from './slug.ts';
import { type Entry, type RawLine, UnusableFileError } from './source.ts';

/**
 * The columns of the flat article list, each with the other names that it is known by. What comes
 * before `name` and after belongs to the article; the columns from `name` to `published` to its
 * product, of which the first row that stands for it tells.
 */
export const flatColumns = {
  id: ['id', 'artikelnummer', 'artikelnr', 'sku'],
  product: ['product', 'produkt', 'product_id'],
  order_number: ['order_number', 'bestellnummer'],
  name: ['name', 'bezeichnung', 'artikelbezeichnung', 'titel', 'title'],
  name_en: ['name_en'],
  summary: ['summary', 'kurztext'],
  summary_en: ['summary_en'],
  description: ['description', 'beschreibung'],
  description_en: ['description_en'],
  category: ['category', 'kategorie', 'warengruppe'],
  manufacturer: ['manufacturer', 'hersteller', 'marke', 'brand'],
  keywords: ['keywords', 'suchbegriffe'],
  tax_class: ['tax_class', 'steuerklasse', 'mwst'],
  is_book: ['is_book', 'buch'],
  is_topseller: ['is_topseller', 'topseller'],
  introduced_on: ['introduced_on', 'neu_seit'],
  storefronts: ['storefronts', 'shops'],
  published: ['published', 'aktiv'],
  price: ['price', 'preis', 'vk'],
  price_at: ['price_at', 'preis_at'],
  price_ch: ['price_ch', 'preis_ch'],
  price_b2b: ['price_b2b', 'preis_b2b', 'preis_netto'],
  list_price: ['list_price', 'uvp'],
  tier_prices: ['tier_prices', 'staffelpreise'],
  tier_prices_at: ['tier_prices_at', 'staffelpreise_at'],
  tier_prices_ch: ['tier_prices_ch', 'staffelpreise_ch'],
  tier_prices_b2b: ['tier_prices_b2b', 'staffelpreise_b2b', 'staffelpreise_netto'],
  stock: ['stock', 'bestand', 'lagerbestand'],
  restock_days: ['restock_days', 'lieferzeit_tage'],
  minimum_order_quantity: ['minimum_order_quantity', 'mindestmenge'],
  max_quantity: ['max_quantity', 'hoechstmenge', 'höchstmenge'],
  ean: ['ean', 'gtin', 'barcode'],
  weight_grams: ['weight_grams', 'gewicht_g'],
  content_amount: ['content_amount', 'inhalt'],
  content_unit: ['content_unit', 'inhalt_einheit'],
  is_bulky: ['is_bulky', 'sperrgut'],
  prime_eligible: ['prime_eligible', 'prime'],
  pictures: ['pictures', 'bilder', 'bild', 'picture', 'image'],
} as const satisfies Record<string, readonly string[]>;

/** Said where a file has no column of stock. */
const noStock =
  'is no column of this file, so nothing is in stock: add it, or import a CSV of id and stock';

/** Columns whose names go on: `variant:Farbe`, `attribute:Material`, `feature:Lieferumfang`. */
export const flatPrefixes = {
  variant: ['variant:', 'variante:'],
  attribute: ['attribute:', 'merkmal:'],
  feature: ['feature:', 'eigenschaft:'],
} as const;

type Extra = {
  readonly kind: keyof typeof flatPrefixes;
  readonly name: string;
  readonly column: string;
};

export function isFlatHeader(header: ReadonlyMap<string, number>): boolean {
  const has = (names: readonly string[]) => names.some((name) => header.has(name));
  const isNamed = has(flatColumns.name) || has(flatColumns.name_en);
  return has(flatColumns.id) && isNamed && has(flatColumns.price);
}

/** Reads a flat article list: one row is one article; rows of one product stand together. */
export async function* readFlatCsv(
  lines: AsyncIterable<RawLine>,
  delimiter: string,
  defaults: CsvDefaults,
): AsyncGenerator<Entry> {
  let extras: Extra[] = [];
  const unknown: Entry['warnings'][] = [];
  const derived = createDerived();
  const keyOf = (row: TableRow) => row.cell(flatColumns.product) || row.cell(flatColumns.id);
  const groups = readGroups(lines, delimiter, keyOf, (columns, headerLine) => {
    if (!isFlatHeader(columns)) {
      throw new UnusableFileError('The header must have the columns id, name and price');
    }
    extras = extrasOf(columns);
    unknown.push(warningsOf(columns, extras, headerLine));
  });
  for await (const group of groups) {
    const entry = product(group, derived, defaults, extras);
    // The first product's entry brings what is to be said of the header.
    const warnings = [...(entry.warnings ?? []), ...(unknown.pop() ?? [])];
    yield { ...entry, warnings };
  }
  yield* derived.attributes();
}

function extrasOf(columns: ReadonlyMap<string, number>): Extra[] {
  return [...columns.keys()].flatMap((column) =>
    Object.entries(flatPrefixes).flatMap(([kind, prefixes]) => {
      const prefix = prefixes.find((one) => column.startsWith(one));
      if (prefix === undefined) return [];
      const name = column.slice(prefix.length).trim();
      return [{ kind: kind as Extra['kind'], name, column }];
    }),
  );
}

function warningsOf(columns: ReadonlyMap<string, number>, extras: readonly Extra[], line: number) {
  const known = new Set<string>([
    ...Object.values(flatColumns).flat(),
    ...extras.map(({ column }) => column),
  ]);
  const unknown = [...columns.keys()].filter((column) => !known.has(column));
  const remark = (field: string, reason: string) => ({ path: '', reason, place: { line, field } });
  const tellsStock = [...flatColumns.stock, ...flatColumns.restock_days].some((column) =>
    columns.has(column),
  );
  return [
    ...unknown.map((field) => remark(field, 'is no column that the shop knows: ignored')),
    ...(tellsStock ? [] : [remark('stock', noStock)]),
  ];
}

function product(
  group: RowGroup,
  derived: Derived,
  defaults: CsvDefaults,
  extras: readonly Extra[],
): Entry {
  const { key, rows, line } = group;
  const reader = new CellReader();
  reader.problems.push(...group.problems);
  const [first] = rows;
  if (key === '') {
    const place = { line, field: 'id' };
    return { line, problems: [{ path: '', reason: 'is missing', place }, ...reader.problems] };
  }
  const id = safeId(key);
  if (first === undefined) {
    return { line, value: { type: 'product', id }, problems: reader.problems };
  }
  const cell = (name: keyof typeof flatColumns) => first.cell(flatColumns[name]);
  const flag = (name: keyof typeof flatColumns) => reader.read(first, flatColumns[name], readFlag);
  const names = derived.product(line);
  const category = names.category(cell('category') || defaults.category);
  const manufacturer =
    cell('manufacturer') === '' ? undefined : names.manufacturer(cell('manufacturer'));
  const storefronts =
    reader.read(first, flatColumns.storefronts, readStorefronts) ?? defaults.storefronts;
  const isBook = flag('is_book') ?? false;
  const taxClass =
    reader.read(first, flatColumns.tax_class, readTaxClass) ??
    (isBook ? 'reduced' : defaults.taxClass);
  const attributes: Record<string, string[]> = {};
  for (const { name, column } of extras.filter(({ kind }) => kind === 'attribute')) {
    for (const text of parts(first.cell([column]))) {
      const { attribute, value } = names.attributeValue(titled(name), text);
      attributes[attribute] = [...(attributes[attribute] ?? []), value];
    }
  }
  const settings = { ...defaults, storefronts, taxClass };
  return {
    line,
    derived: names,
    value: {
      type: 'product',
      id,
      category,
      manufacturer,
      name: texts(cell('name'), cell('name_en')),
      summary: texts(cell('summary'), cell('summary_en')),
      description: texts(cell('description'), cell('description_en')),
      keywords: { de: parts(cell('keywords')) },
      attributes,
      features: extras
        .filter(({ kind, column }) => kind === 'feature' && first.cell([column]) !== '')
        .map(({ name, column }) => ({ name: titled(name), value: first.cell([column]) })),
      taxClass,
      isBook,
      isTopseller: flag('is_topseller'),
      introducedOn: reader.read(first, flatColumns.introduced_on, readDate),
      storefronts,
      published: flag('published') ?? true,
      items: rows.map((row) => item(row, names, settings, extras, reader)),
    },
    problems: reader.problems,
    warnings: reader.warnings,
    locate: (path) => locate(path, line, rows),
  };
}

function item(
  row: TableRow,
  names: NamesOfProduct,
  settings: CsvDefaults,
  extras: readonly Extra[],
  reader: CellReader,
) {
  const cell = (name: keyof typeof flatColumns) => row.cell(flatColumns[name]);
  const whole = (name: keyof typeof flatColumns) => reader.read(row, flatColumns[name], readWhole);
  const orderNumber = cell('order_number') || (safeId(cell('id')) === cell('id') ? '' : cell('id'));
  const amount = reader.read(row, flatColumns.content_amount, readNumber);
  const variant = extras.flatMap(({ kind, name, column }) => {
    const text = kind === 'variant' ? row.cell([column]) : '';
    if (text === '') return [];
    const { attribute, value } = names.attributeValue(titled(name), text);
    return [[attribute, value]];
  });
  return {
    id: safeId(cell('id')),
    ...(orderNumber !== '' && { orderNumber }),
    ean: cell('ean') === '' ? undefined : cell('ean').replace(/[\s-]/g, ''),
    variant: Object.fromEntries(variant),
    pictures: parts(cell('pictures')).map((place) =>
      /^https?:/i.test(place) ? { url: place } : { file: place },
    ),
    stock: Math.max(0, whole('stock') ?? 0),
    restockDays: whole('restock_days'),
    minimumOrderQuantity: whole('minimum_order_quantity'),
    maxQuantity: whole('max_quantity'),
    weightGrams: whole('weight_grams'),
    ...(amount !== undefined && { content: { amount, unit: cell('content_unit') || 'piece' } }),
    isBulky: reader.read(row, flatColumns.is_bulky, readFlag),
    primeEligible: reader.read(row, flatColumns.prime_eligible, readFlag),
    prices: prices(row, settings, reader),
  };
}

/** `price` is the consumers' gross price; missing prices of the others are derived from it. */
function prices(row: TableRow, { storefronts, taxClass }: CsvDefaults, reader: CellReader) {
  const price = reader.read(row, flatColumns.price, readCents);
  const listPrice = reader.read(row, flatColumns.list_price, readCents);
  const own = {
    de: undefined,
    at: reader.read(row, flatColumns.price_at, readCents),
    ch: reader.read(row, flatColumns.price_ch, readCents),
    b2b: reader.read(row, flatColumns.price_b2b, readCents),
  };
  const tiers = reader.read(row, flatColumns.tier_prices, readTiers);
  const ownTiers = {
    de: undefined,
    at: reader.read(row, flatColumns.tier_prices_at, readTiers),
    ch: reader.read(row, flatColumns.tier_prices_ch, readTiers),
    b2b: reader.read(row, flatColumns.tier_prices_b2b, readTiers),
  };
  // They follow from `tier_prices` where the price follows from `price`.
  const tiersOf = (storefront: keyof typeof own) =>
    ownTiers[storefront] ??
    (own[storefront] === undefined && tiers && tiersIn(storefront, tiers, taxClass, price));
  if (price === undefined && row.cell(flatColumns.price) === '') {
    reader.refuse(row, flatColumns.price, 'is missing');
  }
  return Object.fromEntries(
    storefronts.map((storefront) => [
      storefront,
      {
        cents: own[storefront] ?? centsIn(storefront, price ?? 0, taxClass),
        ...(listPrice !== undefined && {
          listPriceCents: centsIn(storefront, listPrice, taxClass),
        }),
        ...(tiersOf(storefront) && { tiers: tiersOf(storefront) }),
      },
    ]),
  );
}

function texts(de: string, en: string) {
  return de === '' && en === ''
    ? undefined
    : { ...(de !== '' && { de }), ...(en !== '' && { en }) };
}

/** Several values in one cell are parted by a bar. */
function parts(cell: string): string[] {
  return cell
    .split('|')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** Headers are read in lower case; names of attributes begin with a capital. */
function titled(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** The article's number as an id, which it nearly always is. */
export function safeId(text: string): string {
  return /^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$/.test(text) ? text : idFrom(text);
}

function readStorefronts(cell: string): Cell<(typeof storefrontIds)[number][]> {
  const wanted = cell
    .toLowerCase()
    .split(/[\s,|]+/)
    .filter((part) => part !== '');
  const value = storefrontIds.filter((id) => wanted.includes(id));
  return value.length === wanted.length && value.length > 0
    ? { value }
    : { reason: `must be some of ${storefrontIds.join(', ')}, not ${JSON.stringify(cell)}` };
}

function readTaxClass(cell: string): Cell<'standard' | 'reduced'> {
  const plain = cell.toLowerCase().replace(/\s|%/g, '').replace(',', '.');
  if (['standard', 'voll', '19', '20', '8.1'].includes(plain)) return { value: 'standard' };
  if (['reduced', 'ermäßigt', '7', '10', '2.6'].includes(plain)) return { value: 'reduced' };
  return { reason: `must be standard or reduced, not ${JSON.stringify(cell.slice(0, 40))}` };
}

/** 2026-08-31 or 31.08.2026. */
function readDate(cell: string): Cell<string> {
  const german = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(cell);
  if (!german) return { value: cell };
  const [, day = '', month = '', year] = german;
  return { value: `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` };
}

const columnOf: Readonly<Record<string, string>> = {
  id: 'id',
  orderNumber: 'order_number',
  name: 'name',
  introducedOn: 'introduced_on',
  restockDays: 'restock_days',
  minimumOrderQuantity: 'minimum_order_quantity',
  maxQuantity: 'max_quantity',
  weightGrams: 'weight_grams',
  content: 'content_amount',
  prices: 'price',
};

function locate(path: string, line: number, rows: readonly TableRow[]) {
  const [, index, field = ''] = /^items\[(\d+)\]\.?(\w*)/.exec(path) ?? [];
  if (index !== undefined) {
    const row = rows[Number(index)];
    const ofTiers = row && filledTierColumn(row, path);
    return { line: row?.line ?? line, field: ofTiers ?? columnOf[field] ?? field };
  }
  const name = /^\w*/.exec(path)?.[0] ?? '';
  return { line, field: columnOf[name] ?? name };
}

/** The column that told the tiers: a storefront without own ones has those of `tier_prices`. */
function filledTierColumn(row: TableRow, path: string): string | undefined {
  const column = tierColumnOf(path);
  if (column === undefined || row.cell(flatColumns[column]) !== '') return column;
  return 'tier_prices';
}

/** The column of a storefront's own tiers. */
export function tierColumnOf(
  path: string,
): 'tier_prices' | `tier_prices_${'at' | 'ch' | 'b2b'}` | undefined {
  const [, storefront] = /prices\.(\w+)\.tiers\b/.exec(path) ?? [];
  if (storefront === 'at' || storefront === 'ch' || storefront === 'b2b') {
    return `tier_prices_${storefront}`;
  }
  return storefront === undefined ? undefined : 'tier_prices';
}
