import { GraphQLRequestError, mutate } from '@kreide/relay';
import type { RouterContextProvider } from 'react-router';
import type { InitShopMutation } from './__generated__/InitShopMutation.graphql';
import { cookieNames, identitySeconds, readCookie, setCookie } from './cookies.ts';
import { initShopMutation } from './InitShopMutation.ts';
import { relayContext, requestContext } from './requestContext.ts';
import { serverCookieNames } from './serverCookies.server.ts';

export interface Identity {
  readonly cartId: string;
  readonly userId: string;
}

export const cartIdOf = (request: Request) =>
  readCookie(request.headers.get('cookie'), cookieNames.cart);

export const isSecureRequest = (context: Readonly<RouterContextProvider>): boolean =>
  context.get(requestContext).isSecure;

/** Keeps the cart across page loads (CART-30, DEC-66). */
export function cartCookie(context: Readonly<RouterContextProvider>, cartId: string): string {
  return setCookie(cookieNames.cart, cartId, {
    maxAge: identitySeconds,
    isSecure: isSecureRequest(context),
    isReadable: true,
  });
}

/** Cookies that keep an identity (AUTH-19). */
export function identityCookies(
  context: Readonly<RouterContextProvider>,
  { cartId, userId }: Identity,
): string[] {
  const options = { maxAge: identitySeconds, isSecure: isSecureRequest(context) };
  return [cartCookie(context, cartId), setCookie(serverCookieNames.user, userId, options)];
}

/**
 * New ids from the API; the caller sends them as cookies. A user id that the visitor has already
 * stays (ruling 7: ids come with the first cart or notepad action, not before).
 */
export async function startIdentity(context: Readonly<RouterContextProvider>): Promise<Identity> {
  const { initShop: ids } = await mutate<InitShopMutation>(
    context.get(relayContext),
    initShopMutation,
    {},
  );
  context.get(requestContext).identify(ids);
  return ids;
}

/** The API no longer knows the cart, or the visitor (ERR-10, ERR-11). */
export function isIdentityLost(error: unknown): boolean {
  return (
    error instanceof GraphQLRequestError &&
    (error.classification === 'CART_NOT_FOUND' || error.classification === 'USER_ID_REQUIRED')
  );
}

export interface IdentityResult<T> {
  readonly result: T;
  /** To be sent with the answer: they keep newly made ids. */
  readonly cookies: readonly string[];
}

/**
 * Runs a cart operation with the visitor's ids: makes ids where there are none, and new ones, once,
 * where the API no longer knows them. The API refuses before it changes anything, so repeating is
 * safe for mutations too.
 */
export async function withIdentity<T>(
  context: Readonly<RouterContextProvider>,
  request: Request,
  run: (cartId: string) => Promise<T>,
): Promise<IdentityResult<T>> {
  const known = cartIdOf(request);
  if (known !== undefined) {
    try {
      return { result: await run(known), cookies: [] };
    } catch (error) {
      if (!isIdentityLost(error)) throw error;
    }
  }
  const ids = await startIdentity(context);
  return { result: await run(ids.cartId), cookies: identityCookies(context, ids) };
}
