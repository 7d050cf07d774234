/** The most minutes that a run of all suites may take on two processors. */
export const maxMinutes = { everyday: 8, all: 45 } as const;

/** In CI a run of everything that takes longer has failed; nearer to `maxMinutes.all` as it gets faster. */
export const ciMinutes = 85;

/** Says how long a run took, beside what it may take, if there is a limit. */
export function tellTime(what: string, milliseconds: number, minutes?: number): string {
  const seconds = Math.round(milliseconds / 1000);
  const took = seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
  if (minutes === undefined) return `${what}: ${took}`;
  const verdict =
    seconds > minutes * 60
      ? `longer than the ${minutes} min it may take`
      : `of at most ${minutes} min`;
  return `${what}: ${took}, ${verdict}`;
}
