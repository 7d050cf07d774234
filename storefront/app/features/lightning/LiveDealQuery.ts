import { graphql } from '@kreide/relay';

export const liveDealQuery = graphql`
  query LiveDealQuery($itemIds: [String!]!) {
    lightningDealInfos(itemIds: $itemIds) {
      lightningReservedPercentageRoundFloor
      lightningQuantityLeft
      lightningDealTimestampUntil
      serverNow
    }
  }
`;
