import { graphql } from '@kreide/relay';

export const shippingPageQuery = graphql`
  query ShippingPageQuery($cartId: String!) {
    cart: shop_findCart(cartId: $cartId, calculateShippingCost: true) {
      itemsCount
      attributes { submitted }
      steps { loginDone shippingValid paymentNeeded paymentValid }
      ...StepWithCart_cart
      ...ShippingForm_cart
    }
    ...ShippingForm_query
  }
`;
