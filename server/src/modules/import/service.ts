import { dirname } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type Clock, systemClock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import type { MediaService } from '../media/service.ts';
import {
  type Currencies,
  type StorefrontId,
  storefrontIds,
  storefrontOf,
} from '../storefront/storefront.ts';
import { createAttachments } from './attachments.ts';
import type { CsvDefaults } from './files/cells.ts';
import { type ImportSource, openSource } from './files/entries.ts';
import { UnusableFileError } from './files/source.ts';
import type { Network } from './pictures/fetchPicture.ts';
import { createPictures } from './pictures/pictures.ts';
import { Reading } from './reading.ts';
import { createStorage } from './storing/storage.ts';
import { takeLock } from './storing/store.ts';
import { type ImportFormat, type ImportReport, type Listeners, Tally } from './tally.ts';

export { UnusableFileError } from './files/source.ts';
export type { ImportReport, Remark } from './tally.ts';

export interface ImportOptions extends Listeners {
  readonly database: Database;
  readonly media: Pick<MediaService, 'store' | 'drawings'>;
  readonly source: ImportSource;
  /** Told from the content when not given. */
  readonly format?: ImportFormat | undefined;
  /** Take out of the shop what the file no longer has, of the types that occur in it. */
  readonly replace?: boolean | undefined;
  /** What storefronts sell in that do not sell in euro. */
  readonly currencies?: Currencies | undefined;
  /** What a CSV does not say. */
  readonly defaults?:
    | { readonly [K in keyof CsvDefaults]?: CsvDefaults[K] | undefined }
    | undefined;
  readonly pictures?:
    | {
        /** Where `file` pictures lie. @default the folder of the import file */
        readonly directory?: string | undefined;
        /** Whether addresses are fetched. @default true */
        readonly fetch?: boolean | undefined;
        readonly network?: Network | undefined;
      }
    | undefined;
  readonly clock?: Clock | undefined;
}

const lockRetryMs = 300;
const analyzeMs = 600_000;

/**
 * Reads a catalogue into the shop (docs/import.md): line by line in bounded memory, each line all or
 * nothing, good lines kept whatever the others are. One import runs at a time; a second one waits.
 *
 * @throws UnusableFileError when there is nothing to read
 * @throws DatabaseUnavailableError; what was stored until then stays
 */
export async function importCatalogue(options: ImportOptions): Promise<ImportReport> {
  const tally = new Tally(options);
  return alone(options.database, tally, () => run(options, tally));
}

/** Runs `work` while no other process imports. */
async function alone<T>(database: Database, tally: Tally, work: () => Promise<T>): Promise<T> {
  for (;;) {
    const result = await database.transaction(async (tx) => {
      if (await takeLock(tx)) return { value: await work() };
      return undefined;
    });
    if (result) return result.value;
    tally.enter('waiting');
    await delay(lockRetryMs);
  }
}

async function run(options: ImportOptions, tally: Tally): Promise<ImportReport> {
  const { currencies = {}, database, source, replace = false } = options;
  const now = (options.clock ?? systemClock).now();
  const defaults = defaultsOf(options);
  const directory =
    options.pictures?.directory ?? (typeof source === 'string' ? dirname(source) : undefined);
  const pictures = createPictures(database, options.media, { ...options.pictures, directory });
  const attachments = createAttachments(database, directory);

  tally.enter('reading');
  const { format, entries } = await openSource(source, options.format, defaults, tally);
  const storage = await createStorage({
    database,
    pictures,
    tally,
    now,
    currencies,
    marksUnchanged: replace,
  });
  try {
    const reading = new Reading(storage, pictures, attachments, tally, {
      now,
      currencies,
      drawings: options.media.drawings,
    });
    await reading.readAll(entries);
    const isComplete = reading.unreadable === 0;
    if (replace && !isComplete) {
      const reason = 'some lines could not be read at all, so nothing was retired';
      tally.warn({ line: 0, field: '', reason });
    }
    if (replace && isComplete) tally.enter('retiring');
    await storage.finish(reading.file, replace && isComplete);
  } finally {
    await storage.announceRest();
  }
  // Autovacuum would come to it minutes later; until then plans for an empty shop join in loops.
  await database.transaction((tx) => tx.script('analyze'), { statementTimeoutMs: analyzeMs });
  tally.enter('done');
  return tally.report(format);
}

/** What a CSV does not say. Amounts are never converted into another currency. */
function defaultsOf({ currencies, defaults = {} }: ImportOptions): CsvDefaults {
  const { currency = 'EUR', taxClass = 'standard' } = defaults;
  const currencyOf = (id: StorefrontId) => storefrontOf(id, currencies).currency;
  const storefronts =
    defaults.storefronts ?? storefrontIds.filter((id) => currencyOf(id) === currency);
  for (const id of storefronts.length > 0 ? storefronts : storefrontIds) {
    const own = currencyOf(id);
    if (own !== currency) {
      throw new UnusableFileError(
        `The storefront ${id} sells in ${own}, so it takes no prices in ${currency}: choose others`,
      );
    }
  }
  const { category = 'Unsortiert', language = 'de', compareAt = 'nothing' } = defaults;
  return { currency, taxClass, storefronts, category, language, compareAt };
}
