import { graphql } from '@kreide/relay';

export const query = graphql`
  query wishlistQuery($externalId: String) {
    ...WishlistPage_query @arguments(externalId: $externalId)
    wishlist(externalId: $externalId) { externalId }
  }
`;

export const wishlistPath = '/myaccount/wishlist';

export const pathOfList = (externalId: string): string =>
  `${wishlistPath}?${new URLSearchParams({ list: externalId })}`;
