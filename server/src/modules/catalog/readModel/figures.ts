import {
  type DeliveryStatus,
  type RangeFilterId,
  rangeFilterIds,
  type SteppedFilterId,
} from '../../../../contract/index.ts';
import { deliveryStatusOf } from '../availability.ts';
import { availabilities } from './facets.ts';
import type { ItemRow, ProductRow } from './rows.ts';

/**
 * Figures of products and items, one place of a column each, and the filters by them. Columns, their
 * builder and their patches follow from these tables. How to add a filter: docs/recipes.md.
 */

type ColumnType = typeof Uint8Array | typeof Uint16Array | typeof Uint32Array | typeof Int32Array;

export type FigureColumn = InstanceType<ColumnType>;

interface Figure<Row> {
  /** What does not fit into the type is bounded. */
  readonly type: ColumnType;
  /** A whole number. */
  readonly read: (row: Row) => number;
  /**
   * What a change of it is for: shown at once, written down for what reads it next, or a reason to
   * rebuild. @default shown
   */
  readonly change?: 'shown' | 'kept' | 'rebuilds';
}

export const productFigures = {
  /** Average of the stars in hundredths; 0: not rated. */
  rating: {
    type: Uint16Array,
    read: ({ rating_count, rating_sum }) =>
      rating_count === 0 ? 0 : Math.round((rating_sum * 100) / rating_count),
  },
  ratingCount: { type: Uint16Array, read: ({ rating_count }) => rating_count },
  /** Moves nothing by itself: the editorial order follows with the next rebuild, once a day. */
  popularity: { type: Uint32Array, read: ({ popularity }) => popularity, change: 'kept' },
  /** Days since 1970-01-01. */
  introduced: { type: Uint16Array, read: ({ introduced }) => introduced },
  isTopseller: { type: Uint8Array, read: ({ is_topseller }) => Number(is_topseller) },
  editorialRank: {
    type: Int32Array,
    read: ({ editorial_rank }) => editorial_rank,
    change: 'rebuilds',
  },
} as const satisfies Record<string, Figure<ProductRow>>;

const availabilityOf: Readonly<Record<DeliveryStatus, number>> = {
  IN_STOCK: 0,
  SHORTAGE: 0,
  BACKORDER: 1,
  UNAVAILABLE: 2,
};
export const soldOut = availabilities.indexOf('none');

/** But for what each storefront says of an item: its price, and whether that is reduced. */
export const itemFigures = {
  /** Index into `availabilities`. */
  itemAvailability: {
    type: Uint8Array,
    read: ({ stock, restock_days }) =>
      availabilityOf[deliveryStatusOf({ stock, restockDays: restock_days })],
  },
} as const satisfies Record<string, Figure<ItemRow>>;

type ColumnsOf<Figures extends Record<string, { readonly type: ColumnType }>> = {
  readonly [Name in keyof Figures]: InstanceType<Figures[Name]['type']>;
};
export type ProductFigures = ColumnsOf<typeof productFigures>;
export type ItemFigures = ColumnsOf<typeof itemFigures>;

/** Figures while their rows come in, in any order: a plain list each. */
export class FigureLists<Row, Name extends string> {
  readonly #figures: readonly (Figure<Row> & { name: Name; list: number[] })[];

  constructor(figures: Readonly<Record<Name, Figure<Row>>>) {
    this.#figures = Object.entries<Figure<Row>>(figures).map(([name, figure]) => ({
      ...figure,
      name: name as Name,
      list: [],
    }));
  }

  add(row: Row): void {
    for (const { read, list } of this.#figures) list.push(read(row));
  }

  /** @param order the rows, by the order in which they came, at the places of the columns */
  columns(order: Uint32Array): Record<Name, InstanceType<ColumnType>> {
    return Object.fromEntries(
      this.#figures.map(({ name, type, list }) => {
        const column = new type(order.length);
        const { lowest, highest } = boundsOf(type);
        for (let place = 0; place < column.length; place++) {
          column[place] = Math.min(Math.max(list[order[place] ?? 0] ?? 0, lowest), highest);
        }
        return [name, column];
      }),
    ) as Record<Name, InstanceType<ColumnType>>;
  }
}

function boundsOf(type: ColumnType): { lowest: number; highest: number } {
  const bits = type.BYTES_PER_ELEMENT * 8;
  return type === Int32Array
    ? { lowest: -(2 ** 31), highest: 2 ** 31 - 1 }
    : { lowest: 0, highest: 2 ** bits - 1 };
}

interface FigureFilter<Takes extends readonly unknown[]> {
  /** Below it there is no figure. */
  readonly minFigure: number;
  /** What the filter compares, in the parts that the contract names. */
  readonly column: (...of: Takes) => FigureColumn;
}

type OfItem = [ItemFigures, { readonly itemPrice: Int32Array<ArrayBuffer> }];

/** Filters by a figure that one item of a product may have and another may not. */
export const itemRanges = {
  price: { minFigure: 0, column: (_, { itemPrice }) => itemPrice },
} as const satisfies Partial<Record<Exclude<RangeFilterId, SteppedFilterId>, FigureFilter<OfItem>>>;

/** Filters by a figure of the product. Steps are counted of these only. */
export const productRanges = {
  rating: { minFigure: 1, column: ({ rating }) => rating },
} as const satisfies Partial<Record<RangeFilterId, FigureFilter<[ProductFigures]>>>;

export type ItemRangeId = keyof typeof itemRanges;
export type ProductRangeId = Exclude<RangeFilterId, ItemRangeId>;

export const isItemRange = (id: RangeFilterId): id is ItemRangeId => Object.hasOwn(itemRanges, id);

export const itemRangeIds = rangeFilterIds.filter(isItemRange);
export const productRangeIds = rangeFilterIds.filter((id) => !isItemRange(id)) as ProductRangeId[];

/** The bounds of no figure at all. */
export const noFigure = { low: 0x7fff_ffff, high: -1 };

export interface ItemSpan {
  readonly low: Int32Array<ArrayBuffer>;
  readonly high: Int32Array<ArrayBuffer>;
}
export type ItemSpans = Readonly<Record<ItemRangeId, ItemSpan>>;

export const newItemSpans = (products: number): ItemSpans =>
  Object.fromEntries(
    itemRangeIds.map((id) => [
      id,
      { low: new Int32Array(products), high: new Int32Array(products) },
    ]),
  ) as ItemSpans;
