import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

export const frame = style({ position: 'relative', display: 'flex', minWidth: 0 });
// `&&`: wins over the shared control whatever order the bundler puts style sheets in.
export const root = style({
  appearance: 'none',
  textOverflow: 'ellipsis',
  cursor: 'pointer',
  selectors: { '&&': { paddingInlineEnd: '2.25em' } },
});
export const sizes = styleVariants({
  m: {},
  s: {
    selectors: {
      '&&': { minHeight: vars.control.s, paddingBlock: '.25em', fontSize: vars.size.s },
    },
  },
});
export const chevron = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: '.7em',
  margin: 'auto',
  pointerEvents: 'none',
});
