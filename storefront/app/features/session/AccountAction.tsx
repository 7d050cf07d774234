import { HeaderAction, IconUser } from '@kreide/design-system';
import { graphql } from '@kreide/relay';
import { type MouseEvent, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useMessages } from '../../platform/i18n/messages.tsx';
import { onDemand } from '../../platform/onDemand.tsx';
import { usePersonalQuery } from '../../platform/usePersonalQuery.ts';
import type { AccountActionQuery } from './__generated__/AccountActionQuery.graphql';
import * as styles from './AccountAction.css.ts';
import { rememberedName, rememberName } from './customerName.ts';
import { useSession } from './sessionContext.ts';

const AccountFlyout = onDemand(async () => (await import('./AccountFlyout.tsx')).AccountFlyout, {
  isShown: ({ isOpen }) => isOpen,
  close: ({ onClose }) => onClose(),
});

const query = graphql`
  query AccountActionQuery {
    customerInfo { firstName lastName }
  }
`;

/** With a modifier key the browser handles the link. */
const isPlain = (event: MouseEvent) =>
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

/** Pages that contain the login form themselves. */
const hasLoginForm = (pathname: string) => pathname === '/login' || pathname === '/checkout/login';

/** The header's button for login and account. */
export function AccountAction() {
  const t = useMessages();
  const { isSignedIn, openLogin } = useSession();
  const { pathname } = useLocation();
  if (isSignedIn) return <SignedIn />;
  return (
    <>
      <HeaderAction
        className={styles.ofGuests}
        href="/login"
        icon={<IconUser size="l" />}
        label={t('header.account')}
        onClick={(event) => {
          if (!isPlain(event) || hasLoginForm(pathname)) return;
          event.preventDefault();
          openLogin();
        }}
      />
      {/* The header is the same for everyone: without scripts the page around it says who is here. */}
      <noscript>
        <HeaderAction
          className={styles.ofCustomers}
          href="/myaccount"
          icon={<IconUser size="l" />}
          label={t('header.account.own')}
        />
      </noscript>
    </>
  );
}

function SignedIn() {
  const t = useMessages();
  const data = usePersonalQuery<AccountActionQuery>(query, {});
  const [remembered] = useState(rememberedName);
  const [isOpen, setOpen] = useState(false);
  const info = data?.customerInfo;
  const name = {
    firstName: info?.firstName ?? remembered?.firstName ?? null,
    lastName: info?.lastName ?? remembered?.lastName ?? null,
  };
  useEffect(() => {
    if (info?.firstName) {
      rememberName({ firstName: info.firstName, lastName: info.lastName ?? null });
    }
  }, [info]);

  return (
    <>
      <HeaderAction
        href="/logout"
        icon={<IconUser size="l" />}
        label={name.firstName ?? t('header.account.own')}
        onClick={(event) => {
          if (!isPlain(event)) return;
          event.preventDefault();
          setOpen(true);
        }}
      />
      <AccountFlyout isOpen={isOpen} name={name} onClose={() => setOpen(false)} />
    </>
  );
}
