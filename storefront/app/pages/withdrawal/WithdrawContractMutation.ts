import { graphql } from '@kreide/relay';

export const withdrawContractMutation = graphql`
  mutation WithdrawContractMutation($orderNumber: String!, $name: String!, $email: String!) {
    withdrawContract(orderNumber: $orderNumber, name: $name, email: $email) {
      successful
      errorMessage
      fieldErrors { fieldName message }
      receivedAt
    }
  }
`;
