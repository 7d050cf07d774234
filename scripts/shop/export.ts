import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { exportCatalogue } from '@kreide/server';
import { openShopDatabase } from '../composition/database.ts';
import { type Command, textOf, UsageError } from './command.ts';

/** `npm run shop -- export`: the catalogue in the format that the import takes. */
export const exportFile: Command = {
  summary: 'writes the catalogue in the format that the import takes',
  help: `npm run shop -- export [FILE] [--pictures DIR]      FILE may be - for standard output

Writes to standard output without FILE, too; npm run --silent keeps npm's own lines out of it. With
--pictures photos are written into DIR and named in the lines; without it they are referred to as
they lie in this shop. What an export holds and what not is said in docs/import.md.`,
  options: { pictures: { type: 'string' } },
  async run({ settings, values, positionals }) {
    const [file, ...rest] = positionals;
    if (rest.length > 0) throw new UsageError(this.help);
    await using shop = await openShopDatabase(settings, console.error);
    const lines = exportCatalogue({
      database: shop.database,
      picturesDirectory: textOf(values, 'pictures'),
    });
    await writeLines(lines, file);
    return 0;
  },
};

/**
 * Writes to standard output (no file, or `-`), or to a file that exists under its name only when it
 * is whole.
 */
export async function writeLines(
  lines: Iterable<string> | AsyncIterable<string>,
  file: string | undefined,
): Promise<void> {
  const source = Readable.from(lines);
  if (file === undefined || file === '-') {
    try {
      await pipeline(source, process.stdout, { end: false });
    } catch (error) {
      // The reader has had enough (`| head`).
      if ((error as NodeJS.ErrnoException).code !== 'EPIPE') throw error;
    }
    return;
  }
  const part = `${file}.part`;
  try {
    await pipeline(source, createWriteStream(part));
    await rename(part, file);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}
