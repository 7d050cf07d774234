import { tmpdir } from 'node:os';
import type { Database } from '../database/database.ts';
import { demoDrawings } from '../demo/drawings/index.ts';
import { importCatalogue, type Remark } from '../modules/import/service.ts';
import { createMediaService } from '../modules/media/service.ts';

/**
 * Reads lines of the import format into a test's shop, as an operator would, so that tests sell
 * only what the shop can come to sell.
 *
 * @param now the import's time: prices hold from then on
 * @throws with the reasons when a line is refused or warned of
 */
export async function importLines(
  database: Database,
  lines: readonly object[],
  now = new Date('2026-11-01T00:00:00Z'),
): Promise<void> {
  const problems: string[] = [];
  const note = ({ id, field, reason }: Remark) => problems.push(`${id} ${field} ${reason}`);
  await importCatalogue({
    database,
    source: lines,
    // Its folder is for pictures that are shown; an import only keeps rows.
    media: createMediaService({
      database,
      directory: tmpdir(),
      log: console,
      drawings: demoDrawings,
    }),
    clock: { now: () => now },
    onRefused: note,
    onWarning: note,
  });
  if (problems.length > 0) throw new Error(`The import refused: ${problems.join('; ')}`);
}
