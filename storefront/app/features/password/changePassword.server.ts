import { mutate } from '@kreide/relay';
import { passwordLength } from '@kreide/server/contract';
import type { RouterContextProvider } from 'react-router';
import { relayContext } from '../../platform/requestContext.ts';
import { isLoginOver, securityLogoutCookie } from '../../platform/session.server.ts';
import { hasFaults } from '../form/answer.ts';
import type { ChangePasswordMutation } from './__generated__/ChangePasswordMutation.graphql';
import { changePasswordMutation } from './ChangePasswordMutation.ts';
import { changeFaults } from './changeFaults.ts';

/** API-13. */
export interface PasswordAnswer {
  readonly successful: boolean;
  readonly generalErrorMessage: string | null;
  readonly fieldErrors: readonly { readonly fieldName: string; readonly message: string }[];
}

/**
 * Changes the password of whoever is logged in. Where the login is over, the answer says so and the
 * session is marked as ended (ERR-15).
 */
export async function changePassword(
  context: Readonly<RouterContextProvider>,
  values: Readonly<Record<string, string>>,
): Promise<{ answer: PasswordAnswer; cookies: string[] }> {
  // What an operator asks of a password beyond this, the API tells.
  const faults = changeFaults(values, passwordLength.min);
  if (hasFaults(faults)) {
    const fieldErrors = Object.entries(faults).map(([fieldName, message]) => ({
      fieldName,
      message,
    }));
    return { answer: refused('vue.form.error.general', fieldErrors), cookies: [] };
  }
  const { currentPassword = '', newPassword = '' } = values;
  try {
    const { result } = await mutate<ChangePasswordMutation>(
      context.get(relayContext),
      changePasswordMutation,
      { currentPassword, newPassword },
    );
    const { successful, generalErrorMessage = null, fieldErrors } = result;
    return { answer: { successful, generalErrorMessage, fieldErrors }, cookies: [] };
  } catch (error) {
    if (!isLoginOver(error)) throw error;
    return {
      answer: refused('vue.message.securityLogout', []),
      cookies: [securityLogoutCookie(context)],
    };
  }
}

const refused = (
  generalErrorMessage: string,
  fieldErrors: PasswordAnswer['fieldErrors'],
): PasswordAnswer => ({ successful: false, generalErrorMessage, fieldErrors });
