import { vars } from '@kreide/design-system';
import { media } from '@kreide/design-system/tokens';
import { style } from '@vanilla-extract/css';

/** Beside each other above the page on a phone, below each other beside it where there is room. */
export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.xs} ${vars.space.m}`,
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '@media': { [media.laptop]: { flexDirection: 'column' } },
});
