import type { LineType } from './format/lines.ts';

/** Something about a line: why it was refused, or what was done without. */
export interface Remark {
  readonly line: number;
  readonly type?: string | undefined;
  readonly id?: string | undefined;
  /** The field (`items[0].prices.de.cents`) or column; empty where it is the whole line. */
  readonly field: string;
  readonly reason: string;
}

export interface Counts {
  readonly created: number;
  readonly updated: number;
  readonly unchanged: number;
  readonly retired: number;
}

export const importFormats = ['jsonl', 'csv', 'shopify', 'update'] as const;
export type ImportFormat = (typeof importFormats)[number];

export interface ImportReport extends Counts {
  readonly format: ImportFormat;
  /** Lines of the file that were read, empty ones included. */
  readonly lines: number;
  /** Records (JSON lines, or products of a CSV) that are in the shop now as the file says. */
  readonly accepted: number;
  readonly refused: number;
  readonly warnings: number;
  readonly byType: Readonly<Partial<Record<LineType, Counts>>>;
  readonly seconds: number;
}

export interface ImportProgress {
  readonly phase: 'waiting' | 'reading' | 'references' | 'retiring' | 'done';
  readonly lines: number;
  readonly accepted: number;
  readonly refused: number;
  readonly bytes: number;
  /** Nothing where the size is not known beforehand. */
  readonly totalBytes: number | undefined;
  readonly seconds: number;
}

export interface Listeners {
  readonly onProgress?: ((progress: ImportProgress) => void) | undefined;
  readonly onRefused?: ((refusal: Remark) => void) | undefined;
  readonly onWarning?: ((warning: Remark) => void) | undefined;
}

const progressEveryMs = 250;

/** Counts what an import does and tells its listeners. */
export class Tally {
  lines = 0;
  bytes = 0;
  totalBytes: number | undefined;
  accepted = 0;
  refused = 0;
  warnings = 0;
  phase: ImportProgress['phase'] = 'reading';
  readonly #listeners: Listeners;
  readonly #started = performance.now();
  #told = 0;
  readonly #byType = new Map<LineType, { -readonly [K in keyof Counts]: number }>();

  constructor(listeners: Listeners) {
    this.#listeners = listeners;
  }

  count(type: LineType, what: keyof Counts, number = 1): void {
    let counts = this.#byType.get(type);
    if (!counts) {
      counts = { created: 0, updated: 0, unchanged: 0, retired: 0 };
      this.#byType.set(type, counts);
    }
    counts[what] += number;
    if (what !== 'retired') this.accepted += number;
  }

  /** Counts one refused record, whatever the number of reasons. */
  refuse(refusals: readonly Remark[]): void {
    this.refused++;
    for (const refusal of refusals) this.#listeners.onRefused?.(refusal);
  }

  warn(warning: Remark): void {
    this.warnings++;
    this.#listeners.onWarning?.(warning);
  }

  enter(phase: ImportProgress['phase']): void {
    this.phase = phase;
    this.tell();
  }

  /** Reports progress if the last report is long enough ago. */
  tick(): void {
    if (performance.now() - this.#told >= progressEveryMs) this.tell();
  }

  tell(): void {
    this.#told = performance.now();
    const { phase, lines, accepted, refused, bytes, totalBytes } = this;
    this.#listeners.onProgress?.({
      phase,
      lines,
      accepted,
      refused,
      bytes,
      totalBytes,
      seconds: this.#seconds(),
    });
  }

  report(format: ImportFormat): ImportReport {
    const sum = (what: keyof Counts) =>
      [...this.#byType.values()].reduce((total, counts) => total + counts[what], 0);
    return {
      format,
      lines: this.lines,
      accepted: this.accepted,
      refused: this.refused,
      warnings: this.warnings,
      created: sum('created'),
      updated: sum('updated'),
      unchanged: sum('unchanged'),
      retired: sum('retired'),
      byType: Object.fromEntries(this.#byType),
      seconds: this.#seconds(),
    };
  }

  #seconds(): number {
    return (performance.now() - this.#started) / 1000;
  }
}
