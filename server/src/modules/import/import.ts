import { randomUUID } from 'node:crypto';
import { dirname } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type Clock, systemClock } from '../../clock.ts';
import type { Connection, Database } from '../../database/database.ts';
import type { MediaService } from '../media/service.ts';
import { appendChanges, type Change } from '../outbox/outbox.ts';
import { type ImportSource, openSource } from './entries.ts';
import type { Network } from './fetchPicture.ts';
import { type Known, loadKnown } from './known.ts';
import { isLineType, type LineType, lineRules, lineTypes, type Picture } from './lines.ts';
import { hashOf, type Pending, picturesOf } from './pending.ts';
import { createPictures, placeholderId, type ResolvedPicture } from './pictures.ts';
import { type Batch, emptyBatch, planBatch } from './plan.ts';
import { dropValues, type FileContent, retireMissing } from './retire.ts';
import { Findings, type Problem, quote } from './rules.ts';
import { SeenIds } from './seen.ts';
import type { Entry } from './source.ts';
import { Spool, type Waiting } from './spool.ts';
import { takeLock } from './store.ts';
import { type ImportFormat, type ImportReport, type Listeners, Tally } from './tally.ts';
import { writeBatch } from './write.ts';

export { UnusableFileError } from './source.ts';
export type { ImportFormat, ImportProgress, ImportReport, Remark } from './tally.ts';

export interface ImportOptions extends Listeners {
  readonly database: Database;
  readonly media: Pick<MediaService, 'store'>;
  readonly source: ImportSource;
  /** Told from the content when not given. */
  readonly format?: ImportFormat | undefined;
  /** Take out of the shop what the file no longer has, of the types that occur in it. */
  readonly replace?: boolean | undefined;
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

const batchLines = 400;
const batchBytes = 3_000_000;
/** So many changes are told one by one; readers of more rebuild everything at once. */
const toldSingly = 2_000;
/** In a long import readers rebuild after so many changes, in case that it never ends. */
const rebuildEvery = 20_000;
const statementTimeoutMs = 10 * 60_000;

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
    await delay(300);
  }
}

