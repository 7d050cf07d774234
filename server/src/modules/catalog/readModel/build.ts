import { hashText, stringTable } from '../../../inMemory/strings.ts';
import { type Language, type StorefrontId, storefrontIds } from '../../storefront/storefront.ts';
import { type CategoryTree, placeProducts, storefrontBit } from './categories.ts';
import type { Columns, ItemColumns, StorefrontColumns } from './columns.ts';
import { type FacetDictionary, ordinalLookup } from './facets.ts';
import { FigureLists, newItemSpans, type ProductFigures, productFigures } from './figures.ts';
import { ItemCollector, summarise } from './items.ts';
import type { ItemRow, ProductRow } from './rows.ts';
import { placeValues } from './values.ts';

/**
 * Makes columns of rows: first the products, then the items, each in any order. Keeps lists of
 * numbers rather than rows: with an object for each of 600,000 items the collector takes longer
 * than all the rest.
 */
export class ColumnsBuilder {
  readonly #tree: CategoryTree;
  readonly #facets: FacetDictionary;
  readonly #ordinalOf: (facetId: string, valueId: string) => number | undefined;
  readonly #categories: ReadonlyMap<string, number>;
  /** Product id -> place of arrival, by which all lists below are read. */
  readonly #arrivals = new Map<string, number>();
  readonly #items = new ItemCollector();
  readonly #category: number[] = [];
  readonly #further = new Map<number, readonly number[]>();
  readonly #name: Record<Language, string[]> = { de: [], en: [] };
  /** Bits of the storefronts that sell it, and those of each text that says so. */
  readonly #soldIn: number[] = [];
  readonly #storefronts = new Map<string, number>();
  readonly #figures = new FigureLists(productFigures);
  /** Of products themselves: arrival * 2³² + value ordinal, with repetitions. */
  readonly #values: number[] = [];
  readonly #variants = new Map<string, readonly number[]>();

  constructor(tree: CategoryTree, facets: FacetDictionary) {
    this.#tree = tree;
    this.#facets = facets;
    this.#ordinalOf = ordinalLookup(facets);
    this.#categories = new Map(tree.ids.map((id, ordinal) => [id, ordinal]));
  }

  /** Products whose category isn't there are left out. */
  addProducts(rows: readonly ProductRow[]): void {
    for (const row of rows) {
      const category = this.#categories.get(row.category_id);
      if (category === undefined) continue;
      const arrival = this.#category.push(category) - 1;
      this.#arrivals.set(row.id, arrival);
      this.#name.de.push(row.name_de);
      this.#name.en.push(row.name_en ?? row.name_de);
      this.#soldIn.push(this.#bitsOf(row.storefronts));
      this.#figures.add(row);
      this.#addFurther(arrival, row.further_category_ids);
      for (const facet in row.attributes) {
        for (const value of row.attributes[facet] ?? []) this.#addValue(arrival, facet, value);
      }
      if (row.manufacturer_id !== null) {
        this.#addValue(arrival, 'manufacturer', row.manufacturer_id);
      }
    }
  }

  /** Items of products that aren't there are passed over: another snapshot may have read them. */
  addItems(rows: readonly ItemRow[]): void {
    for (const row of rows) {
      const arrival = this.#arrivals.get(row.product_id);
      if (arrival === undefined) continue;
      this.#items.add(arrival, row, this.#soldIn[arrival] ?? 0, this.#variantOrdinals(row.variant));
    }
  }

