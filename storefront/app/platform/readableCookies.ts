import { useSyncExternalStore } from 'react';
import { readCookie } from './cookies.ts';

/** The cookies that scripts may read, as state: undefined on the server and while hydrating. */

const listeners = new Set<() => void>();

/** Call after an answer may have set cookies: browsers tell nobody. */
export function cookiesChanged(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useCookie(name: string): string | undefined {
  return useSyncExternalStore(
    subscribe,
    () => readCookie(document.cookie, name) || undefined,
    () => undefined,
  );
}
