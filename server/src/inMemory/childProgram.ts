import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Socket } from 'node:net';
import { constants, setPriority } from 'node:os';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { deserialize, serialize } from 'node:v8';

/**
 * Runs a program of ours in a process of its own and takes over what it makes: plain values and
 * typed arrays. Not a worker thread: what 200,000 rows leave behind in the allocator (some 250 MB)
 * stays with the process, and should go with it.
 *
 * On the pipe to the child one order a line; for each, from it: length of the head (uint32, little endian), the head, then the arrays' bytes.
 */
interface Head {
  /** The value, with an `ArrayPlace` where an array belongs. */
  readonly value: unknown;
  /** Milliseconds of processor time that it took. */
  readonly cpuMs: number;
  /** Whether the child works at a lower priority from now on, which can't be raised again. */
  readonly isLowered: boolean;
  readonly arrays: readonly { readonly type: ArrayType; readonly length: number }[];
}

interface ArrayPlace {
  readonly arrayPlace: number;
}

const arrayTypes = {
  Uint8Array,
  Uint16Array,
  Uint32Array,
  Int32Array,
  Float32Array,
  Float64Array,
} as const;
type ArrayType = keyof typeof arrayTypes;
type TypedArray = InstanceType<(typeof arrayTypes)[ArrayType]>;

/**
 * Work of more processor time is less urgent than what serves visitors. Not of more time by the
 * clock: on a busy machine short work takes long as well, and is still waited for.
 */
const shortWorkMs = 1_500;
const lookMs = 100;
/** How long a child waits for more: an import makes many changes, and warm code is faster. */
const idleMs = 30_000;

/** Children that wait for more, by program. */
const idle = new Map<string, { readonly child: Child; readonly ending: NodeJS.Timeout }>();

type Child = ChildProcessByStdio<Writable, Readable, Readable>;

function takeChild({ href }: URL): Child {
  const kept = idle.get(href);
  idle.delete(href);
  clearTimeout(kept?.ending);
  if (kept !== undefined) return kept.child;
  // Its input stays open: its end tells the child that it is done, or its parent is gone.
  const child = spawn(process.execPath, [fileURLToPath(href)], { stdio: ['pipe', 'pipe', 'pipe'] });
  // A child that died early can't take its input; its exit tells more than EPIPE.
  child.stdin.on('error', () => undefined);
  child.once('exit', () => {
    if (idle.get(href)?.child === child) idle.delete(href);
  });
  return child;
}

const handlesOf = (child: Child) =>
  [child, child.stdin, child.stdout, child.stderr] as (Child | Socket)[];

/** A child that waits keeps no process alive. */
function keepChild({ href }: URL, child: Child): void {
  if (idle.has(href) || child.exitCode !== null) return void child.stdin.end();
  const ending = setTimeout(() => {
    idle.delete(href);
    child.stdin.end();
  }, idleMs);
  for (const handle of handlesOf(child)) handle.unref();
  ending.unref();
  idle.set(href, { child, ending });
}

/** What a child made, and the milliseconds of processor time that it took. */
export interface Made<T> {
  readonly value: T;
  readonly cpuMs: number;
}

/**
 * The parent's side. Rejects with what the child wrote to stderr when it fails, and when the
 * signal ends it. After short work the child waits a while for more.
 */
export function runChildProgram<T>(
  program: URL,
  input: unknown,
  signal: AbortSignal,
): Promise<Made<T>> {
  const child = takeChild(program);
  const listening = new AbortController();
  const { promise, resolve, reject } = Promise.withResolvers<Made<T>>();
  let complaint = '';
  const answer = new AnswerReader();
  const onComplaint = (text: Buffer) => {
    complaint = (complaint + text).slice(-4_000);
  };
  const onClose = (code: number | null, cause: NodeJS.Signals | null) =>
    reject(new Error(`${program.pathname} ended with ${cause ?? code}: ${complaint}`));
  const onAnswer = (chunk: Buffer) => {
    answer.take(chunk);
    if (answer.isComplete) resolve(answer.made as Made<T>);
  };
  const onAbort = () => {
    child.kill();
    reject(signal.reason);
  };
  child.stderr.on('data', onComplaint);
  child.stdout.on('data', onAnswer);
  child.on('error', reject);
  child.on('close', onClose);
  signal.addEventListener('abort', onAbort, { signal: listening.signal });
  for (const handle of handlesOf(child)) handle.ref();
  child.stdin.write(`${JSON.stringify(input)}\n`);
  if (signal.aborted) onAbort();
  return promise.finally(() => {
    listening.abort();
    child.stderr.off('data', onComplaint);
    child.stdout.off('data', onAnswer);
    child.off('error', reject);
    child.off('close', onClose);
    // What much work leaves in memory goes with it.
    if (!answer.isComplete || answer.isLowered) child.stdin.end();
    else keepChild(program, child);
  });
}

