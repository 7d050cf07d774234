import { graphql } from '@kreide/relay';

export const joinWishlistMutation = graphql`
  mutation JoinWishlistMutation($token: String!) {
    change: wishlist_join(token: $token) {
      successful
      errorMessage
      wishlist { externalId }
    }
  }
`;
