import type { Language, ShopLanguage, Storefront } from '../storefront/storefront.ts';

export type { AttemptLimit, AttemptLimiter } from './attempts.ts';
export { isRandomId, randomId } from './ids.ts';
export { keyFor } from './loginToken.ts';
export { hashPassword, verifyPassword } from './password.ts';
export {
  cartNotFound,
  invalidInput,
  loginRequired,
  tooManyRequests,
  userIdRequired,
} from './refusal.ts';
export { removeSessionsOf } from './store.ts';
export { insertVisitor, isVisitor, removeIdleVisitors } from './visitors.ts';

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
}
