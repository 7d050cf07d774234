import type { Change } from '../../outbox/service.ts';

/** Most changes that are announced one by one; of more, readers rebuild everything at once. */
const maxSingle = 2_000;
/** A long import lets readers rebuild after so many changes instead of only at its end. */
const rebuildEvery = 20_000;

/** Decides how changes are announced: one by one while they are few, else as a change of everything. */
export function createAnnouncer() {
  let announced = 0;
  let pending = 0;
  return {
    announce(changes: readonly Change[]): readonly Change[] {
      if (announced + changes.length <= maxSingle) {
        announced += changes.length;
        return changes;
      }
      pending += changes.length;
      if (pending < rebuildEvery) return [];
      pending = 0;
      return [{ kind: 'catalog', key: '*' }];
    },
    /** What was announced last was rolled back, so a rebuild is announced in the end. */
    noteRollback(): void {
      pending += 1;
    },
    /** What is still to be announced at the end. */
    rest: (): readonly Change[] => (pending > 0 ? [{ kind: 'catalog', key: '*' }] : []),
  };
}
