import {
  Alert,
  Button,
  ButtonLink,
  EmptyState,
  Flyout,
  Link,
  Skeleton,
  Stack,
} from '@kreide/design-system';
import { useMessages } from '../../platform/i18n/messages.tsx';
import { usePersonalQuery } from '../../platform/usePersonalQuery.ts';
import { ReservationNotice } from '../lightning/ReservationNotice.tsx';
import type { CartQuery } from './__generated__/CartQuery.graphql';
import { CartItems } from './CartItems.tsx';
import { cartQuery } from './CartQuery.ts';
import { CartTotals } from './CartTotals.tsx';
import { useCart } from './cartContext.ts';
import { RemovedNotice } from './RemovedNotice.tsx';
import { WithheldGift } from './WithheldGift.tsx';

/** MINI-01. */
const shownItems = 3;

/**
 * The minicart: the item that was just added, the first items, the totals, and the links to cart
 * and checkout.
 */
export function CartFlyout({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useMessages();
  const { cartId, latestAdded } = useCart();
  const data = usePersonalQuery<CartQuery>(cartQuery, cartId ? { cartId } : null);
  const cart = data?.cart.attributes.submitted ? undefined : data?.cart;
  const isEmpty = cartId === undefined || (data != null && !cart?.productsCount);

  return (
    <Flyout
      open={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={t('cart.title')}
      closeLabel={t('common.close')}
      {...(!isEmpty && {
        footer: (
          <Stack gap="s">
            <ButtonLink href="/checkout/basket" fullWidth>
              {t('cart.goTo')}
            </ButtonLink>
            {latestAdded && (
              <Button tone="link" fullWidth onClick={onClose}>
                {t('cart.goOn')}
              </Button>
            )}
          </Stack>
        ),
      })}
    >
      <Stack gap="m">
        {latestAdded && cart && <AddedNotice cart={cart} />}
        <RemovedNotice />
        {data === null ? (
          <Alert tone="danger">{t('somethingWentWrong')}</Alert>
        ) : isEmpty ? (
          <EmptyState drawing="cart" title={t('cart.empty.title')} headingLevel={3}>
            {t('cart.empty.text')}
          </EmptyState>
        ) : cart ? (
          <>
            <ReservationNotice cart={cart} />
            <WithheldGift cart={cart} />
            <CartItems cart={cart} layout="compact" limit={shownItems} />
            {cart.productsCount > shownItems && (
              <Link href="/checkout/basket">{t('cart.all', { count: cart.productsCount })}</Link>
            )}
            <CartTotals cart={cart} headingLevel={3} />
          </>
        ) : (
          Array.from({ length: shownItems }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
            <Skeleton key={index} shape="block" height="5.5rem" />
          ))
        )}
      </Stack>
    </Flyout>
  );
}

function AddedNotice({ cart }: { cart: CartQuery['response']['cart'] }) {
  const t = useMessages();
  const { latestAdded } = useCart();
  const item = cart.items.find(({ itemId }) => itemId === latestAdded?.itemId);
  if (!item || !latestAdded) return null;
  const { quantity, others = 0 } = latestAdded;
  return (
    <Alert tone="success" title={t('cart.added')} live>
      {others > 0
        ? t('cart.added.items', { quantity, name: item.name, others })
        : t('cart.added.item', { quantity, name: item.name })}
    </Alert>
  );
}
