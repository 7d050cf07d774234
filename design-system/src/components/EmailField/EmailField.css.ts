import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

export const frame = style({ position: 'relative' });

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
