import { graphql } from '@kreide/relay';

export const cartFormTeaserListMutation = graphql`
  mutation CartFormTeaserListMutation($cartId: String!, $teaserWishlist: [TeaserWishlistGoods!]!) {
    wishlist_addTeaserListToCart(cartId: $cartId, teaserWishlist: $teaserWishlist) {
      errorMessage
      variantsToChoose { productId name }
      quantityChanged { itemId messageKey amount }
      maxInCart { itemId messageKey amount }
      refused { index messageKey }
    }
  }
`;
