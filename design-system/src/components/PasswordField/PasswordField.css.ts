import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

export const frame = style({ position: 'relative', display: 'flex' });
// `&&`: wins over the shared control whatever order the bundler puts style sheets in.
export const input = style({ selectors: { '&&': { paddingInlineEnd: '3rem' } } });
export const toggle = style({
  position: 'absolute',
  insetBlock: '4px',
  insetInlineEnd: '4px',
  display: 'grid',
  placeItems: 'center',
  width: `calc(${vars.control.m} - 8px)`,
  borderRadius: vars.radius.badge,
  color: vars.color.textMuted,
  selectors: { '&:hover': { color: vars.color.link } },
  '@media': { '(scripting: none)': { display: 'none' } },
});
