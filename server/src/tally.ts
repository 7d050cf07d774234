/** What happened since this process began, by name: told to operators (decision 054), never asked by a rule. */
export interface Tally<Name extends string> {
  add(name: Name): void;
  counts(): ReadonlyMap<Name, number>;
}

export function createTally<Name extends string>(): Tally<Name> {
  const counts = new Map<Name, number>();
  return {
    add: (name) => counts.set(name, (counts.get(name) ?? 0) + 1),
    counts: () => counts,
  };
}
