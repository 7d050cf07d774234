import type { Stop } from '../../modules/media/drawing/sheet.ts';

/** Oiled beech: chairs, rulers, toys. */
export const beech = '#e3c08e';

/** Powder-coated or bare steel tube. */
export const tube = '#8f969f';

/** Polished steel, as stops of a paint that runs across it. */
export const steel: readonly Stop[] = [
  [0, '#8f969f'],
  [0.3, '#f4f6f8'],
  [0.6, '#c6ccd3'],
  [1, '#8a919b'],
];

/** What toys and gear for children come in, in turn. */
export const playColors = [
  '#c8102e',
  '#f2c21b',
  '#2f8f5b',
  '#1f5fa8',
  '#ee8522',
  '#6f4aa0',
] as const;
