import { mutate } from '@kreide/relay';
import { faultsOf, returnLookupForm } from '@kreide/server/contract';
import type { RouterContextProvider } from 'react-router';
import { type FormFailure, refusalOf } from '../../features/form/answer.ts';
import { asFailure, runFormAction } from '../../features/form/runFormAction.server.ts';
import { relayContext } from '../../platform/requestContext.ts';
import type { RequestReturnLinkMutation } from './__generated__/RequestReturnLinkMutation.graphql';
import { requestReturnLinkMutation } from './RequestReturnLinkMutation.ts';

export interface LinkAnswer {
  readonly failure?: FormFailure;
}

/** API-59: the same answer whether or not there is such an order (ruling 15). */
export const requestLink = (context: Readonly<RouterContextProvider>, request: Request) =>
  runFormAction<LinkAnswer, LinkAnswer>(request, {
    failed: asFailure,
    check: (values) => faultsOf(returnLookupForm, values),
    async send(values) {
      const { orderId = '', zip = '' } = values;
      const { result } = await mutate<RequestReturnLinkMutation>(
        context.get(relayContext),
        requestReturnLinkMutation,
        { orderId, zip },
      );
      return result.successful ? { answer: {} } : { refusal: refusalOf(values, result) };
    },
  });
