import type { StorefrontId } from '../../storefront/storefront.ts';
import type { Problem } from '../format/rules.ts';
import { hasRightCheckDigit } from '../format/values.ts';
import { type Cell, type CsvDefaults, centsIn, readCents, readFlag, readWhole } from './cells.ts';
import { CellReader, type RowGroup, readGroups, type TableRow } from './csvTable.ts';
import { createDerived, type Derived, type NamesOfProduct } from './derived.ts';
import { idFrom } from './slug.ts';
import type { Entry, RawLine } from './source.ts';

/** Columns by their names in Shopify's older export, then in the newer one. */
export const shopifyColumns = {
  handle: ['Handle', 'URL handle'],
  title: ['Title'],
  body: ['Body (HTML)', 'Description'],
  vendor: ['Vendor'],
  type: ['Type'],
  tags: ['Tags'],
  published: ['Published', 'Published on online store'],
  status: ['Status'],
  sku: ['Variant SKU', 'SKU'],
  grams: ['Variant Grams', 'Weight value (grams)'],
  tracker: ['Variant Inventory Tracker', 'Inventory tracker'],
  quantity: ['Variant Inventory Qty', 'Inventory quantity'],
  policy: ['Variant Inventory Policy', 'Continue selling when out of stock'],
  price: ['Variant Price', 'Price'],
  compareAt: ['Variant Compare At Price', 'Compare-at price'],
  barcode: ['Variant Barcode', 'Barcode'],
  image: ['Image Src', 'Product image URL'],
  imagePosition: ['Image Position'],
  imageText: ['Image Alt Text'],
  variantImage: ['Variant Image', 'Variant image URL'],
  giftCard: ['Gift Card'],
  seoTitle: ['SEO Title'],
  seoDescription: ['SEO Description'],
} as const;

const optionNames = [1, 2, 3].map((at) => [`Option${at} Name`]);
const optionValues = [1, 2, 3].map((at) => [`Option${at} Value`]);

export function isShopifyHeader(header: ReadonlyMap<string, number>): boolean {
  const has = (names: readonly string[]) => names.some((name) => header.has(name.toLowerCase()));
  return has(shopifyColumns.handle) && has(shopifyColumns.title) && has(shopifyColumns.price);
}

/** Reads Shopify's product CSV: the rows of one handle are one product (docs/import.md). */
export async function* readShopifyCsv(
  lines: AsyncIterable<RawLine>,
  delimiter: string,
  defaults: CsvDefaults,
): AsyncGenerator<Entry> {
  const derived = createDerived();
  const file: File = { hasTracker: false, derived, defaults, remarks: [] };
  const groups = readGroups(
    lines,
    delimiter,
    (row) => row.cell(shopifyColumns.handle),
    (columns, headerLine) => {
      const has = (names: readonly string[]) =>
        names.some((name) => columns.has(name.toLowerCase()));
      file.hasTracker = has(shopifyColumns.tracker);
      const remark = (field: string, reason: string) =>
        file.remarks.push({ path: '', reason, place: { line: headerLine, field } });
      if (!has(shopifyColumns.quantity)) remark(shopifyColumns.quantity[0], noStock);
      if (has(shopifyColumns.compareAt) && defaults.compareAt === 'nothing') {
        remark(shopifyColumns.compareAt[0], noListPrice);
      }
    },
  );
  for await (const group of groups) {
    const entry = product(group, file);
    // The first entry brings what is to be said of the header.
    const warnings = [...file.remarks.splice(0), ...(entry.warnings ?? [])];
    yield { ...entry, warnings };
  }
  yield* derived.attributes();
}

const noStock =
  'is no column of this file, so that of goods whose inventory is tracked none is in stock: ' +
  'import their stock as a CSV of the columns id and stock';
const noListPrice =
  'is not taken over, since it nearly always is a former price; where it is what the makers ' +
  'recommend (UVP), say --compare-at list-price';

/** Stock of what Shopify sells without counting. */
const uncounted = 10_000;

interface File {
  /** Whether it says of each variant whether its inventory is tracked. */
  hasTracker: boolean;
  readonly derived: Derived;
  readonly defaults: CsvDefaults;
  /** Of the header. */
  readonly remarks: Problem[];
}

