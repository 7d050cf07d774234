import { Alert } from '@kreide/design-system';
import { graphql, useFragment } from '@kreide/relay';
import type { ReactNode } from 'react';
import { useMessages } from '../../platform/i18n/messages.tsx';
import '../../platform/i18n/orderTexts.ts';
import type { CartTotals_cart$key } from './__generated__/CartTotals_cart.graphql';
import { CartTotalsSummary } from './CartTotalsSummary.tsx';
import { CartVouchers } from './CartVouchers.tsx';

export interface CartTotalsProps {
  cart: CartTotals_cart$key;
  /** Level of the title. @default 2 */
  headingLevel?: 2 | 3;
  /** Whether a voucher can be entered here. @default false */
  canEnterVoucher?: boolean;
  children?: ReactNode;
}

/**
 * The cart's totals, and what is missing for free shipping and a gift (CART-04, CART-15…17).
 */
export function CartTotals({
  cart,
  headingLevel = 2,
  canEnterVoucher = false,
  children,
}: CartTotalsProps) {
  const data = useFragment(
    graphql`
      fragment CartTotals_cart on Cart {
        billingAddress { id }
        ...CartVouchers_cart
        details { attainableInfos { kind reached text } }
        totals { ...CartTotalsSummary_totals }
      }
    `,
    cart,
  );
  const t = useMessages();
  const { totals, details, billingAddress } = data;
  return (
    <CartTotalsSummary
      title={t('totals.title')}
      headingLevel={headingLevel}
      totals={totals}
      isShippingEstimated={!billingAddress}
    >
      {details.attainableInfos
        .filter(({ kind }) => kind !== 'VOUCHER')
        .map(({ kind, reached, text }) => (
          <Alert key={kind} tone={reached ? 'success' : 'info'}>
            {text}
          </Alert>
        ))}
      <CartVouchers cart={data} canEnter={canEnterVoucher} />
      {children}
    </CartTotalsSummary>
  );
}
