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

/** One channel for sending and listening, so that a tab never receives its own messages. */
function open(): BroadcastChannel | undefined {
  if (channel === undefined && typeof BroadcastChannel === 'function') {
    channel = new BroadcastChannel(name);
  }
  return channel;
}

/** Call after a mutation succeeded. */
export function notifyTabs(message: TabMessage): void {
  open()?.postMessage(message);
}

/** @returns stops listening */
export function listenToTabs(handle: (message: TabMessage) => void): () => void {
  const listener = ({ data }: MessageEvent<TabMessage>) => handle(data);
  const current = open();
  current?.addEventListener('message', listener);
  return () => current?.removeEventListener('message', listener);
}
