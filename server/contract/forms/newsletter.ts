import * as v from 'valibot';
import { email, name, noText, optionalText, requiredText, salutation, textRule } from '../text.ts';

/** The newsletter: asked for and left (DEC-132). */

/** What an issue can be about; the chosen one is kept with the subscription. */
export const newsletterInterests = ['school', 'kindergarten', 'office', 'creative'] as const;

/** Only the address is needed. */
export const newsletterForm = v.object({
  salutation,
  firstName: optionalText(name),
  lastName: optionalText(name),
  email: requiredText(email),
  interest: optionalText(textRule({ max: 40 })),
});

export const unsubscribeReason = textRule({ max: 200 });

/** The token of a mail, or the address; a reason is nobody's duty. */
export const unsubscribeForm = v.lazy((input) =>
  v.object({
    email: (input as { token?: unknown } | null)?.token ? noText : requiredText(email),
    token: v.nullish(v.string(), ''),
    reason: optionalText(unsubscribeReason),
  }),
);
