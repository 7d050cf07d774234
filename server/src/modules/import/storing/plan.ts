import type { Connection } from '../../../database/database.ts';
import { type LineOf, type LineType, lineTypes } from '../format/lines.ts';
import type { Problem } from '../format/rules.ts';
import { planDeals } from './deals.ts';
import { giftObstacles, planGifts } from './gifts.ts';
import { type PlannedItem, planItems } from './itemUpdates.ts';
import { isCategory, isCircle, type Known } from './known.ts';
import type { Pending } from './pending.ts';
import { type PlannedProduct, planProducts } from './planProducts.ts';
import {
  loadContent,
  loadParameters,
  loadProducts,
  loadReviews,
  loadTerms,
  loadVoucherCodes,
  type StoredReview,
} from './store.ts';
import { planTeaserLists } from './teaserLists.ts';

/** Lines that are stored together, by type. */
export type Batch = { readonly [T in LineType]: Pending<T>[] };

/** A line to be written; `isNew` where the shop has nothing of its id. */
export interface Planned<T extends LineType = LineType> {
  readonly pending: Pending<T>;
  readonly isNew: boolean;
}

interface PlannedAttribute extends Planned<'attribute'> {
  /** Whether its own row is written, not only values that it gains. */
  readonly isWhole: boolean;
  readonly values: LineOf<'attribute'>['values'];
}

interface PlannedCategory extends Planned<'category'> {
  /** It is not shown, and was not before; what the file takes away now goes at its end. */
  readonly retiredAt: Date | undefined;
}

interface PlannedReview extends Planned<'review'> {
  readonly stored: StoredReview | undefined;
}

/** What is to be done with a batch. */
export interface Plan {
  readonly attribute: PlannedAttribute[];
  readonly manufacturer: Planned<'manufacturer'>[];
  readonly category: PlannedCategory[];
  readonly product: PlannedProduct[];
  readonly item: PlannedItem[];
  readonly 'lightning-deal': Planned<'lightning-deal'>[];
  readonly review: PlannedReview[];
  readonly content: Planned<'content'>[];
  readonly 'search-term': Planned<'search-term'>[];
  readonly parameter: Planned<'parameter'>[];
  readonly voucher: Planned<'voucher'>[];
  readonly gift: Planned<'gift'>[];
  readonly 'teaser-list': Planned<'teaser-list'>[];
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
    item: [],
    'lightning-deal': [],
    review: [],
    content: [],
    'search-term': [],
    parameter: [],
    voucher: [],
    gift: [],
    'teaser-list': [],
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
    item: [],
    'lightning-deal': [],
    review: [],
    content: [],
    'search-term': [],
    parameter: [],
    voucher: [],
    gift: [],
    'teaser-list': [],
    unchanged: [],
    waiting: [],
  };
  planAttributes(known, batch, plan);
  planManufacturers(known, batch, plan);
  planCategories(known, batch, plan);
  const products = await planProducts(connection, known, batch.product);
  plan.product.push(...products.planned);
  const items = await planItems(connection, batch.item, batch.product);
  plan.item.push(...items.planned);
  plan.waiting.push(...items.waiting);
  const deals = await planDeals(connection, batch['lightning-deal'], plan.product);
  plan['lightning-deal'].push(...deals.planned);
  for (const { unchanged, waiting } of [products, deals]) {
    plan.unchanged.push(...unchanged);
    plan.waiting.push(...waiting);
  }
  await planReviews(connection, batch, plan);
  await planContent(connection, batch, plan);
  await planSettings(connection, batch, plan);
  await planVouchers(connection, known, batch, plan);
  const gifts = await planGifts(connection, batch.gift, plan.product);
  plan.gift.push(...gifts.planned);
  plan.waiting.push(...gifts.waiting);
  const lists = await planTeaserLists(connection, batch['teaser-list'], plan.product);
  plan['teaser-list'].push(...lists.planned);
  plan.unchanged.push(...lists.unchanged);
  plan.waiting.push(...lists.waiting);
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
      const { id, parent, published } = pending.value;
      if (pending.onlyNew && isCategory(known, id)) {
        plan.unchanged.push(pending);
        return false;
      }
      const isThere = published
        ? isCategory(known, parent ?? '')
        : known.categories.has(parent ?? '');
      if (parent !== undefined && !isThere) return true;
      if (parent !== undefined && isCircle(known, id, parent)) return true;
      const stored = known.categories.get(id);
      const retiredAt = published ? undefined : stored?.retiredAt;
      const isSame = stored?.hash === pending.hash && stored.retiredAt === retiredAt;
      if (isSame) plan.unchanged.push(pending);
      else plan.category.push({ pending, isNew: stored === undefined, retiredAt });
      known.categories.set(id, { hash: pending.hash, parent, retiredAt });
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

/** Vouchers keep no hash either. */
async function planVouchers(
  connection: Connection,
  known: Known,
  batch: Batch,
  plan: Plan,
): Promise<void> {
  if (batch.voucher.length === 0) return;
  const codes = batch.voucher.map(({ value }) => value.code);
  const stored = new Set((await loadVoucherCodes(connection, codes)).map(({ code }) => code));
  const itemIds = batch.voucher.flatMap(({ value }) => value.item ?? []);
  const obstacles = await giftObstacles(connection, itemIds, plan.product);
  for (const pending of batch.voucher) {
    const { code, categories, item } = pending.value;
    const missing = categories.find((id) => !known.categories.has(id));
    const problem =
      missing === undefined
        ? { path: 'item', reason: item === undefined ? undefined : obstacles.get(item) }
        : { path: 'categories', reason: `there is no category "${missing}"` };
    const { path, reason } = problem;
    if (reason !== undefined) plan.waiting.push({ pending, problem: { path, reason } });
    else plan.voucher.push({ pending, isNew: !stored.has(code) });
  }
}
