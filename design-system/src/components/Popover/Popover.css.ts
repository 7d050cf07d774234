import { style } from '@vanilla-extract/css';
import { layers, media } from '../../themes/breakpoints.ts';
import { vars } from '../../themes/vars.css.ts';

export const root = style({
  // Above the dialog that it was opened in; below one that was opened later.
  zIndex: layers.overlay,
  width: 'max-content',
  maxWidth: 'min(22rem, calc(100vw - 32px))',
  maxHeight: 'var(--radix-popover-content-available-height)',
  overflowY: 'auto',
  padding: vars.space.m,
  borderRadius: vars.radius.card,
  background: vars.color.raised,
  color: vars.color.text,
  boxShadow: vars.shadow,
  fontSize: vars.size.s,
  '@media': { [media.forcedColors]: { border: '1px solid' } },
});
