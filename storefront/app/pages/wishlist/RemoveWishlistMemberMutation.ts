import { graphql } from '@kreide/relay';

export const removeWishlistMemberMutation = graphql`
  mutation RemoveWishlistMemberMutation($externalId: String!, $memberId: String!, $page: Int!) {
    wishlist_removeMember(externalId: $externalId, memberId: $memberId) {
      successful
      errorMessage
      wishlists { ...WishlistNavigation_wishlist }
      wishlist { ...WishlistPage_wishlist @arguments(page: $page) }
    }
  }
`;
