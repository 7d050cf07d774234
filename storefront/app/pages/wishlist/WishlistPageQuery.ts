import { graphql } from '@kreide/relay';

export const wishlistPageQuery = graphql`
  query WishlistPageQuery($externalId: String, $page: Int!) {
    ...WishlistPage_query @arguments(externalId: $externalId, page: $page)
    wishlist(externalId: $externalId) { externalId page(page: $page) { totalPages } }
  }
`;
