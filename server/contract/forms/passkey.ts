import * as v from 'valibot';
import { requiredText, textRule } from '../text.ts';
import { passwordSchemes } from './password.ts';

/** Of one account. */
export const maxPasskeys = 20;

/** Characters of the name that a customer gives a passkey. */
export const passkeyNameLength = 60;

/** By which a customer knows a passkey among the others. */
export const passkeyForm = v.object({
  name: requiredText(textRule({ max: passkeyNameLength })),
});

/** What another passkey asks for where the login is long ago. */
export const passkeyPasswordForm = v.object({ currentPassword: passwordSchemes.current });
