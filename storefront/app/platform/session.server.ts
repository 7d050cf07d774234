import { graphql, mutate } from '@kreide/relay';
import type { RouterContextProvider } from 'react-router';
import type { session_loginMutation } from './__generated__/session_loginMutation.graphql';
import type { session_logoutMutation } from './__generated__/session_logoutMutation.graphql';
import { cookieNames, identitySeconds, setCookie } from './cookies.ts';
import { cartIdOf, identityCookies, startIdentity } from './identity.server.ts';
import { relayContext, visitContext } from './visit.ts';

const login = graphql`
  mutation session_loginMutation(
    $email: String!
    $password: String!
    $stayLogged: Boolean
    $mergeCart: Boolean
    $cartId: String
  ) {
    login(
      email: $email
      password: $password
      stayLogged: $stayLogged
      mergeCart: $mergeCart
      cartId: $cartId
    ) {
      successful
      errorMessage
      firstName
      lastName
      cartMerged
      updatedCartId
      loginToken
      maxAgeSeconds
    }
  }
`;

const logout = graphql`
  mutation session_logoutMutation {
    logout { successful }
  }
`;

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

type Context = Readonly<RouterContextProvider>;

/** Logs in and says which cookies keep the session. */
export async function logIn(
  context: Context,
  request: Request,
  form: LoginForm,
): Promise<{ answer: LoginAnswer; cookies: string[] }> {
  const { login: result } = await mutate<session_loginMutation>(context.get(relayContext), login, {
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
  if (!result.successful || !result.loginToken) return { answer, cookies: [] };
  const isSecure = context.get(visitContext).domain.baseUrl.startsWith('https:');
  const life = typeof result.maxAgeSeconds === 'number' ? { maxAge: result.maxAgeSeconds } : {};
  return {
    answer,
    cookies: [
      setCookie(cookieNames.login, result.loginToken, { ...life, isSecure }),
      setCookie(cookieNames.existingSession, 'true', { ...life, isSecure, isReadable: true }),
      setCookie(cookieNames.guestSession, '', { maxAge: 0, isSecure, isReadable: true }),
      ...(result.updatedCartId
        ? [
            setCookie(cookieNames.cart, result.updatedCartId, {
              maxAge: identitySeconds,
              isSecure,
              isReadable: true,
            }),
          ]
        : []),
    ],
  };
}

/** Ends the session; the visitor goes on with ids of their own (AUTH-13). */
export async function logOut(context: Context): Promise<{ cookies: string[] }> {
  await mutate<session_logoutMutation>(context.get(relayContext), logout, {});
  const visit = context.get(visitContext);
  const isSecure = visit.domain.baseUrl.startsWith('https:');
  const gone = { maxAge: 0, isSecure };
  visit.identify({ userId: '', loginToken: null });
  const ids = await startIdentity(context);
  return {
    cookies: [
      setCookie(cookieNames.login, '', gone),
      setCookie(cookieNames.existingSession, '', { ...gone, isReadable: true }),
      setCookie(cookieNames.guestSession, '', { ...gone, isReadable: true }),
      ...identityCookies(context, ids),
    ],
  };
}
