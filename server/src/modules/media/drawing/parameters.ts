/** What a drawing may be asked for, written once: the check and the type come from the same table. */

interface Field<T> {
  /** Says what is wrong, or undefined. */
  problem(value: unknown): string | undefined;
  fallback: T;
}

export type Fields = Readonly<Record<string, Field<unknown>>>;
export type Values<F extends Fields> = {
  readonly [Name in keyof F]: F[Name] extends Field<infer T> ? T : never;
};

const hex = /^#[0-9a-f]{6}$/;

export const color = (fallback: string): Field<string> => ({
  fallback,
  problem: (value) =>
    typeof value === 'string' && hex.test(value)
      ? undefined
      : 'must be a colour such as "#c8102e" (six lower-case hex digits)',
});

export const colors = (fallback: readonly string[], max = 48): Field<readonly string[]> => ({
  fallback,
  problem: (value) =>
    Array.isArray(value) &&
    value.length > 0 &&
    value.length <= max &&
    value.every((entry) => typeof entry === 'string' && hex.test(entry))
      ? undefined
      : `must be a list of 1 to ${max} colours such as ["#c8102e"]`,
});

export const oneOf = <const T extends string>(
  choices: readonly T[],
  fallback: NoInfer<T>,
): Field<T> => ({
  fallback,
  problem: (value) =>
    choices.some((choice) => choice === value) ? undefined : `must be one of ${choices.join(', ')}`,
});

export const integer = (min: number, max: number, fallback: number): Field<number> => ({
  fallback,
  problem: (value) =>
    typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max
      ? undefined
      : `must be a whole number from ${min} to ${max}`,
});

export const flag = (fallback = false): Field<boolean> => ({
  fallback,
  problem: (value) => (typeof value === 'boolean' ? undefined : 'must be true or false'),
});

/** A label in the drawn alphabet (lettering.ts). */
export const label = (max: number, fallback = ''): Field<string> => ({
  fallback,
  problem: (value) =>
    typeof value === 'string' && value.length <= max && /^[A-ZÄÖÜ0-9 .,:+\-/&!?×=]*$/.test(value)
      ? undefined
      : `must be a label of at most ${max} capital letters, digits or . , : + - / & ! ? × =`,
});

/** One line for each thing that is wrong; none when the parameters fit. */
export function problemsOf(
  fields: Fields,
  parameters: Readonly<Record<string, unknown>>,
): string[] {
  const problems: string[] = [];
  for (const [name, value] of Object.entries(parameters)) {
    if (name === 'kind') continue;
    const field = fields[name];
    if (!field) {
      problems.push(`${name}: unknown; known are ${Object.keys(fields).join(', ')}`);
      continue;
    }
    const problem = field.problem(value);
    if (problem) problems.push(`${name}: ${problem}`);
  }
  return problems;
}

/** The parameters with what is missing filled in. */
export function filled(
  fields: Fields,
  parameters: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, parameters[name] ?? field.fallback]),
  );
}
