import { vars } from '@kreide/design-system/tokens';
import { style } from '@vanilla-extract/css';

/** At least a screen high, so that the footer never floats. */
export const page = style({ minHeight: '100svh', display: 'flex', flexDirection: 'column' });

export const main = style({
  flex: 1,
  paddingBlock: `${vars.space.l} ${vars.space['2xl']}`,
  // A hero begins right below the header.
  selectors: { '&:has(> :not([hidden]) [data-hero])': { paddingTop: 0 } },
});
