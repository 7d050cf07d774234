import { graphql } from '@kreide/relay';

export const commentOnWishlistMutation = graphql`
  mutation CommentOnWishlistMutation($externalId: String!, $entryId: String!, $comment: String!, $page: Int!) {
    wishlist_comment(externalId: $externalId, entryId: $entryId, comment: $comment) {
      successful
      errorMessage
      wishlists { ...WishlistNavigation_wishlist }
      wishlist { ...WishlistPage_wishlist @arguments(page: $page) }
    }
  }
`;
