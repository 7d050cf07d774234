import { graphql, useFragment } from '@kreide/relay';
import type { CartTotalsSummary_totals$key } from './__generated__/CartTotalsSummary_totals.graphql';
import { TotalsSummary, type TotalsSummaryProps } from './TotalsSummary.tsx';

export interface CartTotalsSummaryProps extends Omit<TotalsSummaryProps, 'totals'> {
  totals: CartTotalsSummary_totals$key;
}

/** What a cart costs. */
export function CartTotalsSummary({ totals, ...rest }: CartTotalsSummaryProps) {
  const shown = useFragment(
    graphql`
      fragment CartTotalsSummary_totals on Totals {
        priceBasis
        subtotal { cents }
        shippingCost { cents }
        promotionsSaving { cents }
        totalSavings { cents }
        netValue { cents }
        total { cents }
        taxes { rate tax { cents } }
        intraCommunityVatId
      }
    `,
    totals,
  );
  return <TotalsSummary {...rest} totals={shown} />;
}
