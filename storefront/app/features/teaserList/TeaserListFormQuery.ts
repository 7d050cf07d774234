import { graphql } from '@kreide/relay';

export const teaserListFormQuery = graphql`
  query TeaserListFormQuery($externalId: String!) {
    list: wishlistFromTeaserId(externalId: $externalId) {
      name
      entries { externalId productId itemId name quantity }
    }
  }
`;
