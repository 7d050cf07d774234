import { GraphQLRequestError, mutate, serverQuery } from '@kreide/relay';
import { deviceDays } from '@kreide/server/contract';
import type { RouterContextProvider } from 'react-router';
import type { LoginMutation } from './__generated__/LoginMutation.graphql';
import type { LoginStateQuery } from './__generated__/LoginStateQuery.graphql';
import type { LogoutMutation } from './__generated__/LogoutMutation.graphql';
import { found } from './answers.server.ts';
import { cookieNames, identitySeconds, readCookie, setCookie } from './cookies.ts';
import { cartIdOf, identityCookies, isSecureRequest, startIdentity } from './identity.server.ts';
import { loginMutation } from './LoginMutation.ts';
import { loginStateQuery } from './LoginStateQuery.ts';
import { logoutMutation } from './LogoutMutation.ts';
import { statusOf } from './pageStatus.ts';
import { relayContext, requestContext } from './requestContext.ts';
import { serverCookieNames } from './serverCookies.server.ts';

export interface LoginForm {
  readonly email: string;
  readonly password: string;
  readonly stayLogged: boolean;
  readonly mergeCart: boolean;
}

export interface LoginAnswer {
  /** Spelt as the contract has it (API-10). */
  readonly successfull: boolean;
  readonly errorMessage: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly cartMerged: boolean;
  readonly updatedCartId: string | null;
}

const deviceSeconds = deviceDays * 24 * 60 * 60;

type Context = Readonly<RouterContextProvider>;

/** Logs in and answers the cookies that keep the session. */
export async function logIn(
  context: Context,
  request: Request,
  form: LoginForm,
): Promise<{ answer: LoginAnswer; cookies: string[] }> {
  asVisitor(context, request);
  const { login: result } = await mutate<LoginMutation>(context.get(relayContext), loginMutation, {
    ...form,
    cartId: cartIdOf(request) ?? null,
  });
  const answer: LoginAnswer = {
    successfull: result.successful,
    errorMessage: result.errorMessage ?? null,
    firstName: result.firstName ?? null,
    lastName: result.lastName ?? null,
    cartMerged: result.cartMerged,
    updatedCartId: result.updatedCartId ?? null,
  };
  return { answer, cookies: result.successful ? sessionCookies(context, result) : [] };
}

interface OpenedSession {
  readonly loginToken?: string | null | undefined;
  /** Null: until the browser is closed. */
  readonly maxAgeSeconds?: number | null | undefined;
  readonly updatedCartId?: string | null | undefined;
  /** The browser's name at its next login. */
  readonly deviceId?: string | null | undefined;
}

/** Cookies that keep a session which the API has opened, and its cart. */
export function sessionCookies(
  context: Context,
  { loginToken, maxAgeSeconds, updatedCartId, deviceId }: OpenedSession,
): string[] {
  if (!loginToken) return [];
  const isSecure = isSecureRequest(context);
  const life = typeof maxAgeSeconds === 'number' ? { maxAge: maxAgeSeconds } : {};
  const flag = { isSecure, isReadable: true };
  return [
    setCookie(serverCookieNames.login, loginToken, { ...life, isSecure }),
    setCookie(cookieNames.existingSession, 'true', { ...life, ...flag }),
    setCookie(cookieNames.guestSession, '', { maxAge: 0, ...flag }),
    ...(deviceId
      ? [setCookie(serverCookieNames.device, deviceId, { maxAge: deviceSeconds, isSecure })]
      : []),
    setCookie(serverCookieNames.passwordTries, '', { maxAge: 0, isSecure }),
    // An account without a cart gets one with the next action.
    setCookie(cookieNames.cart, updatedCartId ?? '', {
      maxAge: updatedCartId ? identitySeconds : 0,
      ...flag,
    }),
  ];
}

/** Whoever logs in is nobody yet: an earlier login's token, which may be over, is not sent along. */
export function asVisitor(context: Context, request: Request): void {
  context.get(requestContext).identify({ userId: userIdOf(request) ?? '', loginToken: null });
}

/**
 * Ends the session; the visitor continues with new ids (AUTH-13). A session that the API ended
 * already counts as logged out (AUTH-15).
 */
