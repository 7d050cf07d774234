import { type IEnvironment, mutate } from '@kreide/relay';
import type { ExtendReservationMutation } from './__generated__/ExtendReservationMutation.graphql';
import type { RefreshReservationMutation } from './__generated__/RefreshReservationMutation.graphql';
import { extendReservationMutation } from './ExtendReservationMutation.ts';
import { refreshReservationMutation } from './RefreshReservationMutation.ts';

export type Renewed = Pick<
  ExtendReservationMutation['response']['renewed'],
  'itemsNoLongerLegal' | 'reducedQuantities'
>;

type Mutation = ExtendReservationMutation | RefreshReservationMutation;

/** Extends the cart's reservations of lightning deals, or reserves lapsed ones again (CART-25). */
export async function renewReservation(
  environment: IEnvironment,
  cartId: string,
  how: 'extend' | 'refresh',
): Promise<Renewed> {
  const mutation = how === 'extend' ? extendReservationMutation : refreshReservationMutation;
  const { renewed } = await mutate<Mutation>(environment, mutation, { cartId });
  return renewed;
}
