import type { Connection } from '../../../database/database.ts';
import type { Change } from '../../outbox/service.ts';
import { updateRatings } from '../../review/service.ts';
import type { LineType } from '../format/lines.ts';
import type { Tally } from '../tally.ts';
import { endDeals } from './deals.ts';
import { termKeyOf } from './pending.ts';
import {
  deleteAttributes,
  deleteContent,
  deleteManufacturers,
  deleteReviews,
  deleteTeaserLists,
  deleteTerms,
  deleteValues,
  isMarkable,
  loadAllTerms,
  loadCategoriesInUse,
  loadUnseenAttributes,
  loadUnseenCategories,
  loadUsedValues,
  markAsSeen,
  retireCategories,
  retireProducts,
} from './retireStore.ts';

/** What an import knows of its file when it has read all of it. */
export interface FileContent {
  /** Types of which the file had a line, refused ones included. */
  readonly types: ReadonlySet<string>;
  /** Lines that were refused, but show that their records are still wanted. */
  readonly refused: readonly { readonly type: string; readonly id: string }[];
  /** Keys of its search terms. */
  readonly terms: ReadonlySet<string>;
  /** Categories that it says are not shown. */
  readonly unpublishedCategories: ReadonlySet<string>;
  /** Of each attribute in the file, the values it has there. */
  readonly values: ReadonlyMap<string, ReadonlySet<string>>;
}

/**
 * Takes out of the shop what the file no longer has (`--replace`): products and categories are
 * retired, so that orders and addresses keep what they refer to; the rest is deleted. What is still
 * in use stays, with a warning.
 */
export async function retireMissing(
  tx: Connection,
  file: FileContent,
  tally: Tally,
  run: string,
  now: Date,
): Promise<Change[]> {
  const changes: Change[] = [];
  const note = (type: LineType, number: number) => {
    if (number > 0) tally.count(type, 'retired', number);
  };
  const stays = (type: string, id: string) =>
    tally.warn({
      line: 0,
      type,
      id,
      field: '',
      reason: 'is no longer in the file but still in use: kept',
    });

  for (const [type, lines] of Map.groupBy(file.refused, (line) => line.type)) {
    const ids = lines.map(({ id }) => id);
    if (isMarkable(type)) await markAsSeen(tx, type, ids, run);
  }
  if (file.types.has('product')) {
    const ids = await retireProducts(tx, run, now);
    note('product', ids.length);
    changes.push(...ids.map((key) => ({ kind: 'product', key }) as const));
  }
  if (file.types.has('category')) {
    const unseen = await loadUnseenCategories(tx, run);
    for (const { id } of unseen.filter((category) => category.is_used)) stays('category', id);
    const ids = unseen.filter((category) => !category.is_used).map(({ id }) => id);
    if (ids.length > 0) await retireCategories(tx, ids, now);
    note('category', ids.length);
    changes.push(...ids.map((key) => ({ kind: 'category', key }) as const));
  }
  if (file.types.has('lightning-deal')) {
    const ended = await endDeals(tx, run, now);
    note('lightning-deal', ended.length);
    changes.push(...ended);
  }
  if (file.types.has('review')) {
    const products = await deleteReviews(tx, run);
    const concerned = [...new Set(products)].sort();
    await updateRatings(tx, concerned);
    note('review', products.length);
    changes.push(...concerned.map((key) => ({ kind: 'product', key }) as const));
  }
  if (file.types.has('content')) {
    const paths = await deleteContent(tx, run);
    note('content', paths.length);
    changes.push(...paths.map((key) => ({ kind: 'content', key }) as const));
  }
  if (file.types.has('teaser-list')) {
    const deleted = await deleteTeaserLists(tx, run);
    note('teaser-list', deleted);
    if (deleted > 0) changes.push({ kind: 'content', key: '*' });
  }
  if (file.types.has('search-term')) {
    const gone = (await loadAllTerms(tx)).filter((term) => !file.terms.has(termKeyOf(term)));
    if (gone.length > 0) changes.push({ kind: 'search', key: '*' });
    note('search-term', await deleteTerms(tx, gone));
  }
  if (file.types.has('manufacturer')) {
    const deleted = await deleteManufacturers(tx, run);
    note('manufacturer', deleted);
    if (deleted > 0) changes.push({ kind: 'catalog', key: '*' });
  }
  if (file.types.has('attribute')) {
    const used = new Set((await loadUsedValues(tx)).map(({ attribute }) => attribute));
    const unseen = await loadUnseenAttributes(tx, run);
    for (const id of unseen.filter((attribute) => used.has(attribute))) stays('attribute', id);
    const gone = unseen.filter((attribute) => !used.has(attribute));
    note('attribute', await deleteAttributes(tx, gone));
    if (gone.length > 0) changes.push({ kind: 'catalog', key: '*' });
  }
  return changes;
}

/**
 * Retires the categories that the file says are not shown. That waits for the end, since products
 * further down in the file may leave them as well; what is still in use stays, with a warning.
 */
export async function retireCategoriesOf(
  tx: Connection,
  { unpublishedCategories }: FileContent,
  tally: Tally,
  now: Date,
): Promise<Change[]> {
  if (unpublishedCategories.size === 0) return [];
  const found = await loadCategoriesInUse(tx, [...unpublishedCategories]);
  for (const { id } of found.filter((category) => category.is_used)) {
    const reason = 'is still in use: stays published';
    tally.warn({ line: 0, type: 'category', id, field: 'published', reason });
  }
  const ids = found.filter((category) => !category.is_used).map(({ id }) => id);
  if (ids.length > 0) await retireCategories(tx, ids, now);
  return ids.map((key) => ({ kind: 'category', key }) as const);
}

/**
 * Deletes values that an attribute's line no longer has. That waits for the end, since products
 * further down in the file may give them up as well.
 */
export async function dropValues(
  tx: Connection,
  file: FileContent,
  stored: ReadonlyMap<string, { readonly values: ReadonlySet<string> }>,
  tally: Tally,
): Promise<Change[]> {
  const missing = [...file.values].flatMap(([attribute, values]) =>
    [...(stored.get(attribute)?.values ?? [])]
      .filter((value) => !values.has(value))
      .map((value) => ({ attribute, value })),
  );
  if (missing.length === 0) return [];
  const used = new Set(
    (await loadUsedValues(tx)).map(({ attribute, value }) => `${attribute} ${value}`),
  );
  const isUsed = ({ attribute, value }: { attribute: string; value: string }) =>
    used.has(`${attribute} ${value}`);
  for (const { attribute, value } of missing.filter(isUsed)) {
    const reason = `the value "${value}" is no longer in the file but still in use: kept`;
    tally.warn({ line: 0, type: 'attribute', id: attribute, field: 'values', reason });
  }
  const gone = missing.filter((value) => !isUsed(value));
  if (gone.length > 0) await deleteValues(tx, gone);
  return gone.length > 0 ? [{ kind: 'catalog', key: '*' }] : [];
}
