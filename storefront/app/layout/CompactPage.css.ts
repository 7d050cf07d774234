import { media, vars } from '@kreide/design-system/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

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

/** HEAD-08: as above the shop's own header, one line; what has no room on it is not shown. */
export const points = style({
  background: vars.color.sunken,
  fontSize: vars.size.xs,
  color: vars.color.textMuted,
  paddingBlock: '4px',
});
globalStyle(`${points} ul`, {
  height: '1.5em',
  overflow: 'hidden',
  '@media': { [media.belowTablet]: { justifyContent: 'center' } },
});
