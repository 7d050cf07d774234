import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

export const frame = style({ position: 'relative', display: 'flex', minWidth: 0 });
export const root = style({
  appearance: 'none',
  paddingInlineEnd: '2.25em',
  textOverflow: 'ellipsis',
  cursor: 'pointer',
});
export const sizes = styleVariants({
  m: {},
  s: { minHeight: vars.control.s, paddingBlock: '.25em', fontSize: vars.size.s },
});
export const chevron = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: '.7em',
  margin: 'auto',
  pointerEvents: 'none',
});
