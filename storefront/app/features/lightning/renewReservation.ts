import { graphql, type IEnvironment, mutate } from '@kreide/relay';
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

type Mutation = renewReservationExtendMutation | renewReservationRefreshMutation;

/** Extends what the cart holds of lightning deals, or reserves anew what has lapsed (CART-25). */
export async function renewReservation(
  environment: IEnvironment,
  cartId: string,
  how: 'extend' | 'refresh',
): Promise<Renewed> {
  const mutation = how === 'extend' ? extend : refresh;
  const { renewed } = await mutate<Mutation>(environment, mutation, { cartId });
  return renewed;
}
