import { createContext, type ReactNode, use } from 'react';
import type { Slot } from './keptMarkup.ts';

/** Gives what stands in the page for a part: a mark of kept markup, or the part between marks. */
export type Reuse = (slot: Slot, part: ReactNode) => ReactNode;

/** There only while a stored page is rendered. */
export const ReuseContext = createContext<Reuse | undefined>(undefined);

/**
 * A part that looks the same on every stored page, for everyone, as long as what it shows does:
 * there it is rendered once and its markup used again. It has nothing of the visitor in it.
 */
export function Reused({ slot, children }: { slot: Slot; children: ReactNode }) {
  const reuse = use(ReuseContext);
  return reuse === undefined ? between(null, children) : reuse(slot, children);
}

/** Ids that React makes up tell where something stands: that has to be the same without marks. */
export const between = (mark: string | null, part: ReactNode) => (
  <>
    {mark}
    {part}
    {mark}
  </>
);
