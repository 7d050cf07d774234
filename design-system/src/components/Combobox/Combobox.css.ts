import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

const { color } = vars;

export const frame = style({ position: 'relative' });
// `&&`: wins over the shared control whatever order the bundler puts style sheets in.
export const input = style({
  selectors: { '&&': { paddingInlineEnd: '2.75rem', textOverflow: 'ellipsis' } },
});
export const toggle = style({
  position: 'absolute',
  insetBlock: '4px',
  insetInlineEnd: '4px',
  display: 'grid',
  placeItems: 'center',
  width: `calc(${vars.control.m} - 8px)`,
  borderRadius: vars.radius.badge,
  color: color.textMuted,
  selectors: {
    '&:hover:not(:disabled)': { color: color.link },
    '&:disabled': { cursor: 'not-allowed' },
  },
});
