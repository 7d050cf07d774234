import { mutate } from '@kreide/relay';
import { faultsOf, newPasswordForm, passwordLength } from '@kreide/server/contract';
import type { RouterContextProvider } from 'react-router';
import { type FormFailure, refusalOf } from '../../features/form/answer.ts';
import { asFailure, runFormAction } from '../../features/form/runFormAction.server.ts';
import { withRepetition } from '../../features/password/repetition.ts';
import { cookieHeaders } from '../../platform/answers.server.ts';
import { relayContext } from '../../platform/requestContext.ts';
import { endedSessionCookies, sessionState } from '../../platform/session.server.ts';
import type { ChangeForgottenPasswordMutation } from './__generated__/ChangeForgottenPasswordMutation.graphql';
import { changeForgottenPasswordMutation } from './ChangeForgottenPasswordMutation.ts';

/** Undefined failure: the password is set. */
export interface NewPasswordAnswer {
  readonly failure?: FormFailure;
}

/** PWD-05: sets the new password. A session of the customer that this browser has is over with it. */
export const setPassword = (context: Readonly<RouterContextProvider>, request: Request) =>
  runFormAction<NewPasswordAnswer, NewPasswordAnswer>(request, {
    failed: asFailure,
    check: (values) =>
      withRepetition(faultsOf(newPasswordForm(passwordLength.min), values), values, 'password'),
    async send(values) {
      const { token = '', password = '' } = values;
      const { result } = await mutate<ChangeForgottenPasswordMutation>(
        context.get(relayContext),
        changeForgottenPasswordMutation,
        { token, password },
      );
      if (!result.successful) return { refusal: refusalOf(values, result) };
      const isOver = (await sessionState(context, request)) === 'over';
      const cookies = isOver ? endedSessionCookies(context) : [];
      return { answer: {}, init: { headers: cookieHeaders(cookies) } };
    },
  });
