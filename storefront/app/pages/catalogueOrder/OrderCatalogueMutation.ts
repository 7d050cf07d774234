import { graphql } from '@kreide/relay';

export const orderCatalogueMutation = graphql`
  mutation OrderCatalogueMutation(
    $edition: String!
    $quantity: Int
    $address: CatalogueAddressInput!
    $email: String
    $website: String
  ) {
    result: catalogueOrder(
      edition: $edition
      quantity: $quantity
      address: $address
      email: $email
      website: $website
    ) {
      successful
      errorMessage
      fieldErrors { fieldName message }
    }
  }
`;
