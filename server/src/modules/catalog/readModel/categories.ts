import { type StorefrontId, storefrontIds } from '../../storefront/storefront.ts';
import type { Texts } from '../store.ts';
import type { CategoryRow } from './rows.ts';

/** The tree, flattened depth first: a category's ordinal is its index, its subtree a contiguous range. */
export interface CategoryTree {
  readonly ids: readonly string[];
  readonly names: readonly Texts[];
  /** Ordinal of the parent; -1 for a top category. */
  readonly parent: Int32Array<ArrayBuffer>;
  /** The first ordinal behind the subtree. */
  readonly end: Uint32Array<ArrayBuffer>;
  /** Bit n: shown in storefront n, as all its ancestors are. */
  readonly shownIn: Uint8Array<ArrayBuffer>;
}

export interface CategoryColumns extends CategoryTree {
  /**
   * Products whose own category is in the subtree of c: `firstProduct[c]` up to
   * `firstProduct[end[c]]`; the secondary products come on top.
   */
  readonly firstProduct: Uint32Array<ArrayBuffer>;
  /** By category, the products that are in its subtree only by a further category, ascending. */
  readonly secondaryProductStart: Uint32Array<ArrayBuffer>;
  readonly secondaryProducts: Uint32Array<ArrayBuffer>;
  /** The inverse: by product, the categories of which it is a secondary product. */
  readonly secondaryCategoryStart: Uint32Array<ArrayBuffer>;
  readonly secondaryCategories: Uint32Array<ArrayBuffer>;
}

export const storefrontBit = (storefront: StorefrontId) => 1 << storefrontIds.indexOf(storefront);

/** Rows come in the order of siblings. What hangs below a category that is not there is left out. */
export function flattenCategories(rows: readonly CategoryRow[]): CategoryTree {
  const byParent = Map.groupBy(rows, (row) => row.parent_id);
  const ids: string[] = [];
  const names: Texts[] = [];
  const parents: number[] = [];
  const ends: number[] = [];
  const shown: number[] = [];
  const walk = (row: CategoryRow, parent: number): void => {
    const ordinal = ids.push(row.id) - 1;
    names.push(row.name);
    parents.push(parent);
    const own = row.storefronts.reduce((bits, id) => bits | storefrontBit(id), 0);
    shown.push(own & (parent < 0 ? -1 : (shown[parent] ?? 0)));
    for (const child of byParent.get(row.id) ?? []) walk(child, ordinal);
    ends[ordinal] = ids.length;
  };
  for (const row of byParent.get(null) ?? []) walk(row, -1);
  return {
    ids,
    names,
    parent: Int32Array.from(parents),
    end: Uint32Array.from(ends),
    shownIn: Uint8Array.from(shown),
  };
}

/** From the category itself up to its top category. */
export function* lineage(tree: CategoryTree, ordinal: number): Generator<number> {
  for (let at = ordinal; at >= 0; at = tree.parent[at] ?? -1) yield at;
}

/**
 * Places the products, which are numbered along the categories.
 *
 * @param category the own category of each product
 * @param further further categories of those products that have some
 */
export function placeProducts(
  tree: CategoryTree,
  category: Uint32Array<ArrayBuffer>,
  further: ReadonlyMap<number, readonly number[]>,
): CategoryColumns {
  const count = tree.ids.length;
  const firstProduct = new Uint32Array(count + 1);
  for (const ordinal of category) firstProduct[ordinal + 1] = (firstProduct[ordinal + 1] ?? 0) + 1;
  for (let ordinal = 0; ordinal < count; ordinal++) {
    firstProduct[ordinal + 1] = (firstProduct[ordinal + 1] ?? 0) + (firstProduct[ordinal] ?? 0);
  }

  const secondaryCategoryStart = new Uint32Array(category.length + 1);
  const secondaryCategories: number[] = [];
  const secondaryProductsOf: number[][] = Array.from({ length: count }, () => []);
  for (let product = 0; product < category.length; product++) {
    const own = category[product] ?? 0;
    const all = new Set<number>();
    for (const ordinal of further.get(product) ?? []) {
      for (const secondary of lineage(tree, ordinal)) all.add(secondary);
    }
    for (const lineageCategory of lineage(tree, own)) all.delete(lineageCategory);
    for (const secondary of all) {
      secondaryCategories.push(secondary);
      secondaryProductsOf[secondary]?.push(product);
    }
    secondaryCategoryStart[product + 1] = secondaryCategories.length;
  }
  const secondaryProductStart = new Uint32Array(count + 1);
  secondaryProductsOf.forEach((products, ordinal) => {
    secondaryProductStart[ordinal + 1] = (secondaryProductStart[ordinal] ?? 0) + products.length;
  });
  return {
    ...tree,
    firstProduct,
    secondaryProductStart,
    secondaryProducts: Uint32Array.from(secondaryProductsOf.flat()),
    secondaryCategoryStart,
    secondaryCategories: Uint32Array.from(secondaryCategories),
  };
}
