import { GraphQLRequestError } from '@kreide/relay';

/** The header of an answer of status 429: the seconds that the API's limit goes on for. */
export function retryAfter(error: unknown): Record<string, string> {
  if (!(error instanceof GraphQLRequestError)) return {};
  const waits = error.errors.flatMap(({ extensions }) => {
    const wait = extensions?.retryAfter;
    return typeof wait === 'number' ? [wait] : [];
  });
  return waits.length > 0 ? { 'retry-after': `${Math.max(...waits)}` } : {};
}
