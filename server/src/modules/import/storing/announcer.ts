import type { Change } from '../../outbox/outbox.ts';

/** So many changes are told one by one; readers of more rebuild everything at once. */
const toldSingly = 2_000;
/** In a long import readers rebuild after so many changes, in case that it never ends. */
const rebuildEvery = 20_000;

/** Decides how changes are told: one by one while they are few, else as "everything". */
export function createAnnouncer() {
  let told = 0;
  let untold = 0;
  return {
    announce(changes: readonly Change[]): readonly Change[] {
      if (told + changes.length <= toldSingly) {
        told += changes.length;
        return changes;
      }
      untold += changes.length;
      if (untold < rebuildEvery) return [];
      untold = 0;
      return [{ kind: 'catalog', key: '*' }];
    },
    /** After a rollback: what was announced last was not told. */
    forget(): void {
      untold += 1;
    },
    /** What is still to be told at the end. */
    rest: (): readonly Change[] => (untold > 0 ? [{ kind: 'catalog', key: '*' }] : []),
  };
}
