import { GraphQLRequestError } from '@kreide/relay';
import { data } from 'react-router';
import { type FormFailure, formFailure, textsOf } from './answer.ts';

/** What the shop can't do right now and may do in a minute; refusals are the form's own affair. */
export function isOutage(error: unknown): error is GraphQLRequestError {
  return (
    error instanceof GraphQLRequestError &&
    (error.kind !== 'graphql' ||
      error.classification === undefined ||
      error.classification === 'INTERNAL')
  );
}

/**
 * A form's action in the browser: a connection that breaks leaves the form as it is, and says so.
 *
 * @param answer what the page takes for a failed action
 * @param messageKey what to say
 */
export async function sendForm<T, F = FormFailure>(
  { request, serverAction }: { request: Request; serverAction: () => Promise<T> },
  answer: (failure: FormFailure) => F,
  messageKey = 'error.offline',
) {
  const copy = request.clone();
  try {
    return await serverAction();
  } catch (error) {
    // What fetch rejects with; redirects and error pages of the server are thrown as they are.
    if (!(error instanceof TypeError)) throw error;
    const failure = formFailure(textsOf(await copy.formData()), {}, messageKey);
    // By its status the router knows that there is nothing to load again.
    return data(answer(failure), { status: 503 });
  }
}
