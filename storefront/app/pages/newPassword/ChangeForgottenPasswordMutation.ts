import { graphql } from '@kreide/relay';

export const changeForgottenPasswordMutation = graphql`
  mutation ChangeForgottenPasswordMutation($token: String!, $password: String!) {
    result: changeForgottenPassword(token: $token, password: $password) {
      successful
      errorMessage: generalErrorMessage
      fieldErrors { fieldName message }
    }
  }
`;
