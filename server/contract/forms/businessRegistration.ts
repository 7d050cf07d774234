import * as v from 'valibot';
import { faultKey, matches, optionalText, type TextRule, textRule } from '../text.ts';
import { attachmentLimits } from './contact.ts';
import { registrationForm } from './registration.ts';
import { isVatNumber, plainVatNumber } from './vatNumber.ts';

/** The account of a school or company (REG-04, DEC-118). */

/** What somebody does there. */
export const jobTitleCodes = [
  'HEAD',
  'SECRETARY',
  'TEACHER',
  'EDUCATOR',
  'ADMINISTRATION',
  'PURCHASING',
  'MANAGEMENT',
  'CARETAKER',
  'OTHER',
] as const;

/** What the institution is. */
export const industryCodes = [
  'KINDERGARTEN',
  'PRIMARY_SCHOOL',
  'SECONDARY_SCHOOL',
  'SPECIAL_SCHOOL',
  'VOCATIONAL_SCHOOL',
  'UNIVERSITY',
  'DAY_CARE',
  'AUTHORITY',
  'THERAPY',
  'ASSOCIATION',
  'RETAIL',
  'COMPANY',
  'OTHER',
] as const;

/** A paper that shows what the institution is. */
export const certificateLimits = { ...attachmentLimits, count: 1 } as const;

const vatRegistrationNo: TextRule = textRule(
  { max: 30 },
  matches(/^[A-Za-z0-9+\-. /]+$/, 'alphanumeric'),
  v.check((text) => isVatNumber(plainVatNumber(text)), faultKey('vatRegistrationNo.incorrect')),
);

const employees = textRule(
  { max: 7 },
  matches(/^\d+$/, 'digitsOnly'),
  v.check((text) => Number(text) > 0, faultKey('number.incorrect')),
);

const proof = 'vue.register.error.proof';

/** None of them is anybody's duty. */
const choice = <const T extends string>(codes: readonly T[]) =>
  v.pipe(
    optionalText(textRule({ max: 40 })),
    v.transform((code) => code || null),
    v.nullable(v.picklist(codes, faultKey('unknown'))),
  );

/**
 * A public school has no VAT number, a new company has no paper at hand: one of the two shows what
 * the institution is.
 *
 * @param minLength characters of a password; that it is not a common one, the server asks as well
 */
export const businessRegistrationForm = (minLength: number) =>
  v.lazy((input) => {
    const { vatRegistrationNo: number } = (input ?? {}) as { vatRegistrationNo?: unknown };
    const hasNumber = typeof number === 'string' && number.trim() !== '';
    return v.object({
      ...registrationForm('b2b', minLength).entries,
      vatRegistrationNo: v.pipe(
        optionalText(vatRegistrationNo),
        v.transform((text) => plainVatNumber(text) || null),
      ),
      jobTitleCode: choice(jobTitleCodes),
      primaryIndustryGroupCode: choice(industryCodes),
      numberOfEmployees: v.pipe(
        optionalText(employees),
        v.transform((text) => (text === '' ? null : Number(text))),
      ),
      /** What an upload answered. */
      certificate: v.pipe(
        v.nullish(v.string(), ''),
        v.maxLength(40, proof),
        v.check((id) => hasNumber || id !== '', proof),
        v.transform((id) => id || null),
      ),
    });
  });
