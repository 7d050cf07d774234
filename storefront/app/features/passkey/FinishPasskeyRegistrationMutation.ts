import { graphql } from '@kreide/relay';

export const finishPasskeyRegistrationMutation = graphql`
  mutation FinishPasskeyRegistrationMutation(
    $ceremony: String!
    $response: String!
    $name: String!
  ) {
    result: finishPasskeyRegistration(ceremony: $ceremony, response: $response, name: $name) {
      successful
      generalErrorMessage
      fieldErrors { fieldName message }
    }
  }
`;
