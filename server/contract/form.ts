import * as v from 'valibot';
import { faultKey } from './text.ts';

/** Checks forms by their schemas, the same way on both sides. */

/** Message keys by field, in the form's order; what is inside a field stands behind a dot (ACCT-10). */
export type Faults = Readonly<Record<string, string>>;

export type CheckedForm<T> =
  | { readonly ok: true; readonly values: T }
  | { readonly ok: false; readonly faults: Faults };

/** The form as it is stored, or the first fault of each field (ACCT-07). */
export function checkForm<Schema extends v.GenericSchema>(
  schema: Schema,
  input: unknown,
): CheckedForm<v.InferOutput<Schema>> {
  const result = v.safeParse(schema, input, {
    abortPipeEarly: true,
    // What has no message of its own is no text where one belongs: no form sends it.
    message: faultKey('general'),
  });
  if (result.success) return { ok: true, values: result.output };
  const faults: Record<string, string> = {};
  for (const { path = [], message } of result.issues) {
    faults[path.map(({ key }) => String(key)).join('.')] ??= message;
  }
  return { ok: false, faults };
}

/** What is wrong with a form; empty: nothing is. */
export function faultsOf(schema: v.GenericSchema, input: unknown): Record<string, string> {
  const checked = checkForm(schema, input);
  return checked.ok ? {} : { ...checked.faults };
}

/** Hidden from people in every form that is open to programs: whoever fills it in is one (DEC-115). */
export const honeypotField = 'website';
