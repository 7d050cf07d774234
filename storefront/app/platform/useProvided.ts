import { type Context, use } from 'react';

/**
 * What the next provider above gives.
 *
 * @param name of hook and provider, for the error
 * @throws where there is none
 */
export function useProvided<Value>(context: Context<Value | null>, name: string): Value {
  const value = use(context);
  if (value === null) throw new Error(`use${name} outside of ${name}Provider`);
  return value;
}
