import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../themes/breakpoints.ts';
import { vars } from '../../themes/vars.css.ts';

/** Columns follow the room the grid has, with or without filters beside it. */
export const frame = style({ containerType: 'inline-size' });

export const root = style({
  display: 'grid',
  gap: '12px',
  '@media': { [media.tablet]: { gap: vars.space.m } },
});

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
  /** For teasers and half-width places. */
  maxFour: {
    ...columns(2),
    '@container': { '(min-width: 640px)': columns(3), '(min-width: 960px)': columns(4) },
  },
  list: { ...columns(1), gap: vars.space.xs },
});

/** What is off screen is neither laid out nor painted; its height is remembered once it was. */
const guess = (height: string) => ({ containIntrinsicSize: `auto ${height}` }) as const;
const skip = (height: string) => ({ contentVisibility: 'auto', ...guess(height) }) as const;
globalStyle(`${layouts.grid} > li`, skip('420px'));
globalStyle(`${layouts.list} > li`, {
  ...skip('148px'),
  // On phones the price stands below the name.
  '@media': { [media.belowTablet]: guess('224px') },
});
// Paint containment would cut the focus ring and the hover border off.
globalStyle(`${root} > li`, { overflowClipMargin: '6px', minWidth: 0 });
