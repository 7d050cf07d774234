import { graphql } from '@kreide/relay';

export const approvalsPageQuery = graphql`
  query ApprovalsPageQuery {
    waitingOrders {
      order { orderId }
      ...WaitingOrderCard_waiting
    }
  }
`;
