import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

export const frame = style({ position: 'relative' });
export const address = style({
  minWidth: 0,
  overflowWrap: 'anywhere',
  fontWeight: vars.weight.semibold,
});
/** The part that is typed already is less prominent than the suggested rest. */
export const typed = style({ fontWeight: vars.weight.regular, color: vars.color.textMuted });

export const correction = style({
  // The correction needs a script.
  '@media': { '(scripting: none)': { display: 'none' } },
});
export const question = style({
  marginTop: '4px',
  fontSize: vars.size.s,
  textAlign: 'start',
  overflowWrap: 'anywhere',
});
