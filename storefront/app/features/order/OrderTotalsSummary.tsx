import { graphql, useFragment } from '@kreide/relay';
import { TotalsSummary, type TotalsSummaryProps } from '../cart/TotalsSummary.tsx';
import type { OrderTotalsSummary_totals$key } from './__generated__/OrderTotalsSummary_totals.graphql';

export interface OrderTotalsSummaryProps extends Omit<TotalsSummaryProps, 'totals'> {
  totals: OrderTotalsSummary_totals$key;
}

/** What an order costs. */
export function OrderTotalsSummary({ totals, ...rest }: OrderTotalsSummaryProps) {
  const shown = useFragment(
    graphql`
      fragment OrderTotalsSummary_totals on OrderTotals {
        priceBasis
        subtotal { cents }
        promotionsSaving { cents }
        shippingCost { cents }
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
