import { type IEnvironment, mutate } from '@kreide/relay';
import { needsBuyerReference } from '@kreide/server/contract';
import type { SelectPaymentMutation } from './__generated__/SelectPaymentMutation.graphql';
import { selectPaymentMutation } from './SelectPaymentMutation.ts';

/** PAY-08; only the e-invoice takes a buyer reference. */
export async function selectPayment(
  environment: IEnvironment,
  cartId: string,
  values: Readonly<Record<string, string>>,
): Promise<SelectPaymentMutation['response']['setSelectedPayment']> {
  const paymentId = values.paymentId ?? '';
  const { setSelectedPayment } = await mutate<SelectPaymentMutation>(
    environment,
    selectPaymentMutation,
    {
      cartId,
      paymentId,
      buyerReference: needsBuyerReference(paymentId) ? (values.buyerReference ?? '') : null,
    },
  );
  return setSelectedPayment;
}
