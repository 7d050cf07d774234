import { graphql } from '@kreide/relay';

export const submitStatusQuery = graphql`
  query SubmitStatusQuery($cartId: String!, $idempotencyKey: String!) {
    submitStatus(cartId: $cartId, idempotencyKey: $idempotencyKey) { done orderId newCartId }
  }
`;
