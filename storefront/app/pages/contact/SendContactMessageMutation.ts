import { graphql } from '@kreide/relay';

export const sendContactMessageMutation = graphql`
  mutation SendContactMessageMutation(
    $salutation: String!
    $firstName: String!
    $lastName: String!
    $email: String!
    $phone: String
    $orderId: String
    $articleNumber: String
    $customerNumber: String
    $topic: String!
    $message: String!
    $attachments: [File!]
    $website: String
  ) {
    result: contactMail(
      salutation: $salutation
      firstName: $firstName
      lastName: $lastName
      email: $email
      phone: $phone
      orderId: $orderId
      articleNumber: $articleNumber
      customerNumber: $customerNumber
      topic: $topic
      message: $message
      attachments: $attachments
      website: $website
    ) {
      successful
      errorMessage
      fieldErrors { fieldName message }
    }
  }
`;
