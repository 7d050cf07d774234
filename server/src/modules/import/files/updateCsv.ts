import type { CsvDefaults } from './cells.ts';
import { readCents, readTiers, readWhole } from './cells.ts';
import { CellReader, readGroups, type TableRow } from './csvTable.ts';
import { flatColumns, safeId, tierColumnOf } from './flatCsv.ts';
import { type Entry, type RawLine, UnusableFileError } from './source.ts';

/** Columns of a list that changes prices and stock alone; all others are the article list's. */
const updateColumns = [
  'price',
  'price_at',
  'price_ch',
  'price_b2b',
  'list_price',
  'tier_prices',
  'tier_prices_at',
  'tier_prices_ch',
  'tier_prices_b2b',
  'stock',
  'restock_days',
] as const satisfies (keyof typeof flatColumns)[];

/** Whether an article list without names is one: those that change prices and stock have none. */
export function isUpdateHeader(header: ReadonlyMap<string, number>): boolean {
  const has = (name: keyof typeof flatColumns) =>
    flatColumns[name].some((column) => header.has(column));
  return has('id') && updateColumns.some(has) && !has('name') && !has('name_en');
}

/** Reads a list of prices and stock: one row is one article, and an empty cell leaves it as it is. */
export async function* readUpdateCsv(
  lines: AsyncIterable<RawLine>,
  delimiter: string,
  defaults: CsvDefaults,
): AsyncGenerator<Entry> {
  const ignored: Entry['warnings'][] = [];
  const groups = readGroups(
    lines,
    delimiter,
    // Each row for itself.
    (row) => String(row.line),
    (columns, line) => {
      const used = new Set<string>(
        (['id', ...updateColumns] as const).flatMap((name) => flatColumns[name]),
      );
      if (![...columns.keys()].some((column) => used.has(column))) {
        throw new UnusableFileError('The header must have the column id, and prices or stock');
      }
      const others = [...columns.keys()].filter((column) => !used.has(column));
      ignored.push(
        others.map((field) => ({
          path: '',
          reason: 'is neither a price nor stock, which alone are updated: ignored',
          place: { line, field },
        })),
      );
    },
  );
  for await (const { line, rows, problems } of groups) {
    const [row] = rows;
    // The first row's entry brings what is to be said of the header.
    const warnings = ignored.pop();
    if (row === undefined) yield { line, problems, warnings };
    else yield { ...update(row, defaults), warnings };
  }
}

function update(row: TableRow, { storefronts }: CsvDefaults): Entry {
  const { line } = row;
  const reader = new CellReader();
  const amount = (name: keyof typeof flatColumns) => reader.read(row, flatColumns[name], readCents);
  const whole = (name: keyof typeof flatColumns) => reader.read(row, flatColumns[name], readWhole);
  const tiers = (name: keyof typeof flatColumns) => reader.read(row, flatColumns[name], readTiers);
  const id = row.cell(flatColumns.id);
  if (id === '') reader.refuse(row, flatColumns.id, 'is missing');
  const stock = whole('stock');
  const own = { at: amount('price_at'), ch: amount('price_ch'), b2b: amount('price_b2b') };
  const ownTiers = {
    at: tiers('tier_prices_at'),
    ch: tiers('tier_prices_ch'),
    b2b: tiers('tier_prices_b2b'),
  };
  const prices = (['at', 'ch', 'b2b'] as const).flatMap((storefront) => {
    const price = { cents: own[storefront], tiers: ownTiers[storefront] };
    return price.cents === undefined && price.tiers === undefined ? [] : [[storefront, price]];
  });
  const gross = {
    cents: amount('price'),
    listPriceCents: amount('list_price'),
    tiers: tiers('tier_prices'),
    storefronts,
  };
  const isPriced = (['cents', 'listPriceCents', 'tiers'] as const).some(
    (name) => gross[name] !== undefined,
  );
  const value = {
    type: 'item',
    ...(id !== '' && { id: safeId(id) }),
    stock: stock === undefined ? undefined : Math.max(0, stock),
    restockDays: whole('restock_days'),
    prices: Object.fromEntries(prices),
    grossPrice: isPriced ? gross : undefined,
  };
  return { line, value, problems: reader.problems, locate: (path) => locate(path, line) };
}

function locate(path: string, line: number) {
  const ofTiers = path.startsWith('grossPrice.tiers') ? 'tier_prices' : tierColumnOf(path);
  if (ofTiers !== undefined) return { line, field: ofTiers };
  const [, storefront] = /^prices\.(\w+)/.exec(path) ?? [];
  if (storefront !== undefined) return { line, field: `price_${storefront}` };
  if (path.startsWith('grossPrice')) {
    return { line, field: path.endsWith('listPriceCents') ? 'list_price' : 'price' };
  }
  return { line, field: path === 'restockDays' ? 'restock_days' : path };
}
