import { graphql } from '@kreide/relay';

export const orderByLinkQuery = graphql`
  query OrderByLinkQuery($link: String!) {
    order: orderByLink(link: $link) { ...OrderDetailPage_order }
  }
`;
