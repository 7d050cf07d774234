import { graphql } from '@kreide/relay';

export const refreshReservationMutation = graphql`
  mutation RefreshReservationMutation($cartId: String!) {
    renewed: refreshLightningDealReservation(cartId: $cartId) {
      itemsNoLongerLegal
      reducedQuantities { itemId quantityBefore quantity }
      cart { ...CartAction_cart ...CartItems_cart ...CartTotals_cart ...ReservationNotice_cart }
    }
  }
`;
