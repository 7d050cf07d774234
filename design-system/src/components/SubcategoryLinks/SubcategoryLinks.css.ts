import { style } from '@vanilla-extract/css';
import { media } from '../../themes/breakpoints.ts';
import { vars } from '../../themes/vars.css.ts';

export { chip, chips } from '../../internal/chip.css.ts';

export const oneRow = style({
  '@media': {
    [media.belowTablet]: {
      flexWrap: 'nowrap',
      // Up to the edges of the screen, so that what is cut off says that there is more.
      marginInline: '-16px',
      padding: '4px 16px',
      overflowX: 'auto',
      scrollbarWidth: 'none',
    },
  },
});
export const link = style({
  whiteSpace: 'nowrap',
  minHeight: '40px',
  paddingInlineEnd: '.85em',
  fontWeight: vars.weight.medium,
  selectors: { '&:focus-visible': { outlineOffset: '0' } },
});
