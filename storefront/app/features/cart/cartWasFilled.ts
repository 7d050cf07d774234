import type { IEnvironment } from '@kreide/relay';
import { cookiesChanged } from '../../platform/readableCookies.ts';
import { notifyTabs } from '../../platform/tabs.ts';
import { track } from '../../platform/tracking.ts';
import { cartIdNow } from './cartState.ts';
import { refetchCart } from './cartUpdate.ts';

/** After a form has added to the cart: updates its views, other tabs and statistics. */
export function cartWasFilled(
  environment: IEnvironment,
  items: readonly {
    readonly itemId: string;
    readonly name: string;
    readonly quantity: number;
  }[],
): void {
  const cartId = cartIdNow();
  if (cartId !== undefined) refetchCart(environment, cartId);
  // It may be the first cart of the visit.
  cookiesChanged();
  notifyTabs({ cart: true, cartId: true });
  track({
    event: 'add_to_cart',
    items: items.map(({ itemId, name, quantity }) => ({
      item_id: itemId,
      item_name: name,
      quantity,
    })),
  });
}
