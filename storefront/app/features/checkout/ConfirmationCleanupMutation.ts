import { graphql } from '@kreide/relay';

export const confirmationCleanupMutation = graphql`
  mutation ConfirmationCleanupMutation($cartId: String!) {
    confirmationCleanup(cartId: $cartId) { successful errorMessage }
  }
`;
