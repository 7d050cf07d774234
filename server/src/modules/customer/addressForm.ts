import {
  type FieldError,
  faultKey,
  firstFault,
  length,
  matches,
  personRules,
  phoneFault,
  plainText,
  type Rule,
  type Salutation,
} from '../form/form.ts';
import { type Country, countries, type Storefront } from '../storefront/storefront.ts';

export const addressKinds = ['billing', 'shipping', 'packstation'] as const;
export type AddressKind = (typeof addressKinds)[number];

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

const isCity = matches(/^[\p{L}\p{M}\p{N} \-./()]+$/u, 'city.incorrect');
const hasDigit = matches(/\d/, 'street.houseNumber');
const noStation: Rule = (text) =>
  /pack\s*station|postfiliale/i.test(text) ? faultKey('street.packstation') : undefined;

const postCodes: Readonly<Record<Country, RegExp>> = {
  DE: /^\d{5}$/,
  IT: /^\d{5}$/,
  AT: /^\d{4}$/,
  CH: /^\d{4}$/,
  LI: /^94(8[5-9]|9[0-8])$/,
};

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
      text === '' ? (required ? faultKey('requiredField') : undefined) : firstFault(text, rules);
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
  if (countryText === '') fail('country', faultKey('requiredField'));
  else if (country === undefined || !(allowed as readonly Country[]).includes(country)) {
    fail('country', faultKey('country.notDelivered'));
  }
  const isBilling = kind === 'billing';
  const phone = isBilling ? read('phone', isBusiness, phoneFault) : '';
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
  return station >= 101 && station <= 999 ? undefined : faultKey('packstation.incorrect');
};
