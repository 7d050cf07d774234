import * as v from 'valibot';
import { email, requiredText, textRule } from '../text.ts';

const withdrawal = {
  orderNumber: requiredText(textRule({ max: 40 })),
  name: requiredText(textRule({ max: 100 })),
  email: requiredText(email),
};

/** What a declaration of withdrawal has to say; a reason is not asked for (BGB § 356a). */
export const withdrawalForm = v.object(withdrawal);

export const withdrawalFields = Object.keys(withdrawal) as (keyof typeof withdrawal)[];
