import { stat } from 'node:fs/promises';
import { LRUCache } from 'lru-cache';
import type { Connection, Database } from '../../../database/database.ts';
import { type Drawing, type MediaService, mediaIdOfDrawing } from '../../media/service.ts';
import type { Picture } from '../format/lines.ts';
import { loadMediaIds } from '../storing/store.ts';
import { FetchProblem, fetchPicture, internet, type Network } from './fetchPicture.ts';
import { pathOf, readFileBelow } from './readFileBelow.ts';

/** A picture of a line: what the shop has for it, or why it has nothing. */
export type ResolvedPicture =
  | { readonly media: string }
  | { readonly media: string; readonly problem: string };

export interface PictureOptions {
  /** Where `file` pictures lie; nothing outside is read. Without it there are none. */
  readonly directory?: string | undefined;
  /** Whether addresses are fetched. @default true */
  readonly fetch?: boolean | undefined;
  readonly network?: Network | undefined;
}

export interface Pictures {
  /**
   * Finds or fetches pictures; bytes are stored at once, each in a transaction of its own, so that
   * no more than a few of them are held. `known` are addresses that the shop fetched before.
   */
  resolve(
    pictures: readonly Picture[],
    known: ReadonlyMap<string, string>,
  ): Promise<Map<Picture, ResolvedPicture>>;
  /** Stores the drawings among them, in the transaction of what shows them. */
  storeDrawings(tx: Connection, pictures: Iterable<Picture>): Promise<void>;
  /** After a transaction that was rolled back: what it stored is not there. */
  forgetDrawings(): void;
  /** Size and modification time of a picture's file: when it changes, its line counts as changed. */
  fingerprint(picture: Picture): Promise<string>;
}

const placeholder = { kind: 'placeholder' };
/** The placeholder for a picture that could not be fetched. */
export const placeholderPicture: Picture = {
  drawing: placeholder,
  file: undefined,
  url: undefined,
  media: undefined,
  alt: undefined,
};
export const placeholderId = mediaIdOfDrawing(placeholder);

const maxMegabytes = 15;
const atOnce = 4;
const maxFailures = 4;
const remembered = 20_000;

export function createPictures(
  database: Database,
  media: Pick<MediaService, 'store'>,
  options: PictureOptions,
): Pictures {
  /** What this import had already, by file or address. */
  const done = new LRUCache<string, ResolvedPicture>({ max: remembered });
  const storedDrawings = new LRUCache<string, true>({ max: remembered });
  /** By host, how often in a row it was away. */
  const failures = new Map<string, number>();

  async function bytesOf({ file, url }: Picture): Promise<Buffer> {
    if (file !== undefined) {
      try {
        return await readFileBelow(file, options.directory, maxMegabytes);
      } catch (error) {
        if (url === undefined || !(error instanceof FetchProblem)) throw error;
      }
    }
    if (options.fetch === false) throw new FetchProblem('was not fetched, as asked for');
    return fetchFrom(url ?? '');
  }

  /** A host that is away is not waited for again and again. */
  async function fetchFrom(url: string): Promise<Buffer> {
    const { host } = new URL(url);
    if ((failures.get(host) ?? 0) >= maxFailures) {
      throw new FetchProblem('was not tried: its host did not answer before');
    }
    try {
      const bytes = await fetchPicture(url, options.network ?? internet);
      failures.delete(host);
      return bytes;
    } catch (error) {
      if (error instanceof FetchProblem && error.isHostAway) {
        failures.set(host, (failures.get(host) ?? 0) + 1);
      }
      throw error;
    }
  }

  async function load(picture: Picture): Promise<ResolvedPicture> {
    try {
      const bytes = await bytesOf(picture);
      const [stored] = await database.transaction((tx) => media.store(tx, [{ bytes }]));
      if (stored?.ok) return { media: stored.id };
      throw new FetchProblem(`can not be used: ${stored?.detail}`);
    } catch (error) {
      if (!(error instanceof FetchProblem)) throw error;
      return { media: placeholderId, problem: error.message };
    }
  }

  async function once(picture: Picture): Promise<ResolvedPicture> {
    const name = nameOf(picture);
    const known = done.get(name);
    if (known) return known;
    const result = await load(picture);
    done.set(name, result);
    return result;
  }

  return {
    async resolve(pictures, known) {
      const result = new Map<Picture, ResolvedPicture>();
      const named = pictures.flatMap(({ media }) => media ?? []);
      const present =
        named.length > 0 ? await loadMediaIds(database, [...new Set(named)]) : new Set<string>();
      const byName = new Map<string, Picture[]>();
      for (const picture of pictures) {
        const { drawing, file, url, media } = picture;
        const old = url === undefined ? undefined : known.get(url);
        if (drawing) result.set(picture, { media: mediaIdOfDrawing(drawing as Drawing) });
        else if (media !== undefined && present.has(media)) result.set(picture, { media });
        else if (old !== undefined) result.set(picture, { media: old });
        else if (media !== undefined && url === undefined && file === undefined) {
          result.set(picture, { media: placeholderId, problem: 'is no picture that the shop has' });
        } else {
          const same = byName.get(nameOf(picture));
          if (same) same.push(picture);
          else byName.set(nameOf(picture), [picture]);
        }
      }
      await inParallel([...byName.values()], atOnce, async (same) => {
        const resolved = await once(same[0] as Picture);
        for (const picture of same) result.set(picture, resolved);
      });
      return result;
    },

    async storeDrawings(tx, pictures) {
      const missing = new Map<string, Drawing>();
      for (const { drawing } of [placeholderPicture, ...pictures]) {
        if (!drawing) continue;
        const id = mediaIdOfDrawing(drawing as Drawing);
        if (!storedDrawings.has(id)) missing.set(id, drawing as Drawing);
      }
      if (missing.size === 0) return;
      const [first] = await media.store(
        tx,
        [...missing.values()].map((drawing) => ({ drawing })),
      );
      if (first && !first.ok) throw new Error(`A drawing was refused: ${first.detail}`);
      for (const id of missing.keys()) storedDrawings.set(id, true);
    },

    forgetDrawings: () => storedDrawings.clear(),

    async fingerprint({ file }) {
      if (file === undefined || options.directory === undefined) return '';
      const found = await pathOf(options.directory, file)
        .then(stat)
        .catch(() => undefined);
      return found ? `${found.size} ${found.mtimeMs}` : 'missing';
    },
  };
}

function nameOf({ file, url }: Picture): string {
  return JSON.stringify([file, url]);
}

async function inParallel<T>(
  values: readonly T[],
  limit: number,
  work: (value: T) => Promise<void>,
): Promise<void> {
  const rest = values.values();
  const worker = async () => {
    for (const value of rest) await work(value);
  };
  await Promise.all(Array.from({ length: Math.min(limit, values.length) }, worker));
}
