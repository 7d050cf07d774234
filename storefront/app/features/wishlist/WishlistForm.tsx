import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { cookieNames } from '../../platform/cookies.ts';
import { useCookie } from '../../platform/readableCookies.ts';
import { useSession } from '../session/sessionContext.ts';
import { wishlistButtons, wishlistFormId } from './wishlistButtons.ts';

const no = () => false;

/**
 * Once on every page: the form that the wishlist buttons submit without scripts, and, when it is
 * needed, their controller.
 */
export function WishlistForm() {
  const { isSignedIn } = useSession();
  const cartId = useCookie(cookieNames.cart);
  const { subscribe, areMounted, isPressed } = wishlistButtons;
  const hasButtons = useSyncExternalStore(subscribe, areMounted, no);
  const wasPressed = useSyncExternalStore(subscribe, isPressed, no);
  const [Controller, setController] = useState<ComponentType>();
  // A visitor without ids has no entries (ruling 7).
  const isNeeded = wasPressed || (hasButtons && (isSignedIn || cartId !== undefined));
  useEffect(() => {
    if (!isNeeded || Controller) return;
    import('./WishlistController.tsx').then(
      ({ WishlistController }) => setController(() => WishlistController),
      // The next press tries again.
      () => wishlistButtons.cancel(),
    );
  }, [isNeeded, Controller]);
  return (
    <>
      <form id={wishlistFormId} method="post" action="/myaccount/wishlist" hidden>
        <input type="hidden" name="intent" value="add" />
      </form>
      {Controller && <Controller />}
    </>
  );
}
