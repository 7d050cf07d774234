import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

/** From 25 %: the marker pen over the red. */
export const highlighted = style({
  boxShadow: `0 0 0 2px ${vars.color.highlight}`,
  selectors: { '&&': { fontSize: vars.size.s, fontWeight: vars.weight.bold } },
});
