import { media, vars } from '@kreide/design-system/tokens';
import { style } from '@vanilla-extract/css';

/** From edge to edge in one line; on a phone two below each other begin at the same place. */
export const promises = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, auto)',
  justifyContent: 'space-between',
  gap: vars.space.m,
  '@media': { [media.tablet]: { display: 'flex' } },
});
