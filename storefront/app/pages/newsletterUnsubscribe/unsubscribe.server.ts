import { mutate } from '@kreide/relay';
import { faultsOf, unsubscribeForm } from '@kreide/server/contract';
import type { RouterContextProvider } from 'react-router';
import { refusalOf } from '../../features/form/answer.ts';
import { asFailure, runFormAction } from '../../features/form/runFormAction.server.ts';
import { relayContext } from '../../platform/requestContext.ts';
import type { NewsletterUnsubscribeMutation } from './__generated__/NewsletterUnsubscribeMutation.graphql';
import { newsletterUnsubscribeMutation } from './NewsletterUnsubscribeMutation.ts';
import type { UnsubscribeAnswer } from './unsubscribeAnswer.ts';

/**
 * NEWS-03: ends a subscription. A mail program's button posts to the mail's link, without a form
 * (RFC 8058), so the token may be in the address.
 */
export function unsubscribe(context: Readonly<RouterContextProvider>, request: Request) {
  const token = new URL(request.url).searchParams.get('token');
  return runFormAction<UnsubscribeAnswer, UnsubscribeAnswer>(request, {
    given: token ? { token } : {},
    failed: asFailure,
    check: (values) => faultsOf(unsubscribeForm, values),
    async send(values) {
      const { result } = await mutate<NewsletterUnsubscribeMutation>(
        context.get(relayContext),
        newsletterUnsubscribeMutation,
        {
          email: values.email ?? null,
          token: values.token ?? null,
          reason: values.reason ?? null,
        },
      );
      return result.successful
        ? { answer: { ended: values.token ? 'link' : 'address' } }
        : { refusal: refusalOf(values, result) };
    },
  });
}
