import { graphql } from '@kreide/relay';

export const savePackstationAddressMutation = graphql`
  mutation SavePackstationAddressMutation(
    $isNew: Boolean!
    $addressId: String!
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
    added: addPackstationAddress(
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
    changed: updatePackstationAddress(
      addressId: $addressId
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
