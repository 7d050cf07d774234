import type { Faults } from '@kreide/server/contract';

type Values = Readonly<Record<string, string>>;

/** Name of the field that asks for a new password once more. */
export const repetitionOf = (name: string): string => `${name}Repeat`;

/**
 * Faults up to a new password's, and the one of its repetition (PWD-05), which only pages ask for
 * (DEC-118).
 */
export function withRepetition(
  faults: Faults,
  values: Values,
  name: string,
): Record<string, string> {
  const second = repetitionOf(name);
  const differs = faults[name] === undefined && (values[second] ?? '') !== (values[name] ?? '');
  return { ...faults, ...(differs && { [second]: 'vue.form.error.password.repeat' }) };
}
