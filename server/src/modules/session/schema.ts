import type { PersonalContext } from '../../context.ts';
import { loginRequired } from './refusal.ts';
import type { Shopper, SignedIn } from './session.ts';

const shoppers = new WeakMap<PersonalContext, Promise<Shopper>>();

/**
 * Who asks. The login token is verified once per request.
 *
 * @throws Refusal when there is one and it is not good (ERR-13)
 */
export function shopperOf(context: PersonalContext): Promise<Shopper> {
  let shopper = shoppers.get(context);
  if (shopper === undefined) {
    shopper = identify(context);
    shoppers.set(context, shopper);
  }
  return shopper;
}

/**
 * Who may have a cart: on the business storefront only customers, whose prices it shows.
 *
 * @throws Refusal also when a business visitor is not logged in (ROUTE-34)
 */
export async function buyerOf(context: PersonalContext): Promise<Shopper> {
  const shopper = await shopperOf(context);
  if (shopper.storefront.id === 'b2b' && !shopper.signedIn) throw loginRequired();
  return shopper;
}

/** @throws Refusal when nobody is logged in */
export async function signedInOf(context: PersonalContext): Promise<SignedIn> {
  const { signedIn } = await shopperOf(context);
  if (signedIn === undefined) throw loginRequired();
  return signedIn;
}

/** Who asks, as far as it shows without the login token. */
export function visitorOf(context: PersonalContext): Shopper {
  const { storefront, shopLanguage, language, userId, forwarded } = context;
  const { ip, userAgent, deviceId } = forwarded;
  const browser = { ip, userAgent, deviceId };
  return { storefront, shopLanguage, language, userId, signedIn: undefined, ...browser };
}

async function identify(context: PersonalContext): Promise<Shopper> {
  const { loginToken, services, storefront } = context;
  const signedIn = loginToken ? await services.session.verify(loginToken, storefront) : undefined;
  return { ...visitorOf(context), signedIn };
}
