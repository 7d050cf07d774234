import {
  type AddressArgument,
  type AddressKind,
  type AddressSituation,
  addressForm,
  faultsOf,
  fieldsOf,
} from '@kreide/server/contract';

/** Addresses between the page's forms and the API (ADDR-08…15); their rules are the contract's. */

/** Fields by name; in the page each bears its form's name before a dot (ACCT-10). */
export type AddressValues = Readonly<Record<string, string>>;

/** Name in the page of a field that the API names in a fault; undefined: not of this form. */
export function fieldOfApi(kind: AddressKind, argument: string): string | undefined {
  const field = fieldsOf(kind).find((known) => known.argument === argument);
  return field && `${kind}.${field.page}`;
}

/** Faults by the fields' names in the page, in the form's order. */
export function addressFaults(
  kind: AddressKind,
  values: AddressValues,
  situation: AddressSituation,
): Record<string, string> {
  const faults = faultsOf(addressForm(kind, situation), addressArguments(kind, values));
  return Object.fromEntries(
    Object.entries(faults).map(([name, fault]) => [fieldOfApi(kind, name) ?? name, fault]),
  );
}

/** The values of one form among those of the page. */
export function valuesOfForm(kind: AddressKind, page: AddressValues): Record<string, string> {
  const prefix = `${kind}.`;
  return Object.fromEntries(
    Object.entries(page).flatMap(([name, value]) =>
      name.startsWith(prefix) ? [[name.slice(prefix.length), value]] : [],
    ),
  );
}

export type AddressArguments = Readonly<Partial<Record<AddressArgument, string | null>>>;

/** Arguments of the API's address mutations. */
export function addressArguments(kind: AddressKind, values: AddressValues): AddressArguments {
  const isPrivate = kind !== 'packstation' && values.formType === 'private';
  const entered = fieldsOf(kind).map(({ argument, page }) => [argument, values[page] ?? '']);
  return {
    ...Object.fromEntries(entered),
    formType: kind === 'packstation' ? null : (values.formType ?? ''),
    // ADDR-10: the company of a private address is not sent.
    ...(isPrivate && { company: null }),
  };
}
