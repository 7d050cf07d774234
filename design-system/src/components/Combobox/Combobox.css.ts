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
/** Six options and the half of a seventh: it can be seen that there are more. */
export const list = style({
  maxHeight: '18rem',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollPadding: vars.space.xs,
});
export const label = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere', hyphens: 'auto' });
export const check = style({ color: color.link });
export const message = style({ paddingInline: vars.space.m, color: color.textMuted });
