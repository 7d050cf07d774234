import { GraphQLRequestError } from '@kreide/relay';
import { keepsSilent } from './toasts.ts';

/**
 * The message key for a failed request of the visitor.
 *
 * @returns undefined: the environment has shown it already (ERR-19), or it is not shown (ERR-24)
 */
export function failureKey(error: unknown): string | undefined {
  const known = error instanceof GraphQLRequestError ? error : undefined;
  if (known?.silent || known?.classification === 'INTERNAL' || keepsSilent()) return undefined;
  return known?.messageKey ?? 'somethingWentWrong';
}
