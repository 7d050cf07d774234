/** What a form's action answers when it could not be done: nothing typed is lost. */
export interface FormFailure {
  /** What was sent, by field, without passwords. */
  readonly values: Readonly<Record<string, string>>;
  /** Message keys by field, in the fields' order; '' only marks the field. */
  readonly errors: Readonly<Record<string, string>>;
  /** Message key about the whole; null when the fields say it all. */
  readonly message: string | null;
}

/** Fields that never travel back. */
const secret = /password/i;

/** The texts of a form; files are left out. */
export function textsOf(form: FormData): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const [name, value] of form) if (typeof value === 'string') texts[name] = value;
  return texts;
}

export function formFailure(
  values: Readonly<Record<string, string>>,
  errors: Readonly<Record<string, string>>,
  message: string | null = null,
): FormFailure {
  const kept = Object.entries(values).filter(([name]) => !secret.test(name));
  return { values: Object.fromEntries(kept), errors, message };
}

export const hasFaults = (errors: Readonly<Record<string, string>>): boolean =>
  Object.keys(errors).length > 0;

/** What the API found wrong: with fields, or else with the whole. */
export function refusalOf(
  values: Readonly<Record<string, string>>,
  result: {
    readonly errorMessage?: string | null | undefined;
    readonly fieldErrors: readonly { readonly fieldName: string; readonly message: string }[];
  },
): FormFailure {
  const errors = Object.fromEntries(
    result.fieldErrors.map(({ fieldName, message }) => [fieldName, message]),
  );
  const message = hasFaults(errors) ? null : (result.errorMessage ?? 'somethingWentWrong');
  return formFailure(values, errors, message);
}
