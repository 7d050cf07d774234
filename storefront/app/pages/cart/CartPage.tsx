import {
  Alert,
  ButtonLink,
  Columns,
  EmptyState,
  Heading,
  Link,
  Stack,
  StickyColumn,
  Text,
} from '@kreide/design-system';
import { graphql, useFragment } from '@kreide/relay';
import { CartItems } from '../../features/cart/CartItems.tsx';
import { CartTotals } from '../../features/cart/CartTotals.tsx';
import { FreeArticles } from '../../features/cart/FreeArticles.tsx';
import { RemovedNotice } from '../../features/cart/RemovedNotice.tsx';
import { VatNotice } from '../../features/cart/VatNotice.tsx';
import { WithheldGift } from '../../features/cart/WithheldGift.tsx';
import { expressPath, presentationOf } from '../../features/checkout/paymentMethods.ts';
import { ReservationNotice } from '../../features/lightning/ReservationNotice.tsx';
import { ViewedRow } from '../../features/viewed/ViewedRow.tsx';
import { useMessages } from '../../platform/i18n/messages.tsx';
import '../../platform/i18n/orderTexts.ts';
import type { CartPage_cart$key } from './__generated__/CartPage_cart.graphql';

/** CART-01…17: the items, the totals, and the link to the checkout. */
export function CartPage({ cart }: { cart: CartPage_cart$key }) {
  const data = useFragment(
    graphql`
      fragment CartPage_cart on Cart {
        productsCount
        details { articleCount }
        canBeOrdered
        express { offered }
        ...CartItems_cart
        ...CartTotals_cart
        ...ReservationNotice_cart
        ...VatNotice_cart
        ...WithheldGift_cart
        ...FreeArticles_cart
      }
    `,
    cart,
  );
  const t = useMessages();
  if (data.productsCount === 0) {
    return (
      <Stack gap="m">
        <RemovedNotice />
        <EmptyCart />
      </Stack>
    );
  }
  return (
    <Stack gap="l">
      <Heading level={1}>{t('cart.heading.count', { count: data.details.articleCount })}</Heading>
      <Columns template="aside" gap="xl">
        <Stack gap="s">
          <RemovedNotice />
          <ReservationNotice cart={data} />
          <VatNotice cart={data} page="basket" />
          <WithheldGift cart={data} />
          <CartItems cart={data} />
          <FreeArticles cart={data} />
          <OrderFormLink />
        </Stack>
        <StickyColumn>
          <CartTotals cart={data} canEnterVoucher>
            {data.canBeOrdered ? (
              <Stack gap="s" data-onscreen="">
                <ButtonLink href="/checkout/login" fullWidth>
                  {t('cart.toCheckout')}
                </ButtonLink>
                {data.express.offered.map((paymentId) => (
                  <ButtonLink
                    key={paymentId}
                    href={expressPath(paymentId)}
                    tone="secondary"
                    fullWidth
                  >
                    {t('express.pay', { name: t(`payment.${presentationOf(paymentId)}`) })}
                  </ButtonLink>
                ))}
              </Stack>
            ) : (
              <Alert tone="warning">{t('cart.notOrderable')}</Alert>
            )}
          </CartTotals>
        </StickyColumn>
      </Columns>
    </Stack>
  );
}

export function EmptyCart() {
  const t = useMessages();
  return (
    <Stack gap="2xl">
      <EmptyState
        drawing="cart"
        headingLevel={1}
        title={t('cart.empty.title')}
        actions={
          <>
            <ButtonLink href="/">{t('cart.empty.action')}</ButtonLink>
            <OrderFormLink />
          </>
        }
      >
        {t('cart.empty.text')}
      </EmptyState>
      <ViewedRow />
    </Stack>
  );
}

function OrderFormLink() {
  const t = useMessages();
  return (
    <Text data-onscreen="">
      <Link href="/service/orderform">{t('orderForm.link')}</Link>
    </Text>
  );
}
