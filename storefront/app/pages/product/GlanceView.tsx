import { graphql, useFragment, useRelayEnvironment } from '@kreide/relay';
import { useEffect } from 'react';
import { consentOf } from '../../platform/consent.ts';
import { cookieNames } from '../../platform/cookies.ts';
import { useCookie } from '../../platform/readableCookies.ts';
import { useShop } from '../../platform/shop.tsx';
import type { GlanceView_product$key } from './__generated__/GlanceView_product.graphql';

/**
 * PDP-36: reports which item is viewed, for "popular", and remembers it in this browser. Not
 * necessary, so nothing is sent or stored, and no code loaded, before the visitor agreed to
 * statistics (ruling 10).
 */
export function GlanceView({ product }: { product: GlanceView_product$key }) {
  const { productId, bestItemId, variantInformation } = useFragment(
    graphql`
      fragment GlanceView_product on Product @argumentDefinitions(varid: { type: "String" }) {
        productId
        bestItemId
        variantInformation(itemId: $varid) { item { itemId } }
      }
    `,
    product,
  );
  const environment = useRelayEnvironment();
  const { shopStoreId } = useShop().domain;
  const isAllowed = consentOf(useCookie(cookieNames.consent))?.statistics ?? false;
  // Without a choice the page shows the best item.
  const itemId = variantInformation.item?.itemId ?? bestItemId;
  useEffect(() => {
    if (!isAllowed) return;
    import('./recordGlanceView.ts').then(
      ({ recordGlanceView }) => recordGlanceView(environment, shopStoreId, productId, itemId),
      () => {
        // Losing a view does no harm.
      },
    );
  }, [environment, isAllowed, shopStoreId, productId, itemId]);
  return null;
}
