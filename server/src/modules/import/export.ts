import { access, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import type { Database } from '../../database/database.ts';
import { type FileAddress, fileAddressOf } from '../file/file.ts';
import { createFileService } from '../file/service.ts';
import {
  attributeLines,
  categoryLines,
  contentLines,
  dealLines,
  giftLines,
  loadMediaBytes,
  loadMediaKinds,
  type MediaKind,
  manufacturerLines,
  parameterLines,
  productLines,
  reviewLines,
  teaserListLines,
  termLines,
  voucherLines,
} from './exporting/store.ts';
import { placeholderId } from './pictures/pictures.ts';

type Json = Readonly<Record<string, unknown>>;

const batchRows = 200;
const rememberedMedia = 50_000;

/**
 * Writes the catalogue in the format that the import takes (docs/import.md), in an order that it
 * takes in one go: drafts and retired goods, past deals and unpublished reviews with the rest.
 * Importing the lines into the same shop changes nothing, into an empty one it makes the same shop.
 *
 * @returns lines with their ends
 */
export async function* exportCatalogue({
  database,
  picturesDirectory,
}: {
  database: Database;
  /** Where photos are written to; without it they are named by their ids in this shop. */
  picturesDirectory?: string | undefined;
}): AsyncGenerator<string> {
  if (picturesDirectory !== undefined) await mkdir(picturesDirectory, { recursive: true });
  const pictures = createMediaWriter(database, picturesDirectory);
  for (const query of [
    attributeLines,
    manufacturerLines,
    categoryLines,
    productLines,
    dealLines,
    reviewLines,
    contentLines,
    termLines,
    parameterLines,
    voucherLines,
    giftLines,
    teaserListLines,
  ]) {
    for await (const rows of database.stream<{ line: Json }>(query, [], batchRows)) {
      await pictures.prepare(rows.map(({ line }) => line));
      for (const { line } of rows) yield `${JSON.stringify(lineOf(line, pictures))}\n`;
    }
  }
}

interface Describe {
  /** What a media id is to an import. */
  describe(media: string, source?: string): Json;
  /** An entry with an address, by the name of the file that was written instead. */
  fileOf(entry: Json): Json;
}

/** The line with pictures in place of media ids, and without what is empty. */
function lineOf(line: Json, pictures: Describe): Json {
  const { type } = line;
  const { describe } = pictures;
  if (type === 'product') return productLine(line, pictures);
  // Teasers may hold any JSON, so nothing is left out of them.
  if (type === 'content') {
    const { rows, ...rest } = line;
    return { ...compact(rest), rows: withPictures(rows, describe) };
  }
  if (typeof line.picture !== 'string') return compact(line);
  return compact({ ...line, picture: describe(line.picture) });
}

function productLine(line: Json, { describe, fileOf }: Describe): Json {
  const energy = line.energy as (Json & { arrowMedia?: string; labelMedia?: string }) | null;
  const items = line.items as readonly (Json & {
    pictures: readonly { media: string; alt?: unknown; source?: string }[];
  })[];
  const { arrowMedia, labelMedia, ...rest } = energy ?? {};
  const withPicture = ({ media, ...entry }: Json) => ({
    ...entry,
    picture: typeof media === 'string' ? describe(media) : undefined,
  });
  const each = (value: unknown, change: (entry: Json) => Json) =>
    (value as readonly Json[]).map(change);
  return compact({
    ...line,
    warnings: each(line.warnings, withPicture),
    documents: each(line.documents, fileOf),
    videos: each(line.videos, (video) => ({
      ...fileOf(withPicture(video)),
      captions: typeof video.captions === 'string' ? fileOf({ url: video.captions }) : undefined,
    })),
    audioSamples: each(line.audioSamples, fileOf),
    labels: each(line.labels, withPicture),
    energy: energy && {
      ...rest,
      arrow: arrowMedia && describe(arrowMedia),
      label: labelMedia && describe(labelMedia),
    },
    items: items.map((item) => ({
      ...item,
      warnings: each(item.warnings, withPicture),
      // The import that reads the file draws its emblem again.
      charger: item.charger && { ...(item.charger as Json), media: undefined },
      pictures: item.pictures.map(({ media, alt, source }) => ({
        ...describe(media, source),
        alt,
      })),
    })),
  });
}

/** Teaser attributes named `image` that hold a media id. */
function withPictures(value: unknown, describe: Describe['describe']): unknown {
  if (Array.isArray(value)) return value.map((entry) => withPictures(entry, describe));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, content]) => {
      if (name !== 'image' || !isMediaHolder(content))
        return [name, withPictures(content, describe)];
      const { media, ...rest } = content;
      return [name, { ...rest, ...describe(media) }];
    }),
  );
}

