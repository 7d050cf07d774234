import { randomUUID } from 'node:crypto';
import { GraphQLError } from 'graphql';
import { DatabaseUnavailableError } from './database/errors.ts';
import { invalidInput } from './modules/session/refusal.ts';

/**
 * What a client gets to see of an error. What a module throws on purpose is a GraphQLError and
 * stays; anything else is a bug or an outage and shows nothing but the number under which the
 * operator finds it in the log.
 */
export function createErrorMask(log: Pick<Console, 'error'>): (error: unknown) => GraphQLError {
  return (error) => {
    if (error instanceof GraphQLError) {
      const { originalError } = error;
      if (originalError === undefined || originalError instanceof GraphQLError) return error;
    }
    const original = error instanceof GraphQLError ? error.originalError : error;
    if (isUnwritable(original)) return invalidInput('Text with characters that cannot be stored');
    const correlationId = randomUUID();
    const isAway = original instanceof DatabaseUnavailableError;
    log.error(`${correlationId} ${original instanceof Error ? original.stack : original}`);
    return new GraphQLError(isAway ? 'Service unavailable' : 'Internal error', {
      ...(error instanceof GraphQLError && error.path && { path: error.path }),
      extensions: {
        classification: isAway ? 'UNAVAILABLE' : 'INTERNAL',
        messageKey: 'somethingWentWrong',
        correlationId,
        ...(isAway && { http: { status: 503 } }),
      },
    });
  };
}

/** PostgreSQL takes every character but NUL, which only somebody who tries things out sends. */
const isUnwritable = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '22021';
