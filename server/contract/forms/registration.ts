import * as v from 'valibot';
import { type AddressKind, addressForm } from '../address.ts';
import type { StorefrontId } from '../storefronts.ts';
import { email, requiredText } from '../text.ts';
import { newPasswordForm } from './password.ts';

/** The account of a consumer (DEC-118). */

/** Where the customer is: the first entry of the address book, and what is billed at first (ADDR-05). */
export const registrationAddressKind = 'billing' satisfies AddressKind;

/** @param minLength characters of a password; that it is not a common one, the server asks as well */
export const registrationForm = (storefront: StorefrontId, minLength: number) =>
  v.object({
    // Logins are looked up in lower case.
    email: v.pipe(requiredText(email), v.toLowerCase()),
    ...newPasswordForm(minLength).entries,
    address: addressForm(registrationAddressKind, { storefront, needsEmail: false }),
  });
