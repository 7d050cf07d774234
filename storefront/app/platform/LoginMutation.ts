import { graphql } from '@kreide/relay';

export const loginMutation = graphql`
  mutation LoginMutation(
    $email: String!
    $password: String!
    $stayLogged: Boolean
    $mergeCart: Boolean
    $cartId: String
  ) {
    login(
      email: $email
      password: $password
      stayLogged: $stayLogged
      mergeCart: $mergeCart
      cartId: $cartId
    ) {
      successful
      errorMessage
      firstName
      lastName
      cartMerged
      updatedCartId
      loginToken
      maxAgeSeconds
      deviceId
    }
  }
`;
