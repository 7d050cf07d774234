import { createContext, type ReactNode, use } from 'react';

/** Gives what stands in the page for a part: a mark of kept markup, or the part between marks. */
export type Reuse = (product: string, look: string, part: ReactNode) => ReactNode;

/** There only while a stored page is rendered. */
export const ReuseContext = createContext<Reuse | undefined>(undefined);

/**
 * A part that looks the same on every stored page, for everyone, as long as the product does: there
 * it is rendered once and its markup used again. It has no state, no ids and no visitor in it.
 */
export function Reused({
  product,
  look,
  children,
}: {
  product: string;
  look: string;
  children: ReactNode;
}) {
  const reuse = use(ReuseContext);
  return reuse === undefined ? children : reuse(product, look, children);
}
