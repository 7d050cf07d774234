import type { ParseArgsConfig } from 'node:util';
import type { Settings } from '@kreide/server';

type Options = NonNullable<ParseArgsConfig['options']>;

export type Values = Readonly<Record<string, string | boolean | undefined>>;

/** What a command gets to work with. Progress and complaints go to stderr, results to stdout. */
export interface Call {
  readonly settings: Settings;
  readonly values: Values;
  readonly positionals: readonly string[];
}

export interface Command {
  readonly summary: string;
  readonly help: string;
  readonly options: Options;
  /** Resolves with the exit code: 0 all done, 1 something was refused, 2 an unusable call. */
  run(call: Call): Promise<number>;
}

/** The call makes no sense; the message says what would. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** The value of an option that takes a text. */
export function textOf(values: Values, name: string): string | undefined {
  const value = values[name];
  return typeof value === 'string' ? value : undefined;
}

/** The value of an option that takes one of some words. */
export function choiceOf<T extends string>(
  values: Values,
  name: string,
  choices: readonly T[],
): T | undefined {
  const value = textOf(values, name);
  if (value === undefined) return undefined;
  const choice = choices.find((word) => word === value);
  if (choice === undefined) {
    throw new UsageError(`--${name} is one of ${choices.join(', ')}, not "${value}"`);
  }
  return choice;
}

/** The value of an option that takes a whole number from 1 up. */
export function countOf(values: Values, name: string): number | undefined {
  const value = textOf(values, name);
  if (value === undefined) return undefined;
  if (!/^[1-9]\d{0,8}$/.test(value)) {
    throw new UsageError(`--${name} is a whole number from 1 up, not "${value}"`);
  }
  return Number(value);
}
