import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';
import { type Database, statement } from '../database/database.ts';
import type { PaymentSettings } from '../paymentSettings.ts';

/** What a shop in a process of its own is told (`mortalProgram.ts`). */
export interface MortalOptions {
  readonly connectionString: string;
  readonly accounts: Partial<Pick<PaymentSettings, 'amazonPay' | 'computop' | 'paypal'>>;
}

/** What it is to do; `at` is what its clock says. */
export type MortalTask = { readonly at: Date } & (
  | {
      readonly kind: 'ask';
      readonly as: {
        readonly userId?: string | undefined;
        readonly loginToken?: string | undefined;
      };
      readonly browser: { readonly ip: string };
      /** @default de */
      readonly storefront?: 'b2b';
      readonly document: string;
      readonly variables: Record<string, unknown>;
    }
  | {
      readonly kind: 'jobs';
      /** @default all */
      readonly only?: 'askSilent' | 'sendRefunds' | 'chargeDue' | 'makeExports';
    }
  | { readonly kind: 'cancel'; readonly orderNumber: string }
);

export interface MortalMessage {
  readonly id: number;
  readonly task: MortalTask;
  /** The step that it does not take, counted from 0; one more than there are: it does not answer. */
  readonly stopBefore?: number | undefined;
}

export type MortalReply =
  | { readonly steps: readonly string[]; readonly answer: unknown }
  | { readonly stoppedBefore: string }
  | { readonly error: string };

/** A shop's API and jobs in a process of its own, which can be killed in the midst of its tasks. */
export interface MortalShop extends AsyncDisposable {
  /** @returns what it answered, and what it changed outside of itself, in order */
  perform(
    task: MortalTask,
  ): Promise<{ readonly steps: readonly string[]; readonly answer: unknown }>;
  /** Begins a task that stops for good before a step. @returns that step */
  performUntil(task: MortalTask, stopBefore: number): Promise<string>;
  /** `kill -9` */
  kill(): Promise<void>;
}

const program = fileURLToPath(new URL('./mortalProgram.ts', import.meta.url));

function startShop(options: MortalOptions): MortalShop {
  const child = fork(program, [JSON.stringify(options)], { execArgv: [] });
  const ended = once(child, 'exit');
  const waiting = new Map<number, (reply: MortalReply) => void>();
  let id = 0;
  child.on('message', (message) => {
    const reply = message as MortalReply & { readonly id: number };
    waiting.get(reply.id)?.(reply);
    waiting.delete(reply.id);
  });
  child.once('exit', (code) => {
    for (const reply of waiting.values()) reply({ error: `The shop ended: ${code}` });
  });

  async function send(task: MortalTask, stopBefore?: number) {
    const message: MortalMessage = { id: ++id, task, stopBefore };
    const { promise, resolve } = Promise.withResolvers<MortalReply>();
    waiting.set(message.id, resolve);
    child.send(message);
    const reply = await promise;
    if ('error' in reply) throw new Error(reply.error);
    return reply;
  }

  async function kill() {
    child.kill('SIGKILL');
    await ended;
  }

  return {
    async perform(task) {
      const reply = await send(task);
      if ('stoppedBefore' in reply) throw new Error('Nobody stopped it');
      return reply;
    },
    async performUntil(task, stopBefore) {
      const reply = await send(task, stopBefore);
      if (!('stoppedBefore' in reply)) throw new Error('It did not stop');
      return reply.stoppedBefore;
    },
    kill,
    [Symbol.asyncDispose]: kill,
  };
}

/** One of the shoppers whose business is cut off. */
export interface Cut {
  readonly task: MortalTask;
  /** What people do as soon as the shop runs again, if anything. */
  resume?(shop: MortalShop): Promise<void>;
  /** Looks whether everything is as if nothing had happened, once the jobs have run. */
  check(shop: MortalShop): Promise<void>;
}

/** Prepares shoppers, goods and payments of their own, each time that it is called. */
export type Prepare = () => Promise<Cut>;

export interface FaultWalk extends AsyncDisposable {
  /**
   * Performs tasks as often as they have steps, stops them before another one each time, and once
   * before they answer, kills the shop in the midst of all of them, starts it again, and runs its jobs.
   *
   * @param prepare by the name of what is cut off; tasks of jobs go alone, as they take any work
   * @param jobsAt when the jobs run
   * @returns the steps of each
   * @throws what `resume` and `check` throw, with the step in its message
   */
  killAtEachStep<Name extends string>(
    prepare: Readonly<Record<Name, Prepare>>,
    jobsAt: readonly Date[],
  ): Promise<Record<Name, readonly string[]>>;
}

const inTransaction = statement(
  'test_mortal_in_transaction',
  `select count(*)::integer as count from pg_stat_activity
    where datname = current_database() and state = 'idle in transaction'`,
);

/** @param database of the shop, for whoever looks at it from outside */
export function openFaultWalk(database: Database, options: MortalOptions): FaultWalk {
  let shop = startShop(options);

  async function restart(): Promise<void> {
    await shop.kill();
    shop = startShop(options);
    // PostgreSQL rolls back what the dead had begun, once it notices.
    await expect
      .poll(() => database.row(inTransaction, []), { timeout: 10_000 })
      .toEqual({ count: 0 });
  }

  async function runJobs(jobsAt: readonly Date[]): Promise<void> {
    for (const at of jobsAt) await shop.perform({ kind: 'jobs', at });
  }

  /** Does without a fault what is to be cut off. @returns its steps */
  async function performWhole(prepare: Prepare, jobsAt: readonly Date[]) {
    const { task, resume, check } = await prepare();
    const { steps } = await shop.perform(task);
    await resume?.(shop);
    await runJobs(jobsAt);
    await check(shop);
    // A job has no one to answer to.
    return task.kind === 'jobs' ? steps : [...steps, 'the answer'];
  }

  return {
    async killAtEachStep<Name extends string>(
      scenarios: Readonly<Record<Name, Prepare>>,
      jobsAt: readonly Date[],
    ) {
      const walked: [string, readonly string[]][] = [];
      const cuts: { name: string; index: number; step: string; cut: Cut }[] = [];
      for (const [name, prepare] of Object.entries<Prepare>(scenarios)) {
        walked.push([name, await performWhole(prepare, jobsAt)]);
      }
      for (const [name, steps] of walked) {
        for (const [index, step] of steps.entries()) {
          cuts.push({ name, index, step, cut: await scenarios[name as Name]() });
        }
      }
      try {
        // The last step first: its task needs locks that those before it never let go of.
        for (const { name, index, step, cut } of cuts.toReversed()) {
          const stopped = await shop.performUntil(cut.task, index);
          // A job that found nothing more the first time goes on with what is there now.
          if (cut.task.kind !== 'jobs') expect(stopped, name).toBe(step);
        }
      } finally {
        await restart();
      }
      const forEach = async (work: (cut: Cut) => Promise<void> | undefined) => {
        for (const { name, step, cut } of cuts) {
          try {
            await work(cut);
          } catch (cause) {
            throw new Error(`${name}, killed before ${step}: ${cause}`, { cause });
          }
        }
      };
      await forEach((cut) => cut.resume?.(shop));
      await runJobs(jobsAt);
      await forEach((cut) => cut.check(shop));
      return Object.fromEntries(walked) as Record<Name, readonly string[]>;
    },
    [Symbol.asyncDispose]: () => shop.kill(),
  };
}
