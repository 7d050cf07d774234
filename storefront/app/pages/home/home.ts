import { graphql } from '@kreide/relay';

export const query = graphql`
  query homeQuery {
    page: pageDetailsByUrl(url: "/") {
      title
      headline
      seoTitle
      seoDescription
      robots
      missingIn
      ...ContentRows_page
    }
  }
`;
