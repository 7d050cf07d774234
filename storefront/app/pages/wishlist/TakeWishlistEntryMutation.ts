import { graphql } from '@kreide/relay';

export const takeWishlistEntryMutation = graphql`
  mutation TakeWishlistEntryMutation($externalId: String!, $entryId: String!, $isTaken: Boolean!, $page: Int!) {
    wishlist_take(externalId: $externalId, entryId: $entryId, isTaken: $isTaken) {
      successful
      errorMessage
      wishlists { ...WishlistNavigation_wishlist }
      wishlist { ...WishlistPage_wishlist @arguments(page: $page) }
    }
  }
`;
