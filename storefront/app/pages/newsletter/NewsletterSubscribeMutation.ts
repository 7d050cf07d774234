import { graphql } from '@kreide/relay';

export const newsletterSubscribeMutation = graphql`
  mutation NewsletterSubscribeMutation(
    $email: String!
    $salutation: String
    $firstName: String
    $lastName: String
    $interest: String
    $wording: String!
    $website: String
  ) {
    result: newsletterSubscribe(
      email: $email
      salutation: $salutation
      firstName: $firstName
      lastName: $lastName
      interest: $interest
      wording: $wording
      website: $website
    ) {
      successful
      errorMessage
      fieldErrors { fieldName message }
    }
  }
`;
