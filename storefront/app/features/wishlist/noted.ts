import { fetchInBackground, type IEnvironment, useRelayEnvironment } from '@kreide/relay';
import { useEffect, useSyncExternalStore } from 'react';
import { createOperationDescriptor, getRequest } from 'relay-runtime';
import { cookieNames } from '../../platform/cookies.ts';
import { useCookie } from '../../platform/readableCookies.ts';
import { listenToTabs } from '../../platform/tabs.ts';
import { useSession } from '../session/sessionContext.ts';
import type { WishlistsQuery } from './__generated__/WishlistsQuery.graphql';
import { wishlistsQuery } from './WishlistsQuery.ts';

export type NotedList = WishlistsQuery['response']['allWishlists'][number];

const none: readonly NotedList[] = [];

/**
 * What the visitor noted, for all hearts of a page together: sixty tiles that each follow the store
 * would look at every list with every change of anything.
 */
export interface Notes {
  subscribe(listener: () => void): () => void;
  lists(): readonly NotedList[];
  /** Asks for them, once for each visitor. @param whose undefined: there is nobody to ask for */
  ask(whose: string | undefined): void;
  /** The lists, as soon as they are known; none when they could not be had. */
  known(): Promise<readonly NotedList[]>;
}

const kept = new WeakMap<IEnvironment, Notes>();

export function notesOf(environment: IEnvironment): Notes {
  let notes = kept.get(environment);
  if (notes === undefined) {
    notes = createNotes(environment);
    kept.set(environment, notes);
  }
  return notes;
}

function createNotes(environment: IEnvironment): Notes {
  const listeners = new Set<() => void>();
  let lists = none;
  let asked: string | undefined;
  let asking: Promise<unknown> = Promise.resolve();
  let stopListening: (() => void) | undefined;

  const operation = createOperationDescriptor(getRequest(wishlistsQuery), {});
  const snapshot = environment.lookup(operation.fragment);
  environment.retain(operation);
  environment.subscribe(snapshot, ({ data, isMissingData }) => {
    if (!isMissingData) show((data as WishlistsQuery['response'] | null)?.allWishlists ?? none);
  });

  function show(shown: readonly NotedList[]): void {
    lists = shown;
    for (const listener of listeners) listener();
  }

  function load(fetchPolicy: 'store-or-network' | 'network-only'): void {
    // Without an answer hearts are empty; whoever presses one is told what is wrong.
    asking = fetchInBackground<WishlistsQuery>(environment, wishlistsQuery, {}, fetchPolicy)
      .toPromise()
      .then(
        (answer) => show(answer?.allWishlists ?? none),
        () => {},
      );
  }

  return {
    subscribe(listener) {
      if (listeners.size === 0) {
        // SYNC-05.
        stopListening = listenToTabs((message) => {
          if (message.wishlist && asked !== undefined) load('network-only');
        });
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) stopListening?.();
      };
    },
    lists: () => lists,
    ask(whose) {
      if (whose === asked) return;
      asked = whose;
      if (whose === undefined) show(none);
      else load('store-or-network');
    },
    async known() {
      await asking;
      return lists;
    },
  };
}

/** The visitor's lists: none on the server, while hydrating, and until there is an answer. */
export function useNotes(): { readonly notes: Notes; readonly lists: readonly NotedList[] } {
  const notes = notesOf(useRelayEnvironment());
  const { isSignedIn } = useSession();
  const cartId = useCookie(cookieNames.cart);
  // A guest without a cart has no ids, and so no notepad (ruling 7).
  const whose = isSignedIn ? 'customer' : cartId && 'guest';
  useEffect(() => notes.ask(whose), [notes, whose]);
  const lists = useSyncExternalStore(notes.subscribe, notes.lists, () => none);
  return { notes, lists };
}
