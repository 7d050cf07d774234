import type { Clock } from '../../../clock.ts';
import type { Database } from '../../../database/database.ts';
import { runChildProgram } from '../../../inMemory/childProgram.ts';
import { createRebuilds } from '../../../inMemory/rebuilds.ts';
import { StateCache } from '../../../inMemory/stateCache.ts';
import type { Change, OutboxReader } from '../../outbox/service.ts';
import type { StorefrontId } from '../../storefront/storefront.ts';
import type { Texts } from '../store.ts';
import { ColumnsBuilder } from './build.ts';
import type { BuildOrder } from './buildProgram.ts';
import type { Columns, StorefrontColumns } from './columns.ts';
import { Lister, type Listing, type ListRequest } from './list.ts';
import type { Numbering } from './numbering.ts';
import { loadRows } from './rows.ts';

export type { Listing, ListRequest } from './list.ts';

export interface CategoryNode {
  readonly id: string;
  readonly parentId: string | undefined;
  readonly name: Texts;
  /** 0 for a top category. */
  readonly depth: number;
  /** Ids from the top category down to this one. */
  readonly path: readonly string[];
  /** Listed products of the subtree in the storefront. */
  readonly productCount: number;
  readonly children: readonly CategoryNode[];
}

/** What others (search) may read of each product, by number. */
export interface ProductColumns
  extends Pick<StorefrontColumns, 'price' | 'availability'>,
    Pick<Columns, 'popularity' | 'rating' | 'ratingCount'> {
  readonly numbering: Numbering;
}

/**
 * The catalogue in memory: listings with facets in about a millisecond (decision 023). All
 * answers are synchronous and throw before `start` has resolved.
 */
export interface CatalogReadModel {
  /** Loads; retries while the database is away. Start the outbox reader first. */
  start(): Promise<void>;
  stop(): Promise<void>;
  ready(): boolean;
  /** Grows with every change that a visitor could see. */
  generation(): number;
  /** Resolves when every change that was committed before the call can be seen. */
  refreshed(): Promise<void>;
  /** Undefined when the storefront has no such category. */
  list(request: ListRequest): Listing | undefined;
  /** The top categories of a storefront. */
  categoryTree(storefront: StorefrontId): readonly CategoryNode[];
  /** Whether something is listed in a category or below it. Until the catalogue is there, in all. */
  hasGoods(storefront: StorefrontId, categoryId: string): boolean;
  products(storefront: StorefrontId): ProductColumns;
}

export interface CatalogReadModelOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Pick<Console, 'warn'>;
  readonly outbox: OutboxReader;
}

/** More changed products than this at once are cheaper to rebuild than to patch. */
const patchLimit = 2_000;
/** Lets an import finish a step before it is looked at, well inside the 2 s that a change may take. */
const settleMs = 100;
const retryMs = 1_000;
/** About 20 kB each, and the filters that it was asked for with. */
const listingLimit = 250;
const maxMeanKeyLength = 1_000;
const dayMs = 86_400_000;

const buildProgram = new URL('./buildProgram.ts', import.meta.url);

