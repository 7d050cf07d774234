/** Chance that is the same on every machine: each key has its own sequence (mulberry32 over FNV-1a). */
export interface Random {
  /** 0 ≤ x < 1 */
  next(): number;
  /** A whole number, both ends included. */
  between(least: number, most: number): number;
  chance(probability: number): boolean;
  pick<T>(choices: readonly T[]): T;
  /** `count` different entries, or all of them in another order. */
  sample<T>(choices: readonly T[], count: number): T[];
}

export function randomOf(key: string): Random {
  let state = 0x811c9dc5;
  for (let index = 0; index < key.length; index += 1) {
    state = Math.imul(state ^ key.charCodeAt(index), 0x01000193);
  }
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296;
  };
  const between = (least: number, most: number): number =>
    least + Math.floor(next() * (most - least + 1));
  const pick = <T>(choices: readonly T[]): T => {
    const choice = choices[Math.floor(next() * choices.length)];
    if (choice === undefined) throw new Error('Nothing to pick from');
    return choice;
  };
  return {
    next,
    between,
    chance: (probability) => next() < probability,
    pick,
    sample(choices, count) {
      const left = [...choices];
      const taken: typeof left = [];
      while (taken.length < count && left.length > 0) {
        taken.push(...left.splice(between(0, left.length - 1), 1));
      }
      return taken;
    },
  };
}
