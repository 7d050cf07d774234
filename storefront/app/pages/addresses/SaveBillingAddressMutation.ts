import { graphql } from '@kreide/relay';

export const saveBillingAddressMutation = graphql`
  mutation SaveBillingAddressMutation(
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
    $phone: String
    $email: String
  ) {
    added: addBillingAddress(
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
      phone: $phone
      email: $email
    ) @include(if: $isNew) {
      successful
      generalErrorMessage
      fieldErrors { fieldName message }
    }
    changed: updateBillingAddress(
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
      phone: $phone
      email: $email
    ) @skip(if: $isNew) {
      successful
      generalErrorMessage
      fieldErrors { fieldName message }
    }
  }
`;
