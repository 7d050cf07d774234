import { media, vars } from '@kreide/design-system/tokens';
import { style } from '@vanilla-extract/css';

/** What is looked for takes a row of its own where there is no room for all. */
export const search = style({
  display: 'grid',
  alignItems: 'end',
  gap: vars.space.s,
  gridTemplateColumns: '1fr auto',
  '@media': {
    [media.tablet]: { gridTemplateColumns: '20rem auto auto', justifyContent: 'start' },
  },
});

export const words = style({
  gridColumn: '1 / -1',
  '@media': { [media.tablet]: { gridColumn: 'auto' } },
});
