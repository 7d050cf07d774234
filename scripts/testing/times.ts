/** The most minutes that a run of all suites may take on two processors. */
export const maxMinutes = { everyday: 8, all: 45 } as const;

export interface TimeTold {
  /** For a person, with the limit if there is one. */
  readonly line: string;
  readonly isOver: boolean;
}

/** Says how long a run took, beside what it may take. */
export function tellTime(what: string, milliseconds: number, minutes?: number): TimeTold {
  const seconds = Math.round(milliseconds / 1000);
  const took = seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
  if (minutes === undefined) return { line: `${what}: ${took}`, isOver: false };
  const isOver = seconds > minutes * 60;
  const verdict = isOver
    ? `longer than the ${minutes} min it may take`
    : `of at most ${minutes} min`;
  return { line: `${what}: ${took}, ${verdict}`, isOver };
}