  finish(): Columns {
    const sortedArrivals = Uint32Array.from(
      [...this.#arrivals.keys()].sort(),
      (id) => this.#arrivals.get(id) ?? 0,
    );
    // Number -> arrival: along the categories, by id within each.
    const arrivals = sortedArrivals.toSorted(
      (a, b) => (this.#category[a] ?? 0) - (this.#category[b] ?? 0),
    );
    const numbers = inverse(arrivals);
    const names = [...this.#arrivals.keys()];
    const ids = [...arrivals].map((arrival) => names[arrival] ?? '');

    const category = Uint32Array.from(arrivals, (arrival) => this.#category[arrival] ?? 0);
    const further = new Map(
      [...this.#further].map(([arrival, ordinals]) => [numbers[arrival] ?? 0, ordinals]),
    );
    const figures = this.#figures.columns(arrivals) as ProductFigures;
    const { popularity, editorialRank } = figures;
    const byId = sortedArrivals.map((arrival) => numbers[arrival] ?? 0);
    const byEditorialPlace = byId.toSorted(
      (a, b) =>
        (editorialRank[b] ?? 0) - (editorialRank[a] ?? 0) ||
        (popularity[b] ?? 0) - (popularity[a] ?? 0),
    );
    return {
      numbering: { ids: stringTable(ids), byId },
      categories: placeProducts(this.#tree, category, further),
      facets: this.#facets,
      ...this.#itemColumns(numbers),
      ...figures,
      category,
      byEditorialPlace,
      editorialPlace: inverse(byEditorialPlace),
      namePlace: {
        de: namePlaces(this.#name.de, arrivals, 'de'),
        en: namePlaces(this.#name.en, arrivals, 'en'),
      },
      nameHash: Uint32Array.from(arrivals, (arrival) =>
        hashText(this.#name.en[arrival] ?? '', hashText(this.#name.de[arrival] ?? '')),
      ),
    };
  }

  #addValue(arrival: number, facet: string, value: string): void {
    const ordinal = this.#ordinalOf(facet, value);
    if (ordinal === undefined) return;
    const { facets, facetOf } = this.#facets;
    if (facets[facetOf[ordinal] ?? 0]?.isFilter) this.#values.push(arrival * 2 ** 32 + ordinal);
  }

  #bitsOf(storefronts: string): number {
    let bits = this.#storefronts.get(storefronts);
    if (bits === undefined) {
      const sold = storefronts.split(' ');
      bits = storefrontIds
        .filter((id) => sold.includes(id))
        .reduce((sum, id) => sum | storefrontBit(id), 0);
      this.#storefronts.set(storefronts, bits);
    }
    return bits;
  }

  #addFurther(arrival: number, ids: string): void {
    if (ids === '') return;
    const ordinals = ids
      .split(' ')
      .map((id) => this.#categories.get(id))
      .filter((ordinal) => ordinal !== undefined);
    if (ordinals.length > 0) this.#further.set(arrival, ordinals);
  }

  #variantOrdinals(variant: string): readonly number[] {
    let ordinals = this.#variants.get(variant);
    if (ordinals === undefined) {
      ordinals = Object.entries(JSON.parse(variant) as Record<string, string>)
        .map(([facet, value]) => this.#ordinalOf(facet, value))
        .filter((ordinal) => ordinal !== undefined);
      this.#variants.set(variant, ordinals);
    }
    return ordinals;
  }

  #itemColumns(
    numbers: Uint32Array,
  ): Pick<Columns, keyof ItemColumns | 'storefronts' | keyof ReturnType<typeof placeValues>> {
    const { ids, itemPrice, valuesOf, ...columns } = this.#items.columns(numbers);
    const { end, values } = this.#ownValues(numbers);
    const items = {
      ...columns,
      itemIds: stringTable(ids),
      ...placeValues(this.#facets, end, values, columns.itemStart, valuesOf),
    };
    const count = numbers.length;
    const storefront = (id: StorefrontId): StorefrontColumns => {
      const own = {
        price: new Int32Array(count),
        availability: new Uint8Array(count),
        offered: new Uint8Array(count),
        defaultItem: new Uint16Array(count),
        itemSpans: newItemSpans(count),
        itemPrice: itemPrice[id],
      };
      for (let product = 0; product < count; product++) summarise(items, own, id, product);
      return own;
    };
    return {
      ...items,
      storefronts: {
        de: storefront('de'),
        at: storefront('at'),
        ch: storefront('ch'),
        b2b: storefront('b2b'),
      },
    };
  }

  /** What products say of themselves, by number: those of product n end at `end[n]`. */
  #ownValues(numbers: Uint32Array): { end: Uint32Array; values: Uint32Array } {
    const numberOf = (pair: number) => numbers[Math.floor(pair / 2 ** 32)] ?? 0;
    const end = new Uint32Array(numbers.length);
    for (const pair of this.#values) bump(end, numberOf(pair));
    for (let number = 1; number < end.length; number++) bump(end, number, end[number - 1]);
    const values = new Uint32Array(this.#values.length);
    const place = end.slice();
    for (const pair of this.#values) values[bump(place, numberOf(pair), -1)] = pair % 2 ** 32;
    return { end, values };
  }
}

/** Adds to one place and returns its new value. */
function bump(counts: Uint32Array, place: number, by = 1): number {
  const value = (counts[place] ?? 0) + by;
  counts[place] = value;
  return value;
}

function inverse(places: Uint32Array<ArrayBuffer>): Uint32Array<ArrayBuffer> {
  const result = new Uint32Array(places.length);
  for (let place = 0; place < places.length; place++) result[places[place] ?? 0] = place;
  return result;
}

/**
 * Places in the order of names; equal names get equal places, so that the next criterion decides.
 * The collator is asked about a list that plain comparison has almost sorted, which takes it a
 * third of the time: V8's sort follows the runs it finds.
 */
function namePlaces(
  names: readonly string[],
  arrivals: Uint32Array<ArrayBuffer>,
  language: Language,
): Uint32Array<ArrayBuffer> {
  const { compare } = new Intl.Collator(language, { numeric: true });
  const order = Array.from(arrivals, (arrival, number) => {
    const name = names[arrival] ?? '';
    return { name, number, rough: withoutAccents(name).toLowerCase() };
  });
  order.sort((a, b) => (a.rough < b.rough ? -1 : a.rough > b.rough ? 1 : 0));
  order.sort((a, b) => compare(a.name, b.name));
  const places = new Uint32Array(order.length);
  let place = -1;
  let previous: string | undefined;
  for (const { name, number } of order) {
    if (previous === undefined || compare(previous, name) !== 0) place++;
    previous = name;
    places[number] = place;
  }
  return places;
}

const withoutAccents = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '');
