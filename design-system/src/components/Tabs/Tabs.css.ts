import { style } from '@vanilla-extract/css';
import { media } from '../../themes/breakpoints.ts';
import { vars } from '../../themes/vars.css.ts';

const { color, space } = vars;

export const root = style({ display: 'flex', flexDirection: 'column', gap: space.m, minWidth: 0 });
/** Too many for the width: the row scrolls, so that the tabs stay one row. */
export const list = style({
  display: 'flex',
  gap: space['2xs'],
  overflowX: 'auto',
  overflowY: 'hidden',
  scrollbarWidth: 'none',
  boxShadow: `inset 0 -1px ${color.hairline}`,
});
export const tab = style({
  position: 'relative',
  flex: 'none',
  minHeight: vars.control.m,
  padding: `${space.xs} ${space.s}`,
  color: color.textMuted,
  fontWeight: vars.weight.semibold,
  lineHeight: 1.3,
  whiteSpace: 'nowrap',
  transition: `color ${vars.motion.fast} ${vars.motion.easing}`,
  '::after': {
    content: '',
    position: 'absolute',
    insetInline: 0,
    insetBlockEnd: 0,
    height: '3px',
    borderRadius: '3px 3px 0 0',
  },
  selectors: {
    '&:hover:not(:disabled)': { color: color.link },
    '&[data-state="active"]': { color: color.link },
    '&[data-state="active"]::after': { background: color.action },
    '&:disabled': { opacity: 0.5, cursor: 'not-allowed' },
    '&:focus-visible': { outlineOffset: '-2px', borderRadius: vars.radius.badge },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&[data-state="active"]::after': { background: 'Highlight', forcedColorAdjust: 'none' },
      },
    },
  },
});
export const count = style({
  fontWeight: vars.weight.regular,
  fontVariantNumeric: 'tabular-nums',
});
export const panel = style({ borderRadius: vars.radius.badge });
