/** The one source of time; tests set it. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** A clock that stands still until it is moved. */
export function settableClock(
  start: Date,
): Clock & { set(now: Date): void; advance(ms: number): void } {
  let current = start;
  return {
    now: () => current,
    set: (now) => {
      current = now;
    },
    advance: (ms) => {
      current = new Date(current.getTime() + ms);
    },
  };
}