async function run(options: ImportOptions, tally: Tally): Promise<ImportReport> {
  const { database, source, replace = false } = options;
  const now = (options.clock ?? systemClock).now();
  const directory =
    options.pictures?.directory ?? (typeof source === 'string' ? dirname(source) : undefined);
  const pictures = createPictures(database, options.media, { ...options.pictures, directory });
  const runId = randomUUID();
  const seen = new SeenIds();
  const file = {
    types: new Set<string>(),
    refused: [] as { type: string; id: string }[],
    terms: new Set<string>(),
    values: new Map<string, ReadonlySet<string>>(),
    /** Lines that can't be told from any record: with one of them nothing is missed for sure. */
    unreadable: 0,
  } satisfies FileContent & { unreadable: number };
  let known: Known = await loadKnown(database);
  const outbox = createAnnouncer();

  tally.enter('reading');
  const { format, entries } = await openSource(source, options.format, tally);
  try {
    let waiting = await consume(entries, true);
    while (waiting.count > 0) {
      tally.enter('references');
      const before = waiting.count;
      const next = await consume(entriesOf(waiting), false);
      await waiting.remove();
      waiting = next;
      if (next.count === before) break;
    }
    for await (const { problem, place, line, value } of waiting.read()) {
      refuse({ line, value, locate: () => place }, [problem]);
    }
    await waiting.remove();
    await finish();
  } finally {
    const rest = outbox.rest();
    if (rest.length > 0) await database.transaction((tx) => appendChanges(tx, rest));
  }
  tally.enter('done');
  return tally.report(format);

  /** Stores what can be stored; returns the lines that wait for something. */
  async function consume(from: AsyncIterable<Entry>, isFirst: boolean): Promise<Spool> {
    const spool = new Spool();
    let batch = emptyBatch();
    let lines = 0;
    let bytes = 0;
    const flush = async () => {
      await store(batch, spool);
      batch = emptyBatch();
      lines = 0;
      bytes = 0;
    };
    for await (const entry of from) {
      const pending = await read(entry, isFirst, batch);
      if (!pending) continue;
      lines++;
      bytes += pending.bytes;
      if (lines >= batchLines || bytes >= batchBytes) await flush();
    }
    await flush();
    return spool;
  }

  /** Checks one line as far as it can be checked by itself, and puts it into the batch. */
  async function read(entry: Entry, isFirst: boolean, batch: Batch): Promise<Pending | undefined> {
    if ('problem' in entry) {
      refuse(entry, [entry.problem]);
      return undefined;
    }
    const findings = new Findings(now);
    const { type, ...content } = (entry.value ?? {}) as { type?: unknown };
    if (!isLineType(type)) {
      const reason = type === undefined ? 'is missing' : `must be one of ${lineTypes.join(', ')}`;
      refuse(entry, [{ path: 'type', reason }]);
      return undefined;
    }
    const value = lineRules[type].read(content, '', findings);
    if (isFirst) {
      for (const { path, reason } of findings.warnings) {
        tally.warn({ ...place(entry, path), ...nameOf(entry.value), reason });
      }
    }
    if (findings.problems.length > 0) {
      refuse(entry, findings.problems);
      return undefined;
    }
    const line = { type, value } as Parameters<typeof picturesOf>[0];
    if (isFirst) {
      const before = seen.lineOf(keyOf(line), entry.line);
      if (before !== undefined) {
        refuse(entry, [{ path: 'id', reason: `was already in line ${before}` }]);
        return undefined;
      }
    }
    remember(line);
    const placed = picturesOf(line);
    const files = await Promise.all(placed.map(({ picture }) => pictures.fingerprint(picture)));
    const json = JSON.stringify(value);
    const pending = {
      value,
      raw: entry.value,
      line: entry.line,
      locate: entry.locate,
      hash: hashOf(json, files.join()),
      bytes: json.length,
      pictures: placed,
    };
    (batch[type] as Pending[]).push(pending);
    return pending;
  }

  function remember(line: Parameters<typeof picturesOf>[0]): void {
    file.types.add(line.type);
    if (line.type === 'search-term') file.terms.add(keyOf(line).slice('search-term '.length));
    if (line.type === 'attribute') {
      file.values.set(line.value.id, new Set(line.value.values.map(({ id }) => id)));
    }
  }

  function refuse(
    entry: Pick<Entry, 'line' | 'locate'> & { value?: unknown },
    problems: readonly Problem[],
  ): void {
    const name = nameOf(entry.value);
    tally.refused++;
    if (name.type !== undefined) file.types.add(name.type);
    if (name.type !== undefined && name.id !== undefined) {
      file.refused.push({ type: name.type, id: name.id });
    } else file.unreadable++;
    for (const { path, reason } of problems) {
      tally.refuse({ ...place(entry, path), ...name, reason });
    }
  }

  /** Stores a batch in one transaction; when the database refuses a line, the others are kept. */
  async function store(batch: Batch, spool: Spool, attempt = 1): Promise<void> {
    const pendings = lineTypes.flatMap((type) =>
      batch[type].map((pending) => ({ type, pending: pending as Pending })),
    );
    if (pendings.length === 0) return;
    try {
      await storeOnce(batch, spool);
    } catch (error) {
      known = await loadKnown(database);
      pictures.forgetDrawings();
      outbox.forget();
      if (isTransient(error) && attempt < 4) return store(batch, spool, attempt + 1);
      const reason = refusalOf(error);
      if (reason === undefined) throw error;
      const [only] = pendings;
      if (pendings.length === 1 && only) {
        const { line, locate, raw } = only.pending;
        refuse({ line, locate, value: raw }, [{ path: '', reason }]);
        return;
      }
      const middle = Math.ceil(pendings.length / 2);
      await store(batchOf(pendings.slice(0, middle)), spool);
      await store(batchOf(pendings.slice(middle)), spool);
    }
    tally.tick();
  }

  async function storeOnce(batch: Batch, spool: Spool): Promise<void> {
    const plan = await planBatch(database, known, batch);
    const planned = [
      ...[plan.attribute, plan.manufacturer, plan.category, plan.product].flat(),
      ...[plan.review, plan.content, plan['search-term'], plan.parameter].flat(),
    ] as { pending: Pending; isNew: boolean }[];
    const shown = planned.flatMap(({ pending }) => pending.pictures.map(({ picture }) => picture));
    const fetched = new Map(
      plan.product.flatMap(({ storedItems }) =>
        storedItems.flatMap((item) =>
          item.pictures.flatMap(({ media, source }) =>
            source === undefined || media === placeholderId ? [] : [[source, media] as const],
          ),
        ),
      ),
    );
    const resolved = await pictures.resolve(shown, fetched);
    const lacking = (pending: Pending) =>
      pending.pictures.some(({ picture }) => problemOf(resolved, picture) !== undefined);
    const written = await database.transaction(
      async (tx) => {
        await pictures.storeDrawings(tx, shown);
        const result = await writeBatch(tx, plan, {
          now,
          run: runId,
          marksUnchanged: replace,
          mediaOf: (picture) => resolved.get(picture)?.media ?? placeholderId,
          hashOf: (pending) => (lacking(pending) ? '' : pending.hash),
        });
        await appendChanges(tx, outbox.announce(result.changes));
        return result;
      },
      { statementTimeoutMs },
    );
    for (const type of lineTypes) {
      for (const { pending, isNew } of plan[type] as { pending: Pending; isNew: boolean }[]) {
        const outcome = isNew ? 'created' : written.changed.has(pending) ? 'updated' : 'unchanged';
        tally.count(type, outcome);
      }
    }
    for (const { type } of plan.unchanged) tally.count(type, 'unchanged');
    for (const { pending } of planned) warnOfPictures(pending, resolved);
    for (const { pending, problem } of plan.waiting) {
      const { line, raw, locate } = pending;
      const where = place({ line, locate }, problem.path);
      await spool.add({ line, value: raw, place: where, problem });
    }
  }

  function warnOfPictures(pending: Pending, resolved: ReadonlyMap<Picture, ResolvedPicture>): void {
    for (const { path, picture } of pending.pictures) {
      const problem = problemOf(resolved, picture);
      if (problem === undefined) continue;
      const name = quote(picture.url ?? picture.file ?? picture.media ?? '');
      const reason = `${name} ${problem}: a drawn placeholder stands in`;
      tally.warn({ ...place(pending, path), ...nameOf(pending.raw), reason });
    }
  }

  async function finish(): Promise<void> {
    const retires = replace && file.unreadable === 0;
    if (replace && !retires) {
      const reason = 'some lines could not be read at all, so nothing was retired';
      tally.warn({ line: 0, field: '', reason });
    }
    if (retires) tally.enter('retiring');
    const work = async (tx: Connection): Promise<void> => {
      const changes = await dropValues(tx, file, known.attributes, tally);
      if (retires) changes.push(...(await retireMissing(tx, file, tally, runId, now)));
      await appendChanges(tx, outbox.announce(changes));
    };
    await database.transaction(work, { statementTimeoutMs });
  }
}

