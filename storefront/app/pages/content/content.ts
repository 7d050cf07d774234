import { graphql } from '@kreide/relay';

export const query = graphql`
  query contentQuery($url: String!) {
    page: pageDetailsByUrl(url: $url) {
      pageType
      redirectUrl
      isTemporary
      title
      hideBreadcrumb
      seoTitle
      seoDescription
      robots
      ...ContentRows_page
    }
  }
`;
