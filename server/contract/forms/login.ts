import * as v from 'valibot';
import type { StorefrontId } from '../storefronts.ts';
import { email, requiredText, textRule } from '../text.ts';
import { passwordSchemes } from './password.ts';

export const customerNumberParam = 'customerNumber';

/** The login with the number in its field, for who has just been told it and shan't copy it by hand. */
export const loginPathFor = (customerNumber: string): string =>
  `/login?${new URLSearchParams({ [customerNumberParam]: customerNumber })}`;

/** AUTH-06, AUTH-07: on b2b the field `email` holds the customer number. */
export const loginForm = (storefront: StorefrontId) =>
  v.object({
    email: requiredText(storefront === 'b2b' ? textRule({ max: email.max }) : email),
    password: passwordSchemes.existing,
  });
