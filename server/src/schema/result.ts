import type { FieldError, FormResult } from '../modules/form/form.ts';
import { builder, type Fields } from './builder.ts';

export const FieldErrorRef = builder.objectRef<FieldError>('FieldError').implement({
  description: "What is wrong with one field; fieldName is the mutation's argument.",
  fields: (t) => ({
    fieldName: t.exposeString('fieldName'),
    formName: t.exposeString('formName', { nullable: true }),
    message: t.exposeString('message', { description: 'A message key.' }),
  }),
});

export type Result = { readonly ok: true } | { readonly ok: false; readonly messageKey: string };

/** What every answer to an operation says that a shopper can see refused. */
export const resultFields = <T extends Result>(t: Fields<T>) => ({
  successful: t.boolean({ resolve: ({ ok }) => ok }),
  errorMessage: t.string({
    nullable: true,
    description: 'A message key.',
    resolve: (result: Result) => (result.ok ? null : result.messageKey),
  }),
});

/** The same of a form, with what is wrong with its fields. */
export const formResultFields = <T extends FormResult>(t: Fields<T>) => ({
  ...resultFields(t),
  fieldErrors: t.field({
    type: [FieldErrorRef],
    resolve: (result: FormResult) => (result.ok ? [] : [...result.fieldErrors]),
  }),
});

/** The same under the names that the specification gives answers about an account (API-102, API-103). */
export const accountResultFields = <T extends FormResult>(t: Fields<T>) => {
  const { successful, errorMessage, fieldErrors } = formResultFields(t);
  return { successful, generalErrorMessage: errorMessage, fieldErrors };
};
