import {
  Button,
  chooseMode,
  currentMode,
  IconCheck,
  IconGlobe,
  IconMoon,
  Inline,
  Link,
} from '@kreide/design-system';
import { hasRightOfWithdrawal, legalPath } from '@kreide/server/contract';
import { Fragment } from 'react';
import { useLocation } from 'react-router';
import { useMessages } from '../platform/i18n/messages.tsx';
import { useShop } from '../platform/shop.tsx';
import * as styles from './HeaderTop.css.ts';

/** HEAD-08: all pages but the cart. */
export const hasSellingPoints = (pathname: string): boolean => pathname !== '/checkout/basket';

/** HEAD-08: reasons to buy here; beside it HEAD-03 and HEAD-07. */
export function HeaderTop(offer: Required<ShopOffer>) {
  const { pathname } = useLocation();
  return (
    <>
      {hasSellingPoints(pathname) ? (
        <SellingPoints {...offer} />
      ) : (
        // On phones, where the links beside it are hidden, the line would be empty.
        <Inline as="ul" gap="m" className={styles.onPhones}>
          <ServiceLinks as="li" />
        </Inline>
      )}
      <HeaderService />
    </>
  );
}

/** What the operator set, of which nothing is said where it is not known. */
interface ShopOffer {
  /** In cents: from which value of goods delivery is free; 0: never. */
  readonly freeFrom?: number;
  readonly hasInvoice?: boolean;
}

/** HEAD-08. */
export function SellingPoints({ freeFrom = 0, hasInvoice = false }: ShopOffer) {
  const t = useMessages();
  const { domain, formats } = useShop();
  const points = domain.isB2b
    ? ([1, 2, 3] as const).map((number) => t(`header.usp.business.${number}`))
    : [
        ...(freeFrom > 0
          ? [t('header.usp.freeFrom', { amount: formats.amount(freeFrom / 100) })]
          : []),
        ...(hasInvoice ? [t('header.usp.invoice')] : []),
        t(
          hasRightOfWithdrawal(domain.shopStoreId) ? 'header.usp.withdrawal' : 'header.usp.returns',
        ),
      ];
  return (
    <Inline as="ul" gap="m">
      {points.map((point) => (
        <li key={point}>
          <Inline gap="2xs" wrap={false}>
            <IconCheck size="s" />
            {point}
          </Inline>
        </li>
      ))}
    </Inline>
  );
}

/** HEAD-03: help and reasons to trust, different for businesses and consumers. */
function ServiceLinks({ as: Place = Fragment }: { as?: 'li' | typeof Fragment }) {
  const t = useMessages();
  const { domain } = useShop();
  const kind = domain.isB2b ? 'business' : 'consumer';
  const paths = [
    legalPath('contact', domain.shopLanguage),
    legalPath(domain.isB2b ? 'advantages' : 'safeShopping', domain.shopLanguage),
  ] as const;
  return ([1, 2] as const).map((number) => (
    <Place key={number}>
      <Link tone="inherit" href={paths[number - 1] ?? '/'}>
        {t(`header.service.${kind}.${number}`)}
      </Link>
    </Place>
  ));
}

/**
 * HEAD-03, HEAD-07: help and trust; for businesses the other language; and paper or chalkboard.
 * Beside the selling points from tablet up, on phones at the end of the menu.
 */
export function HeaderService() {
  const t = useMessages();
  const { domain } = useShop();
  const { pathname, search } = useLocation();
  const isEnglish = domain.shopLanguage === 'en-DE';
  return (
    <Inline gap="m">
      <ServiceLinks />
      {domain.isB2b && (
        <Link
          tone="inherit"
          icon={<IconGlobe size="s" />}
          lang={isEnglish ? 'de' : 'en'}
          href={otherLanguage(domain.baseUrl, `${pathname}${search}`)}
        >
          {t('header.otherLanguage')}
        </Link>
      )}
      <Button
        tone="link"
        className={styles.mode}
        icon={<IconMoon size="s" />}
        onClick={() => chooseMode(currentMode() === 'paper' ? 'chalkboard' : 'paper')}
      >
        {t('header.mode')}
      </Button>
    </Inline>
  );
}

/** The same page on the other language's host (DEC-07). */
export function otherLanguage(baseUrl: string, path: string): string {
  const url = new URL(path, baseUrl);
  url.hostname = url.hostname.startsWith('en.')
    ? url.hostname.slice('en.'.length)
    : `en.${url.hostname}`;
  return url.href;
}
