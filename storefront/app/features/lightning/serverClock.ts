/** The last server time that was received, and the values of the browser's two clocks then. */
let latest = { server: 0, measured: 0, shown: 0 };

/**
 * The server's time now (ms since 1970), from the time in an answer. The answer may be old, from
 * the store, so the newest one counts, and the browser's clocks only measure the time since then:
 * one may stop while the machine sleeps, the other may be set back, so the larger difference is
 * right.
 */
export function serverTime(answered: number): number {
  // The server renders for many visitors: there the answer is always current.
  if (import.meta.env.SSR) return answered;
  if (answered > latest.server) {
    latest = { server: answered, measured: performance.now(), shown: Date.now() };
  }
  return latest.server + Math.max(performance.now() - latest.measured, Date.now() - latest.shown);
}
