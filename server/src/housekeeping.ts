import type { Log, Services } from './services.ts';

const everyMs = 3_600_000;

/**
 * Deletes hourly what is over: carts and visitors nobody came back to, ended sessions, counters,
 * old mails, views, consents, events, entries of competitions and subscriptions. Any number of processes may do so;
 * a run that fails is made up for by the next one.
 *
 * @returns ends it, waiting for a run that is under way
 */
export function startHousekeeping(
  {
    session,
    carts,
    mail,
    glanceViews,
    consents,
    tracking,
    competitions,
    newsletter,
  }: Pick<
    Services,
    | 'session'
    | 'carts'
    | 'mail'
    | 'glanceViews'
    | 'consents'
    | 'tracking'
    | 'competitions'
    | 'newsletter'
  >,
  log: Pick<Log, 'warn'>,
): () => Promise<void> {
  const parts = [session, carts, mail, glanceViews, consents, tracking, competitions, newsletter];
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
        await part.prune();
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
