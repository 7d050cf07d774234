import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

export const root = style({
  display: 'inline-block',
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.weight.semibold,
  whiteSpace: 'nowrap',
});
