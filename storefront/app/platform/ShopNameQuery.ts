import { graphql } from '@kreide/relay';

export const shopNameQuery = graphql`
  query ShopNameQuery {
    shopName: parameters(name: "company", entry: "shopName") { value }
    logo: parameters(name: "company", entry: "logo") { value }
  }
`;
