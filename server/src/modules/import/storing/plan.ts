import type { Connection } from '../../../database/database.ts';
import { type LineOf, type LineType, lineTypes, type Product } from '../format/lines.ts';
import type { Problem } from '../format/rules.ts';
import { planDeals } from './deals.ts';
import { isCategory, isCircle, type Known } from './known.ts';
import type { Pending } from './pending.ts';
import {
  loadContent,
  loadItems,
  loadParameters,
  loadProducts,
  loadReviews,
  loadTerms,
  type StoredItem,
  type StoredProduct,
  type StoredReview,
} from './store.ts';

/** Lines that are stored together, by type. */
export type Batch = { readonly [T in LineType]: Pending<T>[] };

/** A line to be written; `isNew` where the shop has nothing of its id. */
export interface Planned<T extends LineType = LineType> {
  readonly pending: Pending<T>;
  readonly isNew: boolean;
}

export interface PlannedProduct extends Planned<'product'> {
  readonly stored: StoredProduct | undefined;
  /** Items of the product that the shop has already. */
  readonly storedItems: readonly StoredItem[];
  /** Items of other products or of this one whose order numbers are free to be taken. */
  readonly released: readonly string[];
}

interface PlannedAttribute extends Planned<'attribute'> {
  /** Whether its own row is written, not only values that it gains. */
  readonly isWhole: boolean;
  readonly values: LineOf<'attribute'>['values'];
}

interface PlannedReview extends Planned<'review'> {
  readonly stored: StoredReview | undefined;
}

/** What is to be done with a batch. */
export interface Plan {
  readonly attribute: PlannedAttribute[];
  readonly manufacturer: Planned<'manufacturer'>[];
  readonly category: Planned<'category'>[];
  readonly product: PlannedProduct[];
  readonly 'lightning-deal': Planned<'lightning-deal'>[];
  readonly review: PlannedReview[];
  readonly content: Planned<'content'>[];
  readonly 'search-term': Planned<'search-term'>[];
  readonly parameter: Planned<'parameter'>[];
  readonly unchanged: Pending[];
  /** Lines whose references are not there yet, with what is missing. */
  readonly waiting: { readonly pending: Pending; readonly problem: Problem }[];
}

export function emptyBatch(): Batch {
  return {
    attribute: [],
    manufacturer: [],
    category: [],
    product: [],
    'lightning-deal': [],
    review: [],
    content: [],
    'search-term': [],
    parameter: [],
  };
}

/** All lines of a batch, in the order in which they are stored. */
export function pendingsOf(batch: Batch): Pending[] {
  return lineTypes.flatMap((type): Pending[] => batch[type]);
}

export function batchOf(pendings: readonly Pending[]): Batch {
  const batch = emptyBatch();
  for (const pending of pendings) addTo(batch, pending);
  return batch;
}

export function addTo(batch: Batch, pending: Pending): void {
  (batch[pending.type] as Pending[]).push(pending);
}

/**
 * Decides about each line of a batch by what the shop has. `known` is brought to the state after
 * the batch; when its transaction fails it must be loaded anew.
 */
export async function planBatch(connection: Connection, known: Known, batch: Batch): Promise<Plan> {
  const plan: Plan = {
    attribute: [],
    manufacturer: [],
    category: [],
    product: [],
    'lightning-deal': [],
    review: [],
    content: [],
    'search-term': [],
    parameter: [],
    unchanged: [],
    waiting: [],
  };
  planAttributes(known, batch, plan);
  planManufacturers(known, batch, plan);
  planCategories(known, batch, plan);
  await planProducts(connection, known, batch, plan);
  const deals = await planDeals(connection, batch['lightning-deal'], plan.product);
  plan['lightning-deal'].push(...deals.planned);
  plan.unchanged.push(...deals.unchanged);
  plan.waiting.push(...deals.waiting);
  await planReviews(connection, batch, plan);
  await planContent(connection, batch, plan);
  await planSettings(connection, batch, plan);
  return plan;
}

function planAttributes(known: Known, batch: Batch, plan: Plan): void {
  for (const pending of batch.attribute) {
    const { id, values } = pending.value;
    const stored = known.attributes.get(id);
    const isWhole = stored === undefined || !pending.onlyNew;
    const written = values
      .map((value, index) => ({ ...value, position: value.position ?? index }))
      .filter((value) => isWhole || !stored.values.has(value.id));
    const isSame = isWhole ? stored?.hash === pending.hash : written.length === 0;
    if (isSame) plan.unchanged.push(pending);
    else {
      const isNew = stored === undefined;
      plan.attribute.push({ pending, isNew, isWhole, values: written });
    }
    // Values that the line no longer has stay until the end, for products still to come.
    const valueIds = new Set([...(stored?.values ?? []), ...values.map((value) => value.id)]);
    known.attributes.set(id, { hash: isWhole ? pending.hash : stored.hash, values: valueIds });
  }
}

function planManufacturers(known: Known, batch: Batch, plan: Plan): void {
  for (const pending of batch.manufacturer) {
    const { id } = pending.value;
    const stored = known.manufacturers.get(id);
    const isSame = pending.onlyNew ? stored !== undefined : stored?.hash === pending.hash;
    if (isSame) plan.unchanged.push(pending);
    else plan.manufacturer.push({ pending, isNew: stored === undefined });
    known.manufacturers.set(id, isSame && stored ? stored : { hash: pending.hash });
  }
}

