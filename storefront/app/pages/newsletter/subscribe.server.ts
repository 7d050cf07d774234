import { graphql, mutate } from '@kreide/relay';
import { data, type RouterContextProvider } from 'react-router';
import { formFailure, hasFaults, refusalOf, textsOf } from '../../features/form/answer.ts';
import { keepingForm } from '../../features/form/sending.ts';
import { seeOther } from '../../platform/answers.server.ts';
import { relayContext } from '../../platform/visit.ts';
import type { subscribeMutation } from './__generated__/subscribeMutation.graphql';
import { consentWording, newsletterFaults } from './newsletterForm.ts';

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
export async function subscribe(context: Readonly<RouterContextProvider>, request: Request) {
  const values = textsOf(await request.formData());
  const faults = newsletterFaults(values);
  if (hasFaults(faults)) return data(formFailure(values, faults), { status: 400 });
  return keepingForm(values, async () => {
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
    if (!result.successful) return data(refusalOf(values, result), { status: 422 });
    return seeOther('/service/newsletter/success');
  });
}
