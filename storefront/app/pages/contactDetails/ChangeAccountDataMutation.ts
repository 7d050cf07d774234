import { graphql } from '@kreide/relay';

export const changeAccountDataMutation = graphql`
  mutation ChangeAccountDataMutation($salutation: String, $firstName: String!, $lastName: String!) {
    result: changeAccountData(
      salutation: $salutation
      firstName: $firstName
      lastName: $lastName
    ) {
      successful
      errorMessage: generalErrorMessage
      fieldErrors { fieldName message }
    }
  }
`;
