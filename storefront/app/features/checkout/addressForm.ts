import { graphql } from '@kreide/relay';
import { readInlineData } from 'relay-runtime';
import type { StorefrontId } from '../../platform/domain.ts';
import {
  emailRules,
  type FieldRules,
  faultsOf,
  hasDigit,
  isPhone,
  isTown,
  length,
  matches,
  type Rule,
  salutations,
  startsWithLetter,
} from '../form/rules.ts';
import type { addressForm_address$key } from './__generated__/addressForm_address.graphql';
import { billingCountries, type Country, countries, deliveryOf } from './delivery.ts';

/** The address forms of checkout and address book (ADDR-08…15). */

export const addressForms = ['billing', 'shipping', 'packstation'] as const;
export type AddressForm = (typeof addressForms)[number];

/** Fields by name; in the page each bears its form's name before a dot (ACCT-10). */
export type AddressValues = Readonly<Record<string, string>>;

export interface AddressFormContext {
  readonly storefront: StorefrontId;
  /** Guests: the order's mails have to go somewhere. */
  readonly needsEmail: boolean;
}

/** Our field for each of the API's; a parcel station keeps two of them elsewhere (ADDR-13…15). */
const fieldsOfApi: Readonly<Record<string, string>> = {
  formType: 'formType',
  company: 'company',
  salutation: 'salutation',
  firstName: 'firstname',
  lastName: 'lastname',
  streetAndHouseNr: 'streetAndNumber',
  additionalAddress: 'addition',
  postCode: 'postcode',
  city: 'city',
  country: 'country',
  phone: 'phone',
  email: 'email',
};
const stationFields: Readonly<Record<string, string>> = {
  ...fieldsOfApi,
  streetAndHouseNr: 'postnumber',
  additionalAddress: 'packstation',
};

/** Name in the page of a field that the API complains about; undefined: not of this form. */
export function fieldOfApi(form: AddressForm, apiField: string): string | undefined {
  const field = (form === 'packstation' ? stationFields : fieldsOfApi)[apiField];
  return field && `${form}.${field}`;
}

const savedAddress = graphql`
  fragment addressForm_address on Address @inline {
    addressId
    schoolOrCompany
    salutation
    firstName
    lastName
    street
    addressAddition
    postCode
    city
    country
    phone
    email
  }
`;

/** The form's values of a saved address, or of nobody yet, by the fields' names in the page. */
export function addressValues(
  form: AddressForm,
  saved: addressForm_address$key | null | undefined,
  storefront: StorefrontId,
): Record<string, string> {
  const address = saved ? readInlineData(savedAddress, saved) : undefined;
  const company = address?.schoolOrCompany ?? '';
  const isStation = form === 'packstation';
  const home = isStation ? 'DE' : deliveryOf(storefront).countries[0];
  const values = {
    addressId: address?.addressId,
    formType: storefront === 'b2b' || company !== '' ? 'companyOrSchool' : 'private',
    company,
    salutation: address?.salutation,
    firstname: address?.firstName,
    lastname: address?.lastName,
    [isStation ? 'postnumber' : 'streetAndNumber']: address?.street,
    [isStation ? 'packstation' : 'addition']: address?.addressAddition,
    postcode: address?.postCode,
    city: address?.city,
    country: address?.country ?? home,
    phone: address?.phone,
    email: address?.email,
  };
  return inPage(form, values);
}

/** Fields of one form under their names in the page. */
function inPage(
  form: AddressForm,
  fields: Readonly<Record<string, string | null | undefined>>,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [`${form}.${name}`, value ?? '']),
  );
}

const postcodes: Readonly<Record<Country, RegExp>> = {
  DE: /^\d{5}$/,
  IT: /^\d{5}$/,
  AT: /^\d{4}$/,
  CH: /^\d{4}$/,
  LI: /^94(8[5-9]|9[0-8])$/,
};

