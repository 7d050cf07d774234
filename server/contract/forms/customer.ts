import * as v from 'valibot';
import { type AddressInput, addressFieldNames, addressFields, addressForm } from '../address.ts';
import { contractPaymentIds } from '../payment.ts';
import {
  email,
  faultKey,
  matches,
  name,
  optionalText,
  phone,
  requiredChoice,
  requiredText,
  salutation,
  textRule,
} from '../text.ts';

/** A customer as somebody enters one; what only businesses have is refused for consumers. */
export interface CustomerInput {
  readonly kind: 'consumer' | 'business';
  readonly email: string;
  /** What a business logs in with (AUTH-06). */
  readonly customerNumber?: string | null;
  readonly salutation?: string | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone?: string | null;
  /** Somebody of the shop itself. @default false */
  readonly isInternal?: boolean | null;
  readonly vatRegistrationNo?: string | null;
  readonly jobTitleCode?: string | null;
  readonly primaryIndustryGroupCode?: string | null;
  readonly numberOfEmployees?: number | null;
  /** By contract: the business storefront has no step to choose it (CHK-17). */
  readonly paymentMethod?: string | null;
  /** Days. */
  readonly paymentTermsDays?: number | null;
  /** Where the customer is; a consumer is billed there (ADDR-06). */
  readonly customerAddress?: AddressInput | null;
  /** The first of a business is what it is billed to at first (ADDR-06). */
  readonly billingAddresses?: readonly AddressInput[] | null;
}

// Without @, so that a login tells by itself whether it is a number or an e-mail address.
const customerNumber = textRule(
  { min: 2, max: 40 },
  matches(/^[A-Za-z0-9][A-Za-z0-9./-]*$/, 'customerNumber.incorrect'),
);
const vatRegistrationNo = textRule(
  { max: 14 },
  matches(/^[A-Z]{2}[A-Z0-9+*]{2,12}$/, 'vatRegistrationNo.incorrect'),
);
const code = textRule({ max: 40 });

const noSuchField = faultKey('unknownField');
/** A field that this kind of customer does not have. */
const absent = v.pipe(
  v.nullish(v.literal('', noSuchField), ''),
  v.transform(() => null),
);

const optional = (rule: Parameters<typeof optionalText>[0]) =>
  v.pipe(
    optionalText(rule),
    v.transform((text) => text || null),
  );

const count = (min: number, max: number) =>
  v.nullish(
    v.pipe(
      v.number(),
      v.integer(faultKey('number.incorrect')),
      v.minValue(min, faultKey('number.incorrect')),
      v.maxValue(max, faultKey('number.incorrect')),
    ),
    null,
  );

const addressArguments = [
  'formType',
  ...addressFieldNames.map((field) => addressFields[field].argument),
] as const;

function entriesFor(isBusiness: boolean) {
  const address = v.pipe(
    v.record(v.picklist(addressArguments, noSuchField), v.unknown()),
    addressForm('billing', { storefront: isBusiness ? 'b2b' : 'de', needsEmail: false }),
  );
  return {
    kind: requiredChoice(['consumer', 'business']),
    // Logins are looked up in lower case, numbers in whatever case they are typed.
    email: v.pipe(requiredText(email), v.toLowerCase()),
    customerNumber: isBusiness ? v.pipe(requiredText(customerNumber), v.toUpperCase()) : absent,
    salutation,
    firstName: requiredText(name),
    lastName: requiredText(name),
    phone: optional(phone),
    isInternal: v.pipe(
      v.nullish(v.boolean(), false),
      v.transform((is) => is ?? false),
    ),
    vatRegistrationNo: isBusiness ? optional(vatRegistrationNo) : absent,
    jobTitleCode: isBusiness ? optional(code) : absent,
    primaryIndustryGroupCode: isBusiness ? optional(code) : absent,
    numberOfEmployees: isBusiness ? count(1, 1_000_000) : absent,
    paymentMethod: isBusiness
      ? v.nullish(v.picklist(contractPaymentIds, faultKey('paymentMethod.incorrect')), null)
      : absent,
    paymentTermsDays: isBusiness ? count(1, 365) : absent,
    customerAddress: v.nullish(address, null),
    billingAddresses: v.nullish(v.array(address), []),
  } satisfies Record<keyof CustomerInput, v.GenericSchema>;
}

/** The schema of what was entered; a field that nobody knows is a mistake in writing. */
export const customerForm = v.lazy((input) => {
  const isBusiness = (input as { kind?: unknown } | null)?.kind === 'business';
  return v.strictObject(entriesFor(isBusiness), noSuchField);
});
