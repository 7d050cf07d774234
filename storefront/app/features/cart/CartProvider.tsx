import { useToasts } from '@kreide/design-system';
import { useRelayEnvironment } from '@kreide/relay';
import {
  createContext,
  lazy,
  type ReactNode,
  Suspense,
  use,
  useEffect,
  useMemo,
  useState,
} from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { cookieNames } from '../../platform/cookies.ts';
import { useMessages } from '../../platform/i18n/messages.tsx';
import { cookiesChanged, useCookie } from '../../platform/readableCookies.ts';
import { listenToTabs } from '../../platform/tabs.ts';
import {
  type CartActions,
  type CartState,
  cartIdNow,
  createCartActions,
  initialCartState,
} from './cartActions.ts';

const CartFlyout = lazy(async () => ({ default: (await import('./CartFlyout.tsx')).CartFlyout }));

interface CartOfVisit extends CartState, CartActions {
  /** Undefined before hydration, and as long as the visitor has no cart. */
  readonly cartId: string | undefined;
}

const CartContext = createContext<CartOfVisit | null>(null);

/** The cart of this visit and what can be done with it, on every page. */
export function useCart(): CartOfVisit {
  const cart = use(CartContext);
  if (cart === null) throw new Error('useCart outside of CartProvider');
  return cart;
}

export function CartProvider({ children }: { children: ReactNode }) {
  const environment = useRelayEnvironment();
  const { show } = useToasts();
  const t = useMessages();
  const { revalidate } = useRevalidator();
  const cartId = useCookie(cookieNames.cart);
  const [state, setState] = useState(initialCartState);
  const [wasOpened, setOpened] = useState(false);
  if (state.isOpen && !wasOpened) setOpened(true);
  // Whatever link was followed, the page it led to is what counts now.
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
      {wasOpened && (
        <Suspense>
          <CartFlyout />
        </Suspense>
      )}
    </CartContext>
  );
}
