import { vars } from '@kreide/design-system/tokens';
import { style } from '@vanilla-extract/css';

/** What little there is stands in the middle of the screen. */
export const main = style({
  minHeight: '100svh',
  display: 'grid',
  alignContent: 'center',
  paddingBlock: vars.space.xl,
});
