import { type Country, countries, type Storefront } from '../storefront/storefront.ts';

export const addressKinds = ['billing', 'shipping', 'packstation'] as const;
export type AddressKind = (typeof addressKinds)[number];

const salutations = ['MS', 'MR', 'NONE'] as const;
type Salutation = (typeof salutations)[number];

export interface FieldError {
  /** The name of the mutation's argument. */
  readonly fieldName: string;
  readonly formName: string | null;
  /** A message key. */
  readonly message: string;
}

/** What a shopper entered, under the names of the address mutations (API-80). */
export interface AddressInput {
  readonly formType?: string | null | undefined;
  readonly company?: string | null | undefined;
  readonly salutation?: string | null | undefined;
  readonly firstName?: string | null | undefined;
  readonly lastName?: string | null | undefined;
  /** Packstation: the post number (ADDR-13). */
  readonly streetAndHouseNr?: string | null | undefined;
  /** Packstation: the number of the station. */
  readonly additionalAddress?: string | null | undefined;
  readonly postCode?: string | null | undefined;
  readonly city?: string | null | undefined;
  readonly country?: string | null | undefined;
  readonly phone?: string | null | undefined;
  readonly email?: string | null | undefined;
}

export interface AddressFields {
  readonly company: string | null;
  readonly salutation: Salutation;
  readonly firstName: string;
  readonly lastName: string;
  readonly street: string;
  readonly addition: string | null;
  readonly postCode: string;
  readonly city: string;
  readonly country: Country;
  readonly phone: string | null;
  readonly email: string | null;
}

export type AddressCheck =
  | { readonly ok: true; readonly address: AddressFields }
  | { readonly ok: false; readonly fieldErrors: readonly FieldError[] };

/** Checks one text; undefined: it is fine. */
type Rule = (text: string) => string | undefined;

const key = (name: string): string => `vue.form.error.${name}`;

const length =
  (least: number, most: number): Rule =>
  (text) =>
    text.length < least ? key('tooShort') : text.length > most ? key('tooLong') : undefined;

const matches =
  (pattern: RegExp, message: string): Rule =>
  (text) =>
    pattern.test(text) ? undefined : key(message);

const startsWithLetter = matches(/^\p{L}/u, 'name.letterFirst');
const isCity = matches(/^[\p{L}\p{M}\p{N} \-./()]+$/u, 'city.incorrect');
const isPhone = matches(/^(?=(?:\D*\d){4})[\d+()/. -]{6,20}$/, 'phone.incorrect');
const hasDigit = matches(/\d/, 'street.houseNumber');
const noStation: Rule = (text) =>
  /pack\s*station|postfiliale/i.test(text) ? key('street.packstation') : undefined;

const emailRules: readonly Rule[] = [
  length(0, 80),
  matches(/^[^\s@<>()[\]\\,;:"]+@([^\s@<>()[\]\\,;:".]+\.)+\p{L}{2,}$/u, 'email.incorrect'),
];

/** Who somebody says to be, as every form asks for it (ACCT-08). */
const personRules = {
  salutation: [isOneOf(salutations, 'salutation.incorrect')],
  firstName: [length(2, 35), startsWithLetter],
  lastName: [length(2, 35), startsWithLetter],
  email: emailRules,
} as const satisfies Record<string, readonly Rule[]>;

type Person = Readonly<Record<keyof typeof personRules, string>>;

/**
 * Faults of a person's fields, in the form's order.
 *
 * @param optional the fields that may be empty; a form demands all others
 */
export function personFaults(
  person: Person,
  formName: string,
  optional: readonly (keyof Person)[] = [],
): FieldError[] {
  return (Object.keys(personRules) as (keyof Person)[]).flatMap((fieldName) => {
    const text = person[fieldName];
    if (text === '' && optional.includes(fieldName)) return [];
    const message = text === '' ? key('requiredField') : firstFault(text, personRules[fieldName]);
    return message === undefined ? [] : [{ fieldName, formName, message }];
  });
}

const postCodes: Readonly<Record<Country, RegExp>> = {
  DE: /^\d{5}$/,
  IT: /^\d{5}$/,
  AT: /^\d{4}$/,
  CH: /^\d{4}$/,
  LI: /^94(8[5-9]|9[0-8])$/,
};

