import { ToastProvider } from '@kreide/design-system';
import type { ReactNode } from 'react';
import { CartProvider } from '../features/cart/CartProvider.tsx';
import { SessionProvider } from '../features/session/SessionProvider.tsx';
import { WishlistForm } from '../features/wishlist/WishlistForm.tsx';
import { useMessages } from '../platform/i18n/messages.tsx';
import { useAppEffects } from './useAppEffects.ts';

/**
 * The visitor's state, as opposed to the page's: messages, session, cart, wishlists. On the server
 * and while hydrating all of it is empty, so that cached pages are the same for everyone.
 */
export function PersonalProvider({ children }: { children: ReactNode }) {
  const t = useMessages();
  return (
    <ToastProvider label={t('toasts.label')} closeLabel={t('common.close')}>
      <SessionProvider>
        <CartProvider>
          <AppEffects />
          <WishlistForm />
          {children}
        </CartProvider>
      </SessionProvider>
    </ToastProvider>
  );
}

function AppEffects() {
  useAppEffects();
  return null;
}
