import { createContext, use } from 'react';

/** The element that everything which opens over the page lies in; null is the body. */
export const PortalContainer = createContext<HTMLElement | null>(null);

/** That element as Radix' portals take it. */
export function usePortal(): { container?: HTMLElement } {
  const container = use(PortalContainer);
  return container ? { container } : {};
}
