import { graphql } from '@kreide/relay';

export const wishlistPrintPageQuery = graphql`
  query WishlistPrintPageQuery($externalId: String) {
    wishlist(externalId: $externalId) {
      externalId
      name
      description
      isCreator
      users { memberId name }
      invites { role path expiresAt }
      entries {
        externalId
        name
        quantity
        isSaleable
        item { orderNumber variantAttributes { label value } }
        totals { current { cents } }
      }
      total { cents }
    }
  }
`;