export async function logOut(context: Context): Promise<{ cookies: string[] }> {
  await mutate<LogoutMutation>(context.get(relayContext), logoutMutation, {}).catch(
    (error: unknown) => {
      if (!isLoginOver(error)) throw error;
    },
  );
  const request = context.get(requestContext);
  request.identify({ userId: '', loginToken: null });
  const identity = await startIdentity(context).then(
    (ids) => identityCookies(context, ids),
    (error: unknown) => {
      // Nobody stays logged in because a network has no new ids left; the next cart brings some.
      if (statusOf(error) !== 429) throw error;
      const gone = { maxAge: 0, isSecure: isSecureRequest(context) };
      const { cart } = cookieNames;
      const { user } = serverCookieNames;
      return [setCookie(cart, '', { ...gone, isReadable: true }), setCookie(user, '', gone)];
    },
  );
  return { cookies: [...endedSessionCookies(context), ...identity] };
}

/** Cookies that remove a session. */
export function endedSessionCookies(context: Context): string[] {
  const gone = { maxAge: 0, isSecure: isSecureRequest(context) };
  const { existingSession, guestSession, securityLogout } = cookieNames;
  const { login: token, wishlist } = serverCookieNames;
  return [
    ...[token, wishlist].map((name) => setCookie(name, '', gone)),
    ...[existingSession, guestSession, securityLogout].map((name) =>
      setCookie(name, '', { ...gone, isReadable: true }),
    ),
  ];
}

/** CHK-24, AUTH-03: the visitor continues as guest. */
export function guestCookie(context: Context): string {
  return setCookie(cookieNames.guestSession, 'true', {
    isSecure: isSecureRequest(context),
    isReadable: true,
  });
}

const userIdOf = (request: Request) =>
  readCookie(request.headers.get('cookie'), serverCookieNames.user);

/** AUTH-01, AUTH-02 by the readable cookie; what it permits, the API decides. */
export const isSignedIn = (request: Request): boolean =>
  Boolean(readCookie(request.headers.get('cookie'), cookieNames.existingSession));

/** Whether the visitor is logged in, by the API's answer; `over`: the session has expired. */
export async function sessionState(
  context: Context,
  request: Request,
): Promise<'loggedIn' | 'loggedOut' | 'over'> {
  const cookies = request.headers.get('cookie');
  if (!readCookie(cookies, serverCookieNames.login)) {
    // The browser lost the token and kept its readable flag.
    return readCookie(cookies, cookieNames.existingSession) ? 'over' : 'loggedOut';
  }
  try {
    const { data } = await serverQuery<LoginStateQuery>(
      context.get(relayContext),
      loginStateQuery,
      {},
    );
    return data.customerInfo.visitorLoginState === 'loggedIn' ? 'loggedIn' : 'over';
  } catch (error) {
    if (isLoginOver(error)) return 'over';
    throw error;
  }
}

/** Whether the API refused something because the login is over, forged or missing. */
export function isLoginOver(error: unknown): boolean {
  return (
    error instanceof GraphQLRequestError &&
    (error.classification === 'INVALID_LOGIN_TOKEN' || error.classification === 'LOGIN_REQUIRED')
  );
}

/**
 * Redirects visitors who are not logged in to the login, which leads back (ROUTE-39).
 *
 * @throws Response
 */
export async function customersOnly(context: Context, request: Request, url: URL): Promise<void> {
  if ((await sessionState(context, request)) === 'loggedIn') return;
  const target = new URLSearchParams({ redirect: `${url.pathname}${url.search}` });
  throw found(`/login?${target}`);
}

/**
 * Runs calls to the API in the visitor's name. An expired login redirects to /logout, which shows
 * why (ERR-13, ROUTE-38).
 */
export async function withSession<T>(context: Context, run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (!isLoginOver(error)) throw error;
    throw found('/logout', [securityLogoutCookie(context)]);
  }
}

/** ERR-13…15: marks that the session was ended by the API. */
export const securityLogoutCookie = (context: Context): string =>
  setCookie(cookieNames.securityLogout, 'true', {
    isSecure: isSecureRequest(context),
    isReadable: true,
  });
