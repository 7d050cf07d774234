import { graphql, useFragment } from '@kreide/relay';
import type { TotalsOfCart_totals$key } from './__generated__/TotalsOfCart_totals.graphql';
import { TotalsSummary, type TotalsSummaryProps } from './TotalsSummary.tsx';

export interface TotalsOfCartProps extends Omit<TotalsSummaryProps, 'totals'> {
  totals: TotalsOfCart_totals$key;
}

/** What a cart costs. */
export function TotalsOfCart({ totals, ...rest }: TotalsOfCartProps) {
  const shown = useFragment(
    graphql`
      fragment TotalsOfCart_totals on Totals {
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
