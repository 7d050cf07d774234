import { graphql } from '@kreide/relay';

export const query = graphql`
  query summaryQuery($cartId: String!) {
    cart: shop_findCart(cartId: $cartId) {
      itemsCount
      attributes { submitted }
      steps { loginDone shippingValid paymentNeeded paymentValid }
      ...SummaryPage_cart
    }
    comments: parameters(name: "checkout", entry: "commentEnabled") { value }
  }
`;
