import { graphql } from '@kreide/relay';

export const contentPageQuery = graphql`
  query ContentPageQuery($url: String!) {
    page: pageDetailsByUrl(url: $url) {
      pageType
      redirectUrl
      isTemporary
      categoryId
      title
      headline
      breadcrumbs { displayName url }
      hideBreadcrumb
      hideLeftColumn
      seoTitle
      seoDescription
      robots
      canonicalUrl
      missingIn
      section { url }
      ...ContentRows_page
      ...SectionNavigation_page
    }
  }
`;
