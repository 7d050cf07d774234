import { fetchInBackground, useRelayEnvironment } from '@kreide/relay';
import { useEffect, useEffectEvent } from 'react';
import type { WishlistVersionQuery } from './__generated__/WishlistVersionQuery.graphql';
import { wishlistVersionQuery } from './WishlistVersionQuery.ts';

/** Others' changes show within 5 s. */
const intervalMs = 4000;

interface ListUpdatesOptions {
  /** Undefined: nothing is asked. */
  readonly externalId: string | undefined;
  /** Of the list as it is shown. */
  readonly version: string | undefined;
  readonly onChanged: () => void;
  /** The list was removed, or is no longer shared with the visitor. */
  readonly onGone: () => void;
}

/** Asks whether others have changed a list, as long as the page is in sight. */
export function useListUpdates({ externalId, version, onChanged, onGone }: ListUpdatesOptions) {
  const environment = useRelayEnvironment();
  const versionNow = useEffectEvent(() => version);
  const changed = useEffectEvent(onChanged);
  const gone = useEffectEvent(onGone);
  useEffect(() => {
    if (externalId === undefined) return;
    let isOver = false;
    async function ask(asked: string): Promise<void> {
      if (document.visibilityState === 'hidden') return;
      // Before the answer reaches the store, from which the page is shown.
      const before = versionNow();
      const answer = await fetchInBackground<WishlistVersionQuery>(
        environment,
        wishlistVersionQuery,
        { externalId: asked },
        'network-only',
      )
        .toPromise()
        // The next one tries again.
        .catch(() => undefined);
      if (isOver || answer === undefined) return;
      const list = answer.wishlist;
      if (list?.externalId !== asked) gone();
      else if (list.version !== before) changed();
    }
    const timer = setInterval(() => void ask(externalId), intervalMs);
    const onVisible = () => void ask(externalId);
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      isOver = true;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [environment, externalId]);
}
