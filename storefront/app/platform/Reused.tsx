import { fragmentKey, type GraphQLTaggedNode } from '@kreide/relay';
import { type ComponentType, createContext, type ReactNode, use } from 'react';
import { goodsOfId, productGlobalId } from './globalId.ts';
import type { LayoutPart, Slot } from './keptMarkup.ts';

/** Gives what stands in the page for a part: a mark of kept markup, or the part between marks. */
export type Reuse = (slot: Slot, part: ReactNode) => ReactNode;

/** There only while a stored page is rendered. */
export const ReuseContext = createContext<Reuse | undefined>(undefined);

/**
 * A part of the layout that looks the same on every stored page, for everyone, as long as what it
 * shows does: there it is rendered once and its markup used again. It has nothing of the visitor in
 * it, and stands in one place of one layout.
 */
export function Reused({ layout, children }: { layout: LayoutPart; children: ReactNode }) {
  const reuse = use(ReuseContext);
  return reuse === undefined ? between(null, children) : reuse({ layout }, children);
}

/** Of one product: its data by a fragment, and whatever else. */
interface PartProps {
  readonly product: object & { readonly id: string };
}

/**
 * A part about one product whose markup is used again wherever it is given the same props: all of
 * them are the key, the product's data by what names them in the store. With a prop that can't be
 * compared between pages (a function, an element) it is rendered, and so it is where it has an id
 * of its own (reuseMarkup.server.tsx).
 */
export function reused<Props extends PartProps>(
  Part: ComponentType<Props>,
  { name, fragment }: { readonly name: string; readonly fragment: GraphQLTaggedNode },
): ComponentType<Props> {
  return function ReusedPart(props: Props) {
    const reuse = use(ReuseContext);
    const part = <Part {...props} />;
    const cacheKey = reuse && cacheKeyOf(props, fragment);
    if (reuse === undefined || cacheKey === undefined) return between(null, part);
    // A change of the product drops it, whichever of its items a listing chose.
    const { productId } = goodsOfId(props.product.id);
    return reuse({ product: productGlobalId(productId), cacheKey: `${name} ${cacheKey}` }, part);
  };
}

/** Undefined where a prop can't be compared. */
function cacheKeyOf(
  { product, ...rest }: PartProps,
  fragment: GraphQLTaggedNode,
): string | undefined {
  const others = Object.entries(rest)
    .filter(([, value]) => value !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const isPlain = others.every(([, value]) => /^(string|number|boolean)$/.test(typeof value));
  return isPlain ? `${fragmentKey(fragment, product)} ${JSON.stringify(others)}` : undefined;
}

/** Ids that React makes up tell where something stands: that has to be the same without marks. */
export const between = (mark: string | null, part: ReactNode) => (
  <>
    {mark}
    {part}
    {mark}
  </>
);
