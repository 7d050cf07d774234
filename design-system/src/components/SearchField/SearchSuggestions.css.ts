import { style } from '@vanilla-extract/css';
import { media } from '../../themes/breakpoints.ts';
import { vars } from '../../themes/vars.css.ts';

const { space } = vars;

export const heading = style({
  padding: `${space['2xs']} ${space.s}`,
  fontSize: vars.size.xs,
  fontWeight: vars.weight.semibold,
  color: vars.color.textMuted,
});
export const optionLabel = style({ minWidth: 0, overflowWrap: 'anywhere' });
export const optionIcon = style({ color: vars.color.textMuted });
export const withBeside = style({
  vars: { '--k-list-most': '80dvh' },
  '@media': {
    [media.tablet]: {
      // Not before it is shown, which is for the browser's own sheet to say.
      selectors: { '&:popover-open': { display: 'grid' } },
      gridTemplateColumns: '2fr 3fr',
      columnGap: space.m,
    },
  },
});
