import { graphql } from '@kreide/relay';

export const summaryPageQuery = graphql`
  query SummaryPageQuery($cartId: String!) {
    cart: shop_findCart(cartId: $cartId) {
      itemsCount
      attributes { submitted }
      steps { loginDone shippingValid paymentNeeded paymentValid }
      ...SummaryPage_cart
    }
    comments: parameters(name: "checkout", entry: "commentEnabled") { value }
  }
`;
