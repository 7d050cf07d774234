import { Steps } from '@kreide/design-system';
import { useLocation } from 'react-router';
import { useMessages } from '../platform/i18n/messages.tsx';
import { useShop } from '../platform/shop.tsx';
import { usePrefetchedCode } from '../prefetch.ts';
import { CompactPage } from './CompactPage.tsx';
import { checkoutSteps, stepAfter } from './checkoutSteps.ts';

/** The layout of the checkout: its steps, and no links that lead away. */
export default function CheckoutLayout() {
  const t = useMessages();
  const { domain } = useShop();
  const { pathname } = useLocation();
  usePrefetchedCode(stepAfter(pathname, domain.isB2b));
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
