import { graphql } from '../src/index.ts';

export const priceFragment = graphql`
  fragment ProductDetails_price on Product
  @argumentDefinitions(currency: { type: "String", defaultValue: "EUR" })
  @refetchable(queryName: "ProductDetailsPriceQuery") {
    priceIn(currency: $currency)
  }
`;

export const ratingsFragment = graphql`
  fragment ProductDetails_ratings on Product
  @argumentDefinitions(first: { type: "Int", defaultValue: 1 }, after: { type: "String" })
  @refetchable(queryName: "ProductDetailsRatingsQuery") {
    ratings(first: $first, after: $after) @connection(key: "ProductDetails_ratings") {
      edges {
        node {
          text
        }
      }
    }
  }
`;
