import { Alert, Button } from '@kreide/design-system';
import { graphql, useFragment } from '@kreide/relay';
import { useMessages } from '../../platform/i18n/messages.tsx';
import '../../platform/i18n/orderTexts.ts';
import type { WithheldGift_cart$key } from './__generated__/WithheldGift_cart.graphql';
import { useCart } from './cartContext.ts';

/** Tells that the gift that was chosen is not in the cart any more, and why. */
export function WithheldGift({ cart: key }: { cart: WithheldGift_cart$key }) {
  const { withheldGift } = useFragment(
    graphql`
      fragment WithheldGift_cart on Cart {
        withheldGift { operationsId name messageKey }
      }
    `,
    key,
  );
  const t = useMessages();
  const cart = useCart();
  if (!withheldGift) return null;
  const { operationsId, name, messageKey } = withheldGift;
  return (
    <Alert
      tone="info"
      live
      title={t('gift.withheld', { name })}
      action={
        <form
          method="post"
          action="/checkout/basket"
          onSubmit={(event) => {
            event.preventDefault();
            void cart.giveUp(operationsId);
          }}
        >
          <input type="hidden" name="intent" value="remove" />
          <input type="hidden" name="positionId" value={operationsId} />
          <Button type="submit" tone="secondary" size="s" loading={cart.pending.has(operationsId)}>
            {t('gift.giveUp')}
          </Button>
        </form>
      }
    >
      {t.ofServer(messageKey)}
    </Alert>
  );
}
