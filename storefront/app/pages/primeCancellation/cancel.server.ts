import { mutate } from '@kreide/relay';
import { cancellationForm, faultsOf } from '@kreide/server/contract';
import type { RouterContextProvider } from 'react-router';
import { type FormFailure, formFailure, refusalOf } from '../../features/form/answer.ts';
import { runFormAction } from '../../features/form/runFormAction.server.ts';
import { relayContext } from '../../platform/requestContext.ts';
import type { CancelPrimeMutation } from './__generated__/CancelPrimeMutation.graphql';
import { cancelPrimeMutation } from './CancelPrimeMutation.ts';

/** State of the two steps: the form, the entered values for confirmation, or the receipt. */
export type CancellationState =
  | { readonly step: 'form'; readonly form: FormFailure }
  | { readonly step: 'review'; readonly values: Readonly<Record<string, string>> }
  | {
      readonly step: 'received';
      readonly values: Readonly<Record<string, string>>;
      /** ISO 8601. */
      readonly receivedAt: string;
    };

/** DEC-92: nothing is declared before the second step (BGB § 312k). */
export const cancel = (context: Readonly<RouterContextProvider>, request: Request) =>
  runFormAction<CancellationState, CancellationState>(request, {
    failed: (form) => ({ step: 'form', form }),
    check: (values) => (values.intent === 'change' ? {} : faultsOf(cancellationForm, values)),
    async send({ intent, ...values }) {
      if (intent === 'change') return { answer: { step: 'form', form: formFailure(values, {}) } };
      if (intent !== 'confirm') return { answer: { step: 'review', values } };
      const { name = '', email = '', reason = '' } = values;
      const { cancelPrime: result } = await mutate<CancelPrimeMutation>(
        context.get(relayContext),
        cancelPrimeMutation,
        { name, email, reason },
      );
      return result.successful && result.receivedAt
        ? { answer: { step: 'received', values, receivedAt: result.receivedAt } }
        : { refusal: refusalOf(values, result) };
    },
  });
