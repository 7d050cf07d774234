import { graphql } from '@kreide/relay';

export const setOrderCommentMutation = graphql`
  mutation SetOrderCommentMutation($cartId: String!, $text: String!) {
    setOrderComment(cartId: $cartId, orderComment: $text) { successful errorMessage }
  }
`;
