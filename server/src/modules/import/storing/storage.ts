import { randomUUID } from 'node:crypto';
import type { Connection, Database } from '../../../database/database.ts';
import { isSacrificed } from '../../../database/retried.ts';
import { appendChanges } from '../../outbox/service.ts';
import type { Currencies } from '../../storefront/storefront.ts';
import { lineTypes, type Picture } from '../format/lines.ts';
import type { Place, Problem } from '../format/rules.ts';
import { type Pictures, placeholderId, type ResolvedPicture } from '../pictures/pictures.ts';
import type { Tally } from '../tally.ts';
import { createAnnouncer } from './announcer.ts';
import type { PlannedItem } from './itemUpdates.ts';
import { type Known, loadKnown } from './known.ts';
import { lineOf, nameOf, type Pending, placeOf } from './pending.ts';
import { type Batch, batchOf, type Plan, type Planned, pendingsOf, planBatch } from './plan.ts';
import { dropValues, type FileContent, retireCategoriesOf, retireMissing } from './retire.ts';
import { updateBestPrices } from './store.ts';
import { writeBatch } from './write.ts';

/** Where an import's lines go: one transaction for each batch. */
export interface Storage {
  /**
   * Stores a batch; when the database refuses one of its lines, the others are kept.
   * `onWaiting` gets the lines whose references do not exist yet, `onRefused` the refused.
   */
  store(batch: Batch, listeners: StorageListeners): Promise<void>;
  /** After the whole file was read: gives up what it dropped, and with `retires` what it lacks. */
  finish(file: FileContent, retires: boolean): Promise<void>;
  /** Tells readers what they were not told yet; also after a failure. */
  announceRest(): Promise<void>;
}

interface StorageListeners {
  onWaiting(pending: Pending, problem: Problem, place: Place): Promise<void>;
  onRefused(pending: Pending, reason: string, path?: string): void;
}

const statementTimeoutMs = 10 * 60_000;
const maxAttempts = 4;

export async function createStorage({
  database,
  pictures,
  tally,
  now,
  currencies,
  marksUnchanged,
}: {
  database: Database;
  pictures: Pictures;
  tally: Tally;
  now: Date;
  currencies: Currencies;
  marksUnchanged: boolean;
}): Promise<Storage> {
  const run = randomUUID();
  const outbox = createAnnouncer();
  let known: Known = await loadKnown(database);

  async function store(batch: Batch, listeners: StorageListeners, attempt: number): Promise<void> {
    const pendings = pendingsOf(batch);
    if (pendings.length === 0) return;
    try {
      await storeOnce(batch, listeners);
    } catch (error) {
      known = await loadKnown(database);
      pictures.forgetDrawings();
      outbox.noteRollback();
      if (isSacrificed(error) && attempt < maxAttempts) return store(batch, listeners, attempt + 1);
      const reason = refusalOf(error);
      if (reason === undefined) throw error;
      const [only] = pendings;
      if (pendings.length === 1 && only) return listeners.onRefused(only, reason);
      const middle = Math.ceil(pendings.length / 2);
      await store(batchOf(pendings.slice(0, middle)), listeners, 1);
      await store(batchOf(pendings.slice(middle)), listeners, 1);
    }
  }

  async function storeOnce(batch: Batch, listeners: StorageListeners): Promise<void> {
    const wanted = await planBatch(database, known, batch);
    const shown = plannedOf(wanted).flatMap(({ pending }) =>
      pending.pictures.map(({ picture }) => picture),
    );
    const resolved = await pictures.resolve(shown, fetchedBefore(wanted));
    // Goods are worth more than their pictures; a setting that is one is nothing without it.
    const lacking = wanted.parameter.filter(({ pending }) => lacksPicture(pending, resolved));
    const plan = {
      ...wanted,
      parameter: wanted.parameter.filter((planned) => !lacking.includes(planned)),
    };
    const written = await database.transaction(
      async (tx) => {
        await pictures.storeDrawings(tx, shown);
        const result = await writeBatch(tx, plan, {
          now,
          currencies,
          run,
          marksUnchanged,
          mediaOf: (picture) => resolved.get(picture)?.media ?? placeholderId,
          hashOf: (pending) => (lacksPicture(pending, resolved) ? '' : pending.hash),
        });
        await appendChanges(tx, outbox.announce(result.changes));
        return result;
      },
      // The announcer remembers, and lines are tried again here, below.
      { statementTimeoutMs, isOnce: true },
    );
    for (const type of lineTypes) {
      for (const { pending, isNew } of plan[type]) {
        const changed: ReadonlySet<Pending> = written.changed;
        tally.count(type, isNew ? 'created' : changed.has(pending) ? 'updated' : 'unchanged');
      }
    }
    for (const { type } of plan.unchanged) tally.count(type, 'unchanged');
    for (const item of plan.item) warnOfIgnored(item, tally);
    for (const { pending } of plannedOf(plan)) warnOfPictures(pending, resolved, tally);
    for (const { pending } of lacking) refuseForPictures(pending, resolved, listeners);
    for (const { pending, problem } of plan.waiting) {
      await listeners.onWaiting(pending, problem, placeOf(pending, problem));
    }
    tally.tick();
  }

  return {
    store: (batch, listeners) => store(batch, listeners, 1),

    async finish(file, retires) {
      const work = async (tx: Connection): Promise<void> => {
        const changes = await dropValues(tx, file, known.attributes, tally);
        changes.push(...(await retireCategoriesOf(tx, file, tally, now)));
        if (retires) changes.push(...(await retireMissing(tx, file, tally, run, now)));
        for (const key of await updateBestPrices(tx)) changes.push({ kind: 'product', key });
        await appendChanges(tx, outbox.announce(changes));
      };
      await database.transaction(work, { statementTimeoutMs, isOnce: true });
    },

    async announceRest() {
      const rest = outbox.rest();
      if (rest.length > 0) await database.transaction((tx) => appendChanges(tx, rest));
    },
  };
}

