import { globalStyle, style } from '@vanilla-extract/css';
import { lowerEdge, lowerRoom } from '../../internal/lowerEdge.ts';
import { layers, media } from '../../themes/breakpoints.ts';
import { vars } from '../../themes/vars.css.ts';

const { color, space } = vars;

export const root = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space.s,
  '@media': {
    [media.highPhone]: {
      position: 'fixed',
      insetInline: 0,
      insetBlockEnd: 0,
      // Not `insetBlockEnd`: what moves by it counts as a shift of the layout.
      translate: `0 calc(-1 * var(${lowerEdge}, 0px))`,
      zIndex: layers.sticky,
      flexWrap: 'wrap',
      alignItems: 'center',
      padding: `${space.xs} 16px calc(${space.xs} + env(safe-area-inset-bottom))`,
      borderTop: `1px solid ${color.hairline}`,
      background: color.raised,
    },
  },
});
// The page ends above the bar, and what gets the focus is never behind it.
globalStyle(`html:has(${root})`, {
  '@media': {
    [media.highPhone]: {
      paddingBottom: '8.5rem',
      vars: { [lowerRoom]: '9rem' },
      scrollPaddingBottom: `var(${lowerRoom})`,
    },
  },
});

export const summary = style({
  display: 'none',
  '@media': { [media.highPhone]: { display: 'revert', flex: '1 0 100%' } },
});
export const quantity = style({ flex: 'none' });
export const action = style({ flex: 1, minWidth: 0 });
// The words need the line for themselves.
globalStyle(`${action} svg`, { '@media': { [media.belowLaptop]: { display: 'none' } } });
