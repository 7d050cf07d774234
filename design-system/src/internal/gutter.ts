import { vars } from '../themes/vars.css.ts';

/** For `<html>` under a scrim: the scrollbar's gutter, which nothing that is fixed reaches. */
export const dimmedGutter = {
  background: `color-mix(in srgb, rgb(from ${vars.color.scrim} r g b / 1) 50%, ${vars.color.page})`,
} as const;
