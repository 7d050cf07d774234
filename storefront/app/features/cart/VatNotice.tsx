import { Alert, Button } from '@kreide/design-system';
import { graphql, useFragment } from '@kreide/relay';
import { useMessages } from '../../platform/i18n/messages.tsx';
import '../../platform/i18n/orderTexts.ts';
import { useLegalLink } from '../../platform/useLegalLink.tsx';
import type { VatNotice_cart$key } from './__generated__/VatNotice_cart.graphql';

export interface VatNoticeProps {
  cart: VatNotice_cart$key;
  /** Where it stands, and where the shopper comes back to. */
  page: 'basket' | 'summary';
}

/**
 * Why a business pays VAT on what goes to another member state, and what it can do about it (decision
 * 042); nothing where it pays none, or at home.
 */
export function VatNotice({ cart, page }: VatNoticeProps) {
  const { supplyAbroad } = useFragment(
    graphql`
      fragment VatNotice_cart on Cart {
        supplyAbroad { status vatId }
      }
    `,
    cart,
  );
  const t = useMessages();
  const legalLink = useLegalLink();
  if (!supplyAbroad || supplyAbroad.status === 'EXEMPT') return null;
  const { status, vatId } = supplyAbroad;
  if (status === 'NO_VAT_ID') {
    return <Alert tone="info">{t.rich('vatId.none', { contact: legalLink('contact') })}</Alert>;
  }
  return (
    <Alert
      tone="warning"
      action={
        <form method="post" action="/checkout/basket">
          <input type="hidden" name="intent" value="checkVatId" />
          <input type="hidden" name="page" value={page} />
          <Button type="submit" tone="outline" size="s">
            {t('vatId.checkAgain')}
          </Button>
        </form>
      }
    >
      {t(status === 'INVALID' ? 'vatId.invalid' : 'vatId.unchecked', { vatId: vatId ?? '' })}
    </Alert>
  );
}
