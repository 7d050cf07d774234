import { createHash } from 'node:crypto';
import { join } from 'node:path';
import sharp from 'sharp';
import type { PictureExtension, PictureFormat } from '../../../contract/index.ts';
import type { Connection } from '../../database/database.ts';
import { createDiskCache, whyNotWritable } from './diskCache.ts';
import { basicDrawings, type Drawing, type Drawings, drawingsVersion } from './drawing/drawings.ts';
import { isOffered, mimeOf } from './formats.ts';
import { inspectPicture, type PictureProblem } from './inspect.ts';
import { createJobQueue } from './queue.ts';
import { type Original, renderPicture } from './render.ts';
import { addMedia, loadMedia, type MediaRow } from './store.ts';

export { basicDrawings, type Drawing, type Drawings } from './drawing/drawings.ts';

/** Raised when render.ts makes other bytes of the same picture, so that caches ask again. */
const pipelineVersion = 1;

/** Drawings have no size of their own; this is what their rows tell. */
const drawnSide = 1600;

export type MediaSource = { readonly bytes: Buffer } | { readonly drawing: unknown };

export type StoredMedia =
  | { readonly ok: true; readonly id: string; readonly width: number; readonly height: number }
  | {
      readonly ok: false;
      readonly problem: PictureProblem | 'unknown-drawing';
      readonly detail: string;
    };

export interface RenderedPicture {
  readonly bytes: Buffer;
  readonly mime: string;
}

export interface MediaService {
  /** The drawings that it can make. */
  readonly drawings: Drawings;
  /**
   * Keeps pictures, in the caller's transaction; the same picture twice is one row. The answers
   * stand in the order of `sources`; a refused one does not hold back the others.
   */
  store(tx: Connection, sources: readonly MediaSource[]): Promise<StoredMedia[]>;
  /**
   * The entity tag of a picture, whether or not it was made yet.
   * @returns undefined when no picture can have this address
   */
  etagOf(mediaId: string, format: PictureFormat, extension: PictureExtension): string | undefined;
  /**
   * One picture in one format: from the disk, or made now and kept there (ruling 13).
   * @returns undefined when there is no such picture or format; 'busy' when too many are waiting
   */
  render(
    mediaId: string,
    format: PictureFormat,
    extension: PictureExtension,
  ): Promise<RenderedPicture | 'busy' | undefined>;
}

const renderedFolder = (directory: string) => join(directory, 'media');

/**
 * Why rendered pictures cannot be kept, so that each is made anew whenever it is asked for.
 *
 * @param directory KREIDE_DATA
 * @returns the operating system's word for it, such as `EACCES`; undefined where nothing is in the way
 */
export const whyNotKept = (directory: string): Promise<string | undefined> =>
  whyNotWritable(renderedFolder(directory));

export function createMediaService({
  database,
  directory,
  log,
  drawings = basicDrawings,
  concurrency = 2,
  waiting = 400,
}: {
  database: Connection;
  /** KREIDE_DATA: pictures are kept in its folder `media`. */
  directory: string;
  log: Pick<Console, 'warn'>;
  /** @default those that every shop has */
  drawings?: Drawings | undefined;
  concurrency?: number;
  waiting?: number;
}): MediaService {
  // One thread for each picture: several at once use the cores better than one on all of them.
  sharp.concurrency(1);
  const cache = createDiskCache(renderedFolder(directory), log);
  const queue = createJobQueue({ concurrency, waiting });
  const underway = new Map<string, Promise<RenderedPicture | 'busy' | undefined>>();

  async function made(
    mediaId: string,
    format: PictureFormat,
    extension: PictureExtension,
    key: string,
  ): Promise<Buffer | 'busy' | undefined> {
    const row = await loadMedia(database, mediaId);
    if (!row) return undefined;
    const original = originalOf(row, drawings);
    const answer = await queue.run(async () => {
      try {
        if (!original) throw new Error('The drawing is unknown to this version');
        return { bytes: await renderPicture(original, format, extension), isTrue: true };
      } catch (error) {
        log.warn(`Picture ${mediaId} could not be rendered; showing the placeholder`, error);
        return { bytes: await renderPicture(placeholder, format, extension), isTrue: false };
      }
    });
    if (answer === 'busy') return 'busy';
    if (answer.isTrue) await cache.write(key, answer.bytes);
    return answer.bytes;
  }

  return {
    drawings,

    async store(tx, sources) {
      const inspected = await Promise.all(sources.map((source) => inspect(source, drawings)));
      const rows = new Map<string, MediaRow>();
      for (const answer of inspected) if ('row' in answer) rows.set(answer.row.id, answer.row);
      if (rows.size > 0) await addMedia(tx, [...rows.values()]);
      return inspected.map((answer) =>
        'row' in answer
          ? { ok: true, id: answer.row.id, width: answer.row.width, height: answer.row.height }
          : answer,
      );
    },

    etagOf: (mediaId, format, extension) =>
      isMediaId(mediaId) && isOffered(format, extension)
        ? `"${mediaId}.${format}.${pipelineVersion}"`
        : undefined,

    async render(mediaId, format, extension) {
      if (!isMediaId(mediaId) || !isOffered(format, extension)) return undefined;
      const key = `${mediaId.slice(0, 2)}/${mediaId}/${pipelineVersion}-${format}.${extension}`;
      const already = underway.get(key);
      if (already) return already;
      const answer = (async () => {
        const bytes = (await cache.read(key)) ?? (await made(mediaId, format, extension, key));
        if (bytes === undefined || bytes === 'busy') return bytes;
        return { bytes, mime: mimeOf[extension] };
      })().finally(() => underway.delete(key));
      underway.set(key, answer);
      return answer;
    },
  };
}

