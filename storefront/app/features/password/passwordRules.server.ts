import { serverAnswer } from '@kreide/relay';
import type { RouterContextProvider } from 'react-router';
import { relayContext } from '../../platform/requestContext.ts';
import type { PasswordRulesQuery } from './__generated__/PasswordRulesQuery.graphql';
import { passwordRulesQuery } from './PasswordRulesQuery.ts';

/** Characters that a new password has at least in this shop (ruling 5). */
export async function minPasswordLength(context: Readonly<RouterContextProvider>): Promise<number> {
  const { passwordRules } = await serverAnswer<PasswordRulesQuery>(
    context.get(relayContext),
    passwordRulesQuery,
    {},
  );
  return passwordRules.minLength;
}
