import { Disclosure, Heading, Link, Stack, StickyColumn, Text } from '@kreide/design-system';
import { graphql, useFragment } from '@kreide/relay';
import type { ReactNode } from 'react';
import { useMessages } from '../../platform/i18n/messages.tsx';
import '../../platform/i18n/orderTexts.ts';
import { useShop } from '../../platform/shop.tsx';
import { withWholeNumbers } from '../../platform/wholeNumbers.ts';
import { CartTotalsSummary } from '../cart/CartTotalsSummary.tsx';
import type { StepWithCart_cart$key } from './__generated__/StepWithCart_cart.graphql';
import { PaymentCancelled } from './PaymentCancelled.tsx';
import * as styles from './StepWithCart.css.ts';

interface StepWithCartProps {
  cart: StepWithCart_cart$key;
  /** The step of the checkout. */
  children: ReactNode;
}

/** A step of the checkout, and what is being ordered: beside it, on phones folded up above it. */
export function StepWithCart({ cart, children }: StepWithCartProps) {
  const { items, itemsCount, totals, billingAddress } = useFragment(
    graphql`
      fragment StepWithCart_cart on Cart {
        itemsCount
        billingAddress { id }
        items {
          itemId
          name
          variantAttributes { label value }
          quantity
          isFreeItem
          isCatalog
          totalPrice { cents }
        }
        totals { total { cents } ...CartTotalsSummary_totals }
      }
    `,
    cart,
  );
  const t = useMessages();
  const { formats } = useShop();
  const title = t('checkout.cart', { count: itemsCount });
  return (
    <div className={styles.root}>
      <StickyColumn role="complementary" aria-label={title} className={styles.cart}>
        <Disclosure
          className={styles.details}
          title={
            <span className={styles.title}>
              <span>{title}</span>
              <span>{formats.money(totals.total)}</span>
            </span>
          }
        >
          <Stack gap="m">
            <Heading level={2} size="h3" className={styles.heading}>
              {title}
            </Heading>
            <Stack as="ul" gap="s" aria-label={t('order.items')}>
              {items.map((item, index) => (
                // An item has several lines where a part of it was bought at the price of a deal.
                // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a cart stay in their order
                <li key={`${item.itemId} ${index}`} className={styles.line}>
                  <span>
                    {item.quantity}&nbsp;×&nbsp;{withWholeNumbers(item.name)}{' '}
                    <Text as="span" size="s" tone="muted" className={styles.variant}>
                      {item.variantAttributes
                        .map(({ label, value }) => `${label}: ${value}`)
                        .join(', ')}
                    </Text>
                  </span>
                  <span className={styles.amount}>
                    {item.isFreeItem || item.isCatalog
                      ? t('cart.free')
                      : formats.money(item.totalPrice)}
                  </span>
                </li>
              ))}
            </Stack>
            <Link href="/checkout/basket">{t('summary.changeItems')}</Link>
            <CartTotalsSummary
              title={t('totals.title')}
              headingLevel={3}
              totals={totals}
              isShippingEstimated={!billingAddress}
            />
          </Stack>
        </Disclosure>
      </StickyColumn>
      <Stack gap="l" className={styles.step}>
        <PaymentCancelled />
        {children}
      </Stack>
    </div>
  );
}
