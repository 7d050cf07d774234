import { graphql } from '@kreide/relay';

export const deleteWishlistCommentMutation = graphql`
  mutation DeleteWishlistCommentMutation($wishlistId: String!, $commentId: String!, $page: Int!) {
    wishlist_deleteComment(wishlistId: $wishlistId, commentId: $commentId) {
      successful
      errorMessage
      wishlists { ...WishlistNavigation_wishlist }
      wishlist { ...WishlistPage_wishlist @arguments(page: $page) }
    }
  }
`;
