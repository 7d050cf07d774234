import { globalStyle, style } from '@vanilla-extract/css';
import { layers } from '../../themes/breakpoints.ts';
import { vars } from '../../themes/vars.css.ts';

const { color, space } = vars;

export const root = style({ position: 'relative' });
/** Swiping, wheel and touchpad are the browser's own. */
export const track = style({
  display: 'flex',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  selectors: { '&:focus-visible': { outlineOffset: '-3px' } },
});
export const slide = style({
  flex: '0 0 100%',
  minWidth: 0,
  scrollSnapAlign: 'start',
  scrollSnapStop: 'always',
});
// As high as the highest, with room for the bar at the foot.
globalStyle(`${slide} > *`, { height: '100%', paddingBottom: '44px' });

export const bar = style({
  position: 'absolute',
  zIndex: layers.raised,
  insetInline: 0,
  insetBlockEnd: space.xs,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space['2xs'],
  pointerEvents: 'none',
  '@media': { '(scripting: none)': { display: 'none' } },
});
globalStyle(`${bar} > *`, { pointerEvents: 'auto' });
export const dots = style({ display: 'flex' });
export const dot = style({
  display: 'grid',
  placeItems: 'center',
  width: '24px',
  height: '32px',
  borderRadius: vars.radius.badge,
  '::before': {
    content: '',
    width: '10px',
    height: '10px',
    border: `2px solid ${color.controlBorder}`,
    borderRadius: vars.radius.pill,
    background: color.surface,
    transition: `width ${vars.motion.fast} ${vars.motion.easing}`,
  },
  selectors: {
    '&:hover::before': { borderColor: color.link },
    // Longer as well: never told by colour alone.
    '&[aria-current="true"]::before': {
      width: '20px',
      borderColor: color.action,
      background: color.action,
    },
  },
});
