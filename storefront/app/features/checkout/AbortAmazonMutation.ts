import { graphql } from '@kreide/relay';

export const abortAmazonMutation = graphql`
  mutation AbortAmazonMutation($cartId: String!, $checkoutType: AmazonCheckoutType!) {
    abortAmazon(cartId: $cartId, checkoutType: $checkoutType) { isReset cartId }
  }
`;
