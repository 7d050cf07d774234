import { graphql } from '../src/index.ts';

export const addToCart = graphql`
  mutation CartMutations_addToCartMutation($cartId: String!, $productId: String!) {
    addToCart(cartId: $cartId, productId: $productId) {
      cartId
      itemCount
    }
  }
`;

export const uploadPicture = graphql`
  mutation CartMutations_uploadPictureMutation($file: File!, $note: String) {
    uploadPicture(file: $file, note: $note)
  }
`;

export const cartQuery = graphql`
  query CartMutationsQuery($cartId: String!) {
    cart(cartId: $cartId) {
      cartId
      itemCount
    }
  }
`;
