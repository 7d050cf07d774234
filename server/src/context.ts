import type { Language, ShopLanguage, Storefront } from './modules/storefront/storefront.ts';
import type { Services } from './services.ts';

/** What a resolver knows of the request it answers. */
export interface Context {
  readonly storefront: Storefront;
  readonly shopLanguage: ShopLanguage;
  readonly language: Language;
  /** The visitor's id as sent in `X-iSHOP-API-USERID`; proves nothing by itself (ruling 6). */
  readonly userId: string | undefined;
  /** The customer's login token as sent in `X-JWT`; the session module verifies it. */
  readonly loginToken: string | undefined;
  /**
   * The storefront vouches that whoever sees the answer may see the business shop
   * (ROUTE-34, ruling 2).
   */
  readonly hasPassedGuard: boolean;
  /** Names this request in the log and in the answer of an unexpected failure. */
  readonly correlationId: string;
  readonly services: Services;
  readonly forwarded: {
    readonly ip: string | undefined;
    readonly userAgent: string | undefined;
    readonly referer: string | undefined;
    readonly isPreview: boolean;
  };
}
