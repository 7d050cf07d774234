import { graphql } from '@kreide/relay';

export const requestReturnLinkMutation = graphql`
  mutation RequestReturnLinkMutation($orderId: String!, $zip: String!) {
    result: requestReturnLink(orderId: $orderId, zip: $zip) {
      successful
      errorMessage
      fieldErrors { fieldName message }
    }
  }
`;
