import type { Database } from '../../database/database.ts';
import { runChildProgram } from '../../inMemory/childProgram.ts';
import { createRebuilds } from '../../inMemory/rebuilds.ts';
import { numberOf } from '../catalog/catalog.ts';
import type { Change, Freshness } from '../outbox/service.ts';
import type { Language } from '../storefront/storefront.ts';
import { Engine } from './engine.ts';
import { textHashOf } from './indexBuilder.ts';
import type { IndexOrder } from './indexProgram.ts';
import { loadProductTexts } from './rows.ts';
import type { SearchIndex } from './searchIndex.ts';

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
const settleMs = 100;
/** German first: all storefronts but one show it. */
const languages = ['de', 'en'] as const;
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
  const engines = new Map<Language, Engine>();
  let generation = 0;

  /** Products that changed while a build was reading: it may have missed them. */
  let changedMeanwhile: Set<string> | undefined;
  const rebuilds = createRebuilds({
    settleMs,
    retryMs,
    async build(signal) {
      changedMeanwhile = new Set();
      const { connectionString } = database;
      // One after the other, in place as soon as it is there: together they would need twice the
      // memory, and the first would be seen later.
      let cpuMs = 0;
      for (const language of languages) {
        const order: IndexOrder = { connectionString, language };
        const index = await runChildProgram<SearchIndex>(indexProgram, order, signal);
        cpuMs += index.cpuMs;
        engines.set(language, new Engine(index.value));
        generation++;
        freshness.announce([{ kind: 'search', key: '*' }]);
      }
      const changed = changedMeanwhile;
      changedMeanwhile = undefined;
      if (changed.size > 0) await lookAt([...changed]);
      return cpuMs;
    },
    failed: (error) => log.warn('The search index could not be built; trying again', error),
  });

  /** Asks for a rebuild if one of the products reads differently, is new or gone. */
  async function lookAt(productIds: readonly string[]): Promise<void> {
    for (const [language, { index }] of engines) {
      const { numbering, textHash } = index;
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
    ready: () => engines.size === languages.length,
    generation: () => generation,
    settled: () => rebuilds.settled(),
    engine(language) {
      const engine = engines.get(language);
      if (engine === undefined) throw new Error('The search index is not built yet');
      return engine;
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