function isMediaHolder(value: unknown): value is { media: string } {
  return typeof value === 'object' && value !== null && typeof (value as Json).media === 'string';
}

/** Drops what is null: a missing field means the same. */
function compact<T>(value: T): T {
  if (Array.isArray(value)) return value.map(compact) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, content]) => content !== null && content !== undefined)
      .map(([name, content]) => [name, compact(content)]),
  ) as T;
}

const extensions: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'image/svg+xml': 'svg',
};

const mediaNames = new Set(['media', 'picture', 'arrowMedia', 'labelMedia']);

/** Says of media ids and files what an import needs to know, and writes them on the way. */
function createMediaWriter(database: Database, directory: string | undefined) {
  const known = new LRUCache<string, MediaKind>({ max: rememberedMedia });

  async function writePhoto({ id, mime }: MediaKind, folder: string): Promise<void> {
    const path = join(folder, fileName(id, mime));
    // Named by its content: what is there already is the same.
    if (
      await access(path).then(
        () => true,
        () => false,
      )
    )
      return;
    const bytes = await loadMediaBytes(database, id);
    if (bytes) await writeFile(path, bytes);
  }

  const files = createFileService({ database });

  /** Writes the files that the lines name by their addresses in this shop. */
  async function writeFiles(text: string, folder: string): Promise<void> {
    for (const [url] of text.matchAll(/\/downloads\/[0-9a-f]{32}\/[^"]+/g)) {
      const address = fileAddressOf(url);
      const found = address && (await files.find(address.id));
      const bytes = found && (await files.read(address.id, 0, found.size));
      if (bytes) await writeFile(join(folder, nameOf(address)), bytes);
    }
  }

  return {
    async prepare(lines: readonly Json[]): Promise<void> {
      const ids = new Set<string>();
      const text = JSON.stringify(lines, (name, value) => {
        if (mediaNames.has(name) && typeof value === 'string') ids.add(value);
        return value;
      });
      if (directory !== undefined) await writeFiles(text, directory);
      const kinds = await loadMediaKinds(
        database,
        // What is known already is used again: asking for it keeps it.
        [...ids].filter((id) => known.get(id) === undefined),
      );
      for (const kind of kinds) {
        known.set(kind.id, kind);
        if (directory !== undefined && kind.drawing === null) await writePhoto(kind, directory);
      }
    },

    fileOf(entry: Json): Json {
      const { url, ...rest } = entry;
      const address = typeof url === 'string' ? fileAddressOf(url) : undefined;
      if (address === undefined || directory === undefined) return entry;
      return { ...rest, file: nameOf(address) };
    },

    describe(media: string, source?: string): Json {
      const kind = known.get(media);
      const url = source === undefined ? {} : { url: source };
      // An address that could not be fetched is worth another try.
      if (source !== undefined && media === placeholderId) return url;
      if (kind?.drawing) return { drawing: kind.drawing };
      if (kind === undefined || directory === undefined) return { media, ...url };
      return { file: fileName(media, kind.mime), ...url };
    },
  };
}

const nameOf = ({ id, extension }: FileAddress) => `${id}.${extension}`;

function fileName(id: string, mime: string): string {
  return `${id}.${extensions[mime] ?? 'bin'}`;
}
