import { graphql } from '@kreide/relay';

export const restoreAddressMutation = graphql`
  mutation RestoreAddressMutation($addressId: String!) {
    result: restoreAddress(addressId: $addressId) {
      successful
      generalErrorMessage
      fieldErrors { fieldName message }
    }
  }
`;
