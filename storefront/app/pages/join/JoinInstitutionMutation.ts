import { graphql } from '@kreide/relay';

export const joinInstitutionMutation = graphql`
  mutation JoinInstitutionMutation(
    $token: String!
    $firstName: String!
    $lastName: String!
    $password: String!
  ) {
    result: joinInstitution(
      token: $token
      firstName: $firstName
      lastName: $lastName
      password: $password
    ) {
      successful
      errorMessage
      fieldErrors { fieldName message }
      customerNumber
    }
  }
`;
