import { graphql } from '@kreide/relay';

export const returnsPageQuery = graphql`
  query ReturnsPageQuery {
    isEnabled: parameters(name: "returns", entry: "enabled") { value }
  }
`;
