import { keyframes, style } from '@vanilla-extract/css';
import { media } from '../../themes/breakpoints.ts';
import { vars } from '../../themes/vars.css.ts';

const { color, space } = vars;

const pass = keyframes({
  from: { backgroundPosition: '100% 0' },
  to: { backgroundPosition: '-50% 0' },
});

export const root = style({ display: 'flex', flexDirection: 'column', gap: space['2xs'] });
export const head = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space.s,
  fontSize: vars.size.s,
  fontWeight: vars.weight.semibold,
  lineHeight: 1.4,
});
export const label = style({ minWidth: 0, overflowWrap: 'anywhere' });
export const value = style({
  flex: 'none',
  marginInlineStart: 'auto',
  color: color.textMuted,
  fontWeight: vars.weight.regular,
  fontVariantNumeric: 'tabular-nums',
});

const track = {
  border: `1px solid ${color.controlBorder}`,
  borderRadius: vars.radius.pill,
  background: color.sunken,
} as const;
const done = {
  borderRadius: vars.radius.pill,
  background: color.action,
  transition: `inline-size ${vars.motion.base} ${vars.motion.easing}`,
} as const;

export const bar = style({
  ...track,
  appearance: 'none',
  display: 'block',
  width: '100%',
  height: '12px',
  overflow: 'hidden',
  '::-webkit-progress-bar': { background: 'transparent' },
  '::-webkit-progress-value': done,
  '::-moz-progress-bar': done,
  selectors: {
    // A moving segment; with reduced motion a hatched bar that stands still.
    '&:indeterminate': {
      backgroundImage: `linear-gradient(90deg, transparent 25%, ${color.action} 25% 75%, transparent 75%)`,
      backgroundSize: '66% 100%',
      backgroundRepeat: 'no-repeat',
      animation: `${pass} 1.4s ease-in-out infinite`,
    },
    // Firefox would fill the bar of an unknown value completely.
    '&:indeterminate::-moz-progress-bar': { background: 'transparent' },
  },
  '@media': {
    [media.reducedMotion]: {
      selectors: {
        '&:indeterminate': {
          backgroundImage: `repeating-linear-gradient(-45deg, ${color.action} 0 6px, transparent 6px 12px)`,
          backgroundSize: 'auto',
          backgroundRepeat: 'repeat',
          animation: 'none',
        },
      },
    },
    [media.forcedColors]: {
      // Forced colours would make its parts look the same.
      forcedColorAdjust: 'none',
      borderColor: 'CanvasText',
      background: 'Canvas',
      '::-webkit-progress-value': { background: 'Highlight' },
      '::-moz-progress-bar': { background: 'Highlight' },
      selectors: {
        '&:indeterminate': {
          backgroundImage:
            'repeating-linear-gradient(-45deg, Highlight 0 6px, transparent 6px 12px)',
          backgroundSize: 'auto',
          animation: 'none',
        },
      },
    },
  },
});
