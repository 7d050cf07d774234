import { style } from '@vanilla-extract/css';
import { forcedMark } from '../../internal/mask.ts';
import { media } from '../../themes/breakpoints.ts';
import { vars } from '../../themes/vars.css.ts';

export const root = style({
  display: 'grid',
  gap: vars.space.xs,
  width: '100%',
  fontSize: vars.size.s,
  fontVariantNumeric: 'tabular-nums',
});
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(4.2em, max-content) minmax(3rem, 1fr) minmax(5ch, max-content)',
  alignItems: 'center',
  gap: vars.space.xs,
  color: 'inherit',
  textDecoration: 'none',
  minHeight: '24px',
  borderRadius: vars.radius.badge,
});
export const rowLink = style({
  selectors: {
    '&:hover': { color: vars.color.link },
    // The shadow is the ground's margin, so that the columns stay below each other.
    '&[aria-current="true"]': {
      background: vars.color.actionSoft,
      boxShadow: `0 0 0 4px ${vars.color.actionSoft}`,
      color: vars.color.link,
      fontWeight: vars.weight.semibold,
    },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&[aria-current="true"]': { ...forcedMark, boxShadow: '0 0 0 4px Highlight' },
      },
    },
  },
});
export const track = style({
  height: '8px',
  borderRadius: vars.radius.pill,
  background: vars.color.starEmpty,
  overflow: 'hidden',
  // Grounds go away in forced colours, and with them how long a full bar would be.
  '@media': { [media.forcedColors]: { background: 'none', border: '1px solid' } },
});
export const bar = style({
  display: 'block',
  height: '100%',
  borderRadius: vars.radius.pill,
  background: vars.color.star,
  '@media': {
    [media.forcedColors]: {
      forcedColorAdjust: 'none',
      background: 'currentColor',
    },
  },
});
export const count = style({ textAlign: 'end' });
