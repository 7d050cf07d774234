import {
  catalogueAddressKind,
  catalogueOrderForm,
  faultsOf,
  quantityIn,
} from '@kreide/server/contract';
import { addressArguments, fieldOfApi, valuesOfForm } from '../../features/checkout/addressForm.ts';
import type { Domain } from '../../platform/domain.ts';

/** The page's form as the API takes it. */
export function catalogueOrderInput(
  values: Readonly<Record<string, string>>,
  { isB2b }: Pick<Domain, 'isB2b'>,
) {
  const { edition = '', quantity, email, website } = values;
  return {
    edition,
    quantity: isB2b && quantity ? quantityIn(quantity, 0) : null,
    address: addressArguments(catalogueAddressKind, valuesOfForm(catalogueAddressKind, values)),
    email: email ?? null,
    website: website ?? null,
  };
}

/** Name in the page of a field of the API. */
export function pageField(fieldName: string): string {
  const [parent, name] = fieldName.split('.');
  const isAddress = parent === 'address' && name !== undefined;
  return (isAddress && fieldOfApi(catalogueAddressKind, name)) || fieldName;
}

/** DEC-135, table "Form fields", in the form's order. */
export function catalogueOrderFaults(
  values: Readonly<Record<string, string>>,
  domain: Pick<Domain, 'shopStoreId' | 'isB2b'>,
): Record<string, string> {
  const form = catalogueOrderForm(domain.shopStoreId);
  return Object.fromEntries(
    Object.entries(faultsOf(form, catalogueOrderInput(values, domain))).map(([name, fault]) => [
      pageField(name),
      fault,
    ]),
  );
}