/**
 * A picture as JPEG for a document that is written now and kept elsewhere.
 *
 * @returns undefined where it is gone or can't be decoded
 */
export async function pictureForPaper(
  connection: Connection,
  mediaId: string,
  format: PictureFormat,
): Promise<Buffer | undefined> {
  const row = await loadMedia(connection, mediaId);
  const original = row && originalOf(row, basicDrawings);
  return original && renderPicture(original, format, 'jpeg').catch(() => undefined);
}

const placeholder: Original = {
  draw: (size) => basicDrawings.draw({ kind: 'placeholder' }, size),
};

const isMediaId = (id: string): boolean => /^[0-9a-f]{32}$/.test(id);

const hashed = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 32);

/** The id that a drawing gets: what it shows and which version of the drawings shows it. */
export const mediaIdOfDrawing = (drawing: Drawing): string =>
  hashed(`drawing ${drawingsVersion} ${canonical(drawing)}`);

/** JSON with its keys in order, so that the order of writing makes no second picture. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
    return `{${entries.map(([key, entry]) => `${JSON.stringify(key)}:${canonical(entry)}`).join(',')}}`;
  }
  return JSON.stringify(value);
}

async function inspect(
  source: MediaSource,
  drawings: Drawings,
): Promise<{ row: MediaRow } | Extract<StoredMedia, { ok: false }>> {
  if ('drawing' in source) {
    const { drawing } = source;
    if (!drawings.isDrawing(drawing)) {
      const detail = drawings.problems(drawing).join('; ');
      return { ok: false, problem: 'unknown-drawing', detail };
    }
    const id = mediaIdOfDrawing(drawing);
    const row = {
      id,
      mime: 'image/svg+xml',
      bytes: null,
      drawing,
      width: drawnSide,
      height: drawnSide,
    };
    return { row };
  }
  const { bytes } = source;
  const inspection = await inspectPicture(bytes);
  if (!inspection.ok) {
    return { ok: false, problem: inspection.problem, detail: problemTexts[inspection.problem] };
  }
  const { mime, width, height } = inspection;
  return { row: { id: hashed(bytes), mime, bytes, drawing: null, width, height } };
}

/** English, for the import's report. */
const problemTexts: Readonly<Record<PictureProblem, string>> = {
  empty: 'the file is empty',
  'too-many-bytes': 'the file is larger than 25 MB (vector files: 2 MB)',
  'not-a-picture': 'the file is no picture, or it is damaged',
  'format-not-supported': 'only JPEG, PNG, WebP, AVIF and SVG are taken',
  'too-many-pixels': 'the picture has more than 50 megapixels',
  'unsafe-svg': 'the vector file holds scripts, entities or references to other files',
};

function originalOf(row: MediaRow, drawings: Drawings): Original | undefined {
  if (row.bytes !== null) {
    return { bytes: row.bytes, mime: row.mime, width: row.width, height: row.height };
  }
  const { drawing } = row;
  return drawings.isDrawing(drawing) ? { draw: (size) => drawings.draw(drawing, size) } : undefined;
}
