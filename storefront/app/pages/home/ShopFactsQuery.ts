import { graphql } from '@kreide/relay';

export const shopFactsQuery = graphql`
  query ShopFactsQuery {
    company: parameters(name: "company") { entry value }
  }
`;
