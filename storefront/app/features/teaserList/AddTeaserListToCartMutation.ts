import { graphql } from '@kreide/relay';

export const addTeaserListToCartMutation = graphql`
  mutation AddTeaserListToCartMutation($cartId: String!, $teaserWishlist: [TeaserWishlistGoods!]!) {
    change: wishlist_addTeaserListToCart(cartId: $cartId, teaserWishlist: $teaserWishlist) {
      errorMessage
      variantsToChoose { productId }
      quantityChanged { itemId requested quantity messageKey amount }
      maxInCart { itemId quantity messageKey amount }
      successfullyAdded { itemId requested quantity }
      refused { index messageKey }
    }
  }
`;
