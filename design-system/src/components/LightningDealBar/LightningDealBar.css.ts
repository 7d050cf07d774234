import { style } from '@vanilla-extract/css';
import { forcedInk } from '../../internal/mask.ts';
import { media } from '../../themes/breakpoints.ts';
import { vars } from '../../themes/vars.css.ts';

const { color } = vars;

export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `2px ${vars.space.xs}`,
  fontSize: vars.size.s,
  lineHeight: 1.35,
  fontVariantNumeric: 'tabular-nums',
});
export const track = style({
  // As long as its neighbours', whatever the words beside it.
  flex: '0 1 8rem',
  height: '10px',
  border: `1px solid ${color.controlBorder}`,
  borderRadius: vars.radius.pill,
  background: color.surface,
  overflow: 'hidden',
});
export const bar = style({
  height: '100%',
  background: color.sale,
  selectors: { '[data-sold-out] &': { background: color.controlBorder } },
  '@media': {
    [media.forcedColors]: {
      ...forcedInk,
      selectors: { '[data-sold-out] &': { background: 'GrayText' } },
    },
  },
});
export const text = style({
  fontWeight: vars.weight.semibold,
  selectors: { '[data-sold-out] &': { color: color.textMuted } },
});
