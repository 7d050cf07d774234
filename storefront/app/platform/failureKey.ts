import { GraphQLRequestError } from '@kreide/relay';
import { keepsSilent } from './toasts.ts';

/**
 * The message key for a request that failed under somebody's hands.
 *
 * @returns undefined: the environment has told of it by itself (ERR-19), or nothing is to be said
 * (ERR-24)
 */
export function failureKey(error: unknown): string | undefined {
  const known = error instanceof GraphQLRequestError ? error : undefined;
  if (known?.silent || known?.classification === 'INTERNAL' || keepsSilent()) return undefined;
  return known?.messageKey ?? 'somethingWentWrong';
}
