import * as v from 'valibot';
import {
  email,
  name,
  optionalText,
  requiredField,
  requiredText,
  salutation,
  textRule,
} from '../text.ts';

export const competitionAnswer = textRule({ max: 200 });

/** An entry in a prize draw (DEC-133). */
export const competitionForm = v.object({
  salutation,
  firstName: requiredText(name),
  lastName: requiredText(name),
  email: requiredText(email),
  answer: optionalText(competitionAnswer),
  /** The terms, being 18 among them. */
  acceptsTerms: v.pipe(v.nullish(v.boolean(), false), v.literal(true, requiredField)),
});
