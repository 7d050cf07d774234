import { graphql, mutate } from '@kreide/relay';
import { data, type RouterContextProvider } from 'react-router';
import { formFailure, hasFaults, refusalOf, textsOf } from '../../features/form/answer.ts';
import { isOutage } from '../../features/form/sending.ts';
import { relayContext } from '../../platform/visit.ts';
import type { unsubscribeMutation } from './__generated__/unsubscribeMutation.graphql';
import { type UnsubscribeAnswer, unsubscribeFaults } from './unsubscribeForm.ts';

const mutation = graphql`
  mutation unsubscribeMutation($email: String, $token: String, $reason: String) {
    result: newsletterUnsubscribe(email: $email, token: $token, reason: $reason) {
      successful
      errorMessage
      fieldErrors { fieldName message }
    }
  }
`;

/**
 * NEWS-03: ends a subscription. A mail program's button posts to the address of the mail's link
 * and nothing of a form (RFC 8058), so the token may stand in the address.
 */
export async function unsubscribe(context: Readonly<RouterContextProvider>, request: Request) {
  const token = new URL(request.url).searchParams.get('token');
  const values = { ...(token && { token }), ...textsOf(await request.formData()) };
  const answer = (state: UnsubscribeAnswer, status = 200) => data(state, { status });
  const faults = unsubscribeFaults(values);
  if (hasFaults(faults)) return answer({ failure: formFailure(values, faults) }, 400);
  try {
    const variables: Readonly<Record<string, string | undefined>> = values;
    const { result } = await mutate<unsubscribeMutation>(context.get(relayContext), mutation, {
      email: variables.email ?? null,
      token: variables.token ?? null,
      reason: variables.reason ?? null,
    });
    if (result.successful) return answer({ ended: variables.token ? 'link' : 'address' });
    return answer({ failure: refusalOf(values, result) }, 422);
  } catch (error) {
    if (!isOutage(error)) throw error;
    return answer({ failure: formFailure(values, {}, 'somethingWentWrong') }, 503);
  }
}
