import { useRelayEnvironment } from '@kreide/relay';
import { useMemo } from 'react';
import { useWishlistNotice } from '../../features/wishlist/useWishlistNotice.ts';
import { wishlistStoreOf } from '../../features/wishlist/useWishlists.ts';
import { failureKey } from '../../platform/failureKey.ts';
import { useMessages } from '../../platform/i18n/messages.tsx';
import { notifyTabs } from '../../platform/tabs.ts';
import { type Change, createWishlistChanges, type WishlistChanges } from './wishlistChanges.ts';
import { useWishlistPage } from './wishlistContext.ts';

/**
 * Changes wishlists, notifies the other tabs (SYNC-01), and shows what went wrong (ERR-21).
 *
 * @returns a function that resolves to the API's answer, or to undefined when the change failed
 */
export function useWishlistChanges(): <Answer extends Change>(
  act: (changes: WishlistChanges) => Promise<Answer>,
) => Promise<Answer | undefined> {
  const environment = useRelayEnvironment();
  const notify = useWishlistNotice();
  const t = useMessages();
  const { page } = useWishlistPage();
  return useMemo(() => {
    const changes = createWishlistChanges(environment, page);
    const fail = (key: string) => notify('danger', t.ofServer(key));
    return async (act) => {
      try {
        const answer = await act(changes);
        if (answer.successful) {
          notifyTabs({ wishlist: true });
          wishlistStoreOf(environment).reload();
          return answer;
        }
        fail(answer.errorMessage ?? 'somethingWentWrong');
      } catch (error) {
        const key = failureKey(error);
        if (key) fail(key);
      }
      return undefined;
    };
  }, [environment, notify, page, t]);
}
