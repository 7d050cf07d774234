import { globalStyle, style } from '@vanilla-extract/css';
import { layers, media } from '../../themes/breakpoints.ts';
import { vars } from '../../themes/vars.css.ts';

const { color } = vars;

/** Diameter of a thumb, and so the height of their way. */
const thumbSize = '24px';

const knob = {
  boxSizing: 'border-box',
  width: thumbSize,
  height: thumbSize,
  border: `2px solid ${color.action}`,
  borderRadius: '50%',
  background: color.surface,
} as const;

/** The whole way; faint, and only drawn, until the thumbs are there. */
export const slider = style({
  position: 'relative',
  height: thumbSize,
  marginBottom: vars.space.s,
  background: `linear-gradient(${color.controlBorder}, ${color.controlBorder}) center / 100% 2px no-repeat`,
  selectors: {
    '&:empty': { opacity: 0.4 },
    '&:empty::before, &:empty::after': { ...knob, content: '', position: 'absolute' },
    '&:empty::after': { insetInlineEnd: 0 },
  },
  '@media': {
    '(scripting: none)': { display: 'none' },
    [media.forcedColors]: {
      borderBlock: '11px solid Canvas',
      background: 'CanvasText',
      selectors: { '&:empty::before, &:empty::after': { display: 'none' } },
    },
  },
});
/** Holds the thumbs. A finger that moves one does not scroll the page meanwhile. */
export const way = style({ position: 'absolute', inset: 0, touchAction: 'none' });
export const track = style({ position: 'absolute', inset: 0 });
/** The part of it that is chosen. */
export const chosen = style({
  position: 'absolute',
  top: 'calc(50% - 2px)',
  height: '4px',
  background: color.action,
  '@media': { [media.forcedColors]: { background: 'Highlight', forcedColorAdjust: 'none' } },
});
export const thumb = style({
  ...knob,
  display: 'block',
  cursor: 'grab',
  selectors: {
    '&:hover': { borderColor: color.actionHover, background: color.actionSoft },
    '&:active': { background: color.action },
  },
});
// Radix puts each thumb into a frame, which is positioned but has no z-index.
export const raised = style({ position: 'relative', zIndex: layers.raised });

/** The button stands beside the fields where there is room, else below them. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  alignItems: 'end',
  gap: vars.space.xs,
  '@container': {
    '(min-width: 24rem)': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) auto' },
  },
});
export const frame = style({ containerType: 'inline-size' });
globalStyle(`${row} > button`, {
  gridColumn: '1 / -1',
  '@container': { '(min-width: 24rem)': { gridColumn: 'auto' } },
});
