import { type FileHandle, mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { splitLines } from './files/source.ts';
import type { Place, Problem } from './format/rules.ts';

/** A line that waits for what it refers to; `problem` is what to say when that never comes. */
export interface Waiting {
  readonly line: number;
  readonly value: unknown;
  readonly onlyNew: boolean;
  /** Where the problem stands in the file. */
  readonly place: Place;
  readonly problem: Problem;
}

const writeAt = 256 * 1024;

/** Lines put aside in a temporary file, so that a file in any order fits into bounded memory. */
export class Spool {
  count = 0;
  #folder: string | undefined;
  #file: FileHandle | undefined;
  #pending = '';

  async add(waiting: Waiting): Promise<void> {
    this.count++;
    this.#pending += `${JSON.stringify(waiting)}\n`;
    if (this.#pending.length >= writeAt) await this.#write();
  }

  async *read(): AsyncGenerator<Waiting> {
    await this.#write();
    const stream = this.#file?.createReadStream({ start: 0, autoClose: false });
    for await (const { bytes } of splitLines(stream ?? noBytes(), Number.POSITIVE_INFINITY)) {
      if (bytes) yield JSON.parse(bytes.toString('utf8')) as Waiting;
    }
  }

  async remove(): Promise<void> {
    await this.#file?.close();
    if (this.#folder) await rm(this.#folder, { recursive: true, force: true });
  }

  async #write(): Promise<void> {
    this.#folder ??= await mkdtemp(join(tmpdir(), 'kreide-import-'));
    this.#file ??= await open(join(this.#folder, 'waiting.jsonl'), 'w+');
    await this.#file.appendFile(this.#pending);
    this.#pending = '';
  }
}

async function* noBytes(): AsyncGenerator<Buffer> {}
