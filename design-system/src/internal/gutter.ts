import { vars } from '../themes/vars.css.ts';

/** For `<html>` under a scrim: colours the scrollbar's gutter, which no fixed element covers. */
export const dimmedGutter = {
  background: `color-mix(in srgb, rgb(from ${vars.color.scrim} r g b / 1) 50%, ${vars.color.page})`,
} as const;