/** Trims and evens out white space; control characters count as such. */
export function plainText(text: string | null | undefined): string {
  return (text ?? '')
    .normalize('NFC')
    .replace(/[\s\p{Cc}\p{Cf}]+/gu, ' ')
    .trim();
}

/** Plain text whose line breaks stay, of which no more than two follow each other. */
export function plainLines(text: string | null | undefined): string {
  return (text ?? '')
    .split(/\r\n?|\n/)
    .map(plainText)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** The message key of an e-mail address's first fault. */
export function emailFault(email: string): string | undefined {
  return firstFault(email, emailRules);
}

/** The message key of a telephone number's fault. */
export function phoneFault(phone: string): string | undefined {
  return isPhone(phone);
}

/** Table "Address fields" of the requirements; fields are told in the form's order. */
export function checkAddress(
  kind: AddressKind,
  input: AddressInput,
  storefront: Storefront,
  isGuest: boolean,
): AddressCheck {
  const fieldErrors: FieldError[] = [];
  const fail = (fieldName: string, message: string): void => {
    fieldErrors.push({ fieldName, formName: kind, message });
  };
  /** An empty text is `requiredField`, or fine and null where it may be missing. */
  function read(name: keyof AddressInput, required: boolean, ...rules: readonly Rule[]) {
    const text = plainText(input[name]);
    const fault =
      text === '' ? (required ? key('requiredField') : undefined) : firstFault(text, rules);
    if (fault !== undefined) fail(name, fault);
    return text;
  }

  const isStation = kind === 'packstation';
  const isBusiness = storefront.id === 'b2b';
  // b2b always orders for a company or school, whatever the form says.
  const isCompany = !isStation && (isBusiness || plainText(input.formType) === 'companyOrSchool');
  const company =
    isCompany || isStation ? read('company', isCompany, length(isCompany ? 2 : 0, 50)) : '';
  const salutation = read('salutation', true, ...personRules.salutation);
  const firstName = read('firstName', true, ...personRules.firstName);
  const lastName = read('lastName', true, ...personRules.lastName);

  const allowed = isStation
    ? storefront.packstation
      ? (['DE'] as const)
      : []
    : kind === 'shipping'
      ? storefront.deliveryCountries
      : storefront.billingCountries;
  const countryText = isStation ? plainText(input.country) || 'DE' : plainText(input.country);
  const country = countries.find((code) => code === countryText);

  const street = isStation
    ? read('streetAndHouseNr', true, matches(/^\d{6,10}$/, 'postNumber.incorrect'))
    : read(
        'streetAndHouseNr',
        true,
        length(3, 50),
        noStation,
        // Villages in Austria and Switzerland have houses without a number: the form only warns.
        ...(country === 'AT' || country === 'CH' ? [] : [hasDigit]),
      );
  const addition = isStation
    ? read('additionalAddress', true, stationNumber)
    : read('additionalAddress', false, length(0, 50));
  const postCode = read(
    'postCode',
    true,
    matches(postCodes[country ?? storefront.homeCountry], 'postCode.incorrect'),
  );
  const city = read('city', true, length(2, 40), isCity);
  if (countryText === '') fail('country', key('requiredField'));
  else if (country === undefined || !(allowed as readonly Country[]).includes(country)) {
    fail('country', key('country.notDelivered'));
  }
  const isBilling = kind === 'billing';
  const phone = isBilling ? read('phone', isBusiness, isPhone) : '';
  const email = isBilling ? read('email', isGuest, ...personRules.email) : '';

  if (fieldErrors.length > 0 || country === undefined) return { ok: false, fieldErrors };
  return {
    ok: true,
    address: {
      company: company || null,
      salutation: salutation as Salutation,
      firstName,
      lastName,
      street,
      addition: addition || null,
      postCode,
      city,
      country,
      phone: phone || null,
      email: email || null,
    },
  };
}

const stationNumber: Rule = (text) => {
  const station = /^\d{3}$/.test(text) ? Number(text) : 0;
  return station >= 101 && station <= 999 ? undefined : key('packstation.incorrect');
};

function isOneOf(values: readonly string[], message: string): Rule {
  return (text) => (values.includes(text) ? undefined : key(message));
}

function firstFault(text: string, rules: readonly Rule[]): string | undefined {
  for (const rule of rules) {
    const fault = rule(text);
    if (fault !== undefined) return fault;
  }
  return undefined;
}
