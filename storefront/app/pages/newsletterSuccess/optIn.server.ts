import { mutate } from '@kreide/relay';
import type { RouterContextProvider } from 'react-router';
import { type FormFailure, refusalOf } from '../../features/form/answer.ts';
import { asFailure, runFormAction } from '../../features/form/runFormAction.server.ts';
import { relayContext } from '../../platform/requestContext.ts';
import type { NewsletterOptInMutation } from './__generated__/NewsletterOptInMutation.graphql';
import { newsletterOptInMutation } from './NewsletterOptInMutation.ts';

/** Undefined failure: the address is subscribed. */
export interface OptInAnswer {
  readonly failure?: FormFailure;
}

/** API-106: confirms a subscription. */
export const optIn = (context: Readonly<RouterContextProvider>, request: Request) =>
  runFormAction<OptInAnswer, OptInAnswer>(request, {
    failed: asFailure,
    check: () => ({}),
    async send(values) {
      const { token = '' } = values;
      const { result } = await mutate<NewsletterOptInMutation>(
        context.get(relayContext),
        newsletterOptInMutation,
        {
          token,
        },
      );
      return result.successful ? { answer: {} } : { refusal: refusalOf(values, result) };
    },
  });
