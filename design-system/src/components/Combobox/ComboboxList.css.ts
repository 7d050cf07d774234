import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

/** Six options and the half of a seventh: it can be seen that there are more. */
export const list = style({ vars: { '--k-list-most': '18rem' } });
export const label = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere', hyphens: 'auto' });
export const check = style({ color: vars.color.link });
export const message = style({
  paddingInline: `calc(${vars.space.m} - ${vars.space.xs})`,
  color: vars.color.textMuted,
});
