import { graphql } from '@kreide/relay';

export const ordersPageQuery = graphql`
  query OrdersPageQuery($page: Int!, $searchText: String!, $dateFilter: String!) {
    getOrdersV2(page: $page, searchText: $searchText, dateFilter: $dateFilter) {
      pageInfo { total totalPages currentPage }
      orders {
        orderId
        ...OrderCard_order
      }
    }
    orderYears
  }
`;
