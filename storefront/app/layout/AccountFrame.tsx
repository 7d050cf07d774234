import { Columns, Container, Heading, Link, Stack, Text } from '@kreide/design-system';
import { deliveryOf } from '@kreide/server/contract';
import { type RefObject, useEffect, useId, useRef } from 'react';
import { Outlet, useLocation } from 'react-router';
import { useMessages } from '../platform/i18n/messages.tsx';
import '../platform/i18n/orderTexts.ts';
import { customersOnly } from '../platform/session.server.ts';
import { useShop } from '../platform/shop.tsx';
import type { Route } from './+types/AccountFrame';
import * as styles from './AccountFrame.css.ts';
import { WaitingOrdersCount } from './WaitingOrdersCount.tsx';

/**
 * AUTH-22, ROUTE-39: pages of an account are its customer's. A form is let through, since it would
 * lose what was typed: what it may do, the API decides.
 */
export const middleware: Route.MiddlewareFunction[] = [
  async ({ context, request, url }) => {
    if (request.method === 'GET') await customersOnly(context, request, url);
  },
];

const pages = [
  ['data', '/myaccount/contact-details'],
  ['customerNumber', '/myaccount/customernumber'],
  ['people', '/myaccount/people'],
  ['approvals', '/myaccount/approvals'],
  ['password', '/myaccount/password'],
  ['activity', '/myaccount/activity'],
  ['orders', '/myaccount/orders'],
  ['billing', '/myaccount/addresses/billing'],
  ['shipping', '/myaccount/addresses/shipping'],
  ['packstation', '/myaccount/addresses/packing-station'],
  ['wishlist', '/myaccount/wishlist'],
] as const;

const ofBusinesses: ReadonlySet<string> = new Set(['customerNumber', 'people', 'approvals']);

/** The pages of an account with links to each other. */
export default function AccountFrame() {
  const t = useMessages();
  const { domain } = useShop();
  const { pathname } = useLocation();
  const id = useId();
  const links = useRef<HTMLUListElement>(null);
  useCurrentInSight(links, pathname);
  const offered = pages.filter(([page]) => {
    if (ofBusinesses.has(page)) return domain.isB2b;
    return page !== 'packstation' || deliveryOf(domain.shopStoreId).packstation;
  });
  return (
    <Container>
      <Columns template="sidebar" gap="xl">
        <Stack as="nav" gap="s" aria-labelledby={id} data-onscreen="">
          <Heading level={2} size="h4" id={id}>
            {t('account.title')}
          </Heading>
          <ul ref={links} className={styles.links}>
            {offered.map(([page, href]) => (
              <li key={page} className={styles.entry} data-current={pathname === href || undefined}>
                {pathname === href ? (
                  <Text as="strong" weight="strong" aria-current="page">
                    {t(`account.page.${page}`)}
                    {page === 'approvals' && <WaitingOrdersCount />}
                  </Text>
                ) : (
                  <Link tone="inherit" href={href}>
                    {t(
                      page === 'wishlist' && domain.isB2b
                        ? 'account.carts'
                        : `account.page.${page}`,
                    )}
                    {page === 'approvals' && <WaitingOrdersCount />}
                  </Link>
                )}
              </li>
            ))}
            <li className={styles.entry}>
              <Link tone="inherit" href="/logout">
                {t('logout.submit')}
              </Link>
            </li>
          </ul>
        </Stack>
        <Outlet />
      </Columns>
    </Container>
  );
}

/** On a phone the links scroll sideways: the page's own is in sight. */
function useCurrentInSight(links: RefObject<HTMLUListElement | null>, pathname: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is another current link
  useEffect(() => {
    const list = links.current;
    const current = list?.querySelector<HTMLElement>('[data-current]');
    if (!list || !current) return;
    list.scrollLeft = current.offsetLeft - (list.clientWidth - current.offsetWidth) / 2;
  }, [links, pathname]);
}
