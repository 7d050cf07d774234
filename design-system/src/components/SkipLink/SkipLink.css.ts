import { style } from '@vanilla-extract/css';
import { layers } from '../../themes/breakpoints.ts';
import { vars } from '../../themes/vars.css.ts';

export const root = style({
  position: 'fixed',
  insetBlockStart: vars.space.xs,
  insetInlineStart: vars.space.xs,
  zIndex: layers.toast,
  padding: `${vars.space.s} ${vars.space.m}`,
  borderRadius: vars.radius.control,
  background: vars.color.raised,
  boxShadow: vars.shadow,
  fontWeight: vars.weight.semibold,
  selectors: { '&:not(:focus)': { transform: 'translateY(-200%)', opacity: 0 } },
});
