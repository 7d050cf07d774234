import { graphql } from '@kreide/relay';

export const addTeaserListMutation = graphql`
  mutation AddTeaserListMutation($externalId: String, $teaserWishlist: [TeaserWishlistGoods!]!) {
    change: wishlist_addTeaserList(externalId: $externalId, teaserWishlist: $teaserWishlist) {
      successful
      errorMessage
      wishlist { name }
      wishlists {
        externalId
        name
        isStandardList
        rights
        entries { externalId productId itemId }
      }
    }
  }
`;
