import type { Connection } from '../../../database/database.ts';
import type { LineOf, Product } from '../format/lines.ts';
import type { Problem } from '../format/rules.ts';
import { isCategory, type Known } from './known.ts';
import type { Pending } from './pending.ts';
import { loadItems, loadProducts, type StoredItem, type StoredProduct } from './store.ts';

type PendingProduct = Pending<'product'>;

export interface PlannedProduct {
  readonly pending: PendingProduct;
  readonly isNew: boolean;
  readonly stored: StoredProduct | undefined;
  /** Items of the product that the shop has already. */
  readonly storedItems: readonly StoredItem[];
  /** Items of other products or of this one whose order numbers are free to be taken. */
  readonly released: readonly string[];
}

interface ProductPlan {
  readonly planned: PlannedProduct[];
  readonly unchanged: PendingProduct[];
  readonly waiting: { readonly pending: PendingProduct; readonly problem: Problem }[];
}

/** Decides about the products of a batch by what the shop has. */
export async function planProducts(
  connection: Connection,
  known: Known,
  products: readonly PendingProduct[],
): Promise<ProductPlan> {
  const plan: ProductPlan = { planned: [], unchanged: [], waiting: [] };
  if (products.length === 0) return plan;
  const stored = await loadProducts(
    connection,
    products.map(({ value }) => value.id),
  );
  const changed: PendingProduct[] = [];
  for (const pending of products) {
    const { id, published } = pending.value;
    const before = stored.get(id);
    const missing = missingReference(known, pending.value);
    const isSame =
      before?.source_hash === pending.hash && (before.retired_at === null) === published;
    if (missing) plan.waiting.push({ pending, problem: missing });
    else if (isSame) plan.unchanged.push(pending);
    else changed.push(pending);
  }
  if (changed.length === 0) return plan;
  const items = changed.flatMap(({ value }) => value.items);
  const claims = new Claims(
    await loadItems(
      connection,
      changed.map(({ value }) => value.id),
      items.map(({ id }) => id),
      items.map(({ id, orderNumber }) => orderNumber ?? id),
    ),
  );
  for (const pending of changed) {
    const claim = claims.claim(pending.value);
    if ('problem' in claim) plan.waiting.push({ pending, problem: claim.problem });
    else {
      const before = stored.get(pending.value.id);
      plan.planned.push({ pending, isNew: before === undefined, stored: before, ...claim });
    }
  }
  return plan;
}

/**
 * What a product refers to and the shop does not have (yet). One that is not for sale may refer to
 * what the shop has given up: retired categories, attributes and values that are gone.
 */
function missingReference(known: Known, product: Product): Problem | undefined {
  const { category, furtherCategories, manufacturer, attributes, published } = product;
  const items = published ? product.items : [];
  const isThere = (id: string) => (published ? isCategory(known, id) : known.categories.has(id));
  const noCategory = (id: string) => `there is no category "${id}"`;
  if (!isThere(category)) return { path: 'category', reason: noCategory(category) };
  for (const [index, id] of furtherCategories.entries()) {
    if (!isThere(id)) {
      return { path: `furtherCategories[${index}]`, reason: noCategory(id) };
    }
  }
  if (manufacturer !== undefined && !known.manufacturers.has(manufacturer)) {
    return { path: 'manufacturer', reason: `there is no manufacturer "${manufacturer}"` };
  }
  for (const [attribute, values = []] of Object.entries(published ? attributes : {})) {
    const missing = missingValue(known, attribute, values);
    if (missing) return { path: `attributes.${attribute}`, reason: missing };
  }
  for (const [index, item] of items.entries()) {
    for (const [attribute, value] of Object.entries(item.published ? item.variant : {})) {
      const missing = missingValue(known, attribute, value === undefined ? [] : [value]);
      if (missing) return { path: `items[${index}].variant.${attribute}`, reason: missing };
    }
  }
  return undefined;
}

function missingValue(known: Known, attribute: string, values: readonly string[]) {
  const stored = known.attributes.get(attribute);
  if (!stored) return `there is no attribute "${attribute}"`;
  const value = values.find((id) => !stored.values.has(id));
  return value && `the attribute "${attribute}" has no value "${value}"`;
}

/** Item ids and order numbers belong to one product each; who comes later must wait. */
class Claims {
  readonly #byId: ReadonlyMap<string, StoredItem>;
  readonly #byNumber: ReadonlyMap<string, StoredItem>;
  readonly #byProduct: ReadonlyMap<string, readonly StoredItem[]>;
  readonly #claimedIds = new Map<string, string>();
  readonly #claimedNumbers = new Map<string, string>();

  constructor(stored: readonly StoredItem[]) {
    this.#byId = new Map(stored.map((item) => [item.id, item]));
    this.#byNumber = new Map(stored.map((item) => [item.order_number, item]));
    this.#byProduct = Map.groupBy(stored, (item) => item.product_id);
  }

  claim(
    product: LineOf<'product'>,
  ): { problem: Problem } | Pick<PlannedProduct, 'storedItems' | 'released'> {
    const released: string[] = [];
    for (const [index, { id, orderNumber = id }] of product.items.entries()) {
      const stored = this.#byId.get(id);
      const isOthers = stored && stored.product_id !== product.id && !stored.is_retired;
      const owner = isOthers ? stored.product_id : this.#claimedIds.get(id);
      if (owner !== undefined) {
        const reason = `"${id}" is an item of the product "${owner}"`;
        return { problem: { path: `items[${index}].id`, reason } };
      }
      const holder = this.#byNumber.get(orderNumber);
      const isTaken = holder && holder.product_id !== product.id && !holder.is_retired;
      const other = isTaken ? holder.id : this.#claimedNumbers.get(orderNumber);
      if (other !== undefined) {
        const reason = `"${orderNumber}" is the order number of the item "${other}"`;
        return { problem: { path: `items[${index}].orderNumber`, reason } };
      }
      if (holder && holder.id !== id) released.push(holder.id);
    }
    for (const { id, orderNumber = id } of product.items) {
      this.#claimedIds.set(id, product.id);
      this.#claimedNumbers.set(orderNumber, id);
    }
    const moved = product.items.flatMap(({ id }) => {
      const stored = this.#byId.get(id);
      return stored && stored.product_id !== product.id ? [stored] : [];
    });
    return { storedItems: [...(this.#byProduct.get(product.id) ?? []), ...moved], released };
  }
}
