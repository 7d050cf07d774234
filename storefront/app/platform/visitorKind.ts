/** STORE-14: the kind of visitor, derived from the API's customer data (API-34). */
export type VisitorKind =
  | 'guest'
  /** Logged in, without an order yet. */
  | 'newCustomer'
  | 'existingCustomer'
  /** A member of the shop's staff, whose visits are not counted. */
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
