import type { Drawings } from '../media/service.ts';
import type { Currencies } from '../storefront/storefront.ts';
import type { Attachments } from './attachments.ts';
import type { Entry } from './files/source.ts';
import { isLineType, type Line, type LineType, lineRules, lineTypes } from './format/lines.ts';
import { Findings, type Place, type Problem } from './format/rules.ts';
import type { Pictures } from './pictures/pictures.ts';
import { SeenIds } from './seen.ts';
import { Spool, type Waiting } from './spool.ts';
import {
  hashOf,
  keyOf,
  lineOf,
  nameOf,
  type Pending,
  picturesOf,
  placeOf,
  termKeyOf,
} from './storing/pending.ts';
import { addTo, emptyBatch } from './storing/plan.ts';
import type { FileContent } from './storing/retire.ts';
import type { Storage } from './storing/storage.ts';
import type { Tally } from './tally.ts';

const batchLines = 400;
const batchBytes = 3_000_000;
/** So many reasons are counted; of a file with more the others are told line by line. */
const maxCounted = 10_000;

/** One file while it is read: from entries to batches, with what it teaches about itself. */
export class Reading {
  readonly file: FileContent & {
    readonly types: Set<string>;
    readonly refused: { type: string; id: string }[];
    readonly terms: Set<string>;
    readonly unpublishedCategories: Set<string>;
    readonly values: Map<string, ReadonlySet<string>>;
    readonly parents: Map<string, string>;
  } = {
    types: new Set(),
    refused: [],
    terms: new Set(),
    unpublishedCategories: new Set(),
    values: new Map(),
    parents: new Map(),
  };
  /** Lines that can't be told from any record: with one of them nothing is missed for sure. */
  unreadable = 0;
  readonly #storage: Storage;
  readonly #pictures: Pictures;
  readonly #attachments: Attachments;
  readonly #tally: Tally;
  readonly #now: Date;
  readonly #drawings: Drawings;
  /** Part of what a line says: its prices mean something else in another currency. */
  readonly #currencies: string;
  readonly #seen = new SeenIds();

  constructor(
    storage: Storage,
    pictures: Pictures,
    attachments: Attachments,
    tally: Tally,
    {
      now,
      currencies,
      drawings,
    }: { readonly now: Date; readonly currencies: Currencies; readonly drawings: Drawings },
  ) {
    this.#storage = storage;
    this.#pictures = pictures;
    this.#attachments = attachments;
    this.#tally = tally;
    this.#now = now;
    this.#drawings = drawings;
    this.#currencies = Object.entries(currencies).sort().join();
  }

  /** Lines whose references come later are done again, as long as that gets some of them further. */
  async readAll(entries: AsyncIterable<Entry>): Promise<void> {
    let waiting = new Spool();
    try {
      await this.#consume(entries, waiting, true);
      for (let before = 0; waiting.count > 0 && waiting.count !== before; ) {
        this.#tally.enter('references');
        before = waiting.count;
        const next = new Spool();
        await this.#consume(entriesOf(waiting), next, false);
        await waiting.remove();
        waiting = next;
      }
      await this.#refuseAll(waiting);
    } finally {
      await waiting.remove();
    }
  }

