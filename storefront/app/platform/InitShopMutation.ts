import { graphql } from '@kreide/relay';

export const initShopMutation = graphql`
  mutation InitShopMutation {
    initShop { cartId userId }
  }
`;
