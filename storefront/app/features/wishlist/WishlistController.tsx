import { useRelayEnvironment } from '@kreide/relay';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router';
import { useMessages } from '../../platform/i18n/messages.tsx';
import '../../platform/i18n/wishlistTexts.ts';
import { onDemand } from '../../platform/onDemand.tsx';
import { useShop } from '../../platform/shop.tsx';
import { useSession } from '../session/sessionContext.ts';
import { useWishlistNotice } from './useWishlistNotice.ts';
import { useWishlists, type Wishlist } from './useWishlists.ts';
import { type Goods, isAbout, wishlistButtons } from './wishlistButtons.ts';
import type { WishlistMutations } from './wishlistMutations.ts';

const WishlistPicker = onDemand(async () => (await import('./WishlistPicker.tsx')).WishlistPicker, {
  isShown: ({ isOpen }) => isOpen,
  close: ({ onClose }) => onClose(),
});

/** Gives the wishlist buttons the visitor's entries, and handles their presses. */
export function WishlistController() {
  const t = useMessages();
  const environment = useRelayEnvironment();
  const notify = useWishlistNotice();
  const { domain } = useShop();
  const { isSignedIn, openLogin } = useSession();
  const { pathname, search } = useLocation();
  const { store, wishlists } = useWishlists();
  const [choice, setChoice] = useState<{ readonly goods: Goods; readonly isOpen: boolean }>();

  async function change(act: (mutations: WishlistMutations) => Promise<void>): Promise<void> {
    try {
      const { createWishlistMutations } = await import('./wishlistMutations.ts');
      await act(createWishlistMutations({ environment, t, notify, isSignedIn }));
    } catch {
      notify('danger', t.ofServer('somethingWentWrong'));
    }
  }

  const press = useEffectEvent(async (goods: Goods) => {
    if (domain.isB2b && !isSignedIn) return openLogin(`${pathname}${search}`);
    await change(async (mutations) => {
      const loaded = await store.loaded();
      // WISH-17, WISH-18.
      if (isSignedIn && loaded.length > 1) return setChoice({ goods, isOpen: true });
      const current = loaded.find((wishlist) => isOn(wishlist, goods));
      return current ? mutations.remove(current, goods) : mutations.add(undefined, goods);
    });
  });
  useEffect(() => wishlistButtons.handlePresses((goods) => press(goods)), []);

  useEffect(
    () => wishlistButtons.setEntries(wishlists.flatMap(({ entries }) => entries)),
    [wishlists],
  );
  useEffect(() => () => wishlistButtons.setEntries([]), []);

  if (!choice) return null;
  const { goods, isOpen } = choice;
  const close = () => setChoice({ goods, isOpen: false });
  return (
    <WishlistPicker
      isOpen={isOpen}
      wishlists={wishlists}
      isOn={(wishlist) => isOn(wishlist, goods)}
      onClose={close}
      onChoose={(changed) => {
        close();
        void change(async ({ add, remove }) => {
          for (const wishlist of changed) {
            await (isOn(wishlist, goods) ? remove(wishlist, goods) : add(wishlist, goods));
          }
        });
      }}
    />
  );
}

const isOn = (wishlist: Wishlist, goods: Goods): boolean =>
  wishlist.entries.some((entry) => isAbout(entry, goods));
