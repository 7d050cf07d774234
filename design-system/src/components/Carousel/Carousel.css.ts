import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { atItsEnd } from '../../internal/arrow.ts';
import { layers, media } from '../../themes/breakpoints.ts';
import { vars } from '../../themes/vars.css.ts';

/** As many slides are to be seen as there is room for, up to five; the others come by scrolling. */
export const root = style({ position: 'relative', containerType: 'inline-size', minWidth: 0 });

const gap = createVar();
/** Width of one of so many slides. */
const share = (count: number) => `calc((100% + ${gap}) / ${count} - ${gap})`;

export const track = style({
  vars: { [gap]: '12px' },
  display: 'grid',
  gap,
  gridAutoFlow: 'column',
  gridAutoColumns: share(1.8),
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'thin',
  // Room for focus rings, which scrolling would cut off.
  margin: '-6px',
  padding: '6px',
  scrollPadding: '6px',
  selectors: { '&:focus-visible': { outlineOffset: '-2px', borderRadius: vars.radius.card } },
  '@media': { [media.tablet]: { vars: { [gap]: vars.space.m } } },
  '@container': {
    '(min-width: 560px)': { gridAutoColumns: share(3) },
    '(min-width: 860px)': { gridAutoColumns: share(4) },
    '(min-width: 1120px)': { gridAutoColumns: share(5) },
  },
});
globalStyle(`${track} > li`, { minWidth: 0, scrollSnapAlign: 'start' });

/**
 * Half beside the slides and at the height of their pictures, so that it hides little of them and no
 * words. A finger needs no arrow.
 */
const arrow = {
  position: 'absolute',
  zIndex: layers.raised,
  insetBlock: '0 50%',
  marginBlock: 'auto',
  boxShadow: vars.shadow,
  selectors: atItsEnd,
  '@media': { [media.touch]: { selectors: { '&&': { display: 'none' } } } },
} as const;
export const previous = style({ ...arrow, insetInlineStart: '-16px' });
export const next = style({ ...arrow, insetInlineEnd: '-16px' });
