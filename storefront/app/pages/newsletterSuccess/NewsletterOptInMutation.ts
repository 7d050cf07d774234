import { graphql } from '@kreide/relay';

export const newsletterOptInMutation = graphql`
  mutation NewsletterOptInMutation($token: String!) {
    result: newsletterOptIn(token: $token) {
      successful
      errorMessage
      fieldErrors { fieldName message }
    }
  }
`;
