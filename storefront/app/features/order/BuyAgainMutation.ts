import { graphql } from '@kreide/relay';

export const buyAgainMutation = graphql`
  mutation BuyAgainMutation($cartId: String!, $ops: [CartOperation!]!) {
    cart_update(cartId: $cartId, ops: $ops) {
      successfullyAdded { itemId }
      quantityChanged { itemId quantity }
      maxInCart { itemId quantity }
    }
  }
`;
