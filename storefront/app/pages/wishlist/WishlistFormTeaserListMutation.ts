import { graphql } from '@kreide/relay';

export const wishlistFormTeaserListMutation = graphql`
  mutation WishlistFormTeaserListMutation($teaserWishlist: [TeaserWishlistGoods!]!) {
    change: wishlist_addTeaserList(teaserWishlist: $teaserWishlist) {
      successful
      errorMessage
      wishlist { externalId page(page: 0) { totalPages } }
    }
  }
`;
