import { graphql } from '@kreide/relay';

export const addOrderFormToCartMutation = graphql`
  mutation AddOrderFormToCartMutation($cartId: String!, $rows: [OrderFormRow!]!) {
    addOrderFormToCart(cartId: $cartId, rows: $rows) {
      entries { ...OrderFormEntry_row }
    }
  }
`;
