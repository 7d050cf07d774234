import { vars } from '@kreide/design-system';
import { media } from '@kreide/design-system/tokens';
import { style } from '@vanilla-extract/css';

/** One row that scrolls sideways on a phone, some rows on a tablet, beside the page where there is room. */
export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.xs} ${vars.space.m}`,
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '@media': {
    [media.belowTablet]: {
      position: 'relative',
      flexWrap: 'nowrap',
      // Up to the edges of the screen, so that what is cut off says that there is more.
      marginInline: '-16px',
      paddingInline: '16px',
      boxShadow: `inset 0 -1px ${vars.color.hairline}`,
      overflowX: 'auto',
      scrollbarWidth: 'none',
    },
    [media.laptop]: { flexDirection: 'column' },
  },
});

export const entry = style({
  '@media': {
    [media.belowTablet]: {
      flex: 'none',
      display: 'flex',
      alignItems: 'center',
      minHeight: '44px',
      paddingBlockStart: '3px',
      selectors: {
        '&[data-current]': { borderBlockEnd: `3px solid ${vars.color.action}` },
        '&:not([data-current])': { paddingBlockEnd: '3px' },
      },
    },
  },
});
