import * as v from 'valibot';
import { barePostCode } from './countries.ts';
import {
  email,
  faultKey,
  name,
  optionalText,
  phone,
  requiredText,
  salutation,
  textRule,
} from './text.ts';

/** Returns of goods (DEC-107…109). */

export const returnReasons = [
  'dislike',
  'wrongItem',
  'defective',
  'damagedInTransport',
  'tooLate',
  'other',
] as const;
export type ReturnReason = (typeof returnReasons)[number];

/** Something is wrong with the goods, so that the same again would help. */
export const isFault = (reason: ReturnReason): boolean =>
  reason === 'wrongItem' || reason === 'defective' || reason === 'damagedInTransport';

/** What the customer gets for the goods. */
export const returnRegulations = ['refund', 'replacement', 'voucher'] as const;
export type ReturnRegulation = (typeof returnRegulations)[number];

/** RET-13: the shop pays no carrier, the customer chooses one. */
export const noLabel = 'nolabel';

/** Per item; the bytes of one picture. */
export const returnImageLimits = {
  count: 3,
  bytes: 10 * 1024 * 1024,
  types: ['.jpg', '.jpeg', '.png', '.webp', '.heic', '.heif'],
} as const;

export const returnLabelLimits = { min: 1, max: 5 } as const;

export const returnInfo = textRule({ max: 500, hasLines: true });

const count = (max: number) =>
  v.pipe(
    v.number(faultKey('number.incorrect')),
    v.integer(faultKey('number.incorrect')),
    v.minValue(1, faultKey('number.incorrect')),
    v.maxValue(max, faultKey('number.incorrect')),
  );

/** One line of an order that goes back (RET-11); how many pieces may, the order says. */
export const returnItemForm = v.lazy((input) => {
  const { reason } = (input ?? {}) as { reason?: unknown };
  return v.object({
    lineNo: count(10_000),
    quantity: count(100_000),
    reason: v.pipe(
      v.nullish(v.string(), ''),
      v.picklist(returnReasons, 'vue.returns.error.reason'),
    ),
    additionalInfo: reason === 'other' ? requiredText(returnInfo) : optionalText(returnInfo),
    images: v.pipe(
      v.nullish(v.array(v.pipe(v.string(), v.maxLength(40))), []),
      v.maxLength(returnImageLimits.count, 'vue.returns.error.images'),
    ),
    components: v.pipe(
      v.nullish(v.array(v.pipe(v.string(), v.maxLength(80))), []),
      v.maxLength(20),
    ),
  });
});

/** Who can be asked about a return, and how many labels are needed (RET-14). */
export const returnContactForm = v.object({
  salutation,
  firstName: requiredText(name),
  lastName: requiredText(name),
  email: requiredText(email),
  phone: optionalText(phone),
});

export type ReturnContact = v.InferOutput<typeof returnContactForm>;

/** DEC-107. */
export const returnLookupForm = v.object({
  orderId: requiredText(textRule({ max: 20 })),
  zip: requiredText(textRule({ min: 4, max: 10 }, v.transform(barePostCode))),
});
