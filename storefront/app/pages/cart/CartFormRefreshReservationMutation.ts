import { graphql } from '@kreide/relay';

export const cartFormRefreshReservationMutation = graphql`
  mutation CartFormRefreshReservationMutation($cartId: String!) {
    refreshLightningDealReservation(cartId: $cartId) { successful }
  }
`;
