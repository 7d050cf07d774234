import { graphql, mutate } from '@kreide/relay';
import type { RouterContextProvider } from 'react-router';
import type { identity_initShopMutation } from './__generated__/identity_initShopMutation.graphql';
import { cookieNames, identitySeconds, readCookie, setCookie } from './cookies.ts';
import { relayContext, visitContext } from './visit.ts';

export interface Identity {
  readonly cartId: string;
  readonly userId: string;
}

const mutation = graphql`
  mutation identity_initShopMutation {
    initShop { cartId userId }
  }
`;

export const cartIdOf = (request: Request) =>
  readCookie(request.headers.get('cookie'), cookieNames.cart);

const isSecureVisit = (context: Readonly<RouterContextProvider>) =>
  context.get(visitContext).domain.baseUrl.startsWith('https:');

/** Cookies that keep an identity (AUTH-19, DEC-66). */
export function identityCookies(
  context: Readonly<RouterContextProvider>,
  { cartId, userId }: Identity,
): string[] {
  const options = { maxAge: identitySeconds, isSecure: isSecureVisit(context) };
  return [
    setCookie(cookieNames.cart, cartId, { ...options, isReadable: true }),
    setCookie(cookieNames.user, userId, options),
  ];
}

/**
 * New ids from the shop; the caller sends them as cookies. A user id that the visitor has
 * already stays (ruling 7: ids come with the first cart or notepad action, not before).
 */
export async function startIdentity(context: Readonly<RouterContextProvider>): Promise<Identity> {
  const { initShop: ids } = await mutate<identity_initShopMutation>(
    context.get(relayContext),
    mutation,
    {},
  );
  context.get(visitContext).identify(ids);
  return ids;
}
