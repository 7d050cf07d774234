import { graphql, useFragment } from '@kreide/relay';
import { useMessages } from '../../platform/i18n/messages.tsx';
import type { CartItems_cart$key } from './__generated__/CartItems_cart.graphql';
import { CartLine, type CartLineProps } from './CartLine.tsx';

export interface CartItemsProps {
  cart: CartItems_cart$key;
  layout?: CartLineProps['layout'];
  /** Shows only the first ones. */
  limit?: number;
}

/** The positions of the cart. */
export function CartItems({ cart, layout = 'full', limit }: CartItemsProps) {
  const { items } = useFragment(
    graphql`
      fragment CartItems_cart on Cart {
        items { operationsId ...CartLine_item }
      }
    `,
    cart,
  );
  const t = useMessages();
  return (
    <ul aria-label={t('cart.items')}>
      {items.slice(0, limit).map((item) => (
        <CartLine key={item.operationsId} item={item} layout={layout} />
      ))}
    </ul>
  );
}
