import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { cookieNames } from '../../platform/cookies.ts';
import { useCookie } from '../../platform/readableCookies.ts';
import { useSession } from '../session/sessionContext.ts';
import { heartForm, hearts } from './hearts.ts';

const no = () => false;

/** Once on every page: the form that hearts send without scripts, and, when wanted, their keeper. */
export function Notes() {
  const { isSignedIn } = useSession();
  const cartId = useCookie(cookieNames.cart);
  const areThere = useSyncExternalStore(hearts.listen, hearts.areThere, no);
  const isPressed = useSyncExternalStore(hearts.listen, hearts.isPressed, no);
  const [Keeper, setKeeper] = useState<ComponentType>();
  // Whoever has no ids has noted nothing (ruling 7).
  const isWanted = isPressed || (areThere && (isSignedIn || cartId !== undefined));
  useEffect(() => {
    if (!isWanted || Keeper) return;
    import('./NotesKeeper.tsx').then(
      ({ NotesKeeper }) => setKeeper(() => NotesKeeper),
      // Another press tries again.
      () => hearts.release(),
    );
  }, [isWanted, Keeper]);
  return (
    <>
      <form id={heartForm} method="post" action="/myaccount/wishlist" hidden>
        <input type="hidden" name="intent" value="note" />
      </form>
      {Keeper && <Keeper />}
    </>
  );
}
