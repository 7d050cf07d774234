import { graphql } from '@kreide/relay';

export const cartFormUpdateMutation = graphql`
  mutation CartFormUpdateMutation($cartId: String!, $ops: [CartOperation!]!) {
    cart_update(cartId: $cartId, ops: $ops) {
      successful
      errorMessage
      quantityChanged { messageKey amount }
      maxInCart { messageKey amount }
    }
  }
`;
