import * as v from 'valibot';
import { email, name, optionalText, phone, requiredText, salutation } from '../text.ts';
import { passwordSchemes } from './password.ts';

/** API-102: who the customer is. */
export const accountDataForm = v.object({
  salutation,
  firstName: requiredText(name),
  lastName: requiredText(name),
});

/** API-82; '' where there is none. */
export const accountPhoneForm = v.object({ phone: optionalText(phone) });

/** API-83, DEC-120. */
export const accountEmailForm = v.object({
  // Logins are looked up in lower case.
  email: v.pipe(requiredText(email), v.toLowerCase()),
  currentPassword: passwordSchemes.current,
});

/** API-104, DEC-121. */
export const deleteAccountForm = v.object({ currentPassword: passwordSchemes.current });
