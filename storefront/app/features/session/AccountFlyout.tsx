import { Flyout, Link, Stack, Text } from '@kreide/design-system';
import { graphql } from '@kreide/relay';
import { useMessages } from '../../platform/i18n/messages.tsx';
import { useShop } from '../../platform/shop.tsx';
import { usePersonalQuery } from '../../platform/usePersonalQuery.ts';
import type { AccountFlyoutQuery } from './__generated__/AccountFlyoutQuery.graphql';
import type { CustomerName } from './customerName.ts';
import { LogoutForm } from './LogoutForm.tsx';

export interface AccountFlyoutProps {
  isOpen: boolean;
  name: CustomerName;
  onClose: () => void;
}

const query = graphql`
  query AccountFlyoutQuery {
    customerInfo { email { email } educational { customerNumber } }
  }
`;

const pages = [
  ['data', '/myaccount/contact-details'],
  ['addresses', '/myaccount/addresses'],
  ['orders', '/myaccount/orders'],
] as const;

/**
 * HEAD-12…14: the customer's name, links into the account, and logout. A business is identified by
 * its customer number and calls its wishlists baskets.
 */
export function AccountFlyout({ isOpen, name, onClose }: AccountFlyoutProps) {
  const t = useMessages();
  const { domain } = useShop();
  const info = usePersonalQuery<AccountFlyoutQuery>(query, {})?.customerInfo;
  const fullName = [name.firstName, name.lastName].filter(Boolean).join(' ');
  const number = info?.educational?.customerNumber;
  const identifier = domain.isB2b
    ? number && t('account.customerNumber', { number })
    : info?.email?.email;
  return (
    <Flyout
      open={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={t('account.title')}
      closeLabel={t('common.close')}
    >
      <Stack gap="m">
        <Stack gap="none">
          {fullName !== '' && <Text>{t('account.loggedIn', { name: fullName })}</Text>}
          {identifier && (
            <Text size="s" tone="muted">
              {identifier}
            </Text>
          )}
        </Stack>
        <Stack as="ul" gap="s">
          {pages.map(([page, href]) => (
            <li key={page}>
              <Link href={href} onClick={onClose}>
                {t(`account.${page}`)}
              </Link>
            </li>
          ))}
          <li>
            <Link href="/myaccount/wishlist" onClick={onClose}>
              {t(domain.isB2b ? 'account.carts' : 'header.wishlist')}
            </Link>
          </li>
        </Stack>
        <LogoutForm />
      </Stack>
    </Flyout>
  );
}
