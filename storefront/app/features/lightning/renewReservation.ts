import { commitMutation, graphql, type IEnvironment } from '@kreide/relay';
import type { renewReservationExtendMutation } from './__generated__/renewReservationExtendMutation.graphql';
import type { renewReservationRefreshMutation } from './__generated__/renewReservationRefreshMutation.graphql';

const extend = graphql`
  mutation renewReservationExtendMutation($cartId: String!) {
    renewed: extendLightningDealReservation(cartId: $cartId) {
      itemsNoLongerLegal
      reducedQuantities { itemId quantityBefore quantity }
      cart { ...CartAction_cart ...CartItems_cart ...CartTotals_cart ...ReservationNotice_cart }
    }
  }
`;

const refresh = graphql`
  mutation renewReservationRefreshMutation($cartId: String!) {
    renewed: refreshLightningDealReservation(cartId: $cartId) {
      itemsNoLongerLegal
      reducedQuantities { itemId quantityBefore quantity }
      cart { ...CartAction_cart ...CartItems_cart ...CartTotals_cart ...ReservationNotice_cart }
    }
  }
`;

export type Renewed = Pick<
  renewReservationExtendMutation['response']['renewed'],
  'itemsNoLongerLegal' | 'reducedQuantities'
>;

/** Extends what the cart holds of lightning deals, or reserves anew what has lapsed (CART-25). */
export function renewReservation(
  environment: IEnvironment,
  cartId: string,
  how: 'extend' | 'refresh',
): Promise<Renewed> {
  return new Promise((resolve, reject) => {
    commitMutation<renewReservationExtendMutation | renewReservationRefreshMutation>(environment, {
      mutation: how === 'extend' ? extend : refresh,
      variables: { cartId },
      onCompleted: ({ renewed }) => resolve(renewed),
      onError: reject,
    });
  });
}
