/** What a server last told its time to be, and when that was by this browser's own clocks. */
let told = { server: 0, measured: 0, shown: 0 };

/**
 * The server's time now, from what an answer told (ms since 1970). An answer may lie in the store
 * for long; the newest that was seen counts, and the browser's clocks only measure what has passed
 * since: one may rest while the machine sleeps, the other be set back, so the longer way is right.
 */
export function serverTime(answered: number): number {
  // The server renders for many: there the answer is from this very moment.
  if (import.meta.env.SSR) return answered;
  if (answered > told.server) {
    told = { server: answered, measured: performance.now(), shown: Date.now() };
  }
  return told.server + Math.max(performance.now() - told.measured, Date.now() - told.shown);
}
