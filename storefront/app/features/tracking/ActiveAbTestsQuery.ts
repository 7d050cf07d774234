import { graphql } from '@kreide/relay';

export const activeAbTestsQuery = graphql`
  query ActiveAbTestsQuery($url: String!) {
    pageDetailsByUrl(url: $url) {
      activeAbTests { id trackingCode }
    }
  }
`;
