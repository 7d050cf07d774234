import { graphql, mutate } from '@kreide/relay';
import { data, type RouterContextProvider } from 'react-router';
import { type FormFailure, formFailure, refusalOf, textsOf } from '../../features/form/answer.ts';
import { isOutage } from '../../features/form/sending.ts';
import { relayContext } from '../../platform/visit.ts';
import type { optInMutation } from './__generated__/optInMutation.graphql';

const mutation = graphql`
  mutation optInMutation($token: String!) {
    result: newsletterOptIn(token: $token) {
      successful
      errorMessage
      fieldErrors { fieldName message }
    }
  }
`;

/** Undefined failure: the address is subscribed. */
export interface OptInAnswer {
  readonly failure?: FormFailure;
}

/** API-106: confirms a subscription. */
export async function optIn(context: Readonly<RouterContextProvider>, request: Request) {
  const values = textsOf(await request.formData());
  const answer = (state: OptInAnswer, status = 200) => data(state, { status });
  try {
    const { token = '' } = values;
    const { result } = await mutate<optInMutation>(context.get(relayContext), mutation, { token });
    if (result.successful) return answer({});
    return answer({ failure: refusalOf(values, result) }, 422);
  } catch (error) {
    if (!isOutage(error)) throw error;
    return answer({ failure: formFailure(values, {}, 'somethingWentWrong') }, 503);
  }
}
