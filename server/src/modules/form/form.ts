import { checkForm, honeypotField } from '../../../contract/index.ts';
import type { Limiter } from '../limiter/service.ts';
import type { Language, Storefront } from '../storefront/storefront.ts';

export { type Document, readDocument } from './document.ts';

export interface FieldError {
  /** The name of the mutation's argument. */
  readonly fieldName: string;
  readonly formName: string | null;
  /** A message key. */
  readonly message: string;
}

type Schema = Parameters<typeof checkForm>[0];

type Values<S extends Schema> = Extract<
  ReturnType<typeof checkForm<S>>,
  { readonly ok: true }
>['values'];

/** A form's values as they are stored, or what is wrong with its fields, in the form's order. */
export type ReadForm<T> =
  | { readonly ok: true; readonly values: T }
  | { readonly ok: false; readonly fieldErrors: readonly FieldError[] };

/** Reads a form by the contract's schema of it. */
export function readForm<S extends Schema>(
  schema: S,
  input: unknown,
  formName: string | null,
): ReadForm<Values<S>> {
  const checked = checkForm(schema, input);
  return checked.ok ? checked : { ok: false, fieldErrors: fieldErrors(checked.faults, formName) };
}

/** Faults as an answer tells them. */
export const fieldErrors = (
  faults: Readonly<Record<string, string>>,
  formName: string | null,
): FieldError[] =>
  Object.entries(faults).map(([fieldName, message]) => ({ fieldName, formName, message }));

/** Whether a program filled the form in: it is answered like the others, and dropped (DEC-115). */
export const isFromProgram = (form: {
  readonly [honeypotField]?: string | null | undefined;
}): boolean => Boolean(form[honeypotField]);

/** Who sends a form, where from. */
export interface Sender {
  readonly storefront: Storefront;
  readonly language: Language;
  readonly ip: string | undefined;
}

/** A form that was not taken, and why. */
export interface FormRefusal {
  readonly ok: false;
  readonly messageKey: string;
  readonly fieldErrors: readonly FieldError[];
}

/** What became of a form. */
export type FormResult = { readonly ok: true } | FormRefusal;

export const taken = { ok: true } as const;

/** Refuses a form as a whole. */
export const refuse = (messageKey: string): FormRefusal => ({
  ok: false,
  messageKey,
  fieldErrors: [],
});

/** Refuses a form for what is wrong with its fields. */
export const faulty = (fieldErrors: readonly FieldError[]): FormRefusal => ({
  ok: false,
  messageKey: 'vue.form.error.general',
  fieldErrors,
});

/**
 * Counts a form by the network that it comes from and, where a mail goes to whatever address was
 * typed, by that one: nobody may flood a stranger.
 *
 * @param email empty: none is mailed to
 * @returns whether the form may be taken
 */
export const takeForm = (
  limiter: Limiter,
  form: string,
  ip: string | undefined,
  email = '',
): Promise<boolean> =>
  limiter.take(['formsByNetwork', ...(email === '' ? [] : (['formsByEmail'] as const))], {
    form,
    network: ip,
    email,
  });
