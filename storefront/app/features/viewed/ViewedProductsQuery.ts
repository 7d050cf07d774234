import { graphql } from '@kreide/relay';

/** Products by the ids that this browser kept; nothing says whose they are. */
export const viewedProductsQuery = graphql`
  query ViewedProductsQuery($ids: [String!]!, $limit: Int!) {
    products: productsById(productIds: $ids, limit: $limit) {
      id
      ...ProductTile_product
    }
  }
`;
