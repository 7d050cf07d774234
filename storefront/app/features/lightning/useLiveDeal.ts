import { fetchInBackground, useRelayEnvironment } from '@kreide/relay';
import { useEffect, useRef, useState } from 'react';
import type { LiveDealQuery } from './__generated__/LiveDealQuery.graphql';
import { liveDealQuery } from './LiveDealQuery.ts';

type LiveDeal = LiveDealQuery['response']['lightningDealInfos'][number];

const pollMs = 30_000;

/**
 * How far a deal is at this moment, which no page that is the same for everyone can say: asked for
 * after hydration, and while somebody looks every half minute again.
 *
 * @returns `deal` undefined until there is an answer; null when the deal is over
 */
export function useLiveDeal(
  itemId: string,
  polls: boolean,
): { deal: LiveDeal | null | undefined; ask: () => void } {
  const environment = useRelayEnvironment();
  const [deal, setDeal] = useState<LiveDeal | null>();
  const asking = useRef(() => {});

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let subscription: { unsubscribe(): void } | undefined;
    const again = () => {
      if (polls) timer = setTimeout(ask, pollMs);
    };
    function ask() {
      clearTimeout(timer);
      subscription?.unsubscribe();
      if (document.hidden) return;
      subscription = fetchInBackground<LiveDealQuery>(environment, liveDealQuery, {
        itemIds: [itemId],
      }).subscribe({
        next: ({ lightningDealInfos }) => setDeal(lightningDealInfos[0] ?? null),
        // What is shown stays; nobody minds a share that is a minute old.
        error: again,
        complete: again,
      });
    }
    asking.current = ask;
    document.addEventListener('visibilitychange', ask);
    ask();
    return () => {
      clearTimeout(timer);
      subscription?.unsubscribe();
      document.removeEventListener('visibilitychange', ask);
    };
  }, [environment, itemId, polls]);

  return { deal, ask: () => asking.current() };
}
