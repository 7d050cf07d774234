import { keyframes, style } from '@vanilla-extract/css';
import { layers, media } from '../themes/breakpoints.ts';
import { vars } from '../themes/vars.css.ts';

const appear = keyframes({ from: { opacity: 0 } });

export const scrim = style({
  position: 'fixed',
  inset: 0,
  zIndex: layers.overlay,
  background: vars.color.scrim,
  animation: `${appear} ${vars.motion.base} ${vars.motion.easing}`,
});

/** What floats over the page: one surface, one shadow. */
export const surface = style({
  zIndex: layers.overlay,
  display: 'flex',
  flexDirection: 'column',
  background: vars.color.raised,
  color: vars.color.text,
  boxShadow: vars.shadow,
  overflow: 'hidden',
  selectors: { '&:focus-visible': { outline: 'none' } },
  '@media': { [media.forcedColors]: { border: '1px solid' } },
});

export const head = style({
  display: 'flex',
  // A long title grows downwards; the button stays in its corner.
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: vars.space.s,
  flex: 'none',
  minHeight: '60px',
  paddingBlock: vars.space.xs,
  paddingInline: `${vars.space.l} ${vars.space.xs}`,
  borderBottom: `1px solid ${vars.color.hairline}`,
});
export const title = style({
  fontFamily: vars.font.display,
  fontSize: vars.size.h3,
  fontWeight: vars.weight.bold,
  lineHeight: 1.25,
  minWidth: 0,
  // In the middle of the button as long as it is one line.
  paddingBlock: `calc((44px - 1.25em) / 2)`,
});
export const body = style({
  flex: '1 1 auto',
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: vars.space.l,
  selectors: { '&:focus-visible': { outlineOffset: '-2px' } },
});
export const description = style({ marginBottom: vars.space.m });
export const foot = style({
  flex: 'none',
  padding: `${vars.space.m} ${vars.space.l}`,
  borderTop: `1px solid ${vars.color.hairline}`,
});
