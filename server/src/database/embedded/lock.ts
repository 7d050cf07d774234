import { DatabaseSync } from 'node:sqlite';

/**
 * Takes the lock that only one living process can hold, or returns undefined when another has it.
 *
 * Node offers no `flock`, and files with a process id in them go stale and race when they are taken
 * over. An exclusive SQLite transaction is a lock of the operating system: atomic, freed by the
 * kernel when the holder dies however it dies, the same on Linux, macOS and Windows.
 */
export function takeLock(file: string): Disposable | undefined {
  const database = new DatabaseSync(file);
  try {
    database.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    database.close();
    if ((error as { errcode?: number }).errcode === sqliteBusy) return undefined;
    throw error;
  }
  return { [Symbol.dispose]: () => database.close() };
}

const sqliteBusy = 5;