export function createCatalogReadModel({
  database,
  clock,
  log,
  outbox,
}: CatalogReadModelOptions): CatalogReadModel {
  let lister: Lister | undefined;
  let generation = 0;
  let day = Math.floor(clock.now().getTime() / dayMs);
  const trees = new Map<StorefrontId, { generation: number; tree: readonly CategoryNode[] }>();
  const counts = new Map<
    StorefrontId,
    { generation: number; ofCategories: ReadonlyMap<string, number> }
  >();

  /** Most visitors look at the same first pages. */
  const listings = new StateCache<Listing>({
    max: listingLimit,
    maxSize: listingLimit * maxMeanKeyLength,
    sizeCalculation: (_, key) => key.length,
  });

  /** Products that changed while a build was reading: it may have missed them. */
  let changedMeanwhile: Set<string> | undefined;
  const rebuilds = createRebuilds({
    settleMs,
    retryMs,
    async build(signal) {
      changedMeanwhile = new Set();
      const order: BuildOrder = { connectionString: database.connectionString };
      const { value, cpuMs } = await runChildProgram<Columns>(buildProgram, order, signal);
      lister = new Lister(value);
      generation++;
      const changed = changedMeanwhile;
      changedMeanwhile = undefined;
      if (changed.size > 0) await patch([...changed]);
      // The changes that asked for the build were announced before this model showed them.
      outbox.freshness.announce([{ kind: 'catalog', key: '*' }]);
      return cpuMs;
    },
    failed: (error) => log.warn('The catalogue could not be read; trying again', error),
  });

  // One patch at a time, so that what was read first is never written last.
  let patching: Promise<unknown> = Promise.resolve();
  function patch(productIds: readonly string[]): Promise<void> {
    const patched = patching.then(async () => {
      const target = lister;
      if (target === undefined) return;
      const rows = await loadRows(database, productIds);
      const { categories, facets } = target.columns;
      const builder = new ColumnsBuilder(categories, facets);
      builder.addProducts(rows.products);
      builder.addItems(rows.items);
      const { isVisible, isOffered, needsRebuild } = target.patch(builder.finish(), productIds);
      if (isVisible) generation++;
      // Navigation has the categories that something is sold in.
      if (isOffered) outbox.freshness.announce([{ kind: 'catalog', key: '*' }]);
      if (needsRebuild) rebuilds.request();
    });
    patching = patched.catch(() => undefined);
    return patched;
  }

  outbox.subscribe(async (changes: readonly Change[]) => {
    const products = new Set<string>();
    let isRebuild = false;
    for (const { kind, key } of changes) {
      if (kind === 'product' && key !== '*') products.add(key);
      else if (kind === 'product' || kind === 'category' || kind === 'catalog') isRebuild = true;
    }
    if (isRebuild || products.size > patchLimit) {
      rebuilds.request();
      return;
    }
    if (products.size === 0) return;
    for (const id of products) changedMeanwhile?.add(id);
    await patch([...products]);
  });

  function loaded(): Lister {
    if (lister === undefined) throw new Error('The catalogue is not loaded yet');
    return lister;
  }

  return {
    start: () => rebuilds.first(),
    stop: () => rebuilds.stop(),
    ready: () => lister !== undefined,
    generation() {
      // At midnight products cease to be new; the editorial order is refreshed as well.
      const today = Math.floor(clock.now().getTime() / dayMs);
      if (today !== day) {
        day = today;
        generation++;
        rebuilds.request();
      }
      return generation;
    },
    async refreshed() {
      await outbox.poll();
      await rebuilds.settled();
    },
    list(request) {
      if (request.hits !== undefined) return loaded().list(request, clock.now());
      const now = this.generation();
      const key = keyOf(request);
      let listing = listings.get(now, key);
      if (listing === undefined) {
        listing = loaded().list(request, clock.now());
        if (listing !== undefined) listings.set(now, key, listing);
      }
      return listing;
    },
    categoryTree(storefront) {
      const kept = trees.get(storefront);
      if (kept?.generation === generation) return kept.tree;
      const tree = treeOf(loaded(), storefront);
      trees.set(storefront, { generation, tree });
      return tree;
    },
    hasGoods(storefront, categoryId) {
      if (lister === undefined) return true;
      let known = counts.get(storefront);
      if (known?.generation !== generation) {
        known = { generation, ofCategories: lister.categoryCounts(storefront) };
        counts.set(storefront, known);
      }
      return known.ofCategories.has(categoryId);
    },
    products(storefront) {
      const { numbering, storefronts, popularity, rating, ratingCount } = loaded().columns;
      const { price, availability } = storefronts[storefront];
      return { numbering, price, availability, popularity, rating, ratingCount };
    },
  };
}

function treeOf(lister: Lister, storefront: StorefrontId): readonly CategoryNode[] {
  const { categories } = lister.columns;
  const counts = lister.categoryCounts(storefront);
  const childrenOf = (from: number, to: number, path: readonly string[]): CategoryNode[] => {
    const nodes: CategoryNode[] = [];
    for (let ordinal = from; ordinal < to; ordinal = categories.end[ordinal] ?? to) {
      const id = categories.ids[ordinal] ?? '';
      const name = categories.names[ordinal];
      if (name === undefined || !lister.isShown(ordinal, storefront)) continue;
      const own = [...path, id];
      nodes.push({
        id,
        parentId: path.at(-1),
        name,
        depth: path.length,
        path: own,
        productCount: counts.get(id) ?? 0,
        children: childrenOf(ordinal + 1, categories.end[ordinal] ?? 0, own),
      });
    }
    return nodes;
  };
  return childrenOf(0, categories.ids.length, []);
}

function keyOf({ storefront, language, categoryId, filters, sort, offset, limit }: ListRequest) {
  const { enums = [], ranges = [] } = filters ?? {};
  return JSON.stringify([
    ...[storefront, language, categoryId, sort, offset, limit],
    ...[[...enums], [...ranges]],
  ]);
}
