import { mutate } from '@kreide/relay';
import type { RouterContextProvider } from 'react-router';
import type { PaymentHandoverProps } from '../../features/checkout/PaymentHandover.tsx';
import { type FormFailure, formFailure } from '../../features/form/answer.ts';
import { asFailure, runFormAction } from '../../features/form/runFormAction.server.ts';
import { relayContext } from '../../platform/requestContext.ts';
import { withSession } from '../../platform/session.server.ts';
import type { SubmitPrimeSubscriptionMutation } from './__generated__/SubmitPrimeSubscriptionMutation.graphql';
import { submitPrimeSubscriptionMutation } from './SubmitPrimeSubscriptionMutation.ts';

export type SubscribeAnswer =
  | { readonly failure: FormFailure }
  | { readonly handover: PaymentHandoverProps };

/** PRIME-05: orders the membership, and hands over to the provider. */
export const subscribe = (context: Readonly<RouterContextProvider>, request: Request) =>
  runFormAction<SubscribeAnswer, SubscribeAnswer>(request, {
    failed: asFailure,
    check: ({ paymentId }) => (paymentId ? {} : { paymentId: 'vue.checkout.payment.noneSelected' }),
    async send(values) {
      const { paymentId = '' } = values;
      const { result } = await withSession(context, () =>
        mutate<SubmitPrimeSubscriptionMutation>(
          context.get(relayContext),
          submitPrimeSubscriptionMutation,
          { paymentId },
          { metadata: { timeout: 30_000 } },
        ),
      );
      const { redirectUrl, paymentFormUrl, paymentFormFields } = result;
      if (paymentFormUrl && paymentFormFields) {
        return { answer: { handover: { url: paymentFormUrl, fields: paymentFormFields } } };
      }
      if (redirectUrl) return { answer: { handover: { url: redirectUrl } } };
      return { refusal: formFailure(values, {}, result.errorMessage ?? 'somethingWentWrong') };
    },
  });
