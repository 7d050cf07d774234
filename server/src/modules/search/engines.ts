import type { Database } from '../../database/database.ts';
import { runChildProgram } from '../../inMemory/childProgram.ts';
import { createRebuilds } from '../../inMemory/rebuilds.ts';
import { numberOf } from '../catalog/catalog.ts';
import type { Freshness } from '../outbox/freshness.ts';
import type { Change } from '../outbox/outbox.ts';
import type { Language } from '../storefront/storefront.ts';
import { Engine } from './engine.ts';
import { textHashOf } from './indexBuilder.ts';
import type { IndexOrder, SearchIndexes } from './indexProgram.ts';
import { loadProductTexts } from './rows.ts';

/** The engines of all languages, kept as fresh as a rebuild allows. */
export interface SearchEngines {
  start(): Promise<void>;
  stop(): Promise<void>;
  ready(): boolean;
  /** Grows when a rebuild was put in place. */
  generation(): number;
  settled(): Promise<void>;
  engine(language: Language): Engine;
  apply(changes: readonly Change[]): Promise<void>;
}

/** More changed products than this at once are rebuilt without looking at their texts. */
const lookLimit = 2_000;
const settleMs = 200;
const retryMs = 1_000;

const indexProgram = new URL('./indexProgram.ts', import.meta.url);

export function createSearchEngines({
  database,
  log,
  freshness,
}: {
  database: Database;
  log: Pick<Console, 'warn'>;
  freshness: Pick<Freshness, 'announce'>;
}): SearchEngines {
  let engines: Readonly<Record<Language, Engine>> | undefined;
  let generation = 0;

  /** Products that changed while a build was reading: it may have missed them. */
  let changedMeanwhile: Set<string> | undefined;
  const rebuilds = createRebuilds({
    settleMs,
    retryMs,
    async build(signal) {
      changedMeanwhile = new Set();
      const order: IndexOrder = { connectionString: database.connectionString };
      const { de, en } = await runChildProgram<SearchIndexes>(indexProgram, order, signal);
      engines = { de: new Engine(de, 'de'), en: new Engine(en, 'en') };
      generation++;
      const changed = changedMeanwhile;
      changedMeanwhile = undefined;
      if (changed.size > 0) await lookAt([...changed]);
      freshness.announce([{ kind: 'search', key: '*' }]);
    },
    failed: (error) => log.warn('The search index could not be built; trying again', error),
  });

  /** Asks for a rebuild if one of the products reads differently, is new or gone. */
  async function lookAt(productIds: readonly string[]): Promise<void> {
    if (engines === undefined) return;
    for (const language of ['de', 'en'] as const) {
      const { numbering, textHash } = engines[language].index;
      const rows = await loadProductTexts(database, language, productIds);
      const hashes = new Map(rows.map((row) => [row.id, textHashOf(row)]));
      for (const id of productIds) {
        const product = numberOf(numbering, id);
        const before = product === undefined ? undefined : textHash[product];
        if (before !== hashes.get(id)) {
          rebuilds.request();
          return;
        }
      }
    }
  }

  return {
    start: () => rebuilds.first(),
    stop: () => rebuilds.stop(),
    ready: () => engines !== undefined,
    generation: () => generation,
    settled: () => rebuilds.settled(),
    engine(language) {
      if (engines === undefined) throw new Error('The search index is not built yet');
      return engines[language];
    },
    async apply(changes) {
      const products = new Set<string>();
      let isRebuild = false;
      for (const { kind, key } of changes) {
        if (kind === 'product' && key !== '*') products.add(key);
        else if (kind === 'product' || kind === 'category' || kind === 'catalog') isRebuild = true;
      }
      if (isRebuild || products.size > lookLimit) {
        rebuilds.request();
        return;
      }
      for (const id of products) changedMeanwhile?.add(id);
      if (products.size > 0) await lookAt([...products]);
    },
  };
}
