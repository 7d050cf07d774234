import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

export const address = style({
  minWidth: 0,
  overflowWrap: 'anywhere',
  fontWeight: vars.weight.semibold,
});
/** The part that is typed already is less prominent than the suggested rest. */
export const typed = style({ fontWeight: vars.weight.regular, color: vars.color.textMuted });
