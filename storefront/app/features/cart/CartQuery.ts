import { graphql } from '@kreide/relay';

/** The fields of all views of the cart, so that one answer updates all of them. */
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
      ...WithheldGift_cart
      ...FreeArticles_cart
    }
  }
`;
