import { fetchInBackground, useRelayEnvironment } from '@kreide/relay';
import { useEffect, useRef, useState } from 'react';
import type { LiveDealQuery } from './__generated__/LiveDealQuery.graphql';
import { liveDealQuery } from './LiveDealQuery.ts';

type LiveDeal = LiveDealQuery['response']['lightningDealInfos'][number];

const pollMs = 30_000;

/**
 * The current state of a deal, which a page that is the same for everyone cannot contain: fetched
 * after hydration, and every half minute again while the page is visible.
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
        // The shown state stays: a share that is a minute old does no harm.
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
