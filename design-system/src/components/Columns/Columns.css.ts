import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../themes/breakpoints.ts';

export const root = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

const from = (query: string, gridTemplateColumns: string) => ({
  '@media': { [query]: { gridTemplateColumns } },
});

export const templates = styleVariants({
  halves: from(media.tablet, 'repeat(2, minmax(0, 1fr))'),
  thirds: from(media.tablet, 'repeat(3, minmax(0, 1fr))'),
  quarters: {
    '@media': {
      [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      [media.laptop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    },
  },
  sidebar: from(media.laptop, '17rem minmax(0, 1fr)'),
  aside: from(media.laptop, 'minmax(0, 1fr) minmax(20rem, 24rem)'),
  product: {
    '@media': {
      [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      [media.laptop]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' },
    },
  },
});

export const aligns = styleVariants({ start: { alignItems: 'start' }, stretch: {} });

/** Stays in view beside a longer column. */
export const sticky = style({
  '@media': {
    [media.laptop]: {
      position: 'sticky',
      top: '1.5rem',
      maxHeight: 'calc(100vh - 3rem)',
      overflowY: 'auto',
    },
  },
});
