import { graphql } from '@kreide/relay';

export const forgotPasswordMutation = graphql`
  mutation ForgotPasswordMutation(
    $email: String
    $customerNumber: String
    $triesCount: Int!
    $website: String
  ) {
    result: forgotPassword(
      email: $email
      customerNumber: $customerNumber
      triesCount: $triesCount
      website: $website
    ) {
      successful
      errorMessage: generalErrorMessage
      fieldErrors { fieldName message }
    }
  }
`;
