import { graphql } from '@kreide/relay';

export const confirmationPageQuery = graphql`
  query ConfirmationPageQuery($orderId: String!) {
    order: thankYouPage(orderId: $orderId) { ...ThankYouPage_order }
    customerInfo { isGuest }
  }
`;
