type Listener = (path: string) => void;

const listeners = new Set<Listener>();

/** Says that a link was followed, before anything of the page that it leads to is there. */
export function announceNavigation(path: string): void {
  for (const listener of listeners) listener(path);
}

/** @returns ends it */
export function subscribeToNavigations(listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
