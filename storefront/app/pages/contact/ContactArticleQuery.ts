import { graphql } from '@kreide/relay';

/** The article of a product page that leads to the form. */
export const contactArticleQuery = graphql`
  query ContactArticleQuery($productId: String!, $varid: String) {
    product: productById(productId: $productId) {
      name
      orderNumber
      variantInformation(itemId: $varid) { item { orderNumber } }
    }
  }
`;
