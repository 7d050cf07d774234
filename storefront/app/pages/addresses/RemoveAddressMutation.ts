import { graphql } from '@kreide/relay';

export const removeAddressMutation = graphql`
  mutation RemoveAddressMutation($addressId: String!) {
    result: deleteAddress(addressId: $addressId) {
      successful
      generalErrorMessage
      fieldErrors { fieldName message }
    }
  }
`;