/** The child's side: the whole of its program. Ends when the parent wants no more. */
export async function answerParent<Input>(work: (input: Input) => Promise<unknown>): Promise<void> {
  process.stdin.on('end', () => process.exit(0));
  for await (const line of createInterface({ input: process.stdin })) {
    const spent = processorTime();
    let isLowered = false;
    const looking = setInterval(() => {
      if (isLowered || spent() <= shortWorkMs) return;
      isLowered = true;
      lowerPriority();
    }, lookMs);
    try {
      const result = await work(JSON.parse(line));
      await answer(result, { cpuMs: spent(), isLowered });
    } finally {
      clearInterval(looking);
    }
  }
}

/** @returns a function that tells the milliseconds of processor time since then */
function processorTime(): () => number {
  const before = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1_000;
  };
}

function lowerPriority(): void {
  try {
    setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // The system refuses it: nothing depends on it.
  }
}

async function answer(result: unknown, effort: Pick<Head, 'cpuMs' | 'isLowered'>): Promise<void> {
  const arrays: TypedArray[] = [];
  const value = takeOutArrays(result, arrays);
  const head = serialize({
    ...effort,
    value,
    arrays: arrays.map((array) => ({ type: typeOf(array), length: array.length })),
  } satisfies Head);
  const length = Buffer.alloc(4);
  length.writeUInt32LE(head.length);
  for (const part of [length, head, ...arrays.map(bytesOf)]) {
    if (!process.stdout.write(part)) await once(process.stdout, 'drain');
  }
}

const bytesOf = (array: TypedArray) =>
  new Uint8Array(array.buffer, array.byteOffset, array.byteLength);

function typeOf(array: TypedArray): ArrayType {
  const name = Object.getPrototypeOf(array).constructor.name as string;
  if (!(name in arrayTypes)) throw new TypeError(`A ${name} can't be handed over`);
  return name as ArrayType;
}

function takeOutArrays(value: unknown, arrays: TypedArray[]): unknown {
  if (ArrayBuffer.isView(value)) {
    return { arrayPlace: arrays.push(value as TypedArray) - 1 } satisfies ArrayPlace;
  }
  if (!isPlainObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, takeOutArrays(part, arrays)]),
  );
}

function putInArrays(value: unknown, arrays: readonly TypedArray[]): unknown {
  if (!isPlainObject(value)) return value;
  if (typeof value.arrayPlace === 'number') return arrays[value.arrayPlace];
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, putInArrays(part, arrays)]),
  );
}

const isPlainObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** Fills the arrays as the bytes come, a chunk at a time, so that nobody waits for a whole one. */
class AnswerReader {
  #wanted: Uint8Array = new Uint8Array(4);
  #filled = 0;
  #stage: 'length' | 'head' | 'arrays' | 'done' = 'length';
  #head: Head | undefined;
  readonly #arrays: TypedArray[] = [];

  get isComplete(): boolean {
    return this.#stage === 'done';
  }

  get made(): Made<unknown> {
    return { value: putInArrays(this.#head?.value, this.#arrays), cpuMs: this.#head?.cpuMs ?? 0 };
  }

  get isLowered(): boolean {
    return this.#head?.isLowered ?? false;
  }

  take(chunk: Uint8Array): void {
    let rest = chunk;
    while (rest.length > 0 && this.#stage !== 'done') {
      const part = rest.subarray(0, this.#wanted.length - this.#filled);
      this.#wanted.set(part, this.#filled);
      this.#filled += part.length;
      rest = rest.subarray(part.length);
      if (this.#filled === this.#wanted.length) this.#next();
    }
  }

  #next(): void {
    if (this.#stage === 'length') {
      const length = new DataView(this.#wanted.buffer).getUint32(0, true);
      this.#stage = 'head';
      this.#want(new Uint8Array(length));
      return;
    }
    if (this.#stage === 'head') {
      this.#head = deserialize(this.#wanted) as Head;
      this.#stage = 'arrays';
    }
    const announced = this.#head?.arrays ?? [];
    for (;;) {
      const next = announced[this.#arrays.length];
      if (next === undefined) {
        this.#stage = 'done';
        return;
      }
      const array = new arrayTypes[next.type](next.length);
      this.#arrays.push(array);
      if (array.byteLength > 0) {
        this.#want(bytesOf(array));
        return;
      }
    }
  }

  #want(bytes: Uint8Array): void {
    this.#wanted = bytes;
    this.#filled = 0;
  }
}
