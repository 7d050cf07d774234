import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '../files.ts';

/** Writes what lines of an import say, whatever module it belongs to (docs/import.md). */
const bulkWriter = 'import';

/** Statements of tests and benches are not the shop's. */
const trial = /\.test\.ts$|\/(?:bench|test)[A-Z]?\w*\.ts$/;

const write = /\b(?:insert\s+into|update|delete\s+from|merge\s+into|truncate)\s+(?:only\s+)?(\w+)/g;

/**
 * A table is written by one module of the server; others use that module. Joins
 * that only read stay where they are (docs/decisions/020-table-owners.md).
 *
 * @returns one line per table that several modules write
 */
export function checkTables(base: string): readonly string[] {
  const read = (file: string) => readFileSync(path.join(base, file), 'utf8');
  const files = listFiles(base);
  const migrations = files.filter((file) => /^server\/src\/database\/migrations\//.test(file));
  const tables = new Set(
    migrations.flatMap((file) =>
      [...read(file).matchAll(/\bcreate\s+table\s+(?:if\s+not\s+exists\s+)?(\w+)/gi)].flatMap(
        ([, table]) => table ?? [],
      ),
    ),
  );
  const writers = new Map<string, Map<string, string>>();
  for (const file of files) {
    const module = /^server\/src\/modules\/(\w+)\/.*\.ts$/.exec(file)?.[1];
    if (module === undefined || module === bulkWriter || trial.test(file)) continue;
    for (const [, table = ''] of read(file).matchAll(write)) {
      if (!tables.has(table)) continue;
      const known = writers.get(table) ?? new Map<string, string>();
      writers.set(table, known.set(module, file));
    }
  }
  return [...writers]
    .filter(([, modules]) => modules.size > 1)
    .map(
      ([table, modules]) => `${table}: written by ${[...modules.values()].sort().join(' and ')}`,
    );
}
