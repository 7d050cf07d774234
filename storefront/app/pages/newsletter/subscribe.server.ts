import { mutate } from '@kreide/relay';
import { faultsOf, newsletterForm } from '@kreide/server/contract';
import type { RouterContextProvider } from 'react-router';
import { refusalOf } from '../../features/form/answer.ts';
import { failureItself, runFormAction } from '../../features/form/runFormAction.server.ts';
import { consentWording } from '../../features/newsletter/consentWording.ts';
import { seeOther } from '../../platform/answers.server.ts';
import { relayContext } from '../../platform/requestContext.ts';
import type { NewsletterSubscribeMutation } from './__generated__/NewsletterSubscribeMutation.graphql';
import { newsletterSubscribeMutation } from './NewsletterSubscribeMutation.ts';

/**
 * NEWS-01: subscribes to the newsletter; the answer is the same for an address that has it already.
 */
export const subscribe = (context: Readonly<RouterContextProvider>, request: Request) =>
  runFormAction(request, {
    failed: failureItself,
    check: (values) => faultsOf(newsletterForm, values),
    async send(values) {
      const { email = '', salutation, firstName, lastName, interest, website } = values;
      const { result } = await mutate<NewsletterSubscribeMutation>(
        context.get(relayContext),
        newsletterSubscribeMutation,
        {
          email,
          salutation: salutation ?? null,
          firstName: firstName ?? null,
          lastName: lastName ?? null,
          interest: interest ?? null,
          wording: consentWording,
          website: website ?? null,
        },
      );
      return result.successful
        ? { answer: seeOther('/service/newsletter/success') }
        : { refusal: refusalOf(values, result) };
    },
  });
