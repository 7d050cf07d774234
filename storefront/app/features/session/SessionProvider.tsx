import { useToasts } from '@kreide/design-system';
import { commitLocalUpdate, useRelayEnvironment } from '@kreide/relay';
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate, useRevalidator } from 'react-router';
import { cookieNames } from '../../platform/cookies.ts';
import { useMessages } from '../../platform/i18n/messages.tsx';
import { onDemand } from '../../platform/onDemand.tsx';
import { ownPath } from '../../platform/ownPath.ts';
import { cookiesChanged, useCookie } from '../../platform/readableCookies.ts';
import { listenToTabs, notifyTabs } from '../../platform/tabs.ts';
import { rememberName } from './customerName.ts';
import { forgetReminder } from './forgetReminder.ts';
import { type LoggedIn, SessionContext } from './sessionContext.ts';

const LoginFlyout = onDemand(async () => (await import('./LoginFlyout.tsx')).LoginFlyout, {
  isShown: ({ isOpen }) => isOpen,
  close: ({ onClose }) => onClose(),
});

/** `/#login=%2Fcat%2Fhefte` opens the flyout, and the login leads to the listing. */
export const loginFragment = 'login';

/** Whoever is logged in is sent on from there, also by the Back button. */
const loginPages = ['/login', '/checkout/login'];

export function SessionProvider({ children }: { children: ReactNode }) {
  const environment = useRelayEnvironment();
  const { show } = useToasts();
  const t = useMessages();
  const navigate = useNavigate();
  const { hash, pathname, search } = useLocation();
  const { revalidate } = useRevalidator();
  const existing = useCookie(cookieNames.existingSession);
  const guest = useCookie(cookieNames.guestSession);
  const isGuest = guest !== undefined;
  const isSignedIn = existing !== undefined && !isGuest;
  /** Undefined: closed. Null: open, and the current page stays after the login. */
  const [target, setTarget] = useState<string | null>();

  const openLogin = useCallback((to?: string) => setTarget(to ?? null), []);

  /** The loaded data belong to another visitor. */
  const resetStores = useCallback(async () => {
    commitLocalUpdate(environment, (store) => store.invalidateStore());
    cookiesChanged();
    await revalidate();
  }, [environment, revalidate]);

  const loggedIn = useCallback(
    async (answer: LoggedIn, to: string | undefined) => {
      rememberName(answer);
      forgetReminder();
      setTarget(undefined);
      notifyTabs({ user: true, cartId: true, cart: true });
      if (answer.cartMerged) show({ tone: 'info', message: t('cart.merged') });
      if (to === undefined) return resetStores();
      commitLocalUpdate(environment, (store) => store.invalidateStore());
      cookiesChanged();
      await navigate(to, { replace: loginPages.includes(pathname) });
    },
    [environment, navigate, pathname, resetStores, show, t],
  );

  // Ruling 16: the fragment opens the flyout, and is removed from the address.
  useEffect(() => {
    const wanted = new URLSearchParams(hash.slice(1)).get(loginFragment);
    if (wanted === null) return;
    setTarget(ownPath(wanted) ?? null);
    void navigate(`${pathname}${search}`, { replace: true, preventScrollReset: true });
  }, [hash, pathname, search, navigate]);

  // SYNC-04, SYNC-06.
  useEffect(
    () =>
      listenToTabs((message) => {
        if (message.user) void resetStores();
      }),
    [resetStores],
  );

  const session = useMemo(
    () => ({ isSignedIn, isGuest, openLogin, loggedIn }),
    [isSignedIn, isGuest, openLogin, loggedIn],
  );
  return (
    <SessionContext value={session}>
      {children}
      <LoginFlyout
        isOpen={target !== undefined}
        target={target ?? undefined}
        onClose={() => setTarget(undefined)}
      />
    </SessionContext>
  );
}
