/** The action data of a failed form, with the typed values. */
export interface FormFailure {
  /** The sent values by field, without passwords. */
  readonly values: Readonly<Record<string, string>>;
  /** Message keys by field, in the fields' order; '' only marks the field. */
  readonly errors: Readonly<Record<string, string>>;
  /** Message key about the whole form; null where the fields' messages suffice. */
  readonly message: string | null;
}

/** Fields that are never sent back. */
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

/** The API's faults: by field, or else about the whole. */
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
