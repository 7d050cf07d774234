import { graphql } from '@kreide/relay';

export const checkoutAsGuestMutation = graphql`
  mutation CheckoutAsGuestMutation($cartId: String!) {
    checkoutAuth(cartId: $cartId, authType: guest) { successful errorMessage }
  }
`;
