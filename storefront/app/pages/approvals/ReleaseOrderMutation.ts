import { graphql } from '@kreide/relay';

export const releaseOrderMutation = graphql`
  mutation ReleaseOrderMutation($orderId: String!) {
    result: releaseOrder(orderId: $orderId) {
      successful
      errorMessage
      fieldErrors { fieldName message }
      changes { name kind }
    }
  }
`;