const isOneOf =
  (values: readonly string[], message: string): Rule =>
  (text) =>
    values.includes(text) ? undefined : message;

const noStation: Rule = (text) =>
  /pack\s*station|postfiliale/i.test(text) ? 'vue.form.error.street.packstation' : undefined;

/** Table "Address fields" of the requirements (DEC-96). */
function rulesFor(
  form: AddressForm,
  values: AddressValues,
  { storefront, needsEmail }: AddressFormContext,
): FieldRules[] {
  const isStation = form === 'packstation';
  const isBilling = form === 'billing';
  const isBusiness = storefront === 'b2b';
  const isCompany = !isStation && (isBusiness || values.formType === 'companyOrSchool');
  const country = countries.find((code) => code === values.country);
  const offered = isStation
    ? ['DE']
    : isBilling
      ? billingCountries(storefront)
      : deliveryOf(storefront).countries;
  const field = (name: string, isRequired: boolean, ...rules: Rule[]): FieldRules => ({
    name,
    isRequired,
    rules,
  });
  return [
    ...(isCompany || isStation ? [field('company', isCompany, length(isCompany ? 2 : 0, 50))] : []),
    field('salutation', true, isOneOf(salutations, 'vue.form.error.salutation.incorrect')),
    field('firstname', true, length(2, 35), startsWithLetter),
    field('lastname', true, length(2, 35), startsWithLetter),
    ...(isStation
      ? [
          field('postnumber', true, matches(/^\d{6,10}$/, 'postNumber.incorrect')),
          field('packstation', true, matches(/^(?!100$)[1-9]\d\d$/, 'packstation.incorrect')),
        ]
      : [
          field(
            'streetAndNumber',
            true,
            length(3, 50),
            noStation,
            // Villages in Austria and Switzerland have houses without a number.
            ...(country === 'AT' || country === 'CH' ? [] : [hasDigit]),
          ),
          field('addition', false, length(0, 50)),
        ]),
    field(
      'postcode',
      true,
      matches(postcodes[country ?? deliveryOf(storefront).countries[0]], 'postCode.incorrect'),
    ),
    field('city', true, length(2, 40), isTown),
    field('country', true, isOneOf(offered, 'vue.form.error.country.notDelivered')),
    ...(isBilling
      ? [field('phone', isBusiness, isPhone), field('email', needsEmail, ...emailRules)]
      : []),
  ];
}

/** Faults by the fields' names in the page, in the form's order. */
export function addressFaults(
  form: AddressForm,
  values: AddressValues,
  context: AddressFormContext,
): Record<string, string> {
  return inPage(form, faultsOf(rulesFor(form, values, context), values));
}

/** The values of one form among those of the page. */
export function valuesOfForm(form: AddressForm, page: AddressValues): Record<string, string> {
  const prefix = `${form}.`;
  return Object.fromEntries(
    Object.entries(page).flatMap(([name, value]) =>
      name.startsWith(prefix) ? [[name.slice(prefix.length), value]] : [],
    ),
  );
}

/** Arguments of the API's address mutations; the company of a private address stays here (ADDR-10). */
export function addressArguments(
  form: AddressForm,
  values: AddressValues,
  storefront: StorefrontId,
) {
  const isStation = form === 'packstation';
  const isCompany = storefront === 'b2b' || values.formType === 'companyOrSchool';
  return {
    formType: isCompany ? 'companyOrSchool' : 'private',
    company: isStation || isCompany ? (values.company ?? '') : null,
    salutation: values.salutation ?? '',
    firstName: values.firstname ?? '',
    lastName: values.lastname ?? '',
    streetAndHouseNr: values[isStation ? 'postnumber' : 'streetAndNumber'] ?? '',
    additionalAddress: values[isStation ? 'packstation' : 'addition'] ?? '',
    postCode: values.postcode ?? '',
    city: values.city ?? '',
    country: isStation ? 'DE' : (values.country ?? ''),
  };
}
