import { style } from '@vanilla-extract/css';
import { media } from '../../themes/breakpoints.ts';
import { vars } from '../../themes/vars.css.ts';

export const body = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.m,
  lineHeight: 1.5,
});
/** Three of the same size, beside each other or below. */
export const buttons = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xs,
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});