function product(group: RowGroup, file: File): Entry {
  const { defaults } = file;
  const { key: handle, rows, line } = group;
  const reader = new CellReader();
  reader.problems.push(...group.problems);
  const [first] = rows;
  const id = idFrom(handle);
  if (handle === '') {
    const reason = 'is missing';
    return {
      line,
      problems: [{ path: '', reason, place: { line, field: shopifyColumns.handle[0] } }],
    };
  }
  if (first === undefined) {
    return { line, value: { type: 'product', id }, problems: reader.problems };
  }
  if (reader.read(first, shopifyColumns.giftCard, readFlag)) {
    reader.refuse(first, shopifyColumns.giftCard, 'is a gift card, which the shop does not sell');
  }
  const tags = first
    .cell(shopifyColumns.tags)
    .split(',')
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '');
  const names = file.derived.product(line);
  const category = names.category(
    (first.cell(shopifyColumns.type) || tags[0] || defaults.category).replaceAll('>', '-'),
  );
  const vendor = first.cell(shopifyColumns.vendor);
  const manufacturer = vendor === '' ? undefined : names.manufacturer(vendor);

  const itemRows = rows.filter(isVariant);
  if (itemRows.length === 0) itemRows.push(first);
  const gallery = picturesOf(rows, reader);
  const title = first.cell(shopifyColumns.title);
  const published = reader.read(first, shopifyColumns.published, readFlag) ?? true;
  // A draft may be without a price.
  const isListed = ['', 'active'].includes(first.cell(shopifyColumns.status).toLowerCase());
  const isSold = published && isListed;
  const inLanguage = (text: string) =>
    defaults.language === 'en' ? { de: text, en: text } : { de: text };
  const seoTitle = first.cell(shopifyColumns.seoTitle);
  const seoDescription = first.cell(shopifyColumns.seoDescription);
  const body = first.cell(shopifyColumns.body);
  const value = {
    type: 'product',
    id,
    category,
    manufacturer,
    name: title === '' ? undefined : inLanguage(title),
    description: body === '' ? undefined : inLanguage(body),
    keywords: { de: tags.slice(0, 100) },
    taxClass: defaults.taxClass,
    storefronts: defaults.storefronts,
    published: isSold,
    ...((seoTitle || seoDescription) && {
      seo: {
        ...(seoTitle && { title: inLanguage(seoTitle) }),
        ...(seoDescription && { description: inLanguage(seoDescription) }),
      },
    }),
    items: itemRows.map((row) => item(row, first, handle, gallery, isSold, file, names, reader)),
  };
  withoutRepeatedSkus(value.items, handle);
  return {
    line,
    value,
    derived: names,
    problems: reader.problems,
    warnings: reader.warnings,
    locate: (path) => locate(path, line, itemRows),
  };
}

/** Rows below the first one that only add a picture name neither price nor option. */
function isVariant(row: TableRow): boolean {
  const named = [shopifyColumns.price, shopifyColumns.sku, ...optionValues];
  return named.some((names) => row.cell(names) !== '');
}

interface GalleryPicture {
  readonly url: string;
  readonly alt?: string;
}

function picturesOf(rows: readonly TableRow[], reader: CellReader): GalleryPicture[] {
  const placed = rows.flatMap((row, index) => {
    const url = row.cell(shopifyColumns.image);
    if (url === '') return [];
    const alt = row.cell(shopifyColumns.imageText);
    const position = reader.read(row, shopifyColumns.imagePosition, readWhole) ?? index + 1;
    return [{ position, picture: { url, ...(alt !== '' && { alt }) } }];
  });
  const inOrder = placed.toSorted((a, b) => a.position - b.position);
  return [...new Map(inOrder.map(({ picture }) => [picture.url, picture])).values()].slice(0, 49);
}

