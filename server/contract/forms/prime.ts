import * as v from 'valibot';
import { email, optionalText, requiredText, textRule } from '../text.ts';

const cancellation = {
  name: requiredText(textRule({ max: 100 })),
  email: requiredText(email),
  /** Only for an extraordinary cancellation. */
  reason: optionalText(textRule({ max: 500, hasLines: true })),
};

/** What a declaration of cancellation has to say (BGB § 312k). */
export const cancellationForm = v.object(cancellation);

export const cancellationFields = Object.keys(cancellation) as (keyof typeof cancellation)[];

/** DEC-93. */
export const primeWaitingForm = v.object({ email: requiredText(email) });
