import { graphql } from '@kreide/relay';

export const query = graphql`
  query confirmationQuery($orderId: String!) {
    order: thankYouPage(orderId: $orderId) { ...ThankYouPage_order }
  }
`;