/** Parents may stand anywhere in the batch: what has its parent goes first, until nothing moves. */
function planCategories(known: Known, batch: Batch, plan: Plan): void {
  let rest = batch.category;
  for (let before = -1; before !== rest.length; ) {
    before = rest.length;
    rest = rest.filter((pending) => {
      const { id, parent } = pending.value;
      if (pending.onlyNew && isCategory(known, id)) {
        plan.unchanged.push(pending);
        return false;
      }
      if (parent !== undefined && !isCategory(known, parent)) return true;
      if (parent !== undefined && isCircle(known, id, parent)) return true;
      const stored = known.categories.get(id);
      const isSame = stored?.hash === pending.hash && !stored.isRetired;
      if (isSame) plan.unchanged.push(pending);
      else plan.category.push({ pending, isNew: stored === undefined });
      known.categories.set(id, { hash: pending.hash, parent, isRetired: false });
      return false;
    });
  }
  for (const pending of rest) {
    const { id, parent = '' } = pending.value;
    const reason = isCategory(known, parent)
      ? `"${parent}" lies below "${id}" itself`
      : `there is no category "${parent}"`;
    plan.waiting.push({ pending, problem: { path: 'parent', reason } });
  }
}

async function planProducts(
  connection: Connection,
  known: Known,
  batch: Batch,
  plan: Plan,
): Promise<void> {
  if (batch.product.length === 0) return;
  const stored = await loadProducts(
    connection,
    batch.product.map(({ value }) => value.id),
  );
  const changed: Pending<'product'>[] = [];
  for (const pending of batch.product) {
    const { id, published } = pending.value;
    const before = stored.get(id);
    const missing = missingReference(known, pending.value);
    const isSame =
      before?.source_hash === pending.hash && (before.retired_at === null) === published;
    if (missing) plan.waiting.push({ pending, problem: missing });
    else if (isSame) plan.unchanged.push(pending);
    else changed.push(pending);
  }
  if (changed.length === 0) return;
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
      plan.product.push({ pending, isNew: before === undefined, stored: before, ...claim });
    }
  }
}

/** What a product refers to and the shop does not have (yet). */
function missingReference(known: Known, product: Product): Problem | undefined {
  const { category, furtherCategories, manufacturer, attributes, items } = product;
  const noCategory = (id: string) => `there is no category "${id}"`;
  if (!isCategory(known, category)) return { path: 'category', reason: noCategory(category) };
  for (const [index, id] of furtherCategories.entries()) {
    if (!isCategory(known, id)) {
      return { path: `furtherCategories[${index}]`, reason: noCategory(id) };
    }
  }
  if (manufacturer !== undefined && !known.manufacturers.has(manufacturer)) {
    return { path: 'manufacturer', reason: `there is no manufacturer "${manufacturer}"` };
  }
  for (const [attribute, values = []] of Object.entries(attributes)) {
    const missing = missingValue(known, attribute, values);
    if (missing) return { path: `attributes.${attribute}`, reason: missing };
  }
  for (const [index, { variant }] of items.entries()) {
    for (const [attribute, value] of Object.entries(variant)) {
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

async function planReviews(connection: Connection, batch: Batch, plan: Plan): Promise<void> {
  if (batch.review.length === 0) return;
  const stored = await loadReviews(
    connection,
    batch.review.map(({ value }) => value.id),
  );
  const products = await loadProducts(connection, [
    ...new Set(batch.review.map(({ value }) => value.product)),
  ]);
  const coming = new Set(plan.product.map(({ pending }) => pending.value.id));
  for (const pending of batch.review) {
    const { id, product } = pending.value;
    const before = stored.get(id);
    if (!products.has(product) && !coming.has(product)) {
      const problem = { path: 'product', reason: `there is no product "${product}"` };
      plan.waiting.push({ pending, problem });
    } else if (before?.source_hash === pending.hash) {
      plan.unchanged.push(pending);
    } else plan.review.push({ pending, isNew: before === undefined, stored: before });
  }
}

async function planContent(connection: Connection, batch: Batch, plan: Plan): Promise<void> {
  if (batch.content.length === 0) return;
  const keys = batch.content.map(({ value }) => value);
  const name = ({ path, storefront, language }: LineOf<'content'>) =>
    `${storefront} ${language} ${path}`;
  const rows = await loadContent(connection, keys);
  const hashes = new Map(
    rows.map((row) => [`${row.storefront} ${row.language} ${row.path}`, row.source_hash]),
  );
  for (const pending of batch.content) {
    const hash = hashes.get(name(pending.value));
    if (hash === pending.hash) plan.unchanged.push(pending);
    else plan.content.push({ pending, isNew: hash === undefined });
  }
}

/** Search terms and parameters keep no hash: the write itself tells whether something changed. */
async function planSettings(connection: Connection, batch: Batch, plan: Plan): Promise<void> {
  if (batch['search-term'].length > 0) {
    const terms = batch['search-term'].map(({ value }) => value.term);
    const stored = new Set(
      (await loadTerms(connection, terms)).map((row) =>
        [row.kind, row.storefront, row.language, row.term].join('\n'),
      ),
    );
    for (const pending of batch['search-term']) {
      const { kind, storefront, language, term } = pending.value;
      const isNew = !stored.has([kind, storefront, language, term].join('\n'));
      plan['search-term'].push({ pending, isNew });
    }
  }
  if (batch.parameter.length > 0) {
    const names = batch.parameter.map(({ value }) => value.name);
    const stored = new Set(
      (await loadParameters(connection, names)).map((row) =>
        [row.name, row.entry, row.storefront].join('\n'),
      ),
    );
    for (const pending of batch.parameter) {
      const { name, entry, storefront } = pending.value;
      const isNew = !stored.has([name, entry, storefront].join('\n'));
      plan.parameter.push({ pending, isNew });
    }
  }
}
