import { createVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../themes/breakpoints.ts';
import { vars } from '../../themes/vars.css.ts';

/** Columns follow the room the grid has, with or without filters beside it. */
export const frame = style({ containerType: 'inline-size' });

const gap = createVar();
export const root = style({
  vars: { [gap]: '12px' },
  display: 'grid',
  gap,
  '@media': { [media.tablet]: { vars: { [gap]: vars.space.m } } },
});

/** Width of one of so many columns. */
const share = (count: number) => `calc((100% + ${gap}) / ${count} - ${gap})`;
const columns = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });

export const layouts = styleVariants({
  grid: {
    ...columns(2),
    '@container': {
      '(min-width: 560px)': columns(3),
      '(min-width: 860px)': columns(4),
      '(min-width: 1120px)': columns(5),
    },
  },
  /** Four at most: for teasers and half-width places. */
  few: {
    ...columns(2),
    '@container': { '(min-width: 640px)': columns(3), '(min-width: 960px)': columns(4) },
  },
  /** As many as a grid has columns are to be seen; the others come by scrolling. */
  row: {
    gridAutoFlow: 'column',
    gridAutoColumns: share(2.2),
    overflowX: 'auto',
    overscrollBehaviorX: 'contain',
    scrollSnapType: 'x proximity',
    scrollbarWidth: 'thin',
    // Room for focus rings, which scrolling would cut off.
    margin: '-6px',
    padding: '6px',
    scrollPadding: '6px',
    '@container': {
      '(min-width: 560px)': { gridAutoColumns: share(3) },
      '(min-width: 860px)': { gridAutoColumns: share(4) },
      '(min-width: 1120px)': { gridAutoColumns: share(5) },
    },
  },
  list: { ...columns(1), gap: vars.space.xs },
});
globalStyle(`${layouts.row} > li`, { scrollSnapAlign: 'start' });

/** What is off screen is neither laid out nor painted; its height is remembered once it was. */
const skip = (height: string) =>
  ({ contentVisibility: 'auto', containIntrinsicSize: `auto ${height}` }) as const;
globalStyle(`${layouts.grid} > li`, skip('420px'));
globalStyle(`${layouts.list} > li`, skip('116px'));
// Paint containment would cut the focus ring and the hover border off.
globalStyle(`${root} > li`, { overflowClipMargin: '6px', minWidth: 0 });
