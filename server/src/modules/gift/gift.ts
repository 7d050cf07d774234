import type { StorefrontId } from '../storefront/storefront.ts';

/** An article that a storefront gives for nothing with goods of a value (CART-16). */
export interface Gift {
  readonly id: string;
  readonly itemId: string;
  /** Its product's name, in German. */
  readonly name: string;
  /** Cents in the storefront's price basis; null: the parameter's (DEC-64). */
  readonly minimumCents: number | null;
  /** False: it comes by itself and stays (CART-13). */
  readonly isRemovable: boolean;
  readonly storefronts: readonly StorefrontId[];
  readonly validFrom: Date | null;
  /** The first moment at which it is over. */
  readonly validUntil: Date | null;
  readonly stock: number;
}
