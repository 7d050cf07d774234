import { graphql } from '@kreide/relay';

export const orderDetailPageQuery = graphql`
  query OrderDetailPageQuery($orderId: String!) {
    order: orderDetails(orderId: $orderId) { ...OrderDetailPage_order }
  }
`;
