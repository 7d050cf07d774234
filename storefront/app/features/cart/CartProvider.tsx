import { useToasts } from '@kreide/design-system';
import { useRelayEnvironment } from '@kreide/relay';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { cookieNames } from '../../platform/cookies.ts';
import { useMessages } from '../../platform/i18n/messages.tsx';
import { onDemand } from '../../platform/onDemand.tsx';
import { cookiesChanged, useCookie } from '../../platform/readableCookies.ts';
import { listenToTabs } from '../../platform/tabs.ts';
import { createCartActions } from './cartActions.ts';
import { CartContext } from './cartContext.ts';
import { cartIdNow, initialCartState } from './cartState.ts';

const CartFlyout = onDemand(async () => (await import('./CartFlyout.tsx')).CartFlyout, {
  isShown: ({ isOpen }) => isOpen,
  close: ({ onClose }) => onClose(),
  // Opened by adding an item, not by the visitor; the cart is filled even if its code fails to
  // load.
  isSilent: true,
});

export function CartProvider({ children }: { children: ReactNode }) {
  const environment = useRelayEnvironment();
  const { show } = useToasts();
  const t = useMessages();
  const { revalidate } = useRevalidator();
  const cartId = useCookie(cookieNames.cart);
  const [state, setState] = useState(initialCartState);
  // Whichever link was followed, the flyout closes on the next page.
  const { pathname } = useLocation();
  const [shownPath, setShownPath] = useState(pathname);
  if (shownPath !== pathname) {
    setShownPath(pathname);
    setState((before) => ({ ...before, isOpen: false, latestAdded: undefined }));
  }

  useEffect(
    () =>
      listenToTabs((message) => {
        if (message.cartId) cookiesChanged();
        const id = cartIdNow();
        if (!message.cart || id === undefined) return;
        void import('./cartUpdate.ts').then(({ refetchCart }) => refetchCart(environment, id));
      }),
    [environment],
  );

  const actions = useMemo(
    () =>
      createCartActions({
        environment,
        t,
        show,
        reload: revalidate,
        change: (change) => setState((before) => ({ ...before, ...change(before) })),
      }),
    [environment, t, show, revalidate],
  );
  const cart = useMemo(() => ({ cartId, ...state, ...actions }), [cartId, state, actions]);
  return (
    <CartContext value={cart}>
      {children}
      <CartFlyout isOpen={cart.isOpen} onClose={cart.close} />
    </CartContext>
  );
}
