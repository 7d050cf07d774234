import { mutate } from '@kreide/relay';
import { faultsOf, forgottenPasswordForm } from '@kreide/server/contract';
import type { RouterContextProvider } from 'react-router';
import { type FormFailure, refusalOf } from '../../features/form/answer.ts';
import { asFailure, runFormAction } from '../../features/form/runFormAction.server.ts';
import { cookieHeaders } from '../../platform/answers.server.ts';
import { readCookie, setCookie } from '../../platform/cookies.ts';
import { isSecureRequest } from '../../platform/identity.server.ts';
import { relayContext, requestContext } from '../../platform/requestContext.ts';
import { serverCookieNames } from '../../platform/serverCookies.server.ts';
import type { ForgotPasswordMutation } from './__generated__/ForgotPasswordMutation.graphql';
import { forgotPasswordMutation } from './ForgotPasswordMutation.ts';

/** Undefined failure: the request was taken. */
export interface ForgottenAnswer {
  readonly failure?: FormFailure;
  /** What was typed. */
  readonly login?: string;
}

/** PWD-02: how often this session of the browser has asked. */
function triesOf(request: Request): number {
  const tries = readCookie(request.headers.get('cookie'), serverCookieNames.passwordTries);
  return /^\d{1,4}$/.test(tries ?? '') ? Number(tries) : 0;
}

/** PWD-01: asks for a link by mail. The answer does not tell whether there is such an account. */
export function askForLink(context: Readonly<RouterContextProvider>, request: Request) {
  const { shopStoreId } = context.get(requestContext).domain;
  return runFormAction<ForgottenAnswer, ForgottenAnswer>(request, {
    failed: asFailure,
    check: (values) => faultsOf(forgottenPasswordForm(shopStoreId), values),
    async send(values) {
      const { login = '', website } = values;
      const isNumber = shopStoreId === 'b2b' && !login.includes('@');
      const triesCount = triesOf(request) + 1;
      const { result } = await mutate<ForgotPasswordMutation>(
        context.get(relayContext),
        forgotPasswordMutation,
        {
          email: isNumber ? null : login,
          customerNumber: isNumber ? login : null,
          triesCount,
          website: website ?? null,
        },
      );
      const cookies = [
        setCookie(serverCookieNames.passwordTries, String(triesCount), {
          isSecure: isSecureRequest(context),
        }),
      ];
      if (result.successful) {
        return { answer: { login }, init: { headers: cookieHeaders(cookies) } };
      }
      const fieldErrors = result.fieldErrors.map(({ message }) => ({
        fieldName: 'login',
        message,
      }));
      return { refusal: refusalOf(values, { ...result, fieldErrors }), cookies };
    },
  });
}
