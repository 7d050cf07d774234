import { graphql, useFragment } from '@kreide/relay';
import { TotalsSummary, type TotalsSummaryProps } from '../cart/TotalsSummary.tsx';
import type { TotalsOfOrder_totals$key } from './__generated__/TotalsOfOrder_totals.graphql';

export interface TotalsOfOrderProps extends Omit<TotalsSummaryProps, 'totals'> {
  totals: TotalsOfOrder_totals$key;
}

/** What an order costs. */
export function TotalsOfOrder({ totals, ...rest }: TotalsOfOrderProps) {
  const shown = useFragment(
    graphql`
      fragment TotalsOfOrder_totals on OrderTotals {
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
