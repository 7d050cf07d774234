import * as v from 'valibot';
import {
  billingCountries,
  type Country,
  countries,
  countryName,
  countryRules,
  deliveryObstacle,
  deliveryOf,
} from './countries.ts';
import type { Language, StorefrontId } from './storefronts.ts';
import {
  email,
  faultKey,
  matches,
  name,
  noText,
  optionalText,
  phone,
  plainText,
  requiredText,
  type Salutation,
  salutation,
  type TextRule,
  textRule,
} from './text.ts';

/** The address of a bill, of a delivery or of a parcel station. How to add a field: docs/recipes.md. */

export const addressKinds = ['billing', 'shipping', 'packstation'] as const;
export type AddressKind = (typeof addressKinds)[number];

export const isAddressKind = (kind: unknown): kind is AddressKind =>
  addressKinds.some((known) => known === kind);

/** What an address says. */
export interface AddressContent {
  readonly company: string | null;
  readonly salutation: Salutation;
  readonly firstName: string;
  readonly lastName: string;
  /** Of a parcel station: the post number (ADDR-13). */
  readonly street: string;
  /** Of a parcel station: its number. */
  readonly addition: string | null;
  readonly postCode: string;
  readonly city: string;
  readonly country: Country;
  readonly phone: string | null;
  readonly email: string | null;
}

interface FieldNames {
  /** In the API's mutations (API-80). */
  readonly argument: string;
  /** In the API's answers (ADDR-08). */
  readonly answer: string;
  /** In the page's forms (ADDR-09…12), behind the kind and a dot (ACCT-10). */
  readonly page: string;
  /** In the page's form of a parcel station. @default the same */
  readonly stationPage?: string;
  /** Null where nothing was entered. @default false */
  readonly isOptional?: boolean;
  /** The forms that have it. @default all */
  readonly kinds?: readonly AddressKind[];
}

const named = <Name extends string>(field: Name) => ({
  argument: field,
  answer: field,
  page: field,
});

/** The fields in the form's order, each with the names that the specification gives it. */
export const addressFields = {
  company: {
    argument: 'company',
    answer: 'schoolOrCompany',
    page: 'company',
    isOptional: true,
  },
  salutation: named('salutation'),
  firstName: { argument: 'firstName', answer: 'firstName', page: 'firstname' },
  lastName: { argument: 'lastName', answer: 'lastName', page: 'lastname' },
  street: {
    argument: 'streetAndHouseNr',
    answer: 'street',
    page: 'streetAndNumber',
    stationPage: 'postnumber',
  },
  addition: {
    argument: 'additionalAddress',
    answer: 'addressAddition',
    page: 'addition',
    stationPage: 'packstation',
    isOptional: true,
  },
  postCode: { argument: 'postCode', answer: 'postCode', page: 'postcode' },
  city: named('city'),
  country: named('country'),
  phone: { ...named('phone'), isOptional: true, kinds: ['billing'] },
  email: { ...named('email'), isOptional: true, kinds: ['billing'] },
} as const satisfies Record<keyof AddressContent, FieldNames>;

export type AddressField = keyof AddressContent;
export const addressFieldNames = Object.keys(addressFields) as AddressField[];

type FieldArgument = (typeof addressFields)[AddressField]['argument'];

/** What the API's mutations ask for. */
export type AddressArgument = FieldArgument | 'formType';

/** What was entered, under the names of the API's mutations. */
export type AddressInput = {
  readonly [Name in AddressArgument]?: string | null | undefined;
};

interface FormField {
  readonly field: AddressField;
  readonly argument: FieldArgument;
  readonly answer: (typeof addressFields)[AddressField]['answer'];
  readonly page: string;
}

/** The fields of a form of addresses, in its order. */
export function fieldsOf(kind: AddressKind): readonly FormField[] {
  return addressFieldNames.flatMap((field) => {
    const { argument, answer } = addressFields[field];
    const { kinds = addressKinds, stationPage, page }: FieldNames = addressFields[field];
    const ofKind = kind === 'packstation' ? (stationPage ?? page) : page;
    return kinds.includes(kind) ? [{ field, argument, answer, page: ofKind }] : [];
  });
}

export const isOptionalField = (field: AddressField): boolean => {
  const { isOptional = false }: FieldNames = addressFields[field];
  return isOptional;
};

export interface AddressSituation {
  readonly storefront: StorefrontId;
  /** The order's mails have to go somewhere. */
  readonly needsEmail: boolean;
}

