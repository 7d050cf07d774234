import { vars } from '../themes/vars.css.ts';

/**
 * A ground in a subject's colour, in percent of it. On a chalkboard it is mixed into the darker ground and
 * stronger: in the board's own green, red would turn grey.
 */
export const cover = (hue: string, onPaper: number, onBoard: number) =>
  `light-dark(color-mix(in srgb, ${hue} ${onPaper}%, ${vars.color.surface}), color-mix(in srgb, ${hue} ${onBoard}%, ${vars.color.sunken}))`;
