import {
  faultsOf,
  registrationAddressKind,
  registrationForm,
  type StorefrontId,
} from '@kreide/server/contract';
import { addressArguments, fieldOfApi, valuesOfForm } from '../checkout/addressForm.ts';
import { repetitionOf, withRepetition } from '../password/repetition.ts';

/** The form of a new account between the page and the API (DEC-118). */

type Values = Readonly<Record<string, string>>;

/** What every account has. @param newsletterWording of the words beside its box */
export function accessAndAddress(values: Values, newsletterWording: string) {
  const { email = '', password = '', newsletter, website } = values;
  return {
    email,
    password,
    address: addressArguments(
      registrationAddressKind,
      valuesOfForm(registrationAddressKind, values),
    ),
    newsletterWording: newsletter === 'on' ? newsletterWording : null,
    website: website ?? null,
  };
}

const addressPrefix = `${registrationAddressKind}.`;

/** Key of what a field of the page is called. */
export function registrationLabel(name: string): string {
  if (name === repetitionOf('password')) return 'password.repeat';
  return name.startsWith(addressPrefix)
    ? `address.${name.slice(addressPrefix.length)}`
    : `register.${name}`;
}

/** Name in the page of a field of the API. */
export function registrationField(fieldName: string): string {
  const [parent, name] = fieldName.split('.');
  const isAddress = parent === 'address' && name !== undefined;
  return (isAddress && fieldOfApi(registrationAddressKind, name)) || fieldName;
}

/**
 * What is wrong with the form, by the fields' names in the page, in its order.
 *
 * @param minLength characters of a password
 */
export function registrationFaults(
  values: Values,
  storefront: StorefrontId,
  minLength: number,
): Record<string, string> {
  const faults = faultsOf(registrationForm(storefront, minLength), accessAndAddress(values, ''));
  const { email, password, ...address } = Object.fromEntries(
    Object.entries(faults).map(([name, fault]) => [registrationField(name), fault]),
  );
  const access = { ...(email && { email }), ...(password && { password }) };
  return { ...withRepetition(access, values, 'password'), ...address };
}
