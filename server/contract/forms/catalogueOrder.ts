import * as v from 'valibot';
import { type AddressKind, addressForm } from '../address.ts';
import type { ShopLanguage, StorefrontId } from '../storefronts.ts';
import { email, optionalText, requiredChoice } from '../text.ts';

/** The order of a printed catalogue (DEC-135). */

/** What is printed. */
export const catalogueEditions = ['school', 'kindergarten', 'furniture'] as const;
export type CatalogueEdition = (typeof catalogueEditions)[number];

/** NEWS-08…10: the one page of a shop where its catalogues are ordered. */
export const catalogueOrderPath = (shopLanguage: ShopLanguage): string =>
  shopLanguage === 'en-DE' ? '/service/catalogue' : '/service/katalog';

/** Schools and companies order several at once. */
export const maxCatalogues = (storefront: StorefrontId): number => (storefront === 'b2b' ? 10 : 1);

/**
 * It is posted to where the shop delivers, so its address is asked for as one of delivery, which is
 * that of a bill without its telephone.
 */
export const catalogueAddressKind = 'shipping' satisfies AddressKind;

export function catalogueOrderForm(storefront: StorefrontId) {
  const fault = 'vue.catalogue.error.quantity';
  return v.object({
    edition: requiredChoice(catalogueEditions),
    quantity: v.pipe(
      v.nullish(v.number(fault), 1),
      v.integer(fault),
      v.minValue(1, fault),
      v.maxValue(maxCatalogues(storefront), fault),
    ),
    address: addressForm(catalogueAddressKind, { storefront, needsEmail: false }),
    email: optionalText(email),
  });
}
