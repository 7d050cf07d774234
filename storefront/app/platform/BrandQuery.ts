import { graphql } from '@kreide/relay';

export const brandQuery = graphql`
  query BrandQuery {
    shopName: parameters(name: "company", entry: "shopName") { value }
    logo: parameters(name: "company", entry: "logo") { value }
  }
`;
