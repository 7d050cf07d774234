import { mutate } from '@kreide/relay';
import { faultsOf, withdrawalForm } from '@kreide/server/contract';
import type { RouterContextProvider } from 'react-router';
import { type FormFailure, formFailure, refusalOf } from '../../features/form/answer.ts';
import { runFormAction } from '../../features/form/runFormAction.server.ts';
import { relayContext } from '../../platform/requestContext.ts';
import type { WithdrawContractMutation } from './__generated__/WithdrawContractMutation.graphql';
import { withdrawContractMutation } from './WithdrawContractMutation.ts';

/** State of the two steps: the form, the entered values for confirmation, or the receipt. */
export type WithdrawalState =
  | { readonly step: 'form'; readonly form: FormFailure }
  | { readonly step: 'review'; readonly values: Readonly<Record<string, string>> }
  | {
      readonly step: 'received';
      readonly values: Readonly<Record<string, string>>;
      /** ISO 8601. */
      readonly receivedAt: string;
    };

/**
 * Ruling 13: takes the form, shows it for confirmation, sends the declaration. Nothing is sent
 * before the second step.
 */
export const withdraw = (context: Readonly<RouterContextProvider>, request: Request) =>
  runFormAction<WithdrawalState, WithdrawalState>(request, {
    failed: (form) => ({ step: 'form', form }),
    check: (values) => (values.intent === 'change' ? {} : faultsOf(withdrawalForm, values)),
    async send({ intent, ...values }) {
      if (intent === 'change') return { answer: { step: 'form', form: formFailure(values, {}) } };
      if (intent !== 'confirm') return { answer: { step: 'review', values } };
      const { orderNumber = '', name = '', email = '' } = values;
      const { withdrawContract: result } = await mutate<WithdrawContractMutation>(
        context.get(relayContext),
        withdrawContractMutation,
        { orderNumber, name, email },
      );
      return result.successful && result.receivedAt
        ? { answer: { step: 'received', values, receivedAt: result.receivedAt } }
        : { refusal: refusalOf(values, result) };
    },
  });
