import { graphql, mutate } from '@kreide/relay';
import { faultsOf, newsletterForm } from '@kreide/server/contract';
import type { RouterContextProvider } from 'react-router';
import { refusalOf } from '../../features/form/answer.ts';
import { failureItself, takeForm } from '../../features/form/takeForm.server.ts';
import { seeOther } from '../../platform/answers.server.ts';
import { relayContext } from '../../platform/requestContext.ts';
import type { subscribeMutation } from './__generated__/subscribeMutation.graphql';
import { consentWording } from './consentWording.ts';

const mutation = graphql`
  mutation subscribeMutation(
    $email: String!
    $salutation: String
    $firstName: String
    $lastName: String
    $interest: String
    $wording: String!
    $website: String
  ) {
    result: newsletterSubscribe(
      email: $email
      salutation: $salutation
      firstName: $firstName
      lastName: $lastName
      interest: $interest
      wording: $wording
      website: $website
    ) {
      successful
      errorMessage
      fieldErrors { fieldName message }
    }
  }
`;

/** NEWS-01: asks for the newsletter; whether the address had it already, nobody is told. */
export const subscribe = (context: Readonly<RouterContextProvider>, request: Request) =>
  takeForm(request, {
    failed: failureItself,
    check: (values) => faultsOf(newsletterForm, values),
    async send(values) {
      const { email = '', salutation, firstName, lastName, interest, website } = values;
      const { result } = await mutate<subscribeMutation>(context.get(relayContext), mutation, {
        email,
        salutation: salutation ?? null,
        firstName: firstName ?? null,
        lastName: lastName ?? null,
        interest: interest ?? null,
        wording: consentWording,
        website: website ?? null,
      });
      return result.successful
        ? { answer: seeOther('/service/newsletter/success') }
        : { refusal: refusalOf(values, result) };
    },
  });
