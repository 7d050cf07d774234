import { graphql } from '@kreide/relay';

export const invitePersonMutation = graphql`
  mutation InvitePersonMutation(
    $email: String!
    $firstName: String!
    $lastName: String!
    $role: String!
    $orderLimit: String
  ) {
    result: invitePerson(
      email: $email
      firstName: $firstName
      lastName: $lastName
      role: $role
      orderLimit: $orderLimit
    ) {
      successful
      errorMessage
      fieldErrors { fieldName message }
    }
  }
`;
