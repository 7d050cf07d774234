/** STORE-14: who shops, as one notion; its parts are what the API says of a customer (API-34). */
export type VisitorKind =
  | 'guest'
  /** Logged in, and nothing ordered yet. */
  | 'newCustomer'
  | 'existingCustomer'
  /** Somebody of the shop's own, whose visits are not to be counted. */
  | 'internal'
  /** Orders without an account. */
  | 'guestCustomer'
  /** A school, an institution or a company; logged in or not. */
  | 'business';

/** @param isGuestSession the visitor chose to order as a guest (AUTH-03) */
export function visitorKindOf(
  info: { readonly visitorType: string; readonly categoryType: string },
  isGuestSession: boolean,
): VisitorKind {
  if (info.visitorType === 'internal') return 'internal';
  if (info.categoryType === 'B2B') return 'business';
  if (info.visitorType === 'existing') return 'existingCustomer';
  if (info.visitorType === 'new') return 'newCustomer';
  return isGuestSession ? 'guestCustomer' : 'guest';
}
