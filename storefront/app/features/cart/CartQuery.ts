import { graphql } from '@kreide/relay';

/** Everything that any view of the cart shows, so that one answer brings all of them up to date. */
export const cartQuery = graphql`
  query CartQuery($cartId: String!) {
    cart: shop_findCart(cartId: $cartId) {
      ...CartAction_cart
      attributes { submitted }
      productsCount
      items { itemId name }
      ...CartItems_cart
      ...CartTotals_cart
      ...ReservationNotice_cart
    }
  }
`;
