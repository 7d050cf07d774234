import type { StorefrontId } from './storefronts.ts';

/** Where memberships are sold (DEC-91). */
export const primeStorefronts = ['de', 'at'] as const satisfies readonly StorefrontId[];

export const hasPrime = (storefront: StorefrontId): boolean =>
  primeStorefronts.some((each) => each === storefront);
