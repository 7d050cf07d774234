import type { Faults } from '@kreide/server/contract';
import { data } from 'react-router';
import { cookieHeaders } from '../../platform/answers.server.ts';
import { statusOf } from '../../platform/pageStatus.ts';
import { retryAfter } from '../../platform/retryAfter.server.ts';
import { type FormFailure, formFailure, hasFaults, textsOf } from './answer.ts';
import { isOutage } from './sending.ts';

type Values = Readonly<Record<string, string>>;

/** Of a form without faults: the answer of the action, or what the API refused. */
export type FormActionResult<T> =
  | { readonly answer: T; readonly init?: ResponseInit }
  | { readonly refusal: FormFailure; readonly cookies?: readonly string[] };

interface FormAction<T, F> {
  /** Values that are not in the form, such as those of the address. */
  readonly given?: Values;
  /** The same checks as in the browser, which runs none without JavaScript. @default none */
  check?(values: Values, form: FormData): Faults;
  /** @param form what was sent, with its files */
  send(values: Values, form: FormData): Promise<FormActionResult<T>>;
  /** Makes the action data of the page from a failure, of which its form and the answer are told. */
  failed(
    failure: FormFailure,
    about: { readonly form: FormData; readonly status: number; readonly headers: Headers },
  ): F;
}

/**
 * Runs the action of a form: reads the values, checks them, sends them to the API. A failure answers
 * with the typed values, so that the form keeps them: 400 for faults, 422 for refusals of the API,
 * 429 or 503 for what passes, where an error page would lose them.
 */
export async function runFormAction<T, F>(
  request: Request,
  { given = {}, check, send, failed }: FormAction<T, F>,
) {
  const form = await request.formData();
  const values = { ...given, ...textsOf(form) };
  const back = (failure: FormFailure, status: number, headers = new Headers()) =>
    data(failed(failure, { form, status, headers }), { status, headers });
  const faults = check?.(values, form) ?? {};
  if (hasFaults(faults)) return back(formFailure(values, faults), 400);
  try {
    const result = await send(values, form);
    if ('refusal' in result) return back(result.refusal, 422, cookieHeaders(result.cookies ?? []));
    const { answer, init } = result;
    return answer instanceof Response
      ? (answer as Extract<T, Response>)
      : data(answer as Exclude<T, Response>, init);
  } catch (error) {
    if (!isOutage(error)) throw error;
    const failure = formFailure(values, {}, error.messageKey ?? 'somethingWentWrong');
    return back(failure, statusOf(error), new Headers(retryAfter(error)));
  }
}

/** `failed` of pages whose action data is the failure alone. */
export const failureItself = (failure: FormFailure): FormFailure => failure;

/** `failed` of pages whose action data has more than the failure. */
export const asFailure = (failure: FormFailure) => ({ failure });
