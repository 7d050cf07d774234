import { fragmentKey, type GraphQLTaggedNode } from '@kreide/relay';
import { type ComponentType, createContext, type ReactNode, use } from 'react';
import { goodsOfId, productGlobalId } from './globalId.ts';
import type { LayoutPart, Slot } from './keptMarkup.ts';

/** Returns what to render for a part: a mark for kept markup, or the part between marks. */
export type Reuse = (slot: Slot, part: ReactNode) => ReactNode;

/** Only set while the server renders a page. */
export const ReuseContext = createContext<Reuse | undefined>(undefined);

/**
 * A part of the layout that is the same on every stored page, for everyone, while its data stay the
 * same: it is rendered once, and its markup reused. It contains nothing of the visitor, and occurs
 * once in one layout.
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
 * A component about one product whose markup is reused wherever it has the same props: all of them
 * make up the key, the product by its data's ids in the store. With a prop that cannot be compared
 * between pages (a function, an element), or with ids of its own, it is rendered anew
 * (reuseMarkup.server.tsx).
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

/** React's ids depend on the position in the tree, which has to be the same without marks. */
export const between = (mark: string | null, part: ReactNode) => (
  <>
    {mark}
    {part}
    {mark}
  </>
);
