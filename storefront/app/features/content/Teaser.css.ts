import { vars } from '@kreide/design-system/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

/** In one line; on a phone in two, whose words begin at the same places. */
export const promises = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(9rem, auto))',
  gap: vars.space.s,
});
/** In the middle of the first line, where the words take two. */
globalStyle(`${promises} svg`, { marginBlock: '.25em' });
