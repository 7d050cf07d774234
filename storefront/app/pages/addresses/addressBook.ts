import {
  type AddressKind,
  addressKinds,
  deliveryOf,
  type StorefrontId,
} from '@kreide/server/contract';
import { withoutEndingSlashes } from '../../platform/withoutEndingSlashes.ts';

/** What the address book shows, as its address says it: without JavaScript, too (ROUTE-13). */
export interface AddressBookState {
  readonly kind: AddressKind;
  /** The one form that is open (ADDR-02): `new`, or the id of the address that is changed. */
  readonly form: string | undefined;
  /** What was just removed, and can be restored (DEC-99). */
  readonly removed: string | undefined;
}

/** Of each kind, the last part of its page's path. */
export const pathOf = {
  billing: '/myaccount/addresses/billing',
  shipping: '/myaccount/addresses/shipping',
  packstation: '/myaccount/addresses/packing-station',
} as const satisfies Record<AddressKind, string>;

/** Undefined: there is no such page. */
export const kindAt = (pathname: string): AddressKind | undefined =>
  addressKinds.find((kind) => pathOf[kind] === withoutEndingSlashes(pathname).toLowerCase());

export const isOffered = (kind: AddressKind, storefront: StorefrontId): boolean =>
  kind !== 'packstation' || deliveryOf(storefront).packstation;

const idIn = (text: string | null): string | undefined =>
  text !== null && /^[\w-]{1,40}$/.test(text) ? text : undefined;

export const addressBookStateOf = (
  pathname: string,
  params: URLSearchParams,
): AddressBookState => ({
  kind: kindAt(pathname) ?? 'billing',
  form: idIn(params.get('form')),
  removed: idIn(params.get('removed')),
});
