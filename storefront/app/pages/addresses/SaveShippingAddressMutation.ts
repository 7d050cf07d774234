import { graphql } from '@kreide/relay';

export const saveShippingAddressMutation = graphql`
  mutation SaveShippingAddressMutation(
    $isNew: Boolean!
    $addressId: String!
    $formType: String
    $company: String
    $salutation: String
    $firstName: String
    $lastName: String
    $streetAndHouseNr: String
    $additionalAddress: String
    $postCode: String
    $city: String
    $country: String
  ) {
    added: addShippingAddress(
      formType: $formType
      company: $company
      salutation: $salutation
      firstName: $firstName
      lastName: $lastName
      streetAndHouseNr: $streetAndHouseNr
      additionalAddress: $additionalAddress
      postCode: $postCode
      city: $city
      country: $country
    ) @include(if: $isNew) {
      successful
      generalErrorMessage
      fieldErrors { fieldName message }
    }
    changed: updateShippingAddress(
      addressId: $addressId
      formType: $formType
      company: $company
      salutation: $salutation
      firstName: $firstName
      lastName: $lastName
      streetAndHouseNr: $streetAndHouseNr
      additionalAddress: $additionalAddress
      postCode: $postCode
      city: $city
      country: $country
    ) @skip(if: $isNew) {
      successful
      generalErrorMessage
      fieldErrors { fieldName message }
    }
  }
`;
