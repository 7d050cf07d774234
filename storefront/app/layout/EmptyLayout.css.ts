import { vars } from '@kreide/design-system/tokens';
import { style } from '@vanilla-extract/css';

/** Little content, centred on the screen. */
export const main = style({
  minHeight: '100svh',
  display: 'grid',
  alignContent: 'center',
  paddingBlock: vars.space.xl,
});
