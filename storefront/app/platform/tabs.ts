/** Messages between the tabs of one browser (SYNC-01…06, DEC-147). */

/** What changed (SYNC-02). */
export interface TabMessage {
  readonly cartId?: boolean;
  readonly user?: boolean;
  readonly cart?: boolean;
  readonly wishlist?: boolean;
}

const name = 'shop-sync';

let channel: BroadcastChannel | undefined;

/** One channel for telling and listening, so that a tab never hears itself. */
function open(): BroadcastChannel | undefined {
  if (channel === undefined && typeof BroadcastChannel === 'function') {
    channel = new BroadcastChannel(name);
  }
  return channel;
}

/** Call after a mutation succeeded. */
export function tellTabs(message: TabMessage): void {
  open()?.postMessage(message);
}

/** @returns ends it */
export function listenToTabs(handle: (message: TabMessage) => void): () => void {
  const heard = ({ data }: MessageEvent<TabMessage>) => handle(data);
  const current = open();
  current?.addEventListener('message', heard);
  return () => current?.removeEventListener('message', heard);
}
