import type { RouterContextProvider } from 'react-router';
import { isLoginOver, securityLogoutCookie } from '../../platform/session.server.ts';
import { type FormFailure, formFailure } from './answer.ts';

interface KeptForm {
  readonly refusal: FormFailure;
  readonly cookies: readonly string[];
}

/**
 * ERR-14, ERR-15: a form of the account whose login is over comes back with what was typed, and the
 * session is marked as ended.
 */
export async function keepingForm<T>(
  context: Readonly<RouterContextProvider>,
  values: Readonly<Record<string, string>>,
  send: () => Promise<T>,
): Promise<T | KeptForm> {
  try {
    return await send();
  } catch (error) {
    if (!isLoginOver(error)) throw error;
    return {
      refusal: formFailure(values, {}, 'vue.message.securityLogout'),
      cookies: [securityLogoutCookie(context)],
    };
  }
}
