import { graphql } from '@kreide/relay';

/** Those that are sold here, in the order of the ids. */
export const comparePageQuery = graphql`
  query ComparePageQuery($ids: [String!]!) {
    products: productsById(productIds: $ids) {
      id
      productId
      ...CompareTable_product
    }
  }
`;
