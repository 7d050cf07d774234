import { graphql } from '@kreide/relay';

/** One request; the API performs its fields in this order. */
export const saveShippingMutation = graphql`
  mutation SaveShippingMutation(
    $cartId: String!
    $asGuest: Boolean!
    $addsBilling: Boolean!
    $updatesBilling: Boolean!
    $picksBilling: Boolean!
    $billingId: String!
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
    $picksShipping: Boolean!
    $addsShipping: Boolean!
    $updatesShipping: Boolean!
    $addsStation: Boolean!
    $updatesStation: Boolean!
    $shippingId: String
    $stationOrShippingId: String!
    $toFormType: String
    $toCompany: String
    $toSalutation: String
    $toFirstName: String
    $toLastName: String
    $toStreetAndHouseNr: String
    $toAdditionalAddress: String
    $toPostCode: String
    $toCity: String
    $toCountry: String
    $setsShipper: Boolean!
    $shipper: String!
    $savesSpedition: Boolean!
    $spedition: [SpeditionFieldInput!]!
    $orderReference: String
    $setsBuyerReference: Boolean!
    $buyerReference: String
    $billingEmail: String
    $shippingEmail: String
  ) {
    checkoutAuth(cartId: $cartId, authType: guest) @include(if: $asGuest) {
      successful
      errorMessage
      fieldErrors { fieldName formName message }
    }
    addBillingAddress(
      cartId: $cartId
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
    ) @include(if: $addsBilling) {
      successful
      generalErrorMessage
      fieldErrors { fieldName formName message }
    }
    updateBillingAddress(
      addressId: $billingId
      cartId: $cartId
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
    ) @include(if: $updatesBilling) {
      successful
      generalErrorMessage
      fieldErrors { fieldName formName message }
    }
    setBillingAddress(cartId: $cartId, addressId: $billingId) @include(if: $picksBilling) {
      successful
      errorMessage
      fieldErrors { fieldName formName message }
    }
    setShippingAddress(cartId: $cartId, addressId: $shippingId) @include(if: $picksShipping) {
      successful
      errorMessage
      fieldErrors { fieldName formName message }
    }
    addShippingAddress(
      cartId: $cartId
      formType: $toFormType
      company: $toCompany
      salutation: $toSalutation
      firstName: $toFirstName
      lastName: $toLastName
      streetAndHouseNr: $toStreetAndHouseNr
      additionalAddress: $toAdditionalAddress
      postCode: $toPostCode
      city: $toCity
      country: $toCountry
    ) @include(if: $addsShipping) {
      successful
      generalErrorMessage
      fieldErrors { fieldName formName message }
    }
    updateShippingAddress(
      addressId: $stationOrShippingId
      cartId: $cartId
      formType: $toFormType
      company: $toCompany
      salutation: $toSalutation
      firstName: $toFirstName
      lastName: $toLastName
      streetAndHouseNr: $toStreetAndHouseNr
      additionalAddress: $toAdditionalAddress
      postCode: $toPostCode
      city: $toCity
      country: $toCountry
    ) @include(if: $updatesShipping) {
      successful
      generalErrorMessage
      fieldErrors { fieldName formName message }
    }
    addPackstationAddress(
      cartId: $cartId
      company: $toCompany
      salutation: $toSalutation
      firstName: $toFirstName
      lastName: $toLastName
      streetAndHouseNr: $toStreetAndHouseNr
      additionalAddress: $toAdditionalAddress
      postCode: $toPostCode
      city: $toCity
      country: $toCountry
    ) @include(if: $addsStation) {
      successful
      generalErrorMessage
      fieldErrors { fieldName formName message }
    }
    updatePackstationAddress(
      addressId: $stationOrShippingId
      cartId: $cartId
      company: $toCompany
      salutation: $toSalutation
      firstName: $toFirstName
      lastName: $toLastName
      streetAndHouseNr: $toStreetAndHouseNr
      additionalAddress: $toAdditionalAddress
      postCode: $toPostCode
      city: $toCity
      country: $toCountry
    ) @include(if: $updatesStation) {
      successful
      generalErrorMessage
      fieldErrors { fieldName formName message }
    }
    setSelectedShipper(cartId: $cartId, code: $shipper) @include(if: $setsShipper) {
      successful
      errorMessage
      fieldErrors { fieldName formName message }
    }
    saveSpeditionsData(cartId: $cartId, fields: $spedition) @include(if: $savesSpedition) {
      successful
      errorMessage
      fieldErrors { fieldName formName message }
    }
    setBuyerReference(cartId: $cartId, buyerReference: $buyerReference)
      @include(if: $setsBuyerReference) {
      successful
      errorMessage
    }
    setAlternativeEmails(
      cartId: $cartId
      billingEmail: $billingEmail
      shippingEmail: $shippingEmail
    ) {
      successful
      errorMessage
      fieldErrors { fieldName formName message }
    }
    setOrderReference(cartId: $cartId, orderReference: $orderReference) {
      successful
      errorMessage
      fieldErrors { fieldName formName message }
      cart {
        steps { paymentNeeded }
      }
    }
  }
`;
