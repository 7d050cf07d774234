import { style } from '@vanilla-extract/css';
import { media } from '../../themes/breakpoints.ts';
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

/** Keeps its line before anything is typed, so that nothing moves at the first key. */
export const strength = style({
  display: 'flex',
  alignItems: 'center',
  columnGap: vars.space.s,
  minHeight: '1.4rem',
  fontSize: vars.size.s,
  lineHeight: 1.4,
  // Below error and hint, which belong to the field.
  order: 1,
});
export const meter = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, 1fr)',
  gap: vars.space['2xs'],
  // Gives way to the words.
  flex: '0 1 7rem',
  minWidth: '3rem',
});
/** An outline until it is reached: form tells it as well as colour. */
export const step = style({
  height: '6px',
  border: `1px solid ${vars.color.controlBorder}`,
  borderRadius: vars.radius.pill,
  transition: `background-color ${vars.motion.base} ${vars.motion.easing}`,
  selectors: {
    '&[data-filled]': { border: 0 },
    '[data-strength] > &[data-filled]': { background: vars.color.success },
    '[data-strength="fair"] > &[data-filled]': { background: vars.color.warning },
    '[data-strength="weak"] > &[data-filled]': { background: vars.color.danger },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '[data-strength] > &&[data-filled]': {
          background: 'CanvasText',
          forcedColorAdjust: 'none',
        },
      },
    },
  },
});
export const words = style({
  flex: 'none',
  maxWidth: `calc(100% - 3rem - ${vars.space.s})`,
  color: vars.color.textMuted,
});
