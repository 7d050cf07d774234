import type { StorefrontId } from '../modules/storefront/storefront.ts';

/** From so many pieces on, so many percent less than one piece. */
type Steps = readonly (readonly [from: number, percent: number])[];

/** Goods that are bought by the class or by the cupboard, and what more of them cost. */
const stepsOf: Readonly<Record<string, { readonly b2b: Steps; readonly consumers?: Steps }>> = {
  'ordner-breit': {
    b2b: [
      [10, 8],
      [50, 15],
      [100, 20],
    ],
    consumers: [[10, 5]],
  },
  'ordner-schmal': {
    b2b: [
      [10, 8],
      [50, 15],
    ],
  },
  stehsammler: {
    b2b: [
      [10, 6],
      [50, 12],
    ],
  },
  'collegeblock-klassik': {
    b2b: [
      [10, 7],
      [25, 12],
      [100, 18],
    ],
  },
  'zeichenblock-schule-a4': {
    b2b: [
      [12, 8],
      [30, 15],
    ],
    consumers: [
      [5, 5],
      [25, 10],
    ],
  },
  'klebestift-21g': {
    b2b: [
      [12, 10],
      [60, 18],
    ],
    consumers: [
      [12, 8],
      [24, 12],
    ],
  },
};

/** What more pieces of a product cost each; undefined where that is what one costs. */
export function tiersOf(product: string, storefront: StorefrontId, cents: number) {
  const steps = stepsOf[product]?.[storefront === 'b2b' ? 'b2b' : 'consumers'];
  return steps?.map(([from, percent]) => ({
    from,
    cents: Math.round((cents * (100 - percent)) / 100),
  }));
}