const plannedOf = (plan: Plan): Planned[] => lineTypes.flatMap((type): Planned[] => plan[type]);

/** Addresses whose pictures the products' items show already. */
function fetchedBefore(plan: Plan): ReadonlyMap<string, string> {
  const fetched = new Map<string, string>();
  for (const { storedItems } of plan.product) {
    for (const { media, source } of storedItems.flatMap((item) => item.pictures)) {
      if (source !== undefined && media !== placeholderId) fetched.set(source, media);
    }
  }
  return fetched;
}

type Resolved = ReadonlyMap<Picture, ResolvedPicture>;

function problemOf(resolved: Resolved, picture: Picture): string | undefined {
  const found = resolved.get(picture);
  return found && 'problem' in found ? found.problem : undefined;
}

function lacksPicture(pending: Pending, resolved: Resolved): boolean {
  return pending.pictures.some(({ picture }) => problemOf(resolved, picture) !== undefined);
}

function refuseForPictures(
  pending: Pending,
  resolved: Resolved,
  { onRefused }: StorageListeners,
): void {
  for (const { path, picture } of pending.pictures) {
    const reason = `${nameOfPicture(picture)} ${problemOf(resolved, picture)}`;
    onRefused(pending, reason, path);
  }
}

const nameOfPicture = ({ url, file, media }: Picture): string =>
  (url ?? file ?? media ?? '').slice(0, 300);

function warnOfPictures(pending: Pending, resolved: Resolved, tally: Tally): void {
  const told = new Set<string>();
  for (const { path, picture } of pending.pictures) {
    const problem = problemOf(resolved, picture);
    const name = nameOfPicture(picture);
    if (problem === undefined || told.has(name)) continue;
    told.add(name);
    const reason = `${name} ${problem}: a drawn placeholder stands in`;
    tally.warn({ ...placeOf(pending, { path, reason }), ...nameOf(lineOf(pending)), reason });
  }
}

function warnOfIgnored(
  { pending, unsold, idleTiers, endedListPrices }: PlannedItem,
  tally: Tally,
): void {
  const warn = (path: string, reason: string) =>
    tally.warn({
      ...placeOf(pending, { path, reason }),
      ...nameOf(lineOf(pending)),
      reason,
    });
  for (const storefront of unsold) {
    const reason = `is not sold in "${storefront}", which its product's line would have to say: ignored`;
    warn(`prices.${storefront}.cents`, reason);
  }
  for (const path of idleTiers) {
    warn(path, 'has a tier that is not below the price, so nobody reaches it');
  }
  for (const path of endedListPrices) {
    warn(path, 'is not below the recommended price, which ends with it');
  }
}

/** Why PostgreSQL refuses a line's values, if it does: such a line is the file's fault, not ours. */
function refusalOf(error: unknown): string | undefined {
  const { code, message } = error as { code?: unknown; message?: string };
  const isRefusal = typeof code === 'string' && /^(22|23|54)...$/.test(code);
  return isRefusal ? `the database refuses it: ${message}` : undefined;
}
