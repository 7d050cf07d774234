import { graphql } from '@kreide/relay';

export const checkVatIdMutation = graphql`
  mutation CheckVatIdMutation($cartId: String!) {
    checkVatId(cartId: $cartId) { successful }
  }
`;
