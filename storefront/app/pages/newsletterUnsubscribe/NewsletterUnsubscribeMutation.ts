import { graphql } from '@kreide/relay';

export const newsletterUnsubscribeMutation = graphql`
  mutation NewsletterUnsubscribeMutation($email: String, $token: String, $reason: String) {
    result: newsletterUnsubscribe(email: $email, token: $token, reason: $reason) {
      successful
      errorMessage
      fieldErrors { fieldName message }
    }
  }
`;
