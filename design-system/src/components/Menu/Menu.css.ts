import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { layers, media } from '../../themes/breakpoints.ts';
import { vars } from '../../themes/vars.css.ts';

const { color, space } = vars;

const appear = keyframes({ from: { opacity: 0, translate: '0 -4px' } });

export const root = style({
  zIndex: layers.overlay,
  minWidth: 'max(12rem, var(--radix-dropdown-menu-trigger-width))',
  maxWidth: 'min(22rem, calc(100vw - 16px))',
  maxHeight: 'var(--radix-dropdown-menu-content-available-height)',
  overflowY: 'auto',
  padding: space['2xs'],
  border: `1px solid ${color.hairline}`,
  borderRadius: vars.radius.card,
  background: color.raised,
  boxShadow: vars.shadow,
  animation: `${appear} ${vars.motion.fast} ${vars.motion.easing}`,
});
export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.xs,
  minHeight: '40px',
  padding: `${space['2xs']} ${space.s}`,
  borderRadius: vars.radius.control,
  lineHeight: 1.3,
  textDecoration: 'none',
  cursor: 'pointer',
  userSelect: 'none',
  outline: 'none',
  selectors: {
    '&[data-disabled]': { opacity: 0.5, cursor: 'not-allowed' },
    '&:active': { outline: '2px solid', outlineOffset: '-2px' },
  },
  '@media': {
    [media.touch]: { minHeight: vars.control.m },
    // The place of the keyboard is a background, which forced colours take away.
    [media.forcedColors]: {
      selectors: {
        '&[data-highlighted]': { outline: '2px solid Highlight', outlineOffset: '-2px' },
      },
    },
  },
});
export const tones = styleVariants({
  neutral: {
    color: color.text,
    selectors: { '&[data-highlighted]': { background: color.actionSoft, color: color.link } },
  },
  danger: {
    color: color.danger,
    selectors: { '&[data-highlighted]': { background: color.dangerSurface } },
  },
});
export const text = style({ flex: 1, minWidth: 0, hyphens: 'auto', overflowWrap: 'anywhere' });
export const mark = style({ flex: 'none', display: 'grid', width: '16px', height: '16px' });
export const label = style({
  padding: `${space.xs} ${space.s} ${space['2xs']}`,
  color: color.textMuted,
  fontSize: vars.size.xs,
  fontWeight: vars.weight.semibold,
});
export const separator = style({
  height: '1px',
  marginBlock: space['2xs'],
  marginInline: space.s,
  background: color.hairline,
  '@media': { [media.forcedColors]: { background: 'CanvasText' } },
});
