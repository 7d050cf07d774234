import { Steps } from '@kreide/design-system';
import { useLocation } from 'react-router';
import { useMessages } from '../platform/i18n/messages.tsx';
import { useShop } from '../platform/shop.tsx';
import { CompactPage } from './CompactPage.tsx';
import { checkoutSteps } from './checkoutSteps.ts';

/** The layout of the checkout: its steps, and no links that lead away. */
export default function CheckoutLayout() {
  const t = useMessages();
  const { domain } = useShop();
  const { pathname } = useLocation();
  return (
    <CompactPage
      steps={
        <Steps
          label={t('checkout.steps')}
          doneLabel={t('checkout.step.done')}
          steps={checkoutSteps(pathname, domain.isB2b, t)}
        />
      }
    />
  );
}