const company = textRule({ min: 2, max: 50 });
const stationCompany = textRule({ max: 50 });
const addition = textRule({ max: 50 });
const city = textRule(
  { min: 2, max: 40 },
  // The apostrophe of Château-d'Oex.
  matches(/^[\p{L}\p{M}\p{N} \-./()'’]+$/u, 'city.incorrect'),
);
const postNumber = textRule({ max: 50 }, matches(/^\d{6,10}$/, 'postNumber.incorrect'));
const stationNumber = textRule(
  { max: 50 },
  matches(/^(?!100$)[1-9]\d\d$/, 'packstation.incorrect'),
);

const noStation = v.check<string, string>(
  (text) => !/pack\s*station|postfiliale/i.test(text),
  faultKey('street.packstation'),
);
const street = (country: Country | undefined): TextRule =>
  textRule(
    { min: 3, max: 50 },
    noStation,
    ...(country !== undefined && countryRules(country).houseNumberOptional
      ? []
      : [matches(/\d/, 'street.houseNumber')]),
  );

const withoutLetters = (country: Country) =>
  v.transform<string, string>((text) => text.replace(countryRules(country).postCodeLetters, ''));

/** Table "Address fields" of the requirements (DEC-96): the schema of what was entered. */
export function addressForm(kind: AddressKind, { storefront, needsEmail }: AddressSituation) {
  const isStation = kind === 'packstation';
  const isBilling = kind === 'billing';
  const isBusiness = storefront === 'b2b';
  const delivery = deliveryOf(storefront);
  const stationCountries: readonly Country[] = delivery.packstation ? ['DE'] : [];
  const allowed = isStation
    ? stationCountries
    : isBilling
      ? billingCountries(storefront)
      : delivery.countries;

  /** Some rules hang on what else was entered. */
  function entriesFor(input: AddressInput) {
    const countryText = textOf(input.country) || (isStation ? 'DE' : '');
    const country = countries.find((code) => code === countryText);
    // b2b always orders for a company or school, whatever the form says.
    const isCompany = !isStation && (isBusiness || textOf(input.formType) === 'companyOrSchool');
    const home = country ?? delivery.countries[0];
    const postCode = textRule(
      { max: 20 },
      withoutLetters(home),
      v.regex(countryRules(home).postCode, faultKey('postCode.incorrect')),
      v.check(
        (text) =>
          kind !== 'shipping' ||
          deliveryObstacle(storefront, { country: countryText, postCode: text }) !== 'postCode',
        faultKey('postCode.notDelivered'),
      ),
    );
    return {
      company: isCompany
        ? requiredText(company)
        : isStation
          ? optionalText(stationCompany)
          : noText,
      salutation,
      firstName: requiredText(name),
      lastName: requiredText(name),
      streetAndHouseNr: requiredText(isStation ? postNumber : street(country)),
      additionalAddress: isStation ? requiredText(stationNumber) : optionalText(addition),
      postCode: requiredText(postCode),
      city: requiredText(city),
      country: v.pipe(
        v.nullish(v.string(), ''),
        v.transform(() => countryText),
        v.nonEmpty(faultKey('requiredField')),
        v.picklist(allowed, faultKey('country.notDelivered')),
      ),
      // In the order of the page's fields, in which faults are told.
      email: !isBilling ? noText : needsEmail ? requiredText(email) : optionalText(email),
      phone: !isBilling ? noText : isBusiness ? requiredText(phone) : optionalText(phone),
    } satisfies Record<FieldArgument, v.GenericSchema<unknown, string>>;
  }

  return v.pipe(
    v.lazy((input) => v.object(entriesFor((input ?? {}) as AddressInput))),
    v.transform((checked) => contentOf(checked)),
  );
}

const textOf = (text: unknown): string =>
  typeof text === 'string' && text.length < 100 ? plainText(text) : '';

/** What was entered and found right, under the names that an address has in the shop. */
function contentOf(checked: Readonly<Record<FieldArgument, string>>): AddressContent {
  return Object.fromEntries(
    addressFieldNames.map((field) => [field, checked[addressFields[field].argument] || null]),
  ) as unknown as AddressContent;
}

const stationWords = {
  de: { postNumber: 'Postnummer', station: 'Packstation' },
  en: { postNumber: 'Post number', station: 'Packstation' },
} as const;

/** The lines of an address as they stand on a parcel. */
export function addressLines(
  address: Omit<AddressContent, 'phone' | 'email' | 'salutation'>,
  { kind, language }: { readonly kind: AddressKind; readonly language: Language },
): string[] {
  const isStation = kind === 'packstation';
  const words = stationWords[language];
  const lines = [
    address.company,
    `${address.firstName} ${address.lastName}`,
    isStation ? `${words.postNumber} ${address.street}` : address.street,
    isStation ? `${words.station} ${address.addition}` : address.addition,
    `${address.postCode} ${address.city}`,
    countryName(address.country, language),
  ];
  return lines.filter((line) => line !== null && line !== '') as string[];
}
