import { media, vars } from '@kreide/design-system/tokens';
import { style } from '@vanilla-extract/css';

/** At least a screen high, so that the footer never floats. */
export const page = style({ minHeight: '100svh', display: 'flex', flexDirection: 'column' });

export const main = style({
  flex: 1,
  paddingBlock: vars.space.l,
  '@media': { [media.laptop]: { paddingBlock: vars.space.xl } },
});

export const steps = style({
  paddingBlock: vars.space.m,
  borderBottom: `1px solid ${vars.color.hairline}`,
});
