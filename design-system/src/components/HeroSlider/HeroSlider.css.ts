import { globalStyle, style } from '@vanilla-extract/css';
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
