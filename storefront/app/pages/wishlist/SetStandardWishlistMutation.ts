import { graphql } from '@kreide/relay';

export const setStandardWishlistMutation = graphql`
  mutation SetStandardWishlistMutation($externalId: String!) {
    wishlist_setStandard(externalId: $externalId) {
      successful
      errorMessage
      wishlists { externalId isStandardList ...WishlistNavigation_wishlist }
    }
  }
`;
