import type { Database } from '../../database/database.ts';
import type { StorefrontId } from '../storefront/storefront.ts';
import { type AttributeRow, type CategoryRow, loadAttributes, loadCategories } from './store.ts';

export interface Category extends CategoryRow {
  /** Ancestors from the top down, without the category itself. */
  readonly ancestors: readonly Category[];
  readonly children: readonly Category[];
}

/** Categories and attributes: few, read on every page, so held whole and replaced whole. */
export interface Taxonomy {
  category(id: string, storefront: StorefrontId): Category | undefined;
  /** Top categories in their order. */
  top(storefront: StorefrontId): readonly Category[];
  attribute(id: string): AttributeRow | undefined;
  valueOf(attributeId: string, valueId: string): AttributeRow['values'][number] | undefined;
}

function buildTaxonomy(
  categoryRows: readonly CategoryRow[],
  attributeRows: readonly AttributeRow[],
): Taxonomy {
  const rowsByParent = Map.groupBy(categoryRows, (row) => row.parent_id);
  const categories = new Map<string, Category>();
  const grow = (row: CategoryRow, ancestors: readonly Category[]): Category => {
    const children: Category[] = [];
    const category: Category = { ...row, ancestors, children };
    categories.set(row.id, category);
    for (const child of rowsByParent.get(row.id) ?? []) {
      children.push(grow(child, [...ancestors, category]));
    }
    return category;
  };
  const roots = (rowsByParent.get(null) ?? []).map((row) => grow(row, []));
  const attributes = new Map(attributeRows.map((row) => [row.id, row]));
  const values = new Map(
    attributeRows.map((row) => [row.id, new Map(row.values.map((value) => [value.id, value]))]),
  );
  const offered = (category: Category, storefront: StorefrontId) =>
    category.storefronts.includes(storefront);

  return {
    category(id, storefront) {
      const category = categories.get(id);
      if (category === undefined || !offered(category, storefront)) return undefined;
      return category.ancestors.every((ancestor) => offered(ancestor, storefront))
        ? category
        : undefined;
    },
    top: (storefront) => roots.filter((root) => offered(root, storefront)),
    attribute: (id) => attributes.get(id),
    valueOf: (attributeId, valueId) => values.get(attributeId)?.get(valueId),
  };
}

export async function loadTaxonomy(database: Database): Promise<Taxonomy> {
  const [categories, attributes] = await Promise.all([
    loadCategories(database),
    loadAttributes(database),
  ]);
  return buildTaxonomy(categories, attributes);
}
