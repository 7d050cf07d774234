import type { Language, ShopLanguage, Storefront } from '../storefront/storefront.ts';

export { isRandomId, randomId } from './ids.ts';
export { keyFor } from './loginToken.ts';
export {
  cartNotFound,
  invalidInput,
  loginRequired,
  tooManyRequests,
  userIdRequired,
} from './refusal.ts';

/** Accounts of consumers hold on de, at and ch, those of businesses on b2b. */
export type AccountKind = 'consumer' | 'business';

export const accountKindOf = ({ id }: Storefront): AccountKind =>
  id === 'b2b' ? 'business' : 'consumer';

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
}
