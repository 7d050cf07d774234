import * as v from 'valibot';
import type { StorefrontId } from '../storefronts.ts';
import { email, requiredField, requiredText, textRule } from '../text.ts';

/** AUTH-06, AUTH-07: on b2b the field `email` holds the customer number. */
export const loginForm = (storefront: StorefrontId) =>
  v.object({
    email: requiredText(storefront === 'b2b' ? textRule({ max: email.max }) : email),
    // Not evened out: every character counts.
    password: v.pipe(v.nullish(v.string(), ''), v.nonEmpty(requiredField)),
  });
