import type { StorefrontId } from '../storefront/storefront.ts';
import type { Category, Taxonomy } from './taxonomy.ts';

export interface NavigationRequest {
  /** Whose children; without one the top categories. */
  readonly rootId?: string | null | undefined;
  /** How many levels come with it; without one all there are. */
  readonly level?: number | null | undefined;
  /** Only the branch that leads to this category. */
  readonly itemId?: string | null | undefined;
}

/** API-31: part of the category tree, as a storefront has it. */
export function navigationTree(
  taxonomy: Taxonomy,
  { rootId, level, itemId }: NavigationRequest,
  storefront: StorefrontId,
): Category[] {
  const root = rootId == null ? undefined : taxonomy.category(rootId, storefront);
  if (rootId != null && root === undefined) return [];
  const items = root ? root.children : taxonomy.top(storefront);
  const wanted = itemId == null ? undefined : taxonomy.category(itemId, storefront);
  const branch = new Set(wanted && [wanted, ...wanted.ancestors].map(({ id }) => id));
  return items
    .filter((item) => item.storefronts.includes(storefront))
    .filter((item) => itemId == null || branch.has(item.id))
    .map((item) => (level == null ? item : cut(item, level)));
}

const cut = (item: Category, levels: number): Category => ({
  ...item,
  children: levels > 1 ? item.children.map((child) => cut(child, levels - 1)) : [],
});
