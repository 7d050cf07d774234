import { graphql, type IEnvironment, mutate } from '@kreide/relay';
import { needsBuyerReference } from '@kreide/server/contract';
import type { selectPaymentMutation } from './__generated__/selectPaymentMutation.graphql';

const mutation = graphql`
  mutation selectPaymentMutation($cartId: String!, $paymentId: String!, $buyerReference: String) {
    setSelectedPayment(
      cartId: $cartId
      paymentId: $paymentId
      buyerReference: $buyerReference
    ) {
      successful
      errorMessage
    }
  }
`;

/** PAY-08; the buyer reference belongs to the e-invoice alone. */
export async function selectPayment(
  environment: IEnvironment,
  cartId: string,
  values: Readonly<Record<string, string>>,
): Promise<selectPaymentMutation['response']['setSelectedPayment']> {
  const paymentId = values.paymentId ?? '';
  const { setSelectedPayment } = await mutate<selectPaymentMutation>(environment, mutation, {
    cartId,
    paymentId,
    buyerReference: needsBuyerReference(paymentId) ? (values.buyerReference ?? '') : null,
  });
  return setSelectedPayment;
}
