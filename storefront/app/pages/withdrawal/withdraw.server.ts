import { graphql, mutate } from '@kreide/relay';
import { data, type RouterContextProvider } from 'react-router';
import {
  type FormFailure,
  formFailure,
  hasFaults,
  refusalOf,
  textsOf,
} from '../../features/form/answer.ts';
import { isOutage } from '../../features/form/sending.ts';
import { relayContext } from '../../platform/visit.ts';
import type { withdrawMutation } from './__generated__/withdrawMutation.graphql';
import { withdrawalFaults } from './withdrawalForm.ts';

const mutation = graphql`
  mutation withdrawMutation($orderNumber: String!, $name: String!, $email: String!) {
    withdrawContract(orderNumber: $orderNumber, name: $name, email: $email) {
      successful
      errorMessage
      fieldErrors { fieldName message }
      receivedAt
    }
  }
`;

/** Where the two steps stand: the form, what was entered to be confirmed, or the receipt. */
export type WithdrawalState =
  | { readonly step: 'form'; readonly form: FormFailure }
  | { readonly step: 'review'; readonly values: Readonly<Record<string, string>> }
  | {
      readonly step: 'received';
      readonly values: Readonly<Record<string, string>>;
      /** ISO 8601. */
      readonly receivedAt: string;
    };

/** Ruling 13: enters, shows for confirmation, declares. Nothing is declared before the second step. */
export async function withdraw(context: Readonly<RouterContextProvider>, request: Request) {
  const { intent, ...values } = textsOf(await request.formData());
  const answer = (state: WithdrawalState, status = 200) => data(state, { status });
  if (intent === 'change') return answer({ step: 'form', form: formFailure(values, {}) });
  const faults = withdrawalFaults(values);
  if (hasFaults(faults)) return answer({ step: 'form', form: formFailure(values, faults) }, 400);
  if (intent !== 'confirm') return answer({ step: 'review', values });

  try {
    const { orderNumber = '', name = '', email = '' } = values;
    const { withdrawContract: result } = await mutate<withdrawMutation>(
      context.get(relayContext),
      mutation,
      { orderNumber, name, email },
    );
    if (result.successful && result.receivedAt) {
      return answer({ step: 'received', values, receivedAt: result.receivedAt });
    }
    return answer({ step: 'form', form: refusalOf(values, result) }, 422);
  } catch (error) {
    if (!isOutage(error)) throw error;
    return answer({ step: 'form', form: formFailure(values, {}, 'somethingWentWrong') }, 503);
  }
}
