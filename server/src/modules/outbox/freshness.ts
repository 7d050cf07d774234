import type { Change } from './store.ts';

/** Lets go of what shows one of the changes. Must not throw: the change is not announced again. */
export type Keeper = (changes: readonly Change[]) => void;

/**
 * How whatever is kept follows what is committed (docs/decisions/028-freshness.md):
 *
 * 1. Sources read PostgreSQL: caches of rows, the read model, the search index. The outbox tells
 *    them of changes. Some show a change at once, some only after a rebuild.
 * 2. A change is announced once a source shows it, never before: the generation grows, and keepers
 *    of finished answers and pages let go of theirs. A rebuild announces again when it is done.
 * 3. A keeper notes the generation before it begins to read, and keeps what it made only if the
 *    generation is still the same: else it may have been made from what is gone.
 */
export interface Freshness {
  /** Grows with every announcement. */
  generation(): number;
  /** Tells that everything which is read from now on shows these changes. */
  announce(changes: readonly Change[]): void;
  /** Keepers are called with every announcement, after the generation has grown. */
  subscribe(keeper: Keeper): void;
}

export function createFreshness(): Freshness {
  const keepers: Keeper[] = [];
  let generation = 0;
  return {
    generation: () => generation,
    announce(changes) {
      generation += 1;
      for (const keeper of keepers) keeper(changes);
    },
    subscribe: (keeper) => void keepers.push(keeper),
  };
}
