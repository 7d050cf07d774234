import { graphql } from '@kreide/relay';

export const teaserListTotalsQuery = graphql`
  query TeaserListTotalsQuery($productId: String!, $itemId: String!, $quantity: Int!) {
    totals: totalsForTeaserWishlist(productId: $productId, itemId: $itemId, quantity: $quantity) {
      current { cents }
      savings { cents }
      lightningPrice { cents }
      basePrice { price { cents } amount unit }
    }
  }
`;
