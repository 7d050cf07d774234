import type { AttemptLimit } from '../session/session.ts';
import type { Language, Storefront } from '../storefront/storefront.ts';
import type { FieldError } from './fields.ts';

export {
  emailFault,
  type FieldError,
  faultKey,
  firstFault,
  length,
  matches,
  personFaults,
  personRules,
  phoneFault,
  plainLines,
  plainText,
  type Rule,
  type Salutation,
} from './fields.ts';

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

const hour = 3600;

/**
 * How often a form is taken in an hour: 20 times from an address of the network and, where a mail
 * goes to whatever address was typed, five times for that one: nobody may flood a stranger.
 *
 * @param scope the form's name @param email empty: none is mailed to
 */
export const formLimits = (
  scope: string,
  ip: string | undefined,
  email = '',
  perEmail = 5,
): readonly AttemptLimit[] => [
  { scope: `${scope}-ip`, subject: ip ?? 'unknown', limit: 20, windowSeconds: hour },
  ...(email === ''
    ? []
    : [{ scope, subject: email.toLowerCase(), limit: perEmail, windowSeconds: hour }]),
];
