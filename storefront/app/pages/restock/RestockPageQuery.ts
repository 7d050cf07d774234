import { graphql } from '@kreide/relay';

export const restockPageQuery = graphql`
  query RestockPageQuery($articleNumber: String!) {
    offer: restockOffer(articleNumber: $articleNumber) {
      orderNumber
      productId
      itemId
      name
      variant
      variants { orderNumber name }
      isForSale
      knownEmail
    }
  }
`;
