import type { Fields, Values } from './parameters.ts';
import type { Sheet } from './sheet.ts';

/** What a kind hands back: the good itself, and the colour that tints the paper under it. */
export interface Picture {
  art: string;
  tint: string;
}

export interface Kind {
  fields: Fields;
  draw(values: Record<string, unknown>, sheet: Sheet): Picture;
}

/** A kind of picture: the parameters it takes and how they become shapes. */
export function kind<F extends Fields>(
  fields: F,
  draw: (values: Values<F>, sheet: Sheet) => Picture,
): Kind {
  // `draw` only ever sees values that were checked and filled in from the same `fields`.
  return { fields, draw: (values, sheet) => draw(values as Values<F>, sheet) };
}
