import { media, vars } from '@kreide/design-system/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

const { space } = vars;

export const list = style({
  display: 'grid',
  gap: space.m,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(auto-fill, minmax(12rem, 1fr))' },
  },
});
/** A row on a phone, a tile where there is room. */
export const offer = style({
  display: 'grid',
  gridTemplateColumns: '6rem minmax(0, 1fr)',
  gap: space.m,
  alignItems: 'start',
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'auto 1fr' },
  },
});
globalStyle(`${offer} img`, { width: '100%', height: 'auto' });
export const facts = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.xs,
  height: '100%',
});
export const state = style({ marginTop: 'auto', paddingTop: space['2xs'] });
