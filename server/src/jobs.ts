import type { Log, Services } from './services.ts';

const everyMs = 15_000;

/**
 * What orders and memberships wait for while nobody is there: providers are asked about payments that
 * went silent, refunds go out, prepayments that never came are cancelled, invoices are sent, and the next month of
 * memberships is charged, or they end, and who allowed it is asked for an opinion. Any number of processes may do so:
 * each piece of work is taken by one of them, and a run that fails is made up for by the next one.
 *
 * @returns ends it, waiting for a run that is under way
 */
export function startJobs(
  {
    asking,
    attempts,
    invoices,
    orders,
    prime,
  }: Pick<Services, 'asking' | 'attempts' | 'invoices' | 'orders' | 'prime'>,
  log: Pick<Log, 'warn'>,
): () => Promise<void> {
  const work: readonly (() => Promise<unknown>)[] = [
    attempts.askSilent,
    orders.refunds.sendDue,
    orders.fulfilment.lapseUnpaid,
    invoices.sendDue,
    prime.renewals.chargeDue,
    prime.renewals.endDue,
    asking.mailDue,
  ];
  let running: Promise<void> | undefined;
  const timer = setInterval(() => {
    running ??= run().finally(() => {
      running = undefined;
    });
  }, everyMs);
  timer.unref();

  async function run(): Promise<void> {
    for (const part of work) {
      try {
        await part();
      } catch (error) {
        log.warn('A job failed; trying again soon', error);
      }
    }
  }

  return async () => {
    clearInterval(timer);
    await running;
  };
}
