import { useRelayEnvironment } from '@kreide/relay';
import { useMemo } from 'react';
import { useListNotice } from '../../features/wishlist/useListNotice.ts';
import { failureKey } from '../../platform/failureKey.ts';
import { useMessages } from '../../platform/i18n/messages.tsx';
import { tellTabs } from '../../platform/tabs.ts';
import { type Change, createWishlistChanges, type WishlistChanges } from './wishlistChanges.ts';

/**
 * Changes the lists, tells the other tabs (SYNC-01), and says what went wrong (ERR-21).
 *
 * @returns a function that answers what the API did, or undefined when it did nothing
 */
export function useWishlistChanges(): <Answer extends Change>(
  act: (changes: WishlistChanges) => Promise<Answer>,
) => Promise<Answer | undefined> {
  const environment = useRelayEnvironment();
  const tell = useListNotice();
  const t = useMessages();
  return useMemo(() => {
    const changes = createWishlistChanges(environment);
    const fail = (key: string) => tell('danger', t.ofServer(key));
    return async (act) => {
      try {
        const answer = await act(changes);
        if (answer.successful) {
          tellTabs({ wishlist: true });
          return answer;
        }
        fail(answer.errorMessage ?? 'somethingWentWrong');
      } catch (error) {
        const key = failureKey(error);
        if (key) fail(key);
      }
      return undefined;
    };
  }, [environment, tell, t]);
}