function place(entry: Pick<Entry, 'line' | 'locate'>, path: string) {
  return entry.locate?.(path) ?? { line: entry.line, field: path };
}

function problemOf(resolved: ReadonlyMap<Picture, ResolvedPicture>, picture: Picture) {
  const found = resolved.get(picture);
  return found && 'problem' in found ? found.problem : undefined;
}

async function* entriesOf(spool: Spool): AsyncGenerator<Entry> {
  for await (const { line, value, place: where } of spool.read() as AsyncIterable<Waiting>) {
    yield { line, value, locate: (path) => ({ ...where, field: path }) };
  }
}

function batchOf(pendings: readonly { type: LineType; pending: Pending }[]): Batch {
  const batch = emptyBatch();
  for (const { type, pending } of pendings) (batch[type] as Pending[]).push(pending);
  return batch;
}

/** What tells the records of a type apart. */
function keyOf({ type, value }: Parameters<typeof picturesOf>[0]): string {
  if (type === 'content') return [type, value.path, value.storefront, value.language].join(' ');
  if (type === 'search-term') {
    const { kind, storefront, language, term } = value;
    return `${type} ${[kind, storefront, language, term].join('\n')}`;
  }
  if (type === 'parameter') return [type, value.name, value.entry, value.storefront].join('\n');
  return `${type} ${value.id}`;
}

/** Type and id of a line as far as they can be told, for the report. */
function nameOf(value: unknown): { type?: string; id?: string } {
  if (typeof value !== 'object' || value === null) return {};
  const { type, id, path, name } = value as Record<string, unknown>;
  const named = [id, path, name].find((part) => typeof part === 'string');
  return {
    ...(isLineType(type) && { type }),
    ...(typeof named === 'string' && { id: named.slice(0, 80) }),
  };
}

/** Why PostgreSQL refuses a line's values, if it does: such a line is the file's fault, not ours. */
function refusalOf(error: unknown): string | undefined {
  const { code, message } = error as { code?: unknown; message?: string };
  const isRefusal = typeof code === 'string' && /^(22|23|54)...$/.test(code);
  return isRefusal ? `the database refuses it: ${message}` : undefined;
}

/** A deadlock or serialization failure: the same work may succeed when it is done again. */
function isTransient(error: unknown): boolean {
  const { code } = error as { code?: unknown };
  return code === '40P01' || code === '40001';
}

/** Decides how changes are told: one by one while they are few, else as "everything". */
function createAnnouncer() {
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
