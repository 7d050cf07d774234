import { GraphQLRequestError } from '@kreide/relay';
import { data } from 'react-router';
import { statusOf } from '../../platform/pageStatus.ts';
import { type FormFailure, formFailure, textsOf } from './answer.ts';

/** Statuses of what passes: too much was asked for, or the API can't answer. */
const passing = new Set([429, 503]);

/** A temporary failure of the shop, unlike a refusal, which concerns the form. */
export const isOutage = (error: unknown): error is GraphQLRequestError =>
  error instanceof GraphQLRequestError && passing.has(statusOf(error));

/**
 * Submits a form's action in the browser: a broken connection keeps the form and shows a message.
 *
 * @param answer makes the action data from a failure
 * @param messageKey of the message to show
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
    // The status keeps the router from reloading the page's data.
    return data(answer(failure), { status: 503 });
  }
}
