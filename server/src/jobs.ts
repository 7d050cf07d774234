import type { Log, Services } from './services.ts';

const everyMs = 15_000;

/** What the jobs need of the shop. */
type Working = Pick<
  Services,
  'asking' | 'attempts' | 'dataExports' | 'invoices' | 'orders' | 'prime' | 'restock'
>;

/**
 * What waits while nobody is there, once: providers are asked about payments that went silent, refunds go
 * out, prepayments that never came and orders that nobody released are cancelled, invoices are sent, the
 * next month of memberships is charged, or they end, who allowed it is asked for an opinion, who asked for
 * their data gets them, and who waits for an article hears that it is back. What fails is made up for by the
 * next run.
 */
export async function runJobs(
  { asking, attempts, dataExports, invoices, orders, prime, restock }: Working,
  log: Pick<Log, 'warn'>,
): Promise<void> {
  const work: readonly (() => Promise<unknown>)[] = [
    attempts.askSilent,
    orders.refunds.sendDue,
    orders.fulfilment.lapseUnpaid,
    orders.approvals.lapse,
    invoices.sendDue,
    prime.renewals.chargeDue,
    prime.renewals.endDue,
    asking.mailDue,
    dataExports.makeDue,
    restock.mailDue,
  ];
  for (const part of work) {
    try {
      await part();
    } catch (error) {
      log.warn('A job failed; trying again soon', error);
    }
  }
}

/**
 * Runs the jobs again and again. Any number of processes may do so: each piece of work is taken by one
 * of them.
 *
 * @returns ends it, waiting for a run that is under way
 */
export function startJobs(services: Working, log: Pick<Log, 'warn'>): () => Promise<void> {
  let running: Promise<void> | undefined;
  const timer = setInterval(() => {
    running ??= runJobs(services, log).finally(() => {
      running = undefined;
    });
  }, everyMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
