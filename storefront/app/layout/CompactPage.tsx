import {
  CompactHeader,
  Container,
  Footer,
  IconLock,
  Inline,
  Link,
  Text,
} from '@kreide/design-system';
import type { ReactNode } from 'react';
import { Outlet } from 'react-router';
import { useMessages } from '../platform/i18n/messages.tsx';
import '../platform/i18n/orderTexts.ts';
import { legalPath } from '@kreide/server/contract';
import { useShop } from '../platform/shop.tsx';
import * as styles from './CompactPage.css.ts';
import { SellingPoints } from './HeaderTop.tsx';
import { ShopLogo } from './ShopLogo.tsx';

const legalPages = ['imprint', 'terms', 'privacy', 'shipping', 'withdrawal'] as const;

/** A page without the shop's navigation: the logo above, the legal pages below. */
export function CompactPage({ steps }: { steps?: ReactNode }) {
  const t = useMessages();
  const { domain } = useShop();
  return (
    <div className={styles.page}>
      <aside aria-label={t('header.usp')} className={styles.points}>
        <Container>
          <SellingPoints />
        </Container>
      </aside>
      <CompactHeader logo={<ShopLogo size="s" isLink />}>
        <Inline gap="2xs" wrap={false}>
          <IconLock size="s" />
          <Text as="span" size="s" tone="muted">
            {t('checkout.secure')}
          </Text>
        </Inline>
      </CompactHeader>
      {steps && (
        <div className={styles.steps}>
          <Container width="narrow">{steps}</Container>
        </div>
      )}
      <main id="main" tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
      <Footer
        bottom={
          <Inline gap="m" justify="center">
            {legalPages
              .filter((page) => page !== 'withdrawal' || !domain.isB2b)
              .map((page) => (
                // In a new tab, so that the form keeps what was typed.
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