  /** Lines whose references never came: what many lack is told of the first of them, with their number. */
  async #refuseAll(waiting: Spool): Promise<void> {
    const reasonOf = ({ value, problem }: Waiting) => this.#circleOf(value) ?? problem.reason;
    const counts = new Map<string, number>();
    for await (const one of waiting.read()) {
      const reason = reasonOf(one);
      const count = counts.get(reason) ?? 0;
      if (count > 0 || counts.size < maxCounted) counts.set(reason, count + 1);
    }
    for await (const one of waiting.read()) {
      const { line, value, place, problem } = one;
      const reason = reasonOf(one);
      const count = counts.get(reason) ?? 1;
      const others = count === 2 ? 'one more line' : `${count - 1} more lines`;
      const more = count > 1 ? `, as ${others} would need` : '';
      if (count > 1) counts.set(reason, 0);
      this.#refuse(
        { line, value },
        count === 0 ? [] : [{ ...problem, reason: reason + more, place }],
      );
    }
  }

  async #consume(entries: AsyncIterable<Entry>, waiting: Spool, isFirst: boolean): Promise<void> {
    const listeners = {
      onWaiting: (pending: Pending, problem: Problem, place: Place) => {
        const { line, onlyNew } = pending;
        return waiting.add({ line, value: lineOf(pending), onlyNew, place, problem });
      },
      onRefused: (pending: Pending, reason: string, path = '') => {
        const { line, locate } = pending;
        this.#refuse({ line, locate, value: lineOf(pending) }, [{ path, reason }]);
      },
    };
    let batch = emptyBatch();
    let lines = 0;
    let bytes = 0;
    let storing = Promise.resolve();
    // While the database stores one batch, the next is read.
    const flush = async () => {
      await storing;
      storing = this.#storage.store(batch, listeners);
      storing.catch(() => undefined);
      batch = emptyBatch();
      lines = 0;
      bytes = 0;
    };
    try {
      for await (const entry of entries) {
        for (const pending of await this.#readWithDerived(entry, isFirst)) {
          addTo(batch, pending);
          lines++;
          bytes += pending.bytes;
        }
        if (lines >= batchLines || bytes >= batchBytes) await flush();
      }
      await flush();
    } finally {
      await storing;
    }
  }

  /** A line that is right, and before it what the shop may lack of what it names. */
  async #readWithDerived(entry: Entry, isFirst: boolean): Promise<Pending[]> {
    const own = await this.#read(entry, isFirst);
    if (own === undefined) {
      // They are wanted as much as the product, but not made for it.
      this.file.refused.push(...(entry.derived?.records() ?? []));
      return [];
    }
    const pendings: Pending[] = [];
    for (const named of entry.derived?.take() ?? []) {
      const pending = await this.#read(named, isFirst);
      if (pending) pendings.push(pending);
    }
    return [...pendings, own];
  }

  /** Checks one line as far as it can be checked by itself. */
  async #read(entry: Entry, isFirst: boolean): Promise<Pending | undefined> {
    // What is noticed of a header comes with the first row, which may be refused.
    if (isFirst) this.#warn(entry, entry.warnings ?? []);
    if (entry.problems !== undefined && entry.problems.length > 0) {
      return this.#refuse(entry, entry.problems);
    }
    const { type, ...content } = (entry.value ?? {}) as { type?: unknown };
    if (!isLineType(type)) {
      const reason = type === undefined ? 'is missing' : `must be one of ${lineTypes.join(', ')}`;
      return this.#refuse(entry, [{ path: 'type', reason }]);
    }
    const findings = new Findings(this.#now, this.#drawings);
    const value = readValue(type, content, findings);
    if (isFirst) this.#warn(entry, findings.warnings);
    if (findings.refusals > 0) return this.#refuse(entry, findings.problems);
    const { line, problems } = await this.#withoutFiles({ type, value } as Line);
    if (isFirst) this.#warn(entry, problems);
    const before = isFirst ? this.#seen.lineOf(keyOf(line), entry.line) : undefined;
    if (before !== undefined) {
      return this.#refuse(entry, [{ path: 'id', reason: `was already in line ${before}` }]);
    }
    this.#remember(line, entry);
    const pictures = picturesOf(line);
    const files = await Promise.all(
      pictures.map(({ picture }) => this.#pictures.fingerprint(picture)),
    );
    const json = JSON.stringify(line.value);
    return {
      ...line,
      line: entry.line,
      locate: entry.locate,
      onlyNew: entry.onlyNew === true,
      // The next import tries again what could not be fetched.
      hash: problems.length > 0 ? '' : hashOf(json, files.join() + this.#currencies),
      bytes: json.length,
      pictures,
    };
  }

  async #withoutFiles(line: Line): Promise<{ line: Line; problems: readonly Problem[] }> {
    if (line.type !== 'product') return { line, problems: [] };
    const { product, problems } = await this.#attachments.keep(line.value);
    return { line: { ...line, value: product }, problems };
  }

  #remember(line: Line, { onlyNew }: Entry): void {
    this.file.types.add(line.type);
    if (line.type === 'search-term') this.file.terms.add(termKeyOf(line.value));
    if (line.type === 'category' && line.value.parent !== undefined) {
      this.file.parents.set(line.value.id, line.value.parent);
    }
    if (line.type === 'category' && !line.value.published) {
      this.file.unpublishedCategories.add(line.value.id);
    }
    if (line.type === 'attribute' && !onlyNew) {
      this.file.values.set(line.value.id, new Set(line.value.values.map(({ id }) => id)));
    }
  }

  /** Why a category can never have its parent, if the file puts it below itself. */
  #circleOf(value: unknown): string | undefined {
    const { type, id } = nameOf(value);
    if (type !== 'category' || id === undefined) return undefined;
    const path = [id];
    for (let above = this.file.parents.get(id); above; above = this.file.parents.get(above)) {
      if (path.includes(above) && above !== id) return undefined;
      path.push(above);
      if (above === id) return `"${id}" lies below itself: ${path.slice(0, 20).join(' > ')}`;
    }
    return undefined;
  }

  #warn(entry: Entry, warnings: readonly Problem[]): void {
    for (const { place, reason } of toldOnce(entry, warnings)) {
      this.#tally.warn({ ...place, ...nameOf(entry.value), reason });
    }
  }

  #refuse(
    entry: Pick<Entry, 'line' | 'locate' | 'value'>,
    problems: readonly Problem[],
  ): undefined {
    const name = nameOf(entry.value);
    if (name.type !== undefined) this.file.types.add(name.type);
    if (name.type !== undefined && name.id !== undefined) {
      this.file.refused.push({ type: name.type, id: name.id });
    } else this.unreadable++;
    this.#tally.refuse(
      toldOnce(entry, problems).map(({ place, reason }) => ({ ...place, ...name, reason })),
    );
  }
}

/**
 * What a column says may stand in several fields, such as a price in those of several storefronts. One
 * fault of a column is told once, with the reason of the first such field.
 */
function toldOnce(
  entry: Pick<Entry, 'line' | 'locate'>,
  problems: readonly Problem[],
): { place: Place; reason: string }[] {
  const told = new Map<string, { place: Place; reason: string }>();
  for (const problem of problems) {
    const place = placeOf(entry, problem);
    const shape = problem.path.replace(/\bprices\.\w+/, 'prices');
    const isColumn = entry.locate !== undefined && place.field !== problem.path;
    const key = `${place.line} ${place.field} ${(isColumn && shape) || problem.reason}`;
    if (!told.has(key)) told.set(key, { place, reason: problem.reason });
  }
  return [...told.values()];
}

function readValue(type: LineType, content: object, findings: Findings): unknown {
  try {
    return lineRules[type].read(content, '', findings);
  } catch (error) {
    // JSON may be nested deeper than any program's stack.
    if (!(error instanceof RangeError)) throw error;
    return findings.refuse('', 'is nested too deep');
  }
}

async function* entriesOf(spool: Spool): AsyncGenerator<Entry> {
  for await (const { line, value, onlyNew, place } of spool.read()) {
    yield { line, value, onlyNew, locate: (path) => ({ ...place, field: path }) };
  }
}
