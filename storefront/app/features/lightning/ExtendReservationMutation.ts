import { graphql } from '@kreide/relay';

export const extendReservationMutation = graphql`
  mutation ExtendReservationMutation($cartId: String!) {
    renewed: extendLightningDealReservation(cartId: $cartId) {
      itemsNoLongerLegal
      reducedQuantities { itemId quantityBefore quantity }
      cart { ...CartAction_cart ...CartItems_cart ...CartTotals_cart ...ReservationNotice_cart }
    }
  }
`;
