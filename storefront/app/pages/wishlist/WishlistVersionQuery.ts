import { graphql } from '@kreide/relay';

export const wishlistVersionQuery = graphql`
  query WishlistVersionQuery($externalId: String!) {
    wishlist(externalId: $externalId) { externalId version }
  }
`;
