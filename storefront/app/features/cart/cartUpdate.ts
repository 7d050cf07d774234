import { fetchInBackground, graphql, type IEnvironment, mutate } from '@kreide/relay';
import type { CartOperation, cartUpdateMutation } from './__generated__/cartUpdateMutation.graphql';
import type { cartUpdateQuery } from './__generated__/cartUpdateQuery.graphql';

export type { CartOperation };

/** Everything that any view of the cart shows, so that one answer brings all of them up to date. */
export const cartQuery = graphql`
  query cartUpdateQuery($cartId: String!) {
    cart: shop_findCart(cartId: $cartId) {
      ...CartAction_cart
      attributes { submitted }
      productsCount
      items { itemId name }
      ...CartItems_cart
      ...CartTotals_cart
      ...ReservationNotice_cart
    }
  }
`;

const mutation = graphql`
  mutation cartUpdateMutation($cartId: String!, $ops: [CartOperation!]!) {
    cart_update(cartId: $cartId, ops: $ops) {
      successful
      errorMessage
      cart {
        cartId
        ...CartAction_cart
        attributes { submitted }
        productsCount
        items { itemId name }
        ...CartItems_cart
        ...CartTotals_cart
        ...ReservationNotice_cart
      }
      successfullyAdded { itemId quantity requested messageKey amount }
      quantityChanged { itemId quantity requested messageKey amount }
      maxInCart { itemId quantity requested messageKey amount }
      variantsToChoose { productId name }
    }
  }
`;

export type CartUpdate = cartUpdateMutation['response']['cart_update'];

/**
 * Changes the cart; every view of it follows from the store (CART-09). The answer becomes the
 * root's cart as well, so that the first item of a visit needs no second query.
 */
export async function updateCart(
  environment: IEnvironment,
  cartId: string,
  ops: readonly CartOperation[],
): Promise<CartUpdate> {
  const variables = { cartId, ops };
  const { cart_update: update } = await mutate<cartUpdateMutation>(
    environment,
    mutation,
    variables,
    {
      updater(store) {
        const cart = store.getRootField('cart_update')?.getLinkedRecord('cart');
        const id = cart?.getValue('cartId');
        // The id may be another one than was sent: the network renews what the API lost.
        if (cart && id) store.getRoot().setLinkedRecord(cart, 'shop_findCart', { cartId: id });
      },
    },
  );
  return update;
}

/** Another tab changed the cart (SYNC-05). */
export function refetchCart(environment: IEnvironment, cartId: string): void {
  fetchInBackground<cartUpdateQuery>(environment, cartQuery, { cartId }).subscribe({
    error: () => {},
  });
}
