import { mutate } from '@kreide/relay';
import type { RouterContextProvider } from 'react-router';
import { type FormFailure, refusalOf } from '../../features/form/answer.ts';
import { asFailure, runFormAction } from '../../features/form/runFormAction.server.ts';
import { relayContext } from '../../platform/requestContext.ts';
import type { ConfirmEmailMutation } from './__generated__/ConfirmEmailMutation.graphql';
import { confirmEmailMutation } from './ConfirmEmailMutation.ts';

/** Undefined failure: the address is confirmed. */
export interface ConfirmAnswer {
  readonly failure?: FormFailure;
}

export const confirm = (context: Readonly<RouterContextProvider>, request: Request) =>
  runFormAction<ConfirmAnswer, ConfirmAnswer>(request, {
    failed: asFailure,
    async send(values) {
      const { token = '' } = values;
      const { result } = await mutate<ConfirmEmailMutation>(
        context.get(relayContext),
        confirmEmailMutation,
        { token },
      );
      return result.successful ? { answer: {} } : { refusal: refusalOf(values, result) };
    },
  });
