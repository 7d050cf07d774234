import { HeaderAction, IconCart } from '@kreide/design-system';
import { graphql, useFragment } from '@kreide/relay';
import type { MouseEvent, ReactNode } from 'react';
import { useMessages } from '../../platform/i18n/messages.tsx';
import { onDemand } from '../../platform/onDemand.tsx';
import { useShop } from '../../platform/shop.tsx';
import { usePersonalQuery } from '../../platform/usePersonalQuery.ts';
import { useSession } from '../session/sessionContext.ts';
import type { CartAction_cart$key } from './__generated__/CartAction_cart.graphql';
import type { CartActionQuery } from './__generated__/CartActionQuery.graphql';
import { useCart } from './cartContext.ts';

const HeaderReservation = onDemand(
  async () => (await import('../lightning/HeaderReservation.tsx')).HeaderReservation,
  { isSilent: true },
);

const basketPath = '/checkout/basket';

const query = graphql`
  query CartActionQuery($cartId: String!) {
    cart: shop_findCart(cartId: $cartId) { ...CartAction_cart }
  }
`;

/** The header's link to the cart, with its number of articles once that is known. */
export function CartAction() {
  const { cartId } = useCart();
  const isBlocked = useIsBlocked();
  const variables = cartId && !isBlocked ? { cartId } : null;
  const data = usePersonalQuery<CartActionQuery>(query, variables);
  return data ? <CountedAction cart={data.cart} /> : <Action count={0} />;
}

function CountedAction({ cart }: { cart: CartAction_cart$key }) {
  const {
    cartId,
    details,
    attributes,
    lightningDealReservation: reservation,
  } = useFragment(
    graphql`
      fragment CartAction_cart on Cart {
        cartId
        details { articleCount }
        attributes { submitted }
        lightningDealReservation {
          isLightningDealReservationExpired
          lightningDealReservationTimestampEnd
          serverNow
        }
      }
    `,
    cart,
  );
  // A submitted cart is empty to the visitor, until its successor is known.
  if (attributes.submitted) return <Action count={0} />;
  return (
    <Action
      count={details.articleCount}
      status={
        reservation.lightningDealReservationTimestampEnd && (
          <HeaderReservation cartId={cartId} reservation={reservation} />
        )
      }
    />
  );
}

/** A business's cart needs a login (ROUTE-34). */
function useIsBlocked(): boolean {
  const { domain } = useShop();
  const { isSignedIn } = useSession();
  return domain.isB2b && !isSignedIn;
}

function Action({ count, status }: { count: number; status?: ReactNode }) {
  const t = useMessages();
  const { open } = useCart();
  const { openLogin } = useSession();
  const isBlocked = useIsBlocked();
  const show = (event: MouseEvent) => {
    // With a modifier key the browser handles the link.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (isBlocked) openLogin(basketPath);
    else open();
  };
  return (
    <HeaderAction
      href={basketPath}
      icon={<IconCart size="l" />}
      label={t('header.cart')}
      count={count}
      countLabel={t('cart.count', { count })}
      status={status}
      onClick={show}
    />
  );
}
