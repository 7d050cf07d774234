import { access, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../../database/database.ts';
import {
  attributeLines,
  categoryLines,
  contentLines,
  loadMediaBytes,
  loadMediaKinds,
  type MediaKind,
  manufacturerLines,
  parameterLines,
  productLines,
  reviewLines,
  termLines,
} from './exporting/store.ts';
import { placeholderId } from './pictures/pictures.ts';

type Json = Readonly<Record<string, unknown>>;

const batchRows = 200;
const rememberedMedia = 50_000;

/**
 * Writes the catalogue in the format that the import takes (docs/import.md), in an order that it
 * takes in one go. Importing the lines into the same shop changes nothing. What is retired is left
 * out.
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
  const pictures = createPictureWriter(database, picturesDirectory);
  for (const query of [
    attributeLines,
    manufacturerLines,
    categoryLines,
    productLines,
    reviewLines,
    contentLines,
    termLines,
    parameterLines,
  ]) {
    for await (const rows of database.stream<{ line: Json }>(query, [], batchRows)) {
      await pictures.prepare(rows.map(({ line }) => line));
      for (const { line } of rows) yield `${JSON.stringify(lineOf(line, pictures.describe))}\n`;
    }
  }
}

type Describe = (media: string, source?: string) => Json;

/** The line with pictures in place of media ids, and without what is empty. */
function lineOf(line: Json, describe: Describe): Json {
  const { type } = line;
  if (type === 'product') return productLine(line, describe);
  if (type === 'content') return compact({ ...line, rows: withPictures(line.rows, describe) });
  if (typeof line.picture !== 'string') return compact(line);
  return compact({ ...line, picture: describe(line.picture) });
}

function productLine(line: Json, describe: Describe): Json {
  const energy = line.energy as (Json & { labelMedia?: string }) | null;
  const items = line.items as readonly (Json & {
    pictures: readonly { media: string; alt?: unknown; source?: string }[];
  })[];
  const { labelMedia, ...rest } = energy ?? {};
  return compact({
    ...line,
    energy: energy && { ...rest, label: labelMedia && describe(labelMedia) },
    items: items.map((item) => ({
      ...item,
      pictures: item.pictures.map(({ media, alt, source }) => ({
        ...describe(media, source),
        alt,
      })),
    })),
  });
}

/** Teaser attributes named `image` that hold a media id. */
function withPictures(value: unknown, describe: Describe): unknown {
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

/** Says of media ids what an import needs to know, and writes photos on the way. */
function createPictureWriter(database: Database, directory: string | undefined) {
  const known = new Map<string, MediaKind>();

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

  return {
    async prepare(lines: readonly Json[]): Promise<void> {
      if (known.size > rememberedMedia) known.clear();
      const ids = new Set<string>();
      JSON.stringify(lines, (name, value) => {
        if (['media', 'picture', 'labelMedia'].includes(name) && typeof value === 'string')
          ids.add(value);
        return value;
      });
      const kinds = await loadMediaKinds(
        database,
        [...ids].filter((id) => !known.has(id)),
      );
      for (const kind of kinds) {
        known.set(kind.id, kind);
        if (directory !== undefined && kind.drawing === null) await writePhoto(kind, directory);
      }
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

function fileName(id: string, mime: string): string {
  return `${id}.${extensions[mime] ?? 'bin'}`;
}
