import { graphql } from '@kreide/relay';

export const confirmationPageQuery = graphql`
  query ConfirmationPageQuery($orderId: String!, $preview: String!, $isPreview: Boolean!) {
    order: thankYouPage(orderId: $orderId) @skip(if: $isPreview) {
      approval { isWaiting }
      ...ThankYouPage_order
    }
    preview: thankYouPreview(preview: $preview) @include(if: $isPreview) { ...ThankYouPage_order }
    customerInfo { isGuest }
  }
`;
