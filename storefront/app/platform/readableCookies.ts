import { useSyncExternalStore } from 'react';
import { readCookie, setCookie } from './cookies.ts';

/** The cookies that scripts may read, as state: undefined on the server and while hydrating. */

const listeners = new Set<() => void>();

/** Call after an answer may have set cookies: browsers fire no event for them. */
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

/**
 * Writes a readable cookie. @param value '' removes it
 *
 * @param maxAge seconds; without it for the rest of the visit
 */
export function writeCookie(name: string, value: string, maxAge?: number): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = setCookie(name, value, {
    isReadable: true,
    isSecure: window.location.protocol === 'https:',
    ...(value === '' ? { maxAge: 0 } : maxAge !== undefined && { maxAge }),
  });
  cookiesChanged();
}
