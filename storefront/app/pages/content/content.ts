import { graphql } from '@kreide/relay';

export const query = graphql`
  query contentQuery($url: String!) {
    page: pageDetailsByUrl(url: $url) {
      pageType
      redirectUrl
      isTemporary
      title
      headline
      hideBreadcrumb
      seoTitle
      seoDescription
      robots
      canonicalUrl
      missingIn
      ...ContentRows_page
    }
  }
`;
