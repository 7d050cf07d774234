import { graphql } from '@kreide/relay';

export const submitOrderMutation = graphql`
  mutation SubmitOrderMutation($cartId: String!, $fingerprint: String, $idempotencyKey: String) {
    submitCart(cartId: $cartId, fingerprint: $fingerprint, idempotencyKey: $idempotencyKey) {
      errorMessage
      orderId
      redirectUrl
      computopData { name value }
      paymentFormUrl
      newCartId
      submitted
      changed
      changes { name }
    }
  }
`;
