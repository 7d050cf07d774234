import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

/** Custom property: how many times larger than fits the stage. */
export const scale = '--kreide-zoom';
/** Custom property: the picture's width by its height. */
export const ratio = '--kreide-ratio';

export const stage = style({
  display: 'grid',
  placeContent: 'safe center',
  height: 'calc(100dvh - 13rem)',
  containerType: 'size',
  overflow: 'auto',
  // Two fingers enlarge the picture, not the page.
  touchAction: 'pan-x pan-y',
  // A picture reads in no direction, and how far it is scrolled counts from its left.
  direction: 'ltr',
  overscrollBehavior: 'contain',
});
export const picture = style({
  display: 'block',
  cursor: 'zoom-in',
  selectors: {
    '&:hover:not(:focus-visible)': {
      outline: `1px solid ${vars.color.controlBorder}`,
      outlineOffset: '-1px',
    },
    '&:focus-visible': { outlineOffset: '-3px' },
    '&[aria-pressed="true"]': { cursor: 'grab' },
    '&:active[aria-pressed="true"]': { cursor: 'grabbing' },
  },
});
export const image = style({
  display: 'block',
  width: `calc(min(100cqi, 100cqb * var(${ratio})) * var(${scale}))`,
  maxWidth: 'none',
  height: 'auto',
});
export const bar = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.m,
});
