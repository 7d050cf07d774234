import type { Guard } from './modules/session/service.ts';
import {
  type Currencies,
  isStorefrontId,
  type Language,
  languageOf,
  type ShopLanguage,
  type Storefront,
  shopLanguageOf,
  storefrontOf,
} from './modules/storefront/storefront.ts';
import type { Services } from './services.ts';

/** What every resolver knows of the request it answers: nothing of who asks. */
export interface PublicContext {
  readonly storefront: Storefront;
  readonly shopLanguage: ShopLanguage;
  readonly language: Language;
  readonly services: Services;
  /** What may be seen by whoever sees the answer. */
  readonly guard: Guard;
}

/** What the resolver of a personal field knows beside it (schema/cachePolicy.ts). */
export interface PersonalContext extends PublicContext {
  /** The visitor's id as sent in `X-iSHOP-API-USERID`; proves nothing by itself (ruling 6). */
  readonly userId: string | undefined;
  /** The customer's login token as sent in `X-JWT`; the session module verifies it. */
  readonly loginToken: string | undefined;
  /**
   * The storefront vouches that whoever sees the answer may see the business shop
   * (ROUTE-34, ruling 2).
   */
  readonly hasPassedGuard: boolean;
  readonly forwarded: {
    readonly ip: string | undefined;
    readonly userAgent: string | undefined;
    /** What an earlier login named the browser. */
    readonly deviceId: string | undefined;
    readonly referer: string | undefined;
    readonly isPreview: boolean;
    /** Where the visitor sees the shop, without a path; providers send shoppers back there. */
    readonly shopUrl: string;
  };
}

/** Each part by name: what is added to the visitor's does not slip in. */
export const withoutVisitor = ({
  storefront,
  shopLanguage,
  language,
  services,
  guard,
}: PublicContext): PublicContext => ({
  storefront,
  shopLanguage,
  language,
  services,
  guard,
});

/** The storefront that a request is for. */
export function storefrontOfRequest({ headers }: Request, currencies: Currencies): Storefront {
  const store = headers.get('x-store');
  return storefrontOf(isStorefrontId(store) ? store : 'de', currencies);
}

/** @param mayVouch whether the client's word counts that a visitor has passed the guard */
export function contextOf(
  request: Request,
  services: Services,
  currencies: Currencies,
  mayVouch: boolean,
): PersonalContext {
  const { headers } = request;
  const storefront = storefrontOfRequest(request, currencies);
  const shopLanguage = shopLanguageOf(storefront, headers.get('x-shop-language') ?? undefined);
  const hasPassedGuard = mayVouch && headers.get('x-guard') === 'passed';
  const loginToken = headers.get('x-jwt') ?? undefined;
  return {
    storefront,
    shopLanguage,
    language: languageOf(shopLanguage),
    services,
    guard: services.session.guardOf({ storefront, hasPassedGuard, loginToken }),
    userId: headers.get('x-ishop-api-userid') ?? undefined,
    loginToken,
    hasPassedGuard,
    forwarded: {
      ip: headers.get('x-forwarded-for') ?? undefined,
      userAgent: headers.get('x-original-user-agent') ?? undefined,
      deviceId: headers.get('x-device-id') ?? undefined,
      referer: headers.get('referer') ?? undefined,
      isPreview: headers.get('x-preview') === 'true',
      shopUrl: headers.get('x-shop-url') ?? '',
    },
  };
}
