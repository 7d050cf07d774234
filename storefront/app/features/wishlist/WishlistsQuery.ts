import { graphql } from '@kreide/relay';

export const wishlistsQuery = graphql`
  query WishlistsQuery {
    allWishlists {
      externalId
      name
      isStandardList
      rights
      entries { externalId productId itemId }
    }
  }
`;
