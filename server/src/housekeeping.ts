import type { Log, Services } from './services.ts';

const everyMs = 3_600_000;

/** Whose data end some day. */
const parts = [
  'session',
  'accountEvents',
  'customers',
  'dataExports',
  'certificates',
  'passkeys',
  'institutions',
  'limiter',
  'wishlists',
  'carts',
  'mail',
  'glanceViews',
  'consents',
  'tracking',
  'competitions',
  'newsletter',
  'restock',
  'catalogueOrders',
  'returns',
  'invoices',
  'prime',
] as const satisfies readonly (keyof Services)[];

/**
 * Deletes hourly what is over: hidden addresses, links in mails, exports of customers' data, papers of businesses, invitations into them, challenges of passkeys, notepads, carts and visitors nobody came back to, ended sessions, old events of accounts,
 * counters, old mails, views, consents, events, entries of competitions, subscriptions, requests for articles that are sold out, orders of
 * catalogues, returns that were begun, invoices that no law wants kept any longer, and places on waiting lists that nobody confirmed. Any number of processes may do so; a run that fails is made up for by the next one.
 *
 * @returns ends it, waiting for a run that is under way
 */
export function startHousekeeping(
  services: Pick<Services, (typeof parts)[number]>,
  log: Pick<Log, 'warn'>,
): () => Promise<void> {
  let running: Promise<void> | undefined;
  const timer = setInterval(() => {
    running ??= run().finally(() => {
      running = undefined;
    });
  }, everyMs);
  timer.unref();

  async function run(): Promise<void> {
    for (const part of parts) {
      try {
        await services[part].prune();
      } catch (error) {
        log.warn('Housekeeping failed; trying again in an hour', error);
      }
    }
  }

  return async () => {
    clearInterval(timer);
    await running;
  };
}
