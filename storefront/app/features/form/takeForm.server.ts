import type { Faults } from '@kreide/server/contract';
import { data } from 'react-router';
import { type FormFailure, formFailure, hasFaults, textsOf } from './answer.ts';
import { isOutage } from './sending.ts';

type Values = Readonly<Record<string, string>>;

/** What became of a form that was found right: the action's answer, or what the API refused. */
export type Taken<T> = { readonly answer: T } | { readonly refusal: FormFailure };

interface FormAction<T, F> {
  /** Values that came another way, such as by the address. */
  readonly given?: Values;
  /** The same checks as in the browser: without JavaScript there were none. */
  check(values: Values, form: FormData): Faults;
  /** @param form what was sent, with its files */
  send(values: Values, form: FormData): Promise<Taken<T>>;
  /** What the page takes for a failed action. */
  failed(failure: FormFailure): F;
}

/**
 * The action of a form: reads what was sent, checks it, sends it to the API. Whatever is wrong
 * brings the form back with what was typed: 400 for faults, 422 for refusals of the API, and 503
 * while the API can't answer, instead of an error page without it.
 */
export async function takeForm<T, F>(
  request: Request,
  { given = {}, check, send, failed }: FormAction<T, F>,
) {
  const form = await request.formData();
  const values = { ...given, ...textsOf(form) };
  const back = (failure: FormFailure, status: number) => data(failed(failure), { status });
  const faults = check(values, form);
  if (hasFaults(faults)) return back(formFailure(values, faults), 400);
  try {
    const taken = await send(values, form);
    if ('refusal' in taken) return back(taken.refusal, 422);
    const { answer } = taken;
    return answer instanceof Response
      ? (answer as Extract<T, Response>)
      : data(answer as Exclude<T, Response>);
  } catch (error) {
    if (!isOutage(error)) throw error;
    return back(formFailure(values, {}, error.messageKey ?? 'somethingWentWrong'), 503);
  }
}

/** For pages whose action answers nothing but what failed. */
export const failureItself = (failure: FormFailure): FormFailure => failure;

/** For pages whose action answers more than what failed. */
export const asFailure = (failure: FormFailure) => ({ failure });
