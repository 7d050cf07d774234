type Listener = (path: string) => void;

const listeners = new Set<Listener>();

/** Announces that a link was followed, before any data of its page are loaded. */
export function announceNavigation(path: string): void {
  for (const listener of listeners) listener(path);
}

/** @returns unsubscribes */
export function subscribeToNavigations(listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
