import { fetchInBackground, type IEnvironment, mutate } from '@kreide/relay';
import type { CartQuery } from './__generated__/CartQuery.graphql';
import type { CartOperation, UpdateCartMutation } from './__generated__/UpdateCartMutation.graphql';
import { cartQuery } from './CartQuery.ts';
import { updateCartMutation } from './UpdateCartMutation.ts';

export type { CartOperation };

export type CartUpdate = UpdateCartMutation['response']['cart_update'];

/**
 * Changes the cart; all its views update from the store (CART-09). The answer also becomes the
 * root's cart, so that the first item of a visit needs no second query.
 */
export async function updateCart(
  environment: IEnvironment,
  cartId: string,
  ops: readonly CartOperation[],
): Promise<CartUpdate> {
  const variables = { cartId, ops };
  const { cart_update: update } = await mutate<UpdateCartMutation>(
    environment,
    updateCartMutation,
    variables,
    {
      updater(store) {
        const cart = store.getRootField('cart_update')?.getLinkedRecord('cart');
        const id = cart?.getValue('cartId');
        // May differ from the id that was sent: the network layer renews an id that the API no
        // longer knows.
        if (cart && id) store.getRoot().setLinkedRecord(cart, 'shop_findCart', { cartId: id });
      },
    },
  );
  return update;
}

/** Another tab changed the cart (SYNC-05). */
export function refetchCart(environment: IEnvironment, cartId: string): void {
  fetchInBackground<CartQuery>(environment, cartQuery, { cartId }).subscribe({
    error: () => {},
  });
}
