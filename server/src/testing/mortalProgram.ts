/**
 * A shop's API and jobs in a process of its own, whose tasks stop before one of their steps until
 * it is killed. A step is whatever changes something outside of the process: a commit, a statement
 * that writes, a request to a provider. Between two of them nobody can tell where it ended.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { type Connection, type Database, openDatabase } from '../database/database.ts';
import { runJobs } from '../jobs.ts';
import { createOrderOperator } from '../modules/order/operator.ts';
import { createProviders } from '../modules/payment/providers.ts';
import { raisedLimits } from './limits.ts';
import type { MortalMessage, MortalOptions, MortalReply, MortalTask } from './mortal.ts';
import { createTestShop, testSecret } from './shop.ts';

interface Run {
  readonly steps: string[];
  readonly stopBefore: number | undefined;
  readonly reply: (reply: MortalReply) => void;
}

const runs = new AsyncLocalStorage<Run>();

/** Goes on, or never again. */
async function step(name: string): Promise<void> {
  const run = runs.getStore();
  if (run === undefined) return;
  const { steps, stopBefore, reply } = run;
  if (steps.length === stopBefore) {
    reply({ stoppedBefore: name });
    await new Promise(() => {});
  }
  steps.push(name);
}

/** Calls `onWrite` before each statement that writes. */
function watched(
  connection: Connection,
  onWrite: (name: string) => Promise<void> | void,
): Connection {
  const tell = async ({ name, text }: { name: string; text: string }) => {
    if (!/^\s*select/i.test(text)) await onWrite(name);
  };
  return {
    async rows(statement, values) {
      await tell(statement);
      return connection.rows(statement, values);
    },
    async row(statement, values) {
      await tell(statement);
      return connection.row(statement, values);
    },
    async run(statement, values) {
      await tell(statement);
      return connection.run(statement, values);
    },
    script: (text) => connection.script(text),
  };
}

function watchedDatabase(database: Database): Database {
  return {
    ...database,
    ...watched(database, step),
    transaction: (work, options) =>
      database.transaction(async (tx) => {
        let last: string | undefined;
        const onWrite = (name: string) => {
          last = name;
        };
        const result = await work(watched(tx, onWrite));
        if (last !== undefined) await step(`commit of ${last}`);
        return result;
      }, options),
  };
}

const request = globalThis.fetch;
globalThis.fetch = async (input, init) => {
  const { pathname } = new URL(input instanceof Request ? input.url : input);
  // A token is no change that anybody could tell.
  const method = init?.method ?? 'GET';
  if (method !== 'GET' && !pathname.endsWith('/token')) {
    await step(`${method} ${pathname.replace(/\/(?:[0-9A-F]{17}|[0-9a-f-]{36})\b/, '/…')}`);
  }
  return request(input, init);
};

const { connectionString, accounts } = JSON.parse(process.argv[2] ?? '') as MortalOptions;
const database = watchedDatabase(
  // Tasks that stopped keep their connections.
  openDatabase({ connectionString, poolSize: 30, connectionTimeoutMs: 60_000 }),
);
const shop = createTestShop(database, {
  limits: raisedLimits,
  providers: createProviders(accounts, true),
});
const operator = createOrderOperator({
  database,
  clock: shop.clock,
  parameters: shop.services.parameters,
  mailFrom: 'Kreide <shop@kreide.example>',
  secret: testSecret,
});

async function perform(task: MortalTask): Promise<unknown> {
  if (task.kind === 'cancel') return operator.cancel(task.orderNumber, 'nicht lieferbar');
  if (task.kind === 'ask') {
    const visitor = Object.assign(shop.visitor(task.storefront ?? 'de', task.browser), task.as);
    return visitor.run(task.document, task.variables);
  }
  const { attempts, dataExports, mail, orders, prime } = shop.services;
  if (task.only === 'askSilent') return attempts.askSilent();
  if (task.only === 'sendRefunds') return orders.refunds.sendDue();
  if (task.only === 'chargeDue') return prime.renewals.chargeDue();
  if (task.only === 'makeExports') return dataExports.makeDue();
  const failures: unknown[] = [];
  await runJobs(shop.services, { warn: (...told) => failures.push(...told) });
  if (failures.length > 0) throw new Error(failures.join(' '));
  return mail.sendDue();
}

process.on('message', ({ id, task, stopBefore }: MortalMessage) => {
  const reply = (answer: MortalReply) => process.send?.({ id, ...answer });
  const steps: string[] = [];
  shop.clock.set(new Date(task.at));
  void runs.run({ steps, stopBefore, reply }, async () => {
    try {
      const answer = await perform(task);
      if (stopBefore === undefined) reply({ steps, answer });
      else if (steps.length === stopBefore) reply({ stoppedBefore: 'the answer' });
      else throw new Error(`There is no step ${stopBefore} after ${steps.join(', ')}`);
    } catch (error) {
      reply({ error: String(error) });
    }
  });
});
process.on('disconnect', () => process.exit());
