import { media, vars } from '@kreide/design-system/tokens';
import { type GlobalStyleRule, globalStyle, style } from '@vanilla-extract/css';

/** The cart above the step, from laptop up beside it. */
export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.l,
  alignItems: 'start',
  '@media': {
    [media.laptop]: {
      gridTemplateColumns: 'minmax(0, 44rem) minmax(20rem, 24rem)',
      justifyContent: 'center',
      columnGap: vars.space['2xl'],
    },
  },
});

export const step = style({
  '@media': { [media.laptop]: { gridColumn: 1, gridRow: 1 } },
});

export const cart = style({
  '@media': { [media.laptop]: { gridColumn: 2, gridRow: 1 } },
});

export const details = style({ borderBottom: 'none' });

export const title = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${vars.space.s}`,
  flexGrow: 1,
  fontSize: vars.size.m,
});

/**
 * Where there is room it is always open. Browsers that can't show a closed one's content keep the
 * button that opens it.
 */
const isAlwaysOpen = (rule: GlobalStyleRule) => ({
  '@supports': { 'selector(::details-content)': { '@media': { [media.laptop]: rule } } },
});
globalStyle(`${details} > summary`, isAlwaysOpen({ display: 'none' }));
globalStyle(`${details}::details-content`, isAlwaysOpen({ contentVisibility: 'visible' }));

/** In place of the button. */
export const heading = style({
  display: 'none',
  ...isAlwaysOpen({ display: 'block' }),
});

export const line = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `0 ${vars.space.s}`,
});
export const amount = style({ fontVariantNumeric: 'tabular-nums', textAlign: 'end' });
export const variant = style({ display: 'block' });
