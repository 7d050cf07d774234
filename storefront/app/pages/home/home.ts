import { graphql } from '@kreide/relay';

export const query = graphql`
  query homeQuery {
    page: pageDetailsByUrl(url: "/") {
      title
      seoTitle
      seoDescription
      robots
      ...ContentRows_page
    }
  }
`;
