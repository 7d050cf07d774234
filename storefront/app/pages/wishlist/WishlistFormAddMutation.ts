import { graphql } from '@kreide/relay';

export const wishlistFormAddMutation = graphql`
  mutation WishlistFormAddMutation($entry: WishlistNewEntry!) {
    change: wishlist_add(entry: $entry) {
      successful
      errorMessage
      wishlist { externalId page(page: 0) { totalPages } }
    }
  }
`;
