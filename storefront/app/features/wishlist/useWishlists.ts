import { fetchInBackground, type IEnvironment, useRelayEnvironment } from '@kreide/relay';
import { useEffect, useSyncExternalStore } from 'react';
import { createOperationDescriptor, getRequest } from 'relay-runtime';
import { cookieNames } from '../../platform/cookies.ts';
import { useCookie } from '../../platform/readableCookies.ts';
import { listenToTabs } from '../../platform/tabs.ts';
import { useSession } from '../session/sessionContext.ts';
import type { WishlistsQuery } from './__generated__/WishlistsQuery.graphql';
import { wishlistsQuery } from './WishlistsQuery.ts';

export type Wishlist = WishlistsQuery['response']['allWishlists'][number];

const none: readonly Wishlist[] = [];

/**
 * The wishlists that the visitor may change, read once for all wishlist buttons of a page: if each of sixty tiles
 * subscribed to Relay's store, every change of the store would run sixty reads.
 */
export interface WishlistStore {
  subscribe(listener: () => void): () => void;
  wishlists(): readonly Wishlist[];
  /** Fetches them, once for each visitor. @param visitor undefined: has no wishlists */
  load(visitor: string | undefined): void;
  /** Fetches them again, for those who were shown them: something has changed them. */
  reload(): void;
  /** The wishlists, once they are loaded; none where loading failed. */
  loaded(): Promise<readonly Wishlist[]>;
}

const stores = new WeakMap<IEnvironment, WishlistStore>();

export function wishlistStoreOf(environment: IEnvironment): WishlistStore {
  let store = stores.get(environment);
  if (store === undefined) {
    store = createWishlistStore(environment);
    stores.set(environment, store);
  }
  return store;
}

function createWishlistStore(environment: IEnvironment): WishlistStore {
  const listeners = new Set<() => void>();
  let wishlists = none;
  let loadedFor: string | undefined;
  let loading: Promise<unknown> = Promise.resolve();
  let stopListening: (() => void) | undefined;

  const operation = createOperationDescriptor(getRequest(wishlistsQuery), {});
  const snapshot = environment.lookup(operation.fragment);
  environment.retain(operation);
  environment.subscribe(snapshot, ({ data, isMissingData }) => {
    if (!isMissingData) set((data as WishlistsQuery['response'] | null)?.allWishlists ?? none);
  });

  function set(next: readonly Wishlist[]): void {
    wishlists = next.filter(({ rights }) => rights.includes('EDIT'));
    for (const listener of listeners) listener();
  }

  function fetchAll(fetchPolicy: 'store-or-network' | 'network-only'): void {
    // Without an answer the buttons show nothing as listed; a press then reports the failure.
    loading = fetchInBackground<WishlistsQuery>(environment, wishlistsQuery, {}, fetchPolicy)
      .toPromise()
      .then(
        (answer) => set(answer?.allWishlists ?? none),
        () => {},
      );
  }

  function reload(): void {
    if (loadedFor !== undefined) fetchAll('network-only');
  }

  return {
    reload,
    subscribe(listener) {
      if (listeners.size === 0) {
        // SYNC-05.
        stopListening = listenToTabs((message) => {
          if (message.wishlist) reload();
        });
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) stopListening?.();
      };
    },
    wishlists: () => wishlists,
    load(visitor) {
      if (visitor === loadedFor) return;
      loadedFor = visitor;
      if (visitor === undefined) set(none);
      else fetchAll('store-or-network');
    },
    async loaded() {
      await loading;
      return wishlists;
    },
  };
}

/** The wishlists that the visitor may change: none on the server, while hydrating, and until they are loaded. */
export function useWishlists(): {
  readonly store: WishlistStore;
  readonly wishlists: readonly Wishlist[];
} {
  const store = wishlistStoreOf(useRelayEnvironment());
  const { isSignedIn } = useSession();
  const cartId = useCookie(cookieNames.cart);
  // A guest without a cart has no ids, and so no notepad (ruling 7).
  const visitor = isSignedIn ? 'customer' : cartId && 'guest';
  useEffect(() => store.load(visitor), [store, visitor]);
  const wishlists = useSyncExternalStore(store.subscribe, store.wishlists, () => none);
  return { store, wishlists };
}
