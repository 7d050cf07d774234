import {
  CompactHeader,
  Container,
  Footer,
  IconLock,
  Inline,
  Link,
  Logo,
  SkipLink,
  Steps,
  Text,
} from '@kreide/design-system';
import { Outlet, useLocation } from 'react-router';
import { useMessages } from '../platform/i18n/messages.tsx';
import '../platform/i18n/orderTexts.ts';
import { legalPath } from '../platform/legalPages.ts';
import { useShop } from '../platform/shop.tsx';
import * as styles from './CheckoutLayout.css.ts';
import { checkoutSteps } from './checkoutSteps.ts';

const legalPages = ['imprint', 'terms', 'privacy', 'shipping', 'withdrawal'] as const;

/** The checkout: its steps, and nothing that leads away from them. */
export default function CheckoutLayout() {
  const t = useMessages();
  const { domain } = useShop();
  const { pathname } = useLocation();
  return (
    <div className={styles.page}>
      <SkipLink href="#main">{t('common.skip')}</SkipLink>
      <CompactHeader
        logo={
          <Logo
            size="small"
            label={t('header.logo')}
            variant={domain.shopLanguage === 'en-DE' ? 'english' : 'german'}
          />
        }
      >
        <Inline gap="2xs" wrap={false}>
          <IconLock size="s" />
          <Text as="span" size="s" tone="muted">
            {t('checkout.secure')}
          </Text>
        </Inline>
      </CompactHeader>
      <div className={styles.steps}>
        <Container width="narrow">
          <Steps
            label={t('checkout.steps')}
            doneLabel={t('checkout.step.done')}
            steps={checkoutSteps(pathname, domain.isB2b, t)}
          />
        </Container>
      </div>
      <main id="main" tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
      <Footer
        bottom={
          <Inline gap="m" justify="center">
            {legalPages
              .filter((page) => page !== 'withdrawal' || !domain.isB2b)
              .map((page) => (
                // What was typed stays: the text opens beside the order.
                <Link
                  key={page}
                  tone="inherit"
                  href={legalPath(page, domain.shopLanguage)}
                  target="_blank"
                >
                  {t(`legal.${page}`)}
                </Link>
              ))}
          </Inline>
        }
      />
    </div>
  );
}
