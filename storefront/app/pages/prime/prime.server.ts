import { mutate } from '@kreide/relay';
import { faultsOf, primeWaitingForm } from '@kreide/server/contract';
import type { RouterContextProvider } from 'react-router';
import { type FormFailure, refusalOf } from '../../features/form/answer.ts';
import { asFailure, runFormAction } from '../../features/form/runFormAction.server.ts';
import { enterPrimeCheckout } from '../../features/prime/primeCheckout.server.ts';
import { seeOther } from '../../platform/answers.server.ts';
import { relayContext } from '../../platform/requestContext.ts';
import type { ConfirmPrimeWaitingListMutation } from './__generated__/ConfirmPrimeWaitingListMutation.graphql';
import type { PrimeWaitingListMutation } from './__generated__/PrimeWaitingListMutation.graphql';
import { confirmPrimeWaitingListMutation } from './ConfirmPrimeWaitingListMutation.ts';
import { primeWaitingListMutation } from './PrimeWaitingListMutation.ts';

/** What became of the waiting list's form. */
export type PrimeAnswer =
  | { readonly failure: FormFailure }
  /** A mail is on its way, or its link was followed. */
  | { readonly waiting: 'asked' | 'confirmed' };

/** The page's forms: the way to the checkout (PRIME-05), and the waiting list (PRIME-06). */
export const runPrimeForm = (context: Readonly<RouterContextProvider>, request: Request) =>
  runFormAction<Response | PrimeAnswer, PrimeAnswer>(request, {
    failed: asFailure,
    check: (values) => (values.intent === 'wait' ? faultsOf(primeWaitingForm, values) : {}),
    async send(values) {
      const { intent, email = '', website, token = '' } = values;
      const environment = context.get(relayContext);
      if (intent === 'wait') {
        const { result } = await mutate<PrimeWaitingListMutation>(
          environment,
          primeWaitingListMutation,
          { email, website: website ?? null },
        );
        if (result.successful) return { answer: { waiting: 'asked' } };
        return { refusal: refusalOf(values, result) };
      }
      if (intent === 'confirm') {
        const { result } = await mutate<ConfirmPrimeWaitingListMutation>(
          environment,
          confirmPrimeWaitingListMutation,
          { token },
        );
        if (result.successful) return { answer: { waiting: 'confirmed' } };
        return { refusal: refusalOf(values, result) };
      }
      return { answer: seeOther('/prime/checkout', [enterPrimeCheckout(context)]) };
    },
  });