function item(
  row: TableRow,
  first: TableRow,
  handle: string,
  gallery: readonly GalleryPicture[],
  isSold: boolean,
  { hasTracker, defaults }: File,
  names: NamesOfProduct,
  reader: CellReader,
) {
  const options = optionsOf(row, first);
  const sku = row.cell(shopifyColumns.sku).replace(/^'/, '');
  const gross = reader.read(row, shopifyColumns.price, readCents);
  if (isSold && row.cell(shopifyColumns.price) === '') {
    reader.refuse(row, shopifyColumns.price, 'is missing');
  }
  const compareAt =
    defaults.compareAt === 'list-price'
      ? reader.read(row, shopifyColumns.compareAt, readCents)
      : undefined;
  const own = row.cell(shopifyColumns.variantImage);
  const pictures =
    own === '' ? gallery : [{ url: own }, ...gallery.filter(({ url }) => url !== own)];
  const ean = eanOf(row, reader);
  const grams = Math.round(reader.read(row, shopifyColumns.grams, readWeight) ?? 0);
  const counted = reader.read(row, shopifyColumns.quantity, readWhole) ?? 0;
  const isUncounted = hasTracker && row.cell(shopifyColumns.tracker) === '';
  const sellsOn = ['continue', 'true'].includes(row.cell(shopifyColumns.policy).toLowerCase());
  const pricedIn = gross === undefined ? [] : defaults.storefronts;
  return {
    id: sku === '' ? idOfOptions(handle, options) : idFromSku(sku),
    ...(sku !== '' && { orderNumber: sku }),
    options,
    variant: Object.fromEntries(
      options.map(([name, text]) => {
        const { attribute, value } = names.attributeValue(name, text);
        return [attribute, value];
      }),
    ),
    pictures: pictures.map((picture) => ({ ...picture })),
    stock: isUncounted ? uncounted : Math.max(0, counted),
    ...((sellsOn || isUncounted) && { restockDays: 7 }),
    ...(ean !== undefined && { ean }),
    ...(grams > 0 && { weightGrams: grams }),
    prices: Object.fromEntries(
      pricedIn.map((storefront: StorefrontId) => [
        storefront,
        {
          cents: centsIn(storefront, gross ?? 0, defaults.taxClass),
          ...(compareAt !== undefined && {
            listPriceCents: centsIn(storefront, compareAt, defaults.taxClass),
          }),
        },
      ]),
    ),
  };
}

/** Name and value of each option; a product without variants has the one option "Title". */
function optionsOf(row: TableRow, first: TableRow): [name: string, value: string][] {
  return optionNames.flatMap((names, index): [string, string][] => {
    const name = first.cell(names);
    const value = row.cell(optionValues[index] ?? []);
    const isNone = name.toLowerCase() === 'title' && value.toLowerCase() === 'default title';
    return name === '' || value === '' || isNone ? [] : [[name, value]];
  });
}

function idOfOptions(handle: string, options: readonly [string, string][]): string {
  return idFrom([handle, ...options.map(([, value]) => value)].join('-'));
}

function idFromSku(sku: string): string {
  return /^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$/.test(sku) ? sku : idFrom(sku);
}

/** Shopify allows one SKU on several variants; then it tells none of them. */
function withoutRepeatedSkus(
  items: { id: string; orderNumber?: string; options?: [string, string][] }[],
  handle: string,
): void {
  const counts = Map.groupBy(items, ({ id }) => id);
  for (const entry of items) {
    if ((counts.get(entry.id)?.length ?? 0) > 1) {
      entry.id = idOfOptions(handle, entry.options ?? []);
      delete entry.orderNumber;
    }
    delete entry.options;
  }
}

function readWeight(cell: string): Cell<number> {
  const value = Number(cell);
  return Number.isFinite(value) && value >= 0 ? { value } : { reason: 'is no weight in grams' };
}

function eanOf(row: TableRow, reader: CellReader): string | undefined {
  const ean = row.cell(shopifyColumns.barcode).replace(/^'/, '').replace(/[\s-]/g, '');
  if (ean === '') return undefined;
  if (/^(\d{8}|\d{12,14})$/.test(ean) && hasRightCheckDigit(ean)) return ean;
  reader.warn(
    row,
    shopifyColumns.barcode,
    `is no EAN: ${JSON.stringify(ean.slice(0, 40))}, ignored`,
  );
  return undefined;
}

const columnOfItem: Readonly<Record<string, readonly string[]>> = {
  id: shopifyColumns.sku,
  orderNumber: shopifyColumns.sku,
  variant: ['Option1 Value'],
  pictures: shopifyColumns.image,
  prices: shopifyColumns.price,
  stock: shopifyColumns.quantity,
  weightGrams: shopifyColumns.grams,
};

const columnOfProduct: Readonly<Record<string, readonly string[]>> = {
  id: shopifyColumns.handle,
  name: shopifyColumns.title,
  description: shopifyColumns.body,
  category: shopifyColumns.type,
  manufacturer: shopifyColumns.vendor,
  keywords: shopifyColumns.tags,
};

function locate(path: string, line: number, itemRows: readonly TableRow[]) {
  const [, index, field = ''] = /^items\[(\d+)\]\.?(\w*)/.exec(path) ?? [];
  if (index !== undefined) {
    const row = itemRows[Number(index)];
    return { line: row?.line ?? line, field: columnOfItem[field]?.[0] ?? path };
  }
  return { line, field: columnOfProduct[/^\w*/.exec(path)?.[0] ?? '']?.[0] ?? path };
}
