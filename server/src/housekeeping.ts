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
 * Deletes hourly what is over, part by part: each one's `prune` says what. Any number of processes may do
 * so; a run that fails is made up for by the next one.
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
