import { graphql } from '@kreide/relay';

export const cartFormExtendReservationMutation = graphql`
  mutation CartFormExtendReservationMutation($cartId: String!) {
    extendLightningDealReservation(cartId: $cartId) { successful }
  }
`;
