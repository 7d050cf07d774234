import { graphql } from '@kreide/relay';

export const updateCartMutation = graphql`
  mutation UpdateCartMutation($cartId: String!, $ops: [CartOperation!]!) {
    cart_update(cartId: $cartId, ops: $ops) {
      successful
      errorMessage
      cart {
        cartId
        ...CartAction_cart
        attributes { submitted }
        productsCount
        items { itemId name }
        ...CartItems_cart
        ...CartTotals_cart
        ...ReservationNotice_cart
        ...WithheldGift_cart
        ...FreeArticles_cart
      }
      successfullyAdded { itemId quantity requested messageKey amount }
      quantityChanged { itemId quantity requested messageKey amount }
      maxInCart { itemId quantity requested messageKey amount }
      variantsToChoose { productId name }
    }
  }
`;
