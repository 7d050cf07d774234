import {
  type Language,
  type ShopLanguage,
  type Storefront,
  type StorefrontId,
  storefrontIds,
} from '../storefront/storefront.ts';

export {
  type AccountState,
  type AccountStep,
  accountSteps,
  mayLogIn,
  openStates,
} from './accountState.ts';
export { createCompactSeal } from './compactSeal.ts';
export { deviceOf } from './device.ts';
export { hashOfId, isRandomId, randomId } from './ids.ts';
export {
  cartNotFound,
  invalidInput,
  loginRequired,
  tooManyRequests,
  userIdRequired,
} from './refusal.ts';
export { createSeal } from './seal.ts';

/** Accounts of consumers hold on de, at and ch, those of businesses on b2b. */
export type AccountKind = 'consumer' | 'business';

export const accountKindOf = ({ id }: Pick<Storefront, 'id'>): AccountKind =>
  id === 'b2b' ? 'business' : 'consumer';

/** Where an account of this kind holds. */
export const storefrontsOf = (kind: AccountKind): StorefrontId[] =>
  storefrontIds.filter((id) => accountKindOf({ id }) === kind);

/** A customer whose login token was verified for this request. */
export interface SignedIn {
  readonly customerId: string;
  readonly sessionHash: string;
}

/** Who asks, where and in which language. */
export interface Shopper {
  readonly storefront: Storefront;
  readonly shopLanguage: ShopLanguage;
  readonly language: Language;
  /** As sent; whether it is one of ours shows when something that belongs to it is looked up. */
  readonly userId: string | undefined;
  readonly signedIn: SignedIn | undefined;
  /** The IP address that asks, where the client tells it. */
  readonly ip: string | undefined;
  /** What the browser says of itself, where the client tells it. */
  readonly userAgent: string | undefined;
  /** The name that an earlier login gave to the browser, as sent. */
  readonly deviceId: string | undefined;
}
