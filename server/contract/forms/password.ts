import * as v from 'valibot';
import type { StorefrontId } from '../storefronts.ts';
import { email, faultKey, requiredField, requiredText, textRule } from '../text.ts';

/** Characters (PWD-07). An operator may ask for a longer one by a parameter (ruling 5). */
export const passwordLength = { min: 3, max: 35 } as const;

const invalidLength = faultKey('password.invalidLength');

// Not evened out: every character counts.
const typed = v.pipe(v.nullish(v.string(), ''), v.nonEmpty(requiredField));

/** PWD-08: what is asked of a password, whether or not it is the right one. */
export const passwordSchemes = {
  /** Of an account that somebody logs in to. */
  existing: typed,
  /** That of the account, to show once more who asks. */
  current: typed,
  /** @param minLength characters; an operator may ask for more than 3 */
  new: (minLength: number) =>
    v.pipe(
      typed,
      v.minLength(Math.max(passwordLength.min, minLength), invalidLength),
      v.maxLength(passwordLength.max, invalidLength),
    ),
} as const;

export const newPasswordForm = (minLength: number) =>
  v.object({ password: passwordSchemes.new(minLength) });

/** API-103. */
export const changePasswordForm = (minLength: number) =>
  v.object({
    currentPassword: passwordSchemes.current,
    newPassword: passwordSchemes.new(minLength),
  });

/** Whose password it is that somebody has forgotten (PWD-01). */
export const forgottenEmailForm = v.object({
  email: v.pipe(requiredText(email), v.toLowerCase()),
});
export const forgottenNumberForm = v.object({
  customerNumber: v.pipe(requiredText(textRule({ max: email.max })), v.toLowerCase()),
});

/**
 * The one field of the page: an e-mail address; on b2b a customer number will do. A customer number
 * has no @.
 */
export const forgottenPasswordForm = (storefront: StorefrontId) =>
  v.lazy((input) => {
    const login = (input as { login?: unknown } | null)?.login;
    const isNumber = storefront === 'b2b' && !String(login ?? '').includes('@');
    return v.object({
      login: isNumber
        ? forgottenNumberForm.entries.customerNumber
        : forgottenEmailForm.entries.email,
    });
  });

/** Requests for a new password of one browser's session (DEC-115). */
export const maxPasswordTries = 5;
