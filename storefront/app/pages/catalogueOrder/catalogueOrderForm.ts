import { addressFaults, valuesOfForm } from '../../features/checkout/addressForm.ts';
import { emailRules, faultsOf, requiredField } from '../../features/form/rules.ts';
import type { Domain } from '../../platform/domain.ts';

/** What is printed; the API knows the same. */
export const editions = ['school', 'kindergarten', 'furniture'] as const;

/** DEC-135: schools and companies order several at once. */
export const mostForBusinesses = 10;

/** NEWS-08…10: the one page of a shop where its catalogues are ordered. */
export const catalogueOrderPath = ({ shopLanguage }: Pick<Domain, 'shopLanguage'>): string =>
  shopLanguage === 'en-DE' ? '/service/catalogue' : '/service/katalog';

/**
 * Whose names the address's fields bear: it is posted to where the shop delivers, so it is asked
 * for as an address of delivery, which is that of a bill without its telephone.
 */
export const addressForm = 'shipping';

/** DEC-135, table "Form fields", in the form's order. */
export function catalogueOrderFaults(
  values: Readonly<Record<string, string>>,
  { shopStoreId, isB2b }: Pick<Domain, 'shopStoreId' | 'isB2b'>,
): Record<string, string> {
  const isCount = (text: string) =>
    /^\d{1,2}$/.test(text) && Number(text) >= 1 && Number(text) <= mostForBusinesses;
  const address = valuesOfForm(addressForm, values);
  return {
    ...(values.edition ? {} : { edition: requiredField }),
    ...(isB2b && !isCount(values.quantity ?? '1')
      ? { quantity: 'vue.catalogue.error.quantity' }
      : {}),
    ...addressFaults(addressForm, address, { storefront: shopStoreId, needsEmail: false }),
    ...faultsOf([{ name: 'email', isRequired: false, rules: emailRules }], values),
  };
}
