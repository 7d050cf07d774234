import { graphql } from '@kreide/relay';

export const loginWithPasskeyMutation = graphql`
  mutation LoginWithPasskeyMutation(
    $ceremony: String!
    $response: String!
    $stayLogged: Boolean
    $mergeCart: Boolean
    $cartId: String
  ) {
    login: loginWithPasskey(
      ceremony: $ceremony
      response: $response
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
