import { graphql } from '@kreide/relay';

export const wishlistPageQuery = graphql`
  query WishlistPageQuery($externalId: String) {
    ...WishlistPage_query @arguments(externalId: $externalId)
    wishlist(externalId: $externalId) { externalId }
  }
`;
