import { graphql } from '@kreide/relay';

export const homePageQuery = graphql`
  query HomePageQuery {
    ...ShopSearch_query
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
